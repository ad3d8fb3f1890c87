"""Written by scripts/fields.py from the fields of tyrants (kernel/parts.py); `make fields` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from podziemia.games.tyrants.rules.state import Player, TyrantsState

PLAYER_SLOTS: Final[tuple[str, ...]] = (
    "deck",
    "hand",
    "revealed",
    "played",
    "discard",
    "circle",
    "barracks",
    "trophies",
    "vp",
)
PLAYER: Final[tuple[str, ...]] = PLAYER_SLOTS
TYRANTS_STATE_SLOTS: Final[tuple[str, ...]] = (
    "sectors",
    "decks",
    "sites",
    "troops",
    "empty",
    "spies",
    "reach",
    "controller",
    "players",
    "market_deck",
    "market",
    "lent",
    "resolving",
    "devoured",
    "guards",
    "priestesses",
    "outcasts",
    "first",
    "active",
    "round",
    "phase",
    "power",
    "influence",
    "paid",
    "aspects",
    "plays",
    "pending",
    "ghost",
    "end_triggered",
)
TYRANTS_STATE: Final[tuple[str, ...]] = TYRANTS_STATE_SLOTS


def copy_player(it: Player, twin: Player) -> Player:
    twin.deck = it.deck[:]
    twin.hand = it.hand[:]
    twin.revealed = it.revealed[:]
    twin.played = it.played[:]
    twin.discard = it.discard[:]
    twin.circle = it.circle[:]
    twin.barracks = it.barracks
    twin.trophies = it.trophies[:]
    twin.vp = it.vp
    return twin


def copy_tyrants_state(it: TyrantsState, twin: TyrantsState) -> TyrantsState:
    it.copy_kernel_fields(twin)
    twin.sectors = it.sectors
    twin.decks = it.decks
    twin.sites = it.sites
    twin.troops = it.troops[:]
    twin.empty = it.empty
    twin.spies = it.spies[:]
    twin.reach = it.reach[:]
    twin.controller = it.controller[:]
    twin.players = [one.copy() for one in it.players] if it.players else []
    twin.market_deck = it.market_deck[:]
    twin.market = it.market[:]
    twin.lent = it.lent
    twin.resolving = it.resolving[:]
    twin.devoured = it.devoured[:]
    twin.guards = it.guards
    twin.priestesses = it.priestesses
    twin.outcasts = it.outcasts
    twin.first = it.first
    twin.active = it.active
    twin.round = it.round
    twin.phase = it.phase
    twin.power = it.power
    twin.influence = it.influence
    twin.paid = it.paid
    twin.aspects = it.aspects[:]
    twin.plays = it.plays
    twin.pending = it.pending[:]
    twin.ghost = it.ghost
    twin.end_triggered = it.end_triggered
    return twin
