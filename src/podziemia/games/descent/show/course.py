"""The course of Descent: seven exercises with Old Marrow, then a first quest with him at the elbow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import FIGURE, PLOT_IDS
from podziemia.games.descent.rules.facts import sees_figure
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.scene import Scene, arrange, first_quest, hero
from podziemia.games.descent.rules.state import HEROES_SIDE, DescentState
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.course import STOP, Exercise, Goal, Line, Slip
from podziemia.kernel.facets.school import PUPIL, PUPPET
from podziemia.kernel.rng import seeded

Fact = Callable[[DescentState], bool]

GRISBAN: Final = "grisban_the_thirsty"
JAIN: Final = "jain_fairwood"
AVRIC: Final = "avric_albright"
GOBLIN: Final = "goblin_archer-1"
BIG_GOBLIN: Final = "goblin_archer-master"
BARGHEST: Final = "barghest-1"
BIG_BARGHEST: Final = "barghest-master"
AXE: Final = "attack chipped_greataxe"
BOW: Final = "attack yew_shortbow"
PARTY: Final = (PUPPET, PUPIL, PUPIL, PUPIL)
"""The overlord is a puppet, and the pupil plays all heroes."""
NIGHTFALL: Final = 4
"""The round of the first quest from which fear grows by itself."""
FIRST_DEAL: Final = "the first quest of Descent, deal 5"
SILENT_FROM: Final = 3


# ---- facts ----


def figure(s: DescentState, name: str) -> Figure | None:
    return s.figures.get(FIGURE[name])


def is_gone(name: str) -> Fact:
    return lambda s: figure(s, name) is None


def is_hurt(name: str) -> Fact:
    def hurt(s: DescentState) -> bool:
        found = figure(s, name)
        return found is None or found.damage > 0

    return hurt


def is_hidden(name: str, enemy: str) -> Fact:
    """The enemy cannot see the hero."""

    def hidden(s: DescentState) -> bool:
        found = figure(s, enemy)
        return found is None or not sees_figure(s, found, hero(s, name))

    return hidden


def is_up(name: str) -> Fact:
    return lambda s: not hero(s, name).down


def is_turn_of(name: str) -> Fact:
    return lambda s: s.turn.actor == FIGURE[name]


def has_actions(n: int) -> Fact:
    return lambda s: s.turn.actions == n


def has_struck(s: DescentState) -> bool:
    """The first of two actions was a blow, neither a walk nor a rest."""
    return s.turn.actions == 1 and not s.turn.moves and not s.turn.rested


def has_moved(s: DescentState) -> bool:
    return s.turn.moved


def has_acted(name: str) -> Callable[[DescentState, Ask | None], bool]:
    """The lesson ends with the hero's turn."""
    return lambda s, ask: hero(s, name).acted or s.over


def gone_or_acted(enemy: str, name: str) -> Callable[[DescentState, Ask | None], bool]:
    """It ends with the enemy, at the latest with the hero's turn."""
    return lambda s, ask: is_gone(enemy)(s) or hero(s, name).acted


def heroes_won(s: DescentState) -> bool:
    return s.wins == [HEROES_SIDE]


def monk_is_gone(s: DescentState) -> bool:
    return not s.tokens


def dashes(s: DescentState) -> bool:
    return s.turn.bonus_moves > 0 or not holds("dash")(s)


def holds(card: str) -> Fact:
    return lambda s: PLOT_IDS.index(card) in s.hand


# ---- the exercises ----

