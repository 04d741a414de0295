// A place where a card lies, in a hand or on the cloth: to look at, to press for an act, to raise as a plan, to choose.
import { Drawing, look } from "../cards/card.js";
import { actText } from "../core/act.js";
import { runsCell } from "../core/keys.js";
import { html } from "../html.js";
import { listed, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").CardSpot} CardSpot */

/** What one press on this spot does now, or `null`. @param {Table} k @param {CardSpot} spot */
export function press(k, spot) {
  if (!k.live) return null;
  if (spot.act) return () => k.act(/** @type {import("../types").Act} */ (spot.act));
  if (spot.pick) return () => k.pick(spot.id);
  if (spot.plan) return () => k.raise(spot.id);
  if (spot.why) return () => k.why(/** @type {import("../types").Act} */ (spot.why), `spot:${spot.id}`);
  return null;
}

/**
 * `tab` is the tab stop's number where cards are moved among with arrows; without it, and with nothing to press, the
 * card is a mere picture. The element stays the same whatever can be done with it, so that the focus stays too.
 * @param {{k: Table, spot: CardSpot, size?: "f" | "m", tab?: number}} props
 */
export function Spot({ k, spot, size = "m", tab }) {
  const order = k.picked.indexOf(spot.id);
  const raised = k.raised === spot.id && Boolean(spot.plan || spot.act);
  const go = press(k, spot);
  const asks = Boolean(go && spot.why && !spot.act && !spot.pick && !spot.plan);
  const toggles = go && !spot.act && !asks;
  const card = spot.card ?? null;
  const note = raised && !spot.note ? k.frame.scene.tray.plan : spot.note;
  const ordered = order >= 0 && k.frame.scene.tray.controls?.some((c) => c.kind === "choose" && c.ordered);
  const name = listed(k, [
    card ? k.name(card) : k.t("card.back"),
    spot.mark && k.t(`mark.${spot.mark}`),
    spoken(k, note),
    ordered && k.t("choice.nth", { n: order + 1 }),
  ]);
  const hinted = k.hint?.card && card && k.hint.card === card;
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (runsCell(event) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (!event.repeat) go?.();
  };
  const focusable = tab !== undefined || go;
  return html`<div
    class=${`${look(card, spot.mark)} spot${raised || order >= 0 ? " up" : ""}${hinted ? " hinted" : ""}${go && !asks ? " can" : ""}`}
    role=${go ? "button" : "img"}
    aria-label=${name}
    aria-pressed=${toggles ? String(raised || order >= 0) : undefined}
    aria-disabled=${asks ? "true" : undefined}
    aria-haspopup=${asks ? "dialog" : undefined}
    data-card=${card ?? undefined}
    data-act=${spot.act && k.live ? actText(spot.act) : undefined}
    data-k=${`spot:${spot.id}`}
    tabindex=${focusable ? (tab ?? 0) : undefined}
    onClick=${go ?? undefined}
    onKeyDown=${focusable ? key : undefined}
  >
    <${Drawing} card=${card} size=${size} />
    ${note ? html`<span class="tag" aria-hidden="true"><${Text} k=${k} say=${note} inert /></span>` : null}
    ${ordered ? html`<span class="nth" aria-hidden="true">${order + 1}</span>` : null}
  </div>`;
}
