"""The course of Tyrants of the Underdark: eight exercises with Preceptor Zil, then a first game beside her."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.tyrants.data.cards import CARD_IDS, COST, NO_COST, NOBLE, RECOMMENDED, SOLDIER
from podziemia.games.tyrants.data.map import SITE_IDS, SITE_MASK, SPACE_IDS
from podziemia.games.tyrants.rules.scene import Scene, Side, arrange
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.setup import set_up
from podziemia.games.tyrants.rules.state import WHITE, Player, TyrantsState
from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.facets.course import STOP, Exercise, Goal, Line, Slip
from podziemia.kernel.facets.school import PUPIL
from podziemia.kernel.rng import Rng, seeded

Fact = Callable[[TyrantsState], bool]

DEAR: Final = "white_dragon deathblade weaponmaster council_member matron_mother rath_modar"
"""A market in which nobody can buy with the purse of a lesson."""
FIRST_DEAL: Final = "the first game of Tyrants, deal 2892"
"""Three Nobles and two Soldiers; one who promotes, a spy and a killer are for sale at the price of a first hand."""
SILENT_FROM: Final = 5
"""The round from which the teacher of the first game gives no more advice on a turn."""
TROOPS_IN_SIGHT: Final = 10
CARDS_IN_SIGHT: Final = 15
"""So few troops in somebody's barracks or cards in the market deck: the end is in sight."""


# ---- facts ----


def pupil(s: TyrantsState) -> Player:
    return s.players[0]


def after_round(round: int) -> Callable[[TyrantsState, Ask | None], bool]:
    """The lesson ends with this round."""
    return lambda s, ask: s.round > round


def after_turn(s: TyrantsState, ask: Ask | None) -> bool:
    """The lesson ends with the pupil's turn."""
    return s.active != 0


def cards_of(player: Player) -> list[int]:
    """All that is the player's, but for the inner circle."""
    return [*player.deck, *player.hand, *player.played, *player.discard]


def controls(site: str) -> Fact:
    return lambda s: s.controller[SITE_IDS.index(site)] == 0


def rules_alone(site: str) -> Fact:
    return lambda s: s.has_total_control(0, SITE_IDS.index(site))


def stands_on(space: str) -> Fact:
    return lambda s: s.troops[0] >> SPACE_IDS.index(space) & 1 == 1


def owns(card: str) -> Fact:
    return lambda s: CARD_IDS.index(card) in cards_of(pupil(s))


def promoted(card: str) -> Fact:
    return lambda s: CARD_IDS.index(card) in pupil(s).circle


def has_just_played(card: str) -> Fact:
    return lambda s: pupil(s).played[-1:] == [CARD_IDS.index(card)]


def has_spy_at(site: str) -> Fact:
    return lambda s: s.spies[0] >> SITE_IDS.index(site) & 1 == 1


def has_spy(s: TyrantsState) -> bool:
    return s.spies[0] != 0


def has_power(s: TyrantsState) -> bool:
    return s.power > 0


def has_influence(s: TyrantsState) -> bool:
    return s.influence > 0


def has_cards(s: TyrantsState) -> bool:
    return len(pupil(s).hand) > 0


def unless(fact: Fact) -> Fact:
    return lambda s: not fact(s)


def all_played(s: TyrantsState) -> bool:
    return not has_cards(s)


def has_sent(troops: int) -> Fact:
    """So many troops of the pupil are on the map."""
    return lambda s: s.troops[0].bit_count() >= troops


def has_spent(influence: int) -> Fact:
    """The cards bought have cost so much."""
    return lambda s: sum([COST[card] for card in cards_of(pupil(s)) if COST[card] != NO_COST]) >= influence


def supplanted(s: TyrantsState) -> bool:
    return stands_on("llacerellyn.1")(s) or stands_on("araumycos__eryndlyn.0")(s)


def weak_promoted(s: TyrantsState) -> bool:
    return NOBLE in pupil(s).circle or SOLDIER in pupil(s).circle


def total(s: TyrantsState) -> int:
    return score(s, 0).total


