"""What each overlord card does (DSC-16), in the order of the decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import GROUP_IDS, PLOT_IDS, PLOTS
from podziemia.games.descent.data.options import (
    ATTACK,
    GROUP,
    KEEP,
    MONSTER_ATTACK,
    MOVE,
    PASS,
    RETURN,
    TEST,
    TRAIT,
    TRAITS,
    UNARMED_ATTACK,
)
from podziemia.games.descent.data.parts import AWARENESS, IMMOBILIZED, KNOWLEDGE, MIGHT, POISONED, STUNNED, WILLPOWER
from podziemia.games.descent.effects.surges import EXTRA
from podziemia.games.descent.rules.activation import can_attack, strike
from podziemia.games.descent.rules.attack import choose_target, hero_attack, monster_attack
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import (
    choose_figure,
    defeat,
    give_condition,
    recover_hearts,
    suffer,
    suffer_fatigue,
)
from podziemia.games.descent.rules.facts import attribute, heroes_within, speed, victims
from podziemia.games.descent.rules.figures import FAMILIAR, Figure, Hero
from podziemia.games.descent.rules.monsters import missing, new_monster, room_for_minions
from podziemia.games.descent.rules.movement import step_options
from podziemia.games.descent.rules.overlord_cards import PLOT, PLOT_HAS_USE, Cue
from podziemia.games.descent.rules.overlord_deck import draw, reshuffle
from podziemia.games.descent.rules.placing import adjacent_bits, put_in
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.rolling import reroll_one, roll_red
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.striking import resolve
from podziemia.games.descent.rules.walking import walk
from podziemia.games.descent.rules.weapons import (
    BARE_HANDS,
    attack_is_forbidden,
    hero_targets,
    monster_targets,
    weapons,
)
from podziemia.kernel.ask import Ask, Option, Rules

KEPT_BY_RITUAL: Final = 2
TOP_CARDS: Final = 5
ALL_POINTS: Final = 99


# ---- what they need to be played at all ----


def aims(s: DescentState, cue: Cue, name: str) -> list[Figure]:
    """Figures that this card could be played on and none of its name was in this window (DSC-16.03)."""
    figures = victims(s) if name == "dark_charm" else s.monsters()
    if name == "dark_resilience":
        figures = [f for f in figures if f.damage]
    elif name == "reinforce":
        figures = [f for f in figures if room_for_minions(s, f)]
    return [f for f in figures if cue.is_fresh(name, f.id)]


def aim(s: DescentState, cue: Cue, name: str, kind: str) -> Rules[Figure]:
    """The overlord picks the target of the card."""
    figure = yield from choose_figure(s, OVERLORD, aims(s, cue, name), kind, name)
    cue.chosen.append((name, figure.id))
    return figure


def _aimed(name: str) -> Callable[[DescentState, Cue], bool]:
    return lambda s, cue: bool(aims(s, cue, name))


PLOT_HAS_USE.to("dark_charm")(_aimed("dark_charm"))
PLOT_HAS_USE.to("blood_rage")(_aimed("blood_rage"))
PLOT_HAS_USE.to("dark_resilience")(_aimed("dark_resilience"))
PLOT_HAS_USE.to("reinforce")(_aimed("reinforce"))


def ritual_groups(s: DescentState, cue: Cue) -> list[int]:
    groups = sorted({GROUP_IDS.index(f.sheet.group) for f in s.monsters()})
    return [group for group in groups if cue.is_fresh("unholy_ritual", group)]


@PLOT_HAS_USE.to("unholy_ritual")
def _groups_stand(s: DescentState, cue: Cue) -> bool:
    return bool(ritual_groups(s, cue))


@PLOT_HAS_USE.to(
    "tripwire",
    "pit_trap",
    "web_trap",
    "poison_dart",
    "explosive_runes",
    "uthuk_demon_trap",
    "curse_of_the_monkey_god",
)
def _victim_stands(s: DescentState, cue: Cue) -> bool:
    """No trap works on who lies knocked out (DSC-11.06)."""
    victim = cue.figure or cue.hero
    return victim is None or victim.on_map


@PLOT_HAS_USE.to("dark_fortune")
def _dice_lie(s: DescentState, cue: Cue) -> bool:
    return bool(cue.dice)


@PLOT_HAS_USE.to("plan_ahead", "schemes")
def _deck_is_left(s: DescentState, cue: Cue) -> bool:
    return bool(s.deck)


@PLOT_HAS_USE.to("diabolic_power")
def _pile_is_left(s: DescentState, cue: Cue) -> bool:
    return bool(s.deck or s.discard)


# ---- basic cards ----


@PLOT.to("critical_blow")
def critical_blow(s: DescentState, cue: Cue) -> Rules[None]:
    """This attack also has the surge ability +3 hearts."""
    cue.the_attack.lines.append(EXTRA["critical"])
    yield from ()


@PLOT.to("dark_charm")
def dark_charm(s: DescentState, cue: Cue) -> Rules[None]:
    """A hero tests Willpower: passed, draw a card; failed, the overlord makes the hero move or attack."""
    victim = yield from aim(s, cue, "dark_charm", "card.hero")
    if (yield from passes_test(s, victim, WILLPOWER)):
        draw(s, 1)
    elif victim.on_map:
        yield from act_charmed(s, victim)


def act_charmed(s: DescentState, victim: Figure) -> Rules[None]:
    """One move or attack action, without fatigue or potions."""
    options: list[Option] = [PASS]
    if not victim.conditions & (IMMOBILIZED | STUNNED) and step_options(s, victim, speed(s, victim), one=True):
        options.append(MOVE)
    if not victim.conditions & STUNNED and not attack_is_forbidden(s, victim):
        options += charmed_attacks(victim)
    answer = yield Ask(OVERLORD, "card.charm", options, victim.name)
    if answer is MOVE:
        yield from walk(s, victim, speed(s, victim), OVERLORD, "dark_charm", by_points=True, in_move=True)
    elif answer is not PASS:
        yield from strike_charmed(s, victim, answer)


def charmed_attacks(victim: Figure) -> list[Option]:
    if not isinstance(victim, Hero):
        return [MONSTER_ATTACK]
    return [ATTACK[card] for card in weapons(victim)] + [UNARMED_ATTACK]


def strike_charmed(s: DescentState, victim: Figure, answer: Option) -> Rules[None]:
    """Heroes are the enemies, and the charmed one may be made to attack itself."""
    foes = [f for f in victims(s) if f.id != victim.id]
    if isinstance(victim, Hero):
        card = BARE_HANDS if answer is UNARMED_ATTACK else answer.index
        attack = hero_attack(s, victim, card)
        spaces = hero_targets(s, victim, card, foes)
    else:
        attack = monster_attack(s, victim)
        spaces = monster_targets(s, victim, foes)
    attack.seat = OVERLORD
    yield from choose_target(s, attack, [*victim.spaces, *spaces])
    yield from resolve(s, attack)


@PLOT.to("dark_fortune")
def dark_fortune(s: DescentState, cue: Cue) -> Rules[None]:
    """Reroll one of the overlord's dice."""
    yield from reroll_one(s, OVERLORD, cue.dice, cue.roll, "dark_fortune")


