"""Where everything lies, and who sees it (SHA-5.09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS
from podziemia.games.shadespire.rules.state import PLACE_TOKENS, ShadespireState
from podziemia.kernel.zones import ALL, NONE, OWNER, Things, Zone

Piles = Callable[[ShadespireState], list[list[int]]]
Pile = Callable[[ShadespireState, int], list[int]]


def piles_of(seat: int, pile: Pile) -> Piles:
    """A pile of this seat alone, at its place among the seats."""

    def piles(s: ShadespireState) -> list[list[int]]:
        return [pile(s, owner) if owner == seat else [] for owner in range(2)]

    return piles


def zones_of(seat: int) -> list[Zone[ShadespireState]]:
    """A deck is dealt again only among its owner's cards."""
    power, objectives = f"power {seat}", f"objectives {seat}"
    return [
        Zone(name, kind, piles_of(seat, pile), sees, owned=True)
        for name, kind, pile, sees in (
            ("objective deck", objectives, lambda s, i: s.players[i].objective_deck, NONE),
            ("objectives", objectives, lambda s, i: s.players[i].objectives, OWNER),
            ("objective discard", objectives, lambda s, i: s.players[i].objective_discard, ALL),
            ("scored", objectives, lambda s, i: s.players[i].scored, ALL),
            ("power deck", power, lambda s, i: s.players[i].power_deck, NONE),
            ("hand", power, lambda s, i: s.players[i].hand, OWNER),
            ("playing", power, lambda s, i: s.playing[i], ALL),
            ("discard", power, lambda s, i: s.players[i].discard, ALL),
            ("upgrades", power, lambda s, i: [c for f in s.fighters if f.seat == i for c in f.upgrades], ALL),
        )
    ]


ZONES: Final[list[Zone[ShadespireState]]] = [
    *zones_of(0),
    *zones_of(1),
    Zone("token pile", "token", lambda s: [[] if s.stage > PLACE_TOKENS else s.token_pile], sees=NONE),
    Zone("face down", "token", lambda s: [[] if s.stage > PLACE_TOKENS else s.facedown], sees=NONE),
    Zone("tokens", "token", lambda s: [s.facedown if s.stage > PLACE_TOKENS else []]),
]

THINGS: Final[Things] = {f"{deck} {seat}": CARD_IDS for deck in ("objectives", "power") for seat in range(2)}
