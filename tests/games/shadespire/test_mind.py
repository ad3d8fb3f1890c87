"""What the bots know of Shadespire: positions of the strategy note in which a good player does not hesitate."""

import pytest

from podziemia.bots import make_bot
from podziemia.bots.budget import Budget, Settings
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.lots import Lots
from podziemia.bots.mcts import MctsBot
from podziemia.bots.search import WAYS, Search
from podziemia.bots.worlds import by_prior, follow_priors
from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.learner import ENOUGH_FOR_SET_UP, SET_UP
from podziemia.games.shadespire.bots.mind import ShadespireMind
from podziemia.games.shadespire.rules.state import DEPLOYMENT, ROUND, ShadespireState
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.games.shadespire.table import Battle, arranged, battle, end_phase, power_step

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


@pytest.mark.parametrize("bot", BOTS)
def test_a_kill_that_wins_is_tried(bot: str) -> None:
    """One behind, and nothing but this activation is left: only a kill can still change anything."""
    t = last_activation(
        place={"obryn_the_bold": (8, 4), "severin_steelheart": (1, 1), "targor": (9, 3)},
        tokens={1: (8, 4)},
        glory=(6, 7),
    )
    assert mostly(answers(t, bot), "attack obryn_the_bold")


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_stands_on_guard_who_can_kill(bot: str) -> None:
    t = battle(
        place={"obryn_the_bold": (8, 4), "targor": (9, 3), "garrek_gorebeard": (15, 3)},
        wounds={"targor": 1},
        round=2,
    )
    assert mostly(answers(t, bot), "attack obryn_the_bold", "charge obryn_the_bold")


@pytest.mark.parametrize("bot", BOTS)
def test_a_charge_ends_where_an_ally_supports_it(bot: str) -> None:
    """From [9,5] Karsus would help the target."""
    t = battle(
        place={
            "obryn_the_bold": (5, 3),
            "angharad_brightshield": (6, 6),
            "blooded_saek": (8, 6),
            "karsus_the_chained": (11, 5),
        }
    )
    t.play("A charge obryn_the_bold")
    assert t.ask.kind == "charge.to"
    assert mostly(answers(t, bot), f"go {t.at(7, 5)}")


def test_first_sight_gives_up_an_objective_that_can_never_be_scored() -> None:
    t = end_phase(place={"obryn_the_bold": (3, 3), "targor": (14, 4)}, objectives_a=["eternals", "seize_ground"])
    t.skip_to("discard.objectives")
    priors = dict(zip([option.text for option in t.ask.options], GAME.mind.priors(t.s, t.ask), strict=True))
    assert max(priors, key=lambda text: priors[text]) == "discard eternals"


def test_the_warden_raises_the_fallen_at_first_sight() -> None:
    t = battle(
        a="sepulchral_guard",
        place={"sepulchral_warden": (3, 3), "prince_of_dust": (2, 4), "targor": (15, 1)},
        round=2,
    )
    priors = dict(zip([option.text for option in t.ask.options], GAME.mind.priors(t.s, t.ask), strict=True))
    assert max(priors, key=lambda text: priors[text]) == "act raise_fallen"


@pytest.mark.parametrize(("active", "liked"), [(0, False), (1, True)])
def test_a_ploy_for_an_attack_waits_for_the_own_activation(active: int, liked: bool) -> None:
    """It lasts for the next activation, whosever that is."""
    t = power_step(
        place={"obryn_the_bold": (8, 4), "targor": (9, 3)}, hand_a=["unstoppable_strike"], hand_b=[], active=active
    )
    if t.ask.seat != 0:
        t.play("B pass")
    priors = dict(zip([option.text for option in t.ask.options], GAME.mind.priors(t.s, t.ask), strict=True))
    assert (priors["play unstoppable_strike"] > priors["pass"]) == liked


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


def test_a_search_looks_past_the_reply() -> None:
    """Last when each side has acted and the one who began has acted again."""
    match = new_match(GAME, 2, "reply", {})
    chance = Lots("reply")

    def activations() -> list[int]:
        return [player.used for player in match.state.players]

    while sum(activations()) != 1:
        seat = match.waiting()[0]
        match.answer(by_prior(GAME.mind, match.state, match.ask_of(seat), chance), seat)
    before, clock = activations(), GAME.mind.calm(match.state)
    follow_priors(match, GAME.mind, clock + GAME.mind.looks(match.state)[-1], chance)
    assert all(after > used for used, after in zip(before, activations(), strict=True))


