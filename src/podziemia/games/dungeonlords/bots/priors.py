"""Which answers look good at first sight: for the first tries of a search and for playouts, so it must be quick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.bots.forecast import HIT, TRAP_HIT
from podziemia.games.dungeonlords.bots.worth import depth, pending, rounds_left, tax, wages
from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    AUTUMN,
    CLERIC,
    COLUMNS,
    DIG_TUNNELS,
    GET_FOOD,
    GHOST,
    HEROES,
    HIRE_MONSTER,
    MINE_GOLD,
    MONSTERS,
    PALADIN,
    PALADIN_SPACE,
    PAYDAY,
    PRINTING_PRESS,
    ROOMS,
    TAXES,
    WIZARD,
)
from podziemia.games.dungeonlords.data.options import TRIPLES
from podziemia.games.dungeonlords.rules.combat import attack_of
from podziemia.games.dungeonlords.rules.costs import can_pay
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.kernel.ask import Ask, Option

# ---- needs ----


def needs(s: DungeonState, seat: int) -> list[float]:
    """What each of the eight orders is worth to the seat in this round (strategy, section 5)."""
    return [need_of(s, seat, action) for action in range(len(ACTIONS))]


def need_of(s: DungeonState, seat: int, action: int) -> float:
    return NEEDS[action](s, seat)


def food_need(s: DungeonState, seat: int) -> float:
    dungeon = s.dungeons[seat]
    hungry = pending(s, PAYDAY) * wages(dungeon)
    evil_room = dungeon.evil <= PALADIN_SPACE - 3
    return 0.9 + 0.8 * max(0.0, 2.0 + hungry - dungeon.food) if dungeon.gold or evil_room else 0.1


def reputation_need(s: DungeonState, seat: int) -> float:
    dungeon = s.dungeons[seat]
    rank = len([1 for other in s.dungeons if other.evil < dungeon.evil])
    return 0.4 + 0.35 * rank + (1.6 if dungeon.evil >= PALADIN_SPACE - 2 else 0.0)


def tunnel_need(s: DungeonState, seat: int) -> float:
    dungeon = s.dungeons[seat]
    wanted = 5 + (s.season + 4 * (s.year - 1)) * 0.8
    return (1.5 if dungeon.tile_count() < wanted else 0.4) if dungeon.imps >= 2 else 0.3


def gold_need(s: DungeonState, seat: int) -> float:
    dungeon = s.dungeons[seat]
    short = max(0.0, pending(s, TAXES) * (tax(dungeon) + 0.5) - dungeon.gold)
    mined = min(dungeon.imps, len(dungeon.open_tunnels()), 3)
    need = (0.5 + 0.9 * min(short, float(mined))) if mined else 0.0
    return need + 0.6 if dungeon.gold <= 1 else need


def imp_need(s: DungeonState, seat: int) -> float:
    dungeon = s.dungeons[seat]
    need = 0.35 * min(rounds_left(s), 5) if dungeon.food >= 2 else 0.1
    return need * (1.0 if dungeon.imps < 7 else 0.4)


def trap_need(s: DungeonState, seat: int) -> float:
    few = 1.0 if len(s.dungeons[seat].traps) < 4 else 0.4
    return (1.2 + (0.4 if s.season >= AUTUMN - 1 else 0.0)) * few


def best_hire(s: DungeonState, seat: int) -> float:
    """Hiring comes after food and mining, so what is on offer may be paid by then."""
    payable = [hire_value(s, seat, kind) for kind in s.offer_monsters if can_pay(s, seat, kind)]
    others = [0.5 * hire_value(s, seat, kind) for kind in s.offer_monsters]
    return max([0.0, *payable, *others])


def hire_value(s: DungeonState, seat: int, kind: int) -> float:
    dungeon = s.dungeons[seat]
    cost = MONSTERS[kind].cost
    evil = dungeon.evil + cost.evil
    value = 0.7 + 0.55 * HIT[kind] + (0.0 if kind == GHOST else 0.6) - 0.25 * cost.food - 0.3 * cost.gold
    value -= 0.5 * cost.traps + 1.6 * cost.monsters + 0.2 * cost.evil
    return value - (2.5 if evil >= PALADIN_SPACE > dungeon.evil else 0.0)


def best_room(s: DungeonState, dungeon: Dungeon) -> float:
    values = [room_value(s, dungeon, room) for room in s.offer_rooms if dungeon.room_cells(room)]
    return max(values, default=0.1) * (1.0 if dungeon.gold else 0.5)


def room_need(s: DungeonState, seat: int) -> float:
    return best_room(s, s.dungeons[seat])


NEEDS: Final[tuple[Callable[[DungeonState, int], float], ...]] = (
    food_need,
    reputation_need,
    tunnel_need,
    gold_need,
    imp_need,
    trap_need,
    best_hire,
    room_need,
)
"""By action."""


def room_value(s: DungeonState, dungeon: Dungeon, number: int) -> float:
    room = ROOMS[number]
    if room.kind == "production":
        working = 1.0 if dungeon.imps + dungeon.troll_tokens() > room.imps else 0.4
        return 1.7 + (0.15 if number == PRINTING_PRESS else 0.25) * rounds_left(s) * working
    return 2.0 + sum([room.points.get(kind, 0) for kind in dungeon.creatures()])


def order_priors(s: DungeonState, ask: Ask) -> list[float]:
    return kept(KEPT, all_that_orders_depend_on(s, ask.seat), order_values, s, ask)


Kept = dict[tuple[object, ...], list[float]]
KEPT: Final[Kept] = {}
MOST_KEPT: Final = 64


def kept(
    known: Kept,
    key: tuple[object, ...],
    value: Callable[[DungeonState, int, list[Option]], list[float]],
    s: DungeonState,
    ask: Ask,
) -> list[float]:
    """Looks at orders do not change with what is hidden, and are asked for in one dealt world after another: they are
    kept."""
    values = known.get(key)
    if values is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        values = known[key] = value(s, ask.seat, ask.options)
    return values


def all_that_orders_depend_on(s: DungeonState, seat: int) -> tuple[object, ...]:
    dungeon = s.dungeons[seat]
    others: list[int] = []
    for other in s.dungeons:
        others.append(other.evil)
        others += other.inaccessible
        others.append(-1)
    slots: list[int] = []
    for row in s.slots:
        slots += row
    return (
        (seat, s.first_game, s.year, s.season, s.combat_round, s.events_open),
        (dungeon.food, dungeon.gold, dungeon.imps, dungeon.conquered, len(dungeon.traps)),
        tuple(s.event_tiles[: s.events_open]),
        tuple(s.offer_monsters),
        tuple(s.offer_rooms),
        tuple(others),
        tuple(slots),
        tuple(dungeon.hand),
        tuple(dungeon.tiles),
        tuple(dungeon.lair),
        tuple(dungeon.down),
    )


def order_values(s: DungeonState, seat: int, options: list[Option]) -> list[float]:
    """The sum of three needs; what is contested, and wanted again, stands first."""
    dungeon = s.dungeons[seat]
    need = needs(s, seat)
    first = [0.25 * n for n in need]
    if not s.first_game:
        first[HIRE_MONSTER] -= 0.8
        if not dungeon.gold:
            first[HIRE_MONSTER] -= 6.0
    crowd = [competition(s, seat, action) for action in range(len(ACTIONS))]
    for action in range(len(ACTIONS)):
        if crowd[action] >= 3.0:
            first[action] += 0.3
            need[action] *= 0.85
        if action == GET_FOOD and crowd[action] < 1.0 and not dungeon.gold:
            need[action] = -2.0  # alone on slot I it costs a gold, and gold is mined later
    busy = 0.7 if dungeon.imps < 4 else 0.2
    values = []
    for option in options:
        a, b, c = TRIPLES[option.index]
        value = need[a] + need[b] + need[c] + first[a] + 0.05 * need[b]
        if DIG_TUNNELS in (a, b, c) and MINE_GOLD in (a, b, c):
            value -= busy
        values.append(value)
    return values


def competition(s: DungeonState, seat: int, action: int) -> float:
    """Minions that may stand there besides ours."""
    able = len([1 for other, dungeon in enumerate(s.dungeons) if other != seat and action not in dungeon.inaccessible])
    neutral = len([slot for slot in s.slots[action] if slot >= 0])
    return able * 0.8 + neutral


# ---- building ----


def keep_priors(s: DungeonState, ask: Ask) -> list[float]:
    return [need_of(s, ask.seat, option.index) for option in ask.options]


def command_priors(s: DungeonState, ask: Ask) -> list[float]:
    """What the opponent would like best, and we do not."""
    mine, other = needs(s, ask.seat), needs(s, 1 - ask.seat)
    return [other[option.index] - mine[option.index] for option in ask.options]


def act_priors(s: DungeonState, ask: Ask) -> list[float]:
    value = need_of(s, ask.seat, ACTIONS.index(ask.because))
    if ask.because == ACTIONS[GET_FOOD] and s.dungeons[ask.seat].evil >= PALADIN_SPACE - 2:
        value -= 1.0
    return [0.3 if option.index < 0 else 0.5 + value for option in ask.options]


def spy_priors(s: DungeonState, ask: Ask) -> list[float]:
    known = s.spells_out | s.dungeons[ask.seat].spied
    magic = sum([HEROES[a.id].magic for a in s.dungeons[ask.seat].party])
    return [
        (0.0 if known >> o.index & 1 else 1.0 - 0.1 * o.index) + (0.5 if magic > o.index else 0.0) for o in ask.options
    ]


def dig_priors(s: DungeonState, ask: Ask) -> list[float]:
    """Long arms away from the entrance; enough is enough when the tax man comes."""
    dungeon = s.dungeons[ask.seat]
    tiles = dungeon.tile_count()
    stop = 0.2 if tiles < 7 else 0.9 if tiles < 10 else 1.6
    stop += 0.2 * max(0.0, pending(s, TAXES) * tax(dungeon) - dungeon.gold)
    values = []
    for option in ask.options:
        cell = option.index
        if option.verb != "dig":
            values.append(stop)
            continue
        far = abs(cell % COLUMNS - 2) + cell // COLUMNS
        values.append(0.8 + 0.15 * far)
    return values


def amount_priors(s: DungeonState, ask: Ask) -> list[float]:
    """As much as there is: imps to the mine, gold to the tax man."""
    return [float(option.index) for option in ask.options]


def hire_priors(s: DungeonState, ask: Ask) -> list[float]:
    return [hire_value(s, ask.seat, o.index) if o.index >= 0 else 0.6 for o in ask.options]


def build_priors(s: DungeonState, ask: Ask) -> list[float]:
    dungeon = s.dungeons[ask.seat]
    return [room_value(s, dungeon, o.index) if o.index >= 0 else 0.8 for o in ask.options]


def place_priors(s: DungeonState, ask: Ask) -> list[float]:
    return [0.6 * depth(s.dungeons[ask.seat], option.index) for option in ask.options]


def produce_priors(s: DungeonState, ask: Ask) -> list[float]:
    """Every product is worth having; the magic room first, for its imp can work on."""
    return [0.0 if o.index < 0 else 1.5 if ROOMS[o.index].gain == "imps" else 1.0 for o in ask.options]


def pay_priors(s: DungeonState, ask: Ask) -> list[float]:
    """The best first; what costs more than it is worth may go."""
    dungeon = s.dungeons[ask.seat]
    values = []
    for option in ask.options:
        cost = MONSTERS[option.index].cost
        value = 1.0 + 0.5 * HIT[option.index]
        if option.verb == "pay":
            price = 0.45 * cost.food + 0.6 * cost.gold + 0.5 * cost.traps + 1.8 * cost.monsters + 0.3 * cost.evil
            if dungeon.evil + cost.evil >= PALADIN_SPACE > dungeon.evil:
                price += 2.0
            values.append(value - price)
        else:
            values.append(0.4 - 0.2 * value)
    return values


def give_priors(s: DungeonState, ask: Ask) -> list[float]:
    """Give up what is worth least."""
    values = []
    for option in ask.options:
        if option.verb == "discard":
            values.append(-TRAP_HIT[option.index][s.year - 1])
        elif option.verb == "feed":
            values.append(-1.0 - 0.5 * HIT[option.index])
        elif option.verb == "pay-gold":
            values.append(-1.5)
        else:
            values.append(-2.2 if s.dungeons[ask.seat].evil < PALADIN_SPACE - 3 else -4.0)
    return values


def strike_priors(s: DungeonState, ask: Ask) -> list[float]:
    worth = (0.6, 0.4, 0.4, 0.6, 1.8)
    return [-worth[o.index] if o.verb == "unit" else -0.4 * HIT[o.index] for o in ask.options]


# ---- combat ----


def commit_priors(s: DungeonState, ask: Ask) -> list[float]:
    """The best monster and the best trap each round."""
    disarm = sum([HEROES[a.id].traps for a in s.dungeons[ask.seat].party])
    values = []
    for option in ask.options:
        if option.verb == "send":
            values.append(HIT[option.index])
        elif option.verb == "set-trap":
            values.append(TRAP_HIT[option.index][s.year - 1] - 0.8 * disarm)
        else:
            values.append(1.0)
    return values


def attack_priors(s: DungeonState, ask: Ask) -> list[float]:
    values = []
    for option in ask.options:
        if option.verb == "sheep":
            values.append(0.5)
            continue
        kind, attack = attack_of(option.index)
        value = float(attack.damage * attack.hits) * (2.0 if attack.kind == "everyone" else 1.0)
        values.append(value + (1.2 if attack.returns else 0.0) + (1.5 if kind == GHOST else 0.0) - 0.3 * attack.food)
    return values


def target_priors(s: DungeonState, ask: Ask) -> list[float]:
    """Whoever is nearest to falling, priests and wizards rather."""
    left = {a.id: a.left() for a in s.dungeons[ask.seat].party}
    bonus = {CLERIC: 0.8, WIZARD: 0.5, PALADIN: 1.0}
    return [bonus.get(HEROES[o.index].kind, 0.0) - 0.7 * left.get(o.index, 9) for o in ask.options]


def spell_priors(s: DungeonState, ask: Ask) -> list[float]:
    """Answers to spells: keep what hits, if the evil can be borne."""
    safe = s.dungeons[ask.seat].evil < PALADIN_SPACE - 2
    values = []
    for option in ask.options:
        if option.verb == "choose":
            values.append(-HIT[option.index])
        elif option.verb == "pay":
            values.append(HIT[option.index] - 1.5)
        elif option.verb == "accept-evil":
            values.append(1.0 if safe else -1.0)
        else:
            values.append(0.0)
    return values


def free_priors(s: DungeonState, ask: Ask) -> list[float]:
    return [-5.0 if HEROES[option.index].kind == PALADIN else -2.0 for option in ask.options]


PRIORS: Final[dict[str, Callable[[DungeonState, Ask], list[float]]]] = {
    "orders.keep": keep_priors,
    "orders.choose": order_priors,
    "orders.neutral": command_priors,
    "act.get_food": act_priors,
    "act.improve_reputation": act_priors,
    "act.recruit_imps": act_priors,
    "act.buy_traps": act_priors,
    "spy": spy_priors,
    "dig": dig_priors,
    "mine": amount_priors,
    "hire": hire_priors,
    "build": build_priors,
    "build.place": place_priors,
    "produce": produce_priors,
    "retrieve": keep_priors,
    "payday": pay_priors,
    "taxes": amount_priors,
    "safety-inspection": amount_priors,
    "travelling-bards": amount_priors,
    "pay.trap": give_priors,
    "pay.monster": give_priors,
    "traps.discard": give_priors,
    "trap-recall": give_priors,
    "witch-hunt": give_priors,
    "monster-strike": strike_priors,
    "plan.commit": commit_priors,
    "battle.attack": attack_priors,
    "battle.target": target_priors,
    "suggestion": spell_priors,
    "word-of-peace": spell_priors,
    "spell.monster": spell_priors,
    "prisoner": free_priors,
}
