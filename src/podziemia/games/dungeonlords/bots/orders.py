"""First sight of orders, learned: 120 ways to give three orders, seen as what stands where and what goes together.

What the needs of the mind made by hand (`priors.py`) like best is seldom what comes out best when it is tried.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from podziemia.games.dungeonlords.bots.inputs import of_lone_seat, of_table
from podziemia.games.dungeonlords.bots.priors import order_priors
from podziemia.games.dungeonlords.bots.sight import ends_with
from podziemia.games.dungeonlords.bots.worth import tax
from podziemia.games.dungeonlords.data.cards import ACTIONS, BUILD_ROOM, DIG_TUNNELS, GET_FOOD, MINE_GOLD, TAXES
from podziemia.games.dungeonlords.data.options import TRIPLES
from podziemia.games.dungeonlords.rules.state import FREE_SLOT, Dungeon, DungeonState
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.sight import Sight, Traits

KIND: Final = "orders.choose"
WEIGHTS: Final = "orders.bin"
OTHERS: Final = "others.bin"
"""What others choose, which need not be what looks best to us."""
PACKAGE: Final = "podziemia.games.dungeonlords.bots"
AS_WE_DO: Final = 0.65
"""So many points more make an order about three times as likely with those who see it as we do."""
BY_NEEDS: Final = 0.35
"""And so much more need with those who count it."""
PLACES: Final = 3 * len(ACTIONS)
PAIRS: Final = list(combinations(range(len(ACTIONS)), 2))


def traits_of(orders: tuple[int, ...]) -> tuple[int, ...]:
    """Which order stands first, second and third, and which two are given in the same round."""
    standing = [place * len(ACTIONS) + action for place, action in enumerate(orders)]
    together = [PLACES + PAIRS.index(pair) for pair in combinations(sorted(orders), 2)]
    return (*standing, *together)


TRAITS: Final = [traits_of(orders) for orders in TRIPLES]
"""By the number of the answer."""


class OrderTraits(Traits[DungeonState]):
    def __init__(self) -> None:
        super().__init__(KIND, PLACES + len(PAIRS))
        self.sight = Sight(package=PACKAGE, name=WEIGHTS)

    def read(self, s: DungeonState, seat: int) -> list[float]:
        """The seat's own affairs, the table, and where others may stand."""
        return [*of_lone_seat(s, seat), *of_table(s), *able(s, seat), *taken(s)]

    def of(self, option: Option) -> tuple[int, ...]:
        return TRAITS[option.index]

    def views(self, s: DungeonState, ask: Ask) -> list[list[float]]:
        """Some look at orders as we do, others count their needs."""
        return self.views_by(self.read(s, ask.seat), s, ask)

    def views_by(self, inputs: list[float], s: DungeonState, ask: Ask) -> list[list[float]]:
        """The same, by what has been read already."""
        ours = values_by(inputs, s, ask.seat, ask.options, self.sight)
        return [[value / AS_WE_DO for value in ours], [value / BY_NEEDS for value in order_priors(s, ask)]]


def able(s: DungeonState, seat: int) -> list[float]:
    """How many others can give each order."""
    counts = [float(s.seats - 1)] * len(ACTIONS)
    for other, dungeon in enumerate(s.dungeons):
        if other != seat:
            for action in dungeon.inaccessible:
                counts[action] -= 1.0
    return counts


def taken(s: DungeonState) -> list[float]:
    """On how many slots of each order a neutral minion stands."""
    return [float(len([1 for slot in slots if slot >= 0])) for slots in s.slots]


ORDER_TRAITS: Final = OrderTraits()
IN_VAIN: Final = 6.0
"""So much less looks an order that cannot be carried out."""
TAX_UNPAID: Final = 3.0
"""What each gold costs that is missing when taxes are due (DUN-9.07)."""
SURELY_MINED: Final = 2
"""What the first minion at the mine brings (DUN-6.14)."""


def order_values(s: DungeonState, seat: int, options: list[Option], sight: Sight) -> list[float]:
    """What each of these orders looks worth, in points; less where food cannot be paid, a room cannot be built, or the
    tax of this round is not mined."""
    return values_by(ORDER_TRAITS.read(s, seat), s, seat, options, sight)


def values_by(inputs: list[float], s: DungeonState, seat: int, options: list[Option], sight: Sight) -> list[float]:
    """The same, by what has been read already."""
    worth = sight.look(inputs)
    dungeon = s.dungeons[seat]
    if not dungeon.gold and is_first_at(s, seat, GET_FOOD):
        worth[GET_FOOD] -= IN_VAIN
    nowhere = not is_any_room_possible(s, dungeon)
    owed = TAX_UNPAID * unpaid_unless_mined(s, dungeon)
    values = []
    for option in options:
        a, b, c, d, e, f = TRAITS[option.index]
        value = worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f]
        orders = TRIPLES[option.index]
        if nowhere and BUILD_ROOM in orders and DIG_TUNNELS not in orders:
            value -= IN_VAIN
        if owed and MINE_GOLD not in orders:
            value -= owed
        values.append(value)
    return values


def order_chances(s: DungeonState, ask: Ask, others: Sight) -> list[list[float]]:
    """How likely each order is to be given by who looks at it as we do, and by who counts needs."""
    answers = [TRAITS[option.index] for option in ask.options]
    inputs = ORDER_TRAITS.read(s, ask.seat)
    return others.chances(inputs, answers, ORDER_TRAITS.views_by(inputs, s, ask))


def is_any_room_possible(s: DungeonState, dungeon: Dungeon) -> bool:
    """Whether a room on offer has a tunnel to be built in (DUN-6.31 to 6.33); a tunnel dug first may change that."""
    for room in s.offer_rooms:
        if dungeon.room_cells(room):
            return True
    return False


def unpaid_unless_mined(s: DungeonState, dungeon: Dungeon) -> int:
    """Gold that the tax man of this round will miss and that could be mined."""
    if not ends_with(s, TAXES):
        return 0
    mined = min(SURELY_MINED, dungeon.free_imps(), len(dungeon.open_tunnels()))
    return max(0, min(tax(dungeon) - dungeon.gold, mined))


def is_first_at(s: DungeonState, seat: int, action: int) -> bool:
    """Whether the seat's first order takes the action's slot I for certain (DUN-5.03). Gold is mined after food is got,
    so there it has to be at hand."""
    return seat == s.starter and s.seats > 2 and s.slots[action][0] == FREE_SLOT
