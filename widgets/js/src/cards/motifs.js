// The pictures on a start page's tiles: a few fixed cards and a drawing for each game, a plain fan for any other.
// Decoration alone: no card here is in anybody's hand. Our own drawing, in a box of 280 by 164.

/** @typedef {{card: string, x: number, y: number, w: number, turn: number}} Laid where a card lies: its middle and width in per cent */
/** @typedef {{art?: string, cards: Laid[]}} Motif */

const pen = (/** @type {string} */ d) =>
  `<path d="${d}" fill="none" stroke="var(--brass)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * Cards side by side along an arc.
 * @param {string[]} cards
 * @param {{x: number, y: number, w: number, step: number, turn: number, sag?: number}} how
 * @returns {Laid[]}
 */
function fan(cards, { x, y, w, step, turn, sag = 2.4 }) {
  const middle = (cards.length - 1) / 2;
  return cards.map((card, i) => ({
    card,
    x: x + (i - middle) * step,
    y: y + Math.abs(i - middle) * sag,
    w,
    turn: (i - middle) * turn,
  }));
}

/** Coins in a pile. @param {number} x @param {number} count */
function coins(x, count) {
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const y = 130 - i * 8.6;
    drawn +=
      `<path d="M${x - 14} ${y}v6a14 5.4 0 0 0 28 0v-6z" fill="#a8741c"/><path d="M${x - 5} ${y + 5}v6q5 1 10 0v-6z" fill="#fbeecb"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="14" ry="5.4" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7"/>`;
  }
  return drawn;
}

const GAVEL =
  '<g transform="translate(219 44) rotate(32) scale(.72)"><rect x="-4" y="10" width="8" height="56" rx="4" fill="#c9a26a" stroke="#4d3511"/>' +
  '<rect x="-27" y="-13" width="54" height="26" rx="5" fill="#d9b57c" stroke="#4d3511"/><path d="M-18-13v26M18-13v26" stroke="#8a6530" stroke-width="3"/></g>';

/** Steps that rise from left to right, a figure on each. */
function stairs() {
  return ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
    .map((figure, i) => {
      const x = 18 + i * 18.9;
      const y = 139 - i * 9.2;
      const light = (0.08 + i * 0.012).toFixed(3);
      return (
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="17.4" height="${(178 - y).toFixed(1)}" rx="2" fill="rgb(255 255 255 / ${light})" stroke="var(--cloth-line)" stroke-width=".8"/>` +
        `<g transform="translate(${(x + 5).toFixed(1)} ${(y + 5).toFixed(1)}) scale(.38)" stroke-width="4.6" color="var(--on-cloth)"><use href="#kz-g-${figure}"/></g>`
      );
    })
    .join("");
}

const RING = pen(
  "M116 38Q140 28 164 38M155 30l10 8-11 6M226 66q10 16 0 30M231 87l-5 10-9-6M164 128q-24 10-48 0M125 136l-10-8 11-6M54 97q-10-16 0-31M49 75l5-10 9 6",
);

/** @type {Record<string, Motif>} */
const MOTIFS = {
  stand_or_trade: {
    art: RING,
    cards: [
      { card: "6S", x: 31, y: 29, w: 15.4, turn: -9 },
      { card: "AH", x: 69, y: 29, w: 15.4, turn: 9 },
      { card: "3D", x: 69, y: 73, w: 15.4, turn: -6 },
      { card: "4C", x: 31, y: 73, w: 15.4, turn: 7 },
    ],
  },
  auktsion: {
    art: coins(196, 3) + coins(222, 6) + coins(248, 4) + GAVEL,
    cards: fan(["7C", "7S", "7D", "7H"], { x: 37.5, y: 49, w: 21.1, step: 7, turn: 13, sag: 2 }),
  },
  abbotts_auction: {
    art: pen("M172 38c12-18 40-18 52-2M226 26l-1 11-11-1"),
    cards: [
      ...fan(["9C", "9D", "KH", "TS", "5C", "QD", "JH"], { x: 44.8, y: 48.8, w: 19.4, step: 9.6, turn: 3.2 }),
      { card: "", x: 88, y: 58, w: 19.4, turn: 0 },
    ],
  },
  thirteen_steps: {
    art: stairs(),
    cards: [
      { card: "5S", x: 25, y: 47, w: 14.3, turn: -7 },
      { card: "5C", x: 30, y: 42, w: 14.3, turn: 5 },
      { card: "TH", x: 66, y: 20.5, w: 13.1, turn: -6 },
      { card: "JK", x: 52, y: 27, w: 14.3, turn: 4 },
    ],
  },
};

/** @type {Motif} */
const PLAIN = { cards: fan(["TS", "JH", "QC", "KD", "AS"], { x: 50, y: 52, w: 20, step: 10, turn: 7 }) };

/** What a game's tile shows. @param {string} game */
export const motifOf = (game) => MOTIFS[game] ?? PLAIN;
