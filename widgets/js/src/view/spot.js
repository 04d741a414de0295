// A place where a card lies, in a hand or on the cloth: to look at, to press for an act, to raise as a plan, to choose.
import { Drawing, look } from "../cards/card.js";
import { actText, fillHole } from "../core/act.js";
import { runsCell } from "../core/keys.js";
import { html } from "../html.js";
import { aimed, chosen, menuOf, promise } from "./aims.js";
import { listed, spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").CardSpot} CardSpot */

/** What one press on this spot does now, or `null`. @param {Table} k @param {CardSpot} spot */
export function press(k, spot) {
  if (!k.live) return null;
  if (spot.act) return () => k.act(/** @type {import("../types").Act} */ (spot.act));
  if (spot.pick) return () => k.pick(spot.id);
  if (spot.plan) return () => k.raise(spot.id);
  const own = menuOf(k, spot.id);
  if (own) return () => k.choose(own.id);
  const aims = aimed(k, spot.id);
  if (aims.length > 1) return () => k.aim(spot.id);
  if (aims.length) return () => k.act(/** @type {import("../types").Button} */ (aims[0]).act);
  const why = spot.why ?? miss(k, spot);
  if (why) return () => k.why(why, `spot:${spot.id}`);
  return null;
}

/** What to ask about where a card that is no target is pressed. @param {Table} k @param {CardSpot} spot */
function miss(k, spot) {
  const why = chosen(k)?.why;
  const here = k.frame.scene.centre.zones?.some((zone) => zone.cards?.some((one) => one.id === spot.id));
  return why && here && spot.card ? fillHole(why, spot.card) : undefined;
}

/**
 * `tab` is the tab stop's number where cards are moved among with arrows; without it, and with nothing to press, the
 * card is a mere picture. The element stays the same whatever can be done with it, so that the focus stays too.
 * @param {{k: Table, spot: CardSpot, size?: "f" | "m", tab?: number}} props
 */
export function Spot({ k, spot, size = "m", tab }) {
  const order = k.picked.indexOf(spot.id);
  const own = menuOf(k, spot.id);
  const aims = aimed(k, spot.id);
  const raised =
    (k.raised === spot.id && Boolean(spot.plan || spot.act)) ||
    (own && own.id === k.menu) ||
    k.target === spot.id;
  const go = press(k, spot);
  const asks = Boolean(
    go && (spot.why || miss(k, spot)) && !spot.act && !spot.pick && !spot.plan && !own && !aims.length,
  );
  const toggles = go && !spot.act && !asks && aims.length !== 1;
  const card = spot.card ?? null;
  const note = promise(aims) ?? (raised && !spot.note ? k.frame.scene.tray.plan : spot.note);
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
    class=${`${look(card, spot.mark)} spot${raised || order >= 0 ? " up" : ""}${hinted ? " hinted" : ""}${go && !asks ? " can" : ""}${aims.length ? " aim" : ""}`}
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
