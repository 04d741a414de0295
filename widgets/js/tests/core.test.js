// What works without a picture: arrows, session storage, the line to Python, the sprite, the ring, steps of a number.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIGURES, SUITS } from "../src/cards/glyphs.js";
import { spriteText } from "../src/cards/sprite.js";
import { roving } from "../src/core/focus.js";
import { Link, LOST_MS, SLOW_MS } from "../src/core/link.js";
import { keep, keepLook, kept, keptLook } from "../src/core/session.js";
import { around } from "../src/view/mat.js";
import { stepped } from "../src/view/number-box.js";
import { meant } from "../src/view/options.js";
import { way } from "../src/view/ring.js";
import { aloud } from "../src/view/story.js";
import { base, FakeModel, waiting, words } from "./fixtures.js";

describe("arrow keys", () => {
  it("go round, and to both ends", () => {
    expect(roving("ArrowRight", 5, 6)).toBe(0);
    expect(roving("ArrowLeft", 0, 6)).toBe(5);
    expect(roving("Home", 3, 6)).toBe(0);
    expect(roving("End", 3, 6)).toBe(5);
    expect(roving("x", 3, 6)).toBeNull();
    expect(roving("ArrowRight", 0, 0)).toBeNull();
  });
});

describe("what is kept for a reload", () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
  it("comes back under its key, and nothing under another", () => {
    keep(base({ keep: { record: 1 } }));
    expect(kept("stand_or_trade/0")).toEqual({ record: 1 });
    expect(kept("auktsion/0")).toBeNull();
  });
  it("is left alone by a frame that keeps nothing", () => {
    keep(base({ keep: { record: 1 } }));
    keep(base({ keep: null }));
    expect(kept("stand_or_trade/0")).toEqual({ record: 1 });
  });
  it("keeps how the table looks, and only what is a look", () => {
    expect(keptLook("stand_or_trade/0")).toEqual({});
    keepLook("stand_or_trade/0", { theme: "dark", suits: "two", large: true });
    expect(keptLook("stand_or_trade/0")).toEqual({ theme: "dark", suits: "two", large: true });
    for (const odd of [5, "x", [], { theme: "<b>", suits: 1, large: "no" }]) {
      keepLook("stand_or_trade/0", /** @type {any} */ (odd));
      expect(keptLook("stand_or_trade/0")).toEqual({});
    }
  });
  it("is dropped when it can't be read", () => {
    keep(base({ keep: 1 }));
    const key = sessionStorage.key(0) ?? "";
    sessionStorage.setItem(key, "{broken");
    expect(kept("stand_or_trade/0")).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
  });
  it("does without storage", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("shut");
      },
      setItem: () => {
        throw new Error("shut");
      },
    });
    expect(() => keep(base({ keep: 1 }))).not.toThrow();
    expect(kept("stand_or_trade/0")).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("the line to Python", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("numbers intents and gives each its own answer", async () => {
    const model = new FakeModel(waiting(), words());
    const link = new Link(model, "v1", () => {});
    const first = link.send({ do: "save" });
    const second = link.send({ do: "go", to: "undo" });
    await vi.advanceTimersByTimeAsync(10);
    expect((await first)?.n).toBe(1);
    expect((await second)?.n).toBe(2);
    expect(model.sent.map((one) => one.view)).toEqual(["v1", "v1"]);
    link.close();
  });

  it("says slow, then lost, and comes back when anything is heard", async () => {
    const model = new FakeModel(waiting(), words(), { silent: true });
    /** @type {string[]} */
    const states = [];
    const link = new Link(model, "v1", (state) => states.push(state));
    const answer = link.send({ do: "go", to: "undo" });
    await vi.advanceTimersByTimeAsync(SLOW_MS + 600);
    await vi.advanceTimersByTimeAsync(LOST_MS - SLOW_MS);
    expect(states).toEqual(["slow", "lost"]);
    expect(await answer).toBeNull();
    link.alive();
    expect(states.at(-1)).toBe("");
    link.close();
  });

  it("notices a silent kernel though nobody presses anything", async () => {
    const model = new FakeModel(waiting(), words(), { silent: true });
    /** @type {string[]} */
    const states = [];
    const link = new Link(model, "v1", (state) => states.push(state));
    await vi.advanceTimersByTimeAsync(10500);
    expect(model.of("ping").length).toBeGreaterThan(0);
    expect(states).toContain("lost");
    link.close();
  });
});

