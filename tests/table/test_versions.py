"""Two servers on one store that do not hear of one another: who comes second looks again and is told the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from podziemia.bots import LEVELS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.record import FORMAT
from podziemia.kernel.registry import find_game
from podziemia.table import wire
from podziemia.table.metrics import Metrics
from podziemia.table.rematch import follow, offer
from podziemia.table.rematch import vote as vote_rematch
from podziemia.table.requests import Answer, Manners, NewRoom, NewSeat, RematchVote, Say, SeatChange, Undo, Vote
from podziemia.table.rooms import DirectJournal
from podziemia.table.schema import MOVES
from podziemia.table.seating import change_seat, share
from podziemia.table.sitting import sit
from podziemia.table.store import Change, Conflict, Store, Update
from podziemia.table.table import Created, Stale, Table
from podziemia.table.talk import say, set_manners
from podziemia.table.undo import ask_undo, vote
from tests.table.support import FirstThinker, SeededTokens, heard, run

Act = Callable[["Pair", Table], Awaitable[Any]]


class Pair:
    """Two tables that both have the room in memory. The host plays seat 0, a guest seat 1."""

    def __init__(self) -> None:
        self.store = Store("sqlite://")
        self.one, self.two = self.table(1), self.table(2)

    def table(self, seed: int) -> Table:
        return Table(DirectJournal(self.store), SeededTokens(seed), lambda: 0.0, FirstThinker(), Metrics(), LEVELS)

    async def open(self) -> None:
        self.created: Created = await self.one.create(NewRoom("whisper", [NewSeat("me"), NewSeat("open")]), "en")
        self.room, self.host, self.link = self.created.room, self.created.own, self.created.links[0][1]
        await self.look_again()

    async def guest_sits_down(self) -> None:
        _, own = await sit(self.one, self.room, self.link)
        self.guest = [own]
        self.two.rooms.clear()
        await self.look_again()

    async def look_again(self) -> None:
        for table in (self.one, self.two):
            await self.position(table)

    async def position(self, table: Table, seat: int = 0) -> wire.Room:
        return await table.room(self.room, self.host if seat == 0 else self.guest, seat)

    def stored(self, room: str = "") -> Any:
        stored = self.store.load(room or self.room)
        assert stored is not None
        return stored


def play(pair: Pair, test: Callable[[Pair], Awaitable[None]]) -> None:
    async def main() -> None:
        await pair.open()
        await test(pair)
        pair.store.close()

    run(main)


def keep(table: Table, pair: Pair, n: int = 0, nonce: str = "x") -> Awaitable[wire.Moment]:
    return table.answer(pair.room, pair.host, Answer(0, n, "keep", nonce))


CHANGES: dict[str, Act] = {
    "answer": lambda pair, table: table.answer(pair.room, pair.host, Answer(0, 0, "keep", "other")),
    "sit": lambda pair, table: sit(table, pair.room, pair.link),
    "name": lambda pair, table: change_seat(
        table, pair.room, pair.host, 0, SeatChange("name", name="Ala" if table is pair.one else "Ola")
    ),
    "bot": lambda pair, table: change_seat(table, pair.room, pair.host, 1, SeatChange("bot", LEVELS[0])),
    "free": lambda pair, table: change_seat(table, pair.room, pair.host, 1, SeatChange("free")),
    "share": lambda pair, table: share(table, pair.room, pair.host),
}


@pytest.mark.parametrize("first", ["name", "share", "free"])
@pytest.mark.parametrize("second", list(CHANGES))
def test_a_change_that_takes_nothing_from_the_other_is_made_after_it(first: str, second: str) -> None:
    async def test(pair: Pair) -> None:
        if (first, second) == ("free", "sit"):
            return
        await CHANGES[first](pair, pair.one)
        await CHANGES[second](pair, pair.two)
        assert pair.stored().room["version"] == 2

    play(Pair(), test)


def test_an_answer_that_came_second_is_told_what_it_missed_and_is_not_played() -> None:
    async def test(pair: Pair) -> None:
        await keep(pair.one, pair)
        with pytest.raises(Stale) as raised:
            await keep(pair.two, pair, nonce="y")
        assert [position["n"] for position in raised.value.missed] == [1]
        assert len(pair.stored().moves) == 1

    play(Pair(), test)


def test_the_same_answer_sent_to_both_is_played_once_and_acknowledged_twice() -> None:
    async def test(pair: Pair) -> None:
        assert await keep(pair.one, pair) == await keep(pair.two, pair)
        assert len(pair.stored().moves) == 1

    play(Pair(), test)


def test_a_link_revoked_on_one_opens_nothing_that_changes_on_the_other() -> None:
    async def test(pair: Pair) -> None:
        await change_seat(pair.one, pair.room, pair.host, 1, SeatChange("free"))
        with pytest.raises(Trouble) as raised:
            await sit(pair.two, pair.room, pair.link)
        assert raised.value.key == "link-revoked"

    play(Pair(), test)


def test_a_vote_on_a_request_that_is_gone_says_so() -> None:
    async def test(pair: Pair) -> None:
        await pair.guest_sits_down()
        await pair.one.answer(pair.room, pair.host, Answer(0, 0, "roll", "x"))
        await ask_undo(pair.one, pair.room, pair.host, Undo(0, 0))
        pair.two.rooms.clear()
        await pair.look_again()
        await vote(pair.one, pair.room, pair.guest, Vote(1, False))
        with pytest.raises(Trouble) as raised:
            await vote(pair.two, pair.room, pair.guest, Vote(1, True))
        assert raised.value.key == "undo-none"

    play(Pair(), test)


async def to_the_end(pair: Pair) -> None:
    await pair.guest_sits_down()
    for seat in (0, 0, 1, 1, 0, 1) * 9:
        position = (await pair.position(pair.one, seat))["position"]
        if position["places"] is not None:
            break
        if position["ask"] is not None:
            text = position["ask"]["options"][0]["text"]
            secrets = pair.guest if seat else pair.host
            await pair.one.answer(pair.room, secrets, Answer(seat, position["n"], text, f"{position['n']}"))
    pair.two.rooms.clear()
    await pair.look_again()


def test_there_is_one_rematch_whoever_offers_and_wherever() -> None:
    async def test(pair: Pair) -> None:
        await to_the_end(pair)
        assert (await offer(pair.one, pair.room, pair.host, 0))["next"] is None
        made = (await offer(pair.two, pair.room, pair.guest, 1))["next"]
        assert made
        pair.one.rooms.clear()
        assert (await offer(pair.one, pair.room, pair.host, 0))["next"] == made
        one, _ = await follow(pair.one, pair.room, pair.host)
        two, _ = await follow(pair.two, pair.room, pair.guest)
        assert one.room == two.room == made
        assert len(pair.store.rooms()) == 2

    play(Pair(), test)


def test_who_agrees_at_one_when_another_has_declined_at_the_other_agrees_to_nothing() -> None:
    async def test(pair: Pair) -> None:
        await to_the_end(pair)
        await offer(pair.one, pair.room, pair.host, 0)
        pair.two.rooms.clear()
        await pair.look_again()
        number = pair.stored().talk[-1]["n"]
        await vote_rematch(pair.one, pair.room, pair.host, RematchVote(0, number, False))
        with pytest.raises(Trouble) as raised:
            await vote_rematch(pair.two, pair.room, pair.guest, RematchVote(1, number, True))
        assert raised.value.key == "rematch-gone"
        assert len(pair.store.rooms()) == 1

    play(Pair(), test)


def test_what_the_host_forbade_at_one_is_not_said_at_the_other() -> None:
    async def test(pair: Pair) -> None:
        await pair.guest_sits_down()
        await set_manners(pair.one, pair.room, pair.host, Manners(talk="off"))
        with pytest.raises(Trouble) as raised:
            await say(pair.two, pair.room, pair.guest, Say(1, "say", "psst", "n"))
        assert raised.value.key == "talk-off"
        assert [row["kind"] for row in pair.stored().talk] == ["sat"]

    play(Pair(), test)


class SharedJournal(DirectJournal):
    """One that is compared with the store before it is believed."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.shared = True


