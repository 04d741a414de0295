// All that one view knows and can do: the frame and words from Python, and what is merely selected or open here.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { still, watchTheme } from "../core/host.js";
import { Link } from "../core/link.js";
import { keep, keepLook, kept, keptLook } from "../core/session.js";
import { labels } from "../core/words.js";
import { owned } from "./aims.js";
import { spotsById } from "./choice.js";

/** @typedef {import("../types").Table} Table */
/** @typedef {import("../types").Model} Model */
/** @typedef {import("../types").Frame} Frame */
/** @typedef {import("../types").Words} Words */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("../types").Told} Told */
/** @typedef {import("../types").Act} Act */
/** @typedef {import("../types").Intent} Intent */

/** @type {Look} */
const PLAIN = { theme: "auto", suits: "four", large: false };

/** Models that have been asked to go on from what was kept. */
const resumed = new WeakSet();

/**
 * A trait, followed as it changes.
 * @template T
 * @param {Model} model
 * @param {string} name
 * @returns {T}
 */
function useTrait(model, name) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const changed = () => redraw((n) => n + 1);
    model.on(`change:${name}`, changed);
    return () => model.off(`change:${name}`, changed);
  }, [model, name]);
  return model.get(name);
}

/** @param {Link} link @param {Model} model @param {Frame} frame */
function useKeep(link, model, frame) {
  useEffect(() => {
    if (frame?.resume && !resumed.has(model)) {
      resumed.add(model);
      const look = keptLook(frame.key);
      if (Object.keys(look).length) {
        model.set("look", { ...PLAIN, ...model.get("look"), ...look });
        model.save_changes();
      }
      const old = kept(frame.key);
      if (old !== null) {
        void link.send({ do: "resume", keep: old });
        return;
      }
    }
    if (frame) keep(frame);
  }, [frame]);
}

/**
 * @param {Model} model
 * @param {string} view
 */
export function useTable(model, view) {
  /** @type {Frame} */
  const frame = useTrait(model, "frame");
  /** @type {Words} */
  const words = useTrait(model, "words");
  /** @type {Look} */
  const look = { ...PLAIN, ...useTrait(model, "look") };
  const [line, setLine] = useState(/** @type {"" | "slow" | "lost"} */ (""));
  const [, retheme] = useState(0);
  const [raised, setRaised] = useState(/** @type {string | null} */ (null));
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  const [menu, setMenu] = useState(/** @type {string | null} */ (null));
  const [target, setTarget] = useState(/** @type {string | null} */ (null));
  const [popup, setPopup] = useState(/** @type {import("../types").Popup | null} */ (null));
  const [hint, setHint] = useState(/** @type {Told | null} */ (null));
  const [told, setRule] = useState(/** @type {Told | null} */ (null));
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const [sent, setSent] = useState(/** @type {number | null} */ (null));
  const link = useMemo(() => new Link(model, view, setLine), [model, view]);
  const busy = useRef(/** @type {number | null} */ (null));

  useEffect(() => () => link.close(), [link]);
  useEffect(() => watchTheme(() => retheme((n) => n + 1)), []);
  useKeep(link, model, frame);
  useLayoutEffect(() => {
    link.alive(); // at once: an effect that comes late would bring a kernel back to life that has died meanwhile
    busy.current = null;
    setSent(null);
    setHint(null);
    setPopup(null);
    setMenu(null);
    setTarget(null);
  }, [frame?.rev]);
  const place = frame?.home ? "home" : frame?.game;
  const was = useRef(place);
  useEffect(() => {
    if (was.current === place) return;
    was.current = place;
    setOpen(null);
    setRaised(null);
    setPicked([]);
    setRule(null);
  }, [place]);

  useEffect(() => {
    setRaised(null);
    setPicked((ids) => (ids.length ? [] : ids));
  }, [frame?.seed]);

  const send = useCallback((/** @type {Intent} */ intent) => link.send(intent), [link]);
  const ask = useCallback(
    async (/** @type {Intent} */ intent) => (await link.send(intent))?.answer ?? null,
    [link],
  );

  if (!frame || !words) return null;

  const t = labels(words.ui);
  const spots = frame.home ? new Map() : spotsById(frame);
  const here = picked.filter((id) => spots.get(id)?.pick);
  const lost = line === "lost";
  const phase = lost ? "lost" : frame.phase;

  /** One act at a time: a second press before the answer sends nothing. @param {Act} act */
  const act = async (act) => {
    if (busy.current !== null || lost) return;
    busy.current = frame.rev;
    setSent(frame.rev);
    setPopup(null);
    setPicked([]);
    await link.send({ do: "act", act, rev: frame.rev });
    busy.current = null;
    setSent(null);
  };
  const why = async (/** @type {Act} */ act, /** @type {string} */ from) => {
    const answer = await ask({ do: "ask", what: "judge", act });
    if (answer) setPopup({ from, told: answer });
  };
  const show = async (/** @type {string | null} */ what) => {
    if (what !== "hint") {
      setOpen(what);
      return;
    }
    const answer = await ask({ do: "ask", what: "hint" });
    if (!answer) return;
    setHint(answer);
    setPopup({ from: "tool:hint", told: answer });
  };
  const rule = async (/** @type {string} */ id) => {
    const answer = await ask({ do: "ask", what: "rule", id });
    if (answer) setRule(answer);
  };
  const restyle = (/** @type {Partial<Look>} */ part) => {
    keepLook(frame.key, { ...look, ...part });
    model.set("look", { ...look, ...part });
    model.save_changes();
  };

  /** @type {Table} */
  const k = {
    view,
    frame,
    words,
    look,
    phase,
    live: !lost && frame.mode !== "review",
    raised: raised && spots.has(raised) ? raised : null,
    picked: here,
    menu: !frame.home && owned(frame).some((one) => one.id === menu) ? menu : null,
    target,
    hint,
    changed: still() ? [...new Set((frame.moves ?? []).map((move) => move.to))] : [],
    popup,
    open,
    t,
    name: (card) => words.cards?.[card] ?? card,
    act: (one) => void act(one),
    send,
    ask,
    why: (one, from) => void why(one, from),
    rule: (id) => void rule(id),
    raise: (id) => setRaised(raised === id ? null : id),
    pick: (id) =>
      setPicked(here.includes(id) ? here.filter((one) => one !== id) : one(frame) ? [id] : [...here, id]),
    unpick: () => setPicked([]),
    choose: (id) => {
      setMenu(menu === id ? null : id);
      setTarget(null);
    },
    aim: (id) => setTarget(target === id ? null : id),
    close: () => setPopup(null),
    show: (what) => void show(what),
    restyle,
  };
  return { k, told, closeRule: () => setRule(null), slow: line === "slow", sent: sent !== null };
}

/** Whether only one card can be chosen, so that choosing another changes the choice. @param {Frame} frame */
function one(frame) {
  const choices = (frame.scene.tray.controls ?? []).filter((control) => control.kind === "choose");
  return choices.length > 0 && choices.every((choice) => choice.kind === "choose" && choice.most === 1);
}
