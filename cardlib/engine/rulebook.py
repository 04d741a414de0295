"""A game's rules in words: `rulebook.toml` of its folder, every numbered rule in English, Japanese and Russian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert


class Rule(Struct, frozen=True):
    """One rule. `origin` says whether the source has it, or it is a ruling (`why` gives the reason, `options` what
    switches it). Texts are by language; sections (`ST-2`) also have a title. `lists` names the table of the file whose
    entries the rule goes through (`category`)."""

    id: str
    text: Mapping[str, str]
    title: Mapping[str, str] = {}
    origin: str = "section"
    why: Mapping[str, str] = {}
    options: tuple[str, ...] = ()
    lists: str = ""

    @property
    def section(self) -> str:
        """The section that the rule stands in: `ST-2` for `ST-2.4`."""
        return self.id.partition(".")[0]


class Rulebook(Struct, frozen=True):
    """All rules of a game, in order, by number; and its named things (categories, bonuses) as the file has them."""

    prefix: str
    rules: Mapping[str, Rule]
    named: Mapping[str, tuple[Mapping[str, Any], ...]]

    def listed(self, rule: Rule, chosen: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
        """The named things that a rule goes through, as the `chosen` options have them.

        Where an option of the rule changes an entry, `hands_suit` stands beside `hands` for its value `suit`.
        """
        values = [chosen[option] for option in rule.options]
        return tuple(
            {key: next((one[k] for v in values if (k := f"{key}_{v}") in one), value) for key, value in one.items()}
            for one in self.named.get(rule.lists, ())
        )

    def neighbours(self, rule: str) -> tuple[str | None, str | None]:
        """The rules before and after one, for turning pages."""
        ids = list(self.rules)
        at = ids.index(rule)
        return (ids[at - 1] if at else None), (ids[at + 1] if at + 1 < len(ids) else None)


def load(package: str) -> Rulebook:
    """Read the rulebook of a game's package."""
    import tomllib
    from importlib.resources import files

    data = tomllib.loads((files(package) / "rulebook.toml").read_text(encoding="utf-8"))
    rules = {entry["id"]: convert(entry, Rule) for entry in data.pop("rule")}
    prefix = data.pop("prefix")
    return Rulebook(prefix, rules, {name: tuple(entries) for name, entries in data.items()})
