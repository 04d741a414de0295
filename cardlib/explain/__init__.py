"""Explanations become words here, and only here: `words` for a language, `page` for what a page draws."""

from cardlib.explain.words import LANGUAGES, Span, Words, words

__all__ = ["LANGUAGES", "Span", "Words", "words"]
