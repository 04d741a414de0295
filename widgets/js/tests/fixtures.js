// Positions made by hand, one for each kind of table, and a model that stands in for the widget's Python side.

const RANKS = {
  A: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};
const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** @param {Record<string, string>} ui @returns {any} */
export const words = (ui = {}, lang = "en") => ({
  lang,
  ui: Object.fromEntries(Object.entries(ui).map(([key, text]) => [`ui.${key}`, text])),
  cards: {
    ...Object.fromEntries(
      Object.entries(RANKS).flatMap(([r, rank]) => [
        [r, rank],
        ...Object.entries(SUITS).map(([s, suit]) => [r + s, `${rank} of ${suit}`]),
      ]),
    ),
    JK: "joker",
  },
  setup: {
    levels: [
      { n: 1, say: "1 · at random" },
      { n: 2, say: "2 · keeps what leads somewhere" },
    ],
    options: [
      {
        name: "tie",
        say: "Tie for the most chips",
        sub: "Play an extra game, or share the win.",
        rule: "ST-6.2",
        kind: "choice",
        values: [
          { value: "extend", say: "Extra game" },
          { value: "share", say: "Share" },
        ],
        default: "extend",
      },
      {
        name: "games",
        say: "Games in a match",
        sub: "Each player deals once in a while.",
        kind: "number",
        least: 1,
        most: null,
        default: 6,
      },
    ],
    seats: [
      { n: 0, say: "North" },
      { n: 1, say: "East" },
    ],
    langs: [
      ["en", "English"],
      ["ja", "日本語"],
      ["ru", "Русский"],
    ],
  },
});

/** @param {string} list @param {(card: string) => object} [more] */
export const spots = (list, more = () => ({})) =>
  list.split(" ").map((card) => ({ id: `h:${card}`, card, ...more(card) }));
/** @param {string} id @param {number} n */
const backs = (id, n) => Array.from({ length: n }, (_, i) => ({ id: `${id}:${i}` }));

const chips = (/** @type {number} */ n) => [{ what: "chips", n, say: `${n} chips` }];
const story = [
  { id: 1, at: 0, kind: "head", say: "First turn" },
  {
    id: 2,
    at: 0,
    kind: "line",
    say: [{ b: "Mika" }, " is under the gun: left of the dealer, you."],
    rules: ["ST-1.3"],
  },
  { id: 3, at: 4, kind: "line", say: ["All four declare ", { b: "trade" }, "."], rules: ["ST-2.1"] },
  {
    id: 4,
    at: 8,
    kind: "line",
    say: [
      "Cards go left: ",
      { c: "3C" },
      " to Oleg, ",
      { c: "6D" },
      " to Ada, ",
      { c: "5H" },
      " to you, ",
      { c: "4D" },
      " to Mika.",
    ],
    rules: ["ST-2.5"],
  },
  { id: 5, at: 8, kind: "head", say: "Second turn" },
  { id: 6, at: 8, kind: "line", say: ["The gun moves on to ", { b: "Oleg" }, "."], rules: ["ST-2.6"] },
  { id: 7, at: 9, kind: "line", say: [{ b: "Oleg" }, " declares trade."], rules: ["ST-2.1"] },
  {
    id: 8,
    at: 10,
    kind: "line",
    say: [{ b: "Ada" }, " stands. She has a made hand, and it stays as it is."],
    rules: ["ST-2.2"],
  },
  { id: 9, at: 10, kind: "line", say: [{ b: "You" }, " are to declare."], rules: ["ST-2.1"] },
];

/** @param {object} [over] @returns {any} */
export const base = (over = {}) => ({
  rev: 12,
  game: "stand_or_trade",
  phase: "waiting",
  mode: "play",
  at: 10,
  of: 10,
  undo: true,
  redo: false,
  seat: 0,
  level: 2,
  pace: 0.6,
  lang: "en",
  seed: 7,
  options: { tie: "share", games: 6 },
  reveal: false,
  legal: [["trade"]],
  story,
  events: [8, 9],
  moves: [],
  trouble: null,
  notice: null,
  keep: null,
  key: "stand_or_trade/0",
  names: ["You", "Mika", "Oleg", "Ada"],
  ...over,
});

