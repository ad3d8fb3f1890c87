"""First sight that has learned, and the patient mind that follows it."""

import pytest

from podziemia.bots import make_bot
from podziemia.bots.lots import Lots
from podziemia.bots.mcts import MctsBot
from podziemia.bots.worlds import by_prior
from podziemia.games.abyss import GAME
from podziemia.games.abyss.bots.inputs import Table
from podziemia.games.abyss.bots.learner import PATIENT_WORLDS, PatientLearner, sights_of_package
from podziemia.games.abyss.bots.priors import LOOKS
from podziemia.games.abyss.bots.sight import ACTION, BUY, COUNTS, SEEN, TAKE, TRAITS, amounts_of, at_sight, looks_of
from podziemia.kernel.match import new_match
from tests.games.abyss.table import has, table

PATIENT = PatientLearner()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_asked_in_a_game_has_a_look(seats: int) -> None:
    """As many inputs as the weights were made for, and a number for each answer."""
    match = new_match(GAME, seats, f"sight {seats}", forkable=False)
    met = set()
    for _ in range(2000):
        ask = match.ask
        if ask is None:
            break
        looks = PATIENT.priors(match.state, ask)
        assert len(looks) == len(ask.options)
        if ask.kind in COUNTS:
            met.add(ask.kind)
            assert len(TRAITS[ask.kind].read(match.state, ask.seat)) == SEEN
        match.answer(by_prior(PATIENT, match.state, ask, Lots("sight")), ask.seat)
    assert match.ask is None
    assert met == {ACTION, TAKE, BUY}


def test_an_answer_is_worth_its_traits_as_strong_as_they_are() -> None:
    t = table(
        A=has(hand="crab-5 crab-4", pearls=3),
        court="landowner miller",
        council={"crab": "crab-2 crab-3", "squid": "squid-4"},
    )
    s, ask = t.match.state, t.ask
    sight = sights_of_package()[ACTION]
    worth = sight.look(TRAITS[ACTION].read(s, 0))
    by_hand = [sum([worth[trait] * amount for trait, amount in some]) for some in TRAITS[ACTION].amounts(s, ask)]
    assert at_sight(s, ask, sight) == pytest.approx(by_hand)
    assert amounts_of(s, ask, looks_of(s, Table(s))[0]) == TRAITS[ACTION].amounts(s, ask)


def test_a_big_stack_looks_better_than_a_small_one() -> None:
    t = table(
        A=has(hand="crab-1"),
        council={"squid": "squid-4 squid-5 squid-3", "shellfish": "shellfish-1"},
        court="landowner miller seeker",
    )
    looks = {
        option.text: look for option, look in zip(t.ask.options, PATIENT.priors(t.match.state, t.ask), strict=True)
    }
    assert looks["support council-squid"] > looks["support council-shellfish"] + 1.0


def test_an_ally_looks_the_better_the_more_it_is_worth() -> None:
    found = []
    for card in ("crab-1", "crab-3", "crab-5"):
        t = table(A=has(), B=has(pearls=2, hand="squid-2"), exploration_deck=40, exploration_deck_top=card)
        t.play("A explore")
        assert t.ask.kind == BUY
        found.append(PATIENT.priors(t.match.state, t.ask)[0])
    assert found == sorted(found)
    assert found[0] < 0.0 < found[2]


def test_who_answers_at_once_keeps_the_first_sight_made_by_hand() -> None:
    """Playouts of one turn gain nothing by a better one, and would cost twice as much."""
    t = table(
        A=has(hand="crab-5 crab-4", pearls=3),
        court="landowner miller",
        council={"crab": "crab-2 crab-3", "squid": "squid-4"},
    )
    by_hand = LOOKS[ACTION](t.match.state, t.ask)
    assert GAME.mind.priors(t.match.state, t.ask) == by_hand
    assert GAME.handmade_mind().priors(t.match.state, t.ask) == by_hand
    assert PATIENT.priors(t.match.state, t.ask) != by_hand


def test_who_takes_his_time_looks_two_rounds_on_in_so_many_worlds() -> None:
    match = new_match(GAME, 4, "patience")
    lots = Lots("patience")
    while match.state.turn < 6 or match.ask is None or match.ask.kind != ACTION:
        assert match.ask is not None
        match.answer(by_prior(PATIENT, match.state, match.ask, lots), match.ask.seat)
    ask = match.ask
    bot = make_bot("expert", GAME, "patience")
    assert isinstance(bot, MctsBot)
    patient = GAME.tempers["patient"]
    assert bot.patient is patient
    assert patient.looks(match.state) == [1, 4, 8]
    assert patient.enough(ask) == len(ask.options) * PATIENT_WORLDS
    bot.choose(match, ask.seat)
    assert bot.verdict is not None
    assert bot.verdict.iterations <= len(ask.options) * PATIENT_WORLDS
