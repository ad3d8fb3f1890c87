"""Combat: the combat card, the battles (DUN-13.11 to 18). The blows themselves are in `battle.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    CELL_IDS,
    COMBAT_CARD_IDS,
    GHOST,
    HERO_IDS,
    HEROES,
    HOLD,
    MONSTER_IDS,
    MONSTERS,
    PALADIN,
    SHEEP,
    TRAP_IDS,
    TRAPS,
    Attack,
)
from podziemia.games.dungeonlords.data.options import (
    ATTACK,
    REVEAL,
    SHEEP_ATTACK,
    TARGET,
)
from podziemia.games.dungeonlords.rules.battle import A_SHEEP, ABSORBED, NO_CARD, NO_SHEEP, Battle
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.planning import room_fee
from podziemia.games.dungeonlords.rules.state import GONE, NO_LESSON, Adventurer, Dungeon, DungeonState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers

OwnersSpell = Callable[[DungeonState, int, Battle], Rules[None]]

TURNS_ON_OWNER: Final[Answers[int, OwnersSpell]] = Answers("a spell turns on the owner of the dungeon")


def reveal_combat_card(s: DungeonState) -> Rules[bool]:
    """The round's card is turned up (DUN-13.11)."""
    number = s.combat_round - 1
    s.spells_out |= 1 << number
    s.shown += 1
    s.tell("combat_card", thing=COMBAT_CARD_IDS[s.city[number]], n=s.combat_round)
    yield from ()
    return True


# ---- battles ----


def fight(s: DungeonState) -> Rules[bool]:
    """The next player in turn order fights his battle (DUN-13.12)."""
    seat = s.turn_order()[s.place]
    s.place += 1
    dungeon = s.dungeons[seat]
    if not dungeon.done and dungeon.has_adventurers():
        yield from battle(s, seat)
    go_home(dungeon)
    return s.place == s.seats


def go_home(dungeon: Dungeon) -> None:
    """Whatever was committed and did not act comes back as it was (DUN-14.04, 18.09)."""
    dungeon.lair.extend(dungeon.plan_units)
    dungeon.plan_units.clear()
    dungeon.traps.extend(dungeon.plan_traps)
    dungeon.plan_traps.clear()
    dungeon.done = True


def battle(s: DungeonState, seat: int) -> Rules[None]:
    """Traps, fast spell, monsters, slow spell, healing, conquering, end of the round (DUN-14.01). When nobody is left,
    nobody casts and nobody can be attacked, and the rest is skipped (DUN-14.04)."""
    dungeon = s.dungeons[seat]
    card = s.city[s.combat_round - 1] if s.school == NO_LESSON else NO_CARD
    b = Battle(s.year, dungeon.party, dungeon.tiles[dungeon.plan_tile], card, s.combat_round)
    s.tell("battle_starts", seat, CELL_IDS[dungeon.plan_tile])
    yield from traps_step(s, seat, b)
    yield from spell_step(s, seat, b, fast=True)  # DUN-14.10
    yield from monsters_step(s, seat, b)
    if not b.over():
        yield from spell_step(s, seat, b, fast=False)  # DUN-14.11
        healing_step(s, seat, b)
        conquering_step(s, seat, b)
        poison_step(s, seat, b)
    if not dungeon.has_adventurers():
        end_of_combat(s, seat)


def end_of_combat(s: DungeonState, seat: int) -> None:
    """Nobody is left to fight in this dungeon, and illusions do not stay alone (DUN-14.04, 17.07)."""
    s.dungeons[seat].fights = False
    s.dungeons[seat].party.clear()
    s.tell("combat_won", seat)


def imprison(s: DungeonState, seat: int, b: Battle) -> None:
    """Wounds are told, and those eliminated go to the owner's prison (DUN-14.02, 12.11)."""
    for hero, n in b.wounds:
        s.tell("shield_absorbed" if n == ABSORBED else "adventurer_hurt", seat, HERO_IDS[hero], n)
    b.wounds.clear()
    for hero in b.caught:
        s.dungeons[seat].prison.append(hero)
        if HEROES[hero].kind == PALADIN:
            s.paladin = GONE
        s.tell("adventurer_caught", seat, HERO_IDS[hero])
    b.caught.clear()


