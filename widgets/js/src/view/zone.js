// The areas of the cloth, each drawn by its layout: rows, piles, a stack, a rail of stops, what is on sale.
import { html } from "../html.js";
import { CardList, GroupList } from "./cards.js";
import { Spot } from "./spot.js";
import { listed, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Zone} Zone */

/** Stops in a row: lots, turns. @param {{k: Table, zone: Zone}} props */
export function Rail({ k, zone }) {
  const cells = zone.cells ?? [];
  return html`<ol class="rail" style=${`--c:${cells.length}`} aria-label=${spoken(k, zone.say)} data-place=${zone.id}>
    ${cells.map(
      (cell, i) =>
        html`<li key=${i} class=${cell.mark ?? ""} aria-current=${cell.mark === "now" ? "step" : undefined}>
          <span aria-hidden="true">${cell.text}</span>
          ${cell.sub ? html`<small aria-hidden="true"><${Text} k=${k} say=${cell.sub} inert /></small>` : null}
          <span class="sr"><${Text} k=${k} say=${cell.say} inert /></span>
        </li>`,
    )}
  </ol>`;
}

/** Face down, or one card on top, with the number of cards. @param {{k: Table, zone: Zone}} props */
function Stack({ k, zone }) {
  const spots = zone.cards ?? [];
  const count = zone.count ?? spots.length;
  const top = spots.at(-1) ?? { id: `${zone.id}:top` };
  const name = listed(k, [spoken(k, zone.say), k.t("stack.count", { n: count })]);
  return html`<div class=${`pile${count ? "" : " none"}`} role="group" aria-label=${name} data-place=${zone.id}>
    ${count ? html`<${Spot} k=${k} spot=${top} size="m" />` : html`<span class="card hollow"></span>`}
    <b aria-hidden="true">${count}</b>
  </div>`;
}

/** @param {{k: Table, zone: Zone}} props */
export function ZoneView({ k, zone }) {
  const changed = k.changed.includes(zone.id) ? " changed" : "";
  if (zone.layout === "rail") return html`<${Rail} k=${k} zone=${zone} />`;
  const inside =
    zone.layout === "stack"
      ? html`<${Stack} k=${k} zone=${zone} />`
      : zone.layout === "groups" || zone.groups?.length
        ? html`<${GroupList} k=${k} zone=${zone} />`
        : html`<${CardList} k=${k} zone=${zone} size=${zone.layout === "lot" ? "f" : "m"} />`;
  const empty = zone.layout !== "stack" && !zone.cards?.length && !zone.groups?.length;
  return html`<div class=${`zone is-${zone.layout}${changed}`} data-place=${empty ? zone.id : undefined}>
    <span class="cap"><${Text} k=${k} say=${zone.say} /></span>
    ${empty ? html`<span class="card hollow"></span>` : inside}
    ${zone.note ? html`<small><${Text} k=${k} say=${zone.note} /></small>` : null}
  </div>`;
}
