// Lists of cards: the fan, groups under labels, rows and piles. Arrow keys move among the cards of one list.
import { useState } from "preact/hooks";
import { roving } from "../core/focus.js";
import { html } from "../html.js";
import { press, Spot } from "./spot.js";
import { spoken, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Zone} Zone */
/** @typedef {import("../types").CardSpot} CardSpot */

/**
 * One tab stop for the whole list; arrows, Home and End move it.
 * @param {string} first
 * @param {string[]} ids
 */
function useRoving(first, ids) {
  const [at, setAt] = useState(first);
  const stop = ids.includes(at) ? at : (ids[0] ?? "");
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    const spots = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(".spot[tabindex]")]);
    const here = spots.indexOf(
      /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest(".spot")),
    );
    const to = here < 0 ? null : roving(event.key, here, spots.length);
    if (to === null) return;
    event.preventDefault();
    spots[to]?.focus({ preventScroll: true });
  };
  /** @param {FocusEvent} event */
  const onFocusIn = (event) => {
    const key = /** @type {Element} */ (event.target).closest(".spot")?.getAttribute("data-k");
    if (key) setAt(key.slice("spot:".length));
  };
  return { stop, onKeyDown, onFocusIn };
}

/**
 * `always`: every card can be reached (the learner's hand), not only those that can be pressed.
 * @param {{k: Table, zone: Zone, size?: "f" | "m", always?: boolean}} props
 */
export function CardList({ k, zone, size = "m", always = false }) {
  const cards = zone.cards ?? [];
  const reach = (/** @type {CardSpot} */ spot) => always || Boolean(press(k, spot));
  const { stop, onKeyDown, onFocusIn } = useRoving(
    "",
    cards.filter(reach).map((spot) => spot.id),
  );
  if (!cards.length) return null;
  return html`<ul
    class=${`cards ${zone.layout}`}
    style=${`--c:${cards.length}`}
    aria-label=${spoken(k, zone.say)}
    data-place=${zone.id}
    onKeyDown=${onKeyDown}
    onFocusIn=${onFocusIn}
  >
    ${cards.map(
      (spot, i) =>
        html`<li key=${spot.id} style=${`--n:${i}`}>
          <${Spot} k=${k} spot=${spot} size=${size} tab=${reach(spot) ? (spot.id === stop ? 0 : -1) : undefined} />
        </li>`,
    )}
  </ul>`;
}

/** Cards under labels. @param {{k: Table, zone: Zone, size?: "f" | "m", always?: boolean}} props */
export function GroupList({ k, zone, size = "m", always = false }) {
  const groups = zone.groups ?? [];
  const spots = groups.flatMap((group) => group.cards);
  const reach = (/** @type {CardSpot} */ spot) => always || Boolean(press(k, spot));
  const { stop, onKeyDown, onFocusIn } = useRoving(
    "",
    spots.filter(reach).map((spot) => spot.id),
  );
  return html`<ul class="groups" aria-label=${spoken(k, zone.say)} data-place=${zone.id} onKeyDown=${onKeyDown} onFocusIn=${onFocusIn}>
    ${groups.map(
      (group, i) =>
        html`<li key=${group.cards[0]?.id ?? i} class=${group.mark ?? ""}>
          ${group.say ? html`<small class="over"><${Text} k=${k} say=${group.say} /></small>` : null}
          <div class="cs">
            ${group.cards.map(
              (spot) =>
                html`<${Spot}
                  key=${spot.id}
                  k=${k}
                  spot=${spot}
                  size=${size}
                  tab=${reach(spot) ? (spot.id === stop ? 0 : -1) : undefined}
                />`,
            )}
          </div>
          ${group.note ? html`<small><${Text} k=${k} say=${group.note} /></small>` : null}
        </li>`,
    )}
  </ul>`;
}
