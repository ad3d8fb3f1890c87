"""Every answer that can be given in Shadespire, made once."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.boards import BOARD_IDS
from podziemia.games.shadespire.data.cards import CARD_IDS, FIRST_PLOY, PROFILE_IDS, TOKENS
from podziemia.games.shadespire.data.dice import FACE_IDS
from podziemia.games.shadespire.data.hexes import DIRECTION_IDS, HEX_IDS, JOIN_IDS
from podziemia.games.shadespire.data.warbands import FIGHTER_IDS
from podziemia.kernel.ask import SEAT_LETTERS, Option, family

FIGHTER_THINGS: Final[tuple[str, ...]] = (*FIGHTER_IDS, *[f"{id}-b" for id in FIGHTER_IDS])
"""Fighters as things; those of seat B in a match of a warband against itself have names of their own."""
TOKEN_IDS: Final = tuple(f"token-{n}" for n in range(1, TOKENS + 1))
ACTION_IDS: Final[tuple[str, ...]] = ("raise_fallen", "command_two", "more_more_clanrats", "relics_six")
REACTION_IDS: Final[tuple[str, ...]] = (
    "furious_parry",
    "gorefist",
    "swift_gorefist",
    "stormforged_reaction",
    "relics_two",
    "relics_three",
    "relics_four",
)
HAND_IDS: Final[tuple[str, ...]] = ("objectives", "power", "both")

# set-up
BOARD: Final = family("board", BOARD_IDS)
KEEP: Final = Option("keep")
TURN: Final = Option("turn")
JOIN: Final = family("join", JOIN_IDS)
TOKEN: Final = family("token", HEX_IDS)
REDRAW: Final = family("redraw", HAND_IDS)
FIRST: Final = family("first", SEAT_LETTERS[:2])
FIGHTER: Final = family("fighter", FIGHTER_THINGS)
DEPLOY: Final = family("deploy", HEX_IDS)

# activations
MOVE: Final = family("move", FIGHTER_THINGS)
ATTACK: Final = family("attack", FIGHTER_THINGS)
CHARGE: Final = family("charge", FIGHTER_THINGS)
GUARD: Final = family("guard", FIGHTER_THINGS)
ACT: Final = family("act", (*ACTION_IDS, *CARD_IDS[FIRST_PLOY:]))
DRAW: Final = Option("draw")
SWAP: Final = family("swap", CARD_IDS[:FIRST_PLOY])
PASS: Final = Option("pass")

GO: Final = family("go", HEX_IDS)
WITH: Final = family("with", PROFILE_IDS)
TARGET: Final = family("target", FIGHTER_THINGS)
USE: Final = Option("use")
DECLINE: Final = Option("decline")
DONE: Final = Option("done")

# dice
REROLL: Final = family("reroll", FACE_IDS)
ASIDE: Final = family("aside", FACE_IDS)
SUCCEED: Final = Option("succeed")
FAIL: Final = Option("fail")

# after the dice
DRIVE: Final = family("drive", HEX_IDS)
TRAP: Final = Option("trap")
PUSH: Final = family("push", HEX_IDS)
STAY: Final = Option("stay")
PLACE: Final = family("place", HEX_IDS)

# cards
PLAY: Final = family("play", CARD_IDS[FIRST_PLOY:])
REACT: Final = family("react", (*REACTION_IDS, *CARD_IDS[FIRST_PLOY:]))
ON: Final = family("on", FIGHTER_THINGS)
CHOOSE: Final = family("choose", FIGHTER_THINGS)
CHOOSE_TOKEN: Final = family("choose-token", TOKEN_IDS)
CHOOSE_HEX: Final = family("choose-hex", HEX_IDS)
CHOOSE_CARD: Final = family("choose-card", CARD_IDS)
DIRECTION: Final = family("direction", DIRECTION_IDS)
TIMES: Final = family("times", [str(n) for n in range(9)])
SCORE: Final = family("score", CARD_IDS[:FIRST_PLOY])
DISCARD: Final = family("discard", CARD_IDS)

REACT_NUMBER: Final = {option.thing: number for number, option in enumerate(REACT)}
ACT_NUMBER: Final = {option.thing: number for number, option in enumerate(ACT)}

ALL_OPTIONS: Final = [
    *BOARD,
    KEEP,
    TURN,
    *JOIN,
    *TOKEN,
    *REDRAW,
    *FIRST,
    *FIGHTER,
    *DEPLOY,
    *MOVE,
    *ATTACK,
    *CHARGE,
    *GUARD,
    *ACT,
    DRAW,
    *SWAP,
    PASS,
    *GO,
    *WITH,
    *TARGET,
    USE,
    DECLINE,
    DONE,
    *REROLL,
    *ASIDE,
    SUCCEED,
    FAIL,
    *DRIVE,
    TRAP,
    *PUSH,
    STAY,
    *PLACE,
    *PLAY,
    *REACT,
    *ON,
    *CHOOSE,
    *CHOOSE_TOKEN,
    *CHOOSE_HEX,
    *CHOOSE_CARD,
    *DIRECTION,
    *TIMES,
    *SCORE,
    *DISCARD,
]
