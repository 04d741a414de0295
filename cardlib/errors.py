"""What can be refused, as one small family of exceptions.

Each carries its sentence as data (`say`), so that a page can say it in the learner's language; `str()` gives English
unless somebody has set another `lang`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlib.engine.explanation import Say

if TYPE_CHECKING:
    from cardlib.engine.verdict import Verdict


class KibitzError(ValueError):
    """The family's head. `say` is the sentence as data, `game` the game whose words it may need; `lang` and `packages`
    are the language of `str()` and further packages whose words it may need."""

    game: str | None = None
    lang = "en"
    packages: tuple[str, ...] = ()

    def __init__(self, sentence: Say, *, game: str | None = None) -> None:
        super().__init__(sentence)
        self.say = sentence
        self.game = game

    def __str__(self) -> str:
        from cardlib.explain import words  # words are only needed when somebody reads the error

        return words(self.lang, self.game, *self.packages).text(self.say)


class CardError(KibitzError):
    """A card or rank that can't be read."""


class GameError(KibitzError):
    """An unknown game, a bad option, seat count, dealer, seed or deck. `place` names which (`"options.tie"`)."""

    def __init__(self, sentence: Say, place: str = "", *, game: str | None = None) -> None:
        super().__init__(sentence, game=game)
        self.place = place


class ActError(KibitzError):
    """Something that is no act of the game: an unknown verb, or arguments of a wrong type. `place` is like `[1]`."""

    def __init__(self, sentence: Say, place: str = "", *, game: str | None = None) -> None:
        super().__init__(sentence, game=game)
        self.place = place


class IllegalAct(KibitzError):
    """An act that the rules refuse now. `verdict` says by which rules and why."""

    def __init__(self, sentence: Say, verdict: Verdict, *, game: str | None = None) -> None:
        super().__init__(sentence, game=game)
        self.verdict = verdict

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the act breaks, most specific first."""
        return self.verdict.rules


class RecordError(KibitzError):
    """A record that can't be read. `place` is like `actions[17]`, `rules` those broken by an illegal act there."""

    def __init__(self, sentence: Say, place: str, rules: tuple[str, ...] = (), *, game: str | None = None) -> None:
        super().__init__(sentence, game=game)
        self.place = place
        self.rules = rules
