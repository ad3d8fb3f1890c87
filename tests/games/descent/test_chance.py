"""What is left to chance: shuffled where the rules shuffle, drawn at random where they say so, and nothing lost."""

from collections.abc import Callable

import pytest

from podziemia.games.descent.data.cards import PLOT_IDS, QUESTS, SEARCH_DECK
from podziemia.games.descent.data.quest_parts import Rewards
from podziemia.games.descent.data.travel import TRAVEL_CARDS
from podziemia.games.descent.rules.campaign import (
    SHOP_DISPLAY,
    _pay_gold,
    cash_in,
    draw_opening_hand,
    go_shopping,
    log_of,
)
from podziemia.games.descent.rules.overlord_deck import draw, reshuffle
from podziemia.games.descent.rules.pieces import new_campaign
from podziemia.games.descent.rules.searching import open_chest, top_search_card
from podziemia.games.descent.rules.setup import begin_encounter, set_up
from podziemia.games.descent.rules.state import EPIC_OVERLORD, DescentState
from podziemia.games.descent.rules.travel import discard_random, meet, set_off
from podziemia.kernel.ask import Option, Rules
from podziemia.kernel.rng import seeded
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, rule

PARTY = [(6, 0), (4, 7), (1, 2)]
DEALS = [f"deal {i}" for i in range(4)]


def dealt(seed: str, quest: str = "acolyte_of_saradyn") -> DescentState:
    """The same table, dealt by another chance."""
    s = set_up(3, PARTY, 0, 0, seeded("table"))
    s.campaign = new_campaign()
    s.quest = next(i for i, one in enumerate(QUESTS) if one.id == quest)
    s.rng = seeded(seed)
    return s


def first_answer(rules: Rules[object]) -> None:
    """Go on with the first answer of every question."""
    answer: Option | None = None
    try:
        ask = next(rules)
        while True:
            answer = ask.options[0]
            ask = rules.send(answer)
    except StopIteration:
        return


def gathered_gold(s: DescentState) -> list[int]:
    cash_in(s)
    return s.search_deck


def paid_cards(s: DescentState) -> list[int]:
    _pay_gold(s, Rewards(search_cards=1))
    return s.search_deck


def new_shop(s: DescentState) -> list[int]:
    first_answer(go_shopping(s))
    assert len(s.display) == SHOP_DISPLAY or s.display == []
    return s.shop


def opening_hand(s: DescentState) -> list[int]:
    draw_opening_hand(s)
    return s.hand + s.deck


def new_deck(s: DescentState) -> list[int]:
    s.discard, s.deck = sorted(s.deck), []
    reshuffle(s)
    assert s.discard == []
    return s.deck


def new_search_deck(s: DescentState) -> list[int]:
    s.search_discard, s.search_deck = sorted(s.search_deck), []
    top = top_search_card(s)
    assert top is not None
    return [*s.search_deck, top]


def travel_deck(s: DescentState) -> list[int]:
    first_answer(set_off(s, 1))
    return s.travel_deck


def new_travel_deck(s: DescentState) -> list[int]:
    s.travel_deck = []
    first_answer(meet(s, "no such symbol"))
    assert len(s.travel_deck) == len(TRAVEL_CARDS) - 1
    return s.travel_deck


def hidden_tokens(s: DescentState) -> list[int]:
    s.quest = next(i for i, one in enumerate(QUESTS) if one.id == "archive_of_arrizon")
    begin_encounter(s, 0)
    return s.contents


SHUFFLED = [
    pytest.param(gathered_gold, marks=rule("DSC-24.02"), id="search cards between quests"),
    pytest.param(paid_cards, marks=rule("DSC-24.02"), id="search cards paid as a reward"),
    pytest.param(opening_hand, marks=rule("DSC-24.08"), id="the overlord's deck before a quest"),
    pytest.param(new_deck, marks=rule("DSC-16.06"), id="the overlord's discards"),
    pytest.param(new_search_deck, marks=rule("DSC-14.12"), id="the search discards"),
    pytest.param(travel_deck, marks=rule("DSC-28.05"), id="the travel deck"),
    pytest.param(new_travel_deck, marks=rule("DSC-28.05"), id="the travel deck, made anew"),
    pytest.param(hidden_tokens, marks=rule("DSC-20.10"), id="tokens face down"),
]


@pytest.mark.parametrize("deal", SHUFFLED)
def test_it_is_shuffled_and_nothing_is_lost(deal: Callable[[DescentState], list[int]]) -> None:
    orders = [deal(dealt(seed))[:] for seed in DEALS]
    assert len({tuple(order) for order in orders}) > 1
    if deal is not new_travel_deck:
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(orders[0]))}


