// A longer list of acts under one heading; it can be folded away, and starts unfolded so that each act is one press.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { Each } from "./act-button.js";
import { Icon, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Menu} MenuData */

/** @param {{k: Table, menu: MenuData}} props */
export function Menu({ k, menu }) {
  const [open, setOpen] = useState(true);
  const id = `${k.view}-menu-${menu.id}`;
  return html`<div class="entry menu">
    <button
      type="button"
      class="btn bare"
      data-k=${`menu:${menu.id}`}
      aria-expanded=${String(open)}
      aria-controls=${id}
      onClick=${() => setOpen(!open)}
    >
      <${Text} k=${k} say=${menu.say} inert /> <${Icon} name=${open ? "down" : "next"} />
    </button>
    <div id=${id} hidden=${!open}><${Each} k=${k} each=${menu.items} label=${spoken(k, menu.say)} /></div>
  </div>`;
}
