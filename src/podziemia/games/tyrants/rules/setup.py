"""Set-up: which sectors and half-decks, then the table as it is when the first player founds a house (TYR-1)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from podziemia.games.tyrants.data.cards import (
    GUARDS,
    HALF_DECKS,
    HAND_SIZE,
    MARKET_SLOTS,
    OUTCASTS,
    PRIESTESSES,
    RECOMMENDED,
    STARTING_DECK,
    TROOPS,
    half_deck,
)
from podziemia.games.tyrants.data.map import SECTORS, SITES, WHITE_SPACES, sites_in, spaces_in
from podziemia.games.tyrants.rules.state import NOWHERE, STARTING, WHITE, Player, TyrantsState
from podziemia.games.tyrants.rules.turn import clear_turn
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.rng import Rng

PAIRS: Final = tuple("+".join(pair) for pair in combinations(HALF_DECKS, 2))


def in_order(pair: str) -> str:
    """A pair of half-decks in the order of the box; anything else as it is."""
    names = pair.split("+")
    return next((known for known in PAIRS if set(known.split("+")) == set(names) and len(names) == 2), pair)


def decks_for(setting: str, rng: Rng) -> tuple[str, ...]:
    """The recommended pair, a random pair, or the pair named (TYR-1.04)."""
    if setting == "recommended":
        return RECOMMENDED
    return tuple((rng.pick(list(PAIRS)) if setting == "random" else setting).split("+"))


def sectors_for(seats: int, setting: str, rng: Rng) -> tuple[str, ...]:
    """The centre for 2 players, one outer sector more for 3, all for 4 (TYR-1.02)."""
    if setting != "any" and seats != 3:
        raise BadSetup("setting-value", key="sector", value=setting, choices="any")
    if seats == 2:
        return ("center",)
    if seats == 4:
        return SECTORS
    outer = rng.pick(["left", "right"]) if setting == "any" else setting
    return tuple(sector for sector in SECTORS if sector in ("center", outer))


def set_up(seats: int, sectors: tuple[str, ...], decks: tuple[str, ...], first: int, rng: Rng) -> TyrantsState:
    """The map with its white troops, the market, the stacks, everyone's pieces and starting deck (TYR-1)."""
    s = TyrantsState()
    s.begin(seats, rng)
    s.sectors = sectors
    s.decks = decks
    s.sites = sites_in(sectors)
    spaces = spaces_in(s.sites)
    s.troops = [0, 0, 0, 0, spaces & WHITE_SPACES]
    s.empty = spaces & ~WHITE_SPACES
    s.spies = [0] * seats
    s.reach = [0] * seats
    s.controller = [NOBODY] * len(SITES)
    s.market_deck = [card for name in decks for card in half_deck(name)]
    rng.shuffle(s.market_deck)
    s.market = [s.market_deck.pop() for _ in range(MARKET_SLOTS)]
    s.lent = NOWHERE
    s.resolving = []
    s.devoured = []
    s.guards = GUARDS
    s.priestesses = PRIESTESSES
    s.outcasts = OUTCASTS if "demons" in decks else 0
    s.first = rng.below(seats) if first == NOBODY else first
    s.active = s.first
    s.round = 1
    s.phase = STARTING
    s.end_triggered = False
    s.players = [_new_player(rng) for _ in range(seats)]
    clear_turn(s)
    return s


def _new_player(rng: Rng) -> Player:
    """7 Nobles and 3 Soldiers, shuffled; 5 of them in hand (TYR-1.11)."""
    player = Player()
    player.deck = list(STARTING_DECK)
    rng.shuffle(player.deck)
    player.hand = [player.deck.pop() for _ in range(HAND_SIZE)]
    player.revealed = []
    player.played = []
    player.discard = []
    player.circle = []
    player.barracks = TROOPS
    player.trophies = [0] * (WHITE + 1)
    player.vp = 0
    return player
