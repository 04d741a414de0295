// The leaves beside the table that explain: the learner's hand, money, a ledger.
import { html } from "../html.js";
import { Blocks } from "./blocks.js";
import { Rules, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */

/** @param {{k: Table}} props */
export function Panels({ k }) {
  const panels = k.frame.scene.panels ?? [];
  if (!panels.length) return null;
  return html`<div class="panels">
    ${panels.map(
      (panel) =>
        html`<section key=${panel.id} class="leaf" role="group" aria-label=${spoken(k, panel.say)}>
          <div class="top">
            <h3><${Text} k=${k} say=${panel.say} /></h3>
            <${Rules} k=${k} rules=${panel.rules} />
          </div>
          <${Blocks} k=${k} blocks=${panel.blocks} level=${4} />
        </section>`,
    )}
  </div>`;
}
