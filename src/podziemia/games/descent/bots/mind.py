"""What the bots know of Descent: the race between both sides' conditions, health, tempo, and first looks at answers."""

from __future__ import annotations

from math import exp
from typing import Final

from podziemia.games.descent.bots.aims import field_to, goal_bits, spots_for
from podziemia.games.descent.bots.book import book_of
from podziemia.games.descent.bots.priors import priors_of
from podziemia.games.descent.data.cards import ALONE, QUEST_IDS
from podziemia.games.descent.data.quest_language import Both, Call, Comparison, Either, Term
from podziemia.games.descent.rules.facts import health_left, max_health, spare_fatigue, stamina
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.quest_rules import Scene, encounter_of, figures, script_of, value
from podziemia.games.descent.rules.scoring import winner
from podziemia.games.descent.rules.state import (
    CAMPAIGN,
    ENCOUNTER_END,
    HEROES_SIDE,
    OVERLORD_START,
    SET_UP,
    DescentState,
)
from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.mind import Mind

WORTH: Final = 100.0
"""A won encounter, in points; positions lie between."""
ROUND: Final = 100
"""Calm points of a round, more than anybody can act in one; the overlord's turn begins after so many of them."""
OVERLORDS_TURN: Final = 10
ENCOUNTER: Final = 100 * ROUND
SEARCHED: Final = (
    "turn.next",
    "turn.action",
    "turn.fallen",
    "overlord.group",
    "overlord.start",
    "overlord.end",
    "monster.action",
    "attack.target",
)
"""Who goes next, what is begun and whom it hits, and cards at leisure."""
FIRM: Final = 1.5
STEEPNESS: Final = 25.0
"""How far from an even race a side has seven chances in ten, in percent of the parts added up."""
LOST: Final = 0.3
"""How far the heroes have come, on average, in an encounter that they lose."""


class Weights:
    """What progress and each part of the race count for, in percent."""

    __slots__ = ("cards", "even", "heroes", "monsters", "ours", "theirs")

    def __init__(self, even: float, ours: float, theirs: float, heroes: float, monsters: float, cards: float) -> None:
        self.even = even
        self.ours = ours
        self.theirs = theirs
        self.heroes = heroes
        self.monsters = monsters
        self.cards = cards


DECIDING: Final = Weights(even=100.0, ours=42.0, theirs=57.0, heroes=1.8, monsters=5.2, cards=1.0)
OPENING: Final = Weights(even=57.0, ours=15.0, theirs=0.0, heroes=0.9, monsters=0.0, cards=3.0)
"""Of an encounter that another one follows: who wins it is hardly ahead, and what is carried over counts. Both are
fitted to the results of games (`bench/README.md`)."""
TO_COME: Final = 13.0
"""What it costs the heroes that the overlord's turn is still to come, where the encounter decides."""


# ---- how far a condition has got ----


def progress(s: DescentState, win: Term) -> float:
    """How much of a victory condition is done, from 0 to 1."""
    if isinstance(win, Both):
        done = 1.0
        for part in win.all:
            done *= 0.2 + 0.8 * progress(s, part)
        return done
    if isinstance(win, Either):
        return max([progress(s, part) for part in win.any])
    if isinstance(win, Comparison):
        return _compared(s, win)
    if isinstance(win, Call) and win.name == "defeated":
        return _beaten(s, win.args[0])
    if isinstance(win, Call) and win.name == "round_over":
        return min(1.0, s.round / (_number(s, win.args[0]) + 1))
    return 0.3


def _number(s: DescentState, term: Term) -> float:
    return float(value(Scene(s), term))


def _compared(s: DescentState, win: Comparison) -> float:
    """`counter(x) >= n` counts up, `on_map(x) == 0` and `structures(x) == 0` wear down."""
    left = win.left
    goal = _number(s, win.right)
    if isinstance(left, Call):
        if win.sign == ">=" and goal > 0:
            return min(1.0, _number(s, left) / goal)
        if left.name in ("on_map", "structures") and goal == 0:
            return _beaten(s, left.args[0])
        if left.name == "tokens" and goal == 0:
            return 1.0 / (1 + _number(s, left))
    return 0.3


