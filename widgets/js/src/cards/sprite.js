// Builds the sprite: every face, small face and back as an SVG symbol, once in each document or shadow tree.
import { CAP, CLASP, CRESTS, FRAME } from "./courts.js";
import { FIGURES, PIPS, SUITS } from "./glyphs.js";
import { ICONS } from "./icons.js";

const NS = "http://www.w3.org/2000/svg";
const HOST = "kibitz-sprite-1";

/** @param {string} suit @param {number} x @param {number} y @param {number} size */
const pip = (suit, x, y, size) =>
  `<use href="#s-${suit}" transform="translate(${x} ${y})${y > 70 ? " rotate(180)" : ""} scale(${size})"/>`;

/** A corner and the same corner turned round. @param {string} corner */
const corners = (corner) => `${corner}<g transform="rotate(180 50 70)">${corner}</g>`;

/** @param {string} rank @param {string} suit */
const corner = (rank, suit) =>
  `<use href="#g-${rank}" transform="translate(${rank === "T" ? "7.2 8) scale(.76 .97)" : "6.5 8) scale(.85 .97)"}" stroke-width="4.3"/>` +
  `<use href="#s-${suit}" transform="translate(15 46.5) scale(.484)"/>`;

/** @param {string} rank @param {string} suit */
function picture(rank, suit) {
  const crest = `<g transform="translate(50 33.5) scale(.98)">${CRESTS[rank]}</g>`;
  return FRAME + corners(crest) + pip(suit, 41, 57.5, 0.469) + pip(suit, 59, 82.5, 0.469) + CLASP;
}

/** @param {string} rank @param {string} suit */
function face(rank, suit) {
  const pips = PIPS[rank];
  const middle = pips
    ? pips.at.map(([x, y]) => pip(suit, x ?? 0, y ?? 0, pips.size)).join("")
    : picture(rank, suit);
  return `<symbol id="f-${rank}${suit}" viewBox="0 0 100 140">${corners(corner(rank, suit))}${middle}</symbol>`;
}

/** @param {string} rank @param {string} suit */
const small = (rank, suit) =>
  `<symbol id="m-${rank}${suit}" viewBox="0 0 60 84"><use href="#g-${rank}" transform="translate(${rank === "T" ? 17.5 : 15.5} 9) scale(1.42)" stroke-width="4.3"/>` +
  `<use href="#s-${suit}" transform="translate(30 65.5) scale(.781)"/></symbol>`;

/** The letters J and K one over the other, and the fool's cap. */
function joker() {
  const letters = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    ["J", "K"]
      .map(
        (g, i) =>
          `<use href="#g-${g}" transform="translate(${x} ${y + i * 36 * size}) scale(${size})" stroke-width="5"/>`,
      )
      .join("");
  return (
    `<symbol id="f-JK" viewBox="0 0 100 140">${corners(letters(6.5, 8, 0.64))}<g transform="translate(6 8.6) scale(.88)">${CAP}</g></symbol>` +
    `<symbol id="m-JK" viewBox="0 0 60 84"><g transform="translate(-1 13) scale(.62)">${CAP}</g></symbol>`
  );
}

/** Crossing lines on the back, clipped to its frame. */
function lattice() {
  let path = "";
  for (let x = -140; x <= 230; x += 10) path += `M${x} 7 ${x + 126} 133M${x + 126} 7 ${x} 133`;
  return path;
}

const BACKS =
  `<symbol id="back" viewBox="0 0 100 140"><rect x="5" y="5" width="90" height="130" rx="6.5" fill="var(--back)"/><clipPath id="clip"><rect x="9" y="9" width="82" height="122" rx="4"/></clipPath>` +
  `<g clip-path="url(#clip)"><path d="${lattice()}" stroke="var(--back-line)" stroke-opacity=".38" stroke-width=".9" fill="none"/></g>` +
  `<rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="var(--back-line)" stroke-width="1.2"/><g transform="translate(50 70)"><path d="M0-25 20 0 0 25-20 0z" fill="var(--back)" stroke="var(--back-line)" stroke-width="1.4"/>` +
  `<g fill="var(--back-line)"><path d="M0-15.5 4.2-8 0-.5-4.2-8z"/><path d="M0 15.5 4.2 8 0 .5-4.2 8z"/><path d="M-12.6 0-8.4-5.2-4.2 0-8.4 5.2z"/><path d="M12.6 0 8.4-5.2 4.2 0 8.4 5.2z"/></g></g></symbol>` +
  `<symbol id="backm" viewBox="0 0 60 84"><rect x="4" y="4" width="52" height="76" rx="5" fill="var(--back)"/><rect x="8" y="8" width="44" height="68" rx="3" fill="none" stroke="var(--back-line)" stroke-width="1.6"/>` +
  `<path d="M30 20 44 42 30 64 16 42z" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 33 35.6 42 30 51 24.4 42z" fill="var(--back-line)"/></symbol>`;

/** The whole sprite as the text of one SVG document. */
export function spriteText() {
  const suits = Object.entries(SUITS).map(
    ([id, d]) => `<g id="s-${id}"><path transform="translate(-16 -16)" d="${d}" fill="currentColor"/></g>`,
  );
  const figures = Object.entries(FIGURES).map(
    ([id, d]) => `<path id="g-${id}" d="${d}" fill="none" stroke="currentColor" stroke-linejoin="miter"/>`,
  );
  const cards = Object.keys(FIGURES).flatMap((rank) =>
    Object.keys(SUITS).flatMap((suit) => [face(rank, suit), small(rank, suit)]),
  );
  const icons = Object.entries(ICONS).map(
    ([id, body]) =>
      `<symbol id="n-${id}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${body}</g></symbol>`,
  );
  // every id gets a prefix, so that nothing on the host's page is called the same
  const body = [...suits, ...figures, ...cards, joker(), BACKS, ...icons]
    .join("")
    .replace(/(id="|href="#|url\(#)/g, "$1kz-");
  return `<svg xmlns="${NS}" id="${HOST}" aria-hidden="true" focusable="false" style="position:absolute;width:0;height:0;overflow:hidden"><defs>${body}</defs></svg>`;
}

/**
 * Puts the sprite where `el` can use it: into its document or its shadow tree. Waits until `el` is attached.
 * @param {Element} el
 * @param {number} [tries]
 */
export function ensureSprite(el, tries = 600) {
  if (!el.isConnected) {
    if (tries > 0) requestAnimationFrame(() => ensureSprite(el, tries - 1));
    return;
  }
  const tree = /** @type {Document | ShadowRoot} */ (el.getRootNode());
  if (tree.querySelector(`#${HOST}`)) return;
  const parsed = new DOMParser().parseFromString(spriteText(), "image/svg+xml").documentElement;
  const home = "body" in tree ? tree.body : tree;
  home.append(document.importNode(parsed, true));
}