def spoiled(s: TyrantsState) -> int:
    """The less the opponent has, the better."""
    return -score(s, 1).total


# ---- the exercises ----

EXERCISES: Final[list[Exercise[TyrantsState]]] = [
    Exercise(
        "tyr-1",
        scene=Scene(
            Side(hand="noble noble noble soldier soldier"),
            Side(),
            {"eryndlyn": "A..", "skullport": "wwB.."},
            market="kobold advocate blackguard doppelganger red_dragon blue_dragon",
        ),
        lines=[
            Line("1", at="turn.action", point="noble"),
            Line("2", at="turn.action", when=all_played),
        ],
        stop=after_turn,
        goals=[Goal("1", has_sent(3)), Goal("2", has_spent(3))],
        slips=[
            Slip("1", "end-turn", when=has_cards),
            Slip("2", "end-turn", when=has_influence),
            Slip("3", "end-turn", when=has_power),
        ],
        model=(
            "play noble",
            "play noble",
            "play noble",
            "play soldier",
            "play soldier",
            "recruit advocate",
            "recruit kobold",
            "deploy eryndlyn.1",
            "deploy eryndlyn.2",
            "end-turn",
        ),
    ),
    Exercise(
        "tyr-2",
        scene=Scene(
            Side(played="soldier soldier soldier noble noble", discard="priestess_of_lolth"),
            Side(),
            {"eryndlyn": "A..", "skullport": "wwB.."},
            market=DEAR,
            power=3,
        ),
        lines=[
            Line("1", at="turn.action", point="llacerellyn"),
            Line("2", at="turn.action", when=stands_on("llacerellyn__eryndlyn.0")),
        ],
        stop=after_turn,
        goals=[Goal("1", stands_on("llacerellyn.0")), Goal("2", rules_alone("llacerellyn"))],
        slips=[
            Slip("1", "deploy eryndlyn.1"),
            Slip("2", "assassinate araumycos__eryndlyn.0"),
            Slip("3", "deploy eryndlyn__kanaglym.0"),
            Slip("4", "end-turn", when=has_power),
        ],
        model=("deploy llacerellyn__eryndlyn.0", "deploy llacerellyn.0", "deploy llacerellyn.1", "end-turn"),
        worth=total,
        best=8,
    ),
    Exercise(
        "tyr-3",
        scene=Scene(
            Side(played="soldier noble noble noble noble", discard="priestess_of_lolth priestess_of_lolth"),
            Side(),
            {
                "skullport": "wwA..",
                "skullport__the_labyrinth.0": "A",
                "skullport__the_labyrinth.1": "A",
                "the_labyrinth": "wA.",
                "ched_nasad": "B...",
            },
            market=DEAR,
            power=1,
        ),
        lines=[Line("1", at="turn.action", point="the_labyrinth"), Line("2", at=STOP)],
        stop=after_turn,
        goals=[Goal("1", controls("the_labyrinth"))],
        slips=[
            Slip("1", "deploy skullport.3"),
            Slip("2", "end-turn", when=has_power),
            Slip("3", "deploy", when=has_power, then=unless(controls("the_labyrinth"))),
        ],
        model=("deploy the_labyrinth.2", "end-turn"),
        worth=total,
        best=5,
    ),
    Exercise(
        "tyr-4",
        scene=Scene(
            Side(played="noble noble noble noble soldier"),
            Side(),
            {"eryndlyn": "A..", "llacerellyn": "A.", "llacerellyn__tsenviilyq.0": "A", "tsenviilyq": "AB."},
            market="doppelganger white_dragon deathblade weaponmaster red_dragon blue_dragon",
            power=1,
            influence=4,
            round=6,
        ),
        lines=[
            Line("1", at="turn.action", point="tsenviilyq"),
            Line("2", at="turn.action", when=controls("tsenviilyq"), point="doppelganger"),
        ],
        stop=after_turn,
        goals=[Goal("1", controls("tsenviilyq")), Goal("2", owns("doppelganger"))],
        slips=[
            Slip("1", "recruit", then=unless(owns("doppelganger"))),
            Slip("2", "deploy", then=unless(controls("tsenviilyq"))),
            Slip("3", "end-turn", when=unless(owns("doppelganger"))),
        ],
        model=("deploy tsenviilyq.2", "recruit doppelganger", "end-turn"),
    ),
    Exercise(
        "tyr-5",
        scene=Scene(
            Side(
                hand="doppelganger", played="noble noble noble noble", discard="priestess_of_lolth priestess_of_lolth"
            ),
            Side(),
            {"eryndlyn": "A..", "llacerellyn__eryndlyn.0": "A", "llacerellyn": "AB", "ched_nasad": "B..."},
            market=DEAR,
            round=7,
        ),
        lines=[Line("1", at="turn.action", point="doppelganger"), Line("2", at="supplant")],
        stop=after_turn,
        goals=[Goal("1", supplanted)],
        slips=[
            Slip("1", "supplant araumycos__eryndlyn.0"),
            Slip("2", "end-turn", when=has_cards),
        ],
        model=("play doppelganger", "supplant llacerellyn.1", "end-turn"),
        worth=total,
        best=13,
    ),
    Exercise(
        "tyr-6",
        scene=Scene(
            Side(hand="spy_master", played="noble noble noble noble", discard="priestess_of_lolth priestess_of_lolth"),
            Side(),
            {"kanaglym": "A..", "araumycos": "BBBB", "araumycos__eryndlyn.0": "B", "llacerellyn": "B."},
            market=DEAR,
            round=8,
        ),
        lines=[Line("1", at="turn.action", point="spy_master"), Line("2", at="spy"), Line("3", at=STOP)],
        stop=after_round(8),
        goals=[Goal("1", has_spy)],
        slips=[
            Slip("1", "spy llacerellyn"),
            Slip("2", "spy kanaglym"),
            Slip("3", "spy", then=unless(has_spy_at("araumycos"))),
            Slip("4", "end-turn", when=has_cards),
        ],
        model=("play spy_master", "spy araumycos", "end-turn"),
        worth=spoiled,
        best=-10,
    ),
    Exercise(
        "tyr-7",
        scene=Scene(
            Side(
                hand="wyrmspeaker",
                played="red_wyrmling noble noble soldier",
                discard="priestess_of_lolth priestess_of_lolth",
            ),
            Side(),
            {"eryndlyn": "AA.", "llacerellyn__eryndlyn.0": "A", "llacerellyn": "A.", "skullport": "wwB.."},
            market=DEAR,
            round=3,
        ),
        lines=[
            Line("1", at="turn.action", point="wyrmspeaker"),
            Line("2", at="turn.action", when=all_played),
            Line("3", at="promote"),
        ],
        stop=after_turn,
        goals=[Goal("1", weak_promoted), Goal("2", owns("red_wyrmling"))],
        slips=[Slip("1", "promote red_wyrmling"), Slip("2", "end-turn", when=has_cards)],
        model=("play wyrmspeaker", "end-turn", "promote noble"),
    ),
    Exercise(
        "tyr-8",
        scene=Scene(
            Side(
                hand="advocate dragon_cultist",
                played="soldier soldier noble",
                circle="severin_silrajin red_dragon black_dragon",
                heads=12,
            ),
            Side(circle="blue_dragon"),
            {
                "menzoberranzan": "AAAAAw",
                "araumycos": "BBBB",
                "araumycos__eryndlyn.0": "B",
                "eryndlyn": "BBB",
                "kanaglym": "BBB",
                "skullport": "BBBBB",
                "the_labyrinth": "BBB",
                "gracklstugh": "BBBB",
                "skullport__the_labyrinth.0": "B",
                "skullport__the_labyrinth.1": "B",
                "kanaglym__skullport.0": "B",
                "eryndlyn__kanaglym.0": "B",
                "eryndlyn__kanaglym.1": "B",
            },
            market=DEAR,
            power=2,
            influence=2,
            round=14,
            last_round=True,
        ),
        lines=[
            Line("1", at="turn.action", point="menzoberranzan"),
            Line("2", at="choose", when=has_just_played("dragon_cultist")),
            Line("3", at="choose", when=has_just_played("advocate")),
            Line("4", at="promote"),
            Line("5", at=STOP),
        ],
        goals=[Goal("1", rules_alone("menzoberranzan")), Goal("2", promoted("dragon_cultist"))],
        slips=[
            Slip("1", "choose influence", when=has_just_played("dragon_cultist")),
            Slip("2", "choose influence", when=has_just_played("advocate")),
            Slip("3", "deploy", then=unless(rules_alone("menzoberranzan"))),
            Slip("4", "promote", then=unless(promoted("dragon_cultist"))),
            Slip("5", "end-turn", when=has_cards),
            Slip("6", "end-turn", when=has_power),
        ],
        model=(
            "play dragon_cultist",
            "choose power",
            "play advocate",
            "choose promoting",
            "assassinate menzoberranzan.5",
            "deploy menzoberranzan.5",
            "recruit priestess_of_lolth",
            "end-turn",
            "promote dragon_cultist",
        ),
        worth=total,
        best=53,
    ),
]


