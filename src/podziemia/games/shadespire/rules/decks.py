"""Decks: what makes one legal, and its text form (SHA-2.01 to SHA-2.06).

    warband steelhearts_champions
    objectives
    awe_inspiring
    ...
    power
    heroic_guard
    ...

Blank lines and lines that begin with `#` are left out. A deck may also be named by the id of a ready one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from podziemia.games.shadespire.data.cards import (
    CARD_IDS,
    NUMBER,
    OBJECTIVE_DECK,
    POWER_DECK,
    WARBAND_OF,
    is_ploy,
    is_upgrade,
)
from podziemia.games.shadespire.data.kinds import UNIVERSAL
from podziemia.games.shadespire.data.ready_decks import READY_DECK_IDS, READY_DECKS
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.kernel.errors import BadSetup, Trouble

MOST_LINES: Final = 500
NO_WARBAND: Final = -1


class Deck(NamedTuple):
    """A warband and its two decks, cards by number."""

    warband: int
    objectives: tuple[int, ...]
    power: tuple[int, ...]


def ready_deck(id: str) -> Deck:
    for deck in READY_DECKS:
        if deck.id == id:
            return Deck(
                WARBAND_IDS.index(deck.warband),
                tuple([NUMBER[card] for card in deck.objectives]),
                tuple([NUMBER[card] for card in (*deck.ploys, *deck.upgrades)]),
            )
    raise BadSetup("shadespire-deck-unknown", game="shadespire", deck=id[:60], known=", ".join(READY_DECK_IDS))


def deck_text(deck: Deck) -> str:
    """The deck as text, to save and to send."""
    lines = [f"warband {WARBAND_IDS[deck.warband]}", "objectives", *[CARD_IDS[card] for card in deck.objectives]]
    return "\n".join([*lines, "power", *[CARD_IDS[card] for card in deck.power]]) + "\n"


class Reading:
    """A text being read: what was found, and what is wrong with it."""

    __slots__ = ("objectives", "power", "troubles", "warband")

    def __init__(self) -> None:
        self.warband = NO_WARBAND
        self.objectives: list[int] = []
        self.power: list[int] = []
        self.troubles: list[Trouble] = []


def read_deck(text: str) -> Reading:
    """Take a text apart; whatever cannot be understood becomes a trouble with its line."""
    found = Reading()
    pile: list[int] | None = None
    for number, line in enumerate(text.splitlines()[:MOST_LINES], 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "warband" and len(words) == 2:
            if words[1] in WARBAND_IDS:
                found.warband = WARBAND_IDS.index(words[1])
            else:
                found.troubles.append(
                    Trouble("shadespire-warband-unknown", warband=words[1][:60], known=", ".join(WARBAND_IDS))
                )
        elif words == ["objectives"]:
            pile = found.objectives
        elif words == ["power"]:
            pile = found.power
        elif len(words) == 1 and words[0] in NUMBER and pile is not None:
            pile.append(NUMBER[words[0]])
        else:
            found.troubles.append(Trouble("shadespire-deck-line", line=number, text=" ".join(words)[:60]))
    return found


def check(found: Reading) -> list[Trouble]:
    """Everything that is wrong with a deck; a legal one has nothing."""
    wrong = found.troubles[:]
    if found.warband == NO_WARBAND and not [t for t in wrong if t.key == "shadespire-warband-unknown"]:
        wrong.append(Trouble("shadespire-warband-missing", known=", ".join(WARBAND_IDS)))
    if len(found.objectives) != OBJECTIVE_DECK:
        wrong.append(Trouble("shadespire-objective-count", given=len(found.objectives), needed=OBJECTIVE_DECK))
    if len(found.power) < POWER_DECK:
        wrong.append(Trouble("shadespire-power-count", given=len(found.power), needed=POWER_DECK))
    ploys = len([card for card in found.power if is_ploy(card)])
    if ploys > len(found.power) // 2:
        wrong.append(Trouble("shadespire-ploy-count", given=ploys, most=len(found.power) // 2))
    everything = found.objectives + found.power
    for card in sorted(set(everything)):
        if everything.count(card) > 1:
            wrong.append(Trouble("shadespire-card-twice", card=CARD_IDS[card]))
        if is_foreign(found, card):
            wrong.append(Trouble("shadespire-card-foreign", card=CARD_IDS[card], warband=WARBAND_OF[card]))
    for card in found.objectives:
        if is_ploy(card) or is_upgrade(card):
            wrong.append(Trouble("shadespire-card-not-objective", card=CARD_IDS[card]))
    for card in found.power:
        if not is_ploy(card) and not is_upgrade(card):
            wrong.append(Trouble("shadespire-card-not-power", card=CARD_IDS[card]))
    return wrong


def is_foreign(found: Reading, card: int) -> bool:
    """Whether the card belongs to another warband (SHA-2.04)."""
    return found.warband != NO_WARBAND and WARBAND_OF[card] not in (UNIVERSAL, WARBAND_IDS[found.warband])


def check_text(text: str) -> list[Trouble]:
    """What is wrong with a deck as text; the id of a ready deck is always right."""
    if text.strip() in [deck.id for deck in READY_DECKS]:
        return []
    return check(read_deck(text))


def deck_from(text: str) -> Deck:
    """The deck of that id or of that text; the first thing wrong with it is the refusal."""
    if len(text.split()) == 1:
        return ready_deck(text.strip())
    found = read_deck(text.replace(";", "\n"))
    wrong = check(found)
    if wrong:
        raise BadSetup(wrong[0].key, game="shadespire", **wrong[0].details)
    return Deck(found.warband, tuple(found.objectives), tuple(found.power))
