// The start page: what waits to be gone on with, and a tile for every game; a dialog asks for seat, level and seed.
import { useState } from "preact/hooks";
import { Drawing, look } from "../cards/card.js";
import { motifOf } from "../cards/motifs.js";
import { html } from "../html.js";
import { Brand, Language } from "./bar.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./text.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Tile} Tile */
/** @typedef {import("../types").Waiting} Waiting */

/** @type {Record<string, {next: "auto" | "light" | "dark", icon: string}>} */
const THEMES = {
  auto: { next: "light", icon: "auto" },
  light: { next: "dark", icon: "sun" },
  dark: { next: "auto", icon: "moon" },
};

/** @param {{k: Table}} props */
function HomeBar({ k }) {
  const theme = THEMES[k.look.theme] ?? THEMES.auto;
  return html`<div class="bar home-bar">
    <${Brand} k=${k} />
    <${Language} k=${k} />
    <button
      type="button"
      class="btn bare"
      data-k="theme"
      aria-label=${k.t("home.theme", { now: k.t(`theme.${k.look.theme}`) })}
      onClick=${() => k.restyle({ theme: theme?.next ?? "auto" })}
    ><${Icon} name=${theme?.icon ?? "auto"} /></button>
  </div>`;
}

/** A game's picture on its cloth. @param {{game: string}} props */
function Motif({ game }) {
  const { art, cards } = motifOf(game);
  return html`<div class="motif" aria-hidden="true"><div>
    ${
      art
        ? html`<svg class="art" viewBox="0 0 280 164" focusable="false" dangerouslySetInnerHTML=${{ __html: art }} />`
        : null
    }
    ${cards.map(
      ({ card, x, y, w, turn }) =>
        html`<span key=${card} class=${look(card)} style=${`left:${x}%;top:${y}%;--w:${w}cqi;rotate:${turn}deg`}
          ><${Drawing} card=${card} size="f"
        /></span>`,
    )}
  </div></div>`;
}

/** @param {{k: Table, match: Waiting}} props */
function Resume({ k, match }) {
  const id = `${k.view}-waits`;
  return html`<section class="resume" data-game=${match.game} aria-labelledby=${id}>
    <div>
      <h3 id=${id}>${k.t("home.waits")}</h3>
      <p><b>${match.name}</b><span>${match.title}${match.lead ? " · " : ""}${match.lead}</span></p>
      <button type="button" class="btn" data-k="resume" onClick=${() => open(k, match.game)}>
        ${k.t("home.go_on")}<${Icon} name="next" />
      </button>
    </div>
    <${Motif} game=${match.game} />
  </section>`;
}

/** @param {Table} k @param {string} game @param {Record<string, unknown>} [chosen] */
const open = (k, game, chosen = {}) => void k.send({ do: "open", game, ...chosen });

/** @param {{k: Table, tile: Tile, waiting?: Waiting | undefined, here: boolean}} props */
function GameTile({ k, tile, waiting, here }) {
  const id = `${k.view}-${tile.game}`;
  const press = waiting ? "home.go_on" : "home.play";
  return html`<article class="tile" data-game=${tile.game} aria-labelledby=${id}>
    <${Motif} game=${tile.game} />
    <div class="about">
      <h3 id=${id}>${tile.name}</h3>
      ${
        tile.alt.length
          ? html`<p class="alt">${tile.alt.map((other) => html`<span key=${other.lang} lang=${other.lang}>${other.say}</span>`)}</p>`
          : null
      }
      <p>${tile.about}</p>
      <p class="facts">${tile.facts.map((fact) => html`<span key=${fact}>${fact}</span>`)}</p>
      ${
        waiting
          ? html`<p class="going"><span class="pill">${k.t("home.under_way")}</span><span>${waiting.title}</span></p>`
          : null
      }
      <div class="row">
        <button
          type="button"
          class="btn soft"
          data-k=${`open:${tile.game}`}
          data-here=${here ? "" : undefined}
          aria-label=${k.t(`${press}.game`, { game: tile.name })}
          onClick=${() => open(k, tile.game)}
        >${k.t(press)}</button>
        <button
          type="button"
          class="btn"
          data-k=${`set-up:${tile.game}`}
          aria-label=${k.t("home.set_up.game", { game: tile.name })}
          onClick=${() => k.show(`set-up:${tile.game}`)}
        >${k.t("home.set_up")}</button>
      </div>
    </div>
  </article>`;
}