def test_what_is_laid_out_is_judged_by_the_first_round() -> None:
    """When the battle begins, and when its first round is over; from every question before it."""
    match = new_match(GAME, 2, "laid out", {})
    chance = Lots("laid out")
    met = set()
    while match.state.stage <= DEPLOYMENT:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        if ask.kind not in met:
            met.add(ask.kind)
            begins, ends = [GAME.mind.calm(match.state) + look for look in GAME.mind.looks(match.state)]
            world = match.fork()
            follow_priors(world, GAME.mind, begins, chance)
            assert (world.state.round, world.state.stage) == (1, ROUND)
            follow_priors(world, GAME.mind, ends, chance)
            assert (world.state.round, world.state.stage) == (2, ROUND)
        match.answer(by_prior(GAME.mind, match.state, ask, chance), seat)
    assert met == SET_UP


def test_who_searches_lays_out_by_search_and_does_not_ponder_for_ever() -> None:
    match = new_match(GAME, 2, "laid out", {})
    bot = MctsBot(GAME, "expert", Budget(iterations=ENOUGH_FOR_SET_UP + 50))
    ask = match.ask_of(match.waiting()[0])
    assert ask.kind == "board.pick"
    bot.choose(match, ask.seat)
    assert bot.verdict is not None
    assert bot.verdict.iterations == ENOUGH_FOR_SET_UP


def test_who_searches_tells_apart_where_a_fighter_goes() -> None:
    """Moves and Charges race by where to; a Guard stays where it is."""
    t = battle(place={"obryn_the_bold": (5, 3), "blooded_saek": (8, 6), "karsus_the_chained": (11, 5)})
    search = Search(t.match, t.ask.seat, Settings(), seeded("ways"))
    search.tell_ways_apart()
    ways: dict[str, list[str]] = {}
    for runner in search.race.waiting:
        ways.setdefault(runner.option.text, []).append("".join([way.kind for way in runner.line]))
    assert ways["move obryn_the_bold"] == ["move.to"] * WAYS
    assert set(ways["charge obryn_the_bold"]) == {"charge.to"}
    assert 1 < len(ways["charge obryn_the_bold"]) <= WAYS
    assert ways["guard obryn_the_bold"] == [""]


@pytest.mark.parametrize(("just_acted", "ways"), [(0, ["activation"] * WAYS), (1, [""])])
def test_what_a_card_is_good_for_is_told_by_the_activation_after_it(just_acted: int, ways: list[str]) -> None:
    """Before B's own activation cards and a pass race with each of the likely ones; before A's there is nothing to
    tell apart."""
    t = power_step(
        place={"garrek_gorebeard": (8, 4), "angharad_brightshield": (9, 3), "karsus_the_chained": (4, 4)},
        hand_b=["whirlwind_of_death"],
        glory=(0, 1),
        round=2,
        active=just_acted,
    )
    search = Search(t.match, t.ask.seat, Settings(), seeded("ways"))
    search.tell_ways_apart()
    passes = [runner.line for runner in search.race.waiting if runner.option.text == "pass"]
    assert ["".join([way.kind for way in line]) for line in passes] == ways


def test_greedy_looks_at_an_activation_again_when_the_other_has_replied(monkeypatch: pytest.MonkeyPatch) -> None:
    """And at a card of the power step once, at the action that follows."""
    begun = battle(place={"obryn_the_bold": (5, 3), "blooded_saek": (8, 6)})
    card = power_step(place={"obryn_the_bold": (5, 3), "blooded_saek": (8, 6)}, hand_a=["sidestep"])
    for t, wanted in ((begun, [1, 3]), (card, [1])):
        seen: list[int] = []
        now = GAME.mind.calm(t.s)

        def judged(world: Match[ShadespireState], mind: object, now: int = now, seen: list[int] = seen) -> list[float]:
            seen.append(GAME.mind.calm(world.state) - now)
            return [0.5, 0.5]

        monkeypatch.setattr("podziemia.bots.greedy.judge", judged)
        bot = GreedyBot(GAME, "looks")
        bot.chance_after(t.match, t.ask.seat, t.ask.options[0], {}, "deal")
        assert seen == wanted