EXERCISES: Final[list[Exercise[DescentState]]] = [
    Exercise(
        "dsc-1",
        scene=Scene({GRISBAN: "d6", GOBLIN: "h6"}, turn=GRISBAN, dice="blue-3 red-1 gray-2"),
        seats=PARTY,
        lines=[
            Line("1", at="turn.action", when=has_actions(2), point=GRISBAN),
            Line("2", at="turn.action", when=has_actions(1), point=GOBLIN),
            Line("3", at=STOP),
        ],
        stop=gone_or_acted(GOBLIN, GRISBAN),
        goals=[Goal("1", is_gone(GOBLIN))],
        slips=[Slip("1", "rest"), Slip("2", "move", when=has_actions(1), through="step"), Slip("3", "end-turn")],
        model=("move", "step e6", "step f6", "step g6", AXE),
    ),
    Exercise(
        "dsc-2",
        scene=Scene(
            {GRISBAN: "d6", BIG_BARGHEST: "h6 i6"},
            turn=GRISBAN,
            damage={BIG_BARGHEST: 6},
            tired=GRISBAN,
            dice="blue-1 red-3 gray-1 blue-4 red-3 gray-2",
        ),
        seats=PARTY,
        lines=[
            Line("1", at="turn.action", point=BIG_BARGHEST),
            Line("2", at="turn.action", when=has_struck),
            Line("3", at=STOP),
        ],
        stop=gone_or_acted(BIG_BARGHEST, GRISBAN),
        goals=[Goal("1", is_gone(BIG_BARGHEST))],
        slips=[Slip("1", "move", through="step"), Slip("2", "rest"), Slip("3", "end-turn")],
        model=("tire", "step e6", "tire", "step f6", "tire", "step g6", AXE, AXE),
    ),
    Exercise(
        "dsc-3",
        scene=Scene({JAIN: "d7", BIG_GOBLIN: "h7"}, turn=JAIN, tired=JAIN, dice="blue-3 yellow-1 gray-2"),
        seats=PARTY,
        lines=[
            Line("1", at="turn.action", point=BIG_GOBLIN),
            Line("2", at="turn.action", when=has_moved),
            Line("3", at="turn.action", when=is_hurt(BIG_GOBLIN)),
        ],
        stop=has_acted(JAIN),
        goals=[Goal("1", is_hurt(BIG_GOBLIN)), Goal("2", is_hidden(JAIN, BIG_GOBLIN))],
        slips=[
            Slip("1", "rest"),
            Slip("2", "move", when=has_actions(1), through="step"),
            Slip("3", "end-turn", when=lambda s: not is_hidden(JAIN, BIG_GOBLIN)(s)),
            Slip("4", "end-turn", when=lambda s: not is_hurt(BIG_GOBLIN)(s)),
        ],
        model=("move", "step e6", BOW, "step d7", "end-turn"),
    ),
    Exercise(
        "dsc-4",
        scene=Scene(
            {GRISBAN: "e6", BARGHEST: "f6 g6"},
            turn=GRISBAN,
            actions=1,
            damage={BARGHEST: 2},
            fatigue={GRISBAN: 4},
            tired=GRISBAN,
            dice="blue-2 red-1 gray-2",
        ),
        seats=PARTY,
        lines=[Line("1", at="turn.action", point=BARGHEST), Line("2", at="attack.surge")],
        stop=gone_or_acted(BARGHEST, GRISBAN),
        goals=[Goal("1", is_gone(BARGHEST))],
        slips=[Slip("1", "surge fatigue"), Slip("2", "done"), Slip("3", "rest"), Slip("3", "move", through="step")],
        model=(AXE, "surge hearts-1"),
    ),
    Exercise(
        "dsc-5",
        scene=Scene(
            {AVRIC: "e6", GOBLIN: "j7"},
            down={JAIN: "f6"},
            tired=f"{AVRIC} {JAIN}",
            dice="red-3 blue-3 yellow-1 gray-2",
        ),
        seats=PARTY,
        lines=[
            Line("1", at="turn.next", point=AVRIC),
            Line("2", at="turn.action", when=is_turn_of(AVRIC), point="prayer_of_healing"),
            Line("3", at="turn.action", when=is_up(JAIN)),
            Line("4", at="turn.next"),
            Line("5", at="turn.action", when=is_turn_of(JAIN), point=GOBLIN),
        ],
        stop=gone_or_acted(GOBLIN, JAIN),
        goals=[Goal("1", is_up(JAIN)), Goal("2", is_gone(GOBLIN))],
        slips=[
            Slip("1", f"go {JAIN}", when=lambda s: hero(s, JAIN).down),
            Slip("2", "end-turn", when=lambda s: is_turn_of(AVRIC)(s) and hero(s, JAIN).down),
        ],
        model=(f"go {AVRIC}", "use prayer_of_healing", f"choose {JAIN}", "end-turn", f"go {JAIN}", BOW),
    ),
    Exercise(
        "dsc-6",
        scene=Scene(
            {JAIN: "i6", GOBLIN: "h8", "goblin_archer-2": "g8", "barghest-2": ""},
            turn=JAIN,
            actions=1,
            tired=JAIN,
            acted=f"{GRISBAN} {AVRIC}",
            monks="j6",
            fear=6,
            round=5,
        ),
        seats=PARTY,
        puppets={
            "A": {
                "overlord.group": ("group",),
                "overlord.monster": ("activate-monster",),
                "place.figure": ("place",),
            }
        },
        lines=[Line("1", at="turn.action"), Line("2", at=STOP)],
        goals=[Goal("1", heroes_won)],
        slips=[Slip("1", BOW), Slip("2", "move", through="step"), Slip("2", "rest"), Slip("2", "end-turn")],
        model=("do rescue",),
    ),
    Exercise(
        "dsc-7",
        scene=Scene(
            {GRISBAN: "e4", JAIN: "g4", AVRIC: "f5", GOBLIN: "q7"},
            monks="j6",
            fear=1,
            round=4,
            hand="dash frenzy",
            overlord=True,
        ),
        seats=(PUPIL, PUPPET, PUPPET, PUPPET),
        lines=[
            Line("1", at="overlord.group"),
            Line("2", at="overlord.monster"),
            Line("3", at="monster.action", point="dash"),
            Line("4", at="monster.action", when=dashes, point=GOBLIN),
            Line("5", at=STOP),
        ],
        stop=lambda s, ask: monk_is_gone(s) or s.over or s.round > NIGHTFALL,
        goals=[Goal("1", monk_is_gone)],
        slips=[
            Slip("1", "strike"),
            Slip("2", "play frenzy"),
            Slip("3", "end-turn"),
        ],
        model=(
            "group goblin_archer",
            f"activate-monster {GOBLIN}",
            "play dash",
            "move",
            "step p7",
            "step o7",
            "step n7",
            "step m7",
            "step l7",
            "dash",
            "step k6",
            "do drag_off",
        ),
    ),
]


