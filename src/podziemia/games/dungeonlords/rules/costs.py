"""Paying for monsters and ghosts, at hiring and whenever they want their pay (DUN-3.03 to 3.05, 9.04, 9.05)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import MONSTER_IDS, MONSTERS
from podziemia.games.dungeonlords.data.options import DISCARD_TRAP, FEED
from podziemia.games.dungeonlords.rules.evil import can_pay_evil, change_evil
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Option, Rules

NO_MONSTER: Final = -1


def can_pay(s: DungeonState, seat: int, kind: int, extra_food: int = 0, owned: bool = False) -> bool:
    """Whether the whole price can be paid; an owned demon cannot be fed to itself."""
    cost = MONSTERS[kind].cost
    dungeon = s.dungeons[seat]
    return (
        dungeon.gold >= cost.gold
        and dungeon.food >= cost.food + extra_food
        and can_pay_evil(s, seat, cost.evil)
        and len(dungeon.traps) >= cost.traps
        and len(fodder(s, seat, kind if owned else NO_MONSTER)) >= cost.monsters
    )


def fodder(s: DungeonState, seat: int, eater: int) -> list[int]:
    """Own monsters, without the one that is to be fed; ghosts are no food (DUN-9.05)."""
    monsters = s.dungeons[seat].monsters()
    if eater in monsters:
        monsters.remove(eater)
    return monsters


def pay_price(s: DungeonState, seat: int, kind: int, owned: bool = False) -> Rules[int]:
    """Pay all of it, choosing the trap or monster that goes. The monster fed comes back, or NO_MONSTER."""
    cost = MONSTERS[kind].cost
    dungeon = s.dungeons[seat]
    because = MONSTER_IDS[kind]
    dungeon.gold -= cost.gold
    dungeon.food -= cost.food
    fed = NO_MONSTER
    if cost.traps:
        yield from give_up_trap(s, seat, "pay.trap", because)
    if cost.monsters:
        options = [FEED[m] for m in sorted(set(fodder(s, seat, kind if owned else NO_MONSTER)))]
        fed = (yield Ask(seat, "pay.monster", options, because)).index
        s.discard_creature(seat, fed)
        s.tell("monster_fed", seat, MONSTER_IDS[fed])
    change_evil(s, seat, cost.evil, because)
    return fed


def give_up_trap(s: DungeonState, seat: int, kind: str, because: str) -> Rules[None]:
    """A trap of the owner's choice goes, face down. He is asked even if all are alike: nobody else may know that."""
    held = len(s.dungeons[seat].traps)
    answer = yield Ask(seat, kind, trap_options(s, seat), because, 1, pause=held > 1)
    s.discard_trap(seat, answer.index)
    s.tell("trap_discarded", seat)


def trap_options(s: DungeonState, seat: int) -> list[Option]:
    return [DISCARD_TRAP[trap] for trap in sorted(set(s.dungeons[seat].traps))]


def creature_options(family: list[Option], kinds: list[int]) -> list[Option]:
    """One option for each different kind."""
    return [family[kind] for kind in sorted(set(kinds))]
