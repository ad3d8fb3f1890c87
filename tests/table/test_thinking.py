"""Bots in processes of their own: they answer, are replaced when they die, and never stop a game."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from podziemia.bots import Alternative, Verdict
from podziemia.kernel.errors import Trouble
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.record import new_record, parse_record
from podziemia.kernel.registry import find_game
from podziemia.table.addresses import CLIENT
from podziemia.table.pools import LocalPool
from podziemia.table.table import MOST_SHOWS
from podziemia.table.thinking import Position, Workers, choose, hint, lead_of, position_of
from podziemia.table.turns import Patron
from tests.table.support import FirstThinker, a_server, answer, new_room, run, settle


def a_position() -> Position:
    history = History(new_record(find_game("abyss"), 2, "thinking", {"first": "A"}))
    for _ in range(5):
        seat = history.match.waiting()[0]
        history.play(seat, history.match.ask_of(seat).options[0].text)
    return position_of(history, Patron())


def test_what_is_sent_to_a_worker_is_the_whole_position() -> None:
    position = a_position()
    match = position.match()
    seat = match.waiting()[0]
    assert match.ask_of(seat).find(choose(position, seat, "easy", "seed")) is not None


def test_a_hint_names_its_choice_and_what_else_it_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podziemia.table.thinking.HINT_SECONDS", 0.05)
    position = a_position()
    seat = position.match().waiting()[0]
    advice = hint(position, seat, "seed")
    texts = [one["text"] for one in advice["alternatives"]]
    assert texts[0] == advice["text"] == advice["line"][0]
    assert advice["value"] is not None
    assert 0 <= advice["value"] <= 1
    assert set(texts) <= {option.text for option in position.match().ask_of(seat).options}


def a_verdict(match: Match[Any], *values: float) -> Verdict:
    options = match.ask_of(match.waiting()[0]).options
    found = [Alternative(options[nth], 0.5, value) for nth, value in enumerate(values)]
    return Verdict([0.5, 0.5], 10, found, [])


def test_the_reasons_of_a_hint_add_up_to_its_lead_over_the_next_answer() -> None:
    match = a_position().match()
    seat = match.waiting()[0]
    parts = lead_of(match, seat, a_verdict(match, 0.6, 0.4), 1)
    assert sum(part["chance"] for part in parts) == pytest.approx(0.2, abs=0.01)


def test_answers_that_are_about_the_same_need_no_reasons() -> None:
    match = a_position().match()
    seat = match.waiting()[0]
    assert lead_of(match, seat, a_verdict(match, 0.41, 0.4), 1) == []
    assert lead_of(match, seat, a_verdict(match, 0.6), 1) == []


@pytest.mark.slow
def test_who_stops_a_server_with_all_its_processes_cuts_no_thought_off() -> None:
    """A service manager signals to all of them at once; else every bot would answer by a guess before the end."""

    async def test() -> None:
        pool = LocalPool(1)
        try:
            worker = await asyncio.wrap_future(pool.submit(os.getpid))
            for stopping in (signal.SIGTERM, signal.SIGINT):
                os.kill(worker, stopping)
            assert await asyncio.wrap_future(pool.submit(os.getpid)) == worker
        finally:
            pool.drop()

    run(test)


@pytest.mark.parametrize("noticed", [False, True], ids=["at-work", "while-nobody-asks"])
def test_a_worker_that_dies_is_replaced(noticed: bool) -> None:
    """Whether its death shows in a thought, or before the next one begins."""

    async def test() -> None:
        workers = Workers(1)
        position = a_position()
        seat = position.match().waiting()[0]
        try:
            assert await workers.choose(position, seat, "easy")
            pool = workers._near
            assert isinstance(pool, LocalPool)
            for process in pool.processes():
                process.kill()
            while noticed and not pool._executor._broken:
                await asyncio.sleep(0.01)
            with pytest.raises(Exception, match="terminated"):
                await workers.choose(position, seat, "easy")
            assert await workers.choose(position, seat, "easy")
        finally:
            workers.close()

    asyncio.run(test())


class LameThinker(FirstThinker):
    """Fails, or answers what is not legal."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__()
        self.answers = answers

    async def choose(self, position: Position, seat: int, level: str) -> str:
        if not self.answers:
            raise RuntimeError("no idea")
        return self.answers.pop()


@pytest.mark.parametrize("answers", [[], ["nothing legal"] * 9])
def test_a_bot_that_fails_gives_its_best_guess_and_the_game_goes_on(answers: list[str]) -> None:
    async def test() -> None:
        async with a_server(thinker=LameThinker(answers)) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0)
            await settle(server)
            state = await me.json(f"/api/rooms/{room}")
            assert (state["n"], state["position"]["by"]) == (2, "bot")

    run(test)


