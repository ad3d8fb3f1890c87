"""Overlord cards (DSC-16): drawing, and the moments they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.games.descent.attack import Attack, Defense
from podziemia.games.descent.attributes import passes_test, reroll_one_of
from podziemia.games.descent.cards import FIGURE_IDS, PLOT_IDS, PLOTS
from podziemia.games.descent.damage import (
    take_off,
)
from podziemia.games.descent.facts import victims
from podziemia.games.descent.figures import MONSTER, Figure, Hero
from podziemia.games.descent.options import (
    ABILITY_OF,
    DISCARD,
    PASS,
    PLAY,
    REROLL_DIE,
)
from podziemia.games.descent.placing import put_in, within_bits
from podziemia.games.descent.quest_effects import missing, new_monster
from podziemia.games.descent.quest_rules import script_of
from podziemia.games.descent.state import OVERLORD, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules

STAFF_OF_SHADOWS: Final = 3


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


NO_CUE: Final = Cue()
"""Nothing in particular has happened: for cards that need no moment of their own."""


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


def held(s: DescentState, names: tuple[str, ...], cue: Cue, not_these: Sequence[str]) -> list[int]:
    """Cards of those names in hand that could be played now, one of each name (DSC-16.03)."""
    found: list[int] = []
    cards = [card for card in s.hand if PLOTS[card].id in names]
    if not cards:
        return found
    seen = list(not_these)
    for card in sorted(cards):
        name = PLOTS[card].id
        if name not in seen and is_playable(s, name, cue):
            seen.append(name)
            found.append(card)
    return found


def is_playable(s: DescentState, name: str, cue: Cue) -> bool:
    """A card without anything to work on stays in hand (DSC-15.08)."""
    if name == "dark_charm":
        return bool(victims(s))
    if name in ("unholy_ritual", "blood_rage"):
        return bool(s.monsters())
    if name == "dark_resilience":
        return bool([f for f in s.monsters() if f.damage])
    if name == "reinforce":
        return bool([f for f in s.monsters() if room_for_minions(s, f)])
    if name == "dark_fortune":
        return bool(cue.dice)
    if name == "rise_again":
        return cue.figure is not None and cue.figure.kind == MONSTER
    if name in ("plan_ahead", "schemes"):
        return bool(s.deck)
    if name == "diabolic_power":
        return bool(s.deck or s.discard)
    return True


def window(
    s: DescentState, names: tuple[str, ...], cue: Cue, kind: str, because: str, halts: bool = True
) -> Rules[None]:
    """The overlord may play cards now, and use the staff; without `halts` the staff alone is no reason to ask him."""
    played: list[str] = []
    while True:
        s.shown += 1  # whether he is asked tells the heroes something about his hand
        options: list[Option] = [PLAY[card] for card in held(s, names, cue, played)]
        if (options or halts) and staff_draws(s):
            options.append(ABILITY_OF["staff_of_shadows"])
        if not options:
            return
        answer = yield Ask(OVERLORD, kind, [PASS, *options], because)
        if answer is PASS:
            return
        if answer.verb == "ability":
            yield from draw_by_staff(s)
        else:
            played.append(PLOTS[answer.index].id)
            yield from play(s, answer.index, cue)


def play(s: DescentState, card: int, cue: Cue) -> Rules[None]:
    """Resolve a card; then it goes to the discard pile unless it stays in play (DSC-16.04)."""
    from podziemia.games.descent.overlord_effects import EFFECTS

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


def hero_entered(s: DescentState, figure: Figure, empty: bool, in_move: bool) -> Rules[None]:
    """Traps for a hero, or its familiar, who enters an empty space."""
    if not empty:
        return
    names: tuple[str, ...] = ("pit_trap", "web_trap")
    if in_move:
        names = ("tripwire", *names)
    yield from window(s, names, Cue(figure=figure), "overlord.trap", figure.name, halts=False)


def hero_opens_or_searches(s: DescentState, hero: Hero) -> Rules[None]:
    """Traps on doors and chests: Poison Dart at once, the others afterwards."""
    yield from window(s, ("poison_dart",), Cue(hero), "overlord.trap", hero.name)


def after_door_or_search(s: DescentState, hero: Hero, searched: bool) -> Rules[None]:
    names: tuple[str, ...] = ("explosive_runes", "uthuk_demon_trap")
    if searched:
        names = (*names, "curse_of_the_monkey_god")
    if hero.up:
        yield from window(s, names, Cue(hero), "overlord.trap", hero.name, halts=False)


def before_monster_roll(s: DescentState, attack: Attack) -> Rules[None]:
    yield from window(s, ("expert_blow",), Cue(attack=attack), "overlord.attack", attack.attacker.name, halts=False)


def attack_window(s: DescentState, attack: Attack) -> Rules[bool]:
    """After a monster's attack roll: Dark Might, Critical Blow, Dark Fortune, the staff."""
    cue = Cue(attack=attack)
    cue.dice, cue.roll = attack.dice, attack.roll
    names: tuple[str, ...] = ("dark_might", "dark_fortune")
    if [f for f in attack.targets if f.heroic]:
        names = ("critical_blow", *names)
    names = tuple([name for name in names if name not in attack.used])
    acted = yield from _once_a_roll(s, names, cue, attack.used, attack.attacker.name)
    return (yield from staff_window(s, rolls_of(attack), attack.attacker.name)) or acted


