// Acts as the page handles them: written as an attribute, and with their hole filled. No act is understood here.

/** @typedef {import("../types").Act} Act */

/** The act as it stands in `data-act`. @param {Act} act */
export const actText = (act) => JSON.stringify(act);

/**
 * A copy of `act` with every hole (`null`) filled.
 * @param {Act} act
 * @param {unknown} value
 * @returns {Act}
 */
export const fillHole = (act, value) => act.map((part) => (part === null ? value : part));
