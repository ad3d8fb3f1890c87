"""Names that nobody else can take: two that people would read as one are one."""

from __future__ import annotations

from hashlib import sha256
from typing import Final
from unicodedata import category, normalize
from unicodedata import name as name_of

from podziemia.kernel.errors import Trouble
from podziemia.table.texts import clean

SHORTEST: Final = 2
LONGEST: Final = 24

_ALIKE: Final = str.maketrans(
    "авеёзіјкмнорсԁѕтухһԛԝгпαβγεζηικμνορτυχωłøđħŧ01|ijıɩӏɑɡօսհոցѵьүѡи",
    "abeeelikmhopcdstyxhqwrnabyeznikuvoptuxwlodhtolllllllagouhngvbywu".replace("i", "l"),
)
"""Letters that look like others, after case and accents are gone. It may be too strict; it must not be too kind."""


_SCRIPTS: Final = "LATIN GREEK CYRILLIC ARMENIAN GEORGIAN HEBREW ARABIC DEVANAGARI BENGALI TAMIL THAI"
_EASTERN: Final = "HANGUL HIRAGANA KATAKANA CJK"
SCRIPTS: Final = frozenset([*_SCRIPTS.split(), *_EASTERN.split()])
"""In which names are written. Of the others some have letters that nobody could tell from ours."""
SMALL_CAPITAL: Final = "SMALL CAPITAL"
"""Letters that look like great ones, or like small ones, as one likes."""


def fold(name: str) -> str:
    """The name as it is compared: without case, accents, spaces and signs, and one letter for all that look alike, also
    for two that look like one."""
    plain = normalize("NFKD", normalize("NFKC", name).casefold())
    kept = [letter for letter in plain if category(letter)[0] in "LN" or letter == "|"]
    return "".join(kept).translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def hash_of_name(name: str) -> str:
    return sha256(f"name {fold(name)}".encode()).hexdigest()


def checked(name: str) -> str:
    """The name as it is shown: on one line, printable, with at least two letters in it."""
    shown = normalize("NFC", clean(name))
    if not SHORTEST <= len(shown) <= LONGEST or len(fold(shown)) < SHORTEST:
        raise Trouble("member-name", least=SHORTEST, most=LONGEST)
    for letter in normalize("NFKC", shown):
        if category(letter)[0] == "L" and not _is_everyday(letter):
            raise Trouble("member-letter", letter=letter)
    return shown


def _is_everyday(letter: str) -> bool:
    called = name_of(letter, "")
    return called.split(" ")[0] in SCRIPTS and SMALL_CAPITAL not in called
