"""The course of Shadespire: seven exercises with Sergeant Toll, then a first game with him at the elbow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import ACTIVATIONS, NUMBER, ROUNDS
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.rules.decks import Deck
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.scene import Scene, Side, arrange, on_boards
from podziemia.games.shadespire.rules.state import ACTIVATION, END_OBJECTIVES, POWER_STEP, Player, ShadespireState
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.course import STOP, Exercise, Goal, Line, Slip
from podziemia.kernel.facets.school import PUPIL
from podziemia.kernel.rng import seeded

Fact = Callable[[ShadespireState], bool]

SEVERIN: Final = "severin_steelheart"
ANGHARAD: Final = "angharad_brightshield"
OBRYN: Final = "obryn_the_bold"
GARREK: Final = "garrek_gorebeard"
KARSUS: Final = "karsus_the_chained"
SAEK: Final = "blooded_saek"
TARGOR: Final = "targor"
ARNULF: Final = "arnulf"
REAVERS: Final = {GARREK: "k4", KARSUS: "j7", SAEK: "j1", ARNULF: "h7", TARGOR: "h5"}
"""Where Garrek's Reavers wait until a lesson needs them: out of everybody's reach."""
FIRST_DEAL: Final = "the first game of Shadespire, deal 973"
"""An objective that the first charge may score, one that a step scores, one that keeping away scores; simple cards."""
SILENT_FROM: Final = 2
"""The round from which the teacher of the first game leaves the pupil alone."""
LAST_WORD: Final = 2
"""Activations left in the last round when he speaks once more."""


# ---- facts ----


def pupil(s: ShadespireState) -> Player:
    return s.players[0]


def fighter(s: ShadespireState, id: str) -> Fighter:
    return next(f for f in s.fighters if f.id == id)


def out_of_action(id: str) -> Fact:
    return lambda s: fighter(s, id).hex == NOWHERE


def activation_over(s: ShadespireState, ask: Ask | None) -> bool:
    """The pupil's first activation is done with."""
    return pupil(s).used > 0 and not (s.stage == ACTIVATION and s.active == 0)


def objectives_over(s: ShadespireState, ask: Ask | None) -> bool:
    """The pupil has scored and thrown away what was to be thrown away."""
    return s.stage > END_OBJECTIVES or s.round > 1


def has_scored(card: str) -> Fact:
    return lambda s: NUMBER[card] in pupil(s).scored


def has_discarded(card: str) -> Fact:
    return lambda s: NUMBER[card] in pupil(s).objective_discard


def live_cards(s: ShadespireState) -> int:
    """Of the cards that could still be scored, those kept."""
    return len([card for card in pupil(s).objectives if card == NUMBER["seize_ground"]])


def carries(id: str, card: str) -> Fact:
    return lambda s: fighter(s, id).has(NUMBER[card])


def has_glory_left(s: ShadespireState) -> bool:
    return pupil(s).unspent() > 0


def fresh_fighters(s: ShadespireState) -> int:
    """Those of the pupil who can still be activated this round."""
    return len([f for f in s.allies(0) if not f.charged])


def is_attacked(id: str) -> Fact:
    """It is the target of the attack under way, whose dice lie in the tray."""
    return lambda s: s.roll is not None and s.roll.strike is not None and s.roll.strike.target.id == id


def glory(s: ShadespireState) -> int:
    return pupil(s).glory


def in_activation(s: ShadespireState) -> bool:
    return s.stage == ACTIVATION


# ---- the exercises ----

