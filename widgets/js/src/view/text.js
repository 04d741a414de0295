// Draws a text: a string or a list of spans (strong, a card, a rule number). Also its spoken form, for names.
import { html } from "../html.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Say} Say */
/** @typedef {import("../types").Span} Span */

/** A small sign from the sprite. @param {{name: string}} props */
export const Icon = ({ name }) =>
  html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href=${`#kz-n-${name}`} /></svg>`;

/** A card in running text: figure and suit, spoken by its name. @param {{k: Table, card: string}} props */
export function InlineCard({ k, card }) {
  if (card.length !== 2 || card === "JK") return html`<span class="sc">${k.name(card)}</span>`;
  const suit = card.slice(-1);
  const rank = card.startsWith("T") ? "10" : card.slice(0, -1);
  return html`<span class=${`sc ${suit}`} role="img" aria-label=${k.name(card)}
    ><span aria-hidden="true">${rank}</span><svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false"
      ><use href=${`#kz-s-${suit}`} /></svg
  ></span>`;
}

/** A rule number that opens the rule. @param {{k: Table, id: string}} props */
export const RuleChip = ({ k, id }) =>
  html`<button type="button" class="rule" aria-label=${k.t("rule.open", { id })} onClick=${() => k.rule(id)}>${id}</button>`;

/** The card that is raised as a plan. @param {Table} k */
export function raisedCard(k) {
  const groups = k.frame.scene.hand.groups ?? [];
  const spots = [...(k.frame.scene.hand.cards ?? []), ...groups.flatMap((group) => group.cards)];
  return spots.find((spot) => spot.id === k.raised)?.card ?? null;
}

/**
 * `inert`: inside a control, where a rule number can't be a control of its own.
 * @param {{k: Table, say: Say | null | undefined, inert?: boolean}} props
 * @returns {any}
 */
export function Text({ k, say, inert = false }) {
  if (say === null || say === undefined) return null;
  if (typeof say === "string") return say;
  if (!Array.isArray(say)) return String(say);
  return say.map((span) => {
    if (typeof span === "string") return span;
    if ("b" in span) return html`<b>${span.b}</b>`;
    if ("c" in span) return html`<${InlineCard} k=${k} card=${span.c} />`;
    if ("r" in span) return inert ? span.r : html`<${RuleChip} k=${k} id=${span.r} />`;
    const card = "plan" in span ? raisedCard(k) : null;
    return card ? html`<${InlineCard} k=${k} card=${card} />` : null;
  });
}

/**
 * The same text as plain words, for accessible names.
 * @param {Table} k
 * @param {Say | null | undefined} say
 * @returns {string}
 */
export function spoken(k, say) {
  if (say === null || say === undefined) return "";
  if (!Array.isArray(say)) return String(say);
  return say
    .map((span) => {
      if (typeof span === "string") return span;
      if ("b" in span) return span.b;
      if ("c" in span) return k.name(span.c);
      if ("r" in span) return span.r;
      const card = raisedCard(k);
      return card ? k.name(card) : "";
    })
    .join("");
}

/** Names listed one after the other. @param {Table} k @param {(string | false | null | undefined)[]} parts */
export const listed = (k, parts) => parts.filter(Boolean).join(k.t("list.sep"));

/** Rule numbers side by side. @param {{k: Table, rules?: string[]}} props */
export const Rules = ({ k, rules = [] }) =>
  rules.length
    ? html`<span class="rules">${rules.map((id) => html`<${RuleChip} key=${id} k=${k} id=${id} />`)}</span>`
    : null;
