"""Which languages there are, and what each does with words when it puts them together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from podziemia.kernel.errors import BadSetup

WORDS: Final = files("podziemia.words")
LANGUAGES: Final = tuple(sorted([folder.name for folder in WORDS.iterdir() if (folder / "table.ftl").is_file()]))
"""Each is a folder of words beside this file."""
FALLBACK: Final = "en"

_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_ONE_LETTER_WORD: Final = re.compile(r"(?<![^\s(„])([aiouwzAIOUWZ])[ \n](?=\S)")
_NO_BREAK_SPACE: Final = "\u00a0"


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadSetup("language-unknown", lang=lang, known=", ".join(LANGUAGES))
    return lang


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language of the person's locale, if we speak it."""
    for variable in _LOCALE_VARIABLES:
        if environment.get(variable):
            lang = environment[variable][:2].lower()
            return lang if lang in LANGUAGES else FALLBACK
    return FALLBACK


def keep_short_words(lang: str, text: str) -> str:
    """In Polish a one-letter word does not stay behind at the end of a line."""
    return _ONE_LETTER_WORD.sub(rf"\1{_NO_BREAK_SPACE}", text) if lang == "pl" else text
