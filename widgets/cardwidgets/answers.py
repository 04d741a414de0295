"""Answers to what a page asks: may this act be made, what does a rule say, what would a player do here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlib.engine.act import Act
from cardlib.engine.explanation import Block, Checks, Paragraph, Say, say
from cardlib.engine.verdict import Verdict
from cardlib.explain.page import page
from cardlib.explain.words import Words
from cardwidgets.session import Session


def judged(session: Session, act: Act, spoken: Words) -> dict[str, Any]:
    """Whether the learner may make an act now, everything that was looked at, and what can be done instead.

    `line` says it in one sentence, for the page to show while an act is still being put together.
    """
    state = session.shown
    verdict = state.judge(session.seat, act)
    broken = session.game.rulebook.rules.get(verdict.rules[0]) if verdict.rules else None
    described = session.game.describe(session.view(state), act)
    title = act.say("allowed" if verdict.ok else "refusal")
    blocks = [page(block, spoken) for block in described]
    if broken is not None:
        blocks.insert(0, {"kind": "text", "say": _in(broken.text, spoken), "rules": [broken.id], "tone": "quote"})
    blocks.append(page(Checks(verdict.checks), spoken))
    if not verdict.ok:
        now = list(dict.fromkeys(one.verb for one in state.legal(session.seat)))
        sentence = say("now.can", now=[say("now." + verb) for verb in now]) if now else say("now.wait")
        blocks.append(page(Paragraph(sentence), spoken))
    return {
        "what": "judge",
        "legal": verdict.ok,
        "act": act.to_json(),
        "title": page(title, spoken),
        "line": page(_line(title, verdict, described), spoken),
        "rules": list(verdict.rules),
        "blocks": blocks,
    }


def _line(title: Say, verdict: Verdict, described: tuple[Block, ...]) -> Say:
    """One sentence on an act: why not; or what it would be or bring; or merely that it can be made."""
    if not verdict.ok:
        reason = [check.say for check in verdict.checks if not check.ok][-1]
        return say("judged.no", refusal=title, reason=reason)
    told = [block.say for block in described if isinstance(block, Paragraph)]
    return told[0] if told else title


def rule(session: Session, rule_id: str, spoken: Words) -> dict[str, Any] | None:
    """A rule in words: its text, whether it is a ruling and why, the options that switch it. `None` if unknown."""
    book = session.game.rulebook
    found = book.rules.get(rule_id)
    if found is None:
        return None
    before, after = book.neighbours(rule_id)
    section = book.rules.get(found.section)
    title = _in(section.title, spoken) if section is not None else ""
    blocks: list[dict[str, Any]] = [{"kind": "text", "say": _in(found.text, spoken)}]
    listed = book.listed(found, session.game.options)
    if listed:
        blocks.append(_list(listed, spoken))
    if found.why:
        why = page(say("rule.why", why=_in(found.why, spoken)), spoken)
        blocks.append({"kind": "text", "say": why, "tone": "note"})
    for option in found.options:
        name = spoken.label(f"option.{option}")
        blocks.append({"kind": "text", "say": page(say("rule.option", name=name), spoken), "tone": "soft"})
    return {
        "what": "rule",
        "id": rule_id,
        "section": found.section,
        "title": f"{rule_id} · {title}" if title else rule_id,
        "origin": spoken.label(f"origin.{found.origin}"),
        "blocks": blocks,
        "before": before,
        "after": after,
    }


def _list(listed: tuple[Mapping[str, Any], ...], spoken: Words) -> dict[str, Any]:
    """What a rule goes through, line by line: name, example, definition, and points or how many hands are of it."""
    items: list[dict[str, Any]] = []
    for one in listed:
        line = {"say": [{"b": _in(one["name"], spoken)}], "sub": _in(one["definition"], spoken)}
        more = {"cards": one.get("example"), "amount": one.get("hands", one.get("points"))}
        items.append(line | {key: value for key, value in more.items() if value is not None})
    made: dict[str, Any] = {"kind": "lines", "items": items}
    if all("hands" in one for one in listed):
        made["total"] = {"say": spoken.label("rule.hands"), "amount": sum(one["hands"] for one in listed)}
    return made


def hint(session: Session, spoken: Words) -> dict[str, Any]:
    """What the strongest player would do in the learner's place, and why: from the learner's own view."""
    if session.review is not None or session.paused or not session.live.legal(session.seat):
        return {"what": "hint", "title": spoken.label("hint.none"), "blocks": []}
    levels = session.game.players()
    choice = session.choose(session.seat, max(levels))
    blocks = [page(Paragraph(reason, choice.rules, "note"), spoken) for reason in choice.reasons]
    title: Say = say("hint.title", act=choice.act.say("hint"))
    return {"what": "hint", "title": page(title, spoken), "blocks": blocks, "act": choice.act.to_json()}


def _in(texts: Any, spoken: Words) -> str:
    return str(texts.get(spoken.lang) or texts.get("en") or "")