/** @param {(card: string) => object} [more] @returns {any} */
const hand = (more = () => ({ plan: true })) => ({
  id: "hand",
  layout: "fan",
  say: "Your six cards",
  cards: spots("6S 5H 4C 3D 2S 2H", more),
});
const seats = (/** @type {string} */ name = "Mika") => [
  { seat: 0, say: "You", turn: true, counts: chips(6), hand_say: "six cards" },
  {
    seat: 1,
    say: name,
    said: { say: "To declare", icon: "wait" },
    counts: chips(10),
    hand: [...backs("m", 5), { id: "m:4D", card: "4D", mark: "known" }],
    hand_say: "six cards, one of them known: four of diamonds",
  },
  {
    seat: 2,
    say: "Oleg",
    said: { say: "Trade", tone: "trade", icon: "trade" },
    marks: [{ say: "Under the gun", tone: "mark", icon: "first" }],
    counts: chips(6),
    hand: [...backs("o", 5), { id: "o:3C", card: "3C", mark: "known" }],
    hand_say: "six cards, one of them known: three of clubs",
  },
  {
    seat: 3,
    say: "Ada",
    said: { say: "Stands", tone: "stand", icon: "stand" },
    counts: chips(6),
    hand: [...backs("a", 5), { id: "a:6D", card: "6D", mark: "known" }],
    hand_say: "six cards, one of them known: six of diamonds",
  },
];
const ring = {
  id: "passed",
  layout: "ring",
  say: "The first trade",
  passing: ["3C", "6D", "5H", "4D"].map((card, i) => ({
    spot: { id: `p:${card}`, card },
    from_seat: (i + 1) % 4,
    to_seat: (i + 2) % 4,
  })),
};
const handPanel = {
  id: "hand",
  say: "Your hand",
  rules: ["ST-4"],
  blocks: [
    {
      kind: "text",
      say: [
        { b: "No category yet: a drop." },
        " Five cards run; an ace would close the straight. A two is spare.",
      ],
    },
    {
      kind: "cards",
      cards: [
        { card: "A", mark: "ghost" },
        ..."2S 3D 4C 5H 6S".split(" ").map((card) => ({ card, mark: "make" })),
        { card: "2H", mark: "idle", gap: true, note: "spare" },
      ],
    },
  ],
};

/** A learner to declare, one act refused. @returns {any} */
export const waiting = (over = {}) =>
  base({
    scene: {
      title: "Stand or Trade",
      lead: "Game 2 of 6 · second turn",
      seats: seats(),
      centre: {
        say: "Second turn",
        steps: 4,
        now: 2,
        lines: ["Cards pass to the left.", "Shown: the first trade"],
        zones: [ring],
      },
      hand: hand(),
      tray: {
        say: "Stand or trade?",
        lead: "One card short of a straight.",
        plan: "to give",
        controls: [
          {
            kind: "act",
            act: ["trade"],
            say: "Trade",
            sub: "then give a card",
            icon: "trade",
            main: true,
            planned: ["then give ", { plan: true }],
          },
          { kind: "act", act: ["stand"], say: "Stand", icon: "stand", ok: false },
          { kind: "act", act: ["drop"], say: "Drop", icon: "drop", ok: false },
        ],
      },
      panels: [handPanel],
    },
    ...over,
  });

/** One press gives a card. @returns {any} */
export const giving = (over = {}) => {
  const frame = waiting({ rev: 13, moves: [{ card: "4D", from: "seat:0", to: "seat:1" }], ...over });
  frame.scene.hand = hand((card) => ({ act: ["give", card] }));
  frame.scene.tray = { say: "Which card goes left?", lead: "To Mika, face up for all.", plan: "to give" };
  return frame;
};

