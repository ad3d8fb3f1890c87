"""The table: rooms being played. Game-blind, and without sockets: the server and the simulations both stand on it.

Every change of a room happens under the room's lock, is played on the match in memory, committed, and only then
acknowledged and shown. If the commit fails, the room in memory is forgotten and read again from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial, wraps
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from podziemia.kernel.ask import SEAT_LETTERS, Ask
from podziemia.kernel.errors import BadRecord, Refusal, Trouble
from podziemia.kernel.facets.school import PUPIL, PUPPET
from podziemia.kernel.game import Game
from podziemia.kernel.history import Moment
from podziemia.kernel.record import FORMAT, Move, new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import SPECTATOR
from podziemia.table import wire
from podziemia.table.addresses import CLIENT, MEMBER, MEMBER_NAME
from podziemia.table.clocks import newly_seated, written
from podziemia.table.following import Following
from podziemia.table.hindsight import GONE, MOVE, Sight
from podziemia.table.journal import Journal
from podziemia.table.keys import OWNER, SEAT, WATCHER, Key, Tokens, Visitor, hash_of
from podziemia.table.listeners import MOST_MISSED, NEW_PAGE, Listener, Page, missed_numbers, move_message
from podziemia.table.memory import Live, Memory
from podziemia.table.metrics import Metrics
from podziemia.table.neighbours import Claims, EveryClaim, Neighbours
from podziemia.table.notices import check_webhook
from podziemia.table.reach import calls_after
from podziemia.table.requests import Answer, NewClock, NewOpening, NewRoom, NewSeat, Weigh, is_room_id
from podziemia.table.room import BOT, HUMAN, Room, Seat
from podziemia.table.schema import KEYS, MOVES, ROOMS, SEATS
from podziemia.table.store import Change, Conflict, Insert, Row, Swap, Update
from podziemia.table.texts import clean
from podziemia.table.thinking import Thinker, position_of
from podziemia.table.wire import Clock

MOST_MISSED_IN_ANSWER: Final = 20
LONGEST_REMARK: Final = 8
MOST_TRIES: Final = 8
MOST_TAKEN_OVER: Final = 20
"""Moves of others that are played on the copy in memory; after more, the room is read anew beside the loop."""
MOST_SHOWS: Final = 8
"""Tables where only bots play that go on for one address at a time."""
RETRY_SECONDS: Final = 1.0
CLAIM_SECONDS: Final = 2.0

_log: Final = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Stale(Trouble):
    """The answer belongs to an earlier moment; `missed` are the positions that the client has not seen."""

    def __init__(self, now: Moment, missed: list[wire.Position]) -> None:
        super().__init__("stale", n=now.n, line=now.takebacks)
        self.now = now
        self.missed = missed


class Created:
    """A new room with the secrets that are shown once: those of the creator's browser, and the links to give away."""

    def __init__(self, room: str, own: list[str], links: list[tuple[int, str]], watcher: str) -> None:
        self.room = room
        self.own = own
        self.links = links
        self.watcher = watcher


