"""Puzzles at the table: which there are, what is behind one, and a table for one who wants to solve it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.coach.puzzle import Puzzle, find_puzzle
from podziemia.kernel.errors import Trouble
from podziemia.kernel.facets.school import PUPIL
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.api import created_response, get, known_game, language_of, post
from podziemia.table.founders import House
from podziemia.table.limits import Limits
from podziemia.table.new_rooms import fields_of
from podziemia.table.requests import PuzzleWish, read_request
from podziemia.table.room import BOT, HUMAN, Seat
from podziemia.table.table import Created, Table
from podziemia.table.texts import clean
from podziemia.table.troubles import JsonResponse


class PuzzleApi:
    """The endpoints of puzzles."""

    def __init__(self, table: Table, limits: Limits, house: House) -> None:
        self.table = table
        self.limits = limits
        self.house = house

    def routes(self) -> list[Route]:
        return [
            get("/api/games/{game}/puzzles/{puzzle}", self.behind),
            post("/api/games/{game}/puzzles/{puzzle}", self.open),
        ]

    async def behind(self, request: Request) -> Response:
        return JsonResponse(plain_solution(asked_for(request)))

    async def open(self, request: Request) -> Response:
        puzzle = asked_for(request)
        body = read_request(await request.body(), PuzzleWish)
        if not self.limits.rooms.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        self.house.check(request)
        created = await open_puzzle(self.table, puzzle, clean(body.name), language_of(request))
        return created_response(request, created, puzzle.game)


def asked_for(request: Request) -> Puzzle:
    puzzle = find_puzzle(known_game(request.path_params["game"]).name, request.path_params["puzzle"])
    if puzzle is None:
        raise Trouble("puzzle-unknown")
    return puzzle


async def open_puzzle(table: Table, puzzle: Puzzle, name: str, lang: str) -> Created:
    """A table at which the game has come to the position. Bots sit at the other seats: whoever likes it there may play
    on against them from a table of its own."""
    record = puzzle.record()
    level = table.check_level("")
    seats = [
        Seat(seat, HUMAN, name) if who == PUPIL else Seat(seat, BOT, "", level) for seat, who in enumerate(puzzle.seats)
    ]
    return await table.open_room({**fields_of(record, lang), "puzzle": puzzle.id}, seats, puzzle.pupils, record.moves)


def plain_solution(puzzle: Puzzle) -> wire.PuzzleSolution:
    kept = puzzle.kept
    return {
        "id": puzzle.id,
        "solutions": kept["solutions"],
        "obvious": kept["obvious"],
        "missed": kept["missed"],
        "counted": kept["counted"],
        "ending": kept["ending"],
        "values": kept["values"],
        "margin": kept["margin"],
        "deals": kept["deals"],
        "parts": kept["parts"],
        "score": kept["score"],
        "line": kept["line"],
        "why": kept["why"],
        "goal": kept["goal"]["told"] if "goal" in kept else None,
    }