class SlowThinker(FirstThinker):
    """Thinks until it is told to speak; remembers what it was asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Position] = []
        self.may_speak = asyncio.Event()

    async def choose(self, position: Position, seat: int, level: str) -> str:
        self.asked.append(position)
        await self.may_speak.wait()
        return await super().choose(position, seat, level)


def moves_of(position: Position) -> list[str]:
    return [move.text for move in parse_record(position.record).standing()]


def test_a_thought_about_a_moment_that_is_gone_is_thrown_away() -> None:
    async def test() -> None:
        thinker = SlowThinker()
        async with a_server(thinker=thinker) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0)
            while not thinker.asked:
                await asyncio.sleep(0)
            await me.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0})
            await answer(me, room, 0, pick=1)
            assert [len(moves_of(position)) for position in thinker.asked] == [1]
            thinker.may_speak.set()
            await settle(server)
            assert [moves_of(position)[0] for position in thinker.asked] == ["keep", "roll"]
            log = (await me.json(f"/api/rooms/{room}/log"))["moves"]
            assert [(move["seat"], move["by"]) for move in log] == [(0, ""), (1, "bot")]

    run(test)


def test_a_moment_that_is_gone_before_the_bot_began_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0)
            await me.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0})
            await answer(me, room, 0, pick=1)
            await settle(server)
            log = (await me.json(f"/api/rooms/{room}/log"))["moves"]
            assert [(move["seat"], move["by"]) for move in log][:2] == [(0, ""), (1, "bot")]
            assert "could not move" not in caplog.text

    run(test)


def test_where_only_bots_play_they_play_while_somebody_looks() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "bot", "bot"))["room"]
            assert (await me.json(f"/api/rooms/{room}"))["n"] == 0
            await me.listen(room)
            await settle(server)
            assert (await me.json(f"/api/rooms/{room}"))["over"] is True

    run(test)


def test_one_address_watches_a_few_tables_of_bots_and_as_many_others_as_it_likes() -> None:
    async def test() -> None:
        thinker = SlowThinker()
        async with a_server(thinker=thinker) as (server, browser):
            me = browser()
            rooms = [(await new_room(me, "bot", "bot"))["room"] for _ in range(MOST_SHOWS + 1)]
            mine = (await new_room(me, "me", "bot"))["room"]
            CLIENT.set("198.51.100.1")
            lines = [await me.listen(room) for room in rooms[:-1]]
            await me.listen(rooms[0])
            await me.listen(mine)
            with pytest.raises(Trouble, match="too-many-shows"):
                await me.listen(rooms[-1])
            server.table.leave(rooms[1], lines[1])
            await me.listen(rooms[-1])
            CLIENT.set("198.51.100.2")
            await me.listen(rooms[1])
            thinker.may_speak.set()

    run(test)


def test_where_only_bots_play_they_rest_when_nobody_looks_any_more() -> None:
    async def test() -> None:
        thinker = SlowThinker()
        async with a_server(thinker=thinker) as (server, browser):
            me = browser()
            room = (await new_room(me, "bot", "bot"))["room"]
            line = await me.listen(room)
            while not thinker.asked:
                await asyncio.sleep(0)
            server.table.leave(room, line)
            assert not server.table.rooms[room].thinking
            line = await me.listen(room)  # at once, before the thought that was given up has ended
            thinker.may_speak.set()
            await settle(server)
            assert (await me.json(f"/api/rooms/{room}"))["over"] is True

    run(test)


def test_a_thought_is_for_a_room_and_for_whoever_woke_the_bot() -> None:
    async def test() -> None:
        thinker = SlowThinker()
        thinker.may_speak.set()
        async with a_server(thinker=thinker) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0)
            await settle(server)
            show = (await new_room(me, "bot", "bot"))["room"]
            await me.json(f"/api/rooms/{show}")
            await me.listen(show)
            await settle(server)
            patrons = {(position.patron.room, position.patron.show) for position in thinker.asked}
            assert patrons == {(room, False), (show, True)}
            assert thinker.asked[0].patron.client == "127.0.0.1"

    run(test)


def test_bots_that_waited_for_somebody_to_look_go_on_when_a_seat_is_taken_back() -> None:
    async def test() -> None:
        thinker = SlowThinker()
        async with a_server(thinker=thinker) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await answer(me, room, 0)
            await me.send(f"/api/rooms/{room}/seats/0", {"do": "bot"})
            server.table.rooms.clear()  # as after a restart; now only bots play, and nobody looks on
            thinker.may_speak.set()
            assert (await me.json(f"/api/rooms/{room}"))["position"]["waiting"] == [0, 1]
            await settle(server)
            await me.send(f"/api/rooms/{room}/seats/0", {"do": "back"})
            await settle(server)
            assert (await me.json(f"/api/rooms/{room}"))["position"]["waiting"] == [0]

    run(test)


def test_after_a_start_rooms_that_wait_for_a_bot_go_on_by_themselves() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "bot", "me"))["room"]
            server.table.rooms.clear()
            await server.processes.wake_rooms(server.table)
            await settle(server)
            stored = server.store.load(room)
            assert stored is not None
            assert stored.moves

    run(test)
