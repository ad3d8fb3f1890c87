"""A game that only counts, for as long as anybody likes: its rules tell how often they were resumed."""

from __future__ import annotations

from typing import ClassVar, Final

from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.game import Game, Score
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng
from podziemia.kernel.settings import Setting
from podziemia.kernel.show import View
from podziemia.kernel.state import State
from podziemia.kernel.zones import Zone

COUNT: Final = Option("count")
ROLL: Final = Option("roll")

RESUMED: Final = [0]
"""How many answers the rules have heard, in all matches and forks."""


class TallyState(State):
    __slots__ = ("total",)

    total: int

    def copy(self) -> TallyState:
        twin = TallyState()
        self.copy_kernel_fields(twin)
        twin.total = self.total
        return twin


class Tally(Game[TallyState]):
    name = "tally"
    edition = 1
    fewest = 2
    most = 2
    settings: ClassVar[list[Setting]] = []
    zones: ClassVar[list[Zone[TallyState]]] = []
    chapters: ClassVar[list[str]] = []
    ids = "TLY"
    mind = Mind[TallyState]()

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> TallyState:
        s = TallyState()
        s.begin(seats, rng)
        s.total = 0
        return s

    def step(self, s: TallyState) -> Rules[None]:
        yield Ask(s.total % s.seats, "count", [COUNT, ROLL])
        RESUMED[0] += 1
        s.total += 1

    def view(self, s: TallyState, seat: int) -> View:
        return {"total": s.total}

    def scores(self, s: TallyState) -> list[Score]:
        return [Score(s.total, [("total", s.total)])] * s.seats

    def action_texts(self) -> list[str]:
        return [COUNT.text, ROLL.text]


GAME: Final = Tally()
