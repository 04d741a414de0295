// The start page: tiles, what waits, the dialog, going to a table and back, and what is kept.
import { afterEach, describe, expect, it, vi } from "vitest";
import { keep, kept } from "../src/core/session.js";
import widget from "../src/index.js";
import { FakeModel, waiting, words } from "./fixtures.js";

/** @type {(() => void)[]} */
let undo = [];
const tick = (ms = 40) => new Promise((done) => setTimeout(done, ms));
const UI = { "home.go_on.game": "Go on with {game}", "home.play.game": "Play {game}", "home.back": "Back" };

/** @param {string} game @returns {any} */
const tile = (game) => ({
  game,
  name: game.toUpperCase(),
  alt: [{ lang: "ja", say: "別名" }],
  about: "One line.",
  facts: ["3 or 4 players", "52 cards"],
  level: 2,
  seats: 4,
  setup: {
    levels: [1, 2, 3].map((n) => ({ n, say: `level ${n}` })),
    players: [3, 4].map((n) => ({ n, say: `${n} players` })),
    seats: [0, 1, 2, 3].map((n) => ({ n, say: `seat ${n}` })),
  },
});
/** @param {any} [more] @returns {any} */
const home = (more = {}) => ({
  rev: 1,
  phase: "home",
  mode: "play",
  lang: "en",
  pace: 0,
  key: "home/0",
  keep: { at: null, lang: "en", matches: {} },
  home: { at: null, waits: [], games: [tile("auktsion"), tile("whist")], ...more },
});

async function mount(/** @type {any} */ frame) {
  const model = new FakeModel(frame, words(UI));
  const el = document.createElement("div");
  document.body.append(el);
  const stop = widget.render({ model, el });
  undo.push(() => {
    stop();
    el.remove();
  });
  await vi.waitFor(() => expect(model.ears.get("change:frame")?.size).toBe(1));
  const $ = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (el.querySelector(selector));
  const $$ = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  return { model, el, $, $$ };
}

afterEach(() => {
  for (const step of undo) step();
  undo = [];
  sessionStorage.clear();
});

describe("the start page", () => {
  it("has a tile for every game, with one primary press each and no card that anybody holds", async () => {
    const { model, $, $$ } = await mount(home());
    expect($(".kibitz").dataset.phase).toBe("home");
    expect($$("h1, h2")).toHaveLength(1);
    expect($$("ul.tiles > li > article").map((el) => el.dataset.game)).toEqual(["auktsion", "whist"]);
    expect($$(".tile .btn.soft").map((el) => el.getAttribute("aria-label"))).toEqual([
      "Play AUKTSION",
      "Play WHIST",
    ]);
    expect($$("[data-card], [data-act]")).toEqual([]);
    expect($$(".motif").every((el) => el.getAttribute("aria-hidden") === "true")).toBe(true);
    expect($(".alt [lang]").getAttribute("lang")).toBe("ja");
    $("[data-k='open:whist']").click();
    expect(model.of("open")[0]).toMatchObject({ game: "whist" });
    expect(Object.keys(model.of("open")[0])).not.toContain("seed");
  });

  it("offers a match under way to be gone on with", async () => {
    const waits = [{ game: "whist", name: "WHIST", title: "Deal 2", lead: "your turn" }];
    const { model, $ } = await mount(home({ at: "whist", waits }));
    expect($(".resume p").textContent).toBe("WHISTDeal 2 · your turn");
    expect($("[data-k='open:whist']").getAttribute("aria-label")).toBe("Go on with WHIST");
    $("[data-k='resume']").click();
    expect(model.of("open")[0]).toMatchObject({ game: "whist" });
  });

  it("asks for players, seat, level and seed, and sends the seed as typed", async () => {
    const { model, $, $$ } = await mount(home());
    $("[data-k='set-up:auktsion']").click();
    await tick();
    const pick = async (/** @type {string} */ name, /** @type {string} */ value) => {
      const field = /** @type {HTMLSelectElement} */ ($(`[id$='-set-${name}']`));
      field.value = value;
      field.dispatchEvent(new Event(name === "seed" ? "input" : "change", { bubbles: true }));
      await tick();
    };
    await pick("seat", "3");
    await pick("players", "3");
    expect($$("[id$='-set-seat'] option")).toHaveLength(3);
    await pick("level", "3");
    await pick("seed", " ０７ ");
    $("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(model.of("open")[0]).toMatchObject({
      game: "auktsion",
      seats: 3,
      seat: 2,
      level: 3,
      seed: "０７",
    });
  });

  it("moves the focus to the table and back to the tile", async () => {
    const { model, $ } = await mount(home());
    $("[data-k='open:whist']").focus();
    model.set("frame", { ...waiting(), leave: true });
    const focused = () => document.activeElement;
    await vi.waitFor(() => expect(focused()?.getAttribute("data-act")).toBe('["trade"]'));
    $("[data-k='home']").focus();
    $("[data-k='home']").click();
    expect(model.of("go")[0]).toMatchObject({ to: "home" });
    model.set("frame", home({ at: "whist" }));
    await vi.waitFor(() => expect(focused()?.getAttribute("data-k")).toBe("open:whist"));
  });

  it("is not offered by a table that stands alone", async () => {
    const { $ } = await mount(waiting());
    expect($("[data-k='home']")).toBeNull();
    expect($(".brand").tagName).toBe("SPAN");
  });
});

it("keeps a match for each game under one name", () => {
  const frame = (/** @type {any} */ matches, /** @type {any} */ at) =>
    /** @type {any} */ ({ key: "home/0", keep: { at, lang: "ja", matches } });
  keep(frame({ whist: { record: 1 } }, "whist"));
  keep(frame({ auktsion: { record: 2 } }, "auktsion"));
  expect(kept("home/0")).toEqual({
    at: "auktsion",
    lang: "ja",
    matches: { whist: { record: 1 }, auktsion: { record: 2 } },
  });
  keep(frame({ auktsion: null }, null));
  expect(kept("home/0")).toEqual({ at: null, lang: "ja", matches: { whist: { record: 1 }, auktsion: null } });
});