# ---- the first game ----


def early(s: TyrantsState) -> bool:
    return s.round < SILENT_FROM


def has_hand(s: TyrantsState) -> bool:
    return early(s) and has_cards(s)


def power_left(s: TyrantsState) -> bool:
    return early(s) and has_power(s) and all_played(s)


def influence_left(s: TyrantsState) -> bool:
    return early(s) and has_influence(s) and all_played(s)


def is_tied(s: TyrantsState) -> bool:
    """At some site the pupil has as many troops as the strongest other colour."""
    for site, mask in enumerate(SITE_MASK):
        mine = (s.troops[0] & mask).bit_count()
        most = max([(s.troops[other] & mask).bit_count() for other in (1, WHITE)])
        if mine and mine == most and s.controller[site] == NOBODY:
            return True
    return False


def can_break_tie(s: TyrantsState) -> bool:
    return has_power(s) and is_tied(s)


def holds_marker(s: TyrantsState) -> bool:
    return len(s.markers_held(0)) > 0


def end_in_sight(s: TyrantsState) -> bool:
    barracks = min([player.barracks for player in s.players])
    return barracks <= TROOPS_IN_SIGHT or len(s.market_deck) <= CARDS_IN_SIGHT


def margin(s: TyrantsState) -> int:
    """Not less than the opponent: the game is won, or shared."""
    return total(s) - score(s, 1).total


