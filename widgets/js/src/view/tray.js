// The tray under the hand: the question of the moment, the controls that answer it, and undo, redo and hint.
import { html } from "../html.js";
import { ActButton } from "./act-button.js";
import { owned } from "./aims.js";
import { Choice } from "./choice.js";
import { Menu } from "./menu.js";
import { NumberBox } from "./number-box.js";
import { Plays } from "./plays.js";
import { Popup } from "./popup.js";
import { Icon, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Control} Control */
/** @typedef {import("../types").Button} ButtonData */

/** @param {{k: Table, name: string, icon: string, ready: boolean, onClick: () => void, wide?: boolean}} props */
const Tool = ({ k, name, icon, ready, onClick, wide = false }) =>
  html`<button
    type="button"
    class="btn bare tool"
    data-k=${`tool:${name}`}
    aria-label=${k.t(ready ? name : `${name}.none`)}
    aria-disabled=${ready ? undefined : "true"}
    onClick=${() => ready && onClick()}
  >
    <${Icon} name=${icon} />${wide ? html`<span class="only-wide">${k.t(name)}</span>` : null}
  </button>`;

/** Undo, redo, hint; `bare`: without the hint. @param {{k: Table, bare?: boolean}} props */
export const Tools = ({ k, bare = false }) => {
  const go = (/** @type {string} */ to) => () => void k.send({ do: "go", to });
  const here = k.phase !== "lost";
  return html`<div class="tools">
    <${Tool} k=${k} name="undo" icon="undo" ready=${here && k.frame.undo} onClick=${go("undo")} />
    <${Tool} k=${k} name="redo" icon="redo" ready=${here && k.frame.redo} onClick=${go("redo")} />
    ${bare ? null : html`<${Tool} k=${k} name="hint" icon="hint" ready=${k.live && k.phase === "waiting"} onClick=${() => k.show("hint")} wide />`}
  </div>`;
};

/** @param {{k: Table, control: Control}} props */
function Entry({ k, control }) {
  if (control.kind === "number") {
    const { id, start, least, most } = control;
    return html`<${NumberBox} key=${`${id}:${start}:${least}:${most}`} k=${k} box=${control} />`;
  }
  if (control.kind === "choose") return html`<${Choice} k=${k} choice=${control} />`;
  return control.kind === "menu" ? html`<${Menu} k=${k} menu=${control} />` : null;
}

/** @param {{k: Table}} props */
export function Tray({ k }) {
  const { tray, sheet } = k.frame.scene;
  const controls = tray.controls ?? [];
  const buttons = controls.filter((control) => control.kind === "act");
  const menus = owned(k.frame);
  const entries = controls.filter(
    (control) => control.kind !== "act" && !menus.some((menu) => menu === control),
  );
  const playing = !sheet && k.frame.mode === "play";
  const on = playing && k.frame.phase === "pause";
  const out = playing && k.frame.phase === "over";
  return html`<div class=${`tray${tray.speech ? " speech" : ""}${entries.length || menus.length ? " tall" : ""}`} role="group" aria-label=${k.t("tray")}>
    <div class="ask">
      <h3><${Text} k=${k} say=${tray.say} /></h3>
      ${tray.lead ? html`<p><${Text} k=${k} say=${tray.lead} /></p>` : null}
      ${tray.speech ? html`<p class="free"><${Icon} name="talk" /> ${k.t("tray.speech")}</p>` : null}
    </div>
    <${Tools} k=${k} />
    ${menus.length ? html`<${Plays} k=${k} menus=${menus} />` : null}
    ${entries.map((control, i) => html`<${Entry} key=${"id" in control ? control.id : i} k=${k} control=${control} />`)}
    ${
      buttons.length || on || out
        ? html`<div class="acts">
          ${buttons.map((button, i) => html`<${ActButton} key=${i} k=${k} button=${/** @type {ButtonData} */ (button)} />`)}
          ${
            on
              ? html`<button type="button" class="btn main" data-continue onClick=${() => void k.send({ do: "go", to: "continue" })}>${k.t("continue")}</button>`
              : null
          }
          ${
            out
              ? html`<button type="button" class="btn main" data-new data-k="new" onClick=${() => void k.send({ do: "new" })}>${k.t("new.match")}</button>`
              : null
          }
        </div>`
        : null
    }
    ${k.popup ? html`<${Popup} k=${k} popup=${k.popup} />` : null}
  </div>`;
}