EXERCISES: Final[list[Exercise[ShadespireState]]] = [
    Exercise(
        "sha-1",
        scene=Scene(
            Side({SEVERIN: "c4", ANGHARAD: "b2", OBRYN: "d1"}),
            Side({**REAVERS, TARGOR: "c5"}),
            dice="hammer support1 shield",
        ),
        lines=[Line("1", at="activation", point=SEVERIN), Line("2", at=STOP)],
        stop=activation_over,
        goals=[Goal("1", out_of_action(TARGOR))],
        slips=[Slip("1", "move"), Slip("1", "guard"), Slip("2", "charge"), Slip("3", "draw"), Slip("3", "pass")],
        model=(f"attack {SEVERIN}",),
        worth=fresh_fighters,
        best=3,
    ),
    Exercise(
        "sha-2",
        scene=Scene(
            Side({OBRYN: "d2", SEVERIN: "d1", ANGHARAD: "b2"}),
            Side({**REAVERS, TARGOR: "c5"}),
            dice="hammer hammer shield shield",
        ),
        lines=[Line("1", at="activation", point=OBRYN), Line("2", at="charge.to"), Line("3", at=STOP)],
        stop=activation_over,
        goals=[Goal("1", out_of_action(TARGOR))],
        slips=[Slip("1", "move"), Slip("2", "draw"), Slip("2", "guard"), Slip("2", "pass")],
        model=(f"charge {OBRYN}", "go d4"),
    ),
    Exercise(
        "sha-3",
        scene=Scene(
            Side({OBRYN: "c3", ANGHARAD: "f3", SEVERIN: "b2"}),
            Side({**REAVERS, SAEK: "f4", KARSUS: "e6"}),
            dice="support1 support2 support1 shield",
        ),
        lines=[Line("1", at="activation", point=OBRYN), Line("2", at="charge.to", point=SAEK), Line("3", at=STOP)],
        stop=activation_over,
        goals=[Goal("1", out_of_action(SAEK))],
        slips=[
            Slip("1", "go e5"),
            Slip("2", f"attack {ANGHARAD}"),
            Slip("3", "move"),
            Slip("3", "guard"),
            Slip("4", "go d5"),
        ],
        model=(f"charge {OBRYN}", "go e4"),
    ),
    Exercise(
        "sha-4",
        scene=Scene(
            Side({SEVERIN: "a7", ANGHARAD: "d2", OBRYN: "d1"}),
            Side({**REAVERS, ARNULF: "a8", TARGOR: "b6"}),
            dice="hammer support2 dodge",
        ),
        lines=[Line("1", at="activation", point=SEVERIN), Line("2", at="attack.target"), Line("3", at="drive.to")],
        stop=activation_over,
        goals=[Goal("1", out_of_action(ARNULF))],
        slips=[
            Slip("1", f"target {TARGOR}"),
            Slip("2", "guard"),
            Slip("2", "move"),
            Slip("3", "stay", when=is_attacked(ARNULF)),
        ],
        model=(f"attack {SEVERIN}", f"target {ARNULF}", "trap"),
    ),
    Exercise(
        "sha-5",
        scene=Scene(
            Side(
                {OBRYN: "d4", SEVERIN: "e1", ANGHARAD: "f1"},
                hand="brave_strike blessed_by_sigmar",
                glory=1,
            ),
            Side({**REAVERS, GARREK: "c5", TARGOR: "k6"}, used=1),
            dice="sword support1 hammer shield",
            wounds={GARREK: 2},
            round=2,
            stage=POWER_STEP,
            active=1,
            first=1,
        ),
        lines=[
            Line("1", at="power", when=has_glory_left, point="brave_strike"),
            Line("2", at="power"),
            Line("3", at="activation", point=OBRYN),
            Line("4", at=STOP),
        ],
        stop=activation_over,
        goals=[Goal("1", carries(OBRYN, "brave_strike")), Goal("2", out_of_action(GARREK))],
        slips=[
            Slip("1", "pass", when=has_glory_left),
            Slip("2", "play blessed_by_sigmar"),
            Slip("3", "with sigmarite_grandhammer"),
            Slip("4", "pass", when=in_activation),
            Slip("4", "guard"),
            Slip("4", "move"),
        ],
        model=("play brave_strike", "pass", f"attack {OBRYN}", "with brave_strike"),
    ),
    Exercise(
        "sha-6",
        scene=Scene(
            Side(
                {ANGHARAD: "d4", SEVERIN: "a1"},
                objectives="hold_objective_3 eternals seize_ground",
                used=ACTIVATIONS - 1,
            ),
            Side({**REAVERS, GARREK: "d5"}, used=ACTIVATIONS - 1, glory=1),
            dice="hammer sword dodge shield hammer hammer dodge support1",
            tokens="c7 h4 d4 i2 i7",
            inspired=ANGHARAD,
        ),
        puppets={
            "B": {
                "activation": (f"attack {GARREK}", f"charge {GARREK}"),
                "charge.to": ("go",),
                "attack.target": (f"target {ANGHARAD}", "target"),
                "drive.to": ("drive d3", "drive c4", "drive e4", "stay"),
            }
        },
        lines=[
            Line("1", at="activation", point=ANGHARAD),
            Line("2", at="end.score", point="hold_objective_3"),
            Line("3", at="discard.objectives", point="eternals"),
        ],
        stop=objectives_over,
        goals=[Goal("1", has_scored("hold_objective_3")), Goal("2", has_discarded("eternals"))],
        slips=[
            Slip("1", "move"),
            Slip("1", "charge"),
            Slip("2", "attack"),
            Slip("3", "swap"),
            Slip("4", "discard seize_ground"),
        ],
        model=(f"guard {ANGHARAD}", "score hold_objective_3", "discard eternals", "done"),
        worth=live_cards,
        best=1,
    ),
    Exercise(
        "sha-7",
        scene=Scene(
            Side(
                {ANGHARAD: "c2", SEVERIN: "d6", OBRYN: "d1"},
                objectives="hold_objective_3",
                glory=7,
                used=ACTIVATIONS - 1,
            ),
            Side({**REAVERS, TARGOR: "c7"}, glory=7, used=ACTIVATIONS),
            dice="sword support1 dodge",
            tokens="i4 h7 c3 g1 k6",
            round=ROUNDS,
            first=1,
        ),
        lines=[Line("1", at="activation", point="hold_objective_3"), Line("2", at="end.score"), Line("3", at=STOP)],
        goals=[Goal("1", has_scored("hold_objective_3"))],
        slips=[Slip("1", "attack"), Slip("1", "charge"), Slip("2", "draw"), Slip("3", "swap")],
        model=(f"move {ANGHARAD}", "go c3", "score hold_objective_3"),
        worth=glory,
        best=8,
    ),
]


