"""Small boards for tests, drawn as text with the signs of the quest book."""

from podziemia.games.descent.data.map import Board, bits_of, space_at
from podziemia.games.descent.data.quest_parts import Door, Encounter
from podziemia.games.descent.rules import ground as grounds
from podziemia.games.descent.rules import sight
from podziemia.games.descent.rules.ground import Ground


def board(drawing: str, doors: tuple[Door, ...] = ()) -> Board:
    """The board in the drawing; indentation does not matter."""
    rows = [line.strip() for line in drawing.strip().splitlines()]
    made = Board(f"drawn {drawing} {[door.id for door in doors]}", rows)
    if doors:
        made.hang_doors(Encounter("e1", drawing, "E", (), (), (), (), 9, doors=doors))
    return made


def ground(drawing: str, doors: tuple[Door, ...] = (), closed: int | None = None) -> Ground:
    made = board(drawing, doors)
    return Ground(made, made.terrain, made.doors_closed if closed is None else closed)


def at(x: int, y: int) -> int:
    """A space by the coordinates of the worked examples: x to the right, y down."""
    return space_at(y, x)


def bits(*places: tuple[int, int]) -> int:
    return bits_of([at(x, y) for x, y in places])


def forget() -> None:
    """Nothing that was worked out before is remembered: plans, grounds, lines."""
    for kept in (grounds._plans, grounds._grounds, sight._known, sight._slants):
        kept.clear()