def _beaten(s: DescentState, who: str) -> float:
    """Share of the health gone of all figures a name stands for."""
    left = total = 0
    for figure in figures(Scene(s), who):
        left += health_left(s, figure)
        total += max_health(s, figure)
    return 1.0 if not total else 1.0 - left / (total + 4.0)


def exposed(s: DescentState) -> int:
    """Tokens that monsters can act on for the overlord: what the heroes save is lost to him."""
    markers = {action.action.at for action in book_of(s).overlord.main if len(action.action.at) == 1}
    return len([token for token in s.tokens if token.marker in markers and token.bearer == NOBODY])


def hero_worth(s: DescentState, hero: Hero) -> float:
    """Health, fatigue, conditions and what was found."""
    value = -14.0
    if not hero.down:
        value = 14.0 * health_left(s, hero) / max_health(s, hero) - 8.0
        value += 3.0 * (spare_fatigue(s, hero) / max(1, stamina(s, hero)) - 0.5)
    return value - 4.0 * hero.conditions.bit_count() + 1.5 * len(hero.usable_search())


def monster_worth(s: DescentState, monster: Figure) -> float:
    """What a monster takes from the heroes."""
    return 1.5 * monster.conditions.bit_count() - 0.6 - 0.5 * health_left(s, monster) / max_health(s, monster)


def is_between(s: DescentState) -> bool:
    """Whether an encounter is over and the next has not begun."""
    return bool(s.wins) and (s.phase <= SET_UP or s.phase == ENCOUNTER_END)


def weights_of(s: DescentState) -> Weights:
    """By whether the encounter decides the quest, for one side at least."""
    following = [outcome for outcome in encounter_of(s).outcome.values() if outcome.next]
    return OPENING if following or is_between(s) else DECIDING


def progress_of_both(s: DescentState) -> tuple[float, float]:
    """Between two encounters it is what the first has come to."""
    if is_between(s):
        return (1.0, 0.0) if s.wins[-1] == HEROES_SIDE else (LOST, 0.0)
    script = script_of(s)
    ours = max([progress(s, win) for win in script.heroes_win])
    return ours, max([progress(s, win) for win in script.overlord_wins])


def ways_of(s: DescentState, figures: list[Figure]) -> list[int]:
    """How far each of these is from what its side wants, the nearest first."""
    if not figures:
        return []
    far = field_to(s, goal_bits(s, figures[0], spots_for(s, figures[0])))
    return sorted([min([far[space] for space in figure.spaces]) for figure in figures])


class Standing:
    """An encounter as the mind sees it: how far both sides have come, and what speaks for the heroes beside that."""

    __slots__ = ("heroes_ways", "monsters_ways", "ours", "race", "theirs", "value")

    def __init__(self, s: DescentState) -> None:
        weights = weights_of(s)
        self.ours, self.theirs = progress_of_both(s)
        self.heroes_ways: list[int] = []
        self.monsters_ways: list[int] = []
        if not is_between(s):
            self.heroes_ways = ways_of(s, [*s.heroes_up()])
            self.monsters_ways = ways_of(s, [monster for monster in s.monsters() if monster.spaces])
        self.race = [
            ("heroes", weights.heroes * sum([hero_worth(s, hero) / len(s.heroes) for hero in s.heroes], 0.0)),
            ("monsters", weights.monsters * sum([monster_worth(s, monster) for monster in s.monsters()], 0.0)),
            ("cards", -1.2 * weights.cards * min(len(s.hand), 6)),
            ("tokens", -exposed(s) * (1.5 + 10.0 * self.theirs * self.theirs)),
            ("ways", self.pull()),
        ]
        """What speaks for the heroes beside their quest, in percent."""
        self.value = weights.even + weights.ours * self.ours - weights.theirs * self.theirs
        self.value += sum([worth for _, worth in self.race], 0.0)
        if weights is DECIDING and s.phase >= OVERLORD_START:
            self.value -= TO_COME

    def pull(self) -> float:
        """Being near what one wants is worth a little; the nearest figure counts most."""
        near, prowl = self.heroes_ways[:2], self.monsters_ways[:3]
        value = -sum([min(way, 10) * weight for way, weight in zip(near, (0.6, 0.3), strict=False)], 0.0)
        return value + sum([min(way, 10) * 0.25 for way in prowl], 0.0)

    def odds(self) -> float:
        """The logarithm of the heroes' odds to win."""
        return (self.value - 50.0) / STEEPNESS


