"""What the spells of the combat cards do (DUN-17): those that help the party, and those that turn on the owner of the
dungeon, his monsters and his goods. A fireball is loud and does nothing."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import (
    AURA_OF_FEAR,
    BLIND_RAGE,
    COMBAT_CARD_IDS,
    CREATE_FOOD,
    DETECT_EVIL,
    DETECT_TREASURE,
    DIMENSIONAL_GATE,
    FIST_OF_JUSTICE,
    ILLUSION_SPELL,
    INVISIBILITY,
    JAILBREAK,
    LOCATE_HOARD,
    MAGIC_SHIELD,
    METAMORPHOSIS,
    REGENERATION,
    STONE_SKIN,
    SUGGESTION,
    THE_ILLUSION,
    WIZARD,
    WORD_OF_PEACE,
)
from podziemia.games.dungeonlords.data.options import ACCEPT, CHOOSE, PAY, WITHDRAW, WITHDRAW_ALL
from podziemia.games.dungeonlords.rules.battle import HELPS_PARTY, Battle
from podziemia.games.dungeonlords.rules.combat import TURNS_ON_OWNER, knock_out, sent_monsters, withdraw
from podziemia.games.dungeonlords.rules.costs import NO_MONSTER, can_pay, creature_options, give_up_trap, pay_price
from podziemia.games.dungeonlords.rules.evil import change_evil
from podziemia.games.dungeonlords.rules.goods import lose
from podziemia.games.dungeonlords.rules.planning import free_prisoner
from podziemia.games.dungeonlords.rules.state import Adventurer, DungeonState
from podziemia.kernel.ask import Ask, Rules

# ---- on the party ----


@HELPS_PARTY.to(INVISIBILITY)
def invisibility(b: Battle) -> None:
    """Wizards go to the end of the line and cannot be hurt in this round (DUN-17.04)."""
    b.invisible = True
    wizards = [a for a in b.line if a.kind() == WIZARD]
    b.line[:] = [a for a in b.line if a.kind() != WIZARD] + wizards


@HELPS_PARTY.to(MAGIC_SHIELD)
def magic_shield(b: Battle) -> None:
    """It takes the next point of damage (DUN-17.03)."""
    b.shield = True


@HELPS_PARTY.to(ILLUSION_SPELL)
def illusion(b: Battle) -> None:
    """An illusion steps to the very front (DUN-17.07)."""
    b.line.insert(0, Adventurer(THE_ILLUSION))


@HELPS_PARTY.to(CREATE_FOOD)
def create_food(b: Battle) -> None:
    """A hit point more for the first in line (DUN-17.08)."""
    b.line[0].bonus += 1


@HELPS_PARTY.to(STONE_SKIN)
def stone_skin(b: Battle) -> None:
    """Every hit of a monster or ghost does a point less."""
    b.stone_skin = True


@HELPS_PARTY.to(REGENERATION)
def regeneration(b: Battle) -> None:
    """The first who is wounded is healed of all."""
    for adventurer in b.line:
        if adventurer.damage:
            adventurer.damage = 0
            break


@HELPS_PARTY.to(BLIND_RAGE)
def blind_rage(b: Battle) -> None:
    """Monsters hit nobody but the first in line."""
    b.rage = True


# ---- on monsters ----


@TURNS_ON_OWNER.to(SUGGESTION)
def suggestion(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """Pay each monster or withdraw it (DUN-17.05)."""
    undecided = sent_monsters(s.dungeons[seat])
    while undecided:
        payable = [kind for kind in sorted(set(undecided)) if can_pay(s, seat, kind)]
        options = [PAY[kind] for kind in payable] + creature_options(WITHDRAW, undecided)
        answer = yield Ask(seat, "suggestion", options, COMBAT_CARD_IDS[SUGGESTION], len(undecided))
        undecided.remove(answer.index)
        if answer.verb == "withdraw":
            withdraw(s, seat, answer.index)
        else:
            s.tell("monster_paid", seat, answer.thing)
            yield from pay_price(s, seat, answer.index)


@TURNS_ON_OWNER.to(WORD_OF_PEACE)
def word_of_peace(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """Withdraw all monsters or gain 2 evil (DUN-17.06)."""
    monsters = sent_monsters(s.dungeons[seat])
    if not monsters:
        return
    answer = yield Ask(seat, "word-of-peace", [WITHDRAW_ALL, ACCEPT], COMBAT_CARD_IDS[WORD_OF_PEACE])
    if answer is ACCEPT:
        change_evil(s, seat, 2, COMBAT_CARD_IDS[WORD_OF_PEACE])
    else:
        for kind in monsters:
            withdraw(s, seat, kind)


def choose_monster(s: DungeonState, seat: int, card: int) -> Rules[int]:
    """One of the owner's monsters in the battle, by his choice, if there are any (DUN-17.01)."""
    monsters = sent_monsters(s.dungeons[seat])
    if not monsters:
        return NO_MONSTER
    return (yield Ask(seat, "spell.monster", creature_options(CHOOSE, monsters), COMBAT_CARD_IDS[card])).index


@TURNS_ON_OWNER.to(AURA_OF_FEAR)
def aura_of_fear(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """A monster of the owner's choice goes home."""
    kind = yield from choose_monster(s, seat, AURA_OF_FEAR)
    if kind != NO_MONSTER:
        withdraw(s, seat, kind)


@TURNS_ON_OWNER.to(DIMENSIONAL_GATE)
def dimensional_gate(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """A monster of the owner's choice is knocked out unheard."""
    kind = yield from choose_monster(s, seat, DIMENSIONAL_GATE)
    if kind != NO_MONSTER:
        knock_out(s, seat, kind)


@TURNS_ON_OWNER.to(METAMORPHOSIS)
def metamorphosis(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """A monster of the owner's choice fights as a sheep."""
    b.sheep = yield from choose_monster(s, seat, METAMORPHOSIS)


# ---- on evil, goods and prisoners ----


@TURNS_ON_OWNER.to(DETECT_TREASURE)
def detect_treasure(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """A gold is lost; without one a food; without one a trap of the owner's choice."""
    dungeon = s.dungeons[seat]
    because = COMBAT_CARD_IDS[DETECT_TREASURE]
    if dungeon.gold:
        lose(s, seat, because, gold=1)
    elif dungeon.food:
        lose(s, seat, because, food=1)
    elif dungeon.traps:
        yield from give_up_trap(s, seat, "traps.discard", because)


@TURNS_ON_OWNER.to(FIST_OF_JUSTICE)
def fist_of_justice(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """An imp is lost."""
    lose(s, seat, COMBAT_CARD_IDS[FIST_OF_JUSTICE], imps=1)
    yield from ()


@TURNS_ON_OWNER.to(DETECT_EVIL)
def detect_evil(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """The owner gains 2 evil."""
    change_evil(s, seat, 2, COMBAT_CARD_IDS[DETECT_EVIL])
    yield from ()


@TURNS_ON_OWNER.to(JAILBREAK)
def jailbreak(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """A prisoner of the owner's choice goes free."""
    yield from free_prisoner(s, seat, COMBAT_CARD_IDS[JAILBREAK])


@TURNS_ON_OWNER.to(LOCATE_HOARD)
def locate_hoard(s: DungeonState, seat: int, b: Battle) -> Rules[None]:
    """A gold and a food are lost."""
    lose(s, seat, COMBAT_CARD_IDS[LOCATE_HOARD], gold=1, food=1)
    yield from ()
