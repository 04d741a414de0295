"""A game's options: their names, defaults and bounds, and how a value is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from cardlib.cards import short
from cardlib.engine.explanation import say
from cardlib.errors import GameError


class Option(Struct, frozen=True, omit_defaults=True):
    """One option. Either `values` lists what it may be (the default first), or it is a whole number from `least`.

    `option.<name>` in the game's catalogue is its title, `option.<name>.help` what it changes, and
    `option.<name>.<value>` names a value; `rule` is the paragraph that it switches. `default` may be left `None` where
    it depends on the number of seats (`Game.default`).
    """

    name: str
    rule: str
    values: tuple[str | bool, ...] = ()
    least: int = 0
    default: int | None = None

    def check(self, value: Any) -> str | bool | int:
        """The value itself if it may be; GameError at `options.<name>` otherwise."""
        if self.values:
            for allowed in self.values:
                if value is allowed or (type(value) is type(allowed) and value == allowed):
                    return allowed
            words = ", ".join(str(v).lower() if isinstance(v, bool) else v for v in self.values)
            raise GameError(
                say("error.option.value", name=self.name, what=short(value), words=words),
                f"options.{self.name}",
            )
        if isinstance(value, bool) or not isinstance(value, int) or value < self.least:
            raise GameError(
                say("error.option.number", name=self.name, what=short(value), least=self.least),
                f"options.{self.name}",
            )
        return value


def check_options(options: Sequence[Option], defaults: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values: the defaults, overridden by what is given. GameError names a bad one."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            words = ", ".join(known)
            raise GameError(say("error.option.unknown", name=short(name), words=words), f"options.{short(name)}")
    return {name: option.check(given.get(name, defaults[name])) for name, option in known.items()}
