// The line to Python: numbers every intent, waits for its answer, and notices when nobody answers any more.

/** @typedef {import("../types").Model} Model */
/** @typedef {import("../types").Intent} Intent */
/** @typedef {import("../types").Answer} Answer */
/** @typedef {"" | "slow" | "lost"} State */

export const SLOW_MS = 4000;
export const LOST_MS = 10000;
export const PING_MS = 3000;
/** How much sooner a ping is given up than an intent: a dead kernel is noticed within ten seconds of its death. */
const HASTE_MS = 3000;
const LOOK_MS = 500;

const DEAD = new Set(["dead", "terminating", "restarting", "autorestarting"]);

export class Link {
  /**
   * @param {Model} model
   * @param {string} view
   * @param {(state: State) => void} onState
   */
  constructor(model, view, onState) {
    this.model = model;
    this.view = view;
    this.onState = onState;
    /** @type {State} */
    this.state = "";
    this.n = 0;
    /** @type {Map<number, {since: number, done: (answer: Answer | null) => void}>} */
    this.waiting = new Map();
    this.heard = (/** @type {Answer} */ message) => this.hear(message);
    this.gone = () => this.become("lost");
    model.on("msg:custom", this.heard);
    this.looked = Date.now();
    this.watch = setInterval(() => this.look(), LOOK_MS);
    this.pings = setInterval(() => this.ping(), PING_MS);
    this.unhook = this.hookKernel();
  }

  /**
   * Sends an intent; the promise gives its answer, or `null` when the line was closed or broke first.
   * @param {Intent} intent
   * @returns {Promise<Answer | null>}
   */
  send(intent) {
    const n = ++this.n;
    return new Promise((done) => {
      this.waiting.set(n, { since: Date.now() - (intent.do === "ping" ? HASTE_MS : 0), done });
      try {
        this.model.send({ ...intent, view: this.view, n });
      } catch {
        this.become("lost");
      }
    });
  }

  /** Asks whether anybody is there; only while somebody looks, and never twice at a time. */
  ping() {
    if (document.visibilityState !== "visible") return;
    if (this.waiting.size === 0 || this.state === "lost") void this.send({ do: "ping" });
  }

  /** @param {Answer} message */
  hear(message) {
    this.alive();
    if (!message || message.to !== this.view) return;
    const asked = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    asked?.done(message);
  }

  /** Something came from Python: whatever it was, the kernel lives. */
  alive() {
    const now = Date.now();
    for (const asked of this.waiting.values()) asked.since = now;
    this.become("");
  }

  look() {
    const now = Date.now();
    const slept = now - this.looked > 6 * LOOK_MS; // the page was asleep, so its patience was not tried
    this.looked = now;
    if (slept) for (const asked of this.waiting.values()) asked.since = now;
    let longest = 0;
    for (const asked of this.waiting.values()) longest = Math.max(longest, now - asked.since);
    if (longest >= LOST_MS) this.become("lost");
    else if (longest >= SLOW_MS && this.state === "") this.become("slow");
  }

  /** @param {State} state */
  become(state) {
    if (state === this.state) return;
    this.state = state;
    if (state === "lost") {
      for (const asked of this.waiting.values()) asked.done(null);
      this.waiting.clear();
    }
    this.onState(state);
  }

  /** Listens to what the widget manager knows of its kernel; each manager knows something else, or nothing. */
  hookKernel() {
    /** @type {(() => void)[]} */
    const undo = [];
    try {
      const kernel = this.model.widget_manager?.kernel;
      const status = (/** @type {unknown} */ _, /** @type {string} */ now) => DEAD.has(now) && this.gone();
      kernel?.statusChanged?.connect?.(status);
      undo.push(() => kernel?.statusChanged?.disconnect?.(status));
      const comm = (/** @type {unknown} */ _, /** @type {string} */ now) =>
        now === "disconnected" && this.gone();
      kernel?.connectionStatusChanged?.connect?.(comm);
      undo.push(() => kernel?.connectionStatusChanged?.disconnect?.(comm));
    } catch {
      // no such signals here: the ping is enough
    }
    return () => {
      for (const step of undo) step();
    };
  }

  close() {
    clearInterval(this.watch);
    clearInterval(this.pings);
    this.model.off("msg:custom", this.heard);
    this.unhook();
    for (const asked of this.waiting.values()) asked.done(null);
    this.waiting.clear();
  }
}
