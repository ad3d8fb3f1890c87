"""An oracle: control, presence and scores counted anew, slowly, from what the table shows and the printed facts."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, count, pairwise
from random import Random
from typing import Any

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.map import PLACE_MASK, SITE_IDS, SPACE_IDS
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import OMNISCIENT
from tests.support import kit, rule

Seen = Mapping[str, Any]
FACTS: Seen = GAME.catalogue()
PAIRS = ["+".join(pair) for pair in combinations(FACTS["half_decks"], 2)]
COLOURS = (*SEAT_LETTERS[:4], "white")


def troops_at(seen: Seen, site: str) -> Counter[str]:
    spaces = [space["id"] for space in FACTS["sites"][site]["spaces"]]
    return Counter(seen["troops"][space] for space in spaces if space in seen["troops"])


def controller(seen: Seen, site: str) -> int | None:
    """The seat that outnumbers every other colour, each for itself."""
    there = troops_at(seen, site)
    for seat, letter in enumerate(SEAT_LETTERS[: len(seen["players"])]):
        if all(there[letter] > there[colour] for colour in COLOURS if colour != letter):
            return seat
    return None


def totally_controls(seen: Seen, site: str, seat: int) -> bool:
    full = troops_at(seen, site)[SEAT_LETTERS[seat]] == len(FACTS["sites"][site]["spaces"])
    return full and all(spy == seat for spy in seen["sites"][site]["spies"])


def stands(seen: Seen, seat: int, place: str) -> bool:
    """Whether the seat has a troop on the place: a site, or a space of a route."""
    if place in seen["sites"]:
        return troops_at(seen, place)[SEAT_LETTERS[seat]] > 0
    return bool(seen["troops"].get(place) == SEAT_LETTERS[seat])


def presence(seen: Seen, seat: int) -> set[str]:
    """Sites with an own spy, and places with an own troop on them or next to them."""
    reached = {site for site, there in seen["sites"].items() if seat in there["spies"]}
    for route in FACTS["routes"].values():
        first, last = route["ends"]
        if first in seen["sites"] and last in seen["sites"]:
            for pair in pairwise([first, *[space["id"] for space in route["spaces"]], last]):
                if any(stands(seen, seat, place) for place in pair):
                    reached |= set(pair)
    return reached


def points(seen: Seen, seat: int, tokens: int) -> dict[str, int]:
    """The score sheet; tokens as they were told in the log."""
    player, cards = seen["players"][seat], FACTS["cards"]
    mine = [site for site in seen["sites"] if controller(seen, site) == seat]
    deck = [*seen["hidden"]["decks"][seat], *player["hand"], *player["discard"], *player["played"]]
    return {
        "sites": sum(FACTS["sites"][site]["vp"] for site in mine),
        "total-control": 2 * sum(totally_controls(seen, site, seat) for site in mine),
        "trophies": sum(player["trophies"].values()),
        "deck": sum(cards[card]["deck_vp"] for card in deck),
        "circle": sum(cards[card]["circle_vp"] for card in player["circle"]),
        "tokens": tokens,
    }


def check(match: Match[TyrantsState], tokens: list[int]) -> None:
    seen: Seen = match.view(OMNISCIENT)
    for site, there in seen["sites"].items():
        assert there["control"] == controller(seen, site)
        assert there["total"] == any(totally_controls(seen, site, seat) for seat in range(len(tokens)))
    for seat, score in enumerate(GAME.scores(match.state)):
        sheet = points(seen, seat, tokens[seat])
        assert dict(score.parts) == sheet == seen["players"][seat]["points"]
        assert score.total == sum(sheet.values())
        assert set(seen["players"][seat]["presence"]) == presence(seen, seat)


@rule("TYR-6.04", "TYR-6.05", "TYR-6.11", "TYR-6.13")
@rule("TYR-9.06", "TYR-9.07", "TYR-9.08", "TYR-9.09", "TYR-9.10", "TYR-9.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_control_presence_and_scores_are_what_a_slow_recount_says(seats: int) -> None:
    for number, pair in enumerate(PAIRS[seats - 2 :: 3]):
        match = new_match(GAME, seats, f"oracle {pair}", {"decks": pair}, listen=True)
        rng, tokens = seeded(f"oracle {pair}"), [0] * seats
        for answers in count():
            for event in match.heard():
                if event.what == "vp_gained":
                    tokens[event.seat] += event.n
            if match.over or answers % 11 == number:
                check(match, tokens)
            if match.over:
                break
            match.answer(kit.random_answer(match, rng)[1])


def change_the_map(s: TyrantsState, random: Random) -> None:
    """One piece comes, goes or is moved, half of the moves within a site."""
    held = [space for space in range(len(SPACE_IDS)) if s.colour_at(space) != NOBODY]
    empty = [space for space in range(len(SPACE_IDS)) if s.empty >> space & 1]
    seat, site = random.randrange(s.seats), random.choice([i for i in range(len(SITE_IDS)) if s.sites >> i & 1])
    change = random.randrange(5)
    if change == 0 and s.spies[seat] >> site & 1:
        s.take_spy(seat, site)
    elif change == 0:
        s.put_spy(seat, site)
    elif change == 1 and held:
        start = random.choice(held)
        near = [space for space in empty if PLACE_MASK[start] >> space & 1]
        s.move_troop(s.colour_at(start), start, random.choice(near or empty))
    elif change == 2 and held:
        space = random.choice(held)
        s.take_troop(s.colour_at(space), space)
    elif empty:
        s.put_troop(random.choice([seat, seat, WHITE]), random.choice(empty))


@rule("TYR-6.04", "TYR-6.05", "TYR-6.07", "TYR-6.11", "TYR-6.12", "TYR-6.13", "TYR-7.13")
@pytest.mark.parametrize("number", range(12))
def test_the_map_is_kept_up_through_every_change(number: int) -> None:
    match: Match[TyrantsState] = new_match(GAME, 2 + number % 3, f"map {number}")
    s, random = match.state, Random(number)
    spaces = s.empty | s.troops[WHITE]
    for _ in range(40):
        change_the_map(s, random)
        check(match, [0] * s.seats)
        held = 0
        for troops in s.troops:
            assert not held & troops
            held |= troops
        assert (held & s.empty, held | s.empty) == (0, spaces)
