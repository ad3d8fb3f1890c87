"""Maps made by chance, for rules that are proved against a slow computation by hand."""

from podziemia.games.descent.data.quest_parts import Door
from podziemia.kernel.rng import Rng
from tests.games.descent.sight_by_hand import Drawn, Side, Square

WIDE, HIGH = 9, 6
SIGNS = "........................##ooo^^~"


class RandomMap:
    """A drawing with doors, some of them open."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.rows = ["".join([rng.pick(list(SIGNS)) for _ in range(WIDE)]) for _ in range(HIGH)]
        self.floor = [(x, y) for y, row in enumerate(self.rows) for x, sign in enumerate(row) if sign not in "#o"]
        self.doors: list[Door] = []
        shut: set[Side] = set()
        for number in range(5):
            x, y = rng.pick(self.floor)
            side, there = rng.pick([("E", (x + 1, y)), ("S", (x, y + 1))])
            if there in self.floor:
                is_open = number == 0
                self.doors.append(Door(f"d{number}", side, "open" if is_open else "closed", ((y, x),)))
                shut |= set() if is_open else {frozenset(((x, y), there))}
        self.by_hand = Drawn(self.rows, shut)

    @property
    def drawing(self) -> str:
        return "\n".join(self.rows)

    def some(self, count: int) -> set[Square]:
        return {self.rng.pick(self.floor) for _ in range(count)}

    def room_for(self, wide: int, high: int, taken: set[Square]) -> set[Square]:
        """A place where a base fits; empty if chance finds none."""
        x, y = self.rng.pick(self.floor)
        base = {(x + right, y + down) for right in range(wide) for down in range(high)}
        fits = base <= set(self.floor) and not base & taken
        return base if fits and not [side for side in self.by_hand.shut if side <= base] else set()
