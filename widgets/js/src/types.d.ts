// The shapes that travel between Python and the page (docs/protocol.md), for the type checker alone.

export type Span = string | { b: string } | { c: string } | { r: string } | { plan: true };
export type Say = string | Span[];
export type Act = unknown[];
export type Mark = "" | "make" | "idle" | "known" | "ghost" | "taken" | "dead" | "new";

export interface Badge {
  say: Say;
  tone?: "stand" | "trade" | "wait" | "mark";
  icon?: string;
}
export interface Count {
  what: "chips" | "coins" | "points" | "cards";
  n: number | string;
  say: Say;
  sub?: Say;
}
export interface CardSpot {
  id: string;
  card?: string | null;
  mark?: Mark;
  note?: Say;
  act?: Act;
  plan?: boolean;
  pick?: boolean;
  /** the act that a press asks about while the card can't be used */
  why?: Act;
}
export interface Group {
  cards: CardSpot[];
  say?: Say;
  note?: Say;
  mark?: "" | "now" | "dead";
}
export interface Cell {
  text: string;
  say: Say;
  sub?: Say;
  mark?: "" | "done" | "now" | "void" | "mine";
}
export interface Passing {
  spot: CardSpot;
  from_seat: number;
  to_seat: number;
}
export interface Zone {
  id: string;
  layout: "fan" | "groups" | "row" | "spread" | "stack" | "ring" | "rail" | "lot";
  say: Say;
  cards?: CardSpot[];
  groups?: Group[];
  cells?: Cell[];
  passing?: Passing[];
  count?: number;
  note?: Say;
}
export interface SeatScene {
  seat: number;
  say: Say;
  turn?: boolean;
  note?: Say;
  said?: Badge;
  marks?: Badge[];
  counts?: Count[];
  hand?: CardSpot[];
  hand_say?: Say;
  laid?: Group[];
}
export interface Centre {
  say?: Say;
  steps?: number;
  now?: number;
  lines?: Say[];
  figure?: Count;
  zones?: Zone[];
}

export interface Button {
  kind: "act";
  act: Act;
  say: Say;
  sub?: Say;
  icon?: string;
  main?: boolean;
  ok?: boolean;
  planned?: Say;
  /** the spots that the act aims at: targets while the button's menu is chosen, marked with `note` */
  spots?: string[];
  note?: Say;
}
export interface NumberBox {
  kind: "number";
  id: string;
  act: Act;
  say: Say;
  submit: Say;
  least: number;
  most: number;
  start: number;
  quick?: number[];
  sub?: Say;
  ok?: boolean;
  each?: Button[];
}
export interface Choice {
  kind: "choose";
  id: string;
  act: Act;
  say: Say;
  submit: Say;
  least: number;
  most: number;
  ordered?: boolean;
  judge?: boolean;
  ok?: boolean;
  each?: Button[];
}
export interface Menu {
  kind: "menu";
  id: string;
  say: Say;
  items: Button[];
  /** the card spots that choose it */
  spots?: string[];
  /** what to ask about where a card that is no target is pressed */
  why?: Act;
}
export type Control = Button | NumberBox | Choice | Menu;
export interface Tray {
  say: Say;
  lead?: Say;
  controls?: Control[];
  plan?: Say;
  speech?: boolean;
}
export interface Panel {
  id: string;
  say: Say;
  blocks: Block[];
  rules?: string[];
}

export interface Check {
  ok: boolean;
  say: Say;
  rules?: string[];
}
export interface MarkedCard {
  card: string;
  mark?: Mark;
  gap?: boolean;
  note?: Say;
}
export interface Term {
  n: number | string;
  op?: "" | "+" | "-" | "=";
  say?: Say;
}
export interface Line {
  say: Say;
  amount?: number | string | null;
  sub?: Say;
  rules?: string[];
  cards?: string[];
}
export type CellValue = Say | number | { cards: string[] } | null;
export interface Row {
  cells: CellValue[];
  mark?: "" | "now" | "soft" | "strong";
}
export interface Bar {
  say: Say;
  before: number;
  after: number;
}
export interface Place {
  seat: number;
  say: Say;
  cards: MarkedCard[];
  blocks?: Block[];
  place?: number | null;
  mark?: Say;
  rules?: string[];
}
export type Block =
  | {
      kind: "text";
      say: Say;
      rules?: string[];
      tone?: "" | "quote" | "note" | "good" | "bad" | "strong" | "soft";
    }
  | { kind: "cards"; cards: MarkedCard[]; say?: Say }
  | { kind: "checks"; items: Check[] }
  | { kind: "sum"; terms: Term[]; rules?: string[] }
  | { kind: "lines"; items: Line[]; total?: Line }
  | { kind: "table"; head: Say[]; rows: Row[]; say?: Say }
  | { kind: "bars"; items: Bar[]; most: number; say?: Say }
  | { kind: "places"; items: Place[] }
  | { kind: "section"; say: Say; blocks: Block[]; rules?: string[] };
