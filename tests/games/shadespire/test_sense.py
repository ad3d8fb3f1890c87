"""What needs no judgement: mistakes of real games that a child would have seen, each once where it was made and once
just outside."""

import pytest

from podziemia.bots import make_bot
from podziemia.bots.worlds import promising
from podziemia.coach.depth import Look
from podziemia.coach.judge import judge_answer
from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.rules.state import END_SCORE, POWER_STEP
from tests.games.shadespire.table import Battle, arranged, battle, end_phase, power_step


def tried(t: Battle) -> set[str]:
    """The answers to the present question that a bot tries out."""
    return {option.text for option in promising(t.match, GAME.mind, t.ask.seat, len(t.ask.options))}


def known(t: Battle) -> str | None:
    option = GAME.mind.knows(t.match, t.ask.seat)
    return None if option is None else option.text


# ---- activations ----

FIENDS_AHEAD = {
    "riptooth": (8, 4),
    "zharkus_the_bloodsighted": (12, 6),
    "elias_swiftblade": (5, 3),
}


def test_nobody_passes_who_could_draw() -> None:
    """Magore's Fiends passed an activation four glory ahead, where everything is won at a glance."""
    t = battle(a="magores_fiends", b="the_farstriders", place=FIENDS_AHEAD, glory=(6, 2), round=3)
    assert {"pass", "draw"} <= t.options()
    assert "pass" not in tried(t)
    assert [make_bot(bot, GAME, "seed").choose(t.match, 0).text for bot in ("greedy", "mcts:60")].count("pass") == 0


def test_whoever_passes_all_the_same_is_judged() -> None:
    t = battle(a="magores_fiends", b="the_farstriders", place=FIENDS_AHEAD, glory=(6, 2), round=3)
    judgement = judge_answer(t.match, 0, "pass", Look(4, 40, 6), "deals")
    assert judgement is not None


def test_who_wants_no_cards_in_hand_may_pass() -> None:
    t = battle(place={"severin_steelheart": (5, 3), "targor": (14, 4)}, objectives_a=["no_more_tricks"])
    assert "pass" in tried(t)


@pytest.mark.parametrize("left", [0, 1])
def test_an_objective_is_swapped_only_while_there_are_others_to_draw(left: int) -> None:
    """Steelheart's Champions gave Cleanse away for nothing, level on glory in the third round."""
    place = {"severin_steelheart": (2, 6), "obryn_the_bold": (4, 4), "blooded_saek": (7, 1), "targor": (8, 2)}
    s = arranged(place=place, objectives_a=["awe_inspiring", "cleanse", "eternals"], glory=(2, 2), round=3)
    del s.players[0].objective_deck[left:]
    t = Battle(GAME, s)
    assert "swap cleanse" in t.options()
    assert ("swap cleanse" in tried(t)) == (left > 0)


# ---- objectives ----


@pytest.mark.parametrize("left", [1, 2])
def test_an_objective_is_given_up_only_for_another(left: int) -> None:
    """One is missing already; a second is drawn if the deck has two."""
    s = arranged(
        stage=END_SCORE,
        place={"obryn_the_bold": (3, 3), "targor": (14, 4)},
        objectives_a=["awe_inspiring", "cleanse"],
        round=2,
    )
    del s.players[0].objective_deck[left:]
    t = Battle(GAME, s)
    t.skip_to("discard.objectives")
    assert ("discard cleanse" in tried(t)) == (left > 1)
    assert "done" in tried(t)


def test_a_fulfilled_objective_is_scored_and_the_dearest_first() -> None:
    """Garrek's Reavers, five glory ahead, did not score It Begins."""
    t = end_phase(
        a="garreks_reavers",
        b="sepulchral_guard",
        place={"garrek_gorebeard": (3, 3), "the_harvester": (14, 4)},
        objectives_a=["it_begins", "khorne_cares_not", "there_is_only_slaughter"],
        glory=(6, 1),
        round=2,
    )
    assert t.ask.kind == "end.score"
    assert known(t) == "score khorne_cares_not"


