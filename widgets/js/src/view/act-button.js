// A control that makes one act. What can't be done now stays in reach and says why when it is pressed.
import { actText } from "../core/act.js";
import { html } from "../html.js";
import { Icon, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Button} ButtonData */

/** `compact`: one of many in a list. @param {{k: Table, button: ButtonData, compact?: boolean}} props */
export function ActButton({ k, button, compact = false }) {
  const text = actText(button.act);
  const key = `act:${text}`;
  const ok = button.ok !== false;
  const usable = ok && k.live;
  const planned = button.planned && k.raised !== null;
  const sub = !ok && !compact ? k.t("why_not") : planned ? button.planned : button.sub;
  const hinted = k.hint?.act && actText(k.hint.act) === text;
  const go = () => {
    if (usable) k.act(button.act);
    else if (k.live) k.why(button.act, key);
  };
  return html`<button
    type="button"
    class=${`btn act${compact ? " compact" : ""}${button.main && usable ? " main" : ""}${hinted ? " hinted" : ""}`}
    data-k=${key}
    data-act=${usable ? text : undefined}
    aria-disabled=${usable ? undefined : "true"}
    aria-haspopup=${ok ? undefined : "dialog"}
    aria-expanded=${ok ? undefined : String(k.popup?.from === key)}
    onClick=${go}
  >
    <span>${button.icon ? html`<${Icon} name=${button.icon} />` : null}<span><${Text} k=${k} say=${button.say} inert /></span></span>
    ${sub ? html`<small><${Text} k=${k} say=${sub} inert /></small>` : null}
  </button>`;
}

/** All values at once, each one press. @param {{k: Table, each?: ButtonData[], label: string}} props */
export const Each = ({ k, each = [], label }) =>
  each.length
    ? html`<div class="each" role="group" aria-label=${label}>
        ${each.map((button) => html`<${ActButton} key=${actText(button.act)} k=${k} button=${button} compact />`)}
      </div>`
    : null;
