"""What rooms give to who works in them (DUN-8), and the Hall of Fame. What battle rooms and the other scoring rooms do
is told by their data."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import HALL_OF_FAME, ROOM_IDS
from podziemia.games.dungeonlords.rules.actions import dig, dig_options
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.goods import gain
from podziemia.games.dungeonlords.rules.production import IS_USED
from podziemia.games.dungeonlords.rules.scoring import SCORES
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Rules


@IS_USED.to("food")
def food(s: DungeonState, seat: int, room: int) -> Rules[None]:
    gain(s, seat, food=1)
    yield from ()


@IS_USED.to("gold")
def gold(s: DungeonState, seat: int, room: int) -> Rules[None]:
    gain(s, seat, gold=1)
    yield from ()


@IS_USED.to("imps")
def imps(s: DungeonState, seat: int, room: int) -> Rules[None]:
    gain(s, seat, imps=1)
    yield from ()


@IS_USED.to("evil")
def evil(s: DungeonState, seat: int, room: int) -> Rules[None]:
    """What the press prints is all praise."""
    change_evil(s, seat, -1, ROOM_IDS[room])
    yield from ()


@IS_USED.to("traps")
def traps(s: DungeonState, seat: int, room: int) -> Rules[None]:
    s.tell("traps_drawn", seat, n=s.draw_traps(seat, 1))
    yield from ()


@IS_USED.to("dig")
def tunnel(s: DungeonState, seat: int, room: int) -> Rules[None]:
    answer = yield Ask(seat, "dig", dig_options(s, seat), ROOM_IDS[room], 1)
    dig(s, seat, answer.index)


@SCORES.to(HALL_OF_FAME)
def hall_of_fame(s: DungeonState, exclusive: int) -> int:
    """Points for each title its owner holds alone (DUN-20.07)."""
    return exclusive * (2 if s.seats == 4 else 1)
