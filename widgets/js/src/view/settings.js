// What lies behind the settings button: how the table looks, how fast the others play, the game's options, files, keys.
import { html } from "../html.js";
import { Icon } from "./text.js";

/** @typedef {import("../types").Table} Table */

const LARGEST = 2 * 1024 * 1024;

/** The paces offered, in seconds between two acts. @type {[number, string][]} */
const PACES = [
  [0, "pace.none"],
  [0.3, "pace.quick"],
  [0.6, "pace.calm"],
  [1.2, "pace.slow"],
];

/**
 * A row of choices of which one is taken.
 * @param {{label: string, value: string, choices: {value: string, say: string, lang?: string}[], onPick: (value: string) => void, name: string}} props
 */
export const Seg = ({ label, value, choices, onPick, name }) =>
  html`<div class="seg" role="group" aria-label=${label}>
    ${choices.map(
      (choice) =>
        html`<button
          key=${choice.value}
          type="button"
          lang=${choice.lang}
          data-k=${`${name}:${choice.value}`}
          aria-pressed=${String(choice.value === value)}
          onClick=${() => onPick(choice.value)}
        >${choice.say}</button>`,
    )}
  </div>`;

/** @param {{k: Table}} props */
function Pace({ k }) {
  const id = `${k.view}-pace`;
  const near = PACES.reduce((best, one) =>
    Math.abs(one[0] - k.frame.pace) < Math.abs(best[0] - k.frame.pace) ? one : best,
  );
  return html`<div class="set wide">
    <label for=${id}>${k.t("pace")}</label>
    <select
      id=${id}
      class="field"
      data-k="pace"
      onChange=${(/** @type {Event} */ event) =>
        void k.send({ do: "set", pace: Number(/** @type {HTMLSelectElement} */ (event.target).value) })}
    >
      ${PACES.map(([pace, say]) => html`<option key=${pace} value=${pace} selected=${pace === near[0]}>${k.t(say)}</option>`)}
    </select>
  </div>`;
}

/** Hands the file's text to the browser as a download. @param {string} name @param {string} text */
function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** @param {{k: Table}} props */
function Files({ k }) {
  const save = async () => {
    const answer = await k.send({ do: "save" });
    const told = answer?.answer ?? answer;
    if (told?.file && told.text !== undefined) download(told.file, told.text);
  };
  const load = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    k.show(null);
    void k.send(
      file.size > LARGEST ? { do: "load", size: file.size } : { do: "load", text: await file.text() },
    );
  };
  return html`<div class="row">
    <button type="button" class="btn" data-k="save" onClick=${save}><${Icon} name="save" /> ${k.t("save")}</button>
    <label class="btn file"
      ><${Icon} name="load" /> ${k.t("load")}<input
        type="file"
        class="sr"
        accept=".json,application/json,text/plain"
        data-k="load"
        onChange=${load}
    /></label>
  </div>`;
}

/** @param {{k: Table}} props */
const Keys = ({ k }) =>
  html`<dl class="keys">
    ${["arrows", "enter", "tab", "escape", "run"].map(
      (key) => html`<div key=${key}><dt>${k.t(`keys.${key}`)}</dt><dd>${k.t(`keys.${key}.does`)}</dd></div>`,
    )}
  </dl>`;

/** @param {{k: Table}} props */
export function More({ k }) {
  const { look } = k;
  const seg = (
    /** @type {string} */ name,
    /** @type {string} */ value,
    /** @type {string[]} */ values,
    /** @type {(v: string) => void} */ pick,
  ) =>
    html`<div class="set wide">
      <span>${k.t(name)}</span>
      <${Seg} label=${k.t(name)} value=${value} choices=${values.map((v) => ({ value: v, say: k.t(`${name}.${v}`) }))} onPick=${pick} name=${name} />
    </div>`;
  return html`<div class="more" role="group" aria-label=${k.t("settings")}>
    <div class="row games">
      <button type="button" class="btn soft" data-k="new-deal" onClick=${() => {
        k.show(null);
        void k.send({ do: "new" });
      }}>
        <${Icon} name="deal" /> ${k.t("new.deal")}
      </button>
      <button type="button" class="btn" data-k="options" onClick=${() => k.show("options")}>
        <${Icon} name="options" /> ${k.t("options.open")}
      </button>
    </div>
    <${Files} k=${k} />
    <h3>${k.t("look")}</h3>
    ${seg("theme", look.theme, ["auto", "light", "dark"], (v) => k.restyle({ theme: /** @type {any} */ (v) }))}
    ${seg("suits", look.suits, ["four", "two"], (v) => k.restyle({ suits: /** @type {any} */ (v) }))}
    ${seg("size", look.large ? "large" : "usual", ["usual", "large"], (v) => k.restyle({ large: v === "large" }))}
    <${Pace} k=${k} />
    <h3>${k.t("keys")}</h3>
    <${Keys} k=${k} />
  </div>`;
}