/** @returns {any} */
export const busy = () => {
  const frame = waiting({ rev: 14, phase: "busy" });
  frame.scene.hand = hand(() => ({}));
  frame.scene.tray = { say: "Mika is thinking" };
  return frame;
};

const line = (
  /** @type {string} */ say,
  /** @type {string} */ sub,
  /** @type {number} */ amount,
  rule = "ST-5.3",
) => ({ say, sub, amount, rules: [rule] });
const sheet = {
  title: "Your straight takes two chips",
  lead: "Trading ended when three players had stood. Everyone shows.",
  rules: ["ST-3.1", "ST-5.1"],
  blocks: [
    {
      kind: "section",
      say: "The hands, best first",
      rules: ["ST-4"],
      blocks: [
        {
          kind: "places",
          items: [
            {
              seat: 0,
              place: 1,
              say: "straight, ace to six",
              rules: ["ST-4.2"],
              cards: "AC 2S 3D 4C 5H 6S".split(" ").map((card) => ({ card, mark: "make" })),
              blocks: [
                {
                  kind: "text",
                  say: "All six cards make it. Both colours are in it, so it is no straight flush.",
                },
              ],
            },
            {
              seat: 1,
              place: 2,
              say: "full house, twos",
              rules: ["ST-4.1"],
              cards: ["2H", "2D", "2C", "4D", "4S", "5D"].map((card, i) => ({
                card,
                mark: i < 5 ? "make" : "idle",
                gap: i === 3 || i === 5,
              })),
              blocks: [
                { kind: "text", tone: "good", say: "Straight beats full house.", rules: ["ST-4"] },
                { kind: "text", say: "The category decides; ranks are not looked at." },
              ],
            },
            {
              seat: 2,
              place: null,
              mark: "drop",
              say: "dropped",
              rules: ["ST-2.4"],
              cards: "AS AD 3H 3C 4H 5S".split(" ").map((card) => ({ card })),
              blocks: [{ kind: "text", say: "Two pairs make no category." }],
            },
          ],
        },
      ],
    },
  ],
  aside: [
    {
      kind: "section",
      say: "Who pays what",
      rules: ["ST-5.3"],
      blocks: [
        {
          kind: "lines",
          items: [
            line("Oleg pays you", "first; he alone dropped, so he alone pays", 2),
            line("Oleg pays Mika", "second", 1),
            line("Three of a kind pays 1 more", "only when nobody drops", 0, "ST-5.2"),
          ],
          total: { say: "Oleg pays in all", sub: "2 + 1 + 0", amount: 3 },
        },
      ],
    },
    {
      kind: "section",
      say: "Chips",
      blocks: [
        {
          kind: "bars",
          say: "28 in all, before and after",
          most: 12,
          items: [
            { say: "You", before: 6, after: 8 },
            { say: "Mika", before: 10, after: 11 },
            { say: "Oleg", before: 6, after: 3 },
            { say: "Ada", before: 6, after: 6 },
          ],
        },
        { kind: "text", tone: "note", say: "15 chips would end the match.", rules: ["ST-6.1"] },
      ],
    },
  ],
};

/** A deal is settled. @returns {any} */
export const pause = (over = {}) => {
  const frame = waiting({ rev: 20, phase: "pause", events: [9] });
  return {
    ...frame,
    ...over,
    scene: { ...frame.scene, lead: "Game 2 of 6 · settled", tray: { say: "Settled" }, sheet },
  };
};
/** @returns {any} */
export const over = () => pause({ rev: 30, phase: "over" });
/** @returns {any} */
export const review = () => waiting({ rev: 15, mode: "review", at: 4, of: 10 });
/** @returns {any} */
export const trouble = () =>
  waiting({
    rev: 16,
    trouble: { say: "You can't give the nine of spades: it isn't in your hand.", undo: true },
    notice: "The game went on elsewhere. Here is how it stands.",
    reveal: true,
  });