@rule("DSC-25.01")
def test_the_shop_shows_five_cards_of_a_shuffled_deck() -> None:
    shown = set()
    for seed in DEALS:
        s = dealt(seed)
        next(go_shopping(s))
        assert len(s.display) == SHOP_DISPLAY
        shown.add(tuple(s.display))
    assert len(shown) > 1


@rule("DSC-24.08")
@pytest.mark.parametrize(("flags", "cards"), [([], 3), (["records_kept"], 4)])
def test_one_card_a_hero_and_one_more_for_the_records_once(flags: list[str], cards: int) -> None:
    s = dealt("records")
    s.deck += s.hand
    s.hand = []
    log_of(s).flags = flags
    draw_opening_hand(s)
    assert (len(s.hand), log_of(s).flags) == (cards, [])


@rule("DSC-14.10")
@card("treasure_chest")
def test_a_chest_holds_a_random_item_of_the_act() -> None:
    found = set()
    for seed in DEALS:
        s = dealt(seed)
        before = sorted(s.shop)
        open_chest(s, s.heroes[1])
        item = s.heroes[1].items[-1]
        assert sorted([*s.shop, item]) == before
        found.add(item)
    assert len(found) > 1
    s = dealt("bare")
    s.shop = []
    had = s.heroes[0].items[:]
    open_chest(s, s.heroes[0])
    assert s.heroes[0].items == had


@rule("DSC-28.05")
def test_a_random_card_of_the_hand_is_discarded() -> None:
    gone = set()
    for seed in DEALS:
        s = dealt(seed)
        s.hand = sorted([*s.hand, *s.deck])
        s.deck, held = [], len(s.hand)
        discard_random(s)
        assert (len(s.hand), len(s.discard)) == (held - 1, 1)
        gone.add(s.discard[0])
    assert len(gone) > 1
    s.hand, s.discard = [], []
    discard_random(s)
    assert s.discard == []


@card("danger_sense")
def test_danger_sense_takes_a_random_card() -> None:
    gone = set()
    for seed in DEALS:
        a = Arrangement(heroes="jain:wildlander avric:disciple grisban:berserker")
        a.put("jain", "a1")
        a.learn("jain", "danger_sense")
        a.hold("dash", "frenzy", "tripwire", "dark_might")
        t = a.turn("jain")
        t.s.rng = seeded(seed)
        t = DescentTable(t.s)
        t.do("use danger_sense")
        assert len(t.s.hand) == 3
        gone.add(PLOT_IDS[t.s.discard[-1]])
    assert len(gone) > 1


@card("diabolic_power")
def test_the_deck_is_shuffled_after_it_was_searched() -> None:
    orders = set()
    for seed in DEALS:
        a = Arrangement()
        for name, space in (("grisban", "a1"), ("jain", "a2"), ("avric", "a3")):
            a.put(name, space)
        a.put("zombie-1", "h6")
        a.hold("diabolic_power")
        a.s.deck.sort()
        t = a.groups()
        t.s.rng = seeded(seed)
        t = DescentTable(t.s)
        t.do("play diabolic_power", "keep dash")
        assert PLOT_IDS.index("dash") in t.s.hand
        orders.add(tuple(t.s.deck))
    assert len(orders) > 1


@rule("DSC-22.06")
def test_the_overlords_new_deck_is_shuffled_before_an_epic_quest() -> None:
    drawn = set()
    for seed in DEALS:
        s = set_up(3, PARTY, 0, 1, seeded("table"))
        s.rng = seeded(seed)
        s.phase = EPIC_OVERLORD
        s.counters = {"gold": 0, "xp": 0}
        s.tasks = ["tune"]
        s.deck.sort()
        t = DescentTable(s)
        while t.ask.kind == "campaign.tune":
            t.do("done")
        drawn.add(tuple(t.s.hand))
    assert len(drawn) > 1


@rule("DSC-2.06", "DSC-2.16")
def test_the_decks_are_shuffled_at_set_up() -> None:
    deals = [set_up(3, PARTY, 0, 0, seeded(seed)) for seed in DEALS]
    assert len({tuple(s.search_deck) for s in deals}) > 1
    assert len({tuple(s.deck) for s in deals}) > 1
    assert {tuple(sorted(s.search_deck)) for s in deals} == {tuple(sorted(SEARCH_DECK))}


@rule("DSC-16.06")
def test_the_last_card_drawn_makes_a_new_deck_at_once() -> None:
    s = dealt("last card")
    s.discard, s.deck = s.deck[1:], s.deck[:1]
    draw(s, 1)
    assert (len(s.discard), len(s.deck)) == (0, 11)
    s.hand += s.deck
    s.deck = []
    held = len(s.hand)
    draw(s, 2)  # nothing is left to draw
    assert len(s.hand) == held
    s.discard, s.hand = s.hand[:3], s.hand[3:]
    draw(s, 2)
    assert (len(s.hand), len(s.deck), s.discard) == (held - 1, 1, [])
