// The middle of the cloth: a heading, how far things are, a large figure, some lines, and the zones.
import { html } from "../html.js";
import { Ring } from "./ring.js";
import { Icon, spoken, Text } from "./text.js";
import { ZoneView } from "./zone.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Centre} CentreData */
/** @typedef {import("../types").Count} Count */

/** @param {{k: Table, steps: number, now: number}} props */
const Steps = ({ k, steps, now }) =>
  html`<span class="dots" role="img" aria-label=${k.t("step.of", { now, of: steps })}>
    ${Array.from({ length: steps }, (_, i) => html`<i class=${i + 1 < now ? "done" : i + 1 === now ? "now" : ""}></i>`)}
  </span>`;

/** @param {{k: Table, figure: Count}} props */
const Figure = ({ k, figure }) =>
  html`<p class="figure">
    <span class="sr">${spoken(k, figure.say)}</span>
    <b aria-hidden="true">${figure.n}</b>
    <small aria-hidden="true">
      ${figure.sub ? html`<${Text} k=${k} say=${figure.sub} inert />` : figure.what === "coins" ? html`<${Icon} name="coin" />` : null}
    </small>
  </p>`;

/** @param {{k: Table, centre: CentreData}} props */
function Says({ k, centre }) {
  return html`<div class="says-what">
    ${centre.say ? html`<h3><${Text} k=${k} say=${centre.say} /></h3>` : null}
    ${centre.figure ? html`<${Figure} k=${k} figure=${centre.figure} />` : null}
    ${centre.steps ? html`<${Steps} k=${k} steps=${centre.steps} now=${centre.now ?? 0} />` : null}
    ${(centre.lines ?? []).map((line, i) => html`<p key=${i}><${Text} k=${k} say=${line} /></p>`)}
  </div>`;
}

/** Rails lie along the table's edge; the mat draws them. @param {{k: Table, centre: CentreData}} props */
export function Centre({ k, centre }) {
  const zones = (centre.zones ?? []).filter((zone) => zone.layout !== "rail");
  const ring = zones.find((zone) => zone.layout === "ring");
  const lot = zones.find((zone) => zone.layout === "lot");
  const others = zones.filter((zone) => zone !== ring && zone !== lot);
  const says = html`<${Says} k=${k} centre=${centre} />`;
  return html`<div class=${`centre${k.changed.includes("centre") ? " changed" : ""}`} data-place="centre">
    ${ring ? html`<${Ring} k=${k} zone=${ring}>${says}<//>` : null}
    ${lot ? html`<div class="sale"><${ZoneView} k=${k} zone=${lot} />${says}</div>` : null}
    ${ring || lot ? null : says}
    ${others.length ? html`<div class="zones">${others.map((zone) => html`<${ZoneView} key=${zone.id} k=${k} zone=${zone} />`)}</div>` : null}
  </div>`;
}
