"""The log: whoever has only the log can follow the map, and a cause is told before its effect."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import SPECTATOR, Event
from tests.games.tyrants.table import TyrantsTable, has, table
from tests.support import kit, rule

SLOT_EMPTIED = {"card_recruited", "card_devoured", "card_promoted", "card_to_market"}


def map_seen(match: Match[TyrantsState]) -> tuple[dict[str, str], dict[str, int | None]]:
    """Whose troop stands where, and who controls which site, as anybody sees them."""
    seen: Mapping[str, Any] = match.view(SPECTATOR)
    return seen["troops"], {site: there["control"] for site, there in seen["sites"].items()}


class Follower:
    """The map as it follows from the log alone."""

    def __init__(self, match: Match[TyrantsState]) -> None:
        self.troops, self.control = map_seen(match)

    def hear(self, event: Event) -> None:
        space, seat, other = event.thing, SEAT_LETTERS[event.seat], SEAT_LETTERS[event.other]
        if event.what == "troop_deployed":
            self.put(seat, space)
        elif event.what in ("white_raised", "troop_raised"):
            self.put("white" if event.what == "white_raised" else other, space)
        elif event.what in ("white_killed", "troop_killed", "troop_returned"):
            assert self.troops.pop(space) == ("white" if event.what == "white_killed" else other)
        elif event.what == "troop_moved":
            self.put(self.troops.pop(space), event.things[0])
        elif event.what == "control_taken":
            assert self.holder(event.thing) == event.seat, "taken before anything changed"
            self.control[event.thing] = event.seat
        elif event.what == "control_lost":
            assert self.control[event.thing] == event.seat
            assert self.holder(event.thing) is None, "lost before anything changed"
            self.control[event.thing] = None

    def put(self, colour: str, space: str) -> None:
        assert space not in self.troops
        self.troops[space] = colour

    def holder(self, site: str) -> int | None:
        """Who has more troops there than every other colour."""
        there = [colour for space, colour in self.troops.items() if space.split(".")[0] == site]
        most = max(map(there.count, SEAT_LETTERS))
        leaders = [colour for colour in (*SEAT_LETTERS, "white") if there.count(colour) >= max(most, 1)]
        return SEAT_LETTERS.index(leaders[0]) if len(leaders) == 1 and leaders != ["white"] else None


def heard_games(seats: int, pair: str) -> Iterator[tuple[Match[TyrantsState], list[Event]]]:
    """Every position of a random game after its starting deployments, and what was heard on the way to it."""
    match = new_match(GAME, seats, f"log {pair}", {"decks": pair})
    rng = seeded(f"log {pair} {seats}")
    for _ in range(seats):
        match.answer(kit.random_answer(match, rng)[1])
    match.listen()
    yield match, []
    while not match.over:
        match.answer(kit.random_answer(match, rng)[1])
        yield match, match.heard()


@rule("TYR-6.12", "TYR-6.14")
@pytest.mark.parametrize("pair", ["drow+dragons", "elementals+demons", "aberrations+undead", "demons+undead"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_only_the_log_can_follow_the_map(seats: int, pair: str) -> None:
    follower = None
    for match, heard in heard_games(seats, pair):
        if follower is None:
            follower = Follower(match)
        for event in heard:
            follower.hear(event)
        assert (follower.troops, follower.control) == map_seen(match)


@pytest.mark.parametrize("pair", ["drow+dragons", "aberrations+undead"])
def test_a_card_is_told_to_leave_before_the_next_one_takes_its_slot(pair: str) -> None:
    for _, heard in heard_games(3, pair):
        for before, event in zip([None, *heard], heard, strict=False):
            assert event.what != "market_refilled" or (before is not None and before.what in SLOT_EMPTIED)


# ---- one by one ----


def map_told(t: TyrantsTable) -> list[str]:
    """What was told of the map, in order."""
    return [line for line in t.told() if line.split()[0].startswith(("troop", "white", "control", "marker"))]


def test_a_kill_is_told_before_the_control_it_costs() -> None:
    t = table(power=3, map={"eryndlyn": "ABB"})
    t.play("A assassinate eryndlyn.1")
    assert map_told(t) == ["troop_killed A eryndlyn.1 B", "control_lost B eryndlyn"]


def test_a_return_is_told_before_the_control_it_gives() -> None:
    t = table(A=has(hand="vampire_spawn"), map={"tsenviilyq": "AB"})
    t.play("A play vampire_spawn")
    assert map_told(t) == [
        "troop_returned A tsenviilyq.1 B",
        "control_taken A tsenviilyq",
        "marker_paid A tsenviilyq 1",
    ]


def test_a_move_is_told_before_what_it_changes_at_both_ends() -> None:
    t = table(A=has(hand="hezrou", deck=5), map={"eryndlyn": "ABB", "ched_nasad": "A"})
    t.play("A play hezrou", "A move eryndlyn.1", "A move-to ched_nasad.1")
    assert map_told(t) == [
        "troop_moved A eryndlyn.1 ched_nasad.1",
        "control_lost B eryndlyn",
        "control_lost A ched_nasad",
    ]


@rule("TYR-7.13", "TYR-6.17")
def test_a_move_within_a_site_gives_nobody_control_on_the_way() -> None:
    t = table(A=has(hand="hezrou", deck=5), map={"tsenviilyq": "AB"})
    t.play("A play hezrou", "A move-to tsenviilyq.2")
    assert map_told(t) == ["troop_moved A tsenviilyq.1 tsenviilyq.2"]
    t.finds(map={"tsenviilyq.1": "", "tsenviilyq.2": "B"}, influence=0)


def test_a_trophy_raised_is_told_before_the_control_it_costs() -> None:
    t = table(A=has(hand="mummy_lord", trophies="w"), map={"eryndlyn": "A", "ched_nasad": "A"})
    t.play("A play mummy_lord", "A choose raising", "A deploy ched_nasad.1")
    assert map_told(t) == ["white_raised A ched_nasad.1", "control_lost A ched_nasad"]


def test_a_borrowed_card_is_told_to_leave_the_market_before_it_is_refilled() -> None:
    t = table(A=has(hand="ulitharid"), market="carrion_crawler kobold", market_deck="wight wight")
    t.play("A play ulitharid", "A play carrion_crawler", "A devour kobold")
    told = [line.split()[0] for line in t.told()]
    first = told.index("card_devoured")
    assert told[first : first + 3] == ["card_devoured", "card_to_market", "market_refilled"]