def is_standing(s: DescentState) -> bool:
    """Whether there is an encounter to judge: the first is set up, or over."""
    return bool(s.heroes) and (s.phase > SET_UP or bool(s.wins))


def is_decided(s: DescentState) -> bool:
    return s.over or s.phase == CAMPAIGN


class DescentMind(Mind[DescentState]):
    """Both sides look at the same race from opposite ends."""

    def __init__(self, stalls: bool = False) -> None:
        self.stalls = stalls
        """Whether the overlord plays for time instead of charging."""

    def points(self, s: DescentState) -> list[float]:
        value = self.heroes_chance(s) if not is_decided(s) else WORTH if winner(s) == HEROES_SIDE else 0.0
        return [WORTH - value, *[value] * (s.seats - 1)]

    def judges_itself(self, s: DescentState) -> bool:
        """Between the quests of a campaign the last one is decided, and its interludes and finale are not played by
        those who learn."""
        return is_decided(s) or QUEST_IDS[s.quest] not in ALONE

    def spread(self, s: DescentState) -> float:
        return 25.0

    def utility(self, s: DescentState) -> list[float]:
        """The overlord's chance, and the heroes' shared among them."""
        value = self.points(s)[1] / WORTH
        return [1.0 - value, *[value / (s.seats - 1)] * (s.seats - 1)]

    def parts(self, s: DescentState, seat: int) -> list[tuple[str, float]]:
        """The race as the seat's side sees it; what lies beyond certainty counts as the race itself."""
        points = self.points(s)[seat]
        sign = -1.0 if seat == 0 else 1.0
        parts = [(part, sign * worth) for part, worth in Standing(s).race] if s.phase > SET_UP and s.heroes else []
        return [("quest", points - sum([worth for _, worth in parts], 0.0)), *parts]

    def slope(self, s: DescentState, seat: int) -> float:
        """Points are chances of a side in percent."""
        return 1.0 / WORTH

    def heroes_chance(self, s: DescentState) -> float:
        """In percent, from the race, health, fallen heroes, fatigue, cards and distance."""
        return WORTH / (1.0 + exp(-Standing(s).odds())) if is_standing(s) else 50.0

    def calm(self, s: DescentState) -> int:
        """Turns and activations so far, roughly."""
        acted = len([hero for hero in s.heroes if hero.acted])
        if s.phase >= OVERLORD_START:
            acted += OVERLORDS_TURN + len([monster for monster in s.monsters() if monster.activated])
        return len(s.wins) * ENCOUNTER + s.round * ROUND + acted

    def looks(self, s: DescentState) -> list[int]:
        """When the other side has replied: after the overlord's turn in that of the heroes, and the other way round."""
        since = s.round * ROUND + (OVERLORDS_TURN if s.phase >= OVERLORD_START else 0)
        return [len(s.wins) * ENCOUNTER + since + ROUND - self.calm(s)]

    def second_look(self, s: DescentState, ask: Ask) -> int:
        """A round later: half of what looks better when the other side has replied is no better then."""
        return self.looks(s)[0] + ROUND

    def temperature(self, ask: Ask) -> float:
        return 2.0

    def priors(self, s: DescentState, ask: Ask) -> list[float]:
        return priors_of(s, ask, self.stalls)

    def matters(self, ask: Ask) -> bool:
        """Plans of a turn are worked out, and a glance is too short to find a better one."""
        return False

    def searched(self, ask: Ask) -> bool:
        """What begins something: on the way to where it leads first sight knows best."""
        return ask.kind in SEARCHED and not [option for option in ask.options if option.verb == "step"]

    def firmness(self) -> float:
        return FIRM
