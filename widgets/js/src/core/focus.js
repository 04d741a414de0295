// Keeps the focus through a redraw: the same control if it is still there, else the next sensible one, never nowhere.

/** A name for a control that stays the same from frame to frame. @param {Element | null} el */
export const controlKey = (el) => el?.getAttribute("data-k") ?? el?.getAttribute("data-act") ?? null;

/** @param {Element} root */
const focused = (root) => {
  const tree = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  const el = tree.activeElement ?? null;
  return el && root.contains(el) ? /** @type {HTMLElement} */ (el) : null;
};

/** Where to go on when a control is gone. @type {string[]} */
const NEXT = [
  "[data-continue]",
  ".tray [data-act]",
  ".hand [data-act]",
  ".hand [aria-pressed]",
  ".tray .entry input",
  ".tray [aria-disabled]:not(.tool)",
  ".hand [tabindex='0']",
];

export class FocusKeeper {
  constructor() {
    /** @type {HTMLElement | null} the focused control before the redraw */
    this.before = null;
    /** @type {string | null} */
    this.key = null;
    /** the focus waits on the root until there is something to do again */
    this.parked = false;
    this.phase = "";
  }

  /** Call while the old picture still stands. @param {HTMLElement | null} root */
  note(root) {
    if (!root) return;
    this.before = focused(root);
    const key = controlKey(this.before);
    if (key) this.key = key;
    if (this.before && this.before !== root) this.parked = false;
  }

  /**
   * Call when the new picture stands.
   * @param {HTMLElement} root
   * @param {string} phase
   */
  restore(root, phase) {
    const now = focused(root);
    const had = this.before !== null;
    const before = this.phase;
    const turned = phase !== before;
    this.phase = phase;
    if (!had) return;
    if (turned && (phase === "home" || before === "home")) {
      this.arrive(root);
      return;
    }
    if (turned && (phase === "pause" || phase === "over")) {
      const on = /** @type {HTMLElement | null} */ (root.querySelector("[data-continue], [data-new]"));
      if (on && !root.querySelector("dialog[open]")) {
        on.focus({ preventScroll: true });
        return;
      }
    }
    if (now && now !== root) return;
    if (now === root && !this.parked) return;
    const next = this.next(root);
    this.parked = next === root;
    next.focus({ preventScroll: true });
  }

  /** From the start page to a table or back: to what can be done there, seen from its top. @param {HTMLElement} root */
  arrive(root) {
    this.key = null;
    const here = /** @type {HTMLElement | null} */ (root.querySelector("[data-here]"));
    const next = here ?? this.next(root);
    this.parked = next === root;
    if (!here && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
    next.focus({ preventScroll: true });
    if (here) (here.closest("article") ?? here).scrollIntoView({ block: "nearest" });
  }

  /** @param {HTMLElement} root @returns {HTMLElement} */
  next(root) {
    if (this.key) {
      for (const el of root.querySelectorAll("[data-k], [data-act]")) {
        if (controlKey(el) === this.key) return /** @type {HTMLElement} */ (el);
      }
    }
    for (const selector of NEXT) {
      const el = root.querySelector(selector);
      if (el) return /** @type {HTMLElement} */ (el);
    }
    return root;
  }
}

/**
 * Where an arrow key leads among `count` things, or `null` if the key leads nowhere.
 * @param {string} key
 * @param {number} at
 * @param {number} count
 * @returns {number | null}
 */
export function roving(key, at, count) {
  if (count === 0) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
