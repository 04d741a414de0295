// The widget's entry: anywidget calls `render` once for every view of a table.
import { render as draw } from "preact";
import { ensureSprite } from "./cards/sprite.js";
import { html } from "./html.js";
import { Root } from "./view/root.js";

/** @typedef {import("./types").Model} Model */

const random = () => Math.random().toString(36).slice(2, 8);
let views = 0;

/** @param {{model: Model, el: HTMLElement}} context */
function render({ model, el }) {
  views += 1;
  ensureSprite(el);
  draw(html`<${Root} model=${model} view=${`v${views}-${random()}`} />`, el);
  return () => draw(null, el);
}

export default { render };
