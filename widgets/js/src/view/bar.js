// The bar on top: what is played and how far it is, level, seed and language at hand, the rest behind one button.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { More, Seg } from "./settings.js";
import { Icon, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */

/** A seed is typed as it comes; Python reads it. @param {{k: Table}} props */
function Seed({ k }) {
  const now = k.frame.seed === null || k.frame.seed === undefined ? "" : String(k.frame.seed);
  const [text, setText] = useState(now);
  useEffect(() => setText(now), [now]);
  const deal = (/** @type {Event} */ event) => {
    event.preventDefault();
    const seed = text.trim();
    void k.send(seed ? { do: "new", seed } : { do: "new" });
  };
  return html`<form class="set" onSubmit=${deal}>
    <label for=${`${k.view}-seed`}>${k.t("seed")}</label>
    <input
      id=${`${k.view}-seed`}
      class="field seed"
      data-k="seed"
      value=${text}
      autocomplete="off"
      spellcheck=${false}
      onInput=${(/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.target).value)}
    />
    <button type="submit" class="btn" data-k="deal" title=${k.t("seed.help")}>${k.t("deal")}</button>
  </form>`;
}

/** @param {{k: Table}} props */
function Level({ k }) {
  const levels = k.words.setup.levels ?? [];
  if (!levels.length) return null;
  const id = `${k.view}-level`;
  return html`<div class="set">
    <label for=${id}>${k.t("level")}</label>
    <select
      id=${id}
      class="field level"
      data-k="level"
      onChange=${(/** @type {Event} */ event) =>
        void k.send({ do: "set", level: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}
    >
      ${levels.map(
        (level) =>
          html`<option key=${level.n} value=${level.n} selected=${level.n === k.frame.level}>${spoken(k, level.say)}</option>`,
      )}
    </select>
  </div>`;
}

/** The name on the left; where a start page lies behind the table, it leads there. @param {{k: Table}} props */
export function Brand({ k }) {
  const name = html`<${Icon} name="mark" /><span>Kibitz</span>`;
  return k.frame.leave
    ? html`<button
        type="button"
        class="brand back"
        data-k="home"
        aria-label=${k.t("home.back")}
        title=${k.t("home.back")}
        onClick=${() => void k.send({ do: "go", to: "home" })}
      >${name}</button>`
    : html`<span class="brand">${name}</span>`;
}

/** @param {{k: Table}} props */
export function Language({ k }) {
  const langs = k.words.setup.langs ?? [];
  return html`<${Seg}
    label=${k.t("language")}
    value=${k.frame.lang}
    choices=${langs.map(([value, say]) => ({ value, say, lang: value }))}
    onPick=${(/** @type {string} */ lang) => void k.send({ do: "set", lang })}
    name="lang"
  />`;
}

/** @param {{k: Table}} props */
export function Bar({ k }) {
  const open = k.open === "settings";
  const id = `${k.view}-settings`;
  return html`<div class=${`bar${open ? " open" : ""}`}>
    <${Brand} k=${k} />
    <div class="where">
      <h2><${Text} k=${k} say=${k.words.game ?? k.frame.scene.title} /></h2>
      <p>
        ${k.words.game ? html`<span><${Text} k=${k} say=${k.frame.scene.title} /></span>${" · "}` : null}
        <span><${Text} k=${k} say=${k.frame.scene.lead} /></span>
      </p>
    </div>
    <button
      type="button"
      class="btn bare gear"
      data-k="settings"
      aria-label=${k.t("settings")}
      aria-expanded=${String(open)}
      aria-controls=${id}
      onClick=${() => k.show(open ? null : "settings")}
    ><${Icon} name=${open ? "close" : "menu"} /></button>
    <div class="settings" id=${id}>
      <div class="at-hand"><${Level} k=${k} /><${Seed} k=${k} /><${Language} k=${k} /></div>
      ${open ? html`<${More} k=${k} />` : null}
    </div>
  </div>`;
}
