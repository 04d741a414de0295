// Explanations: each of their blocks as it is drawn. The larger ones have files of their own.
import { Drawing, look } from "../cards/card.js";
import { html } from "../html.js";
import { Bars, Lines, Sum, Table } from "./figures.js";
import { Icon, listed, Rules, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} TableData */
/** @typedef {import("../types").Block} Block */
/** @typedef {import("../types").MarkedCard} MarkedCard */
/** @typedef {import("../types").Place} PlaceData */
/** @typedef {import("../types").Say} Say */

/** A heading of the level that its place asks for. @param {{level: number, class?: string, children?: any}} props */
export const Heading = ({ level, class: name, children }) =>
  html`<${`h${Math.min(6, level)}`} class=${name}>${children}<//>`;

/**
 * Cards that make a point. `shown`: they lie open on the table now, so they carry `data-card`.
 * @param {{k: TableData, cards: MarkedCard[], say?: Say, size?: "f" | "m", shown?: boolean, name?: string}} props
 */
export function CardRow({ k, cards, say, size = "m", shown = false, name = "near" }) {
  return html`<div class="rowed">
    ${say ? html`<p><${Text} k=${k} say=${say} /></p>` : null}
    <ul class=${name}>
      ${cards.map((one, i) => {
        const title = listed(k, [
          k.name(one.card),
          one.card.length === 1 && one.mark !== "ghost"
            ? k.t("mark.ghost")
            : one.mark && k.t(`mark.${one.mark}`),
          spoken(k, one.note),
        ]);
        return html`<li key=${`${one.card}:${i}`} class=${one.gap ? "gap" : ""}>
          <span class=${look(one.card, one.mark)} role="img" aria-label=${title} data-card=${shown ? one.card : undefined}
            ><${Drawing} card=${one.card} size=${size}
          /></span>
          ${one.note ? html`<small aria-hidden="true"><${Text} k=${k} say=${one.note} inert /></small>` : null}
        </li>`;
      })}
    </ul>
  </div>`;
}

/** @param {{k: TableData, items: import("../types").Check[]}} props */
const Checks = ({ k, items }) =>
  html`<ul class="checks">
    ${items.map(
      (check, i) =>
        html`<li key=${i} class=${check.ok ? "ok" : "not"}>
          <span role="img" aria-label=${k.t(check.ok ? "check.yes" : "check.no")}><${Icon} name=${check.ok ? "yes" : "no"} /></span>
          <span><${Text} k=${k} say=${check.say} /> <${Rules} k=${k} rules=${check.rules} /></span>
        </li>`,
    )}
  </ul>`;

/** Hands in their order. @param {{k: TableData, items: PlaceData[], level: number}} props */
const Places = ({ k, items, level }) =>
  html`<ol class="places">
    ${items.map(
      (place) =>
        html`<li key=${place.seat} class=${place.place === 1 ? "first" : place.place ? "" : "out"}>
          <span class="rank">${place.place ?? html`<${Text} k=${k} say=${place.mark} inert />`}</span>
          <div>
            <${Heading} level=${level}>
              ${k.frame.names?.[place.seat] ? html`<b>${k.frame.names[place.seat]}</b>` : null}
              <span><${Text} k=${k} say=${place.say} /></span>
              ${place.place && place.mark ? html`<span class="pill"><${Text} k=${k} say=${place.mark} /></span>` : null}
              <${Rules} k=${k} rules=${place.rules} />
            <//>
            <${CardRow} k=${k} cards=${place.cards} size="f" name="made" shown />
            <${Blocks} k=${k} blocks=${place.blocks} level=${level + 1} />
          </div>
        </li>`,
    )}
  </ol>`;

/** @param {{k: TableData, block: Block, level: number}} props */
function BlockView({ k, block, level }) {
  switch (block.kind) {
    case "text":
      return html`<p class=${`para ${block.tone ?? ""}`}><${Text} k=${k} say=${block.say} /> <${Rules} k=${k} rules=${block.rules} /></p>`;
    case "cards":
      return html`<${CardRow} k=${k} cards=${block.cards} say=${block.say} />`;
    case "checks":
      return html`<${Checks} k=${k} items=${block.items} />`;
    case "sum":
      return html`<${Sum} k=${k} terms=${block.terms} rules=${block.rules} />`;
    case "lines":
      return html`<${Lines} k=${k} items=${block.items} total=${block.total} />`;
    case "table":
      return html`<${Table} k=${k} block=${block} />`;
    case "bars":
      return html`<${Bars} k=${k} block=${block} />`;
    case "places":
      return html`<${Places} k=${k} items=${block.items} level=${level} />`;
    case "section":
      return html`<div class="section">
        <div class="top">
          <${Heading} level=${level}><${Text} k=${k} say=${block.say} /><//>
          <${Rules} k=${k} rules=${block.rules} />
        </div>
        <${Blocks} k=${k} blocks=${block.blocks} level=${level + 1} />
      </div>`;
    default:
      return null;
  }
}

/** @param {{k: TableData, blocks?: Block[], level?: number}} props @returns {any} */
export const Blocks = ({ k, blocks = [], level = 4 }) =>
  blocks.map(
    (block, i) => html`<${BlockView} key=${`${block.kind}:${i}`} k=${k} block=${block} level=${level} />`,
  );
