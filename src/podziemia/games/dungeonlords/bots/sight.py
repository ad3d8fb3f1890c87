"""First sight of those who play: that of the mind made by hand (`priors.py`), and what can be known beyond it;
that of orders is learned (`orders.py`).

The one made by hand stays as it is, because minds are measured against it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.bots.forecast import FATIGUE, HIT, USUAL_HEALTH, damage_to_come
from podziemia.games.dungeonlords.bots.priors import (
    act_priors,
    hire_priors,
    produce_priors,
)
from podziemia.games.dungeonlords.bots.worth import missing, tax, wages
from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    BUY_TRAPS,
    COMBAT_ROUNDS,
    GET_FOOD,
    HEROES,
    MINE_GOLD,
    MONSTERS,
    PALADIN_SPACE,
    PAYDAY,
    ROOMS,
    TAXES,
    WINTER,
)
from podziemia.games.dungeonlords.rules.orders import SLOTS
from podziemia.games.dungeonlords.rules.state import IN_TENT, Dungeon, DungeonState
from podziemia.kernel.ask import Ask
from podziemia.kernel.mind import RULED_OUT

NOT_WANTED: Final = -1.0
"""Below every way to decline."""


def ends_with(s: DungeonState, event: int) -> bool:
    """Whether the round ends with this event (DUN-9.01)."""
    return s.season != WINTER and s.event_tiles[s.season - 1] == event


# ---- gold before taxes, food before payday ----


def act_sight(s: DungeonState, ask: Ask) -> list[float]:
    """Gold that the tax man comes for in this round is not spent: each one missing costs three points (DUN-9.07)."""
    values = act_priors(s, ask)
    action = ACTIONS.index(ask.because)
    price = price_of(s, action)
    dungeon = s.dungeons[ask.seat]
    if price and ends_with(s, TAXES) and gold_of_round(s, ask.seat, action) - price < tax(dungeon):
        return [NOT_WANTED if option.index >= 0 else 0.0 for option in ask.options]
    return values


def price_of(s: DungeonState, action: int) -> int:
    """The gold that food or traps cost on the slot whose minion acts (DUN-6.01, 6.21, 6.23)."""
    slot = (s.place - 1) % SLOTS
    return (1, 0, 0)[slot] if action == GET_FOOD else (1, 0, 2)[slot] if action == BUY_TRAPS else 0


def gold_of_round(s: DungeonState, seat: int, action: int) -> int:
    """Gold at hand, and what a minion that waits at the mine will bring (DUN-6.14)."""
    dungeon = s.dungeons[seat]
    if action > MINE_GOLD or seat not in s.slots[MINE_GOLD]:
        return dungeon.gold
    slot = s.slots[MINE_GOLD].index(seat)
    overseer = 1 if slot == SLOTS - 1 else 0
    return dungeon.gold + max(0, min(slot + 2, dungeon.free_imps() - overseer, len(dungeon.open_tunnels())))


def produce_sight(s: DungeonState, ask: Ask) -> list[float]:
    """Every product is worth having, save an imp for which a monster leaves and a tunnel whose tax nobody can pay; what
    the event of the round asks for is worth most."""
    dungeon = s.dungeons[ask.seat]
    values = produce_priors(s, ask)
    for place, option in enumerate(ask.options):
        if option.index >= 0:
            values[place] = NOT_WANTED if is_dear(s, dungeon, option.index) else values[place]
            if ROOMS[option.index].gain == due(s, dungeon):
                values[place] += 1.0
    return values


def due(s: DungeonState, dungeon: Dungeon) -> str:
    """What the event of the round will ask for and find missing."""
    if ends_with(s, TAXES) and dungeon.gold < tax(dungeon):
        return "gold"
    if ends_with(s, PAYDAY) and dungeon.food < wages(dungeon):
        return "food"
    return ""


def is_dear(s: DungeonState, dungeon: Dungeon, number: int) -> bool:
    """Whether the event of the round takes more for the product than it is worth."""
    room = ROOMS[number]
    if room.food and ends_with(s, PAYDAY):
        return fed(dungeon, dungeon.food - room.food) < fed(dungeon, dungeon.food)
    return room.gain == "dig" and ends_with(s, TAXES) and a_tile_too_many(dungeon)


def fed(dungeon: Dungeon, food: int) -> int:
    """How many monsters so much food can pay."""
    count = 0
    for price in sorted([MONSTERS[kind].cost.food for kind in dungeon.creatures()]):
        if price > food:
            break
        food -= price
        count += 1
    return count


def a_tile_too_many(dungeon: Dungeon) -> bool:
    """Whether one tile more raises the tax above the gold there is (DUN-9.06)."""
    raised = (dungeon.tile_count() + 2) // 2
    return raised > tax(dungeon) and raised > dungeon.gold


# ---- the paladin ----


def hire_sight(s: DungeonState, ask: Ask) -> list[float]:
    """A monster whose evil brings the paladin into a dungeon that cannot hold him is not hired (DUN-12.01)."""
    values = hire_priors(s, ask)
    for place, option in enumerate(ask.options):
        if option.index >= 0 and calls_him_in_vain(s, ask.seat, option.index):
            values[place] = RULED_OUT
    return values


def calls_him_in_vain(s: DungeonState, seat: int, kind: int) -> bool:
    dungeon = s.dungeons[seat]
    evil = dungeon.evil + MONSTERS[kind].cost.evil
    if s.paladin != IN_TENT or not dungeon.evil < PALADIN_SPACE <= evil:
        return False
    if any(other.evil > evil for other in s.dungeons):
        return False
    hits = damage_to_come(dungeon, s.year, COMBAT_ROUNDS) + HIT[kind] + FATIGUE[s.year - 1] * COMBAT_ROUNDS
    health = sum([a.left() for a in dungeon.party]) + USUAL_HEALTH[s.year - 1] * missing(dungeon)
    return hits < health + HEROES[s.paladin_id()].hp


SIGHT: Final[dict[str, Callable[[DungeonState, Ask], list[float]]]] = {
    "act.get_food": act_sight,
    "act.buy_traps": act_sight,
    "hire": hire_sight,
    "produce": produce_sight,
}
"""What is seen otherwise than by the mind made by hand."""