FIRST_GAME: Final[Exercise[TyrantsState]] = Exercise(
    "first-game",
    seats=(PUPIL, "easy"),
    lines=[
        Line("start", at="start"),
        Line("end", at="turn.action", when=end_in_sight),
        Line("cards", at="turn.action", when=has_hand),
        Line("power", at="turn.action", when=power_left),
        Line("influence", at="turn.action", when=influence_left),
        Line("tie", at="turn.action", when=can_break_tie),
        Line("marker", at="turn.action", when=holds_marker),
        Line("choose", at="choose"),
        Line("deploy", at="deploy"),
        Line("assassinate", at="assassinate"),
        Line("supplant", at="supplant"),
        Line("move", at="move"),
        Line("return", at="return"),
        Line("spy", at="spy"),
        Line("recall", at="pay.recall"),
        Line("devour", at="devour.market"),
        Line("effects", at="end.effect"),
        Line("promote", at="promote"),
        Line("over", at=STOP),
    ],
    worth=margin,
    minutes=45,
    whole=True,
)

COURSE: Final = [*EXERCISES, FIRST_GAME]


def open_lesson(lesson: Exercise[TyrantsState], seats: int, rng: Rng) -> TyrantsState:
    """The position of an exercise; the first game has a deal of its own, the same for everybody."""
    lesson.check_seats(seats)
    if lesson.whole:
        return set_up(seats, ("center",), RECOMMENDED, lesson.pupil, seeded(FIRST_DEAL))
    scene: Scene = lesson.scene
    return arrange(scene, rng)
