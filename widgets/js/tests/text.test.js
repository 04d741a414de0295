// Texts and their spans, acts and their holes, labels and their slots.
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { actText, fillHole } from "../src/core/act.js";
import { labels } from "../src/core/words.js";
import { html } from "../src/html.js";
import { spoken, Text } from "../src/view/text.js";
import { waiting, words } from "./fixtures.js";

const table = (raised = "") => {
  const said = words({ "rule.open": "Rule {id}" });
  return /** @type {any} */ ({
    frame: waiting(),
    words: said,
    raised,
    t: labels(said.ui),
    name: (/** @type {string} */ c) => said.cards[c] ?? c,
    rule: () => {},
  });
};
const draw = (/** @type {any} */ say, k = table(), inert = false) => {
  const el = document.createElement("div");
  render(html`<${Text} k=${k} say=${say} inert=${inert} />`, el);
  return el;
};

describe("a text", () => {
  it("draws strong words, cards by figure and suit, and rules as buttons", () => {
    const el = draw(["You hold ", { b: "both" }, " ", { c: "TS" }, " by ", { r: "ST-2.2" }]);
    expect(el.querySelector("b")?.textContent).toBe("both");
    expect(el.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("ten of spades");
    expect(el.querySelector("[role=img]")?.textContent).toContain("10");
    expect(el.querySelector("button")?.getAttribute("aria-label")).toBe("Rule ST-2.2");
  });

  it("shows a name with markup in it literally", () => {
    const name = "</script><img src=x onerror=alert(1)>";
    const el = draw([{ b: name }, name]);
    expect(el.querySelector("img")).toBeNull();
    expect(el.textContent).toBe(name + name);
  });

  it("makes no control inside a control", () => {
    expect(draw([{ r: "ST-1" }], table(), true).querySelector("button")).toBeNull();
  });

  it("puts the raised card where the plan stands", () => {
    const say = /** @type {any} */ (["then give ", { plan: true }]);
    expect(spoken(table("h:2H"), say)).toBe("then give two of hearts");
    expect(draw(say, table("h:2H")).querySelector(".H")?.getAttribute("aria-label")).toBe("two of hearts");
    expect(spoken(table(), say)).toBe("then give ");
  });
});

describe("an act", () => {
  it("is written as JSON without blanks", () => {
    expect(actText(["give", "4H"])).toBe('["give","4H"]');
  });
  it("has its hole filled without being changed itself", () => {
    const act = ["bid", null];
    expect(fillHole(act, "５")).toEqual(["bid", "５"]);
    expect(fillHole(["lay", null, 2], ["7S", "7D"])).toEqual(["lay", ["7S", "7D"], 2]);
    expect(act).toEqual(["bid", null]);
  });
});

describe("a label", () => {
  it("has its slots filled and nothing else", () => {
    const t = labels({ "ui.at": "{at} of {of}, {no}" });
    expect(t("at", { at: 3, of: 9 })).toBe("3 of 9, {no}");
    expect(t("unknown")).toBe("unknown");
  });
});
