"""Written by scripts/fields.py from the fields of abyss (kernel/parts.py); `make fields` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from podziemia.games.abyss.rules.state import AbyssState, Player

ABYSS_STATE_SLOTS: Final[tuple[str, ...]] = (
    "deck",
    "discard",
    "track",
    "council",
    "threat",
    "lord_deck",
    "court",
    "lord_discard",
    "location_stack",
    "available",
    "drawn",
    "removed",
    "token_supply",
    "key_supply",
    "players",
    "active",
    "me",
    "turn",
    "exploring",
    "price",
    "bought",
    "used",
    "recruiting",
    "missing",
    "extra_turns",
    "last_turns",
    "paid",
    "spent",
)
ABYSS_STATE: Final[tuple[str, ...]] = ABYSS_STATE_SLOTS
PLAYER_SLOTS: Final[tuple[str, ...]] = (
    "hand",
    "affiliated",
    "pearls",
    "key_tokens",
    "tokens",
    "free",
    "active",
    "locations",
    "tucked",
)
PLAYER: Final[tuple[str, ...]] = PLAYER_SLOTS


def copy_abyss_state(it: AbyssState, twin: AbyssState) -> AbyssState:
    it.copy_kernel_fields(twin)
    twin.deck = it.deck[:]
    twin.discard = it.discard[:]
    twin.track = it.track[:]
    twin.council = [one[:] for one in it.council] if it.council else []
    twin.threat = it.threat
    twin.lord_deck = it.lord_deck[:]
    twin.court = it.court[:]
    twin.lord_discard = it.lord_discard[:]
    twin.location_stack = it.location_stack[:]
    twin.available = it.available[:]
    twin.drawn = it.drawn[:]
    twin.removed = it.removed[:]
    twin.token_supply = it.token_supply[:]
    twin.key_supply = it.key_supply
    twin.players = [one.copy() for one in it.players] if it.players else []
    twin.active = it.active
    twin.turn = it.turn
    twin.exploring = it.exploring
    twin.price = it.price
    twin.bought = it.bought
    twin.used = it.used
    twin.recruiting = it.recruiting
    twin.missing = it.missing
    twin.extra_turns = it.extra_turns
    twin.last_turns = it.last_turns
    twin.paid = it.paid[:]
    twin.spent = it.spent[:]
    twin.relink(it)
    return twin


def copy_player(it: Player, twin: Player) -> Player:
    twin.hand = it.hand[:]
    twin.affiliated = it.affiliated[:]
    twin.pearls = it.pearls
    twin.key_tokens = it.key_tokens
    twin.tokens = it.tokens[:]
    twin.free = it.free[:]
    twin.active = it.active
    twin.locations = it.locations[:]
    twin.tucked = [one[:] for one in it.tucked] if it.tucked else []
    return twin
