"""Overlord cards (DSC-16): drawing, the moments they are played, and what each does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.attack import (
    BARE_HANDS,
    Attack,
    Defense,
    choose_target,
    hero_attack,
    hero_targets,
    monster_attack,
    monster_targets,
    resolve,
    weapons,
)
from podziemia.games.descent.attributes import passes_test, reroll_one
from podziemia.games.descent.cards import FIGURE_IDS, GROUP_IDS, PLOT_IDS, PLOTS
from podziemia.games.descent.damage import (
    choose_figure,
    choose_hero,
    defeat,
    give_condition,
    recover_hearts,
    suffer,
    suffer_fatigue,
    take_off,
)
from podziemia.games.descent.dice import roll_red
from podziemia.games.descent.facts import attribute, heroes_within, speed
from podziemia.games.descent.movement import step_options
from podziemia.games.descent.options import (
    ABILITY_OF,
    ATTACK,
    DISCARD,
    GROUP,
    KEEP,
    MOVE,
    PASS,
    PLAY,
    RETURN,
    TEST,
    TRAIT,
    TRAITS,
    UNARMED_ATTACK,
)
from podziemia.games.descent.parts import (
    AWARENESS,
    IMMOBILIZED,
    KNOWLEDGE,
    MIGHT,
    POISONED,
    STUNNED,
    WILLPOWER,
)
from podziemia.games.descent.placing import adjacent_bits, put_in, within_bits
from podziemia.games.descent.quest_rules import are_adjacent, script_of
from podziemia.games.descent.state import (
    MONSTER,
    OVERLORD,
    DescentState,
    Figure,
    Hero,
)
from podziemia.games.descent.surges import EXTRA
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules

STAFF_OF_SHADOWS: Final = 3
KEPT_BY_RITUAL: Final = 2
TOP_CARDS: Final = 5


class Cue:
    """What a card is played on: the moment it waits for."""

    __slots__ = ("attack", "defense", "dice", "figure", "hero", "roll", "space")

    def __init__(
        self,
        hero: Hero | None = None,
        figure: Figure | None = None,
        attack: Attack | None = None,
        defense: Defense | None = None,
        space: int = NOBODY,
    ) -> None:
        self.hero = hero
        self.figure = figure
        self.attack = attack
        self.defense = defense
        self.space = space
        self.dice: list[int] = []
        self.roll: list[int] = []

    @property
    def the_hero(self) -> Hero:
        assert self.hero is not None
        return self.hero

    @property
    def the_figure(self) -> Figure:
        assert self.figure is not None
        return self.figure

    @property
    def the_attack(self) -> Attack:
        assert self.attack is not None
        return self.attack


Effect = Callable[[DescentState, Cue], Rules[None]]


# ---- drawing and playing ----


def draw(s: DescentState, n: int) -> None:
    """Take cards from the deck; when the last one is drawn the discard pile is shuffled (DSC-16.06)."""
    for _ in range(n):
        if not s.deck:
            reshuffle(s)
        if not s.deck:
            return
        s.hand.append(s.deck.pop())
        s.shown += 1
        s.tell("card_drawn", OVERLORD, PLOT_IDS[s.hand[-1]], to=1 << OVERLORD)
        if not s.deck:
            reshuffle(s)
    s.tell("cards_drawn", OVERLORD, n=n)


def reshuffle(s: DescentState) -> None:
    if s.discard:
        s.deck = s.discard
        s.discard = []
        s.rng.shuffle(s.deck)
        s.tell("deck_shuffled", OVERLORD)


def held(s: DescentState, names: tuple[str, ...], cue: Cue, not_these: list[str]) -> list[int]:
    """Cards of those names in hand that could be played now, one of each name (DSC-16.03)."""
    found: list[int] = []
    seen = list(not_these)
    for card in sorted(s.hand):
        name = PLOTS[card].id
        if name in names and name not in seen and is_playable(s, name, cue):
            seen.append(name)
            found.append(card)
    return found


def is_playable(s: DescentState, name: str, cue: Cue) -> bool:
    """A card without anything to work on stays in hand (DSC-15.08)."""
    if name == "dark_charm":
        return bool(s.heroes_up())
    if name in ("unholy_ritual", "blood_rage"):
        return bool(s.monsters())
    if name == "dark_resilience":
        return bool([f for f in s.monsters() if f.damage])
    if name == "reinforce":
        return bool([f for f in s.monsters() if _room_for_minions(s, f)])
    if name == "dark_fortune":
        return bool(cue.dice)
    if name == "rise_again":
        return cue.figure is not None and cue.figure.kind == MONSTER
    if name in ("plan_ahead", "schemes"):
        return bool(s.deck)
    if name == "diabolic_power":
        return bool(s.deck or s.discard)
    return True


def window(s: DescentState, names: tuple[str, ...], cue: Cue, kind: str, because: str) -> Rules[bool]:
    """The overlord may play cards now. True: he has played one."""
    played: list[str] = []
    while True:
        s.shown += 1  # whether he is asked tells the heroes something about his hand
        cards = held(s, names, cue, played)
        if not cards:
            return bool(played)
        answer = yield Ask(OVERLORD, kind, [PASS, *[PLAY[card] for card in cards]], because)
        if answer is PASS:
            return bool(played)
        played.append(PLOTS[answer.index].id)
        yield from play(s, answer.index, cue)


def play(s: DescentState, card: int, cue: Cue) -> Rules[None]:
    """Resolve a card; then it goes to the discard pile unless it stays in play (DSC-16.04)."""
    name = PLOTS[card].id
    s.hand.remove(card)
    s.in_play.append(card)
    s.shown += 1
    s.tell("card_played", OVERLORD, PLOT_IDS[card])
    yield from EFFECTS[name](s, cue)
    if card in s.in_play and name != "rise_again":
        s.in_play.remove(card)
        s.discard.append(card)


def take_back(s: DescentState, name: str) -> None:
    """A surge returns the card to the hand (Expert Blow)."""
    for pile in (s.in_play, s.discard):
        for card in pile:
            if PLOTS[card].id == name:
                pile.remove(card)
                s.hand.append(card)
                s.tell("card_returned", OVERLORD, PLOT_IDS[card])
                return


# ---- the moments ----


def hero_entered(s: DescentState, hero: Hero, empty: bool, in_move: bool) -> Rules[None]:
    """Traps for a hero who enters an empty space."""
    if not empty:
        return
    names: tuple[str, ...] = ("pit_trap", "web_trap")
    if in_move:
        names = ("tripwire", *names)
    yield from window(s, names, Cue(hero), "overlord.trap", hero.name)


def hero_opens_or_searches(s: DescentState, hero: Hero) -> Rules[None]:
    """Traps on doors and chests: Poison Dart at once, the others afterwards."""
    yield from window(s, ("poison_dart",), Cue(hero), "overlord.trap", hero.name)


def after_door_or_search(s: DescentState, hero: Hero, searched: bool) -> Rules[None]:
    names: tuple[str, ...] = ("explosive_runes", "uthuk_demon_trap")
    if searched:
        names = (*names, "curse_of_the_monkey_god")
    if hero.up:
        yield from window(s, names, Cue(hero), "overlord.trap", hero.name)


def before_monster_roll(s: DescentState, attack: Attack) -> Rules[None]:
    yield from window(s, ("expert_blow",), Cue(attack=attack), "overlord.attack", attack.attacker.name)


def attack_window(s: DescentState, attack: Attack) -> Rules[bool]:
    """After a monster's attack roll: Dark Might, Critical Blow, Dark Fortune, the staff."""
    cue = Cue(attack=attack)
    cue.dice, cue.roll = attack.dice, attack.roll
    names: tuple[str, ...] = ("dark_might", "dark_fortune")
    if [f for f in attack.targets if isinstance(f, Hero)]:
        names = ("critical_blow", *names)
    names = tuple([name for name in names if name not in attack.used])
    acted = yield from _once_an_attack(s, names, cue, attack.used, attack.attacker.name)
    yield from force_reroll(s, attack.dice, attack.roll, attack.attacker.name)
    return acted


