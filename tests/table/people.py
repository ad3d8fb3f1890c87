"""The people of a simulated world: they play, and write down what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from podziemia.bots import LEVELS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.history import Moment
from podziemia.table.keys import hash_of
from podziemia.table.listeners import Listener, Page, parse_event_id
from podziemia.table.lobby import take
from podziemia.table.rematch import follow, offer
from podziemia.table.rematch import vote as vote_rematch
from podziemia.table.requests import Answer, RematchVote, Say, SeatChange, TakeSeat, Undo, Vote
from podziemia.table.seating import change_seat
from podziemia.table.sitting import sit
from podziemia.table.table import Stale, Table
from podziemia.table.talk import READY, say
from podziemia.table.undo import ask_undo, vote
from tests.table.support import Json

if TYPE_CHECKING:
    from tests.table.simulation import World

LONGEST = 4000.0
MOST_OFFERS = 6
"""Of one person while clocks jump about: a room takes only so many, and each jump may end one."""


class Lost(Exception):
    """The connection is gone; nobody knows whether the request arrived."""


class DiskFailure(Exception):
    """The store reports a failure, before or after it has written."""


@dataclass
class Note:
    """What a person was told: this answer has been taken, and became this move or this line of talk."""

    room: str
    seat: int
    nonce: str
    text: str
    reply: Mapping[str, object]


def read_message(message: bytes) -> tuple[str, str, Json]:
    fields = dict(line.split(": ", 1) for line in message.decode().strip().split("\n"))
    return fields.get("id", ""), fields["event"], msgspec.json.decode(fields["data"])


class Person:
    """Somebody at a browser: listens, answers, talks, tries again, changes his mind, goes away, comes back, and when it
    is over plays again."""

    def __init__(self, world: World, room: str, seat: int, secrets: list[str], link: str = "") -> None:
        self.world = world
        self.room = room
        self.seat = seat
        self.secrets = secrets
        self.link = link
        self.random = Random(f"person {world.seed} {seat}")
        self.position: Json = {}
        self.seen: Moment | None = None
        self.request: Json | None = None
        self.locked_out = False
        self.said = 0
        """How many lines of talk he has heard."""
        self.ends: dict[str, Json] = {}
        """The last position of each game."""
        self._count = 0
        self._offers = 0

    @property
    def done(self) -> bool:
        return bool(self.position) and self.position["places"] is not None

    async def play(self) -> None:
        await self.play_one()
        for _ in range(self.world.rematches):
            while not await self._again():
                await asyncio.sleep(self.random.uniform(0, 1))
            await self.play_one()

    async def play_one(self) -> None:
        while not self.done:
            try:
                await self._sit(*await self.world.call(self._listen))
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 1))
            except Trouble as trouble:
                await self._turned_away(trouble)
        self.ends[self.room] = self.position

    async def _listen(self, table: Table) -> tuple[Table, Listener]:
        return table, await table.listen(self.room, self.secrets, self.seat, self.seen, Page(said=self.said))

    async def _open_link(self) -> None:
        """Sit down, with a secret of his own, so that the same request may come twice."""
        if self.link:
            link, own = self.link, f"own {self.seat} {self.link}"
            await self.world.call(lambda table: sit(table, self.room, link, [], own))
            if link == self.link:
                self.link, self.secrets = "", [own]

    async def take_a_seat(self) -> None:
        """The first free one of an open table. Others want it, too."""
        own = f"own of the person {self.seat} from the street"
        while True:
            try:
                opened, _ = await self.world.call(lambda table: take(table, self.room, [], TakeSeat(own)))
            except (Lost, DiskFailure):
                continue
            (self.seat,), self.link, self.secrets = opened["seats"], "", [own]
            return

    async def _turned_away(self, trouble: Trouble) -> None:
        """The seat was freed; he sits down again with the new link, or asks the host for one."""
        if trouble.key not in ("link-revoked", "link-taken", "no-place"):
            raise trouble
        if not self.link:
            self.locked_out = True
        await asyncio.sleep(self.random.uniform(0, 1))
        try:
            await self._open_link()
        except (Lost, DiskFailure):
            return
        except Trouble:
            self.link, self.locked_out = "", True

    async def _sit(self, table: Table, listener: Listener) -> None:
        """At the table until the line is cut or the game is over."""
        while True:
            assert asyncio.get_running_loop().time() < LONGEST, "the game does not come to an end"
            await self._hear(listener)
            if self.done:
                table.leave(self.room, listener)
                return
            if self.position:
                await self._act()
            if self.world.fault(0.02):
                table.leave(self.room, listener)
                raise Lost

    async def _hear(self, listener: Listener) -> None:
        """What has come, or the next thing that comes; now and then a person acts without waiting."""
        try:
            message = await asyncio.wait_for(listener.queue.get(), self.random.uniform(0.1, 3))
        except TimeoutError:
            return
        while True:
            if message is None:
                raise Lost
            self._take(message)
            if listener.queue.empty():
                return
            message = listener.queue.get_nowait()

    def _take(self, message: bytes) -> None:
        id, event, told = read_message(message)
        if event == "room":
            self.request = told["undo_request"]
        if event == "talk":
            self._hear_talk([line["n"] for line in told["lines"]])
        if event != "move":
            return
        moment = (told["n"], told["line"])
        assert (self.room, *moment) in self.world.order, "somebody was shown what is not safe yet"
        assert parse_event_id(id) == moment
        if self.seen is not None and moment[1] == self.seen[1] and not told["back"]:
            assert moment[0] <= self.seen[0] + 1 or moment[0] > self.seen[0] + 90, "a move was skipped"
        self._look(told)

    def _hear_talk(self, numbers: list[int]) -> None:
        assert numbers == list(range(self.said + 1, numbers[-1] + 1)), "a line of talk was skipped or told twice"
        self.said = numbers[-1]

    def _look(self, position: Json) -> None:
        self.position = position
        self.seen = Moment(position["n"], position["line"])

    async def _act(self) -> None:
        request = self.request
        if request is not None and self.seat in request["waiting"]:
            yes = self.random.random() < 0.6
            await self._try(lambda table: vote(table, self.room, self.secrets, Vote(self.seat, yes)))
        elif self.position["undo"] is not None and not self.world.is_calm and self.random.random() < 0.1:
            wish = Undo(self.seat, self.random.randint(0, self.position["undo"]["to"]))
            await self._try(lambda table: ask_undo(table, self.room, self.secrets, wish))
        elif self.random.random() < 0.03 and not self.world.is_calm:
            await self._let_a_bot_play()
        elif self.random.random() < 0.05:
            await self._say()
        elif self.random.random() < 0.1:
            await self._reload()
        elif self.position["ask"] is not None and self.seat in self.position["waiting"]:
            await self._answer()

    async def _reload(self) -> None:
        """Whatever stood in the store when the page was asked for, it must be there."""
        latest = self.world.latest(self.room)
        with suppress(Lost, DiskFailure, Trouble):
            room = await self.world.call(lambda table: table.room(self.room, self.secrets, self.seat))
            assert self.world.order[self.room, room["n"], room["line"]] >= latest, "somebody was told what is past"

    async def _let_a_bot_play(self) -> None:
        await self._insist(SeatChange("bot", LEVELS[0]))
        await asyncio.sleep(self.random.uniform(0, 3))
        await self._insist(SeatChange("back"))

    async def _insist(self, wish: SeatChange) -> None:
        while True:
            try:
                await self.world.call(lambda table: change_seat(table, self.room, self.secrets, self.seat, wish))
                return
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 0.5))
            except Trouble as trouble:
                await self._turned_away(trouble)

    async def _say(self) -> None:
        """Once, however often it has to be sent; who is too fast is silent."""
        self._count += 1
        wish = Say(self.seat, "phrase", self.random.choice(READY["phrase"]), f"nonce {self._count}")
        while True:
            try:
                await self.world.call(lambda table: say(table, self.room, self.secrets, wish))
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 0.5))
            except Trouble:
                return
            else:
                self.world.said.append(Note(self.room, self.seat, wish.nonce, wish.text, {}))
                return

    # ---- once more ----

    async def _again(self) -> bool:
        """One step towards the next game; whether he sits there."""
        assert asyncio.get_running_loop().time() < LONGEST, "nobody plays again"
        try:
            news = await self.world.call(lambda table: table.room(self.room, self.secrets, self.seat))
            if news["rematch"] is not None:
                await self._follow()
                return True
            await self._agree(news["offer"])
        except (Lost, DiskFailure):
            pass
        except Trouble as trouble:
            if trouble.key not in ("rematch-gone", "talk-too-fast"):
                await self._turned_away(trouble)
        return False

    async def _agree(self, offered: Any) -> None:
        """Offers to play again, or answers; who would rather not will later."""
        if offered is not None:
            yes = self.world.is_calm or self.random.random() < 0.8
            if self.seat in offered.waiting:
                wish = RematchVote(self.seat, offered.id, yes)
                await self._asked(lambda table: vote_rematch(table, self.room, self.secrets, wish))
        elif self.world.is_calm or (self.random.random() < 0.4 and self._offers < MOST_OFFERS):
            self._offers += 1
            await self._asked(lambda table: offer(table, self.room, self.secrets, self.seat))

    async def _asked(self, work: Callable[[Table], Awaitable[Any]]) -> None:
        asked = await self.world.call(work)
        if asked["next"] is not None:
            self.world.note_next(self.room, asked["next"])

    async def _follow(self) -> None:
        """A secret for each seat that he had, and of nobody else's."""
        created, _ = await self.world.call(lambda table: follow(table, self.room, self.secrets))
        self.world.note_next(self.room, created.room)
        self.room, self.secrets = created.room, created.own
        self.position, self.seen, self.request, self.said, self._offers = {}, None, None, 0, 0

    async def _answer(self) -> None:
        """Send an answer again and again until the server has said yes or no."""
        self._count += 1
        text = self.random.choice(self.position["ask"]["options"])["text"]
        wish = Answer(self.seat, self.position["n"], text, f"nonce {self._count}", self.position["line"])
        while True:
            try:
                reply = await self.world.call(lambda table: table.answer(self.room, self.secrets, wish))
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 0.5))
            except Stale as stale:
                self.world.refused.append((self.room, self.seat, wish.nonce))
                self._look(msgspec.json.decode(msgspec.json.encode(stale.missed[-1])))
                return
            except Trouble as trouble:
                if trouble.key in ("not-your-turn", "game-over"):
                    self.world.refused.append((self.room, self.seat, wish.nonce))
                    return
                if trouble.key == "seat-with-bot":  # his own request to let it play was slower than that to stop it
                    await self._insist(SeatChange("back"))
                else:
                    await self._turned_away(trouble)
            else:
                self.world.notes.append(Note(self.room, self.seat, wish.nonce, text, reply))
                return

    async def _try(self, work: Callable[[Table], Awaitable[Any]]) -> None:
        try:
            await self.world.call(work)
        except (Trouble, Lost, DiskFailure):
            return