# ---- the first quest ----


def early(s: DescentState) -> bool:
    return s.round < SILENT_FROM


def in_motion(s: DescentState) -> bool:
    return early(s) and s.turn.points > 0


def night_falls(s: DescentState) -> bool:
    return s.round >= NIGHTFALL


def heroes_lead(s: DescentState) -> int:
    """The quest is won."""
    return 0 if heroes_won(s) else -1


FIRST_GAME: Final[Exercise[DescentState]] = Exercise(
    "first-game",
    seats=("easy", PUPIL, PUPIL, PUPIL),
    lines=[
        Line("place", at="place.hero"),
        Line("night", at="turn.next", when=night_falls),
        Line("next", at="turn.next"),
        Line("walk", at="turn.action", when=in_motion),
        Line("action", at="turn.action", when=early),
        Line("target", at="attack.target"),
        Line("surge", at="attack.surge"),
        Line("protect", at="attack.protect"),
        Line("react", at="move.react"),
        Line("fatigue", at="damage.as-fatigue"),
        Line("heal", at="skill.hero"),
        Line("fallen", at="turn.fallen"),
        Line("over", at=STOP),
    ],
    worth=heroes_lead,
    minutes=60,
    whole=True,
)

COURSE: Final = [*EXERCISES, FIRST_GAME]


def open_lesson(lesson: Exercise[DescentState], seats: int) -> DescentState:
    """The position of an exercise, or the deal of the first quest: cards and dice are the same for everybody."""
    lesson.check_seats(seats)
    if lesson.whole:
        return first_quest(seeded(FIRST_DEAL))
    scene: Scene = lesson.scene
    return arrange(scene, seeded(lesson.id))
