// Sentences over the table: what was refused, what happened meanwhile, a look back, open hands, a lost kernel.
import { onPage } from "../core/host.js";
import { html } from "../html.js";
import { Icon, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */

/** @param {{k: Table, slow: boolean}} props */
export function Lines({ k, slow }) {
  const { trouble, notice, mode, at, of, reveal } = k.frame;
  const lost = k.phase === "lost";
  const page = onPage();
  return html`<div class="lines-over">
    <div aria-live="assertive">
      ${
        lost
          ? html`<p class="trouble lost" data-lost>
            <span>${k.t(page ? "lost.page" : "lost.notebook")}</span>
            <button
              type="button"
              class="btn"
              data-k="lost"
              onClick=${() => (page ? location.reload() : void k.send({ do: "ping" }))}
            >${k.t(page ? "lost.reload" : "lost.again")}</button>
          </p>`
          : trouble
            ? html`<p class="trouble">
              <${Icon} name="no" /><span><${Text} k=${k} say=${trouble.say} /></span>
              ${
                trouble.undo && k.frame.undo
                  ? html`<button type="button" class="btn" data-k="trouble-undo" onClick=${() => void k.send({ do: "go", to: "undo" })}>${k.t("undo")}</button>`
                  : null
              }
            </p>`
            : null
      }
    </div>
    <div aria-live="polite">
      ${notice ? html`<p class="notice"><span><${Text} k=${k} say=${notice} /></span></p>` : null}
      ${slow && !lost ? html`<p class="notice slow"><span>${k.t("slow")}</span></p>` : null}
    </div>
    ${reveal ? html`<p class="notice reveal"><${Icon} name="eye" /><span>${k.t("reveal")}</span></p>` : null}
    ${
      mode === "review"
        ? html`<p class="notice review">
          <span>${k.t("review.at", { at, of })}</span>
          <button type="button" class="btn soft" data-k="live" onClick=${() => void k.send({ do: "go", to: "live" })}>${k.t("review.back")}</button>
        </p>`
        : null
    }
  </div>`;
}