class Host(Person):
    """Plays too, and gives links anew: to whoever has lost his, and now and then for no reason."""

    others: list[Person]

    def __init__(self, world: World, room: str, seat: int, secrets: list[str]) -> None:
        super().__init__(world, room, seat, secrets)
        self.stolen: list[tuple[str, int, str]] = []
        """Links that are revoked, by room and seat."""

    async def play_one(self) -> None:
        await super().play_one()
        while not all(self.room in person.ends for person in self.others):
            await self._help()
            await asyncio.sleep(0.5)

    async def _again(self) -> bool:
        await self._help()
        return await super()._again()

    async def _act(self) -> None:
        await self._help()
        if not self.world.is_calm and self.random.random() < 0.06:
            await self._give_anew(self.random.choice(self.others))
        await super()._act()

    async def _help(self) -> None:
        for person in self.others:
            if person.locked_out:
                await self._give_anew(person)

    async def _give_anew(self, person: Person) -> None:
        wish = SeatChange("free")
        if person.room != self.room:
            return
        try:
            given = await self.world.call(lambda table: change_seat(table, self.room, self.secrets, person.seat, wish))
        except (Lost, DiskFailure, Trouble):
            person.locked_out = True  # perhaps; another one does no harm
            return
        self.stolen += [(self.room, person.seat, secret) for secret in person.secrets]
        person.secrets, person.link, person.locked_out = [], given["url"].split("#k=")[1], False


