"""Message catalogues: gettext `.mo` files, a game's own before the library's.

A message's identifier is a dotted key (`event.trade`), also in the English catalogue. The `.po` files beside the `.mo`
files are their source (`python3 run.py words` compiles them; a test holds the two together).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable

LANGUAGES = ("en", "ja", "ru")


@cache
def load(package: str, lang: str) -> GNUTranslations | None:
    """The catalogue of a package (its `locale/<lang>.mo`), or `None` where it has none."""
    return load_file(files(package) / "locale" / f"{lang}.mo")


def load_file(path: Traversable) -> GNUTranslations | None:
    """A catalogue from one `.mo` file."""
    if not path.is_file():
        return None
    with path.open("rb") as file:
        return GNUTranslations(file)


def messages(catalogue: GNUTranslations) -> Iterator[tuple[str, str]]:
    """All keys with their texts; of a message with plural forms, the first form."""
    for key, text in catalogue._catalog.items():  # type: ignore[attr-defined]
        if isinstance(key, tuple):
            if key[1] == 0:
                yield key[0], text
        elif key:
            yield key, text


def find(catalogues: tuple[GNUTranslations, ...], key: str) -> str | None:
    """The text of a key in the first catalogue that has it."""
    for catalogue in catalogues:
        text = catalogue._catalog.get(key)  # type: ignore[attr-defined]
        if text is not None:
            return str(text)
    return None


def find_plural(catalogues: tuple[GNUTranslations, ...], key: str, n: int) -> str | None:
    """The text of a key in the form that goes with a number."""
    for catalogue in catalogues:
        if (key, 0) in catalogue._catalog:  # type: ignore[attr-defined]
            return catalogue.ngettext(key, key, n)
    return None