const money = (/** @type {number} */ n, /** @type {string} */ sub, /** @type {number} */ points) => [
  { what: "coins", n, say: `${n} coins`, sub },
  { what: "points", n: points, say: `${points} points` },
];
const lots = ["Ada", "You", "Mika", "unsold", "Oleg"];

/** A rail, a lot, groups and a number box. @returns {any} */
export const auction = () =>
  base({
    rev: 41,
    game: "auktsion",
    key: "auktsion/0",
    legal: [["bid", 6], ["pass"]],
    scene: {
      title: "Auktsion",
      lead: "Deal 2 of 4 · sixth lot",
      seats: [
        {
          seat: 0,
          say: "You",
          turn: true,
          counts: money(35, "40 − 5", 6),
          laid: [{ cards: spots("3H 3S") }],
        },
        {
          seat: 1,
          say: "Mika",
          said: { say: "Stands at 5", tone: "stand", icon: "coin" },
          counts: money(37, "40 + 3 − 6", 7),
          laid: [{ cards: spots("4H 4D") }],
        },
        {
          seat: 2,
          say: "Oleg",
          said: { say: "Pass" },
          counts: money(26, "35 − 9", 8),
          laid: [{ cards: spots("6H 6D 6C") }],
        },
        {
          seat: 3,
          say: "Ada",
          said: { say: "Pass" },
          counts: money(48, "41 + 11 − 4", 6),
          laid: [{ cards: spots("2H 2S") }],
        },
      ],
      centre: {
        say: ["The ", { b: "sevens" }, " are on sale"],
        figure: { what: "coins", n: 5, say: "5 coins, Mika", sub: "coins, Mika" },
        steps: 3,
        now: 2,
        lines: ["2 passes since"],
        zones: [
          {
            id: "lots",
            layout: "rail",
            say: "The thirteen lots",
            cells: "2 3 4 5 6 7 8 9 10 J Q K A".split(" ").map((text, i) => ({
              text,
              say: `${text} ${lots[i] ?? (i === 5 ? "on sale" : "to come")}`,
              sub: lots[i] ?? (i === 5 ? "on sale" : undefined),
              mark: i === 5 ? "now" : i === 1 ? "mine" : i === 3 ? "void" : i < 5 ? "done" : "",
            })),
          },
          {
            id: "lot",
            layout: "lot",
            say: "The four sevens; you hold three",
            cards: [
              { id: "l:7C", card: "7C", mark: "ghost" },
              { id: "l:7S", card: "7S" },
              { id: "l:7D", card: "7D" },
              { id: "l:7H", card: "7H" },
            ],
          },
        ],
      },
      hand: {
        id: "hand",
        layout: "groups",
        say: "Your cards by rank",
        groups: [
          ["2C", "sold to Ada", "dead"],
          ["5D", "unsold", "dead"],
          ["7H 7D 7S", "9 points", "now"],
          ["9H", "4 points"],
          ["TC", "1 point"],
          ["JD", "3 points"],
          ["QH", "4 points"],
          ["KS", "2 points"],
          ["AD", "3 points"],
        ].map(([cards, note, mark]) => ({ cards: spots(cards ?? ""), note, mark })),
      },
      tray: {
        say: "Bid or pass?",
        lead: "A pass sells the sevens to Mika.",
        controls: [
          {
            kind: "number",
            id: "bid",
            act: ["bid", null],
            say: "Your price in coins",
            submit: "Bid",
            least: 6,
            most: 35,
            start: 6,
            quick: [6, 7, 8, 10],
            sub: ["6 to 35 coins. ", { r: "AK-3.5" }],
            each: Array.from({ length: 30 }, (_, i) => ({
              kind: "act",
              act: ["bid", i + 6],
              say: String(i + 6),
            })),
          },
          { kind: "act", act: ["pass"], say: "Pass" },
        ],
      },
      panels: [
        {
          id: "money",
          say: "Your money",
          rules: ["AK-2.2"],
          blocks: [
            {
              kind: "sum",
              terms: [
                { n: 70, say: "for all" },
                { op: "-", n: 36, say: "your hand" },
                { op: "+", n: 6, say: "carried" },
                { op: "-", n: 5, say: "for the 3" },
                { op: "=", n: 35, say: "now" },
              ],
            },
            { kind: "text", tone: "note", say: "A rich hand starts poor.", rules: ["AK-4.2"] },
          ],
        },
        {
          id: "ledger",
          say: "Ledger of lots",
          rules: ["AK-3.8"],
          blocks: [
            {
              kind: "table",
              head: ["Lot", "Buyer", "Price", "Laid out", "Points"],
              rows: [
                { cells: ["2", "Ada", 4, { cards: ["2H", "2S"] }, 6] },
                { cells: ["3", [{ b: "You" }], 5, ["3H", "3S"], 6] },
                { cells: ["5", "unsold", null, null, null], mark: "soft" },
                { cells: ["7", "Mika stands", 5, null, "?"], mark: "now" },
              ],
            },
          ],
        },
      ],
    },
  });

