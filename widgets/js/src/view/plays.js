// Menus that belong to cards of the hand, close together in a box that scrolls: each act is one press, and a chosen
// card's acts come into sight.
import { useLayoutEffect, useRef } from "preact/hooks";
import { actText } from "../core/act.js";
import { html } from "../html.js";
import { ActButton } from "./act-button.js";
import { spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Menu} MenuData */

/** @param {{k: Table, menu: MenuData}} props */
function Play({ k, menu }) {
  const on = k.menu === menu.id;
  const only = on ? k.target : null;
  return html`<div class=${`own${on ? " on" : ""}`} data-menu=${menu.id} role="group" aria-label=${spoken(k, menu.say)}>
    <button
      type="button"
      class="btn bare"
      data-k=${`menu:${menu.id}`}
      aria-pressed=${String(on)}
      aria-disabled=${k.live ? undefined : "true"}
      onClick=${() => k.live && k.choose(menu.id)}
    >
      <${Text} k=${k} say=${menu.say} inert />
    </button>
    ${menu.items.map(
      (button) =>
        html`<div key=${actText(button.act)} class="one" hidden=${Boolean(only && !button.spots?.includes(only))}>
          <${ActButton} k=${k} button=${button} compact />
        </div>`,
    )}
  </div>`;
}

/** @param {{k: Table, menus: MenuData[]}} props */
export function Plays({ k, menus }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const hint = k.hint?.act ? actText(k.hint.act) : null;
  useLayoutEffect(() => {
    const el = box.current;
    const at = /** @type {HTMLElement | undefined | null} */ (
      el?.querySelector(".btn.hinted") ?? el?.querySelector(".own.on")
    );
    if (el && at) el.scrollTop = at.offsetTop - 6;
  }, [k.menu, k.target, hint]);
  return html`<div ref=${box} class=${`plays${k.menu === null ? "" : " some"}`}>
    ${menus.map((menu) => html`<${Play} key=${menu.id} k=${k} menu=${menu} />`)}
  </div>`;
}
