"""Presence, control and empty spaces are kept up move by move; here they are counted anew from the definitions."""

from itertools import pairwise

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.map import (
    FIRST_SPACE,
    ROUTE_SITES,
    ROUTES,
    SITE_MASK,
    SITE_OF,
    SITE_SPACES,
    SITES,
    SPACES,
    WHITE_SPACES,
    spaces_in,
)
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState
from podziemia.kernel.ask import NOBODY
from tests.support import kit, rule


def neighbours() -> list[set[int]]:
    """For each place (sites first, then route spaces one by one) the places next to it, from the routes alone."""
    near: list[set[int]] = [set() for _ in range(len(SITES) + SPACES - SITE_SPACES)]
    at = len(SITES)
    for route, (a, b) in zip(ROUTES, ROUTE_SITES, strict=True):
        chain = [a, *range(at, at + len(route.spaces)), b]
        at += len(route.spaces)
        for one, other in pairwise(chain):
            near[one].add(other)
            near[other].add(one)
    return near


NEIGHBOURS = neighbours()


def place_of(space: int) -> int:
    return SITE_OF[space] if space < SITE_SPACES else len(SITES) + space - SITE_SPACES


def presence_by_definition(s: TyrantsState, seat: int) -> int:
    held = {place_of(space) for space in range(SPACES) if s.troops[seat] >> space & 1}
    places = {site for site in range(len(SITES)) if s.spies[seat] >> site & 1} | held
    for place in held:
        places |= NEIGHBOURS[place]
    return sum([1 << space for space in range(SPACES) if place_of(space) in places])


def controller_by_definition(s: TyrantsState, site: int) -> int:
    counts = [
        sum([troops >> space & 1 for space in range(SPACES) if SITE_MASK[site] >> space & 1]) for troops in s.troops
    ]
    for seat in range(s.seats):
        if all(counts[seat] > count for colour, count in enumerate(counts) if colour != seat):
            return seat
    return NOBODY


@rule("TYR-6.03", "TYR-6.04", "TYR-6.05", "TYR-6.11", "TYR-6.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_up_equals_what_is_counted_anew(seats: int) -> None:
    for number in range(4):
        settings = {"decks": GAME.settings[0].choices[2 + 3 * number]}
        for i, match in enumerate(kit.positions(GAME, seats, f"map {number}", settings)):
            if i % 5:
                continue
            s = match.state
            held = s.troops[0] | s.troops[1] | s.troops[2] | s.troops[3] | s.troops[WHITE]
            assert s.empty == spaces_in(s.sites) & ~held
            assert [presence_by_definition(s, seat) for seat in range(seats)] == s.reach
            assert [controller_by_definition(s, site) for site in range(len(SITES))] == s.controller


@rule("TYR-6.01", "TYR-11.06", "TYR-11.07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_add_up_and_no_space_holds_two(seats: int) -> None:
    for i, match in enumerate(kit.positions(GAME, seats, "pieces", {"decks": "demons+undead"})):
        if i % 10:
            continue
        s = match.state
        for colour in range(5):
            count = s.troops[colour].bit_count() + sum([player.trophies[colour] for player in s.players])
            if colour == WHITE:
                assert count == (WHITE_SPACES & spaces_in(s.sites)).bit_count()
            elif colour < seats:
                assert count + s.players[colour].barracks == 40
            assert all(not s.troops[colour] & s.troops[other] for other in range(colour))
        assert all(s.spies_left(seat) + s.spies[seat].bit_count() == 5 for seat in range(seats))
        assert all(s.spies_left(seat) >= 0 for seat in range(seats))


def test_first_spaces_belong_to_their_sites() -> None:
    assert [SITE_OF[space] for space in FIRST_SPACE] == list(range(len(SITES)))
