// Asks Python what an act would be while it is still being put together; the answer to the latest question counts.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Rules, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("../types").Act} Act */

const PAUSE_MS = 90;

/**
 * @param {Table} k
 * @param {Act | null} act `null`: nothing to ask
 * @returns {Told | null} what Python says about exactly this act, once it has
 */
export function useJudge(k, act) {
  const wanted = act && k.live ? `${JSON.stringify(act)} ${k.frame.rev} ${k.words.lang}` : "";
  const latest = useRef("");
  const [said, setSaid] = useState(/** @type {{to: string, told: Told} | null} */ (null));
  useEffect(() => {
    latest.current = wanted;
    if (!wanted) return;
    const timer = setTimeout(async () => {
      const told = await k.ask({ do: "ask", what: "judge", act });
      if (told && latest.current === wanted) setSaid({ to: wanted, told });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return said && said.to === wanted ? said.told : null;
}

/** The answer in one line, beside the control. @param {{k: Table, id: string, told: Told | null, otherwise?: any}} props */
export function Judged({ k, id, told, otherwise }) {
  const said = told?.line ?? told?.title;
  return html`<p class="say" id=${id} role="status" data-bad=${told && told.legal === false ? "" : undefined}>
    <span>${said ? html`<${Text} k=${k} say=${said} />` : (otherwise ?? null)}</span>
    ${told ? html`<${Rules} k=${k} rules=${told.rules} />` : null}
  </p>`;
}
