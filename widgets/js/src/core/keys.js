// Keys pressed in the widget stay in the widget: a notebook would cut cells at x or dd. Only what runs a cell gets out.

const KINDS = ["keydown", "keypress", "keyup"];
const SHUT = "data-lm-suppress-shortcuts";

/** Shift, Ctrl, Cmd or Alt with Enter: runs the cell. @param {KeyboardEvent} event */
export const runsCell = (event) =>
  event.key === "Enter" && (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);

/**
 * Enter held down presses once: a redraw moves the focus, and the next control would be pressed unasked.
 * @param {KeyboardEvent} event
 */
export function pressOnce(event) {
  if (event.repeat && event.key === "Enter" && !runsCell(event)) event.preventDefault();
}

/**
 * Shuts the keys in. JupyterLab and Notebook listen at the document before the widget hears anything. They look for a
 * shortcut's selector from the pressed element upwards and stop at one that carries the attribute; most selectors end
 * in `:focus`, so the pressed element must carry it, not only the root. The window hears a key first: there the
 * element is marked, or, if a cell is to be run, the marks are lifted for the moment.
 * @param {HTMLElement} root
 * @returns {() => void} opens again
 */
export function shutIn(root) {
  root.setAttribute(SHUT, "true");
  const stop = (/** @type {Event} */ event) => {
    if (!runsCell(/** @type {KeyboardEvent} */ (event))) event.stopPropagation();
  };
  const mark = (/** @type {KeyboardEvent} */ event) => {
    const pressed = /** @type {Element} */ (event.target);
    if (!event.composedPath().includes(root)) return;
    if (!runsCell(event)) {
      pressed.setAttribute(SHUT, "true");
      return;
    }
    const marked = [root, pressed, ...root.querySelectorAll(`[${SHUT}]`)];
    for (const el of marked) el.removeAttribute(SHUT);
    setTimeout(() => root.setAttribute(SHUT, "true"), 0);
  };
  for (const kind of KINDS) root.addEventListener(kind, stop);
  window.addEventListener("keydown", mark, true);
  return () => {
    for (const kind of KINDS) root.removeEventListener(kind, stop);
    window.removeEventListener("keydown", mark, true);
  };
}
