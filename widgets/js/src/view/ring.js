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

/** @param {number} from @param {number} to */
function arc(from, to) {
  const a = point(from);
  const b = point(to);
  return `M${n1(a.x)} ${n1(a.y)}A${RX} ${RY} 0 0 ${to > from ? 1 : 0} ${n1(b.x)} ${n1(b.y)}`;
}

/** An arrow's head at `tip`, pointing along `angle`. @param {{x: number, y: number}} tip @param {number} angle */
const head = (tip, angle) => ({ d: "M-7-4.5 0 0-7 4.5", at: `translate(${n1(tip.x)} ${n1(tip.y)}) rotate(${n1(angle)})` });

/**
 * Where the card lies (in per cent) and the arrow's strokes.
 * @param {number} from the giver's place, counted clockwise from the viewer
 * @param {number} to
 * @param {number} seats
 */
export function way(from, to, seats) {
  const a = 90 + (from * 360) / seats;
  let turn = ((((to - from) * 360) / seats) % 360 + 540) % 360 - 180;
  if (turn === -180) turn = 180;
  const across = Math.abs(turn) > 120 && seats > 2;
  if (across) {
    const start = point(a, 0.86);
    const end = point(a + turn, 0.86);
    const on = (/** @type {number} */ s) => ({ x: start.x + (end.x - start.x) * s, y: start.y + (end.y - start.y) * s });
    const card = on(0.24);
    const tip = on(0.97);
    const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    const tail = on(0.8);
    return {
      card: { left: (card.x / W) * 100, top: (card.y / H) * 100 },
      lines: `M${n1(tail.x)} ${n1(tail.y)}L${n1(tip.x)} ${n1(tip.y)}`,
      head: head(tip, angle),
    };
  }
  const s = Math.sign(turn) || 1;
  const size = Math.abs(turn);
  const gap = Math.min(9, size * 0.1);
  const half = Math.min(18, size * 0.28);
  const mid = a + turn / 2;
  const end = a + turn - s * gap;
  const tip = point(end);
  const before = point(end - s * 4);
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  const spot = point(mid);
  return {
    card: { left: (spot.x / W) * 100, top: (spot.y / H) * 100 },
    lines: arc(a + s * gap, mid - s * half) + arc(mid + s * half, end),
    head: head(tip, angle),
  };
}

/** @param {{k: Table, zone: Zone, children?: any}} props */
export function Ring({ k, zone, children }) {
  const seats = k.frame.scene.seats;
  const placed = new Map(seats.map((seat, i) => [seat.seat, i]));
  const ways = (zone.passing ?? []).map((passing) => ({
    passing,
    ...way(placed.get(passing.from_seat) ?? 0, placed.get(passing.to_seat) ?? 0, seats.length),
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
