// Cards to be chosen from the table and the hand, in any order or in a shown one; what they would be is told at once.
import { fillHole } from "../core/act.js";
import { html } from "../html.js";
import { Each } from "./act-button.js";
import { Judged, useJudge } from "./judged.js";
import { InlineCard, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Choice} ChoiceData */
/** @typedef {import("../types").CardSpot} CardSpot */

/** Every spot of the table by its id. @param {import("../types").Frame} frame @returns {Map<string, CardSpot>} */
export function spotsById(frame) {
  const { hand, centre } = frame.scene;
  const all = [hand, ...(centre.zones ?? [])].flatMap((zone) => [
    ...(zone.cards ?? []),
    ...(zone.groups ?? []).flatMap((group) => group.cards),
  ]);
  return new Map(all.map((spot) => [spot.id, spot]));
}

/** @param {{k: Table, choice: ChoiceData}} props */
export function Choice({ k, choice }) {
  const spots = spotsById(k.frame);
  const cards = k.picked.map((id) => spots.get(id)?.card ?? id);
  const act = fillHole(choice.act, cards);
  const told = useJudge(k, choice.judge !== false && cards.length ? act : null);
  const enough = cards.length >= choice.least && cards.length <= choice.most;
  const ok = choice.ok !== false && enough && told?.legal !== false;
  const go = () => {
    if (!k.live) return;
    if (ok) k.act(act);
    else k.why(act, `go:${choice.id}`);
  };
  const { least, most } = choice;
  const wanted =
    least === most
      ? k.t("choice.exact", { n: cards.length, most })
      : k.t("choice.range", { n: cards.length, least, most });
  return html`<div class="entry choose" role="group" aria-label=${spoken(k, choice.say)}>
    <${Judged}
      k=${k}
      id=${`${k.view}-${choice.id}`}
      told=${told}
      otherwise=${html`<${Text} k=${k} say=${choice.say} />${" "}<span class="of">${wanted}</span>`}
    />
    <div class="line">
      ${
        cards.length
          ? html`<span class="chosen">${cards.map((card, i) => html`<span key=${k.picked[i]}><${InlineCard} k=${k} card=${card} /></span>`)}</span>
            <button type="button" class="btn bare" data-k=${`clear:${choice.id}`} onClick=${k.unpick}>${k.t("choice.clear")}</button>`
          : null
      }
      <button
        type="button"
        class=${`btn${ok && k.live ? " main" : ""}`}
        data-k=${`go:${choice.id}`}
        aria-disabled=${ok && k.live ? undefined : "true"}
        aria-haspopup=${ok ? undefined : "dialog"}
        onClick=${go}
      >
        <${Text} k=${k} say=${choice.submit} inert />
      </button>
    </div>
    <${Each} k=${k} each=${choice.each} label=${spoken(k, choice.say)} />
  </div>`;
}
