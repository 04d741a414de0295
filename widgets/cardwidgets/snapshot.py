"""A position and its story as static HTML: for pages without a kernel, for print, for mail.

Made from a table's `frame` and `words` alone, so it shows what the page showed and nothing else: a card that lies face
down there is not in the frame, and so it is not here. No script, nothing from outside; without its style it still
reads from top to bottom.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from cardwidgets.snapshot_blocks import blocks
from cardwidgets.snapshot_text import Pen, look, safe

Part = dict[str, Any]


def snapshot(frame: Part, words: Part) -> str:
    """The position that `frame` shows and its story, as one `<article>` in the language of `words`."""
    pen = Pen(words, frame.get("names"))
    if frame.get("home"):
        return _home(pen, frame, words)
    scene = frame.get("scene") or {}
    lang = safe(words.get("lang") or frame.get("lang") or "en")
    sides = "".join(_panel(pen, panel) for panel in scene.get("panels", ())) + _story(pen, frame.get("story") or [])
    return (
        f'<article class="kzs" lang="{lang}" data-game="{safe(frame.get("game", ""))}"><style>{style()}</style>'
        f"{_head(pen, frame, words, scene)}{_sheet(pen, scene.get('sheet'))}"
        f'<div class="kzs-cols"><div>{_table(pen, scene)}{_tray(pen, scene)}</div>'
        f"<div>{sides}</div></div></article>"
    )


def headline(frame: Part, words: Part) -> str:
    """The position in one line of plain text."""
    pen = Pen(words)
    if frame.get("home"):
        return "Kibitz · " + pen.label("home.title")
    scene = frame.get("scene") or {}
    said = (pen.spoken(scene.get("title")), pen.spoken(scene.get("lead")))
    return " · ".join(part for part in (str(words.get("game") or ""), *said) if part)


def _home(pen: Pen, frame: Part, words: Part) -> str:
    """A start page: the matches under way, and what games there are."""
    home = frame["home"]
    waits = "".join(
        f'<p class="kzs-p kzs-note"><b>{safe(match["name"])}</b> {safe(match["title"])} · {safe(match["lead"])}</p>'
        for match in home["waits"]
    )
    games = "".join(
        f'<div class="kzs-leaf">{pen.heading(3, safe(game["name"]))}'
        f'<p class="kzs-sub">{" · ".join(map(safe, [*(a["say"] for a in game["alt"]), *game["facts"]]))}</p>'
        f'<p class="kzs-p">{safe(game["about"])}</p></div>'
        for game in home["games"]
    )
    return (
        f'<article class="kzs" lang="{safe(words.get("lang") or "en")}"><style>{style()}</style>'
        f'<header class="kzs-head">{pen.heading(2, "Kibitz")}<p class="kzs-sub">{safe(pen.label("home.title"))}</p>'
        f"{waits}</header>{games}</article>"
    )


@cache
def style() -> str:
    """The style sheet, without its comments and line breaks."""
    css = files("cardwidgets").joinpath("snapshot.css").read_text(encoding="utf-8")
    return re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)).strip()


def _head(pen: Pen, frame: Part, words: Part, scene: Part) -> str:
    title, lead = pen.text(scene.get("title")), pen.text(scene.get("lead"))
    notes = []
    if frame.get("mode") == "review":
        notes.append(safe(pen.label("review.at", at=frame.get("at", ""), of=frame.get("of", ""))))
    if frame.get("reveal"):
        notes.append(safe(pen.label("reveal")))
    trouble = frame.get("trouble") or {}
    notes += [pen.text(trouble.get("say")), pen.text(frame.get("notice"))]
    game = safe(words.get("game") or "")
    said = "".join(f'<p class="kzs-p kzs-note">{note}</p>' for note in notes if note)
    return (
        f'<header class="kzs-head">{pen.heading(2, game or title)}'
        f'<p class="kzs-sub">{" · ".join(part for part in (game and title, lead) if part)}</p>'
        f"{said}</header>"
    )


def _sheet(pen: Pen, sheet: Part | None) -> str:
    if not sheet:
        return ""
    return (
        f'<section class="kzs-sheet">{pen.heading(3, pen.text(sheet.get("title")))}'
        f"{pen.p(sheet.get('lead'), 'sub', sheet.get('rules', ()))}"
        f'<div class="kzs-cols"><div>{_leaves(pen, sheet.get("blocks"))}</div>'
        f"<div>{_leaves(pen, sheet.get('aside'))}</div></div></section>"
    )


def _leaves(pen: Pen, parts: list[Part] | None) -> str:
    """Blocks as leaves of paper: a section is a leaf, whatever lies between shares one."""
    leaves: list[list[Part]] = []
    for part in parts or ():
        if part.get("kind") == "section" or not leaves or leaves[-1][0].get("kind") == "section":
            leaves.append([part])
        else:
            leaves[-1].append(part)
    return "".join(f'<div class="kzs-leaf">{blocks(pen, leaf, 4)}</div>' for leaf in leaves)


def _table(pen: Pen, scene: Part) -> str:
    seats = scene.get("seats") or [{}]
    others = "".join(f"<li>{_seat(pen, seat)}</li>" for seat in seats[1:])
    title = pen.heading(3, safe(pen.label("table")), "sr")
    hand = scene.get("hand")
    return (
        f'<section class="kzs-cloth">{title}<ul class="kzs-plain kzs-seats">{others}</ul>'
        f"{_centre(pen, scene.get('centre') or {})}"
        f'<div class="kzs-own">{_seat(pen, seats[0], mine=True)}{_zone(pen, hand) if hand else ""}</div>'
        "</section>"
    )


def _seat(pen: Pen, seat: Part, *, mine: bool = False) -> str:
    name = pen.seat(seat.get("seat"))
    said = pen.spoken(seat.get("say"))
    turn = pen.label("seat.your_turn" if mine else "seat.turn") if seat.get("turn") else ""
    title = name or said
    notes = (said, pen.spoken(seat.get("note")))
    small = [part for part in (*(n for n in notes if n.casefold() != title.casefold()), turn) if part]
    after = f" <small>{safe(' · '.join(small))}</small>" if small else ""
    badges = [seat["said"]] if seat.get("said") else []
    says = [
        f'<span class="kzs-badge{look(str(badge.get("tone", "wait")))}">{pen.text(badge.get("say"))}</span>'
        for badge in (*badges, *seat.get("marks", ()))
    ]
    says += [_count(pen, count) for count in seat.get("counts", ())]
    line = f'<p class="kzs-says">{" ".join(says)}</p>' if says else ""
    hand = "" if mine else pen.spots(seat.get("hand", ()), _all_down(seat))
    turned = " kzs-turn" if seat.get("turn") else ""
    head = pen.heading(4, f"{safe(title)}{after}")
    return f'<div class="kzs-seat{turned}">{head}{line}{hand}{_groups(pen, seat.get("laid", ()))}</div>'


def _all_down(seat: Part) -> Any:
    """What is said of a hand, where that is all there is to be seen of it."""
    return None if any(spot.get("card") for spot in seat.get("hand", ())) else seat.get("hand_say")


def _count(pen: Pen, count: Part) -> str:
    sub = f" <small>{pen.text(count['sub'])}</small>" if "sub" in count else ""
    return f'<span class="kzs-count">{pen.text(count.get("say")) or safe(count.get("n", ""))}{sub}</span>'


def _centre(pen: Pen, centre: Part) -> str:
    parts = [pen.heading(4, pen.text(centre.get("say")))]
    if centre.get("figure"):
        parts.append(f'<p class="kzs-figure">{_count(pen, centre["figure"])}</p>')
    if centre.get("steps"):
        now, steps = int(centre.get("now", 0)), int(centre["steps"])
        marks = ("kzs-done" if i < now else "kzs-now" * (i == now) for i in range(1, steps + 1))
        dots = "".join(f'<i class="{mark}"></i>' for mark in marks)
        said = safe(pen.label("step.of", now=now, of=steps) or f"{now}/{steps}")
        parts.append(f'<p class="kzs-steps"><span aria-hidden="true">{dots}</span> {said}</p>')
    parts += [pen.p(line) for line in centre.get("lines", ())]
    parts += [_zone(pen, zone) for zone in centre.get("zones", ())]
    inside = "".join(parts)
    return f'<div class="kzs-centre">{inside}</div>' if inside else ""


def _zone(pen: Pen, zone: Part) -> str:
    """An area with cards, whatever its layout."""
    cards = zone.get("cards", ())
    parts = [pen.heading(4, pen.text(zone.get("say")), "cap")]
    if zone.get("layout") == "stack":
        count = zone.get("count", len(cards))
        top = pen.spots([spot for spot in cards if spot.get("card")][-1:])
        back = '<span class="kzs-card kzs-back" aria-hidden="true"></span> ' if count and not top else ""
        said = safe(pen.label("stack.count", n=count) or count)
        parts.append(f'{top}<p class="kzs-cards">{back}<span>{said}</span></p>')
    else:
        parts.append(pen.spots(cards))
    parts.append(_groups(pen, zone.get("groups", ())))
    parts.append(_rail(pen, zone.get("cells", ())))
    if zone.get("passing"):
        went = "".join(f"<li>{_passing(pen, one)}</li>" for one in zone["passing"])
        parts.append(f'<ul class="kzs-plain kzs-passing">{went}</ul>')
    parts.append(pen.p(zone.get("note"), "soft"))
    return f'<div class="kzs-zone">{"".join(parts)}</div>'


def _passing(pen: Pen, one: Part) -> str:
    """A card on its way from one seat to another."""
    spot = one.get("spot") or {}
    card = pen.inline(str(spot["card"])) if spot.get("card") else safe(pen.label("card.back") or "?")
    start, end = (safe(pen.seat(one.get(key)) or one.get(key, "")) for key in ("from_seat", "to_seat"))
    return f'<span class="kzs-tile">{card}</span> {start} → {end}'


def _rail(pen: Pen, cells: list[Part] | tuple[()]) -> str:
    items = []
    for cell in cells:
        sub = f" <small>{pen.text(cell['sub'])}</small>" if "sub" in cell else ""
        now = ' aria-current="step"' if cell.get("mark") == "now" else ""
        items.append(
            f'<li class="kzs-cell{look(str(cell.get("mark", "")))}"{now}><span aria-hidden="true"><b>'
            f'{safe(cell.get("text", ""))}</b>{sub}</span><span class="kzs-sr"> {pen.text(cell.get("say"))}</span></li>'
        )
    return f'<ol class="kzs-plain kzs-rail">{"".join(items)}</ol>' if items else ""


def _groups(pen: Pen, groups: list[Part] | tuple[()]) -> str:
    items = []
    for group in groups:
        said = "".join(f" <small>{pen.text(group[key])}</small>" for key in ("say", "note") if key in group)
        mark = look(str(group.get("mark", ""))).strip()
        items.append(f'<li class="{mark}">{pen.spots(group.get("cards", ()))}{said}</li>')
    return f'<ul class="kzs-plain kzs-groups">{"".join(items)}</ul>' if items else ""


def _tray(pen: Pen, scene: Part) -> str:
    """The question of the moment, and what could be done: the cards that could be played, the controls as words."""
    tray = scene.get("tray")
    if not tray:
        return ""
    free = pen.p(pen.label("tray.speech"), "soft") if tray.get("speech") else ""
    cards = pen.minis(_playable(scene))
    items = f"<li>{cards}</li>" if cards else ""
    items += "".join(_control(pen, control) for control in tray.get("controls", ()))
    listed = f'<ul class="kzs-acts">{items}</ul>' if items else ""
    return (
        f'<section class="kzs-leaf kzs-tray">{pen.heading(3, safe(pen.label("tray")), "eyebrow")}'
        f"{pen.heading(4, pen.text(tray.get('say')))}{pen.p(tray.get('lead'))}{free}{listed}</section>"
    )


def _playable(scene: Part) -> list[str]:
    """The cards whose press makes an act."""
    zones = [scene.get("hand") or {}, *(scene.get("centre") or {}).get("zones", ())]
    spots = [spot for zone in zones for spot in zone.get("cards", ())]
    spots += [spot for zone in zones for group in zone.get("groups", ()) for spot in group.get("cards", ())]
    return [str(spot["card"]) for spot in spots if spot.get("card") and spot.get("act")]


def _control(pen: Pen, control: Part) -> str:
    """A button with its word, a box with its bounds, a choice with its number of cards, a menu with its items."""
    said = f"<b>{pen.text(control.get('say'))}</b>"
    if not control.get("ok", True):
        off = safe(pen.label("snapshot.not_now"))
        return f'<li class="kzs-off">{said}{f" <small>({off})</small>" if off else ""}</li>'
    if "sub" in control:
        said += f" <small>{pen.text(control['sub'])}</small>"
    if "least" in control and "most" in control:
        least, most = control["least"], control["most"]
        key = "snapshot.range" if control.get("kind") == "number" else "snapshot.choose"
        said += f" <small>{safe(pen.label(key, least=least, most=most) or f'{least}–{most}')}</small>"
    inside = "".join(_control(pen, item) for item in control.get("items", ()))
    return f"<li>{said}{f'<ul>{inside}</ul>' if inside else ''}</li>"


def _panel(pen: Pen, panel: Part) -> str:
    title = f"{pen.text(panel.get('say'))} {pen.rules(panel.get('rules'))}"
    return f'<section class="kzs-leaf">{pen.heading(3, title)}{blocks(pen, panel.get("blocks"), 4)}</section>'


def _story(pen: Pen, story: list[Part]) -> str:
    """The lines of the deal in their order, under their heads."""
    parts: list[str] = []
    items: list[str] = []
    told = 0

    def close() -> None:
        if items:
            start = told - len(items) + 1
            parts.append(f'<ol class="kzs-story" start="{start}">{"".join(items)}</ol>')
            items.clear()

    for line in story:
        inside = f"{pen.text(line.get('say'))} {pen.rules(line.get('rules'))}"
        if line.get("kind") == "head":
            close()
            parts.append(pen.heading(4, inside, "eyebrow"))
        else:
            told += 1
            items.append(f"<li>{inside}</li>")
    close()
    title = pen.heading(3, safe(pen.label("story")))
    return f'<section class="kzs-leaf">{title}{"".join(parts)}</section>' if parts else ""