# ---- upgrades ----


def upgrade_at_hand(active: int, card: str = "shake_about", glory: int = 1) -> Battle:
    """Riptooth could have his upgrade in the power step after an activation of one side."""
    t = power_step(
        a="magores_fiends",
        b="the_farstriders",
        place={"riptooth": (8, 4), "ghartok_flayskull": (7, 5), "sanson_farstrider": (9, 3)},
        hand_a=[card, "horrifying_howl"],
        glory=(glory, 0),
        round=2,
        active=active,
    )
    if t.ask.seat != 0:
        t.play("B pass")
    return t


def test_an_upgrade_that_can_be_paid_is_played_before_the_own_activation() -> None:
    """Magore's Fiends kept it for a whole round, with a glory to spend before every attack."""
    assert tried(upgrade_at_hand(active=1)) == {"play shake_about"}


def test_before_the_activation_of_the_other_side_it_may_wait() -> None:
    assert tried(upgrade_at_hand(active=0)) == {"play shake_about", "play horrifying_howl", "pass"}


def test_one_that_costs_its_bearer_something_may_wait() -> None:
    t = power_step(
        a="spiteclaws_swarm",
        place={"hungering_skaven": (8, 4), "festering_skaven": (7, 5), "targor": (9, 3)},
        hand_a=["black_hunger"],
        glory=(1, 0),
        active=1,
    )
    assert {"play black_hunger", "pass"} <= tried(t)


@pytest.mark.parametrize("hand", [["shake_about"], ["black_hunger"]])
def test_in_the_end_phase_what_can_be_paid_is_played(hand: list[str]) -> None:
    fiends = hand == ["shake_about"]
    t = end_phase(
        a="magores_fiends" if fiends else "spiteclaws_swarm",
        place={"riptooth" if fiends else "hungering_skaven": (8, 4), "targor": (14, 4)},
        hand_a=hand,
        glory=(1, 0),
    )
    t.skip_to("end.upgrade")
    assert ("done" in tried(t)) == (not fiends)


# ---- ploys for the next activation ----


def reavers_power_step(active: int, card: str, used: int = 1, objectives: tuple[str, ...] = ()) -> Battle:
    s = arranged(
        a="garreks_reavers",
        b="steelhearts_champions",
        stage=POWER_STEP,
        place={"blooded_saek": (8, 4), "arnulf": (3, 3), "severin_steelheart": (9, 3)},
        hand_a=[card],
        objectives_a=objectives,
        active=active,
    )
    for player in s.players:
        player.used = used
    t = Battle(GAME, s)
    if t.ask.seat != 0:
        t.play("B pass")
    return t


@pytest.mark.parametrize(
    ("card", "active", "useful"),
    [("blood_offering", 1, True), ("blood_offering", 0, False), ("insensate", 0, True), ("insensate", 1, False)],
)
def test_a_ploy_waits_for_an_activation_that_it_is_good_for(card: str, active: int, useful: bool) -> None:
    """Garrek's Reavers wounded Arnulf for two dice more in an activation of the other side."""
    t = reavers_power_step(active, card)
    assert f"play {card}" in t.options()
    assert (f"play {card}" in tried(t)) == useful


def test_after_the_last_activation_of_a_round_it_is_kept() -> None:
    """It would have no effect (SHA-9.08)."""
    assert "play khorne_calls" not in tried(reavers_power_step(1, "khorne_calls", used=4))


def test_unless_an_objective_asks_for_ploys() -> None:
    t = reavers_power_step(1, "khorne_calls", used=4, objectives=("ploymaster",))
    assert "play khorne_calls" in tried(t)


