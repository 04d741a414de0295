// The page's own labels: looked up, their slots filled with plain values, never put together into sentences.

/**
 * Labels are asked for without the `ui.` that their keys begin with.
 * @param {Record<string, string> | undefined} ui
 * @returns {(key: string, slots?: Record<string, string | number>) => string}
 */
export function labels(ui) {
  return (key, slots = {}) => {
    const text = ui?.[`ui.${key}`] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, slot) => (slot in slots ? String(slots[slot]) : whole));
  };
}
