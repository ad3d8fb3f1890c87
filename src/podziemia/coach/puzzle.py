"""Puzzles: positions of real games in which one answer is clearly best and first sight misses it.

They lie as data in the package of their game, in the order in which they get harder. `finder.py` finds them; here they
are read. A puzzle is an exercise for the house's classroom: the moves that led to the position, one question, and the
answers that solve it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from json import loads
from typing import Any, Final, NotRequired, TypedDict

from podziemia.coach.found import Goal, LineStep, ReasonPart, ScorePart
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import PUPIL, PUPPET
from podziemia.kernel.game import Game
from podziemia.kernel.record import Move, Record, new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import PlainEvent

FILE: Final = "puzzles.json"
"""In the data of a game."""


class Kept(TypedDict):
    """A puzzle as it is kept. Values are chances to win of the seat, with those who win with it, as far as it could
    know; or points, where they were counted: of the battle, or in an ending by how many the seat leads the best of the
    others at last."""

    id: str
    level: int
    """1 to 3: how hard it is."""
    seats: int
    seed: str
    settings: dict[str, str]
    moves: list[str]
    """Up to the position: the seat's letter and the answer."""
    digest: str
    """Of the position."""
    seat: int
    kind: str
    because: str
    n: int
    """What is asked, as far as the prompt says it."""
    solutions: list[str]
    """Answers that come to the same; the first is shown."""
    obvious: str
    """What first sight answers most often."""
    missed: float
    """The share of first sights that miss the solution."""
    counted: bool
    """Values are points that were counted, and not chances by a search."""
    ending: bool
    """Every way was followed to the end of the game: nothing rests on judgement."""
    values: dict[str, float]
    """By answer, of all that were looked at."""
    gap: float
    """What the obvious answer costs."""
    margin: float
    """Plus or minus: two standard errors of the gap; 0 where it was counted."""
    deals: int
    """In which the two met."""
    parts: list[ReasonPart]
    """What of the evaluation the gap is; they add up to it."""
    score: list[ScorePart]
    """What of the final score the solution brings more, in an ending: counted, where they add up to the gap, or the
    mean of many deals."""
    line: list[LineStep]
    """One likely way on from the solution; in an ending that was counted the best one."""
    why: list[PlainEvent]
    """The game's own reasons, where it has some."""
    goal: NotRequired[Goal]
    """What is to be done before the turn is over, where values are chances to do it and not to win."""


def goal_sort(kind: str, solution: str) -> str:
    """Of puzzles with a goal: at the same question there are many things to do."""
    return f"{kind} {solution.partition(' ')[0]}"


class Puzzle(Exercise[Any]):
    """One answer is wanted of the pupil; the others are only there."""

    def __init__(self, game: str, kept: Kept) -> None:
        seats = tuple([PUPIL if seat == kept["seat"] else PUPPET for seat in range(kept["seats"])])
        super().__init__(
            kept["id"], seats=seats, model=tuple(kept["solutions"]), strict=True, opening=len(kept["moves"])
        )
        self.settings = kept["settings"]
        self.game = game
        self.kept = kept

    def record(self) -> Record:
        """The game up to the position."""
        record = new_record(find_game(self.game), len(self.seats), self.kept["seed"], self.settings)
        record.moves = [Move(SEAT_LETTERS.index(move[0]), move[2:]) for move in self.kept["moves"]]
        return record


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """Those of a game, easy ones first."""
    return [Puzzle(game, kept) for kept in read_puzzles(find_game(game))]


def find_puzzle(game: str, id: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None) if id else None


def read_puzzles(game: Game[Any]) -> list[Kept]:
    """As they are kept; none where nobody has looked for any."""
    file = files(type(game).__module__).joinpath("data", FILE)
    if not file.is_file():
        return []
    kept: list[Kept] = loads(file.read_text(encoding="utf-8"))
    return kept
