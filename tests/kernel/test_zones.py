"""Zones say who sees and who knows what lies where."""

import pytest

from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.kernel.zones import ALL, NONE, OWNER, Things, Zone, can_name, census, redeal_zones
from tests.kernel.toy import TOY, ToyState


@pytest.mark.parametrize(
    ("sees", "allowed"),
    [(ALL, {0, 1, SPECTATOR, OMNISCIENT}), (OWNER, {0, OMNISCIENT}), (NONE, {OMNISCIENT})],
)
def test_who_is_shown_a_zone(sees: str, allowed: set[int]) -> None:
    zone = Zone[ToyState]("hand", "card", lambda s: s.hands, sees=sees, owned=True)
    assert {seat for seat in (0, 1, SPECTATOR, OMNISCIENT) if zone.shown_to(seat, owner=0)} == allowed
    assert {seat for seat in (0, 1, SPECTATOR, OMNISCIENT) if zone.known_to(seat, owner=0)} == allowed


def test_who_remembers_knows_more_than_is_shown() -> None:
    zone = Zone[ToyState]("discard", "card", lambda s: [s.deck], sees=NONE, knows=ALL)
    assert not zone.shown_to(0)
    assert zone.known_to(0)


def test_a_redeal_keeps_sizes_and_things_and_what_the_seat_knows() -> None:
    changed = False
    for n in range(20):
        s = new_match(TOY, 3, f"deal {n}").state
        before, mine, theirs = census(TOY.zones, s), s.hands[0][:], s.hands[1][:]
        redeal_zones(TOY.zones, s, 0, seeded(f"again {n}"))
        assert census(TOY.zones, s) == before
        assert s.hands[0] == mine
        assert [len(hand) for hand in s.hands] == [3, 3, 3]
        changed = changed or s.hands[1] != theirs
    assert changed


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (0, {0, OMNISCIENT}),  # in the first seat's hand
        (5, {0, 1, SPECTATOR, OMNISCIENT}),  # lies open, and in the other's hand a second one of that name
        (7, {OMNISCIENT}),  # in the deck
    ],
)
def test_a_thing_is_named_to_those_who_know_where_one_lies(card: int, told: set[int]) -> None:
    s = new_match(TOY, 2, "names").state
    s.hands, s.open, s.deck = [[0], [5]], [6], [7]
    things: Things = {"card": ("c0", "c1", "c2", "c3", "c4", "twin", "twin", "c7")}
    eyes = {0, 1, SPECTATOR, OMNISCIENT}
    assert {seat for seat in eyes if can_name(TOY.zones, things, s, seat, things["card"][card])} == told


def test_what_lies_in_no_zone_is_no_secret() -> None:
    s = new_match(TOY, 2, "names").state
    assert can_name(TOY.zones, {"card": ("c0",)}, s, SPECTATOR, "TOY-1.01")
    assert can_name(TOY.zones, {}, s, SPECTATOR, "c0")