def defense_window(s: DescentState, attack: Attack, defense: Defense) -> Rules[bool]:
    """After a monster's defense roll: Dark Fortitude, Dark Fortune."""
    cue = Cue(attack=attack, defense=defense)
    cue.dice, cue.roll = defense.dice, defense.roll
    names = tuple([n for n in ("dark_fortitude", "dark_fortune") if n not in defense.used])
    acted = yield from _once_an_attack(s, names, cue, defense.used, defense.figure.name)
    yield from force_reroll(s, attack.dice, attack.roll, defense.figure.name)
    return acted


def _once_an_attack(s: DescentState, names: tuple[str, ...], cue: Cue, used: list[str], because: str) -> Rules[bool]:
    """A card of one name once for the same trigger (DSC-16.03)."""
    acted = False
    while True:
        s.shown += 1
        cards = held(s, names, cue, used)
        if not cards:
            return acted
        answer = yield Ask(OVERLORD, "overlord.roll", [PASS, *[PLAY[card] for card in cards]], because)
        if answer is PASS:
            return acted
        acted = True
        used.append(PLOTS[answer.index].id)
        yield from play(s, answer.index, cue)


def after_own_roll(s: DescentState, figure: Figure, dice: list[int], roll: list[int]) -> Rules[None]:
    """A lieutenant's test: Dark Fortune and the staff may change a die."""
    cue = Cue(figure=figure)
    cue.dice, cue.roll = dice, roll
    if not figure.good:
        yield from window(s, ("dark_fortune",), cue, "overlord.roll", figure.name)
    yield from force_reroll(s, dice, roll, figure.name)


