// The whole widget against a stand-in for Python: acts, focus, keys, pop-ups, plans, reloads, lost kernels.
import { afterEach, describe, expect, it, vi } from "vitest";
import widget from "../src/index.js";
import {
  auction,
  base,
  choosing,
  FakeModel,
  giving,
  pause,
  review,
  trouble,
  waiting,
  words,
} from "./fixtures.js";

/** @type {(() => void)[]} */
let undo = [];
const tick = (ms = 120) => new Promise((done) => setTimeout(done, ms));

/** @param {any} frame @param {any} [how] */
async function mount(frame, how) {
  const model = new FakeModel(frame, words({ why_not: "why not?" }), how);
  const el = document.createElement("div");
  document.body.append(el);
  const stop = widget.render({ model, el });
  undo.push(() => {
    stop();
    el.remove();
  });
  await tick();
  await vi.waitFor(() => {
    if (!el.querySelector("[data-lm-suppress-shortcuts]")) throw new Error("its effects have not run yet");
  });
  const $ = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (el.querySelector(selector));
  const $$ = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...el.querySelectorAll(selector)]);
  return { model, el, $, $$, root: $(".kibitz") };
}
const key = (/** @type {Element} */ el, /** @type {string} */ name, more = {}) =>
  el.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, composed: true, ...more }),
  );

afterEach(() => {
  for (const step of undo) step();
  undo = [];
  sessionStorage.clear();
});

describe("acts", () => {
  it("stand on exactly one element each, and go out once however often pressed", async () => {
    const { model, $, $$ } = await mount(waiting());
    expect($$("[data-act]").map((el) => el.dataset.act)).toEqual(['["trade"]']);
    $("[data-act]").click();
    $("[data-act]").click();
    expect(model.of("act")).toHaveLength(1);
    expect(model.of("act")[0]).toMatchObject({ act: ["trade"], rev: 12 });
  });

  it("are on cards too, by mouse and by key", async () => {
    const { model, $, $$ } = await mount(giving());
    expect($$("[data-act]")).toHaveLength(6);
    key($("[data-card='4C']"), "Enter");
    expect(model.of("act")[0].act).toEqual(["give", "4C"]);
  });

  it("that can't be used have no data-act, and say why", async () => {
    const { model, $ } = await mount(waiting());
    const stand = $("[data-k='act:[\"stand\"]']");
    expect(stand.getAttribute("aria-disabled")).toBe("true");
    expect(stand.dataset.act).toBeUndefined();
    stand.focus();
    stand.click();
    await tick();
    expect(model.of("ask")[0]).toMatchObject({ what: "judge", act: ["stand"] });
    expect($(".why h3").textContent).toBe("You can’t stand yet");
    expect(document.activeElement).toBe($(".why"));
    key($(".why"), "Escape");
    await tick();
    expect($(".why")).toBeNull();
    expect(document.activeElement).toBe(stand);
  });

  it("are none while looking back", async () => {
    const { $$ } = await mount(review());
    expect($$("[data-act]")).toHaveLength(0);
  });

  it("have one element each where a number or a list is asked for", async () => {
    for (const frame of [auction(), choosing()]) {
      const { $$ } = await mount(frame);
      const acts = $$("[data-act]").map((el) => el.dataset.act);
      expect(acts.length).toBeGreaterThan(5);
      expect(new Set(acts).size).toBe(acts.length);
    }
  });
});

describe("what is merely selected", () => {
  it("raises a card as a plan, which outlives frames and shows when it can be given", async () => {
    const { model, $ } = await mount(waiting());
    $("[data-card='2H']").click();
    await tick();
    expect($("[data-card='2H']").getAttribute("aria-pressed")).toBe("true");
    expect($("[data-act]").textContent).toContain("then give");
    expect(model.of("act")).toHaveLength(0);
    model.set("frame", giving());
    await tick();
    expect($("[data-card='2H']").classList.contains("up")).toBe(true);
    expect($("[data-card='2H'] .tag").textContent).toBe("to give");
  });

  it("keeps the order of chosen cards and sends them in it", async () => {
    const { model, $ } = await mount(choosing());
    $(".hand [data-card='7D']").click();
    await tick();
    $(".hand [data-card='7H']").click();
    await vi.waitFor(() => expect(model.of("ask").at(-1)?.act).toEqual(["lay", ["7D", "7H"]]));
    expect($(".hand [data-card='7H'] .nth").textContent).toBe("2");
  });

  it("sends a number as it was typed", async () => {
    const frame = auction();
    const { model, $ } = await mount(frame);
    const input = /** @type {HTMLInputElement} */ ($(".step input"));
    input.value = "１０";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.waitFor(() => expect(model.of("ask").at(-1)?.act).toEqual(["bid", "１０"]));
  });
});