def tries_again(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Whoever lost against another process looks at the room as it has become, and tries again or is told why not."""

    @wraps(work)
    async def trying(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_TRIES):
            with suppress(Conflict):
                return await work(*args, **kwargs)
        raise Trouble("room-busy")

    return trying


class Table:
    """All rooms of one server."""

    def __init__(
        self,
        journal: Journal,
        tokens: Tokens,
        clock: Callable[[], float],
        thinker: Thinker,
        metrics: Metrics,
        levels: tuple[str, ...],
        on_turn: Callable[[Room, int], None] = lambda room, seat: None,
        allows_answer: Callable[[str], bool] = lambda name: True,
        allows_hint: Callable[[str], bool] = lambda name: True,
        allows_look: Callable[[str], bool] = lambda name: True,
        neighbours: Neighbours | None = None,
        claims: Claims | None = None,
        check_space: Callable[[], None] = lambda: None,
        allows_missed: Callable[[str, float], bool] = lambda name, count: True,
        allows_survey: Callable[[str], bool] = lambda name: True,
    ) -> None:
        self.check_space = check_space
        self.journal = journal
        self.tokens = tokens
        self.clock = clock
        self.thinker = thinker
        self.metrics = metrics
        self.levels = levels
        self.on_turn = on_turn
        self.on_over: Callable[[Room], None] = lambda room: None
        self.allows_answer = allows_answer
        self.allows_hint = allows_hint
        self.allows_look = allows_look
        self.allows_missed = allows_missed
        self.allows_survey = allows_survey
        self.claims = claims or EveryClaim()
        self.memory = Memory(neighbours=neighbours, clock=self.now)
        self.following = Following(self)
        self._tasks: dict[asyncio.Task[None], None] = {}

    def now(self) -> float:
        return self.clock()

    # ---- rooms in memory ----

    @property
    def rooms(self) -> dict[str, Live]:
        return self.memory.rooms

    @asynccontextmanager
    async def enter(self, id: str, hopeful: bool = False) -> AsyncIterator[tuple[Live, Room]]:
        """The room, alone with it. Whatever goes wrong inside beyond a plain refusal throws the copy in memory away.

        Who is `hopeful` ends in a commit, which finds out by itself whether the copy is still the truth; only before a
        refusal is it compared with the store.
        """
        if not is_room_id(id):
            raise Trouble("room-unknown")
        with self.memory.holding(id) as live:
            async with live.lock:
                try:
                    yield live, await self._content(live, hopeful)
                except Trouble:
                    if hopeful and await self._caught_up(live):
                        raise Conflict from None
                    raise
                except BaseException:
                    live.content = None
                    raise

    async def _content(self, live: Live, hopeful: bool = False) -> Room:
        if live.content is not None and not hopeful:
            await self._caught_up(live)
        if live.content is None:
            live.content = await self.journal.load(live.id)
            if live.content is None:
                self._gone(live)
                raise Trouble("room-unknown")
            await self._show(live, live.content)
        return live.content

    async def _caught_up(self, live: Live) -> bool:
        """Compare the copy with the store; if others have changed the room, take over and show what is new."""
        room = live.content
        if room is None or not self.journal.shared:
            return False
        if live.heard <= room.version and await self.journal.version(live.id) == room.version:
            return False
        later = await self.journal.since(live.id, room.rows, room.said.count)
        if later is None or later.room["version"] < room.version or len(later.moves) > MOST_TAKEN_OVER:
            live.content = None
        else:
            live.content = None
            with suppress(BadRecord):  # what cannot be played here is told when the room is read anew
                room.go_on(later)
                live.content = room
                await self._show(live, room)
        return True

    async def _show(self, live: Live, room: Room) -> None:
        """What was read may be new to those who listen, to the bots, and to the other processes."""
        live.cut_off(room)
        await self.show_onlookers(live, room)
        live.show_talk(room)
        live.show_room(room)
        self.wake_bots(live)

    def _gone(self, live: Live) -> None:
        for listener in live.listeners:
            listener.hang_up()
        self.memory.forget(live)

    # ---- coming in ----

    async def create(self, request: NewRoom, lang: str) -> Created:
        """A new room; the game has begun."""
        game = find_game(request.game)
        for new in request.seats:
            new.level = self.check_level(new.level, new.kind)
        wanted = seats_wanted(game, request)
        record = new_record(game, len(wanted), self.tokens.seed(), request.settings)
        record.start(forkable=False)  # some settings only fit together at the set-up
        seats = [
            Seat(i, BOT if new.kind == "bot" else HUMAN, clean(new.name), new.level) for i, new in enumerate(wanted)
        ]
        mine = [i for i, new in enumerate(wanted) if new.kind == "me"]
        return await self.open_room(
            {
                "game": game.name,
                "edition": game.edition,
                "settings": record.settings,
                "name": clean(request.name),
                "seed": record.seed,
                "webhook": check_webhook(request.webhook),
                "lang": lang,
                "clock": written(self.check_clock(request.clock)),
                **opening_row(request.opening, self.clock()),
                "rated": request.rated and bool(MEMBER.get()),
            },
            seats,
            mine,
        )

    def check_level(self, level: str, kind: str = "bot") -> str:
        if kind != "bot":
            return ""
        level = level or self.levels[0]
        if level not in self.levels:
            raise Trouble("level-unknown", level=level, known=", ".join(self.levels))
        return level

    def check_clock(self, wanted: NewClock | None) -> Clock | None:
        if wanted is None:
            return None
        level = self.check_level(wanted.level) if wanted.end == BOT else ""
        return Clock(wanted.move, wanted.reserve, wanted.end, level)

    async def open_room(
        self, fields: Row, seats: list[Seat], mine: list[int], moves: list[Move] | None = None, frozen: bool = False
    ) -> Created:
        """Store a room with fresh secrets, and moves if it continues an old game."""
        created, change = self.draft_room(fields, seats, mine, moves, frozen)
        await self.journal.commit(change)
        self.metrics.count("podziemia_rooms_created_total")
        return created

    def draft_room(
        self, fields: Row, seats: list[Seat], mine: list[int], moves: list[Move] | None = None, frozen: bool = False
    ) -> tuple[Created, list[Insert]]:
        """A room with fresh secrets, and the rows with which there will be one."""
        self.check_space()
        id = self.tokens.room()
        own = [self.tokens.secret() for _ in range(1 + len(mine))]
        links = [(s.seat, self.tokens.secret()) for s in seats if s.kind == HUMAN and s.seat not in mine and not frozen]
        watcher = self.tokens.secret()
        member = MEMBER.get()
        keys = [Key(hash_of(own[0]), OWNER, used=True, member=member), Key(hash_of(watcher), WATCHER)]
        keys += [
            Key(hash_of(secret), SEAT, seat, used=True, member=member)
            for seat, secret in zip(mine, own[1:], strict=True)
        ]
        keys += [Key(hash_of(secret), SEAT, seat) for seat, secret in links]
        now = self.clock()
        for seat in mine:
            seats[seat].since = now
            seats[seat].name = MEMBER_NAME.get() or seats[seat].name
        change = [
            Insert(ROOMS, [new_room_row(id, fields, len(seats), frozen, now)]),
            Insert(SEATS, [{"room": id, **vars(seat)} for seat in seats]),
            Insert(KEYS, [{"room": id, **vars(key)} for key in keys]),
        ]
        if moves:
            change.append(Insert(MOVES, old_rows(id, moves, fields["edition"], now)))
        return Created(id, own, links, watcher), change

    def admit(self, room: Room, secrets: list[str]) -> Visitor:
        """Who is there; a stranger is turned away."""
        visitor = room.visitor(secrets)
        if not visitor.known:
            raise Trouble("link-revoked" if visitor.revoked else "no-place")
        return visitor

    # ---- looking ----

    async def room(self, id: str, secrets: list[str], eyes: int | None) -> wire.Room:
        async with self.enter(id) as (live, room):
            visitor = self.admit(room, secrets)
            looking = room.eyes(visitor) if eyes is None else room.check_eyes(visitor, eyes)
            sight = await self.sight(room, visitor)
            return {**room.plain(visitor, live.present(room), self.clock()), "position": sight.position(looking)}

    async def sight(self, room: Room, visitor: Visitor) -> Sight:
        """The game as far as the visitor may follow it."""
        if room.lags(visitor) and room.hindsight is None:
            await self.journal.beside(partial(room.look_back, self.clock()))
        return room.sight(visitor, self.clock())

    async def show_onlookers(self, live: Live, room: Room) -> None:
        """What has become old enough, to those who see the table of a while ago."""
        for listener in live.listeners:
            await self.sight(room, room.visitor(listener.secrets))
        live.show_moves(room)

    async def listen(
        self, id: str, secrets: list[str], eyes: int | None, seen: Moment | None, page: Page = NEW_PAGE
    ) -> Listener:
        """Listen to the room: first what was missed, then everything as it happens."""
        async with self.enter(id) as (live, room):
            visitor = self.admit(room, secrets)
            looking = room.eyes(visitor) if eyes is None else eyes
            if looking != SPECTATOR:
                room.check_seat(visitor, looking)
            if live.crowded(room, visitor):
                raise Trouble("too-many-listeners")
            self._check_shows(room)
            sight = await self.sight(room, visitor)
            listener = Listener(looking, secrets, self._afford(sight.history.moment, seen, MOST_MISSED), page)
            await self._tell_missed(listener, sight)
            live.listeners.append(listener)
            live.show_moves(room)
            live.show_talk(room)
            live.show_room(room)
            self.wake_bots(live)
            return listener

    def _afford(self, now: Moment, seen: Moment | None, most: int) -> Moment | None:
        """What somebody has seen, if he may be shown what he has missed since. For whoever has missed too much, too
        often, he has seen nothing: then the present position is all he needs."""
        missed = min(most, len(missed_numbers(now, seen)))
        return seen if missed <= 1 or self.allows_missed(CLIENT.get(), missed) else None

    async def _tell_missed(self, listener: Listener, sight: Sight) -> None:
        """All but the last, which comes with everybody's. They may be a hundred: others have their turn in between."""
        now = sight.history.moment
        for n in missed_numbers(now, listener.seen)[:-1]:
            listener.send(move_message(sight, n, listener.eyes, back=False))
            listener.seen = Moment(n, now.takebacks)
            await asyncio.sleep(0)

    def _check_shows(self, room: Room) -> None:
        """Nobody has bots play for him at as many tables as he likes."""
        client = CLIENT.get()
        if client and room.is_show:
            shows = [live for live in self.rooms.values() if live.content is not None and live.content.is_show]
            mine = [live for live in shows if any(one.client == client for one in live.listeners)]
            if len(mine) >= MOST_SHOWS and room.id not in {live.id for live in mine}:
                raise Trouble("too-many-shows", most=MOST_SHOWS)

    def leave(self, id: str, listener: Listener) -> None:
        live = self.rooms.get(id)
        if live is not None and listener in live.listeners:
            live.listeners.remove(listener)
            if live.content is not None:
                live.show_room(live.content)
                self._keep_seen(live, live.content, listener)
                self._let_bots_rest(live, live.content)
            else:
                self.following.refresh(live)  # the others must hear that nobody listens here

    def _keep_seen(self, live: Live, room: Room, listener: Listener) -> None:
        """Since when somebody is gone is known after a restart too."""
        left = set(room.visitor(listener.secrets).seats) - live.present(room).seats
        gone = [Update(SEATS, {"room": room.id, "seat": seat}, {"seen": self.clock()}) for seat in sorted(left)]
        if gone:
            self.spawn(self._write_beside(gone))

    async def _write_beside(self, change: Change) -> None:
        """What is good to know and nobody waits for."""
        try:
            await self.journal.commit(change)
        except Exception as error:
            _log.warning("when somebody was last seen was not written down: %s", type(error).__name__)

    # ---- playing ----

    @tries_again
    async def answer(self, id: str, secrets: list[str], request: Answer) -> wire.Moment:
        """Take an answer, once: committed before it is acknowledged."""
        async with self.enter(id, hopeful=True) as (live, room):
            visitor = self.admit(room, secrets)
            room.check_seat(visitor, request.seat)
            if not self.allows_answer(f"{id} {request.seat}"):
                raise Trouble("too-many-requests")
            known = room.reply_to(request.seat, request.nonce, request.text)
            if known is not None:
                return known
            check_may_play(room, request.seat)
            self.check_fresh(room, request)
            if room.dismissed:
                raise Trouble("lesson-over")
            return await self.play(live, room, request.seat, request.text, "", request.nonce)

    def check_fresh(self, room: Room, request: Answer | Weigh) -> None:
        seen = room.seen(request.n, request.line)
        if seen != room.history.moment:
            raise self.stale(room, request.seat, seen)

    def stale(self, room: Room, eyes: int, seen: Moment) -> Stale:
        now = room.history.moment
        missed = missed_numbers(now, self._afford(now, seen, MOST_MISSED_IN_ANSWER))
        return Stale(now, [room.position(eyes, n) for n in missed[-MOST_MISSED_IN_ANSWER:]])

    async def play(self, live: Live, room: Room, seat: int, text: str, by: str, nonce: str) -> wire.Moment:
        """Play on the match, commit, then show. A legal answer on which the rules stumble leaves nothing behind."""
        room.check_length()
        before = room.history.match.waiting()
        try:
            step = room.history.play(seat, text, by)
        except Refusal:
            raise
        except Exception as error:
            live.content = None
            _log.exception("room %s: the rules stumbled over move %d", room.id, room.rows + 1)
            raise Trouble("rules-stumbled") from error
        row = move_row(room, MOVE, seat, text, by, nonce, step.move.digest, self.clock())
        room.rows += 1
        room.pass_time(row)
        await self.commit(live, room, [Insert(MOVES, [row]), *calls_after(room, before, row)], undo="")
        reply = room.remember(seat, nonce, text)
        self.metrics.count("podziemia_answers_total", by=by or "human")
        self._moved(live, room)
        return reply

    async def commit(self, live: Live, room: Room, operations: Change, **fields: str | bool | float) -> None:
        """Make a change of this room durable, if nobody else has changed it since it was read. If that fails, what is
        in memory is no longer the truth."""
        sitting_down = self._start_clocks(room, operations)
        row = {**room.fields(), "touched": self.clock(), **fields}
        try:
            await self.journal.commit([Swap(room.id, room.version, row), *operations, *sitting_down])
        except BaseException:
            live.content = None
            raise
        room.version += 1

    def _start_clocks(self, room: Room, change: Change) -> list[Update]:
        if room.hourglass is None:
            return []
        seats, now = newly_seated(room.seats, change), self.clock()
        for seat in seats:
            seat.since = now
        return [Update(SEATS, {"room": room.id, "seat": seat.seat}, {"since": now}) for seat in seats]

    def _moved(self, live: Live, room: Room) -> None:
        asked, room.undo_request = room.undo_request, None
        live.show_moves(room)
        if asked is not None or room.over or room.hourglass is not None:
            live.show_room(room)
        if room.over:
            self.on_over(room)
        self.wake_bots(live)
        for seat in room.history.match.waiting():
            if not room.seats[seat].bot:
                self.on_turn(room, seat)

    def close(self) -> None:
        """Stop all thinking; what was not committed was not acknowledged either."""
        for task in self._tasks:
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself, until it is done or the table is closed."""
        task = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    # ---- bots ----

    def wake_bots(self, live: Live) -> None:
        """Let the bots whose turn it is think. Where only bots play, they do so while somebody looks on."""
        room = live.content
        if room is None or room.frozen or room.dismissed or room.undo_request is not None:
            return
        if room.only_bots and not live.listeners:
            return
        for seat in room.history.match.waiting():
            if room.seats[seat].bot and seat not in live.thinking:
                task = self.spawn(self._bot_turn(live, room, seat, room.history.match.ask))
                live.thinking[seat] = task

    def _let_bots_rest(self, live: Live, room: Room) -> None:
        """Where only bots play and nobody looks on any more, nobody needs to know what they think."""
        if room.only_bots and not live.listeners:
            for task in live.thinking.values():
                task.cancel()
            live.thinking.clear()

    async def _bot_turn(self, live: Live, room: Room, seat: int, asked: Ask | None) -> None:
        """One thought and its move. If another process is at it, this one looks again later: that one may have died."""
        try:
            if await self.claims.take(room.id, seat):
                try:
                    await self._bot_move(room, asked, seat)
                finally:
                    await self.claims.give_back(room.id, seat)
            else:
                await asyncio.sleep(CLAIM_SECONDS)
        except Trouble as trouble:
            _log.warning("room %s: a bot could not move: %s", room.id, trouble)
            return
        except Conflict:
            pass  # another process was first; what it did is read below
        except Exception:
            _log.exception("room %s: a bot's move was not written down", room.id)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]
        await self._wake_again(room.id)

    async def _bot_move(self, room: Room, asked: Ask | None, seat: int) -> None:
        if self.journal.shared:  # while this one waited for its turn, another may have answered
            async with self.enter(room.id) as (_, now):
                if not still_asked(now, asked, seat):
                    return
        if not still_asked(room, asked, seat):  # taken back before it had begun to think
            return
        text = await self._bot_choice(room, seat)
        async with self.enter(room.id, hopeful=True) as (there, now):
            if still_asked(now, asked, seat):
                await self.play(there, now, seat, text, "bot", "")

    async def _wake_again(self, id: str) -> None:
        while True:
            try:
                async with self.enter(id) as (there, _):
                    return self.wake_bots(there)
            except Trouble:
                return None
            except Exception:
                _log.exception("room %s: cannot be read again", id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _bot_choice(self, room: Room, seat: int) -> str:
        """The bot's answer; if its process fails, the best guess of the game's own mind, so that the game goes on."""
        match = room.history.match
        ask = match.ask_of(seat)
        if room.classroom is not None and room.seats[seat].bot == PUPPET:
            return (room.classroom.lesson.puppet_says(ask) or ask.options[0]).text
        try:
            text = await self.thinker.choose(position_of(room.history, room.patron()), seat, room.seats[seat].bot)
            if ask.find(text) is not None:
                return text
            _log.error("room %s: a bot gave the answer %r, which is not legal", room.id, text)
        except Exception:
            _log.exception("room %s: a bot failed to think", room.id)
        self.metrics.count("podziemia_bot_failures_total")
        priors = match.game.mind.priors(match.state, ask)
        return ask.options[priors.index(max(priors))].text


def seats_wanted(game: Game[Any], request: NewRoom) -> list[NewSeat]:
    """Who sits down. A pupil comes to a lesson alone and finds the others there."""
    lesson = game.school.lesson_of(request.settings) if game.school is not None else None
    if lesson is None or [seat.kind for seat in request.seats] != ["me"]:
        return request.seats
    return [request.seats[0] if who == PUPIL else NewSeat("bot", level=who) for who in lesson.seats]


def still_asked(room: Room, asked: Ask | None, seat: int) -> bool:
    """Whether the question that the bot thought about is still open, and still the bot's."""
    match = room.history.match
    return match.ask is asked and seat in match.waiting() and bool(room.seats[seat].bot) and room.undo_request is None


def check_may_play(room: Room, seat: int) -> None:
    if room.frozen:
        raise Trouble("room-frozen")
    if room.seats[seat].stand_in:
        raise Trouble("seat-with-bot", seat=SEAT_LETTERS[seat])


def move_row(room: Room, kind: str, seat: int, text: str, by: str, nonce: str, digest: str, at: float) -> Row:
    """The next row of a room."""
    return {
        "room": room.id,
        "n": room.rows + 1,
        "kind": kind,
        "seat": seat,
        "text": text,
        "by": by,
        "nonce": nonce,
        "edition": room.history.match.game.edition,
        "digest": f"{FORMAT}:{digest}" if digest else "",
        "at": at,
    }


def new_room_row(id: str, fields: Row, seats: int, frozen: bool, now: float) -> Row:
    return {
        "clock": "",
        **opening_row(None, now),
        **fields,
        "settings": msgspec.json.encode(fields["settings"]).decode(),
        "id": id,
        "created": now,
        "touched": now,
        "count": seats,
        "over": False,
        "frozen": frozen,
        "rematch": "",
        "undo": "",
        "version": 0,
        "bots": not frozen,
        "due": now if fields.get("clock") else 0.0,  # whoever keeps time looks into it and knows better
        "rated": fields.get("rated", False),
        "puzzle": fields.get("puzzle", ""),
    }


def opening_row(opening: NewOpening | None, now: float) -> Row:
    """How a table is offered to everybody, as the room's row has it; None for a table of those who have a link."""
    if opening is None:
        return {"opened": 0.0, "pace": "", "wanted": ""}
    return {"opened": now, "pace": opening.pace, "wanted": opening.wanted}


def old_rows(room: str, moves: list[Move], edition: int, at: float) -> list[Row]:
    """The rows of moves that were made before the room was; those taken back are kept but not played. A remark from
    elsewhere may say anything: what there is no space for is left out."""
    return [
        {
            "room": room,
            "n": n,
            "kind": GONE if move.undone else MOVE,
            "seat": move.seat,
            "text": move.text,
            "by": clean(move.remark)[:LONGEST_REMARK],
            "nonce": "",
            "edition": edition,
            "digest": "",
            "at": at,
        }
        for n, move in enumerate(moves, 1)
    ]
