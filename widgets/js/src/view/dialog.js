// A dialog over the whole page: opens modal, closes on Escape or outside, and gives the focus back by itself.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { Icon } from "./text.js";

/** @typedef {import("../types").Table} Table */

/** @param {{k: Table, id: string, title: any, name?: string, onClose: () => void, children?: any}} props */
export function Dialog({ k, id, title, name = "", onClose, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const el = box.current;
    if (el && !el.open) {
      if (typeof el.showModal === "function") el.showModal();
      else el.setAttribute("open", "");
    }
  }, []);
  const shut = () => box.current?.close();
  return html`<dialog
    ref=${box}
    class=${name}
    aria-labelledby=${id}
    onClose=${onClose}
    onClick=${(/** @type {Event} */ event) => event.target === box.current && shut()}
  >
    <div class="inside">
      <div class="top">
        <h2 id=${id} tabindex="-1" autofocus>${title}</h2>
        <button type="button" class="btn bare" aria-label=${k.t("close")} onClick=${shut}><${Icon} name="close" /></button>
      </div>
      ${children}
    </div>
  </dialog>`;
}