/** An ordered choice, a menu, speech out of turn, six seats, piles. @returns {any} */
export const choosing = () => {
  const names = ["You", "Mika", "Oleg", "Ada", "Ben", "Chiyo"];
  return base({
    rev: 51,
    game: "abbotts_auction",
    key: "abbotts_auction/0",
    legal: [["say", "pair"], ["end"]],
    scene: {
      title: "Abbott’s Auction",
      lead: "Auction 2",
      seats: names.map((say, seat) => ({
        seat,
        say,
        turn: seat === 2,
        said: seat ? { say: seat % 2 ? "Two pair" : "Pass", tone: seat % 2 ? "trade" : "wait" } : undefined,
        counts: [{ what: "points", n: seat * 3, say: `${seat * 3} points` }],
        hand: seat ? backs(`s${seat}`, 8) : [],
        hand_say: "eight cards",
      })),
      centre: {
        say: "Two pair, sevens and fours",
        lines: [["Bid by ", { b: "Oleg" }]],
        zones: [
          {
            id: "pile",
            layout: "spread",
            say: "Starter pile",
            cards: "AS KH 9D 9C 4S 2H"
              .split(" ")
              .map((card, i) => ({ id: `p:${card}`, card, mark: i > 3 ? "taken" : "", pick: i > 3 })),
            note: "two are taken",
          },
          { id: "stock", layout: "stack", say: "Stock", count: 23 },
          {
            id: "row",
            layout: "row",
            say: "On the table",
            cards: [
              { id: "t:7S", card: "7S", act: ["take", "7S"] },
              { id: "t:JK", card: "JK", mark: "new" },
            ],
          },
        ],
      },
      hand: {
        id: "hand",
        layout: "fan",
        say: "Your cards",
        cards: spots("KS QS JS TS 9S 7H 7D 4C 4D 2C", () => ({ pick: true })),
      },
      tray: {
        say: "Lay the bid cards, in order",
        lead: "The order counts.",
        speech: true,
        controls: [
          {
            kind: "choose",
            id: "lay",
            act: ["lay", null],
            say: "Choose what you pay.",
            submit: "Lay",
            least: 2,
            most: 4,
            ordered: true,
          },
          {
            kind: "menu",
            id: "bids",
            say: "All you could say",
            items: [
              "pair",
              "two pair",
              "three",
              "straight",
              "flush",
              "full house",
              "four",
              "straight flush",
            ].map((bid) => ({
              kind: "act",
              act: ["say", bid],
              say: bid,
              sub: bid.startsWith("s") ? "named" : undefined,
            })),
          },
          { kind: "act", act: ["pass"], say: "Pass" },
          { kind: "act", act: ["end"], say: "Declare the end", ok: false },
        ],
      },
      panels: [
        {
          id: "best",
          say: "Best five",
          blocks: [
            {
              kind: "checks",
              items: [
                { ok: true, say: "All in spades" },
                { ok: false, say: "No ace", rules: ["AA-2"] },
              ],
            },
            {
              kind: "section",
              say: "Your five",
              blocks: [
                {
                  kind: "cards",
                  cards: ["KS", "QS", "JS", "TS", "9S"].map((card) => ({ card, mark: "make" })),
                },
              ],
            },
          ],
        },
      ],
    },
  });
};

