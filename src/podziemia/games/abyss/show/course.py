"""The course of Abyss: seven exercises with Chancellor Brine, then a first game with him at the elbow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.abyss.data.cards import CARD_IDS, LORD_IDS, LORDS, RACE_OF, RACES, TREASURER, VALUE_OF
from podziemia.games.abyss.rules.activated import ability_options
from podziemia.games.abyss.rules.council import support_options
from podziemia.games.abyss.rules.recruit import recruit_options
from podziemia.games.abyss.rules.scene import Scene, Side, arrange
from podziemia.games.abyss.rules.scoring import location_points, score
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.games.abyss.rules.turn import can_plot, set_up
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.course import STOP, Exercise, Goal, Line, Slip
from podziemia.kernel.facets.school import PUPIL
from podziemia.kernel.rng import Rng, seeded

Fact = Callable[[AbyssState], bool]

BYSTANDERS: Final = "sage hermit elder master_of_magic"
"""Lords whom nobody in a lesson can pay."""
DEPTHS: Final = "exploration-deck"
COUNCIL: Final = "council"
COURT: Final = "court"
FIRST_DEAL: Final = "the first game of Abyss, deal 2510"
"""The first card is hardly worth a turn, the second is; a monster comes soon, and lords with keys lie in the Court."""
SILENT_FROM: Final = 3
"""Lords of one's own after which the teacher of the first game gives no more advice on a turn."""
END_IN_SIGHT: Final = 5


# ---- facts ----


def pupil(s: AbyssState) -> Player:
    return s.players[0]


def after_turn(turn: int) -> Callable[[AbyssState, Ask | None], bool]:
    """The lesson ends with this turn."""
    return lambda s, ask: s.turn > turn


def owns(lord: str) -> Fact:
    return lambda s: LORD_IDS.index(lord) in pupil(s).lords()


def holds(card: str) -> Fact:
    return lambda s: CARD_IDS.index(card) in pupil(s).hand


def turned_up(card: str) -> Fact:
    """It is the card just revealed."""
    return lambda s: len(s.track) > 0 and s.track[-1] == CARD_IDS.index(card)


def has_lord(s: AbyssState) -> bool:
    return pupil(s).lord_count() > 0


def has_pearls(s: AbyssState) -> bool:
    return pupil(s).pearls > 0


def has_location(s: AbyssState) -> bool:
    return len(pupil(s).locations) > 0


def treasurer_awake(s: AbyssState) -> bool:
    return has_location(s) and pupil(s).has_active(TREASURER)


def has_beaten_monster(s: AbyssState) -> bool:
    return len(pupil(s).tokens) > 0 or pupil(s).pearls > 1


def can_pay_invoker(s: AbyssState) -> bool:
    """Eight in jellyfish, in hand or shown as payment, or they have been paid already."""
    jellyfish = [VALUE_OF[card] for card in [*pupil(s).hand, *s.paid] if RACES[RACE_OF[card]] == "jellyfish"]
    return sum(jellyfish) >= LORDS[LORD_IDS.index("invoker")].value or owns("invoker")(s)


def influence(s: AbyssState) -> int:
    return sum([LORDS[lord].influence for lord in pupil(s).lords()])


def total(s: AbyssState) -> int:
    return score(s, 0).total


def token_points(s: AbyssState) -> int:
    """What the tokens are worth on the average, so that luck has no say in the mark."""
    return 3 * len(pupil(s).tokens)


def tile_points(s: AbyssState) -> int:
    return location_points(s, 0)


# ---- the exercises ----

