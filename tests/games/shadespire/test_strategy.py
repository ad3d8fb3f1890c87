"""More positions of the strategy note: the gamble that alone can win, corners, guards, a poor hand, the leader."""

import pytest

from podziemia.bots import make_bot
from podziemia.bots.lots import Lots
from podziemia.bots.worlds import by_prior
from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.aiming import best_aim
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import hex_at
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.match import Match, new_match
from tests.games.shadespire.table import Battle, arranged, battle
from tests.games.shadespire.test_mind import BOTS, answers, last_activation, mostly

POOR_HAND = ("eternals", "denial", "cleanse")


@pytest.mark.parametrize("bot", BOTS)
def test_only_the_gamble_wins(bot: str) -> None:
    """A kill and Lightning Strikes make it 8:8, and A holds more tokens; the token in reach makes it 7:8."""
    t = last_activation(
        place={
            "angharad_brightshield": (3, 3),
            "severin_steelheart": (1, 1),
            "obryn_the_bold": (10, 4),
            "targor": (14, 4),
        },
        tokens={1: (1, 1), 3: (5, 3)},
        objectives_a=["hold_objective_3", "lightning_strikes"],
        glory=(6, 8),
    )
    assert mostly(answers(t, bot), "charge obryn_the_bold")


def two_to_strike(striker: tuple[int, int], hakka: tuple[int, int], basha: tuple[int, int]) -> Battle:
    """Either falls to a hit of Severin's, who has begun to attack."""
    t = battle(
        b="ironskulls_boyz",
        place={"severin_steelheart": striker, "hakka": hakka, "basha": basha},
        wounds={"hakka": 1, "basha": 1},
    )
    t.play("A attack severin_steelheart")
    assert t.options() == {"target hakka", "target basha"}
    return t


@pytest.mark.parametrize("bot", BOTS)
def test_who_stands_in_a_corner_is_struck(bot: str) -> None:
    """A draw hits whoever cannot be driven back (SHA-8.19)."""
    t = two_to_strike((13, 1), hakka=(15, 1), basha=(12, 2))
    assert set(answers(t, bot)) == {"target hakka"}


def test_in_the_open_one_is_as_good_as_the_other() -> None:
    t = two_to_strike((11, 3), hakka=(13, 3), basha=(10, 4))
    assert best_aim(t.match, t.ask.seat) is None


@pytest.mark.parametrize("bot", BOTS)
def test_a_guard_is_cleft(bot: str) -> None:
    """Overhead Strike takes the shields away and wins .47 of the time, the Grandhammer .32."""
    s = arranged(b="steelhearts_champions", place={"obryn_the_bold": (8, 4)}, inspired=("obryn_the_bold",))
    foe = next(f for f in s.fighters if f.seat == 1 and f.id.startswith("severin"))
    s.put(foe, hex_at(9, 3))
    foe.inspired = foe.guard = True
    t = Battle(GAME, s)
    t.play("A attack obryn_the_bold")
    assert t.options() == {"with overhead_strike", "with sigmarite_grandhammer"}
    assert set(answers(t, bot)) == {"with overhead_strike"}


def dealt(*objectives: str) -> Match[ShadespireState]:
    """Seat A may draw its hand anew."""
    match = new_match(GAME, 2, "hand", GAME.check_settings({"deck-a": "steelhearts_champions_starter"}))
    while match.ask is not None and (match.ask.kind, match.ask.seat) != ("mulligan", 0):
        match.answer(by_prior(GAME.mind, match.state, match.ask, Lots("set-up")), match.ask.seat)
    player = match.state.players[0]
    cards = player.objectives + player.objective_deck
    player.objectives = [NUMBER[id] for id in objectives]
    player.objective_deck = [card for card in cards if card not in player.objectives]
    return Match(GAME, match.state)


@pytest.mark.parametrize("bot", ["greedy", "mcts:100"])
def test_a_hand_that_scores_nothing_soon_is_drawn_anew(bot: str) -> None:
    """First sight would keep it."""
    t = dealt(*POOR_HAND)
    assert t.ask is not None
    assert by_prior(GAME.mind, t.state, t.ask, Lots("keep")).text == "keep"
    found = [make_answer(t, bot, i) for i in range(3)]
    assert mostly(found, "redraw objectives", "redraw both")


def make_answer(match: Match[ShadespireState], bot: str, number: int) -> str:
    return make_bot(bot, GAME, f"seed {number}").choose(match, 0).text


@pytest.mark.parametrize("bot", ["greedy", "mcts:600"])
def test_the_leader_is_not_thrown_away(bot: str) -> None:
    """Garrek cannot kill Angharad with one blow and would end next to two who can kill him in two."""
    s = arranged(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={
            "garrek_gorebeard": (6, 4),
            "arnulf": (6, 6),
            "angharad_brightshield": (10, 4),
            "severin_steelheart": (12, 4),
            "obryn_the_bold": (11, 5),
        },
    )
    s.players[0].used = s.players[1].used = 1
    t = Battle(GAME, s)
    assert "charge garrek_gorebeard" in t.options()
    assert "charge garrek_gorebeard" not in answers(t, bot)