def after_passed_test(s: DescentState, hero: Hero, which: int, change: int) -> Rules[bool | None]:
    """Wicked Laughter: the test is repeated with the attribute one lower."""
    s.shown += 1
    cards = held(s, ("wicked_laughter",), Cue(hero), [])
    if not cards:
        return None
    answer = yield Ask(OVERLORD, "overlord.laugh", [PASS, PLAY[cards[0]]], hero.name)
    if answer is PASS:
        return None
    yield from play(s, cards[0], Cue(hero))
    passed = yield from passes_test(s, hero, which, change - 1)
    if passed:
        draw(s, 1)
    return passed


def after_knock_out(s: DescentState, hero: Hero) -> Rules[None]:
    yield from window(s, ("bloodlust",), Cue(hero), "overlord.knock-out", hero.name)


def after_defeat(s: DescentState, figure: Figure, space: int) -> Rules[None]:
    """Rise Again marks where a minion or master fell."""
    if figure.kind == MONSTER and (figure.id, space, 1) not in s.rising:
        yield from window(s, ("rise_again",), Cue(figure=figure, space=space), "overlord.defeat", figure.name)


# ---- the staff of shadows: any die, any time ----


def staff_bearer(s: DescentState) -> Figure | None:
    """The lieutenant who bears the staff, if it is not exhausted (DSC-29.04)."""
    if s.relics_exhausted >> STAFF_OF_SHADOWS & 1:
        return None
    for figure in s.monsters():
        if figure.relic == STAFF_OF_SHADOWS:
            return figure
    return None


def force_reroll(s: DescentState, dice: list[int], roll: list[int], because: str) -> Rules[None]:
    """Exhaust the staff and discard a card: one die just rolled is thrown again."""
    if not dice or staff_bearer(s) is None or not s.hand:
        return
    answer = yield Ask(OVERLORD, "relic.reroll", [PASS, ABILITY_OF["staff_of_shadows"]], because)
    if answer is not PASS:
        yield from pay_staff(s)
        yield from reroll_one(s, OVERLORD, dice, roll, "staff_of_shadows")


def pay_staff(s: DescentState) -> Rules[None]:
    s.relics_exhausted |= 1 << STAFF_OF_SHADOWS
    answer = yield Ask(OVERLORD, "relic.discard", [DISCARD[card] for card in sorted(s.hand)], "staff_of_shadows")
    s.hand.remove(answer.index)
    s.discard.append(answer.index)
    s.shown += 1
    s.tell("card_discarded", OVERLORD, PLOT_IDS[answer.index])


# ---- basic cards ----


def critical_blow(s: DescentState, cue: Cue) -> Rules[None]:
    """This attack also has the surge ability +3 hearts."""
    cue.the_attack.lines.append(EXTRA["critical"])
    yield from ()


