"""Whatever comes to light is counted, card by card and moment by moment: nobody takes back what was seen (DSC-1.08)."""

from collections.abc import Callable

import pytest

from podziemia.games.descent.data.cards import PLOT_IDS, QUEST_IDS
from podziemia.games.descent.data.quest_parts import QuestRule
from podziemia.games.descent.rules.campaign import go_shopping, quest_over
from podziemia.games.descent.rules.overlord_cards import NO_CUE, is_asked, play
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.quest_rules import Scene
from podziemia.games.descent.rules.searching import top_search_card
from podziemia.games.descent.rules.staff import pay_staff
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.travel import apply, meet
from podziemia.games.descent.rules.turn import end_encounter
from tests.games.descent.scenes import scene
from tests.games.descent.table import Arrangement, DescentTable
from tests.games.descent.test_campaign_limits import road
from tests.games.descent.test_quest_effects import act, drawn, run, token
from tests.support import card, rule

PARTY = "grisban:berserker@a1 jain:wildlander@a2 avric:disciple@a3"


def shown_by(t: DescentTable, answer: str) -> int:
    before = t.s.shown
    t.do(answer)
    return t.s.shown - before


def holding(*cards: str, monsters: str = "zombie-1@h6") -> Arrangement:
    a = scene(PARTY, monsters)
    a.hold(*cards)
    return a


@card("danger_sense")
@rule("DSC-1.08")
def test_the_only_card_of_a_hand_is_seen_when_it_is_discarded() -> None:
    a = holding("dash")
    a.learn("jain", "danger_sense")
    t = a.turn("jain")
    assert shown_by(t, "use danger_sense") == 1
    assert t.hand() == set()


@card("diabolic_power")
@rule("DSC-1.08")
def test_the_card_that_diabolic_power_takes_is_seen_where_nothing_is_rolled_or_shuffled() -> None:
    a = holding("diabolic_power")
    a.s.deck, a.s.discard = a.s.deck[:1], a.s.deck[1:2]
    for name, space in (("grisban", "a1"), ("jain", "a2"), ("avric", "a3")):
        a.fall(name, space)
    t = a.groups()
    t.do("play diabolic_power")
    draws = t.s.rng.draws
    assert shown_by(t, f"keep {PLOT_IDS[t.s.deck[0]]}") >= 1
    assert t.s.rng.draws == draws


@card("unholy_ritual", "schemes")
@rule("DSC-1.08")
def test_cards_that_a_ritual_or_a_scheme_turns_up_are_seen() -> None:
    t = holding("unholy_ritual", monsters="zombie-1@h6 zombie-2@h5 zombie-3@h4 splig@h1").overlord()
    t.do("play unholy_ritual")
    assert shown_by(t, "group zombie") == 1
    t = holding("schemes").groups()
    t.do("play schemes")
    assert shown_by(t, "trait magic") >= 1


def _reveal(s: DescentState) -> None:
    token(s, "T", "a4", hidden=True)
    s.contents = [0]
    act(Scene(s, s.heroes[0], token=s.tokens[0]), "reveal(T)")


def _end(s: DescentState) -> None:
    s.wins = [0]
    run(end_encounter(s))


def _play(s: DescentState) -> None:
    s.hand = [PLOT_IDS.index("dash")]
    run(play(s, s.hand[0], NO_CUE))


def _staff(s: DescentState) -> None:
    s.hand = [PLOT_IDS.index("dash")]
    run(pay_staff(s))


AT_THE_TABLE: dict[str, Callable[[DescentState], object]] = {
    "a token": _reveal,
    "the end": _end,
    "a card played": _play,
    "a card for the staff": _staff,
    "a card drawn": lambda s: draw(s, 1),
    "a search card": top_search_card,
    "whether he is asked": lambda s: is_asked(s, [], (), NO_CUE, ()),
}


@rule("DSC-1.08")
@pytest.mark.parametrize("what", AT_THE_TABLE)
def test_what_comes_to_light_at_the_table_is_counted(what: str) -> None:
    s = drawn(rules=(QuestRule("h", hidden=("T", ("gem", "dust"))),)).s
    before = s.shown
    AT_THE_TABLE[what](s)
    assert s.shown == before + 1


def _finale(s: DescentState) -> None:
    s.quest = QUEST_IDS.index("blood_and_betrayal")
    quest_over(s, 0)


def _shop(s: DescentState) -> None:
    s.heroes[0].items = []
    run(go_shopping(s), "done")


def _stop(s: DescentState) -> None:
    s.travel_deck = [0]
    run(meet(s, "road"))


def _look(s: DescentState) -> None:
    s.hand = [PLOT_IDS.index("dash")]
    run(apply(s, {"look_hand_discard": 1}, s.heroes[0]))


def _lose(s: DescentState) -> None:
    s.hand = [PLOT_IDS.index("dash")]
    run(apply(s, {"overlord_discard_random": 1}))


ON_THE_ROAD: dict[str, Callable[[DescentState], object]] = {
    "the end of the campaign": _finale,
    "the shop": _shop,
    "a stop": _stop,
    "his hand": _look,
    "a card he loses": _lose,
}


@rule("DSC-1.08")
@pytest.mark.parametrize("what", ON_THE_ROAD)
def test_what_comes_to_light_on_the_road_is_counted(what: str) -> None:
    s = road()
    before = s.shown
    ON_THE_ROAD[what](s)
    assert s.shown == before + 1