describe("focus", () => {
  it("stays on the same card through a redraw, and moves with arrows", async () => {
    const { model, $ } = await mount(waiting());
    $("[data-card='6S']").focus();
    key($("[data-card='6S']"), "ArrowRight");
    expect(document.activeElement).toBe($(".hand [data-card='5H']"));
    const card = $(".hand [data-card='5H']");
    model.set("frame", giving());
    await tick();
    expect(document.activeElement).toBe(card);
  });

  it("goes to the way on when a deal is settled, and only if it was inside", async () => {
    const { model, $ } = await mount(waiting());
    $("[data-act]").focus();
    model.set("frame", pause());
    await tick();
    expect(document.activeElement).toBe($("[data-continue]"));
    const other = await mount(waiting());
    /** @type {HTMLElement} */ (document.activeElement).blur();
    other.model.set("frame", pause());
    await tick();
    expect(document.activeElement).toBe(document.body);
  });

  it("waits on the root while there is nothing to do, and returns to the same act", async () => {
    const { model, $, root } = await mount(waiting());
    $("[data-act]").focus();
    const busy = waiting({ rev: 14, phase: "busy" });
    busy.scene.tray = { say: "Mika is thinking" };
    busy.scene.hand.cards = [];
    model.set("frame", busy);
    await tick();
    expect(document.activeElement).toBe(root);
    model.set("frame", waiting({ rev: 15 }));
    await tick();
    expect(document.activeElement).toBe($("[data-act]"));
  });
});

describe("keys", () => {
  it("stay inside, except those that run a cell", async () => {
    const { $ } = await mount(waiting());
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    for (const name of ["a", "d", "x", "Enter", "Escape", "0"]) key($("[data-card='6S']"), name);
    expect(heard).not.toHaveBeenCalled();
    for (const more of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
      key($("[data-act]"), "Enter", more);
    expect(heard).toHaveBeenCalledTimes(4);
    document.removeEventListener("keydown", heard);
  });

  it("lift the shut attribute for the moment in which a cell is run", async () => {
    const { root, $ } = await mount(waiting());
    const name = "data-lm-suppress-shortcuts";
    expect(root.hasAttribute(name)).toBe(true);
    let then = true;
    const look = () => {
      then = root.hasAttribute(name);
    };
    document.addEventListener("keydown", look, true);
    key($("[data-act]"), "Enter", { shiftKey: true });
    expect(then).toBe(false);
    await tick();
    expect(root.hasAttribute(name)).toBe(true);
    document.removeEventListener("keydown", look, true);
  });

  it("mark the pressed element itself before the notebook looks, and lift that mark too", async () => {
    const { $ } = await mount(waiting());
    const name = "data-lm-suppress-shortcuts";
    /** @type {boolean[]} */
    const seen = [];
    const look = (/** @type {Event} */ event) => {
      seen.push(/** @type {Element} */ (event.target).hasAttribute(name));
    };
    document.addEventListener("keydown", look, true);
    key($("[data-card]"), "x");
    key($("[data-card]"), "Enter", { shiftKey: true });
    key($("[data-card]"), "d");
    document.removeEventListener("keydown", look, true);
    expect(seen).toEqual([true, false, true]);
  });
});

describe("the rest of the page", () => {
  it("resumes from what was kept, once", async () => {
    const first = await mount(base({ ...waiting(), keep: { record: 7 } }));
    expect(first.model.of("resume")).toHaveLength(0);
    const again = await mount(waiting({ resume: true, keep: { record: 0 } }));
    expect(again.model.of("resume")).toEqual([expect.objectContaining({ keep: { record: 7 } })]);
  });

  it("opens a rule and the rule after it", async () => {
    const { model, $ } = await mount(waiting());
    $(".told .rule").click();
    await tick();
    expect(model.of("ask")[0]).toMatchObject({ what: "rule", id: "ST-1.3" });
    expect($("dialog h2").textContent).toContain("Standing");
  });

  it("says trouble and notices, and announces only new lines", async () => {
    const { $, $$ } = await mount(trouble());
    expect($("[aria-live=assertive]").textContent).toContain("nine of spades");
    expect($("[aria-live=polite]").textContent).toContain("elsewhere");
    expect($$("[data-announce] p")).toHaveLength(3); // two lines, and the question
  });

  it("shows names literally", async () => {
    const frame = waiting();
    const name = "</script><img src=x onerror=alert(1)>";
    frame.scene.seats[1].say = name;
    const { $, el } = await mount(frame);
    expect(el.querySelector("img")).toBeNull();
    expect($("[data-seat='1'] .name").textContent).toBe(name);
  });

  it("tells Python nothing about a file that is too large but its size", async () => {
    const { model, $ } = await mount(waiting());
    $("[data-k=settings]").click();
    await tick();
    const input = /** @type {HTMLInputElement} */ ($("input[type=file]"));
    Object.defineProperty(input, "files", { value: [{ size: 3e6, text: async () => "" }] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await tick();
    expect(model.of("load")[0]).toMatchObject({ size: 3e6 });
    expect(model.of("load")[0].text).toBeUndefined();
  });

  it("is inert and readable when the kernel is gone", async () => {
    const model = new FakeModel(waiting(), words());
    /** @type {Function[]} */
    const ears = [];
    /** @type {any} */ (model).widget_manager = {
      kernel: {
        statusChanged: { connect: (/** @type {Function} */ f) => ears.push(f), disconnect: () => {} },
      },
    };
    const el = document.createElement("div");
    document.body.append(el);
    undo.push(widget.render({ model, el }));
    await tick();
    for (const ear of ears) ear(null, "dead");
    await tick();
    const root = /** @type {HTMLElement} */ (el.querySelector(".kibitz"));
    expect(root.dataset.phase).toBe("lost");
    expect(root.querySelectorAll("[data-act]")).toHaveLength(0);
    expect(root.querySelector("[data-lost] button")).not.toBeNull();
    expect(root.querySelectorAll(".told li").length).toBeGreaterThan(3);
  });
});