def dark_charm(s: DescentState, cue: Cue) -> Rules[None]:
    """A hero tests Willpower: passed, draw a card; failed, the overlord makes the hero move or attack."""
    hero = yield from choose_hero(s, OVERLORD, s.heroes_up(), "card.hero", "dark_charm")
    if (yield from passes_test(s, hero, WILLPOWER)):
        draw(s, 1)
    elif hero.up:
        yield from act_charmed(s, hero)


def act_charmed(s: DescentState, hero: Hero) -> Rules[None]:
    """One move or attack action, without fatigue or potions; heroes are the enemies, the hero itself too."""
    from podziemia.games.descent.walking import walk

    options: list[Option] = [PASS]
    if not hero.conditions & (IMMOBILIZED | STUNNED) and step_options(s, hero, speed(s, hero)):
        options.append(MOVE)
    if not hero.conditions & STUNNED and not hero.monkey:
        options += [ATTACK[card] for card in weapons(hero)]
        options.append(UNARMED_ATTACK)
    answer = yield Ask(OVERLORD, "card.charm", options, hero.name)
    if answer is MOVE:
        yield from walk(s, hero, speed(s, hero), OVERLORD, "dark_charm", by_points=True, in_move=True)
    elif answer is not PASS:
        card = BARE_HANDS if answer is UNARMED_ATTACK else answer.index
        attack = hero_attack(s, hero, card)
        attack.seat = OVERLORD
        foes: list[Figure] = [f for f in s.heroes_up() if f.id != hero.id]
        yield from choose_target(s, attack, [*hero.spaces, *hero_targets(s, hero, card, foes)])
        yield from resolve(s, attack)


def dark_fortune(s: DescentState, cue: Cue) -> Rules[None]:
    """Reroll one of the overlord's dice."""
    yield from reroll_one(s, OVERLORD, cue.dice, cue.roll, "dark_fortune")


def dark_might(s: DescentState, cue: Cue) -> Rules[None]:
    """Add a surge to the attack."""
    cue.the_attack.added_surges += 1
    yield from ()


def dash(s: DescentState, cue: Cue) -> Rules[None]:
    """The monster may perform an extra move action."""
    s.turn.bonus_moves += 1
    yield from ()


def frenzy(s: DescentState, cue: Cue) -> Rules[None]:
    """The monster may perform an extra attack action."""
    s.turn.bonus_attacks += 1
    yield from ()