def test_a_room_is_compared_with_the_store_before_it_is_shown() -> None:
    async def test(pair: Pair) -> None:
        pair.two.journal = SharedJournal(pair.store)
        await keep(pair.one, pair)
        assert (await pair.position(pair.two))["n"] == 1

    play(Pair(), test)


def test_who_lost_his_link_is_cut_off_before_he_sees_what_came_after() -> None:
    """The other server hears of the new link and of a move at once."""

    async def test(pair: Pair) -> None:
        await pair.guest_sits_down()
        pair.two.journal = SharedJournal(pair.store)
        listener = await pair.two.listen(pair.room, pair.guest, 1, None)
        heard(listener)
        await change_seat(pair.one, pair.room, pair.host, 1, SeatChange("free"))
        await keep(pair.one, pair)
        await pair.position(pair.two)
        assert [event for _, event, _ in heard(listener)] == ["hung up"]

    play(Pair(), test)


def test_a_refusal_is_only_given_on_the_room_as_it_is() -> None:
    """An answer that does not fit the copy in memory may well fit the room in the store."""

    async def test(pair: Pair) -> None:
        pair.two.journal = SharedJournal(pair.store)
        await keep(pair.one, pair)
        assert await pair.two.answer(pair.room, pair.host, Answer(0, 1, "side left", "y")) == {"n": 2, "line": 0}

    play(Pair(), test)


