// How a deal or a match came out: the result as the title, every step to it below, and the way on.
import { html } from "../html.js";
import { Blocks } from "./blocks.js";
import { Icon, Rules, Text } from "./text.js";
import { Tools } from "./tray.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Sheet} SheetData */
/** @typedef {import("../types").Block} Block */

/** Blocks as leaves of paper: a section is a leaf, whatever lies between shares one. @param {Block[]} blocks */
function leaves(blocks) {
  /** @type {Block[][]} */
  const parts = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === "section" || !last || last[0]?.kind === "section") parts.push([block]);
    else last.push(block);
  }
  return parts;
}

/** @param {{k: Table, blocks?: Block[]}} props */
const Leaves = ({ k, blocks = [] }) =>
  leaves(blocks).map(
    (part, i) => html`<div key=${i} class="leaf"><${Blocks} k=${k} blocks=${part} level=${4} /></div>`,
  );

/** @param {{k: Table, sheet: SheetData, children?: any}} props */
export function Sheet({ k, sheet, children }) {
  const { phase, mode, at } = k.frame;
  const here = k.phase !== "lost" && mode === "play";
  return html`<div class="doc">
    <div class="head">
      <div>
        <h3 class="big"><${Text} k=${k} say=${sheet.title} /></h3>
        ${
          sheet.lead || sheet.rules?.length
            ? html`<p><${Text} k=${k} say=${sheet.lead} /> <${Rules} k=${k} rules=${sheet.rules} /></p>`
            : null
        }
      </div>
      <div class="row">
        <${Tools} k=${k} bare />
        ${
          here && at > 0
            ? html`<button type="button" class="btn" data-k="step-through" onClick=${() => void k.send({ do: "go", to: at - 1 })}>
              <${Icon} name="prev" /> ${k.t("sheet.step")}
            </button>`
            : null
        }
        ${
          here && phase === "pause"
            ? html`<button type="button" class="btn main" data-continue data-k="continue" onClick=${() => void k.send({ do: "go", to: "continue" })}>
              ${k.t("continue")} <${Icon} name="next" />
            </button>`
            : null
        }
        ${
          here && phase === "over"
            ? html`<button type="button" class="btn main" data-new data-k="new" onClick=${() => void k.send({ do: "new" })}>
              ${k.t("new.match")} <${Icon} name="next" />
            </button>`
            : null
        }
      </div>
    </div>
    <div class="cols">
      <div><${Leaves} k=${k} blocks=${sheet.blocks} /></div>
      <div><${Leaves} k=${k} blocks=${sheet.aside} />${children}</div>
    </div>
  </div>`;
}
