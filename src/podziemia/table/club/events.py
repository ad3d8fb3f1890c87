"""Events: who takes part, the rounds, the tables that the server makes for them, and what comes of them.

Everything that goes on from round to round happens in one transaction that holds the event, so that of several
processes one draws a round, once."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from secrets import token_hex
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from podziemia.kernel.errors import Trouble
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.ratings import NEWCOMER
from podziemia.table.clocks import written
from podziemia.table.club.accounts import Member
from podziemia.table.club.pairing import BYE, FEWEST, MOST, OPEN, Board, Entrant, draw, most_rounds
from podziemia.table.club.requests import Award, NewEvent
from podziemia.table.club.schema import CLUB_GAMES, CLUB_PLAYED, ENTRANTS, EVENTS, PAIRINGS, RATINGS
from podziemia.table.journal import GroupJournal
from podziemia.table.keys import SEAT
from podziemia.table.room import HUMAN, Seat
from podziemia.table.schema import KEYS
from podziemia.table.store import Row
from podziemia.table.table import Table, opening_row
from podziemia.table.texts import clean

MOST_EVENTS: Final = 5
"""Of one host that are not over."""
PAIR: Final = 2
WHOLE: Final = 2
"""A point, in halves."""


@dataclass(frozen=True)
class Event:
    id: str
    name: str
    game: str
    settings: str
    kind: str
    rounds: int
    host: str
    round: int
    over: bool
    created: float
    lang: str
    clock: str


class Events:
    def __init__(self, table: Table, journal: GroupJournal) -> None:
        self._table = table
        self._journal = journal

    async def create(self, host: Member, wanted: NewEvent, lang: str) -> str:
        game = find_game(wanted.game)
        if not game.fewest <= PAIR <= game.most:
            raise Trouble("event-game", game=game.name)
        record = new_record(game, PAIR, self._table.tokens.seed(), wanted.settings)
        record.start(forkable=False)  # some settings only fit together at the set-up
        event = Event(
            token_hex(8),
            clean(wanted.name),
            game.name,
            msgspec.json.encode(record.settings).decode(),
            wanted.kind,
            wanted.rounds,
            host.id,
            0,
            False,
            self._table.clock(),
            lang,
            written(self._table.check_clock(wanted.clock)),
        )

        def write(connection: Connection) -> None:
            mine = select(func.count()).select_from(EVENTS).where(EVENTS.c.host == host.id, EVENTS.c.over.is_(False))
            if connection.execute(mine).scalar_one() >= MOST_EVENTS:
                raise Trouble("events-many", most=MOST_EVENTS)
            connection.execute(insert(EVENTS), [asdict(event)])
            _enter(connection, event.id, host)

        await self._journal.write(write)
        return event.id

    async def join(self, id: str, member: Member) -> None:
        def write(connection: Connection) -> None:
            event = held(connection, id)
            if event.round:
                raise Trouble("event-begun")
            there = entrants_of(connection, id)
            if len(there) >= MOST:
                raise Trouble("event-many", most=MOST)
            if member.id not in {one.member for one in there}:
                _enter(connection, id, member)

        await self._journal.write(write)

    async def leave(self, id: str, member: Member) -> None:
        """Before it begins one is simply gone; afterwards one loses what is open and is drawn no more."""
        await self._journal.write(lambda connection: self.take_out(connection, id, member.id))

    def take_out(self, connection: Connection, id: str, member: str) -> None:
        event = held(connection, id)
        mine = (ENTRANTS.c.event == id) & (ENTRANTS.c.member == member)
        if not event.round:
            connection.execute(delete(ENTRANTS).where(mine))
            return
        connection.execute(update(ENTRANTS).where(mine).values(gone=True))
        for number, board in enumerate_boards(connection, event):
            if board.is_open and member in (board.first, board.second):
                _put_result(connection, event, number, 0.0 if member == board.first else 1.0)
        self._go_on(connection, event)

    async def start(self, id: str, host: Member) -> None:
        def write(connection: Connection) -> None:
            event = _hosted(connection, id, host)
            if event.round:
                raise Trouble("event-begun")
            people = len(entrants_of(connection, id))
            if people < FEWEST:
                raise Trouble("event-few", least=FEWEST)
            most = most_rounds(event.kind, people)
            if event.kind == "swiss" and event.rounds > most:
                raise Trouble("event-rounds", people=people, most=most)
            rounds = most if event.kind == "robin" else event.rounds
            connection.execute(update(EVENTS).where(EVENTS.c.id == id).values(rounds=rounds))
            _seed(connection, event)
            self._draw(connection, held(connection, id))

        await self._journal.write(write)

    async def award(self, id: str, host: Member, request: Award) -> None:
        """A board that nobody finishes is decided by the host; at his own he takes no more than half."""

        def write(connection: Connection) -> None:
            event = _hosted(connection, id, host)
            if not event.round:
                raise Trouble("event-not-begun")
            boards = dict(enumerate_boards(connection, event))
            if request.board not in boards or not boards[request.board].is_open:
                raise Trouble("event-board")
            board = boards[request.board]
            if {board.first: request.halves, board.second: WHOLE - request.halves}.get(host.id, 0) > WHOLE / 2:
                raise Trouble("event-own-board")
            _put_result(connection, event, request.board, request.halves / 2)
            self._go_on(connection, event)

        await self._journal.write(write)

    async def settle(self) -> None:
        """Take over the results of tables that are finished, and go on where a round is."""
        for id in await self._journal.read(_under_way):
            await self._journal.write(partial(self._settle, id))

    def _settle(self, id: str, connection: Connection) -> None:
        event = held(connection, id)
        if event.over or not event.round:
            return
        for number, board in enumerate_boards(connection, event):
            if board.is_open:
                result = _result_at(connection, event, number)
                if result is not None:
                    _put_result(connection, event, number, result)
        self._go_on(connection, event)

    def _go_on(self, connection: Connection, event: Event) -> None:
        """Draw the next round when this one is played, or end the event after the last."""
        if event.over or any(board.is_open for _, board in enumerate_boards(connection, event)):
            return
        here = [one for one in entrants_of(connection, event.id) if not one.gone]
        if event.round >= event.rounds or len(here) < PAIR:
            connection.execute(update(EVENTS).where(EVENTS.c.id == event.id).values(over=True))
        else:
            self._draw(connection, event)

    def _draw(self, connection: Connection, event: Event) -> None:
        number = event.round + 1
        names = names_of(connection, event.id)
        boards = draw(event.kind, entrants_of(connection, event.id), boards_of(connection, event.id), number)
        for place, board in enumerate(boards):
            room = self._open_table(connection, event, number, board, names) if board.second != BYE else ""
            row = {"event": event.id, "round": number, "board": place, "first": board.first, "second": board.second}
            why = msgspec.json.encode({"why": board.why, "side": board.side}).decode()
            connection.execute(insert(PAIRINGS), [{**row, "room": room, "result": board.result, "why": why}])
        connection.execute(update(EVENTS).where(EVENTS.c.id == event.id).values(round=number))

    def _open_table(self, connection: Connection, event: Event, round: int, board: Board, names: dict[str, str]) -> str:
        """A rated table whose two seats belong to the two members; they find it among their tables."""
        settings = msgspec.json.decode(event.settings, type=dict[str, str])
        fields = {
            "game": event.game,
            "edition": find_game(event.game).edition,
            "settings": settings,
            "name": f"{event.name} · {round}",
            "seed": self._table.tokens.seed(),
            "webhook": "",
            "lang": event.lang,
            "clock": event.clock,
            **opening_row(None, 0.0),
            "rated": True,
        }
        people = (board.first, board.second)
        seats = [Seat(seat, HUMAN, names[member]) for seat, member in enumerate(people)]
        created, change = self._table.draft_room(fields, seats, [])
        for new in change:
            for row in new.rows if new.table is KEYS else []:
                row["member"] = people[row["seat"]] if row["role"] == SEAT else ""
            connection.execute(insert(new.table), new.rows)
        return created.room


# ---- rows ----


def held(connection: Connection, id: str) -> Event:
    """The event, which nobody else changes meanwhile."""
    row = connection.execute(select(EVENTS).where(EVENTS.c.id == id).with_for_update()).mappings().one_or_none()
    if row is None:
        raise Trouble("event-unknown")
    return Event(**row)


def _hosted(connection: Connection, id: str, host: Member) -> Event:
    event = held(connection, id)
    if event.host != host.id:
        raise Trouble("event-not-host")
    return event


def _enter(connection: Connection, event: str, member: Member) -> None:
    row = {"event": event, "member": member.id, "name": member.name, "rating": NEWCOMER.points, "gone": False}
    connection.execute(insert(ENTRANTS), [row])


def entrants_of(connection: Connection, event: str) -> list[Entrant]:
    wanted = select(ENTRANTS).where(ENTRANTS.c.event == event).order_by(ENTRANTS.c.rating.desc(), ENTRANTS.c.member)
    return [Entrant(row.member, row.rating, row.gone) for row in connection.execute(wanted)]


def names_of(connection: Connection, event: str) -> dict[str, str]:
    return {row.member: row.name for row in connection.execute(select(ENTRANTS).where(ENTRANTS.c.event == event))}


def board_of(row: Row) -> Board:
    drawn = msgspec.json.decode(row["why"])
    return Board(row["round"], row["first"], row["second"], row["result"], drawn["why"], drawn["side"])


def boards_of(connection: Connection, event: str) -> list[Board]:
    wanted = select(PAIRINGS).where(PAIRINGS.c.event == event).order_by(PAIRINGS.c.round, PAIRINGS.c.board)
    return [board_of(dict(row)) for row in connection.execute(wanted).mappings()]


def enumerate_boards(connection: Connection, event: Event) -> list[tuple[int, Board]]:
    """Those of the present round, with their numbers."""
    here = (PAIRINGS.c.event == event.id) & (PAIRINGS.c.round == event.round)
    rows = connection.execute(select(PAIRINGS).where(here).order_by(PAIRINGS.c.board)).mappings()
    return [(row["board"], board_of(dict(row))) for row in rows]


def _put_result(connection: Connection, event: Event, board: int, result: float) -> None:
    here = (PAIRINGS.c.event == event.id) & (PAIRINGS.c.round == event.round) & (PAIRINGS.c.board == board)
    connection.execute(update(PAIRINGS).where(here, PAIRINGS.c.result == OPEN).values(result=result))


def _result_at(connection: Connection, event: Event, board: int) -> float | None:
    """Of the first, if their table is finished."""
    here = (PAIRINGS.c.event == event.id) & (PAIRINGS.c.round == event.round) & (PAIRINGS.c.board == board)
    wanted = select(CLUB_PLAYED.c.place).join(PAIRINGS, PAIRINGS.c.room == CLUB_PLAYED.c.room).where(here)
    places = list(connection.execute(wanted.order_by(CLUB_PLAYED.c.seat)).scalars())
    if len(places) != PAIR:
        return None
    return 0.5 if places[0] == places[1] else float(places[0] < places[1])


def _seed(connection: Connection, event: Event) -> None:
    """Everybody begins with the rating of the day."""
    of_game = select(RATINGS).where(RATINGS.c.game == event.game)
    known = {row.player: row.rating for row in connection.execute(of_game)}
    for one in entrants_of(connection, event.id):
        if one.member in known:
            here = (ENTRANTS.c.event == event.id) & (ENTRANTS.c.member == one.member)
            connection.execute(update(ENTRANTS).where(here).values(rating=known[one.member]))


def _under_way(connection: Connection) -> list[str]:
    """Events with a board that is open though its table is finished."""
    played = select(PAIRINGS.c.event).join(CLUB_GAMES, CLUB_GAMES.c.room == PAIRINGS.c.room)
    return list(connection.execute(played.where(PAIRINGS.c.result == OPEN).distinct()).scalars())