@PLOT.to("dark_might")
def dark_might(s: DescentState, cue: Cue) -> Rules[None]:
    """Add a surge to the attack."""
    cue.the_attack.added_surges += 1
    yield from ()


@PLOT.to("dash")
def dash(s: DescentState, cue: Cue) -> Rules[None]:
    """The monster may perform an extra move action."""
    s.turn.bonus_moves += 1
    yield from ()


@PLOT.to("frenzy")
def frenzy(s: DescentState, cue: Cue) -> Rules[None]:
    """The monster may perform an extra attack action."""
    s.turn.bonus_attacks += 1
    yield from ()


@PLOT.to("pit_trap")
def pit_trap(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness, or a heart and a movement point; who has no point left is Stunned."""
    victim = cue.the_figure
    if (yield from passes_test(s, victim, AWARENESS)):
        return
    yield from suffer(s, victim, 1)
    if not lose_points(s, victim, 1):
        give_condition(s, victim, STUNNED)


def lose_points(s: DescentState, victim: Figure, n: int) -> int:
    """Take up to so many movement points from whoever is on the move, a hero or the familiar. Gives how many."""
    turn = s.turn
    lost = 0
    if victim.kind == FAMILIAR:
        lost = min(n, turn.familiar_points)
        turn.familiar_points -= lost
    elif turn.actor == victim.id:
        lost = min(n, turn.points)
        turn.points -= lost
    return lost


@PLOT.to("poison_dart")
def poison_dart(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness or Might, overlord's choice: passed, draw a card; failed, a heart, a fatigue and Poisoned."""
    hero = cue.the_hero
    answer = yield Ask(OVERLORD, "card.attribute", [TEST[AWARENESS], TEST[MIGHT]], "poison_dart")
    if (yield from passes_test(s, hero, answer.index)):
        draw(s, 1)
        return
    yield from suffer(s, hero, 1)
    yield from suffer_fatigue(s, hero, 1)
    give_condition(s, hero, POISONED)


@PLOT.to("tripwire")
def tripwire(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness, or the move action ends and its points are lost."""
    victim = cue.the_figure
    if not (yield from passes_test(s, victim, AWARENESS)):
        lose_points(s, victim, ALL_POINTS)
        if s.turn.actor == victim.id:
            s.turn.in_move = False


@PLOT.to("word_of_misery")
def word_of_misery(s: DescentState, cue: Cue) -> Rules[None]:
    """This turn every hero who suffers damage also suffers a fatigue."""
    s.misery = True
    yield from ()


# ---- warlord ----


@PLOT.to("blood_rage")
def blood_rage(s: DescentState, cue: Cue) -> Rules[None]:
    """A monster performs two attack actions at once, as far as it can attack, and is then defeated."""
    monster = yield from aim(s, cue, "blood_rage", "card.monster")
    for _ in range(2):
        if monster.on_map and can_attack(s, monster):
            yield from strike(s, monster)
    if monster.on_map:
        yield from defeat(s, monster)


@PLOT.to("dark_fortitude")
def dark_fortitude(s: DescentState, cue: Cue) -> Rules[None]:
    """Add two shields to the defense roll."""
    assert cue.defense is not None
    cue.defense.added += 2
    yield from ()


@PLOT.to("bloodlust")
def bloodlust(s: DescentState, cue: Cue) -> Rules[None]:
    """Draw two cards."""
    draw(s, 2)
    yield from ()


@PLOT.to("expert_blow")
def expert_blow(s: DescentState, cue: Cue) -> Rules[None]:
    """+2 hearts, and a surge returns this card to the hand."""
    cue.the_attack.hearts += 2
    cue.the_attack.lines.append(EXTRA["expert"])
    yield from ()


@PLOT.to("reinforce")
def reinforce(s: DescentState, cue: Cue) -> Rules[None]:
    """Refill a master's group with minions next to it, up to the limit."""
    master = yield from aim(s, cue, "reinforce", "card.monster")
    for id in missing(s, master.sheet.group, "minion"):
        yield from put_in(s, OVERLORD, new_monster(s, id), adjacent_bits(s, master))


# ---- saboteur ----


@PLOT.to("explosive_runes")
def explosive_runes(s: DescentState, cue: Cue) -> Rules[None]:
    """Every hero within 2 spaces tests Awareness; failing costs the shields above it. The Reanimate fails without
    a roll and has no Awareness, so there is nothing it could suffer."""
    for hero in heroes_within(s, cue.the_hero, 2):
        if hero.up and not (yield from passes_test(s, hero, AWARENESS)):
            yield from suffer(s, hero, s.test_shields - (attribute(hero, AWARENESS) or 0))


@PLOT.to("web_trap")
def web_trap(s: DescentState, cue: Cue) -> Rules[None]:
    """The hero and all adjacent ones test Might or are Immobilized."""
    first = cue.the_figure
    for victim in [f for f in victims(s) if f.id == first.id or are_adjacent(s, f, first)]:
        if not (yield from passes_test(s, victim, MIGHT)):
            give_condition(s, victim, IMMOBILIZED)


@PLOT.to("curse_of_the_monkey_god")
def curse_of_the_monkey_god(s: DescentState, cue: Cue) -> Rules[None]:
    """Knowledge: passed, draw a card; failed, a monkey until the end of the next own turn."""
    if (yield from passes_test(s, cue.the_hero, KNOWLEDGE)):
        draw(s, 1)
    else:
        cue.the_hero.monkey = 2
        s.tell("became_monkey", cue.the_hero.seat, cue.the_hero.name)


@PLOT.to("wicked_laughter")
def wicked_laughter(s: DescentState, cue: Cue) -> Rules[None]:
    """The repeated test is made where the card is played."""
    yield from ()


@PLOT.to("uthuk_demon_trap")
def uthuk_demon_trap(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness or Might, the hero's choice: passed, damage equal to it; failed, defeated."""
    hero = cue.the_hero
    answer = yield Ask(hero.seat, "card.attribute", [TEST[AWARENESS], TEST[MIGHT]], "uthuk_demon_trap")
    if (yield from passes_test(s, hero, answer.index)):
        yield from suffer(s, hero, attribute(hero, answer.index) or 0)
    elif hero.up:
        yield from defeat(s, hero)


# ---- magus ----


@PLOT.to("unholy_ritual")
def unholy_ritual(s: DescentState, cue: Cue) -> Rules[None]:
    """Draw a card for each figure of a group, keep two; the group has an action less this turn."""
    groups = [GROUP[group] for group in ritual_groups(s, cue)]
    answer = yield Ask(OVERLORD, "card.group", groups, "unholy_ritual")
    cue.chosen.append(("unholy_ritual", answer.index))
    s.rituals.append(answer.index)
    for _ in s.group_members(GROUP_IDS[answer.index]):
        if not s.deck:
            reshuffle(s)
        if s.deck:
            s.fates.append(s.deck.pop())
    s.shown += 1
    for left in range(KEPT_BY_RITUAL, 0, -1):
        if s.fates:
            keep = yield Ask(OVERLORD, "card.keep", [KEEP[card] for card in sorted(s.fates)], "unholy_ritual", left)
            s.fates.remove(keep.index)
            s.hand.append(keep.index)
    s.discard += s.fates
    s.fates = []
    if not s.deck:
        reshuffle(s)


@PLOT.to("word_of_pain")
def word_of_pain(s: DescentState, cue: Cue) -> Rules[None]:
    """Each hero tests Might or suffers a heart."""
    for victim in victims(s):
        if victim.on_map and not (yield from passes_test(s, victim, MIGHT)):
            yield from suffer(s, victim, 1)


@PLOT.to("rise_again")
def rise_again(s: DescentState, cue: Cue) -> Rules[None]:
    """The fallen monster comes back for the next overlord turn."""
    s.rising.append((cue.the_figure.id, cue.space, 0))
    yield from ()


@PLOT.to("word_of_despair")
def word_of_despair(s: DescentState, cue: Cue) -> Rules[None]:
    """Each hero tests Willpower or suffers a fatigue after each action of the next turn. The Reanimate has no turn."""
    for hero in s.heroes_up():
        if not (yield from passes_test(s, hero, WILLPOWER)):
            hero.despair = 2


DIABOLIC_TESTS: Final = {"event": WILLPOWER, "trap": AWARENESS, "magic": KNOWLEDGE}


@PLOT.to("diabolic_power")
def diabolic_power(s: DescentState, cue: Cue) -> Rules[None]:
    """Take any card of deck or discard pile; by its trait every hero tests or suffers two hearts."""
    cards = sorted(s.deck + s.discard)
    answer = yield Ask(OVERLORD, "card.search", [KEEP[card] for card in cards], "diabolic_power")
    card = answer.index
    (s.deck if card in s.deck else s.discard).remove(card)
    s.hand.append(card)
    s.rng.shuffle(s.deck)
    s.shown += 1
    s.tell("card_taken", OVERLORD, PLOT_IDS[card])
    for victim in victims(s):
        if victim.on_map and not (yield from passes_test(s, victim, DIABOLIC_TESTS[PLOTS[card].trait])):
            yield from suffer(s, victim, 2)


# ---- universal ----


@PLOT.to("dark_resilience")
def dark_resilience(s: DescentState, cue: Cue) -> Rules[None]:
    """A monster recovers what two red dice show."""
    monster = yield from aim(s, cue, "dark_resilience", "card.monster")
    hearts, _ = roll_red(s.rng, 2)
    yield from recover_hearts(s, monster, hearts)


@PLOT.to("plan_ahead")
def plan_ahead(s: DescentState, cue: Cue) -> Rules[None]:
    """Look at the top five cards and put them back in any order."""
    while s.deck and len(s.fates) < TOP_CARDS:
        s.fates.append(s.deck.pop())
    while s.fates:
        answer = yield Ask(OVERLORD, "card.order", [RETURN[card] for card in sorted(s.fates)], "plan_ahead")
        s.fates.remove(answer.index)
        s.deck.append(answer.index)


@PLOT.to("schemes")
def schemes(s: DescentState, cue: Cue) -> Rules[None]:
    """Name a trait: the first card with it goes to the hand, the others revealed are discarded."""
    answer = yield Ask(OVERLORD, "card.trait", TRAIT, "schemes")
    s.shown += 1
    while s.deck:
        card = s.deck.pop()
        s.tell("card_revealed", OVERLORD, PLOT_IDS[card])
        if PLOTS[card].trait == TRAITS[answer.index]:
            s.hand.append(card)
            break
        s.discard.append(card)
    if not s.deck:
        reshuffle(s)
    yield from ()