def test_what_others_played_by_other_rules_is_told_and_not_taken_over_in_part() -> None:
    async def test(pair: Pair) -> None:
        pair.two.journal = SharedJournal(pair.store)
        await keep(pair.one, pair)
        pair.store.commit([[Update(MOVES, {"room": pair.room}, {"digest": f"{FORMAT}:0000"})]])
        for _ in range(2):
            with pytest.raises(Trouble) as raised:
                await pair.position(pair.two)
            assert raised.value.key == "room-diverged"

    play(Pair(), test)


def test_a_server_of_an_older_version_lets_go_of_a_table_that_a_newer_one_has_played() -> None:
    async def test(pair: Pair) -> None:
        pair.two.journal = SharedJournal(pair.store)
        await keep(pair.one, pair)
        pair.store.commit([[Update(MOVES, {"room": pair.room}, {"edition": find_game("whisper").edition + 1})]])
        for _ in range(2):
            with pytest.raises(Trouble) as raised:
                await pair.two.answer(pair.room, pair.host, Answer(0, 1, "side left", "y"))
            assert raised.value.key == "room-newer"
        assert len(pair.stored().moves) == 1

    play(Pair(), test)


class SlowCommits(DirectJournal):
    """The store has the change; its maker does not know yet."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.written, self.may_tell = asyncio.Event(), asyncio.Event()

    async def commit(self, change: Change) -> None:
        await super().commit(change)
        self.written.set()
        await self.may_tell.wait()


def test_a_bot_is_woken_though_its_room_was_forgotten_during_the_move_before() -> None:
    async def test(pair: Pair) -> None:
        created = await pair.one.create(NewRoom("whisper", [NewSeat("me"), NewSeat("bot")]), "en")
        await pair.one.room(created.room, created.own, 0)
        pair.one.journal = slow = SlowCommits(pair.store)
        rolled = asyncio.create_task(pair.one.answer(created.room, created.own, Answer(0, 0, "keep", "x")))
        await slow.written.wait()
        await pair.one.following.compare_all()
        slow.may_tell.set()
        assert await rolled == {"n": 1, "line": 0}
        while len(pair.stored(created.room).moves) < 2:
            await asyncio.sleep(0)

    play(Pair(), test)


class NeverFirst(DirectJournal):
    """Somebody else is always quicker."""

    async def commit(self, change: Change) -> None:
        raise Conflict


def test_who_loses_again_and_again_is_told_so() -> None:
    async def test(pair: Pair) -> None:
        pair.one.journal = NeverFirst(pair.store)
        with pytest.raises(Trouble) as raised:
            await keep(pair.one, pair)
        assert raised.value.key == "room-busy"

    play(Pair(), test)
