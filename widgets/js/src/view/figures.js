// The blocks that are made of figures: sums, score lines, tables, bars of before and after.
import { Drawing, look } from "../cards/card.js";
import { html } from "../html.js";
import { Rules, Text } from "./text.js";

/** @typedef {import("../types").Table} TableData */
/** @typedef {import("../types").Term} Term */
/** @typedef {import("../types").Line} Line */
/** @typedef {import("../types").CellValue} CellValue */
/** @typedef {Extract<import("../types").Block, {kind: "table"}>} TableBlock */
/** @typedef {Extract<import("../types").Block, {kind: "bars"}>} BarsBlock */

/** @type {Record<string, string>} */
const SIGNS = { "-": "−", "+": "+", "=": "=" };

/** A figure with a proper minus. @param {number | string} n */
const figure = (n) => (typeof n === "number" && n < 0 ? `−${-n}` : String(n));

/** Small cards in a row. @param {{k: TableData, cards: string[]}} props */
const Minis = ({ k, cards }) =>
  html`<span class="cs">
    ${cards.map(
      (card, i) =>
        html`<span key=${`${card}:${i}`} class=${`${look(card)} mini`} role="img" aria-label=${k.name(card)}><${Drawing} card=${card} /></span>`,
    )}
  </span>`;

/** @param {{k: TableData, terms: Term[], rules?: string[]}} props */
export const Sum = ({ k, terms, rules }) =>
  html`<div class="sumline">
    ${terms.map(
      (term, i) =>
        html`${term.op ? html`<i key=${`op${i}`}>${SIGNS[term.op]}</i>` : null}<span key=${i}
            ><b>${figure(term.n)}</b>${term.say ? html`<small><${Text} k=${k} say=${term.say} /></small>` : null}</span
          >`,
    )}
    <${Rules} k=${k} rules=${rules} />
  </div>`;

/** @param {{k: TableData, line: Line, name?: string}} props */
const ScoreLine = ({ k, line, name = "" }) =>
  html`<li class=${`${name}${line.amount === 0 ? " zero" : ""}`}>
    <div>
      <${Text} k=${k} say=${line.say} />
      ${line.cards?.length ? html` <${Minis} k=${k} cards=${line.cards} />` : null}
      ${line.sub ? html`<small><${Text} k=${k} say=${line.sub} /></small>` : null}
    </div>
    <${Rules} k=${k} rules=${line.rules} />
    ${line.amount === undefined || line.amount === null ? null : html`<span class="amt">${figure(line.amount)}</span>`}
  </li>`;

/** @param {{k: TableData, items: Line[], total?: Line}} props */
export const Lines = ({ k, items, total }) =>
  html`<ul class="lines">
    ${items.map((line, i) => html`<${ScoreLine} key=${i} k=${k} line=${line} />`)}
    ${total ? html`<${ScoreLine} k=${k} line=${total} name="tot" />` : null}
  </ul>`;

/** A list of cards' texts, whether marked as such or all known as cards. @param {TableData} k @param {CellValue} cell */
export function cellCards(k, cell) {
  if (cell && typeof cell === "object" && "cards" in cell) return cell.cards;
  if (!Array.isArray(cell) || !cell.length) return null;
  return cell.every((one) => typeof one === "string" && one in k.words.cards)
    ? /** @type {string[]} */ (cell)
    : null;
}

/** @param {{k: TableData, cell: CellValue}} props */
function Cell({ k, cell }) {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === "number") return figure(cell);
  const cards = cellCards(k, cell);
  if (cards) return html`<${Minis} k=${k} cards=${cards} />`;
  return html`<${Text} k=${k} say=${/** @type {import("../types").Say} */ (cell)} />`;
}

/** @param {{k: TableData, block: TableBlock}} props */
export function Table({ k, block }) {
  const right = (/** @type {number} */ i) =>
    i > 0 && block.rows.some((row) => typeof row.cells[i] === "number" || cellCards(k, row.cells[i] ?? null))
      ? "r"
      : "";
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${k.t("table.scroll")}>
    <table class="ledger">
      ${block.say ? html`<caption><${Text} k=${k} say=${block.say} /></caption>` : null}
      <thead>
        <tr>
          ${block.head.map((head, i) =>
            head?.length
              ? html`<th key=${i} scope="col" class=${right(i)}><${Text} k=${k} say=${head} /></th>`
              : html`<td key=${i}></td>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${block.rows.map(
          (row, r) =>
            html`<tr key=${r} class=${row.mark ?? ""}>
              ${row.cells.map((cell, i) =>
                i === 0
                  ? html`<th key=${i} scope="row"><${Cell} k=${k} cell=${cell} /></th>`
                  : html`<td key=${i} class=${right(i)}><${Cell} k=${k} cell=${cell} /></td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{k: TableData, block: BarsBlock}} props */
export function Bars({ k, block }) {
  const share = (/** @type {number} */ n) =>
    `${((100 * Math.max(0, n)) / Math.max(1, block.most)).toFixed(2)}%`;
  return html`<div>
    ${block.say ? html`<p class="eyebrow"><${Text} k=${k} say=${block.say} /></p>` : null}
    <ul class="stacks">
      ${block.items.map((bar, i) => {
        const change = bar.after > bar.before ? "up" : bar.after < bar.before ? "down" : "";
        const low = Math.min(bar.before, bar.after);
        const high = Math.max(bar.before, bar.after);
        return html`<li key=${i}>
          <span><${Text} k=${k} say=${bar.say} /></span>
          <span class="beam" aria-hidden="true"
            ><i style=${`width:${share(low)}`}></i
            ><i class=${change === "down" ? "less" : "plus"} style=${`left:${share(low)};width:${share(high - low)}`}></i
          ></span>
          <span class="ba"
            >${figure(bar.before)} <span aria-hidden="true">→</span><span class="sr">${k.t("bars.then")}</span>
            <b class=${change}>${figure(bar.after)}</b></span
          >
        </li>`;
      })}
    </ul>
  </div>`;
}