def test_pushes_after_a_failed_attack_are_for_attacks_of_the_other_side() -> None:
    """Stormforged Tactics was liked for the own activation, in which no foe attacks."""
    for active, liked in ((0, True), (1, False)):
        t = power_step(
            place={"obryn_the_bold": (8, 4), "targor": (9, 3)}, hand_a=["stormforged_tactics"], active=active
        )
        if t.ask.seat != 0:
            t.play("B pass")
        assert ("play stormforged_tactics" in tried(t)) == liked


def test_one_that_counts_for_either_side_is_always_tried() -> None:
    for active in (0, 1):
        t = reavers_power_step(active, "blood_rain")
        assert "play blood_rain" in tried(t)


@pytest.mark.parametrize(
    ("warband", "fighter", "wounds", "tried_out"),
    [
        ("the_chosen_axes", "tefk_flamebearer", 0, False),
        ("the_chosen_axes", "tefk_flamebearer", 1, True),
        ("spiteclaws_swarm", "hungering_skaven", 0, True),
    ],
)
def test_nobody_is_healed_who_is_well(warband: str, fighter: str, wounds: int, tried_out: bool) -> None:
    """The Chosen Axes drank their Boon unhurt in three games of 54. To be chosen for a ploy inspires the Swarm."""
    t = power_step(
        a=warband,
        b="garreks_reavers",
        place={fighter: (8, 4), "targor": (14, 4)},
        hand_a=["healing_potion"],
        wounds={fighter: wounds},
    )
    assert "play healing_potion" in t.options()
    assert ("play healing_potion" in tried(t)) == tried_out


@pytest.mark.parametrize("place", [(8, 4), (7, 4)])
def test_only_who_holds_a_token_stands_fast_on_it(place: tuple[int, int]) -> None:
    t = power_step(
        a="the_chosen_axes",
        b="garreks_reavers",
        place={"tefk_flamebearer": place, "targor": (14, 4)},
        tokens={1: (8, 4)},
        hand_a=["we_shall_not_be_moved"],
        active=0,
    )
    if t.ask.seat != 0:
        t.play("B pass")
    assert "play we_shall_not_be_moved" in t.options()
    assert ("play we_shall_not_be_moved" in tried(t)) == (place == (8, 4))


# ---- reactions and choices ----


def after_a_kill(*hand: str) -> Battle:
    t = battle(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={"blooded_saek": (8, 4), "karsus_the_chained": (3, 3), "severin_steelheart": (9, 3)},
        hand_a=hand,
        wounds={"severin_steelheart": 3, "karsus_the_chained": 1},
    )
    t.roll("crit", "hammer", "dodge")
    t.play("A attack blooded_saek")
    assert t.ask.kind == "react.after-attack"
    return t


def test_cards_that_cost_nothing_are_drawn_and_as_many_as_there_are() -> None:
    """Garrek's Reavers killed five times with Skulls for the Skull Throne in hand, and drew one card in the end."""
    t = after_a_kill("skulls_for_the_skull_throne")
    assert known(t) == "react skulls_for_the_skull_throne"
    t.play("A react skulls_for_the_skull_throne")
    assert t.ask.kind == "draw.how-many"
    assert known(t) == "times 2"


def test_where_another_reaction_is_possible_it_is_a_choice() -> None:
    assert known(after_a_kill("skulls_for_the_skull_throne", "boon_of_khorne")) is None


def test_who_may_strike_is_one_that_can() -> None:
    """Ironskull's Boyz named a skeleton that nobody stood near; Hakka, next to a foe, was the eleventh on the list."""
    t = power_step(
        a="sepulchral_guard",
        b="ironskulls_boyz",
        place={"sepulchral_warden": (2, 2), "the_harvester": (8, 4), "hakka": (9, 3), "basha": (13, 5)},
        hand_b=["avin_a_good_time"],
        active=1,
    )
    t.play("B play avin_a_good_time")
    priors = dict(zip([option.text for option in t.ask.options], GAME.mind.priors(t.s, t.ask), strict=True))
    order = sorted(priors, key=lambda text: -priors[text])
    assert order[0] == "choose hakka"
    assert order[-1] == "choose the_harvester"
