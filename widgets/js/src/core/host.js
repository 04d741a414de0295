// Where the widget stands: in a notebook or on a page of its own, and which theme that place wears.

/** A Voilà page: there a reload brings a new kernel. */
export const onPage = () =>
  "voila" in document.body.dataset ||
  /\/voila(\/|$)/.test(location.pathname) ||
  !("jpThemeName" in document.body.dataset);

/**
 * The theme that the place insists on, or `null` where the system's own choice counts.
 * @returns {"light" | "dark" | null}
 */
export function hostTheme() {
  const light = document.body.dataset.jpThemeLight;
  if (light === undefined) return null;
  if ("voila" in document.body.dataset && light === "true") return null; // Voilà's default, nobody's choice
  return light === "true" ? "light" : "dark";
}

/**
 * Calls back whenever the place changes its theme.
 * @param {() => void} changed
 * @returns {() => void} stops watching
 */
export function watchTheme(changed) {
  const seen = new MutationObserver(changed);
  seen.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-voila"] });
  return () => seen.disconnect();
}

/** Whether the learner has asked for less motion. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