class Thief:
    """Has a copy of every link. Once it is revoked, it shows him nothing that has happened since, at any server, and
    takes him to no other table."""

    def __init__(self, world: World, host: Host) -> None:
        self.world = world
        self.host = host
        self.random = Random(f"thief {world.seed}")

    async def prowl(self) -> None:
        while len(self.host.ends) <= self.world.rematches:
            with suppress(Lost, DiskFailure):
                await (self._look_in() if self.random.random() < 0.3 else self._eavesdrop())
            await asyncio.sleep(self.random.uniform(0, 2))

    async def _look_in(self) -> None:
        if not self.host.stolen:
            return
        room, seat, secret = self.random.choice(self.host.stolen)
        ways: list[Callable[[Table], Awaitable[object]]] = [
            lambda table: table.room(room, [secret], seat),
            lambda table: follow(table, room, [secret]),
        ]
        with pytest.raises((Trouble, Lost, DiskFailure)) as raised:
            await self.world.call(self.random.choice(ways))
        if isinstance(raised.value, Trouble):
            assert raised.value.key == "link-revoked"

    async def _eavesdrop(self) -> None:
        """Listens while the link is good, and for a while longer."""
        person = self.random.choice(self.host.others)
        if not person.secrets:
            return
        room, seat, secret = person.room, person.seat, person.secrets[0]

        async def listen(table: Table) -> tuple[Table, Listener]:
            return table, await table.listen(room, [secret], seat, None)

        try:
            table, listener = await self.world.call(listen)
        except Trouble:
            return
        await asyncio.sleep(self.random.uniform(0, 10))
        revoked = self.world.revoked.get(hash_of(secret))
        while not listener.queue.empty():
            message = listener.queue.get_nowait()
            if message is not None and revoked is not None:
                _, event, told = read_message(message)
                seen = self.world.order[room, told["n"], told["line"]] if event == "move" else 0
                assert seen < revoked, "a thief sees the game"
        table.leave(room, listener)
