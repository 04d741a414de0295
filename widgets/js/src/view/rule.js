// One rule as it is written: number, title, text and reason, with the ways to the rule before and the rule after.
import { html } from "../html.js";
import { Blocks } from "./blocks.js";
import { Dialog } from "./dialog.js";
import { Icon, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */

/** @param {{k: Table, told: Told, onClose: () => void}} props */
export function RuleDialog({ k, told, onClose }) {
  const step = (
    /** @type {string | null | undefined} */ id,
    /** @type {string} */ icon,
    /** @type {string} */ label,
  ) =>
    id
      ? html`<button type="button" class="btn" data-k=${label} onClick=${() => k.rule(id)}>
          ${icon === "prev" ? html`<${Icon} name="prev" />` : null}<span class="sr">${k.t(label)}</span>${id}
          ${icon === "next" ? html`<${Icon} name="next" />` : null}
        </button>`
      : html`<span></span>`;
  const title = html`<${Text} k=${k} say=${told.title} inert />`;
  return html`<${Dialog} k=${k} id=${`${k.view}-rule`} title=${title} name="rule-dialog" onClose=${onClose}>
    ${told.origin ? html`<p class="pill"><${Text} k=${k} say=${told.origin} /></p>` : null}
    <div class="answer" aria-live="polite"><${Blocks} k=${k} blocks=${told.blocks} level=${3} /></div>
    <div class="foot">${step(told.before, "prev", "rule.before")}${step(told.after, "next", "rule.after")}</div>
  <//>`;
}
