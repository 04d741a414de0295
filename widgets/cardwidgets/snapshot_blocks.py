"""The blocks of an explanation (docs/protocol.md) as static HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cardwidgets.snapshot_text import Pen, look, number, safe

Part = dict[str, Any]
SIGNS = {"-": "−", "+": "+", "=": "="}


def blocks(pen: Pen, parts: Iterable[Part] | None, level: int) -> str:
    """Blocks one under the other; headings inside start at `level`. A kind that is not known is left out."""
    return "".join(_KINDS[kind](pen, part, level) for part in parts or () if (kind := str(part.get("kind"))) in _KINDS)


def _text(pen: Pen, part: Part, _level: int) -> str:
    return pen.p(part.get("say"), str(part.get("tone", "")), part.get("rules", ()))


def _cards(pen: Pen, part: Part, _level: int) -> str:
    return pen.p(part.get("say")) + pen.marked(part.get("cards", ()))


def _checks(pen: Pen, part: Part, _level: int) -> str:
    items = []
    for item in part.get("items", ()):
        ok = bool(item.get("ok"))
        sign = safe(pen.label("check.yes" if ok else "check.no"))
        signed = f'<span class="kzs-sr">{sign}</span> ' if sign else ""
        mark = f'<span class="kzs-sign" aria-hidden="true">{"✓" if ok else "✕"}</span> {signed}'
        said = f"{pen.text(item.get('say'))} {pen.rules(item.get('rules'))}"
        items.append(f'<li class="{"kzs-ok" if ok else "kzs-not"}">{mark}{said}</li>')
    return f'<ul class="kzs-plain kzs-checks">{"".join(items)}</ul>'


def _sum(pen: Pen, part: Part, _level: int) -> str:
    terms = []
    for term in part.get("terms", ()):
        sign = SIGNS.get(str(term.get("op", "")), "")
        said = f" <small>{pen.text(term['say'])}</small>" if "say" in term else ""
        terms.append((f"<i>{sign}</i> " if sign else "") + f"<span><b>{number(term.get('n', ''))}</b>{said}</span>")
    return f'<p class="kzs-sum">{" ".join(terms)} {pen.rules(part.get("rules"))}</p>'


def _lines(pen: Pen, part: Part, _level: int) -> str:
    rows = [_line(pen, line, "") for line in part.get("items", ())]
    if part.get("total"):
        rows.append(_line(pen, part["total"], ' class="kzs-total"'))
    return f'<table class="kzs-table kzs-lines"><tbody>{"".join(rows)}</tbody></table>'


def _line(pen: Pen, line: Part, attributes: str) -> str:
    said = pen.text(line.get("say"))
    if line.get("cards"):
        said += f" {pen.minis(line['cards'])}"
    if line.get("sub") is not None:
        said += f"<br><small>{pen.text(line['sub'])}</small>"
    amount = "" if line.get("amount") is None else number(line["amount"])
    return (
        f'<tr{attributes}><th scope="row">{said}</th><td>{pen.rules(line.get("rules"))}</td>'
        f'<td class="kzs-num">{amount}</td></tr>'
    )


def _table(pen: Pen, part: Part, _level: int) -> str:
    caption = f"<caption>{pen.text(part['say'])}</caption>" if "say" in part else ""
    figures = {
        i for row in part.get("rows", ()) for i, cell in enumerate(row.get("cells", ())) if isinstance(cell, int)
    }
    heads = "".join(
        f'<th scope="col" class="{"kzs-num" * (i in figures)}">{pen.text(head)}</th>' if head else "<td></td>"
        for i, head in enumerate(part.get("head", ()))
    )
    rows = []
    for row in part.get("rows", ()):
        first, *others = (_cell(pen, cell) for cell in row.get("cells") or [""])
        cells = "".join(f'<td class="{"kzs-num" * numeric}">{inside}</td>' for inside, numeric in others)
        mark = f' class="{look(str(row["mark"])).strip()}"' if row.get("mark") else ""
        rows.append(f'<tr{mark}><th scope="row">{first[0]}</th>{cells}</tr>')
    body = "".join(rows)
    return (
        f'<div class="kzs-wide"><table class="kzs-table">{caption}<thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(pen: Pen, cell: Any) -> tuple[str, bool]:
    """A cell, and whether it is a figure."""
    if isinstance(cell, dict) and "cards" in cell:
        return pen.minis(cell["cards"]), False
    if isinstance(cell, int):
        return number(cell), True
    return pen.text(cell), False


def _bars(pen: Pen, part: Part, _level: int) -> str:
    most = max(1, int(part.get("most", 1)))
    rows = []
    for bar in part.get("items", ()):
        before, after = int(bar.get("before", 0)), int(bar.get("after", 0))
        low, high = sorted((max(0, before), max(0, after)))
        way = "up" if after > before else "down" if after < before else "same"
        beam = (
            f'<span class="kzs-beam" aria-hidden="true"><i style="width:{100 * low / most:.2f}%"></i>'
            f'<i class="kzs-{way}" style="width:{100 * (high - low) / most:.2f}%"></i></span>'
        )
        then = safe(pen.label("bars.then"))
        spoken = f'<span class="kzs-sr"> {then}</span>' if then else ""
        rows.append(
            f'<tr><th scope="row">{pen.text(bar.get("say"))}</th><td class="kzs-beams">{beam}</td>'
            f'<td class="kzs-num">{number(before)} <span aria-hidden="true">→</span>{spoken} '
            f'<b class="kzs-{way}">{number(after)}</b></td></tr>'
        )
    caption = f"<caption>{pen.text(part['say'])}</caption>" if "say" in part else ""
    return f'<table class="kzs-table kzs-bars">{caption}<tbody>{"".join(rows)}</tbody></table>'


def _places(pen: Pen, part: Part, level: int) -> str:
    items = []
    for place in part.get("items", ()):
        n = place.get("place")
        mark = pen.text(place.get("mark"))
        rank = safe(n) if n is not None else mark or "–"
        pill = f' <span class="kzs-badge">{mark}</span>' if n is not None and mark else ""
        title = f"{_whose(pen, place)}{pen.text(place.get('say'))}{pill} {pen.rules(place.get('rules'))}"
        first = " kzs-first" if n == 1 else " kzs-out" if n is None else ""
        items.append(
            f'<li class="kzs-place{first}"><span class="kzs-rank">{rank}</span><div>{pen.heading(level, title)}'
            f"{pen.marked(place.get('cards', ()))}{blocks(pen, place.get('blocks'), level + 1)}</div></li>"
        )
    return f'<ol class="kzs-plain kzs-places">{"".join(items)}</ol>'


def _whose(pen: Pen, place: Part) -> str:
    """The name before a hand, where the words do not begin with it themselves."""
    name = pen.seat(place.get("seat"))
    return "" if not name or pen.spoken(place.get("say")).startswith(name) else f"<b>{safe(name)}</b> · "


def _section(pen: Pen, part: Part, level: int) -> str:
    title = f"{pen.text(part.get('say'))} {pen.rules(part.get('rules'))}"
    return f'<div class="kzs-section">{pen.heading(level, title)}{blocks(pen, part.get("blocks"), level + 1)}</div>'


_KINDS: dict[str, Callable[[Pen, Part, int], str]] = {
    "text": _text,
    "cards": _cards,
    "checks": _checks,
    "sum": _sum,
    "lines": _lines,
    "table": _table,
    "bars": _bars,
    "places": _places,
    "section": _section,
}
