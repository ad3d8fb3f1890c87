"""Overlord cards (DSC-16): which may be played at a moment, and how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from podziemia.games.descent.data.cards import PLOT_IDS, PLOTS
from podziemia.games.descent.data.options import ABILITY_OF, PASS, PLAY
from podziemia.games.descent.rules.attack import Attack, Defense
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.staff import draw_by_staff, staff_draws
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Answers


class Cue:
    """What a card is played on: the moment it waits for."""

    __slots__ = ("attack", "chosen", "defense", "dice", "figure", "hero", "roll", "space")

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
        self.chosen: list[tuple[str, int]] = []
        """Cards whose target was chosen in this window, and the figure or group it was."""

    def is_fresh(self, name: str, target: int) -> bool:
        """Not yet the target of a card of this name (DSC-16.03)."""
        return (name, target) not in self.chosen

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

PLOT: Final[Answers[str, Callable[[DescentState, Cue], Rules[None]]]] = Answers("an overlord card is played")
PLOT_HAS_USE: Final[Answers[str, Callable[[DescentState, Cue], bool]]] = Answers("an overlord card could be played")


# ---- playing ----


AIMED: Final[tuple[str, ...]] = ("dark_charm", "unholy_ritual", "blood_rage", "reinforce", "dark_resilience")
"""Cards whose target the overlord picks: another copy may go to another target (DSC-16.03)."""


def held(s: DescentState, names: tuple[str, ...], cue: Cue, not_these: Sequence[str]) -> list[int]:
    """Cards of those names in hand that could be played now, one of each name (DSC-16.03)."""
    found: list[int] = []
    seen = list(not_these)
    for card in sorted([card for card in s.hand if PLOTS[card].id in names]):
        name = PLOTS[card].id
        if name not in seen and is_playable(s, name, cue):
            seen.append(name)
            found.append(card)
    return found


def could_hold(s: DescentState, names: tuple[str, ...], cue: Cue, not_these: Sequence[str]) -> bool:
    """Whether the overlord may hold one of those cards and play it now, for all that the heroes know: it lies neither
    in the open nor in the box."""
    if not s.hand:
        return False
    hidden = [PLOTS[card].id for card in (*s.hand, *s.deck, *s.aside, *s.fates)]
    return bool([n for n in names if n in hidden and n not in not_these and is_playable(s, n, cue)])


def is_asked(s: DescentState, cards: list[int], names: tuple[str, ...], cue: Cue, not_these: Sequence[str]) -> bool:
    """He has a card for the moment; at a table where he is always asked it is enough that he might have one."""
    s.shown += 1  # whether he is asked tells the heroes something about his hand
    return bool(cards) or (s.always_ask and could_hold(s, names, cue, not_these))


def is_playable(s: DescentState, name: str, cue: Cue) -> bool:
    """A card without anything to work on stays in hand (DSC-15.08)."""
    playable = PLOT_HAS_USE.effects.get(name)
    return playable is None or playable(s, cue)


def window(
    s: DescentState, names: tuple[str, ...], cue: Cue, kind: str, because: str, halts: bool = True
) -> Rules[None]:
    """The overlord may play cards now, and use the staff; without `halts` the staff alone is no reason to ask him."""
    played: list[str] = []
    while True:
        cards = held(s, names, cue, played)
        asked = is_asked(s, cards, names, cue, played)
        options: list[Option] = [PASS, *[PLAY[card] for card in cards]]
        if (asked or halts) and staff_draws(s):
            options.append(ABILITY_OF["staff_of_shadows"])
        if not asked and len(options) == 1:
            return
        answer = yield Ask(OVERLORD, kind, options, because, pause=True)
        if answer is PASS:
            return
        if answer.verb == "ability":
            yield from draw_by_staff(s)
        else:
            if PLOTS[answer.index].id not in AIMED:
                played.append(PLOTS[answer.index].id)
            yield from play(s, answer.index, cue)


def play(s: DescentState, card: int, cue: Cue) -> Rules[None]:
    """Resolve a card; then it goes to the discard pile unless it stays in play (DSC-16.04)."""
    name = PLOTS[card].id
    s.hand.remove(card)
    s.in_play.append(card)
    s.shown += 1
    s.tell("card_played", OVERLORD, PLOT_IDS[card])
    yield from PLOT.effects[name](s, cue)
    if card in s.in_play and name != "rise_again":
        s.in_play.remove(card)
        s.discard.append(card)


def once_a_roll(s: DescentState, names: tuple[str, ...], cue: Cue, used: list[str], because: str) -> Rules[bool]:
    """A card of one name once for the same trigger (DSC-16.03)."""
    acted = False
    while True:
        cards = held(s, names, cue, used)
        if not is_asked(s, cards, names, cue, used):
            return acted
        answer = yield Ask(OVERLORD, "overlord.roll", [PASS, *[PLAY[card] for card in cards]], because, pause=True)
        if answer is PASS:
            return acted
        acted = True
        used.append(PLOTS[answer.index].id)
        yield from play(s, answer.index, cue)


AT_START: Final[tuple[str, ...]] = ("dark_charm", "word_of_misery", "unholy_ritual")
ANY_TIME: Final[tuple[str, ...]] = ("dark_resilience", "plan_ahead", "schemes", "diabolic_power")
AT_END: Final[tuple[str, ...]] = ("blood_rage", "reinforce", "word_of_pain", "word_of_despair")
ON_ACTIVATION: Final[tuple[str, ...]] = ("dash", "frenzy")


def any_time_options(s: DescentState) -> list[Option]:
    """Cards for any time of his turn, and the staff."""
    options: list[Option] = [PLAY[card] for card in held(s, ANY_TIME, NO_CUE, [])]
    if staff_draws(s):
        options.append(ABILITY_OF["staff_of_shadows"])
    return options


def act_any_time(s: DescentState, answer: Option) -> Rules[None]:
    if answer.verb == "play":
        yield from play(s, answer.index, Cue())
    else:
        yield from draw_by_staff(s)