def pit_trap(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness, or a heart and a movement point; who has no point left is Stunned."""
    hero = cue.the_hero
    if (yield from passes_test(s, hero, AWARENESS)):
        return
    yield from suffer(s, hero, 1)
    if hero.up and s.turn.actor == hero.id and s.turn.points > 0:
        s.turn.points -= 1
    else:
        give_condition(s, hero, STUNNED)


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


def tripwire(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness, or the move action ends and its points are lost."""
    if not (yield from passes_test(s, cue.the_hero, AWARENESS)) and s.turn.actor == cue.the_hero.id:
        s.turn.points = 0
        s.turn.in_move = False


def word_of_misery(s: DescentState, cue: Cue) -> Rules[None]:
    """This turn every hero who suffers damage also suffers a fatigue."""
    s.misery = True
    yield from ()


# ---- warlord ----


def blood_rage(s: DescentState, cue: Cue) -> Rules[None]:
    """A monster makes two attacks at once and is then defeated."""
    monster = yield from choose_figure(s, OVERLORD, s.monsters(), "card.monster", "blood_rage")
    for _ in range(2):
        if monster.on_map and monster_targets(s, monster):
            attack = monster_attack(s, monster)
            yield from choose_target(s, attack, monster_targets(s, monster))
            yield from resolve(s, attack)
    if monster.on_map:
        yield from defeat(s, monster)


def dark_fortitude(s: DescentState, cue: Cue) -> Rules[None]:
    """Add two shields to the defense roll."""
    assert cue.defense is not None
    cue.defense.added += 2
    yield from ()


def bloodlust(s: DescentState, cue: Cue) -> Rules[None]:
    """Draw two cards."""
    draw(s, 2)
    yield from ()


def expert_blow(s: DescentState, cue: Cue) -> Rules[None]:
    """+2 hearts, and a surge returns this card to the hand."""
    cue.the_attack.hearts += 2
    cue.the_attack.lines.append(EXTRA["expert"])
    yield from ()


def _room_for_minions(s: DescentState, figure: Figure) -> int:
    from podziemia.games.descent.quest_effects import missing

    if figure.kind != MONSTER or figure.sheet.rank != "master" or never_returns(s, figure.sheet.group):
        return 0
    return len(missing(s, figure.sheet.group, "minion"))


def never_returns(s: DescentState, group: str) -> bool:
    return bool([call for call in script_of(s).statics.get("no_return", ()) if call.args[0] == group])


def reinforce(s: DescentState, cue: Cue) -> Rules[None]:
    """Refill a master's group with minions next to it, up to the limit."""
    from podziemia.games.descent.quest_effects import missing, new_monster

    masters = [f for f in s.monsters() if _room_for_minions(s, f)]
    master = yield from choose_figure(s, OVERLORD, masters, "card.monster", "reinforce")
    for id in missing(s, master.sheet.group, "minion"):
        yield from put_in(s, OVERLORD, new_monster(s, id), adjacent_bits(s, master))


# ---- saboteur ----


def explosive_runes(s: DescentState, cue: Cue) -> Rules[None]:
    """Every hero within 2 spaces tests Awareness; failing costs the shields above it."""
    for hero in heroes_within(s, cue.the_hero, 2):
        if hero.up and not (yield from passes_test(s, hero, AWARENESS)):
            yield from suffer(s, hero, s.test_shields - (attribute(hero, AWARENESS) or 0))


def web_trap(s: DescentState, cue: Cue) -> Rules[None]:
    """The hero and all adjacent ones test Might or are Immobilized."""
    first = cue.the_hero
    for hero in [h for h in s.heroes_up() if h.id == first.id or are_adjacent(s, h, first)]:
        if not (yield from passes_test(s, hero, MIGHT)):
            give_condition(s, hero, IMMOBILIZED)


def curse_of_the_monkey_god(s: DescentState, cue: Cue) -> Rules[None]:
    """Knowledge: passed, draw a card; failed, a monkey until the end of the next own turn."""
    if (yield from passes_test(s, cue.the_hero, KNOWLEDGE)):
        draw(s, 1)
    else:
        cue.the_hero.monkey = 2
        s.tell("became_monkey", cue.the_hero.seat, cue.the_hero.name)


def wicked_laughter(s: DescentState, cue: Cue) -> Rules[None]:
    """The repeated test is made where the card is played."""
    yield from ()


def uthuk_demon_trap(s: DescentState, cue: Cue) -> Rules[None]:
    """Awareness or Might, the hero's choice: passed, damage equal to it; failed, defeated."""
    hero = cue.the_hero
    answer = yield Ask(hero.seat, "card.attribute", [TEST[AWARENESS], TEST[MIGHT]], "uthuk_demon_trap")
    if (yield from passes_test(s, hero, answer.index)):
        yield from suffer(s, hero, attribute(hero, answer.index) or 0)
    elif hero.up:
        yield from defeat(s, hero)


# ---- magus ----


def unholy_ritual(s: DescentState, cue: Cue) -> Rules[None]:
    """Draw a card for each figure of a group, keep two; the group has an action less this turn."""
    groups = sorted({GROUP_IDS.index(f.sheet.group) for f in s.monsters()})
    answer = yield Ask(OVERLORD, "card.group", [GROUP[group] for group in groups], "unholy_ritual")
    s.ritual = answer.index
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


def word_of_pain(s: DescentState, cue: Cue) -> Rules[None]:
    """Each hero tests Might or suffers a heart."""
    for hero in s.heroes_up():
        if not (yield from passes_test(s, hero, MIGHT)):
            yield from suffer(s, hero, 1)


def rise_again(s: DescentState, cue: Cue) -> Rules[None]:
    """The fallen monster comes back for the next overlord turn."""
    s.rising.append((cue.the_figure.id, cue.space, 0))
    yield from ()


def bring_back_risen(s: DescentState) -> Rules[None]:
    """Start of the overlord turn: the marked monster is placed within 5 spaces of its mark."""
    from podziemia.games.descent.quest_effects import missing, new_monster

    for figure, space, stage in list(s.rising):
        if stage == 0:
            s.rising.remove((figure, space, 0))
            ghost = new_monster(s, figure)
            if figure in missing(s, ghost.sheet.group, ghost.sheet.rank):
                yield from put_in(s, OVERLORD, ghost, within_bits(s, (space,), 5))
                s.rising.append((figure, space, 1))
    if not s.rising:
        discard_in_play(s)


def lay_risen_to_rest(s: DescentState) -> None:
    """End of that turn: removed, not defeated."""
    for figure, space, stage in list(s.rising):
        if stage == 1:
            s.rising.remove((figure, space, 1))
            if figure in s.figures:
                take_off(s, s.figures[figure])
                s.tell("removed", OVERLORD, FIGURE_IDS[figure])
    if not s.rising:
        discard_in_play(s)


def discard_in_play(s: DescentState) -> None:
    s.discard += s.in_play
    s.in_play = []


def word_of_despair(s: DescentState, cue: Cue) -> Rules[None]:
    """Each hero tests Willpower or suffers a fatigue after each action of the next turn."""
    for hero in s.heroes_up():
        if not (yield from passes_test(s, hero, WILLPOWER)):
            hero.despair = 2


DIABOLIC_TESTS: Final = {"event": WILLPOWER, "trap": AWARENESS, "magic": KNOWLEDGE}


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
    for hero in s.heroes_up():
        if not (yield from passes_test(s, hero, DIABOLIC_TESTS[PLOTS[card].trait])):
            yield from suffer(s, hero, 2)


# ---- universal ----


def dark_resilience(s: DescentState, cue: Cue) -> Rules[None]:
    """A monster recovers what two red dice show."""
    hurt = [f for f in s.monsters() if f.damage]
    monster = yield from choose_figure(s, OVERLORD, hurt, "card.monster", "dark_resilience")
    hearts, _ = roll_red(s.rng, 2)
    yield from recover_hearts(s, monster, hearts)


def plan_ahead(s: DescentState, cue: Cue) -> Rules[None]:
    """Look at the top five cards and put them back in any order."""
    s.shown += 1
    while s.deck and len(s.fates) < TOP_CARDS:
        s.fates.append(s.deck.pop())
    while s.fates:
        answer = yield Ask(OVERLORD, "card.order", [RETURN[card] for card in sorted(s.fates)], "plan_ahead")
        s.fates.remove(answer.index)
        s.deck.append(answer.index)


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


EFFECTS: Final[dict[str, Effect]] = {
    "critical_blow": critical_blow,
    "dark_charm": dark_charm,
    "dark_fortune": dark_fortune,
    "dark_might": dark_might,
    "dash": dash,
    "frenzy": frenzy,
    "pit_trap": pit_trap,
    "poison_dart": poison_dart,
    "tripwire": tripwire,
    "word_of_misery": word_of_misery,
    "blood_rage": blood_rage,
    "dark_fortitude": dark_fortitude,
    "bloodlust": bloodlust,
    "expert_blow": expert_blow,
    "reinforce": reinforce,
    "explosive_runes": explosive_runes,
    "web_trap": web_trap,
    "curse_of_the_monkey_god": curse_of_the_monkey_god,
    "wicked_laughter": wicked_laughter,
    "uthuk_demon_trap": uthuk_demon_trap,
    "unholy_ritual": unholy_ritual,
    "word_of_pain": word_of_pain,
    "rise_again": rise_again,
    "word_of_despair": word_of_despair,
    "diabolic_power": diabolic_power,
    "dark_resilience": dark_resilience,
    "plan_ahead": plan_ahead,
    "schemes": schemes,
}
AT_START: Final = ("dark_charm", "word_of_misery", "unholy_ritual")
ANY_TIME: Final = ("dark_resilience", "plan_ahead", "schemes", "diabolic_power")
AT_END: Final = ("blood_rage", "reinforce", "word_of_pain", "word_of_despair")
ON_ACTIVATION: Final = ("dash", "frenzy")
