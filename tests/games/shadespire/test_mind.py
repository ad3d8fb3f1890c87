"""What the bots know of Shadespire: positions of the strategy note in which a good player does not hesitate."""

import pytest

from podziemia.bots import make_bot
from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.mind import ShadespireMind
from tests.games.shadespire.table import Battle, arranged, battle, power_step

BOTS = ["greedy", "mcts:150"]


def answers(t: Battle, bot: str) -> list[str]:
    """What three bots of different seeds say to the present question."""
    return [make_bot(bot, GAME, f"seed {i}").choose(t.match, t.ask.seat).text for i in range(3)]


def mostly(found: list[str], *right: str) -> bool:
    return len([text for text in found if text in right]) >= 2


def last_activation(**position: object) -> Battle:
    """Nothing but this activation is left of the game."""
    s = arranged(round=3, **position)  # type: ignore[arg-type]
    s.players[0].used, s.players[1].used = 3, 4
    return Battle(GAME, s)


@pytest.mark.parametrize("bot", BOTS)
def test_a_sure_point_beats_a_likely_kill(bot: str) -> None:
    """The token is next to her and scores for certain; the attack succeeds in three of five cases."""
    t = last_activation(
        place={"angharad_brightshield": (3, 3), "severin_steelheart": (12, 4), "targor": (13, 3)},
        tokens={3: (4, 4)},
        objectives_a=["hold_objective_3"],
        glory=(7, 7),
        wounds={"targor": 1},
    )
    assert mostly(answers(t, bot), "move angharad_brightshield")


@pytest.mark.parametrize("bot", BOTS)
def test_an_upgrade_comes_before_the_blow_it_makes_deadly(bot: str) -> None:
    t = power_step(
        place={"garrek_gorebeard": (8, 4), "angharad_brightshield": (9, 3), "karsus_the_chained": (4, 4)},
        hand_b=["whirlwind_of_death"],
        wounds={"angharad_brightshield": 1},
        glory=(0, 1),
        round=2,
        active=1,
    )
    assert mostly(answers(t, bot), "play whirlwind_of_death", "upgrade whirlwind_of_death")


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_passes_while_there_are_cards_to_draw(bot: str) -> None:
    s = arranged(place={"severin_steelheart": (5, 3), "targor": (14, 4)}, round=2, inspired=("targor",))
    next(f for f in s.fighters if f.id == "severin_steelheart").charged = True
    t = Battle(GAME, s)
    assert "pass" in t.options()
    assert "pass" not in answers(t, bot)


@pytest.mark.parametrize("bot", BOTS)
def test_the_wounded_enemy_is_struck(bot: str) -> None:
    """Either enemy can be reached; one more blow takes the wounded one out of action."""
    t = battle(
        place={"obryn_the_bold": (8, 4), "garrek_gorebeard": (9, 3), "karsus_the_chained": (9, 5)},
        wounds={"karsus_the_chained": 2},
    )
    t.play("A attack obryn_the_bold")
    assert t.ask.kind == "attack.target"
    assert mostly(answers(t, bot), "target karsus_the_chained")


def points(t: Battle) -> list[float]:
    return ShadespireMind().points(t.s)


def test_a_wound_hurts_its_side_only() -> None:
    place = {"obryn_the_bold": (8, 4), "targor": (9, 3)}
    whole, hurt = points(battle(place=place)), points(battle(place=place, wounds={"targor": 1}))
    assert hurt[0] == whole[0]
    assert hurt[1] < whole[1]


def test_a_fighter_who_can_reach_an_enemy_is_worth_more_than_an_idle_one() -> None:
    near = points(battle(place={"obryn_the_bold": (6, 4), "targor": (9, 3)}))
    far = points(battle(place={"obryn_the_bold": (1, 3), "targor": (9, 3)}))
    assert near[0] > far[0]
