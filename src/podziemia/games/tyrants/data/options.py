"""Every answer that can be given in Tyrants of the Underdark, made once.

Spaces of one site are the same place: one empty space stands for all empty ones of its site, one troop for all of its
colour there.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import CARD_IDS
from podziemia.games.tyrants.data.map import NOT_PLACE, SITE_IDS, SPACE_IDS
from podziemia.kernel.ask import SEAT_LETTERS, Option, family

SEATS: Final = SEAT_LETTERS[:4]
COLOURS: Final = (*SEATS, "white")

PLAY: Final = family("play", CARD_IDS)
END_TURN: Final = Option("end-turn")

DEPLOY: Final = family("deploy", SPACE_IDS)
DEPLOY_FOR_VP: Final = Option("deploy", "barracks")
ASSASSINATE: Final = family("assassinate", SPACE_IDS)
SUPPLANT: Final = family("supplant", SPACE_IDS)
RETURN: Final = family("return", SPACE_IDS)
MOVE: Final = family("move", SPACE_IDS)
MOVE_TO: Final = family("move-to", SPACE_IDS)
SPY: Final = family("spy", SITE_IDS)
RECALL: Final = family("recall", SITE_IDS)
RETURN_SPY: Final = family("return-spy", SITE_IDS)
STRIKE: Final = family("strike", SITE_IDS)

RECRUIT: Final = family("recruit", CARD_IDS)
UNEARTH: Final = family("unearth", CARD_IDS)
DEVOUR: Final = family("devour", CARD_IDS)
DISCARD: Final = family("discard", CARD_IDS)
REVEAL: Final = family("reveal", CARD_IDS)
PROMOTE: Final = family("promote", CARD_IDS)
PROMOTE_HAND: Final = family("promote-hand", CARD_IDS)
PROMOTE_DISCARD: Final = family("promote-discard", CARD_IDS)
RESOLVE: Final = family("resolve", CARD_IDS)

WHOSE: Final = family("whose", SEATS)
TARGET: Final = family("target", SEATS)
HALL: Final = family("hall", SEATS)
TAKE: Final = family("take", COLOURS)

USE_FOCUS: Final = Option("focus")
DONE: Final = Option("done")
DECLINE: Final = Option("decline")

# What "choose one" offers; the card itself says the numbers.
CHOICES: Final = family(
    "choose",
    (
        "power",
        "influence",
        "deploying",
        "killing",
        "killing-white",
        "supplanting",
        "spying",
        "recalling",
        "drawing",
        "returning",
        "promoting",
        "devouring",
        "raising",
    ),
)
POWER, INFLUENCE, DEPLOYING, KILLING, KILLING_WHITE, SUPPLANTING, SPYING, RECALLING = CHOICES[:8]
DRAWING, RETURNING, PROMOTING, DEVOURING, RAISING = CHOICES[8:]

ALL_OPTIONS: Final = [
    *PLAY,
    END_TURN,
    *DEPLOY,
    DEPLOY_FOR_VP,
    *ASSASSINATE,
    *SUPPLANT,
    *RETURN,
    *MOVE,
    *MOVE_TO,
    *SPY,
    *RECALL,
    *RETURN_SPY,
    *STRIKE,
    *RECRUIT,
    *UNEARTH,
    *DEVOUR,
    *DISCARD,
    *REVEAL,
    *PROMOTE,
    *PROMOTE_HAND,
    *PROMOTE_DISCARD,
    *RESOLVE,
    *WHOSE,
    *TARGET,
    *HALL,
    *TAKE,
    USE_FOCUS,
    DONE,
    DECLINE,
    *CHOICES,
]


def one_each(options: list[Option], spaces: int) -> list[Option]:
    """One option for each place among the spaces (TYR-6.03)."""
    chosen = []
    while spaces:
        space = (spaces & -spaces).bit_length() - 1
        chosen.append(options[space])
        spaces &= NOT_PLACE[space]
    return chosen


def at_sites(options: list[Option], sites: int) -> list[Option]:
    """One option for each site of the set."""
    chosen = []
    while sites:
        low = sites & -sites
        chosen.append(options[low.bit_length() - 1])
        sites ^= low
    return chosen


def kinds(options: list[Option], cards: list[int]) -> list[Option]:
    """One option for each different card of the pile."""
    return [options[card] for card in sorted(set(cards))]
