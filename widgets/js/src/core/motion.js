// Cards in flight. The new position stands at once; a copy of the card flies over it and vanishes on arrival.
import { still } from "./host.js";

/** @typedef {import("../types").Move} Move */

const CARD_MS = 260;
const ALL_MS = 420;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where on the table something is. @param {Element} root @param {string} place */
const placeOf = (root, place) => root.querySelector(`[data-place="${CSS.escape(place)}"]`);

/** The card itself where it lies open in that place, else the heap of cards there, else the place. */
function spotOf(/** @type {Element} */ root, /** @type {string} */ place, /** @type {string | null} */ card) {
  const area = placeOf(root, place);
  if (!area) return null;
  const seat = area.matches(".me") || area.closest(".me") ? root.querySelector(".me") : area;
  if (card) {
    const open = seat?.querySelector(`[data-card="${CSS.escape(card)}"]`);
    if (open) return open;
  }
  return area.querySelector(".backs .card:last-child") ?? area.querySelector(".face") ?? area;
}

export class Motion {
  constructor() {
    /** @type {Animation[]} */
    this.running = [];
    /** @type {HTMLElement[]} */
    this.flying = [];
  }

  /**
   * The places' rectangles before the redraw, for `fly` after it.
   * @param {Element | null} root
   * @param {Move[]} moves
   */
  from(root, moves) {
    if (!root || still()) return [];
    return moves.map((move) => spotOf(root, move.from, move.card)?.getBoundingClientRect() ?? null);
  }

  /**
   * @param {HTMLElement} root
   * @param {Move[]} moves
   * @param {(DOMRect | null)[]} starts
   */
  fly(root, moves, starts) {
    this.finish();
    if (still() || typeof root.animate !== "function") return;
    const zoom = /** @type {{currentCSSZoom?: number}} */ (root).currentCSSZoom ?? 1;
    const frame = root.getBoundingClientRect();
    const gap = moves.length > 1 ? Math.min(60, (ALL_MS - CARD_MS) / (moves.length - 1)) : 0;
    moves.forEach((move, i) => {
      const target = spotOf(root, move.to, move.card);
      const start = starts[i] ?? spotOf(root, move.from, null)?.getBoundingClientRect();
      const end = target?.getBoundingClientRect();
      if (!target || !start || !end || end.width === 0) return;
      const card = move.card && target.getAttribute("data-card") === move.card ? target : null;
      const size = card ? end : { width: 30, height: 42 };
      const copy = this.copy(card, move.card);
      copy.style.width = `${size.width / zoom}px`;
      copy.style.left = `${(end.left + end.width / 2 - size.width / 2 - frame.left) / zoom}px`;
      copy.style.top = `${(end.top + end.height / 2 - size.height / 2 - frame.top) / zoom}px`;
      root.append(copy);
      const dx = (start.left + start.width / 2 - end.left - end.width / 2) / zoom;
      const dy = (start.top + start.height / 2 - end.top - end.height / 2) / zoom;
      const timing = {
        duration: CARD_MS,
        delay: i * gap,
        easing: EASE,
        fill: /** @type {const} */ ("backwards"),
      };
      const flight = copy.animate(
        [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }],
        timing,
      );
      this.running.push(flight);
      this.flying.push(copy);
      if (card) {
        this.running.push(
          card.animate([{ opacity: 0 }, { opacity: 0 }], {
            duration: CARD_MS,
            delay: i * gap,
            fill: "backwards",
          }),
        );
      }
      const land = () => copy.remove();
      flight.finished.then(land, land);
    });
  }

  /** @param {Element | null} card @param {string | null} code */
  copy(card, code) {
    const copy = document.createElement("span");
    copy.className = "card fly";
    copy.setAttribute("aria-hidden", "true");
    if (code) copy.classList.add(code.slice(-1));
    const drawn = card?.querySelector("svg")?.cloneNode(true);
    if (drawn) {
      copy.append(drawn);
    } else {
      const ns = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(ns, "svg");
      svg.setAttribute("viewBox", "0 0 60 84");
      const use = document.createElementNS(ns, "use");
      use.setAttribute("href", code ? `#kz-m-${code}` : "#kz-backm");
      svg.append(use);
      copy.append(svg);
    }
    return copy;
  }

  /** Ends whatever flies: somebody pressed something. */
  finish() {
    for (const animation of this.running) animation.cancel();
    for (const copy of this.flying) copy.remove();
    this.running = [];
    this.flying = [];
  }
}