def traps_step(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """Committed traps are shown, paid and go off (DUN-14.05); of two the owner chooses the order (DUN-18.04)."""
    dungeon = s.dungeons[seat]
    while dungeon.plan_traps and not b.over():
        options = [REVEAL[t] for t in sorted(set(dungeon.plan_traps))]
        trap = (yield Ask(seat, "battle.trap", options, pause=len(dungeon.plan_traps) > 1)).index
        dungeon.plan_traps.remove(trap)
        s.used_traps.append(trap)
        dungeon.gold -= TRAPS[trap].gold + room_fee(dungeon.tiles[dungeon.plan_tile])
        dungeon.food -= TRAPS[trap].food[s.year - 1]
        dungeon.imps -= TRAPS[trap].imps
        s.shown += 1
        s.tell("trap_sprung", seat, TRAP_IDS[trap])
        target = (yield from choose_target(seat, b.line, TRAP_IDS[trap])) if TRAPS[trap].picked else None
        symbols = b.disarm
        b.spring(trap, target)
        if b.disarm < symbols:
            s.tell("disarmed", seat, TRAP_IDS[trap], symbols - b.disarm)
        imprison(s, seat, b)


def choose_target(seat: int, line: list[Adventurer], because: str) -> Rules[Adventurer]:
    answer = yield Ask(seat, "battle.target", [TARGET[a.id] for a in line], because)
    return next(a for a in line if a.id == answer.index)


# ---- spells ----


def spell_step(s: DungeonState, seat: int, b: Battle, fast: bool) -> Rules[None]:
    """The spell of the round's card, if it is of this speed and can be cast (DUN-14.09)."""
    if not b.casts(fast):
        return
    s.tell("spell_cast", seat, COMBAT_CARD_IDS[b.card])
    b.cast_on_party()
    effect = TURNS_ON_OWNER.effects.get(b.card)
    if effect is not None:
        yield from effect(s, seat, b)


def sent_monsters(dungeon: Dungeon) -> list[int]:
    """Monsters in the battle; spells never touch ghosts (DUN-17.01)."""
    return [kind for kind in dungeon.plan_units if kind != GHOST]


def withdraw(s: DungeonState, seat: int, kind: int) -> None:
    """Back to the lair as if it had not been sent (DUN-14.13)."""
    s.dungeons[seat].plan_units.remove(kind)
    s.dungeons[seat].lair.append(kind)
    s.tell("monster_withdrawn", seat, MONSTER_IDS[kind])


# ---- monsters ----


def monsters_step(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """Monsters and ghosts act one at a time in the order the owner likes (DUN-14.14); who cannot is knocked out
    all the same (DUN-14.15), but a vampire may come home (DUN-16.09)."""
    dungeon = s.dungeons[seat]
    while not b.over():
        options = attack_options(dungeon, b)
        if not options:
            break
        answer = yield Ask(seat, "battle.attack", options, n=len(dungeon.plan_units))
        if answer.verb == "sheep":
            kind, attack, b.sheep = answer.index, SHEEP, NO_SHEEP
        else:
            kind, attack = attack_of(answer.index)
        yield from strike(s, seat, b, kind, attack)
    if not b.over():
        for kind in dungeon.plan_units[:]:
            if MONSTERS[kind].comes_home:
                withdraw(s, seat, kind)
            else:
                knock_out(s, seat, kind)


def attack_of(number: int) -> tuple[int, Attack]:
    """The monster and its attack by their common number."""
    for kind, monster in enumerate(MONSTERS):
        if number < len(monster.attacks):
            return kind, monster.attacks[number]
        number -= len(monster.attacks)
    raise AssertionError("no such attack")


def attack_options(dungeon: Dungeon, b: Battle) -> list[Option]:
    """Every attack that a unit in the battle can make now."""
    options: list[Option] = []
    number = 0
    for kind, monster in enumerate(MONSTERS):
        ready = dungeon.plan_units.count(kind)
        if kind == b.sheep:
            options.append(SHEEP_ATTACK[kind])
            ready -= 1
        for attack in monster.attacks:
            if ready > 0 and dungeon.food >= attack.food and b.can_attack(kind, attack):
                options.append(ATTACK[number])
            number += 1
    return options


def strike(s: DungeonState, seat: int, b: Battle, kind: int, attack: Attack) -> Rules[None]:
    """One unit's attack, hit by hit, and what becomes of the unit."""
    dungeon = s.dungeons[seat]
    dungeon.food -= attack.food
    striker = A_SHEEP if attack is SHEEP else kind
    what = "monster_holds" if attack.kind == HOLD else "monster_attacks"  # to hold is no attack (DUN-16.05)
    s.tell(what, seat, "sheep" if attack is SHEEP else f"{MONSTER_IDS[kind]}:{attack.id}")
    for _ in range(attack.hits):
        if b.over():
            break
        targets = b.targets(striker, attack)
        target = (yield from choose_target(seat, targets, MONSTER_IDS[kind])) if targets else None
        b.strike(striker, attack, target)
        imprison(s, seat, b)
    if attack.returns:
        withdraw(s, seat, kind)
    else:
        knock_out(s, seat, kind)


def knock_out(s: DungeonState, seat: int, kind: int) -> None:
    """Face down until the end of this year's combat (DUN-16.13)."""
    s.dungeons[seat].plan_units.remove(kind)
    s.dungeons[seat].down.append(kind)
    s.tell("monster_knocked_out", seat, MONSTER_IDS[kind])


# ---- healing and conquering ----


def healing_step(s: DungeonState, seat: int, b: Battle) -> None:
    """Priests heal after an attack (DUN-14.16)."""
    healed = b.curable()
    if healed:
        s.tell("healed", seat, n=healed)
        b.heal()


def conquering_step(s: DungeonState, seat: int, b: Battle) -> None:
    """Fatigue, then the tile falls if anyone is left (DUN-14.19, 14.20); skipped, there is neither (DUN-14.21)."""
    if b.skip_conquering:
        s.tell("conquering_skipped", seat, CELL_IDS[s.dungeons[seat].plan_tile])
        return
    s.tell("fatigue", seat, n=b.fatigue)
    b.tire()
    imprison(s, seat, b)
    if b.over():
        return
    dungeon = s.dungeons[seat]
    dungeon.conquered |= 1 << dungeon.plan_tile
    s.tell("tile_conquered", seat, CELL_IDS[dungeon.plan_tile])
    if s.school == NO_LESSON:  # a lesson knows no evil (DUN-22.01)
        change_evil(s, seat, -1, "conquest")


def poison_step(s: DungeonState, seat: int, b: Battle) -> None:
    """Every poison works where its victim now stands (DUN-14.22, 14.27)."""
    for victim in b.poisoned:
        for other, dungeon in enumerate(s.dungeons):
            if victim in dungeon.party:
                b.line = dungeon.party
                b.poison(victim)
                imprison(s, other, b)
                if other != seat and not dungeon.has_adventurers():
                    end_of_combat(s, other)
