// Keys pressed in the widget stay in the widget: a notebook would cut cells at x or dd. Only what runs a cell gets out.

const KINDS = ["keydown", "keypress", "keyup"];
const SHUT = "data-lm-suppress-shortcuts";

/** Shift, Ctrl, Cmd or Alt with Enter: runs the cell. @param {KeyboardEvent} event */
export const runsCell = (event) =>
  event.key === "Enter" && (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);

/**
 * Shuts the keys in. JupyterLab listens at the document before the widget hears anything and passes over whatever
 * carries the attribute; so the attribute is lifted for the moment in which a cell is to be run.
 * @param {HTMLElement} root
 * @returns {() => void} opens again
 */
export function shutIn(root) {
  root.setAttribute(SHUT, "true");
  const stop = (/** @type {Event} */ event) => {
    if (!runsCell(/** @type {KeyboardEvent} */ (event))) event.stopPropagation();
  };
  const lift = (/** @type {KeyboardEvent} */ event) => {
    if (!runsCell(event) || !event.composedPath().includes(root)) return;
    root.removeAttribute(SHUT);
    setTimeout(() => root.setAttribute(SHUT, "true"), 0);
  };
  for (const kind of KINDS) root.addEventListener(kind, stop);
  window.addEventListener("keydown", lift, true);
  return () => {
    for (const kind of KINDS) root.removeEventListener(kind, stop);
    window.removeEventListener("keydown", lift, true);
  };
}
