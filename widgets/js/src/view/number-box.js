// A whole number to be said: typed, stepped or picked from a few; what it would mean is told while one types.
import { useState } from "preact/hooks";
import { fillHole } from "../core/act.js";
import { html } from "../html.js";
import { Each } from "./act-button.js";
import { Judged, useJudge } from "./judged.js";
import { spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").NumberBox} NumberBoxData */

/** The number one step on from what stands in the box; what is no number starts anew. */
export function stepped(
  /** @type {string} */ text,
  /** @type {number} */ by,
  /** @type {NumberBoxData} */ box,
) {
  const now = Number(text.normalize("NFKC").trim() || Number.NaN);
  if (!Number.isInteger(now)) return box.start;
  return Math.max(box.least, Math.min(box.most, now + by));
}

/** @param {{k: Table, box: NumberBoxData}} props */
export function NumberBox({ k, box }) {
  const [text, setText] = useState(String(box.start));
  const act = fillHole(box.act, text);
  const told = useJudge(k, act);
  const ok = box.ok !== false && told?.legal !== false;
  const id = `${k.view}-${box.id}`;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!k.live) return;
    if (ok) k.act(act);
    else k.why(act, `go:${box.id}`);
  };
  const step = (/** @type {number} */ by) => setText(String(stepped(text, by, box)));
  return html`<form class="entry number" onSubmit=${submit}>
    <${Judged} k=${k} id=${id} told=${told} otherwise=${html`<${Text} k=${k} say=${box.sub ?? box.say} />`} />
    <${Each} k=${k} each=${box.each} label=${spoken(k, box.say)} />
    <div class="line">
      ${
        box.quick?.length && !box.each?.length
          ? html`<span class="quick" role="group" aria-label=${k.t("number.quick")}>
            ${box.quick.map(
              (n) =>
                html`<button key=${n} type="button" class="btn" data-k=${`quick:${box.id}:${n}`} onClick=${() => setText(String(n))}>${n}</button>`,
            )}
          </span>`
          : null
      }
      <span class="step" data-bad=${ok ? undefined : ""}>
        <button type="button" aria-label=${k.t("number.less")} data-k=${`less:${box.id}`} onClick=${() => step(-1)}>−</button>
        <input
          value=${text}
          inputmode="numeric"
          autocomplete="off"
          aria-label=${spoken(k, box.say)}
          aria-describedby=${id}
          data-k=${`box:${box.id}`}
          onInput=${(/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.target).value)}
        />
        <button type="button" aria-label=${k.t("number.more")} data-k=${`more:${box.id}`} onClick=${() => step(1)}>+</button>
      </span>
      <button
        type="submit"
        class=${`btn${ok && k.live ? " main" : ""}`}
        data-k=${`go:${box.id}`}
        aria-disabled=${ok && k.live ? undefined : "true"}
      >
        <span><${Text} k=${k} say=${box.submit} inert /></span> <b class="num">${text}</b>
      </button>
    </div>
  </form>`;
}
