// The story beside the table, with its rule numbers, and the controls that step through the game.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "../html.js";
import { Icon, Rules, Text } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").StoryLine} StoryLine */

/** First, back, on, last. @param {{k: Table}} props */
export function Replay({ k }) {
  const { at, of, mode } = k.frame;
  const here = k.phase !== "lost";
  const back = here && at > 0;
  const on = here && mode === "review";
  /** @type {[string, string, boolean, number | string][]} */
  const steps = [
    ["replay.first", "start", back, 0],
    ["replay.back", "prev", back, at - 1],
    ["replay.on", "next", on, Math.min(of, at + 1)],
    ["replay.last", "end", on, "live"],
  ];
  return html`<span class="steps" role="group" aria-label=${k.t("replay")}>
    ${steps.map(
      ([name, icon, ready, to]) =>
        html`<button
          key=${name}
          type="button"
          class="btn bare"
          data-k=${name}
          aria-label=${k.t(name)}
          aria-disabled=${ready ? undefined : "true"}
          onClick=${() => ready && void k.send({ do: "go", to })}
        ><${Icon} name=${icon} /></button>`,
    )}
  </span>`;
}

/** Lines under their heads. @param {StoryLine[]} story */
export function chapters(story) {
  /** @type {{head: StoryLine | null, lines: StoryLine[]}[]} */
  const parts = [];
  for (const line of story) {
    if (line.kind === "head") parts.push({ head: line, lines: [] });
    else {
      if (!parts.length) parts.push({ head: null, lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts;
}

/** @param {{k: Table}} props */
export function Story({ k }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const story = k.frame.story ?? [];
  const last = story.findLast((line) => line.kind !== "head");
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last?.id, story.length]);
  return html`<section class="leaf story">
    <div class="top"><h3>${k.t("story")}</h3><${Replay} k=${k} /></div>
    <div ref=${box} class="told" role="log" aria-live="off" aria-label=${k.t("story")} tabindex="0">
      ${chapters(story).map(
        ({ head, lines }, i) =>
          html`<div key=${head?.id ?? `part${i}`}>
            ${head ? html`<h4><${Text} k=${k} say=${head.say} /></h4>` : null}
            ${
              lines.length
                ? html`<ol>
                  ${lines.map(
                    (line) =>
                      html`<li key=${line.id} class=${line === last ? "now" : ""} aria-current=${line === last ? "step" : undefined}>
                        <span><${Text} k=${k} say=${line.say} /></span>
                        <${Rules} k=${k} rules=${line.rules} />
                      </li>`,
                  )}
                </ol>`
                : null
            }
          </div>`,
      )}
    </div>
  </section>`;
}

/**
 * What a frame has to say aloud: its new lines; after a step back the line one is at; then the question, if it is the
 * learner's turn.
 * @param {import("../types").Frame} frame
 * @param {number} before how many actions were done in the frame before
 */
export function aloud(frame, before) {
  const { events = [], story = [], mode, at, phase, scene } = frame;
  const fresh = new Set(events);
  const told = story.filter((line) => fresh.has(line.id));
  const review = mode === "review";
  const lines = told.length || (!review && at >= before) ? told : story.slice(-1);
  const asks = lines.length > 0 && !review && phase === "waiting" ? scene.tray.say : null;
  return { lines, asks, review };
}

/** Says aloud what a frame brings, and nothing else. @param {{k: Table}} props */
export function Announcer({ k }) {
  const { rev, at, of } = k.frame;
  const before = useRef(at);
  const { lines, asks, review } = useMemo(() => aloud(k.frame, before.current), [rev]);
  before.current = at;
  return html`<div class="sr" aria-live="polite" data-announce>
    ${review ? html`<p key=${`at${rev}`}>${k.t("review.at", { at, of })}</p>` : null}
    ${lines.map((line) => html`<p key=${`${line.id}/${rev}`}><${Text} k=${k} say=${line.say} inert /></p>`)}
    ${asks ? html`<p key=${`ask${rev}`}><${Text} k=${k} say=${asks} inert /></p>` : null}
  </div>`;
}