def defense_window(s: DescentState, attack: Attack, defense: Defense) -> Rules[bool]:
    """After a monster's defense roll: Dark Fortitude, Dark Fortune, the staff."""
    cue = Cue(attack=attack, defense=defense)
    cue.dice, cue.roll = defense.dice, defense.roll
    names = tuple([n for n in ("dark_fortitude", "dark_fortune") if n not in defense.used])
    acted = yield from _once_a_roll(s, names, cue, defense.used, defense.figure.name)
    return (yield from staff_window(s, rolls_of(attack), defense.figure.name)) or acted


def _once_a_roll(s: DescentState, names: tuple[str, ...], cue: Cue, used: list[str], because: str) -> Rules[bool]:
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
    used: list[str] = []
    while True:
        if not figure.good:
            yield from _once_a_roll(s, ("dark_fortune",), cue, used, figure.name)
        if not (yield from staff_window(s, [(dice, roll)], figure.name)):
            return


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


# ---- the staff of shadows: any die or a card, any time ----


def staff_bearer(s: DescentState) -> Figure | None:
    """The lieutenant who bears the staff, if it is not exhausted (DSC-29.04)."""
    if s.relics_exhausted >> STAFF_OF_SHADOWS & 1:
        return None
    for figure in s.figures.values():
        if figure.relic == STAFF_OF_SHADOWS:
            return figure
    return None


def rolls_of(attack: Attack) -> list[tuple[list[int], list[int]]]:
    """All dice of an attack and how they lie: the attacker's, then those of everybody affected."""
    return [(attack.dice, attack.roll), *[(defense.dice, defense.roll) for defense in attack.defenders]]


def staff_draws(s: DescentState) -> bool:
    """Whether the staff may be exhausted for a card now."""
    return bool(s.hand and (s.deck or s.discard)) and staff_bearer(s) is not None


def draw_by_staff(s: DescentState) -> Rules[None]:
    """Exhaust the staff and discard a card: draw another."""
    yield from pay_staff(s)
    draw(s, 1)


def staff_window(s: DescentState, rolls: list[tuple[list[int], list[int]]], because: str) -> Rules[bool]:
    """Dice were rolled: the staff has one of them thrown again, or draws a card. True: it was used."""
    if staff_bearer(s) is None or not s.hand or not [dice for dice, _ in rolls if dice]:
        return False
    options: list[Option] = [PASS, REROLL_DIE]
    if staff_draws(s):
        options.append(ABILITY_OF["staff_of_shadows"])
    answer = yield Ask(OVERLORD, "relic.reroll", options, because)
    if answer is PASS:
        return False
    if answer is not REROLL_DIE:
        yield from draw_by_staff(s)
        return True
    yield from pay_staff(s)
    yield from reroll_one_of(s, OVERLORD, rolls, "staff_of_shadows")
    return True


def pay_staff(s: DescentState) -> Rules[None]:
    s.relics_exhausted |= 1 << STAFF_OF_SHADOWS
    answer = yield Ask(OVERLORD, "relic.discard", [DISCARD[card] for card in sorted(s.hand)], "staff_of_shadows")
    s.hand.remove(answer.index)
    s.discard.append(answer.index)
    s.shown += 1
    s.tell("card_discarded", OVERLORD, PLOT_IDS[answer.index])


# ---- monsters that come back ----


def room_for_minions(s: DescentState, figure: Figure) -> int:
    if figure.kind != MONSTER or figure.sheet.rank != "master" or never_returns(s, figure.sheet.group):
        return 0
    return len(missing(s, figure.sheet.group, "minion"))


def never_returns(s: DescentState, group: str) -> bool:
    return bool([call for call in script_of(s).statics.get("no_return", ()) if call.args[0] == group])


def bring_back_risen(s: DescentState) -> Rules[None]:
    """Start of the overlord turn: the marked monster is placed within 5 spaces of its mark."""
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


AT_START: Final[tuple[str, ...]] = ("dark_charm", "word_of_misery", "unholy_ritual")
ANY_TIME: Final[tuple[str, ...]] = ("dark_resilience", "plan_ahead", "schemes", "diabolic_power")
AT_END: Final[tuple[str, ...]] = ("blood_rage", "reinforce", "word_of_pain", "word_of_despair")
ON_ACTIVATION: Final[tuple[str, ...]] = ("dash", "frenzy")