export interface Sheet {
  title: Say;
  lead?: Say;
  rules?: string[];
  blocks: Block[];
  aside?: Block[];
}

export interface Scene {
  title: Say;
  lead: Say;
  seats: SeatScene[];
  centre: Centre;
  hand: Zone;
  tray: Tray;
  panels?: Panel[];
  sheet?: Sheet | null;
}
export interface StoryLine {
  id: number;
  at: number;
  kind: string;
  say: Say;
  rules?: string[];
}
export interface Move {
  card: string | null;
  from: string;
  to: string;
}
export type Options = Record<string, string | number | boolean>;
export interface Frame {
  rev: number;
  game: string;
  phase: "waiting" | "busy" | "pause" | "over" | "home";
  mode: "play" | "review";
  at: number;
  of: number;
  undo: boolean;
  redo: boolean;
  seat: number;
  level: number;
  pace: number;
  lang: string;
  seed: number | string | null;
  options?: Options;
  reveal?: boolean;
  legal?: Act[];
  names?: string[];
  scene: Scene;
  story?: StoryLine[];
  events?: number[];
  moves?: Move[];
  trouble?: { say: Say; place?: string; undo?: boolean } | null;
  notice?: Say | null;
  keep?: unknown;
  key: string;
  resume?: boolean;
  /** there is a start page to go back to */
  leave?: boolean;
  /** the start page itself; then there is no scene */
  home?: Home;
}

/** A match under way, on the start page. */
export interface Waiting {
  game: string;
  name: string;
  title: string;
  lead: string;
}
export interface Tile {
  game: string;
  name: string;
  alt: { lang: string; say: string }[];
  about: string;
  facts: string[];
  level: number;
  seats: number;
  setup: {
    levels: { n: number; say: string }[];
    players: { n: number; say: string }[];
    seats: { n: number; say: string }[];
  };
}
export interface Home {
  /** the game that was open last */
  at: string | null;
  waits: Waiting[];
  games: Tile[];
}

export interface OptionSpec {
  name: string;
  say: Say;
  sub?: Say;
  rule?: string;
  kind: "choice" | "number" | "flag";
  values?: { value: string | number | boolean; say: Say }[];
  least?: number | null;
  most?: number | null;
  default?: string | number | boolean;
}
export interface Setup {
  levels?: { n: number; say: Say; sub?: Say }[];
  options?: OptionSpec[];
  seats?: { n: number; say: Say }[];
  langs?: [string, string][];
}
export interface Words {
  lang: string;
  game?: string;
  ui: Record<string, string>;
  cards: Record<string, string>;
  setup: Setup;
}
export interface Look {
  theme: "auto" | "light" | "dark";
  suits: "four" | "two";
  large: boolean;
}

export interface Told {
  what?: "judge" | "rule" | "hint";
  legal?: boolean;
  title?: Say;
  line?: Say;
  rules?: string[];
  blocks?: Block[];
  id?: string;
  section?: string;
  before?: string | null;
  after?: string | null;
  origin?: Say;
  card?: string;
  act?: Act;
  file?: string;
  text?: string;
}
export interface Answer {
  to: string;
  n: number;
  ok: boolean;
  answer?: Told;
  file?: string;
  text?: string;
}
export type Intent = { do: string; [field: string]: unknown };

/** What anywidget hands to `render`; only the parts that the table uses. */
export interface Model {
  // biome-ignore lint/suspicious/noExplicitAny: a trait holds whatever it holds
  get(name: string): any;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(content: unknown): void;
  // biome-ignore lint/suspicious/noExplicitAny: each event has arguments of its own
  on(event: string, callback: (...args: any[]) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  off(event: string, callback?: (...args: any[]) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: every host has a manager of its own
  widget_manager?: any;
}

/** What is open beside the table: an answer to a question, tied to the control that asked. */
export interface Popup {
  from: string;
  told: Told;
  marks?: string;
}

/** All that one view knows and can do; handed down to every part of it. */
export interface Table {
  view: string;
  frame: Frame;
  words: Words;
  look: Look;
  phase: string;
  /** controls may act: it is the newest position, nothing is on its way, the kernel lives */
  live: boolean;
  raised: string | null;
  picked: string[];
  /** the chosen one of the menus that belong to cards, and the spot its buttons are limited to */
  menu: string | null;
  target: string | null;
  hint: Told | null;
  changed: string[];
  popup: Popup | null;
  open: string | null;
  t: (key: string, slots?: Record<string, string | number>) => string;
  name: (card: string) => string;
  act: (act: Act) => void;
  send: (intent: Intent) => Promise<Answer | null>;
  ask: (intent: Intent) => Promise<Told | null>;
  why: (act: Act, from: string) => void;
  rule: (id: string) => void;
  raise: (id: string) => void;
  pick: (id: string) => void;
  unpick: () => void;
  choose: (menu: string) => void;
  aim: (spot: string) => void;
  close: () => void;
  show: (open: string | null) => void;
  restyle: (look: Partial<Look>) => void;
}
