"""Whose thought is next: rooms and addresses share, small thoughts go first, shows last, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from podziemia.table.turns import Patron, Turns, Wish
from tests.table.support import run

EASY, HARD, EXPERT = 0.05, 1.9, 9.5


class Hall:
    """Wishes in the order in which they are let in; each is over when the test says so."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.inside: dict[str, Wish] = {}
        self.came_in: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def wish(self, name: str, seconds: float, room: str = "", client: str = "", show: bool = False) -> None:
        async def enter() -> None:
            self.inside[name] = await self.turns.enter(Patron(room or name, client, show), seconds)
            self.came_in.append(name)

        self._tasks[name] = asyncio.create_task(enter())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def over(self, name: str) -> None:
        self.turns.leave(self.inside.pop(name))
        await asyncio.sleep(0)

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            await self.over(next(iter(self.inside)))


def test_an_easy_bot_does_not_wait_for_sixty_four_experts() -> None:
    async def test() -> None:
        hall = Hall(2)
        for i in range(64):
            await hall.wish(f"expert {i}", EXPERT, client="stranger", show=True)
        assert hall.came_in == ["expert 0"]
        await hall.wish("easy", EASY, client="somebody")
        assert hall.came_in == ["expert 0", "easy"]

    run(test)


def test_an_experts_turn_comes_after_one_thought_of_the_crowds() -> None:
    """Even without a place to spare, and with people at the crowd's tables: it is one address."""

    async def test() -> None:
        hall = Hall(1)
        for i in range(64):
            await hall.wish(f"expert {i}", EXPERT, client="stranger")
        await hall.wish("mine", EXPERT, client="somebody")
        await hall.wish("easy", EASY, client="somebody else")
        await hall.over("expert 0")
        await hall.over("easy")
        assert hall.came_in == ["expert 0", "easy", "mine"]

    run(test)


def test_rooms_of_one_address_share_too() -> None:
    """One that wishes for much does not keep its neighbour from its next thought."""

    async def test() -> None:
        hall = Hall(1)
        for i in range(20):
            await hall.wish(f"greedy {i}", HARD, room="greedy")
        await hall.wish("modest", HARD, room="modest")
        await hall.until(lambda: "modest" in hall.came_in)
        assert hall.came_in.index("modest") <= 2

    run(test)


def test_one_place_is_kept_for_small_thoughts() -> None:
    async def test() -> None:
        hall = Hall(3)
        for i in range(5):
            await hall.wish(f"great {i}", EXPERT)
        assert len(hall.came_in) == 2
        await hall.wish("small", EASY)
        assert hall.came_in[2:] == ["small"]

    run(test)


def test_where_only_bots_play_one_thinks_at_a_time_and_after_everybody_else() -> None:
    async def test() -> None:
        hall = Hall(3)
        await hall.wish("show 1", EASY, show=True)
        await hall.wish("show 2", EASY, show=True)
        await hall.wish("people 1", EXPERT)
        await hall.wish("people 2", HARD)
        assert hall.came_in == ["show 1", "people 1", "people 2"]
        await hall.over("people 1")
        assert hall.came_in[3:] == []
        await hall.over("show 1")
        assert hall.came_in[3:] == ["show 2"]

    run(test)


def test_a_great_thought_comes_to_its_turn_whatever_small_ones_come() -> None:
    async def test() -> None:
        hall = Hall(1)
        await hall.wish("first", EASY)
        await hall.wish("great", EXPERT)
        for i in range(1000):
            await hall.wish(f"small {i}", EASY, room=f"room {i % 5}")
            await hall.over(hall.came_in[-1])
            if "great" in hall.came_in:
                break
        assert "great" in hall.came_in

    run(test)


def test_who_gives_up_leaves_his_place_to_others() -> None:
    async def test() -> None:
        random = Random(5)
        hall = Hall(2)
        for i in range(100):
            await hall.wish(str(i), random.choice([EASY, HARD]), client=f"client {i % 3}")
            if random.random() < 0.3:
                await hall.give_up(str(random.randrange(i + 1)))
            if hall.inside and random.random() < 0.5:
                await hall.over(random.choice(list(hall.inside)))
        while hall.inside:
            await hall.over(next(iter(hall.inside)))
        assert hall.turns.waiting == 0
        await hall.wish("one", EASY)
        await hall.wish("two", EASY)
        assert hall.came_in[-2:] == ["one", "two"]

    run(test)
