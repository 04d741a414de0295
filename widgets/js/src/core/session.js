// What a page keeps for its own reload. Storage may be shut (private mode) or hold nonsense: then the page goes on without.

/** @typedef {import("../types").Frame} Frame */

/** @param {string} key */
const place = (key) => `kibitz:${location.pathname}${location.search}:${key}`;

/**
 * A start page keeps a match for each game: those in `keep.matches` are added to the ones kept before.
 * @param {Frame} frame
 */
export function keep(frame) {
  if (frame.keep === null || frame.keep === undefined) return;
  const { matches } = /** @type {{matches?: object}} */ (frame.keep);
  const before = matches ? /** @type {{matches?: object} | null} */ (kept(frame.key))?.matches : undefined;
  const all = matches ? { ...frame.keep, matches: { ...before, ...matches } } : frame.keep;
  try {
    sessionStorage.setItem(place(frame.key), JSON.stringify(all));
  } catch {
    // no storage, or it is full: the game is merely not kept
  }
}

/**
 * What was kept under this key, or `null`; what can't be read is dropped.
 * @param {string} key
 * @returns {unknown}
 */
export function kept(key) {
  try {
    const text = sessionStorage.getItem(place(key));
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      sessionStorage.removeItem(place(key));
      return null;
    }
  } catch {
    return null;
  }
}
