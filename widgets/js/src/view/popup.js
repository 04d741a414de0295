// The answer to "why not?" or to a wish for a hint, over the control that asked; a sheet from below where it is narrow.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { Blocks } from "./blocks.js";
import { Icon, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Popup} PopupData */

const MARGIN = 8;

/** @param {{k: Table, popup: PopupData}} props */
export function Popup({ k, popup }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const id = `${k.view}-why`;

  useLayoutEffect(() => {
    const el = box.current;
    const tray = el?.parentElement;
    const root = tray?.closest(".kibitz");
    if (!el || !tray || !root) return;
    const anchor = [...root.querySelectorAll("[data-k]")].find(
      (one) => one.getAttribute("data-k") === popup.from,
    );
    const zoom = /** @type {{currentCSSZoom?: number}} */ (el).currentCSSZoom ?? 1;
    const outer = tray.getBoundingClientRect();
    const at = (anchor ?? tray).getBoundingClientRect();
    const width = el.offsetWidth;
    const middle = (at.left + at.width / 2 - outer.left) / zoom;
    const left = Math.max(MARGIN - 24, Math.min(outer.width / zoom - width + 16, middle - width / 2));
    el.style.setProperty("--left", `${left.toFixed(1)}px`);
    el.style.setProperty("--tip", `${Math.max(18, Math.min(width - 18, middle - left)).toFixed(1)}px`);
    el.focus({ preventScroll: true });
  }, [popup]);

  useEffect(() => {
    const outside = (/** @type {Event} */ event) => {
      const path = event.composedPath();
      const own = path.some(
        (el) =>
          el instanceof Element &&
          (el === box.current || el.getAttribute("data-k") === popup.from || el.tagName === "DIALOG"),
      );
      if (!own) k.close();
    };
    document.addEventListener("pointerdown", outside, true);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, [popup]);

  return html`<div ref=${box} class="why" role="dialog" aria-labelledby=${id} tabindex="-1">
    <div class="top">
      <h3 id=${id}><${Text} k=${k} say=${popup.told.title} /></h3>
      <button type="button" class="btn bare" aria-label=${k.t("close")} onClick=${k.close}><${Icon} name="close" /></button>
    </div>
    <div class="answer"><${Blocks} k=${k} blocks=${popup.told.blocks} level=${4} /></div>
  </div>`;
}
