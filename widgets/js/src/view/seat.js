// A seat: who sits there, what it said and holds, its chips or points, the backs of its cards, what lies before it.
import { html } from "../html.js";
import { Spot } from "./spot.js";
import { Icon, listed, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").SeatScene} SeatScene */
/** @typedef {import("../types").Badge} BadgeData */
/** @typedef {import("../types").Count} Count */

/** @param {{k: Table, badge: BadgeData}} props */
const Badge = ({ k, badge }) =>
  html`<span class=${`said ${badge.tone ?? "wait"}`}>
    ${badge.icon ? html`<${Icon} name=${badge.icon} />` : null}<span><${Text} k=${k} say=${badge.say} inert /></span>
  </span>`;

/** Stacks of six; more than four stacks only grow in the figure beside them. @param {{n: number}} props */
function Chips({ n }) {
  const shown = Math.max(0, Math.min(n, 24));
  const stacks = Math.max(1, Math.ceil(shown / 6));
  const chips = [];
  for (let i = 0; i < shown; i++) {
    const x = 15 + 30 * Math.floor(i / 6);
    const y = 34 - 5.4 * (i % 6);
    const top = i === shown - 1 || i % 6 === 5;
    chips.push(html`<g transform=${`translate(${x} ${y.toFixed(1)})`}>
      <path d="M-12 0v4a12 4.6 0 0 0 24 0v-4z" fill="#a8741c" />
      <path d="M-4.5 3.6v4.6q4.5.8 9 0v-4.6z" fill="#fbeecb" />
      <ellipse rx="12" ry="4.6" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7" />
      ${top ? html`<ellipse rx="7.2" ry="2.5" fill="none" stroke="#9c6b18" stroke-width=".9" />` : null}
    </g>`);
  }
  const tall = 17 + 5.4 * (Math.min(shown, 6) - 1 || 0);
  return html`<svg
    viewBox=${`0 0 ${stacks * 30} 44`}
    style=${`--stacks:${stacks};--tall:${tall.toFixed(1)}`}
    aria-hidden="true"
    focusable="false"
  >${chips}</svg>`;
}

/** @param {{k: Table, count: Count}} props */
function CountView({ k, count }) {
  const name = listed(k, [spoken(k, count.say), spoken(k, count.sub)]);
  const number = typeof count.n === "number" ? count.n : Number.NaN;
  if (count.what === "chips") {
    return html`<span class="chips" role="img" aria-label=${name}>
      ${Number.isFinite(number) ? html`<${Chips} n=${number} />` : null}<b aria-hidden="true">${count.n}</b>
    </span>`;
  }
  return html`<span class="count" role="img" aria-label=${name}>
    <span class="sum" aria-hidden="true">
      ${count.what === "coins" ? html`<${Icon} name="coin" />` : null}<b>${count.n}</b>
      ${count.what === "coins" ? null : html`<span>${k.t(`count.${count.what}`)}</span>`}
    </span>
  </span>`;
}

/** How the sums came about, under them. @param {{k: Table, counts: Count[]}} props */
function Workings({ k, counts }) {
  const subs = counts.filter((count) => count.sub);
  if (!subs.length) return null;
  return html`<div class="run" aria-hidden="true">
    ${subs.map((count, i) => html`<small key=${i}><${Text} k=${k} say=${count.sub} inert /></small>`)}
  </div>`;
}

/** Its cards: backs, and what is known of them. @param {{k: Table, seat: SeatScene}} props */
function Held({ k, seat }) {
  const hand = seat.hand ?? [];
  if (!hand.length) return null;
  return html`<div class="backs" role="group" aria-label=${spoken(k, seat.hand_say) || k.t("stack.count", { n: hand.length })}>
    ${hand.map((spot) =>
      spot.card
        ? html`<span key=${spot.id} class="one known"><${Spot} k=${k} spot=${spot} /></span>`
        : html`<span key=${spot.id} class="one card back" aria-hidden="true"
            ><svg viewBox="0 0 60 84" focusable="false"><use href="#kz-backm" /></svg
          ></span>`,
    )}
  </div>`;
}

/** What a group is called is said aloud; its cards show it to the eye. @param {{k: Table, seat: SeatScene}} props */
function Laid({ k, seat }) {
  const laid = seat.laid ?? [];
  if (!laid.length) return null;
  return html`<ul class="laid">
    ${laid.map(
      (group, i) =>
        html`<li key=${group.cards[0]?.id ?? i} class=${group.mark ?? ""}>
          <span class="cs">${group.cards.map((spot) => html`<${Spot} key=${spot.id} k=${k} spot=${spot} />`)}</span>
          ${group.say ? html`<span class="sr">${spoken(k, group.say)}</span>` : null}
          ${group.note ? html`<small><${Text} k=${k} say=${group.note} inert /></small>` : null}
        </li>`,
    )}
  </ul>`;
}

/** `mine`: the viewer's own seat, whose hand lies beside it. @param {{k: Table, seat: SeatScene, mine?: boolean}} props */
export function Seat({ k, seat, mine = false }) {
  const name = spoken(k, seat.say);
  const counts = seat.counts ?? [];
  const turn = seat.turn ? k.t(mine ? "seat.your_turn" : "seat.turn") : "";
  const small = turn || spoken(k, seat.note);
  const place = `seat:${seat.seat}`;
  const says = [...(seat.said ? [seat.said] : []), ...(seat.marks ?? [])];
  return html`<section
    class=${`seat${seat.turn ? " turn" : ""}${k.changed.includes(place) ? " changed" : ""}`}
    role="group"
    aria-label=${name}
    data-place=${place}
    data-seat=${seat.seat}
  >
    <div class="who">
      <span class="face" aria-hidden="true">${[...name][0] ?? ""}</span>
      <span class="name">${name}${small ? html`<small>${small}</small>` : null}</span>
    </div>
    ${says.length ? html`<div class="says">${says.map((badge, i) => html`<${Badge} key=${i} k=${k} badge=${badge} />`)}</div>` : null}
    ${
      (!mine && seat.hand?.length) || counts.length
        ? html`<div class="held">
          ${mine ? null : html`<${Held} k=${k} seat=${seat} />`}
          ${counts.map((count, i) => html`<${CountView} key=${i} k=${k} count=${count} />`)}
        </div>`
        : null
    }
    <${Workings} k=${k} counts=${counts} />
    <${Laid} k=${k} seat=${seat} />
  </section>`;
}
