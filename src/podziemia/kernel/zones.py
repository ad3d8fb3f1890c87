"""Zones: where the things of a game lie, who sees them, and who could know them by heart.

A game lists its zones once. From that list come the redeal (whatever a seat does not know is dealt again), the
check that nothing is lost or doubled, and the test that a view shows nothing it should not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from podziemia.kernel.ask import NOBODY
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import OMNISCIENT, State

S = TypeVar("S", bound=State)

ALL: Final = "all"
OWNER: Final = "owner"
NONE: Final = "none"


Things = dict[str, tuple[str, ...]]
"""Kinds of things with the ids of their numbers."""


class Zone(Generic[S]):
    """A kind of place: `piles(s)` gives the lists of things that lie there.

    With `owned`, the piles belong to the seats in order. `sees` says who is shown the faces, `knows` who could
    name them from memory (everyone saw the card go there); both are ALL, OWNER or NONE. Things of the same `kind`
    are dealt again among each other.
    """

    __slots__ = ("kind", "knows", "name", "owned", "piles", "sees")

    name: str
    kind: str
    piles: Callable[[S], list[list[int]]]
    owned: bool
    sees: str
    knows: str

    def __init__(
        self,
        name: str,
        kind: str,
        piles: Callable[[S], list[list[int]]],
        sees: str = ALL,
        knows: str = "",
        owned: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.piles = piles
        self.sees = sees
        self.knows = knows or sees
        self.owned = owned

    def shown_to(self, seat: int, owner: int = NOBODY) -> bool:
        return _allowed(self.sees, seat, owner)

    def known_to(self, seat: int, owner: int = NOBODY) -> bool:
        return _allowed(self.knows, seat, owner)


def _allowed(who: str, seat: int, owner: int) -> bool:
    if who == ALL or seat == OMNISCIENT:
        return True
    return who == OWNER and seat == owner and seat != NOBODY


def can_name(zones: list[Zone[S]], things: Things, s: S, eyes: int, id: str) -> bool:
    """Whether these eyes may be told this id: it is none of a thing that lies hidden from them, or one of the same name
    lies where they know it. What lies in no zone (a figure, a rule, an action) is no secret."""
    hidden = False
    named = {kind: _numbers(ids, id) for kind, ids in things.items() if id in ids}
    for zone in zones:
        if zone.kind not in named:
            continue
        for owner, pile in enumerate(zone.piles(s)):
            if not named[zone.kind].isdisjoint(pile):
                if zone.known_to(eyes, owner if zone.owned else NOBODY):
                    return True
                hidden = True
    return not hidden


def _numbers(ids: tuple[str, ...], wanted: str) -> set[int]:
    return {number for number, id in enumerate(ids) if id == wanted}


def redeal_zones(zones: list[Zone[S]], s: S, seat: int, rng: Rng) -> None:
    """Deal again, in place, all that the seat cannot know: each pile keeps its size."""
    hidden: dict[str, list[list[int]]] = {}
    for zone in zones:
        if zone.knows == ALL:
            continue
        for owner, pile in enumerate(zone.piles(s)):
            if pile and not zone.known_to(seat, owner if zone.owned else NOBODY):
                hidden.setdefault(zone.kind, []).append(pile)
    for piles in hidden.values():
        pool: list[int] = []
        for pile in piles:
            pool.extend(pile)
        pool.sort()  # the same rng gives the same deal, however the hidden things really lie
        rng.shuffle(pool)
        start = 0
        for pile in piles:
            end = start + len(pile)
            pile[:] = pool[start:end]
            start = end


def census(zones: list[Zone[S]], s: S) -> dict[str, list[int]]:
    """All things of each kind, sorted: equal at every moment of a game, or something was lost or doubled."""
    found: dict[str, list[int]] = {}
    for zone in zones:
        for pile in zone.piles(s):
            found.setdefault(zone.kind, []).extend(pile)
    return {kind: sorted(things) for kind, things in found.items()}
