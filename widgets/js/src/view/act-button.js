// A control that makes one act. What can't be done now stays in reach and says why when it is pressed.
import { useState } from "preact/hooks";
import { actText } from "../core/act.js";
import { roving } from "../core/focus.js";
import { html } from "../html.js";
import { Icon, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Button} ButtonData */

/** `compact`: one of many in a list. @param {{k: Table, button: ButtonData, compact?: boolean, tab?: number}} props */
export function ActButton({ k, button, compact = false, tab }) {
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
    tabindex=${tab}
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

/**
 * All values at once, each one press; one tab stop for them all, arrows, Home and End move among them.
 * @param {{k: Table, each?: ButtonData[], label: string}} props
 */
export function Each({ k, each = [], label }) {
  const [at, setAt] = useState("");
  if (!each.length) return null;
  const acts = each.map((button) => actText(button.act));
  const stop = acts.includes(at) ? at : acts[0];
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    const buttons = [...list.querySelectorAll("button")];
    const here = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = here < 0 ? null : roving(event.key, here, buttons.length);
    if (to === null) return;
    event.preventDefault();
    setAt(acts[to] ?? "");
    buttons[to]?.focus();
  };
  return html`<div class="each" role="group" aria-label=${label} onKeyDown=${onKeyDown}>
    ${each.map(
      (button, i) =>
        html`<${ActButton} key=${acts[i]} k=${k} button=${button} compact tab=${acts[i] === stop ? 0 : -1} />`,
    )}
  </div>`;
}
