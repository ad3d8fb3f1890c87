"""Events as members see them: the list, and one event with its rounds and standings."""

from __future__ import annotations

from typing import cast

import msgspec
from sqlalchemy import Connection, func, select

from podziemia.kernel.errors import Trouble
from podziemia.table.clocks import clock_of
from podziemia.table.club import wire
from podziemia.table.club.accounts import Member
from podziemia.table.club.events import Event, board_of, boards_of, entrants_of, names_of
from podziemia.table.club.pairing import BYE, Board, places, records
from podziemia.table.club.schema import CLUB_PLAYED, ENTRANTS, EVENTS, PAIRINGS
from podziemia.table.lobby import unusual
from podziemia.table.schema import MOVES
from podziemia.table.store import Row

LISTED = 20


def event_list(connection: Connection, viewer: Member) -> list[wire.EventInfo]:
    wanted = select(EVENTS).order_by(EVENTS.c.over, EVENTS.c.created.desc()).limit(LISTED)
    return [_info(connection, Event(**row), viewer) for row in connection.execute(wanted).mappings().all()]


def _info(connection: Connection, event: Event, viewer: Member) -> wire.EventInfo:
    mine = (PAIRINGS.c.event == event.id) & (PAIRINGS.c.round == event.round)
    at = mine & ((PAIRINGS.c.first == viewer.id) | (PAIRINGS.c.second == viewer.id))
    pairing = connection.execute(select(PAIRINGS).where(at)).mappings().one_or_none()
    names = names_of(connection, event.id)
    open_here = pairing is not None and pairing["result"] < 0
    return {
        "id": event.id,
        "name": event.name,
        "game": event.game,
        "kind": cast(wire.EventKind, event.kind),
        "rounds": event.rounds,
        "round": event.round,
        "over": event.over,
        "created": event.created,
        "people": len(names),
        "inside": viewer.id in names,
        "host": event.host == viewer.id,
        "table": pairing["room"] if pairing is not None and open_here else "",
        "opponent": names.get(_other(dict(pairing), viewer.id), "") if pairing is not None and open_here else "",
    }


def _other(pairing: Row, member: str) -> str:
    other: str = pairing["second"] if pairing["first"] == member else pairing["first"]
    return other


def event_page(connection: Connection, id: str, viewer: Member) -> wire.EventPage:
    row = connection.execute(select(EVENTS).where(EVENTS.c.id == id)).mappings().one_or_none()
    if row is None:
        raise Trouble("event-unknown")
    event = Event(**row)
    return {
        **_info(connection, event, viewer),
        "settings": dict(unusual(event.game, msgspec.json.decode(event.settings, type=dict[str, str]))),
        "clock": clock_of(event.clock),
        "entrants": _entrants(connection, id),
        "drawn": _rounds(connection, event),
        "standings": _standings(connection, event),
    }


def _entrants(connection: Connection, id: str) -> list[wire.EntrantInfo]:
    wanted = select(ENTRANTS).where(ENTRANTS.c.event == id).order_by(ENTRANTS.c.name)
    return [{"member": row.member, "name": row.name, "gone": row.gone} for row in connection.execute(wanted)]


def _rounds(connection: Connection, event: Event) -> list[list[wire.BoardInfo]]:
    wanted = select(PAIRINGS).where(PAIRINGS.c.event == event.id).order_by(PAIRINGS.c.round, PAIRINGS.c.board)
    rows = [dict(row) for row in connection.execute(wanted).mappings()]
    entrants, names = entrants_of(connection, event.id), names_of(connection, event.id)
    rooms = [row["room"] for row in rows if row["room"]]
    scores, moves = _scores(connection, rooms), _moves(connection, rooms)
    found: list[list[wire.BoardInfo]] = [[] for _ in range(event.round)]
    for row in rows:
        before = records(entrants, [board_of(one) for one in rows if one["round"] < row["round"]])
        board = board_of(row)
        found[row["round"] - 1].append(
            {
                "board": row["board"],
                "first": _person(board.first, names, before[board.first].points),
                "second": None if board.second == BYE else _person(board.second, names, before[board.second].points),
                "result": None if board.is_open else board.result,
                "scores": scores.get(row["room"], []),
                "moves": moves.get(row["room"], 0),
                "why": board.why,
                "side": board.side,
            }
        )
    return found


def _person(member: str, names: dict[str, str], points: float) -> wire.BoardPerson:
    return {"member": member, "name": names.get(member, ""), "points": points}


def _scores(connection: Connection, rooms: list[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    wanted = select(CLUB_PLAYED).where(CLUB_PLAYED.c.room.in_(rooms)).order_by(CLUB_PLAYED.c.seat)
    for row in connection.execute(wanted):
        found.setdefault(row.room, []).append(row.score)
    return found


def _moves(connection: Connection, rooms: list[str]) -> dict[str, int]:
    wanted = select(MOVES.c.room, func.count().label("rows")).where(MOVES.c.room.in_(rooms)).group_by(MOVES.c.room)
    return {row.room: row.rows for row in connection.execute(wanted)}


def _standings(connection: Connection, event: Event) -> list[wire.StandingRow]:
    entrants, names = entrants_of(connection, event.id), names_of(connection, event.id)
    boards = boards_of(connection, event.id)
    return [
        {
            "place": one.place,
            "member": one.member,
            "name": names[one.member],
            "results": _marks(one.member, boards, event.round),
            "points": one.points,
            "tie_break": one.tie_break,
            "wins": one.wins,
        }
        for one in places(event.kind, entrants, boards)
    ]


def _marks(member: str, boards: list[Board], rounds: int) -> list[wire.Mark]:
    marks: list[wire.Mark] = []
    for round in range(1, rounds + 1):
        mine = [board for board in boards if board.round == round and member in (board.first, board.second)]
        marks.append(_mark(member, mine[0]) if mine else "none")
    return marks


def _mark(member: str, board: Board) -> wire.Mark:
    if board.second == BYE:
        return "free"
    if board.is_open:
        return "open"
    points = board.points_of(member)
    return "won" if points == 1 else "lost" if points == 0 else "drawn"
