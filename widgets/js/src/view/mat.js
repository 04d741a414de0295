// The cloth: the others around it, the middle, and the learner's own seat and hand at the near edge.
import { html } from "../html.js";
import { CardList, GroupList } from "./cards.js";
import { Centre } from "./centre.js";
import { Seat } from "./seat.js";
import { Rail } from "./zone.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").SeatScene} SeatScene */

/**
 * Who sits left, opposite and right: clockwise from the viewer, who sits at the near edge.
 * @template T
 * @param {T[]} others
 * @returns {{w: T[], n: T[], e: T[]}}
 */
export function around(others) {
  const side = others.length < 2 ? 0 : others.length < 6 ? 1 : 2;
  return {
    w: others.slice(0, side),
    n: others.slice(side, others.length - side),
    e: others.slice(others.length - side),
  };
}

/** @param {{k: Table}} props */
export function Mat({ k }) {
  const { seats, centre, hand } = k.frame.scene;
  const [mine, ...others] = seats;
  const sides = around(others);
  const rails = (centre.zones ?? []).filter((zone) => zone.layout === "rail");
  const groups = hand.layout === "groups" || hand.groups?.length;
  const rows = !rails.length && (centre.zones ?? []).some((zone) => zone.layout === "row");
  const shape = `${rails.length ? " railed" : ""}${groups ? " grouped" : ""}${rows ? " rowed" : ""}`;
  const columns = others.length > 4 ? 3 : Math.max(1, others.length);
  return html`<div class=${`mat${shape}`} style=${`--cols:${columns}`} role="group" aria-label=${k.t("table")}>
    ${rails.length ? html`<div class="rails">${rails.map((zone) => html`<${Rail} key=${zone.id} k=${k} zone=${zone} />`)}</div>` : null}
    ${
      /** @type {("w" | "n" | "e")[]} */ (["w", "n", "e"]).map(
        (side) =>
          html`<div key=${side} class=${`side-${side}`}>
          ${sides[side].map((/** @type {SeatScene} */ seat) => html`<${Seat} key=${seat.seat} k=${k} seat=${seat} />`)}
        </div>`,
      )
    }
    <${Centre} k=${k} centre=${centre} />
    <div class="me">
      ${mine ? html`<${Seat} k=${k} seat=${mine} mine />` : null}
      <div class=${`hand${k.changed.includes(hand.id) ? " changed" : ""}`}>
        ${
          groups
            ? html`<${GroupList} k=${k} zone=${hand} size="f" always />`
            : html`<${CardList} k=${k} zone=${hand} size="f" always />`
        }
      </div>
    </div>
  </div>`;
}
