// What a page keeps for its own reload. Storage may be shut (private mode) or hold nonsense: then the page goes on without.

/** @typedef {import("../types").Frame} Frame */

/** @typedef {import("../types").Look} Look */

/** @param {string} key */
const place = (key) => `kibitz:${location.pathname}${location.search}:${key}`;

/** @param {string} at */
function drop(at) {
  try {
    sessionStorage.removeItem(at);
  } catch {
    // no storage: nothing is kept there
  }
}

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
    return JSON.parse(sessionStorage.getItem(place(key)) ?? "null");
  } catch {
    drop(place(key));
    return null;
  }
}

/** How the table looks is kept beside the match. @param {string} key @param {Look} look */
export function keepLook(key, look) {
  try {
    sessionStorage.setItem(place(`${key}/look`), JSON.stringify(look));
  } catch {
    // as above
  }
}

/** @param {string} key @returns {Partial<Look>} as far as it was kept and is a look */
export function keptLook(key) {
  const { theme, suits, large } = /** @type {Partial<Look>} */ (kept(`${key}/look`) ?? {});
  return {
    ...(theme && ["auto", "light", "dark"].includes(theme) ? { theme } : {}),
    ...(suits && ["four", "two"].includes(suits) ? { suits } : {}),
    ...(typeof large === "boolean" ? { large } : {}),
  };
}
