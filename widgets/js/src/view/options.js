// The options of a match, each with a word on what it changes and the rule it belongs to; they begin with a new match.
import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Dialog } from "./dialog.js";
import { RuleChip, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").OptionSpec} OptionSpec */
/** @typedef {import("../types").Options} Options */

/** @param {{k: Table, spec: OptionSpec, value: string, onPick: (value: string) => void}} props */
function OptionRow({ k, spec, value, onPick }) {
  const id = `${k.view}-opt-${spec.name}`;
  const change = (/** @type {Event} */ event) => onPick(/** @type {HTMLInputElement} */ (event.target).value);
  const values =
    spec.kind === "flag"
      ? [true, false].map((v) => ({ value: v, say: k.t(v ? "yes" : "no") }))
      : (spec.values ?? []);
  return html`<div class="option">
    <div>
      <label for=${id}><${Text} k=${k} say=${spec.say} inert /></label>
      ${spec.rule ? html`<${RuleChip} k=${k} id=${spec.rule} />` : null}
      ${spec.sub ? html`<p id=${`${id}-sub`}><${Text} k=${k} say=${spec.sub} /></p>` : null}
    </div>
    ${
      spec.kind === "number"
        ? html`<input id=${id} class="field" inputmode="numeric" autocomplete="off" value=${value} aria-describedby=${spec.sub ? `${id}-sub` : undefined} onInput=${change} />`
        : html`<select id=${id} class="field" aria-describedby=${spec.sub ? `${id}-sub` : undefined} onChange=${change}>
          ${values.map(
            (one) =>
              html`<option key=${String(one.value)} value=${String(one.value)} selected=${String(one.value) === value}>${spoken(k, one.say)}</option>`,
          )}
        </select>`
    }
  </div>`;
}

/** The value as Python means it: one of those it offered; a typed number stays text. @param {OptionSpec} spec @param {string} text */
export function meant(spec, text) {
  if (spec.kind === "flag") return text === "true";
  if (spec.kind === "number") {
    const plain = text.normalize("NFKC").trim();
    return /^\d+$/.test(plain) && Number.isSafeInteger(Number(plain)) ? Number(plain) : plain;
  }
  return spec.values?.find((one) => String(one.value) === text)?.value ?? text;
}

/** `onClose` hears whether a match was begun. @param {{k: Table, onClose: (begun: boolean) => void}} props */
export function OptionsDialog({ k, onClose }) {
  const { options = [], seats = [] } = k.words.setup;
  const now = (/** @type {OptionSpec} */ spec) => String(k.frame.options?.[spec.name] ?? spec.default ?? "");
  const [chosen, setChosen] = useState(() =>
    Object.fromEntries(options.map((spec) => [spec.name, now(spec)])),
  );
  const [seat, setSeat] = useState(String(k.frame.seat));
  const begun = useRef(false);
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    const picked = Object.fromEntries(
      options.map((spec) => [spec.name, meant(spec, chosen[spec.name] ?? "")]),
    );
    begun.current = true;
    /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
    void k.send({
      do: "new",
      options: picked,
      level: k.frame.level,
      ...(seats.length ? { seat: Number(seat) } : {}),
    });
  };
  const id = `${k.view}-seat`;
  return html`<${Dialog} k=${k} id=${`${k.view}-options`} title=${k.t("options")} name="options-dialog" onClose=${() => onClose(begun.current)}>
    <form onSubmit=${start}>
      <p class="para soft">${k.t("options.lead")}</p>
      ${
        seats.length
          ? html`<div class="option">
            <div><label for=${id}>${k.t("seat")}</label><p>${k.t("seat.sub")}</p></div>
            <select id=${id} class="field" onChange=${(/** @type {Event} */ e) => setSeat(/** @type {HTMLSelectElement} */ (e.target).value)}>
              ${seats.map((one) => html`<option key=${one.n} value=${one.n} selected=${String(one.n) === seat}>${spoken(k, one.say)}</option>`)}
            </select>
          </div>`
          : null
      }
      ${options.map(
        (spec) =>
          html`<${OptionRow}
            key=${spec.name}
            k=${k}
            spec=${spec}
            value=${chosen[spec.name] ?? ""}
            onPick=${(/** @type {string} */ value) => setChosen({ ...chosen, [spec.name]: value })}
          />`,
      )}
      <div class="foot"><button type="submit" class="btn main" data-k="options-start">${k.t("options.start")}</button></div>
    </form>
  <//>`;
}