EXERCISES: Final[list[Exercise[AbyssState]]] = [
    Exercise(
        "aby-1",
        scene=Scene(
            Side(hand="seahorse-4 seahorse-2 squid-3 crab-2", pearls=1), Side(), court=f"miller jailer {BYSTANDERS}"
        ),
        lines=[Line("1", at="turn.action", point="miller"), Line("2", at="recruit.pay")],
        stop=after_turn(1),
        goals=[Goal("1", has_lord)],
        slips=[Slip("1", "recruit jailer"), Slip("2", "explore")],
        model=("recruit miller", "pay seahorse-4", "pay squid-3", "done"),
        worth=influence,
        best=10,
    ),
    Exercise(
        "aby-2",
        scene=Scene(
            Side(hand="seahorse-4 seahorse-1 squid-4 crab-3", affiliated="squid-5"),
            Side(pearls=1),
            court=f"miller trader {BYSTANDERS}",
        ),
        lines=[Line("1", "2", at="turn.action", point="miller")],
        stop=after_turn(1),
        goals=[Goal("1", owns("miller"))],
        slips=[Slip("1", "pay seahorse-1"), Slip("2", "affiliate squid-4"), Slip("3", "explore")],
        model=("recruit miller", "pay seahorse-4", "pay squid-4", "done", "affiliate seahorse-4"),
        worth=total,
        best=19,
    ),
    Exercise(
        "aby-3",
        scene=Scene(
            Side(hand="squid-4"),
            Side(pearls=1),
            court=f"seeker trader {BYSTANDERS}",
            deck_top="shellfish-1 jellyfish-4 crab-3 seahorse-2 squid-1",
        ),
        puppets={"B": {"explore.buy": ("buy jellyfish-4",)}},
        lines=[
            Line("1", at="turn.action", point=DEPTHS),
            Line("2", at="explore.take-or-go-on", when=has_pearls, point="crab-3"),
        ],
        stop=after_turn(1),
        goals=[Goal("1", has_pearls), Goal("2", holds("crab-3"))],
        slips=[Slip("1", "take shellfish-1"), Slip("2", "go-on", when=turned_up("crab-3"))],
        model=("explore", "go-on", "take crab-3"),
    ),
    Exercise(
        "aby-4",
        scene=Scene(
            Side(hand="jellyfish-3", pearls=1),
            Side(),
            court=f"invoker trader {BYSTANDERS}",
            left="jellyfish-4 crab-1 crab-1 jellyfish-2 crab-1 crab-2",
        ),
        puppets={
            "B": {
                "turn.action": ("support council-crab", "explore"),
                "explore.take-or-go-on": ("take",),
                "explore.fight-or-go-on": ("fight",),
                "explore.reward": ("claim",),
            }
        },
        lines=[
            Line("1", at="turn.action", point=COUNCIL),
            Line("2", at="turn.action", when=can_pay_invoker, point="invoker"),
        ],
        stop=after_turn(3),
        goals=[Goal("1", can_pay_invoker), Goal("2", owns("invoker"))],
        slips=[Slip("1", "support council-crab"), Slip("2", "explore")],
        model=("support council-jellyfish", "recruit invoker", "pay jellyfish-4", "pay jellyfish-3", "pay jellyfish-2"),
    ),
    Exercise(
        "aby-5",
        scene=Scene(
            Side(hand="crab-1", lords="miller"),
            Side(lords="keeper"),
            court=f"trader landowner {BYSTANDERS}",
            deck_top="crab-1 monster seahorse-4",
            threat=2,
        ),
        lines=[
            Line("1", at="turn.action", point=DEPTHS),
            Line("2", at="explore.fight-or-go-on", point="monster"),
            Line("3", at="explore.reward"),
        ],
        stop=after_turn(1),
        goals=[Goal("1", has_beaten_monster)],
        slips=[
            Slip("1", "claim 2-pearl"),
            Slip("2", "go-on", when=turned_up("monster")),
            Slip("3", "take crab-1"),
        ],
        model=("explore", "go-on", "fight monster", "claim 2-token"),
        worth=token_points,
        best=6,
    ),
    Exercise(
        "aby-6",
        scene=Scene(
            Side(lords="treasurer miller hunter", key_tokens=1),
            Side(),
            court=f"trader landowner {BYSTANDERS}",
            deck_top="monster",
            threat=6,
            available="throne_room abyss",
        ),
        lines=[
            Line("1", at="turn.action", point=DEPTHS),
            Line("2", at="control.keys", point="treasurer"),
            Line("3", at="control.location"),
        ],
        stop=after_turn(1),
        goals=[Goal("1", has_location), Goal("2", treasurer_awake)],
        slips=[
            Slip("1", "spend treasurer"),
            Slip("2", "control abyss"),
            Slip("3", "draw"),
            Slip("4", "go-on", when=turned_up("monster")),
        ],
        model=(
            "explore",
            "fight monster",
            "spend key-token",
            "spend key-token",
            "spend key-token",
            "control throne_room",
        ),
        worth=tile_points,
        best=10,
    ),
    Exercise(
        "aby-7",
        scene=Scene(
            Side(
                hand="seahorse-5 seahorse-3 shellfish-5 shellfish-3",
                lords="landowner miller seeker jailer",
                key_tokens=2,
            ),
            Side(lords="alchemist slaver opportunist landlord ship_master treasurer tamer"),
            court=f"shepherd peddler {BYSTANDERS}",
            available="throne_room",
            last_turn=True,
        ),
        lines=[Line("1", at="turn.action", point=COURT), Line("2", at=STOP)],
        goals=[Goal("1", has_location)],
        slips=[Slip("1", "recruit peddler"), Slip("2", "explore"), Slip("3", "draw")],
        model=("recruit shepherd", "pay seahorse-5", "control throne_room"),
        worth=total,
        best=60,
    ),
]