# ---- the first game ----


def early(s: ShadespireState) -> bool:
    return s.round < SILENT_FROM


def last_word(s: ShadespireState) -> bool:
    return s.round == ROUNDS and pupil(s).used > ACTIVATIONS - LAST_WORD


def margin(s: ShadespireState) -> int:
    """Not less than the opponent: the game is won, or shared."""
    return glory(s) - s.players[1].glory


FIRST_GAME: Final[Exercise[ShadespireState]] = Exercise(
    "first-game",
    seats=(PUPIL, "easy"),
    lines=[
        Line("end", at="activation", when=last_word),
        Line("activation", at="activation", when=early),
        Line("token", at="token.place"),
        Line("mulligan", at="mulligan"),
        Line("deploy-first", at="deploy.first"),
        Line("deploy", at="deploy.fighter"),
        Line("deploy-hex", at="deploy.hex"),
        Line("round", at="round.first"),
        Line("move", at="move.to"),
        Line("charge", at="charge.to"),
        Line("with", at="attack.with"),
        Line("target", at="attack.target"),
        Line("drive", at="drive.to"),
        Line("power", at="power"),
        Line("score-now", at="score.now"),
        Line("score", at="end.score"),
        Line("discard", at="discard.objectives"),
        Line("upgrade", at="end.upgrade"),
        Line("over", at=STOP),
    ],
    worth=margin,
    minutes=40,
    whole=True,
)

COURSE: Final = [*EXERCISES, FIRST_GAME]


def open_lesson(lesson: Exercise[ShadespireState], seats: int, decks: list[Deck]) -> ShadespireState:
    """The position of an exercise, or the deal of the first game: cards and dice are the same for everybody."""
    lesson.check_seats(seats)
    if lesson.whole:
        return on_boards(decks, seeded(FIRST_DEAL))
    scene: Scene = lesson.scene
    return arrange(scene, decks, seeded(lesson.id))
