"""What processes know of one another, by notices that may be lost."""

from __future__ import annotations

import msgspec
import pytest

from podziemia.table.neighbours import PRESENT_IN_A_NOTICE, SILENCE_SECONDS, Neighbours, Notice, notices_of
from podziemia.table.presence import NOBODY, Present, of_pages, together


class Street:
    """Neighbours who hear one another, as long as nobody cuts the line."""

    def __init__(self, *names: str) -> None:
        self.now = 0.0
        self.cut = False
        self.houses = {name: Neighbours(name, self.carry) for name in names}
        self.shown: dict[str, list[str]] = {name: [] for name in names}
        for name, house in self.houses.items():
            house.on_presence = self.shown[name].append

    def carry(self, notice: str) -> None:
        if not self.cut:
            for house in self.houses.values():
                house.hear(notice, self.now)


@pytest.fixture
def street() -> Street:
    return Street("a", "b")


def test_who_listens_is_told_once_and_taken_back(street: Street) -> None:
    a, b = street.houses.values()
    a.tell_present("room", Present(frozenset({2, 0})))
    a.tell_present("room", Present(frozenset({0, 2})))
    assert b.online("room") == {0, 2}
    assert a.online("room") == frozenset()
    a.tell_present("room", NOBODY)
    assert b.online("room") == frozenset()
    assert street.shown == {"a": [], "b": ["room", "room"]}


def test_a_newcomer_hears_everything(street: Street) -> None:
    a, b = street.houses.values()
    street.cut = True
    a.tell_present("room", Present(frozenset({1})))
    street.cut = False
    b.greet()
    assert b.online("room") == {1}


def test_what_was_lost_is_made_good_by_the_next_beats(street: Street) -> None:
    a, b = street.houses.values()
    a.beat()
    a.tell_present("kept", Present(frozenset({0})))
    a.tell_present("left", Present(frozenset({1})))
    street.cut = True
    a.tell_present("left", NOBODY)
    a.tell_present("came", Present(frozenset({2})))
    street.cut = False
    for _ in range(2):
        a.beat()
    assert [b.online(room) for room in ("kept", "left", "came")] == [{0}, frozenset(), {2}]
    assert street.shown["b"].count("kept") == 1


def test_many_rooms_go_in_several_notices_and_none_of_them_flickers(street: Street) -> None:
    a, b = street.houses.values()
    rooms = [f"room{n}" for n in range(2 * PRESENT_IN_A_NOTICE + 1)]
    for room in rooms:
        a.tell_present(room, Present(frozenset({0})))
    for _ in range(3):
        a.beat()
    assert all(b.online(room) == {0} for room in rooms)
    assert sorted(street.shown["b"]) == sorted(rooms)


def test_who_says_goodbye_or_falls_silent_is_gone(street: Street) -> None:
    a, b = street.houses.values()
    a.beat()
    a.tell_present("room", Present(frozenset({0})))
    street.now = SILENCE_SECONDS
    b.miss_the_silent(street.now)
    assert b.online("room") == {0}
    b.miss_the_silent(street.now + 1)
    assert b.online("room") == frozenset()
    a.beat()
    assert b.online("room") == {0}
    a.leave()
    assert b.online("room") == frozenset()


def test_a_commit_tells_of_rooms_and_versions_in_notices_that_fit() -> None:
    changed = {f"{'x' * 40}{n}": n for n in range(450)}
    notices = notices_of("a", changed)
    assert all(len(notice) < 8000 for notice in notices)
    told: dict[str, int] = {}
    for notice in notices:
        told |= msgspec.json.decode(notice, type=Notice).changed
    assert told == changed


def test_nobody_hears_his_own_changes() -> None:
    heard: list[tuple[str, int]] = []
    a, b = Neighbours("a"), Neighbours("b")
    for house in (a, b):
        house.on_change = lambda room, version: heard.append((room, version))
    for notice in notices_of("a", {"room": 3}):
        a.hear(notice, 0)
        b.hear(notice, 0)
    assert heard == [("room", 3)]


def test_away_is_who_is_away_at_every_process_and_all_who_watch_are_counted(street: Street) -> None:
    a, b = street.houses.values()
    a.tell_present("room", Present(frozenset({0, 1}), {0: 100.0, 1: 50.0}, 2))
    assert b.present("room") == Present(frozenset({0, 1}), {0: 100.0, 1: 50.0}, 2)
    here = of_pages([((0,), 70.0), ((0,), 90.0), ((1,), 0.0), ((), 0.0)])
    assert together([here, b.present("room")]) == Present(frozenset({0, 1}), {0: 100.0}, 3)
    a.tell_present("room", Present(frozenset({0, 1}), {}, 2))
    assert together([here, b.present("room")]).away == {}
    assert street.shown["b"] == ["room", "room"]


def test_a_page_that_tells_the_wrong_process_is_heard_by_the_right_one(street: Street) -> None:
    a, b = street.houses.values()
    heard: list[tuple[str, str, float]] = []
    b.on_idle = lambda room, page, since: heard.append((room, page, since))
    a.tell_idle("room", "page", 7.0)
    assert heard == [("room", "page", 7.0)]


def test_who_is_present_goes_in_notices_that_fit(street: Street) -> None:
    told: list[str] = []
    house = Neighbours("a" * 12, told.append)
    now = Present(frozenset(range(8)), dict.fromkeys(range(8), 1_800_000_000.5), 64)
    for n in range(PRESENT_IN_A_NOTICE):
        house.tell_present(f"{'x' * 38}{n:02}", now)
    house.beat()
    assert len(told[-1]) < 8000
