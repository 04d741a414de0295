// Cards that went from seat to seat, drawn on an ellipse between the seats with arrows; for any number of seats.
import { html } from "../html.js";
import { Spot } from "./spot.js";
import { spoken } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Zone} Zone */

const W = 230;
const H = 124;
const RX = 106;
const RY = 54;

/** A point of the ellipse; the viewer sits at 90 degrees, angles grow clockwise. @param {number} deg @param {number} [far] */
export function point(deg, far = 1) {
  const a = (deg * Math.PI) / 180;
  return { x: W / 2 + RX * far * Math.cos(a), y: H / 2 + RY * far * Math.sin(a) };
}

const n1 = (/** @type {number} */ n) => n.toFixed(1);
const percent = (/** @type {{x: number, y: number}} */ p) => ({
  left: (p.x / W) * 100,
  top: (p.y / H) * 100,
});

/** @param {number} from @param {number} to */
function arc(from, to) {
  const a = point(from);
  const b = point(to);
  return `M${n1(a.x)} ${n1(a.y)}A${RX} ${RY} 0 0 ${to > from ? 1 : 0} ${n1(b.x)} ${n1(b.y)}`;
}

/** An arrow's head at `tip`, coming from `tail`. @param {{x: number, y: number}} tail @param {{x: number, y: number}} tip */
function head(tail, tip) {
  const angle = (Math.atan2(tip.y - tail.y, tip.x - tail.x) * 180) / Math.PI;
  return { d: "M-7-4.5 0 0-7 4.5", at: `translate(${n1(tip.x)} ${n1(tip.y)}) rotate(${n1(angle)})` };
}

/**
 * Where the card lies (in per cent) and the arrow's strokes.
 * @param {number} from the giver's place, counted clockwise from the viewer
 * @param {number} to
 * @param {number} seats
 * @param {boolean} [swap] a card goes the other way too: each card lies near its taker
 */
export function way(from, to, seats, swap = false) {
  const a = 90 + (from * 360) / seats;
  let turn = ((((((to - from) * 360) / seats) % 360) + 540) % 360) - 180;
  if (turn === -180) turn = 180;
  const s = Math.sign(turn) || 1;
  const size = Math.abs(turn);
  const gap = Math.min(9, size * 0.1);
  const both = swap && seats > 2 && size < 180; // straight across, there and back take different sides
  const half = Math.min(both ? 14 : 18, size * 0.28);
  const mid = a + turn * (both ? 0.68 : 0.5);
  const end = a + turn - s * (both ? 0 : gap);
  return {
    card: percent(point(mid)),
    lines: (both ? "" : arc(a + s * gap, mid - s * half)) + arc(mid + s * half, end),
    head: head(point(end - s * 4), point(end)),
  };
}

/** @param {{k: Table, zone: Zone, children?: any}} props */
export function Ring({ k, zone, children }) {
  const seats = k.frame.scene.seats;
  const placed = new Map(seats.map((seat, i) => [seat.seat, i]));
  const all = zone.passing ?? [];
  const ways = all.map((passing) => ({
    passing,
    ...way(
      placed.get(passing.from_seat) ?? 0,
      placed.get(passing.to_seat) ?? 0,
      seats.length,
      all.some((one) => one.from_seat === passing.to_seat && one.to_seat === passing.from_seat),
    ),
  }));
  return html`<div class="ring" data-place=${zone.id}>
    <svg viewBox=${`0 0 ${W} ${H}`} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--cloth-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
        <path d=${ways.map((w) => w.lines).join("")} />
        ${ways.map((w) => html`<path key=${w.passing.spot.id} d=${w.head.d} transform=${w.head.at} />`)}
      </g>
    </svg>
    <ul aria-label=${spoken(k, zone.say)}>
      ${ways.map(
        (w) =>
          html`<li key=${w.passing.spot.id} style=${`left:${n1(w.card.left)}%;top:${n1(w.card.top)}%`}>
            <${Spot} k=${k} spot=${w.passing.spot} />
          </li>`,
      )}
    </ul>
    <div class="inner">${children}</div>
  </div>`;
}
