"""Every answer that can be given in Dungeon Lords, made once."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    ATTACK_IDS,
    CELL_IDS,
    COMBAT_ROUNDS,
    HERO_IDS,
    MONSTER_IDS,
    ROOM_IDS,
    TRAP_IDS,
)
from podziemia.kernel.ask import Option, family

KEEP: Final = family("keep", ACTIONS)
"""Which of three order cards stays in hand before the first round."""

TRIPLES: Final = tuple(permutations(range(len(ACTIONS)), 3))
ORDERS: Final = family("orders", [">".join([ACTIONS[action] for action in triple]) for triple in TRIPLES])
"""Three orders, first to third, as one answer: they are chosen in secret and together."""
ORDERS_OF: Final = {triple: ORDERS[number] for number, triple in enumerate(TRIPLES)}
COMMAND: Final = family("command", ACTIONS)
"""The order a player chooses for the neutral colour he manages."""

ACT: Final = family("act", ACTIONS)
DECLINE: Final = Option("decline")
DONE: Final = Option("done")
SPY: Final = family("spy", [f"combat-{n}" for n in range(1, COMBAT_ROUNDS + 1)])
DIG: Final = family("dig", CELL_IDS)
MINE: Final = family("mine", [str(n) for n in range(5)])
DISCARD_TRAP: Final = family("discard", TRAP_IDS)
HIRE: Final = family("hire", MONSTER_IDS)
FEED: Final = family("feed", MONSTER_IDS)
"""A monster given to a demon."""
BUILD: Final = family("build", ROOM_IDS)
PLACE: Final = family("place", CELL_IDS)
PRODUCE: Final = family("produce", ROOM_IDS)
RETRIEVE: Final = family("retrieve", ACTIONS)

PAY: Final = family("pay", MONSTER_IDS)
RELEASE: Final = family("release", MONSTER_IDS)
PAY_GOLD: Final = family("pay-gold", [str(n) for n in range(21)])
ACCEPT: Final = Option("accept-evil")
UNIT: Final = family("unit", ["gold", "food", "evil", "trap", "monster"])
SLEEP: Final = family("sleep", MONSTER_IDS)

TILE: Final = family("tile", CELL_IDS)
SET_TRAP: Final = family("set-trap", TRAP_IDS)
SEND: Final = family("send", MONSTER_IDS)
REVEAL: Final = family("reveal", TRAP_IDS)
TARGET: Final = family("target", HERO_IDS)
ATTACK: Final = family("attack", ATTACK_IDS)
SHEEP_ATTACK: Final = family("sheep", MONSTER_IDS)
WITHDRAW: Final = family("withdraw", MONSTER_IDS)
WITHDRAW_ALL: Final = Option("withdraw-all")
CHOOSE: Final = family("choose", MONSTER_IDS)
FREE: Final = family("free", HERO_IDS)

ALL_OPTIONS: Final = [
    *KEEP, *ORDERS, *COMMAND, *ACT, DECLINE, DONE, *SPY, *DIG, *MINE[1:], *DISCARD_TRAP, *HIRE, *FEED, *BUILD, *PLACE,
    *PRODUCE, *RETRIEVE, *PAY, *RELEASE, *PAY_GOLD, ACCEPT, *UNIT, *SLEEP, *TILE, *SET_TRAP, *SEND, *REVEAL, *TARGET,
    *ATTACK, *SHEEP_ATTACK, *WITHDRAW, WITHDRAW_ALL, *CHOOSE, *FREE,
]  # fmt: skip