describe("the sprite", () => {
  const text = spriteText();
  const ids = new Set([...text.matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
  it("holds every face in two sizes, jokers and backs", () => {
    for (const rank of Object.keys(FIGURES)) {
      for (const suit of Object.keys(SUITS)) {
        expect(ids).toContain(`kz-f-${rank}${suit}`);
        expect(ids).toContain(`kz-m-${rank}${suit}`);
      }
    }
    for (const id of ["f-JK", "m-JK", "back", "backm"]) expect(ids).toContain(`kz-${id}`);
  });
  it("refers to nothing that it lacks", () => {
    for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  });
});

describe("the table's geometry", () => {
  it("seats everybody, left to right as they sit clockwise", () => {
    for (let n = 1; n < 10; n++) {
      const { w, n: north, e } = around(Array.from({ length: n }, (_, i) => i + 1));
      expect([...w, ...north, ...e]).toEqual(Array.from({ length: n }, (_, i) => i + 1));
    }
    expect(around([1, 2, 3])).toEqual({ w: [1], n: [2], e: [3] });
  });
  it("lays a passed card between giver and taker, for any number of seats", () => {
    const { card } = way(0, 1, 4);
    expect(card.left).toBeLessThan(50);
    expect(card.top).toBeGreaterThan(50);
    for (let n = 2; n <= 10; n++) {
      for (let to = 1; to < n; to++) {
        const one = way(0, to, n);
        expect(Number.isFinite(one.card.left + one.card.top)).toBe(true);
        expect(one.lines).not.toContain("NaN");
      }
    }
  });
});

describe("a number's steps", () => {
  const box = /** @type {any} */ ({ least: 6, most: 35, start: 6 });
  it("reads full-width figures and blanks, and stays in bounds", () => {
    expect(stepped(" ７ ", 1, box)).toBe(8);
    expect(stepped("6", -1, box)).toBe(6);
    expect(stepped("35", 1, box)).toBe(35);
    expect(stepped("seven", 1, box)).toBe(6);
    expect(stepped("", 1, box)).toBe(6);
  });
});

describe("an option's number", () => {
  const spec = /** @type {any} */ ({ name: "games", kind: "number" });
  it("is read as people type it", () => {
    expect([" 3 ", "６", "007"].map((text) => meant(spec, text))).toEqual([3, 6, 7]);
  });
  it("stays text where it is none, for Python to refuse", () => {
    const odd = ["", "-3", "1e3", "1.5", "abc", "9".repeat(30)];
    expect(odd.map((text) => meant(spec, text))).toEqual(odd);
  });
});

describe("what is said aloud", () => {
  const frame = (/** @type {object} */ parts) => /** @type {any} */ (waiting(parts));
  const said = (/** @type {any} */ made) => made.lines.map((/** @type {any} */ line) => line.id);
  const { story, scene } = frame({});
  it("is what is new, and the question when it is one's turn", () => {
    const ids = [story.at(-1).id];
    const made = aloud(frame({ events: ids }), 0);
    expect(said(made)).toEqual(ids);
    expect(made.asks).toEqual(scene.tray.say);
    expect(aloud(frame({ events: ids, phase: "busy" }), 0).asks).toBeNull();
  });
  it("is nothing where nothing happened", () => {
    const made = aloud(frame({ events: [], at: 4 }), 4);
    expect([said(made), made.asks]).toEqual([[], null]);
  });
  it("is the line one is at after a step back", () => {
    expect(said(aloud(frame({ events: [], at: 3 }), 4))).toEqual([story.at(-1).id]);
    const back = aloud(frame({ events: [], at: 5, mode: "review" }), 4);
    expect(said(back)).toEqual([story.at(-1).id]);
    expect(back.asks).toBeNull();
  });
});
