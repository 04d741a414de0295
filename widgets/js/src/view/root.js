// The whole widget: bar, table, leaves beside it, dialogs; keeps focus and motion across redraws.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { FocusKeeper } from "../core/focus.js";
import { hostTheme, onPage } from "../core/host.js";
import { pressOnce, shutIn } from "../core/keys.js";
import { Motion } from "../core/motion.js";
import { html } from "../html.js";
import { Bar } from "./bar.js";
import { Home } from "./home.js";
import { Lines } from "./lines.js";
import { Mat } from "./mat.js";
import { OptionsDialog } from "./options.js";
import { Panels } from "./panels.js";
import { RuleDialog } from "./rule.js";
import { Sheet } from "./sheet.js";
import { Announcer, Story } from "./story.js";
import { spoken } from "./text.js";
import { Tray } from "./tray.js";
import { useTable } from "./use-table.js";

/** @typedef {import("../types").Model} Model */
/** @typedef {import("../types").Table} Table */

/** The redraw's before and after: focus stays, cards fly. @param {{current: HTMLElement | null}} root @param {Table | undefined} k */
function useContinuity(root, k) {
  const focus = useRef(/** @type {FocusKeeper | null} */ (null));
  const motion = useRef(/** @type {Motion | null} */ (null));
  const rev = useRef(-1);
  focus.current ??= new FocusKeeper();
  motion.current ??= new Motion();
  const moves =
    k && k.frame.rev !== rev.current && rev.current >= 0 && k.frame.mode === "play"
      ? (k.frame.moves ?? [])
      : [];
  focus.current.note(root.current);
  const starts = moves.length ? motion.current.from(root.current, moves) : [];
  useLayoutEffect(() => {
    if (!root.current || !k) return;
    focus.current?.restore(root.current, k.phase);
    if (moves.length) motion.current?.fly(root.current, moves, starts);
    rev.current = k.frame.rev;
  });
  return motion.current;
}

/** @param {{k: Table}} props */
function Stage({ k }) {
  const sheet = k.frame.scene.sheet;
  if (sheet) {
    return html`<${Sheet} k=${k} sheet=${sheet}><${Story} k=${k} /><//>`;
  }
  return html`<div class="stage">
    <div class="play"><${Mat} k=${k} /><${Tray} k=${k} /></div>
    <div class="side"><${Panels} k=${k} /><${Story} k=${k} /></div>
  </div>`;
}

/** @param {{k: Table, slow: boolean, told: import("../types").Told | null, closeRule: () => void}} props */
function Game({ k, slow, told, closeRule }) {
  return html`<${Bar} k=${k} />
    <${Lines} k=${k} slow=${slow} />
    <${Stage} k=${k} />
    <${Announcer} k=${k} />
    ${told ? html`<${RuleDialog} k=${k} told=${told} onClose=${closeRule} />` : null}
    ${k.open === "options" ? html`<${OptionsDialog} k=${k} onClose=${(/** @type {boolean} */ begun) => k.show(begun ? null : "settings")} />` : null}`;
}

/** @param {{model: Model, view: string}} props */
export function Root({ model, view }) {
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  const table = useTable(model, view);
  const motion = useContinuity(root, table?.k);
  const drawn = Boolean(table);
  useEffect(() => (root.current ? shutIn(root.current) : undefined), [drawn]);
  const title = table && !table.k.frame.home ? table.k.words.game : "";
  useEffect(() => {
    if (onPage() && drawn) document.title = title ? `${title} · Kibitz` : "Kibitz";
  }, [title, drawn]);
  if (!table) return html`<div class="kibitz" ref=${root} data-phase="busy"></div>`;

  const { k, told, closeRule, slow, sent } = table;
  const theme = k.look.theme === "auto" ? hostTheme() : k.look.theme;
  const onEscape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || event.defaultPrevented || root.current?.querySelector("dialog[open]"))
      return;
    const from = k.popup?.from ?? (k.open === "settings" ? "settings" : null);
    if (!from) return;
    k.close();
    if (k.open === "settings") k.show(null);
    const back = [...(root.current?.querySelectorAll("[data-k]") ?? [])].find(
      (el) => el.getAttribute("data-k") === from,
    );
    /** @type {HTMLElement | undefined} */ (back)?.focus({ preventScroll: true });
  };
  return html`<div
    ref=${root}
    class=${`kibitz${k.look.large ? " large" : ""}`}
    lang=${k.words.lang}
    role="region"
    aria-label=${k.frame.home ? "Kibitz" : (k.words.game ?? spoken(k, k.frame.scene.title))}
    tabindex="-1"
    data-game=${k.frame.game}
    data-rev=${k.frame.rev}
    data-phase=${k.phase}
    data-mode=${k.frame.mode}
    data-sent=${sent ? "" : undefined}
    data-theme=${theme ?? undefined}
    data-suits=${k.look.suits}
    data-host=${onPage() ? "page" : "notebook"}
    onKeyDown=${onEscape}
    onPointerDown=${() => motion.finish()}
    onKeyDownCapture=${(/** @type {KeyboardEvent} */ event) => {
      motion.finish();
      pressOnce(event);
    }}
  >
    ${
      k.frame.home
        ? html`<${Home} key="home" k=${k}><${Lines} k=${k} slow=${slow} /><//>`
        : html`<${Game} key="game" k=${k} slow=${slow} told=${told} closeRule=${closeRule} />`
    }
  </div>`;
}
