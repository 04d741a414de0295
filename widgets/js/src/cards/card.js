// One card as a picture: a face (large or small), a back, or the outline of a card that is missing.
import { html } from "../html.js";
import { FIGURES } from "./glyphs.js";

/** @typedef {"f" | "m"} Size */

/**
 * The drawing alone, hidden from screen readers: whoever shows it says its name.
 * @param {{card: string | null | undefined, size?: Size}} props
 */
export function Drawing({ card, size = "m" }) {
  const large = size === "f";
  if (card && card in FIGURES) {
    return html`<svg viewBox="-20 -14 60 84" aria-hidden="true" focusable="false"><use href=${`#kz-g-${card}`} /></svg>`;
  }
  const id = card ? `${size}-${card}` : large ? "back" : "backm";
  return html`<svg viewBox=${large ? "0 0 100 140" : "0 0 60 84"} aria-hidden="true" focusable="false"
    ><use href=${`#kz-${id}`}
  /></svg>`;
}

/**
 * The classes that give a card its suit's colour and its mark's look.
 * @param {string | null | undefined} card
 * @param {string} [mark]
 */
export function look(card, mark = "") {
  const kind = !card ? "back" : card in FIGURES ? "ghost" : card === "JK" ? "S" : card.slice(-1);
  return `card ${kind}${mark ? ` ${mark}` : ""}`;
}