export const judged = {
  what: "judge",
  legal: false,
  title: "You can’t stand yet",
  blocks: [
    {
      kind: "text",
      tone: "quote",
      say: "To stand is to play the hand as it is. Only a made hand may, and there is no way back.",
      rules: ["ST-2.2"],
    },
    {
      kind: "checks",
      items: [
        { ok: true, say: "It is your turn to declare" },
        { ok: false, say: "Made hand: a pair of twos is none" },
      ],
    },
    {
      kind: "text",
      say: ["Any ace in place of a two makes a ", { b: "straight" }, ". Now you can ", { b: "trade" }, "."],
    },
  ],
};

/** What Python would answer. @param {any} intent @returns {any} */
export function reply(intent) {
  if (intent.what === "judge") {
    return intent.act[0] === "bid"
      ? {
          what: "judge",
          legal: Number(intent.act[1]) >= 6,
          title:
            Number(intent.act[1]) >= 6
              ? `At ${intent.act[1]} you keep ${35 - Number(intent.act[1])}.`
              : "The price must be more than 5.",
          blocks: [{ kind: "text", say: "More than the last.", rules: ["AK-3.5"] }],
        }
      : judged;
  }
  if (intent.what === "rule")
    return {
      what: "rule",
      id: intent.id,
      title: "Standing",
      before: "ST-2.1",
      after: "ST-2.3",
      origin: "A ruling of ours",
      blocks: [
        { kind: "text", say: "Only a made hand may stand." },
        { kind: "text", tone: "note", say: "The source is silent here; this is the usual way." },
      ],
    };
  if (intent.what === "hint")
    return {
      what: "hint",
      title: "Look at the twos",
      card: "2H",
      blocks: [{ kind: "text", say: ["Give ", { c: "2H" }, ": it helps nothing."] }],
    };
  if (intent.do === "save") return { file: "game.json", text: "{}" };
  return undefined;
}

/** A model with traits and messages, as the widget's host gives it. `silent`: nobody answers. */
export class FakeModel {
  /** @param {any} frame @param {any} said @param {{silent?: boolean, look?: any}} [how] */
  constructor(frame, said, { silent = false, look = { theme: "auto", suits: "four", large: false } } = {}) {
    /** @type {Record<string, any>} */
    this.traits = { frame, words: said, look };
    /** @type {Map<string, Set<Function>>} */
    this.ears = new Map();
    /** @type {any[]} */
    this.sent = [];
    this.silent = silent;
  }
  /** @param {string} name */
  get(name) {
    return this.traits[name];
  }
  /** @param {string} name @param {any} value */
  set(name, value) {
    this.traits[name] = value;
    this.emit(`change:${name}`);
  }
  save_changes() {}
  /** @param {string} event @param {Function} ear */
  on(event, ear) {
    this.ears.set(event, (this.ears.get(event) ?? new Set()).add(ear));
  }
  /** @param {string} event @param {Function} [ear] */
  off(event, ear) {
    if (ear) this.ears.get(event)?.delete(ear);
  }
  /** @param {string} event @param {...any} args */
  emit(event, ...args) {
    for (const ear of [...(this.ears.get(event) ?? [])]) ear(...args);
  }
  /** @param {any} intent */
  send(intent) {
    this.sent.push(intent);
    if (this.silent) return;
    setTimeout(
      () => this.emit("msg:custom", { to: intent.view, n: intent.n, ok: true, answer: reply(intent) }),
      5,
    );
  }
  /** Intents of one kind. @param {string} kind */
  of(kind) {
    return this.sent.filter((intent) => intent.do === kind);
  }
}