# ---- the first game ----


def early(s: AbyssState) -> bool:
    return pupil(s).lord_count() < SILENT_FROM


def with_nothing(s: AbyssState) -> bool:
    return not pupil(s).hand and not has_lord(s)


def can_pay(s: AbyssState) -> bool:
    return early(s) and len(recruit_options(s)) > 0


def council_tempts(s: AbyssState) -> bool:
    return early(s) and len(support_options(s)) > 0


def plot_tempts(s: AbyssState) -> bool:
    return early(s) and can_plot(s) and not recruit_options(s)


def has_talent(s: AbyssState) -> bool:
    return early(s) and len(ability_options(s)) > 0


def end_in_sight(s: AbyssState) -> bool:
    return s.players[1].lord_count() >= END_IN_SIGHT


def margin(s: AbyssState) -> int:
    """Not less than the opponent: the game is won, or shared."""
    return total(s) - score(s, 1).total


FIRST_GAME: Final[Exercise[AbyssState]] = Exercise(
    "first-game",
    seats=(PUPIL, "easy"),
    lines=[
        Line("end", at="turn.action", when=end_in_sight),
        Line("start", at="turn.action", when=with_nothing, point=DEPTHS),
        Line("payable", at="turn.action", when=can_pay),
        Line("council", at="turn.action", when=council_tempts),
        Line("talent", at="turn.action", when=has_talent),
        Line("plot", at="turn.action", when=plot_tempts, point="lord-deck"),
        Line("buy", at="explore.buy"),
        Line("take", at="explore.take-or-go-on"),
        Line("fight", at="explore.fight-or-go-on"),
        Line("reward", at="explore.reward"),
        Line("pay", at="recruit.pay"),
        Line("affiliate", at="recruit.affiliate"),
        Line("keys", at="control.keys"),
        Line("location", at="control.location"),
        Line("over", at=STOP),
    ],
    worth=margin,
    minutes=30,
    whole=True,
)

COURSE: Final = [*EXERCISES, FIRST_GAME]


def open_lesson(lesson: Exercise[AbyssState], seats: int, rng: Rng) -> AbyssState:
    """The position of an exercise; the first game has a deal of its own, the same for everybody."""
    lesson.check_seats(seats)
    if lesson.whole:
        return set_up(seats, lesson.pupil, seeded(FIRST_DEAL))
    scene: Scene = lesson.scene
    return arrange(scene, rng)
