// Menus that belong to cards of the hand: which card chooses which menu, and what a chosen menu's buttons aim at.

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Menu} MenuData */
/** @typedef {import("../types").Button} ButtonData */

/** Menus that belong to card spots. @param {import("../types").Frame} frame @returns {MenuData[]} */
export const owned = (frame) =>
  (frame.scene.tray.controls ?? []).filter(
    /** @returns {control is MenuData} */ (control) =>
      control.kind === "menu" && Boolean(control.spots?.length),
  );

/** The menu that a press on this spot chooses. @param {Table} k @param {string} id */
export const menuOf = (k, id) =>
  k.live ? owned(k.frame).find((menu) => menu.spots?.includes(id)) : undefined;

/** The menu that is chosen. @param {Table} k */
export const chosen = (k) =>
  k.menu === null ? undefined : owned(k.frame).find((menu) => menu.id === k.menu);

/** The chosen menu's buttons that aim at a spot. @param {Table} k @param {string} id @returns {ButtonData[]} */
export const aimed = (k, id) =>
  chosen(k)?.items.filter((button) => button.ok !== false && button.spots?.includes(id)) ?? [];

/** What a target promises: the note of its button, or those of the first and the last. @param {ButtonData[]} buttons */
export function promise(buttons) {
  const first = buttons[0]?.note;
  const last = buttons.at(-1)?.note;
  if (!first || !last || JSON.stringify(first) === JSON.stringify(last)) return first;
  return [first, "…", last].flat();
}
