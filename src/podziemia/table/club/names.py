"""Names that nobody else can take: two that people would read as one are one."""

from __future__ import annotations

from hashlib import sha256
from typing import Final
from unicodedata import category, normalize

from podziemia.kernel.errors import Trouble
from podziemia.table.texts import clean

SHORTEST: Final = 2
LONGEST: Final = 24

_ALIKE: Final = str.maketrans(
    "авеёзіјкмнорсԁѕтухһԛԝгпαβγεζηικμνορτυχωłøđħŧ01|ijıɩӏɑɡօսհոցѵьүѡи",
    "abeeelikmhopcdstyxhqwrnabyeznikuvoptuxwlodhtolllllllagouhngvbywu".replace("i", "l"),
)
"""Letters that look like others, after case and accents are gone. It may be too strict; it must not be too kind."""


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
    return shown