/**
 * One line of the dialog: what it is, a word on it, and the field.
 * @param {{id: string, label: string, sub?: string, children?: any}} props
 */
const Field = ({ id, label, sub = "", children }) =>
  html`<div class="option">
    <div><label for=${id}>${label}</label>${sub ? html`<p id=${`${id}-sub`}>${sub}</p>` : null}</div>
    ${children}
  </div>`;

/** @param {{id: string, value: number, choices: {n: number, say: any}[], onPick: (n: number) => void, sub?: boolean}} props */
const Pick = ({ id, value, choices, onPick, sub = false }) =>
  html`<select
    id=${id}
    class="field"
    aria-describedby=${sub ? `${id}-sub` : undefined}
    onChange=${(/** @type {Event} */ event) => onPick(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
  >
    ${choices.map((one) => html`<option key=${one.n} value=${one.n} selected=${one.n === value}>${one.say}</option>`)}
  </select>`;

/** @param {{k: Table, tile: Tile, replaces: boolean}} props */
function SetUp({ k, tile, replaces }) {
  const { levels, players, seats } = tile.setup;
  const [level, setLevel] = useState(Math.min(tile.level, levels.length));
  const [count, setCount] = useState(tile.seats);
  const [seat, setSeat] = useState(0);
  const [seed, setSeed] = useState("");
  const id = (/** @type {string} */ name) => `${k.view}-set-${name}`;
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
    const typed = seed.trim();
    open(k, tile.game, {
      seat,
      level,
      ...(players.length > 1 ? { seats: count } : {}),
      ...(typed ? { seed: typed } : {}),
    });
  };
  return html`<${Dialog} k=${k} id=${id("title")} title=${tile.name} name="options-dialog set-up" onClose=${() => k.show(null)}>
    <form onSubmit=${begin}>
      <p class="para soft">${k.t(replaces ? "home.set_up.replaces" : "home.set_up.lead")}</p>
      ${
        players.length > 1
          ? html`<${Field} id=${id("players")} label=${k.t("home.players")}>
              <${Pick} id=${id("players")} value=${count} choices=${players} onPick=${(
                /** @type {number} */ n,
              ) => {
                setCount(n);
                setSeat(Math.min(seat, n - 1));
              }} />
            <//>`
          : null
      }
      <${Field} id=${id("seat")} label=${k.t("seat")} sub=${k.t("seat.sub")}>
        <${Pick} id=${id("seat")} value=${seat} choices=${seats.slice(0, count)} onPick=${setSeat} sub />
      <//>
      <${Field} id=${id("level")} label=${k.t("level")} sub=${k.t("home.level.sub")}>
        <${Pick} id=${id("level")} value=${level} choices=${levels} onPick=${setLevel} sub />
      <//>
      <${Field} id=${id("seed")} label=${k.t("seed")} sub=${k.t("home.seed.sub")}>
        <input
          id=${id("seed")}
          class="field"
          inputmode="numeric"
          autocomplete="off"
          spellcheck=${false}
          aria-describedby=${`${id("seed")}-sub`}
          value=${seed}
          onInput=${(/** @type {Event} */ event) => setSeed(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      <//>
      <div class="foot"><button type="submit" class="btn main" data-k="begin">${k.t("home.start")}</button></div>
    </form>
  <//>`;
}

/** @param {{k: Table, children?: any}} props */
export function Home({ k, children }) {
  const home = k.frame.home;
  if (!home) return null;
  const [next] = home.waits;
  const waiting = (/** @type {string} */ game) => home.waits.find((match) => match.game === game);
  const chosen = home.games.find((tile) => k.open === `set-up:${tile.game}`);
  return html`<${HomeBar} k=${k} />
    ${children}
    <div class="home">
      <div class="hero">
        <div><h2>${k.t("home.title")}</h2><p>${k.t("home.lead")}</p></div>
        ${next ? html`<${Resume} k=${k} match=${next} />` : null}
      </div>
      <ul class="tiles" aria-label=${k.t("home.games")}>
        ${home.games.map(
          (tile) =>
            html`<li key=${tile.game}>
              <${GameTile} k=${k} tile=${tile} waiting=${waiting(tile.game)} here=${tile.game === home.at} />
            </li>`,
        )}
      </ul>
    </div>
    ${chosen ? html`<${SetUp} key=${chosen.game} k=${k} tile=${chosen} replaces=${Boolean(waiting(chosen.game))} />` : null}`;
}
