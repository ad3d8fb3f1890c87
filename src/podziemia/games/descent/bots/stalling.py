"""An overlord who plays for time: whom the heroes must defeat keeps away, everybody else stands in their way."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.aims import field_to, goal_bits, is_called, spots_for
from podziemia.games.descent.bots.book import book_of
from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.state import DescentState

DETOUR: Final = 1
"""How far beside the shortest way of the heroes somebody still stands in it."""


def must_hide(s: DescentState, figure: Figure) -> bool:
    """Whether the heroes win by defeating it; who merely blocks their way does so by staying there."""
    return is_called(s, figure, book_of(s).heroes.decide)


def is_a_race(s: DescentState) -> bool:
    """Whether neither side wins by defeating somebody: then it is the heroes' way that counts."""
    return not (book_of(s).heroes.decide or book_of(s).overlord.decide)


def heroes_way(s: DescentState) -> int:
    """The spaces between the hero who is nearest to the heroes' goal and that goal; 0: nobody is on the way."""
    heroes = s.heroes_up()
    if not heroes:
        return 0
    left = field_to(s, goal_bits(s, heroes[0], spots_for(s, heroes[0])))
    first = min(heroes, key=lambda hero: left[hero.spaces[0]])
    longest = left[first.spaces[0]] + DETOUR
    if longest >= FAR:
        return 0
    gone = s.ground.distances(first.spaces[0])
    return bits_of([space for space in s.board.spaces if gone[space] > 0 and gone[space] + left[space] <= longest])


def nearest_hero(s: DescentState) -> list[int]:
    """How far every space is from the nearest hero who stands."""
    fields = [s.ground.distances(hero.spaces[0]) for hero in s.heroes_up()]
    return [min(column) for column in zip(*fields, strict=True)]
