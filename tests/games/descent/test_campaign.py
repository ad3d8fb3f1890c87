"""Epic play, the campaign phase, shop, experience, travel, relics, acts and the finale (DSC-22 to DSC-30)."""

from typing import Any

import pytest

from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import (
    CARD,
    CARD_IDS,
    FIGURE,
    PLOT_IDS,
    PLOTS,
    QUEST_IDS,
    QUESTS,
    RELIC_IDS,
    SHOP_OF_ACT,
    item_of,
    search_of,
)
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.travel import TRAVEL_CARDS
from podziemia.games.descent.rules.advancement import addable, learnable, resale
from podziemia.games.descent.rules.campaign import available, chooser, log_of, quest_over
from podziemia.games.descent.rules.facts import speed
from podziemia.games.descent.rules.pieces import new_campaign
from podziemia.games.descent.rules.saving import SAVED_STEPS, read_campaign, save_campaign
from podziemia.games.descent.rules.setup import set_up
from podziemia.games.descent.rules.state import CAMPAIGN, OVERLORD_START, DescentState
from podziemia.games.descent.rules.travel import apply, meet, resolve_event, routes_to
from podziemia.games.descent.show.chronicle import journal
from podziemia.kernel.ask import Ask
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.games.descent.table import ROOM, Arrangement, DescentTable, LoadedRng
from tests.games.descent.test_setup import play_until
from tests.support import card, example, rule

PARTY = "grisban_the_thirsty:berserker, jain_fairwood:wildlander, avric_albright:disciple"


def after(quest: str, side: int, history: tuple[tuple[str, int], ...] = ()) -> DescentTable:
    """The campaign phase right after a quest: three heroes, won by the heroes (0) or the overlord (1)."""
    return DescentTable(_after(quest, side, history))


def _after(quest: str, side: int, history: tuple[tuple[str, int], ...] = ()) -> DescentState:
    party = [(6, 0), (4, 7), (1, 2)]
    rng = seeded("campaign")
    s = set_up(3, party, 0, 0, rng)
    s.rng = LoadedRng(rng, [])
    s.campaign = new_campaign()
    s.campaign.history = [(QUEST_IDS.index(name), won) for name, won in history]
    s.quest = QUEST_IDS.index(quest)
    s.wins = [side]
    quest_over(s, side)
    return s


def log(t: DescentTable) -> Any:
    assert t.s.campaign is not None
    return t.s.campaign


def to(t: DescentTable, kind: str) -> None:
    """Say done, or take the first answer, until this question comes."""
    while t.ask.kind != kind:
        t.do("done" if "done" in t.options() else sorted(t.options())[0])


# ---- the chain of quests ----


@rule("DSC-23.01", "DSC-23.02", "DSC-23.05", "DSC-23.06", "DSC-27.01")
def test_a_campaign_starts_with_the_introduction_at_basic_level() -> None:
    match = new_match(GAME, 4, "x", {"quest": "campaign", "heroes": PARTY})
    s = match.state
    assert QUEST_IDS[s.quest] == "acolyte_of_saradyn"
    assert s.campaign is not None
    assert (s.campaign.gold, s.campaign.overlord_xp, [hero.xp for hero in s.heroes]) == (0, 0, [0, 0, 0])
    assert match.ask is not None
    assert match.ask.kind == "place.hero"  # no travel before it
    kinds = [quest.kind for quest in QUESTS]
    assert (kinds.count("introduction"), kinds.count("act1"), kinds.count("interlude")) == (1, 7, 2)
    assert (kinds.count("act2"), kinds.count("finale")) == (8, 1)


@rule("DSC-24.01", "DSC-24.10", "DSC-24.05", "DSC-24.06", "DSC-24.07", "DSC-24.08", "DSC-24.09", "DSC-28.04")
def test_the_campaign_phase_has_its_steps_in_order() -> None:
    t = after("acolyte_of_saradyn", 0)
    kinds: list[str] = []
    while t.ask.kind != "place.hero":
        if not kinds or kinds[-1] != t.ask.kind:
            kinds.append(t.ask.kind)
        t.do("done" if "done" in t.options() else sorted(t.options())[0])
    order = ["shop.trade", "advance.skill", "advance.card", "campaign.quest"]
    assert [kind for kind in kinds if kind in order] == order
    assert len(t.s.hand) >= 3  # drawn before the journey, which may have added to it
    assert t.s.phase != CAMPAIGN


@rule("DSC-24.02", "DSC-14.13", "DSC-23.08")
def test_search_cards_are_worth_gold_used_or_not() -> None:
    s = _after("acolyte_of_saradyn", 1)
    for hero, name in zip(s.heroes, ("fire_flask", "curse_doll", "health_potion"), strict=True):
        s.search_deck.remove(CARD[name])
        hero.searched.append(CARD[name])
    s.heroes[0].flipped = 1 << CARD["fire_flask"]
    t = DescentTable(s)
    assert log(t).gold == 125
    assert len(t.s.search_deck) == 12


@rule("DSC-24.03", "DSC-23.09", "DSC-28.03")
def test_clean_up_leaves_only_cards_items_and_skills() -> None:
    s = _after("acolyte_of_saradyn", 1)
    hero = s.heroes[0]
    hero.damage, hero.fatigue, hero.conditions, hero.down = 14, 4, 0, True
    s.heroes[1].conditions = 8
    s.discard.append(s.deck.pop())
    t = DescentTable(s)
    hero = t.s.heroes[0]
    assert (hero.damage, hero.fatigue, hero.down) == (0, 0, False)
    assert t.s.heroes[1].conditions == 0
    assert len(t.s.deck) == 15
    assert (t.s.hand, t.s.discard, t.s.tokens, t.s.monsters()) == ([], [], [], [])


@rule("DSC-24.04")
def test_everybody_learns_and_the_winner_is_paid() -> None:
    s = _after("acolyte_of_saradyn", 1)
    s.counters["rescued"] = 2
    t = DescentTable(s)
    assert [hero.xp for hero in t.s.heroes] == [1, 1, 1]
    assert log(t).overlord_xp == 2
    assert log(t).gold == 50  # 25 for each monk saved, whoever won
    heroes = after("blood_will_tell", 0)
    assert log(heroes).gold == 75
    assert log(heroes).overlord_xp == 1
    assert log(heroes).flags == ["eliza_wounded"]


# ---- the shop ----


@rule("DSC-25.01", "DSC-25.02", "DSC-25.03", "DSC-25.04", "DSC-25.09")
@example("DSC-EX-17")
def test_the_heroes_shop_from_five_cards() -> None:
    s = _after("acolyte_of_saradyn", 1)
    assert s.campaign is not None
    s.campaign.gold = 300
    t = DescentTable(s)
    assert len(t.s.display) == 5
    assert set(t.s.display) <= set(SHOP_OF_ACT[0])
    wanted = [CARD[name] for name in ("leather_armor", "sling", "iron_battleaxe", "iron_spear", "lucky_charm")]
    t.s.shop = [card for card in SHOP_OF_ACT[0] if card not in wanted]
    t.s.display = wanted[:]
    t = DescentTable(t.s)
    for name, hero in (
        ("iron_battleaxe", "grisban_the_thirsty"),
        ("leather_armor", "jain_fairwood"),
        ("lucky_charm", "avric_albright"),
    ):
        t.do(f"buy {name}", f"choose {hero}")
    assert log(t).gold == 25
    assert not {option for option in t.options() if option.startswith("buy")}
    t.do("done")
    assert sorted(t.s.shop) == sorted(set(SHOP_OF_ACT[0]) - {wanted[0], wanted[2], wanted[4]})
    assert CARD["iron_battleaxe"] in t.hero("grisban").items


@rule("DSC-25.01")
def test_a_shop_deck_of_fewer_than_five_cards_is_shown_whole() -> None:
    s = _after("acolyte_of_saradyn", 1)
    left = s.shop[:3]
    s.shop = left[:]
    t = DescentTable(s)
    assert sorted(t.s.display) == sorted(left)
    assert t.s.shop == []


@rule("DSC-25.05", "DSC-25.06", "DSC-25.07", "DSC-30.05")
@example("DSC-EX-38")
def test_selling() -> None:
    prices = {50: 25, 75: 25, 100: 50, 125: 50, 150: 75, 175: 75, 200: 100, 225: 100, 250: 125}
    for card_id in SHOP_OF_ACT[0] + SHOP_OF_ACT[1]:
        assert resale(card_id) == prices[item_of(card_id).cost]
    s = _after("acolyte_of_saradyn", 1)
    s.shop.remove(CARD["crossbow"])
    s.heroes[0].items.append(CARD["crossbow"])
    s.heroes[1].items.append(CARD["dawnblade"])
    t = DescentTable(s)
    before = log(t).gold
    assert "sell dawnblade" not in t.options()
    t.do("sell crossbow", "sell iron_mace")
    assert log(t).gold == before + 100
    assert CARD["crossbow"] in t.s.shop
    assert CARD["iron_mace"] not in [card for hero in t.s.heroes for card in hero.items]
    late = _after("army_of_dalzunm", 1)
    late.act = 2
    late.shop, late.shop_box = late.shop_box, late.shop
    late.shop_box.remove(CARD["crossbow"])
    late.heroes[0].items.append(CARD["crossbow"])
    t = DescentTable(late)
    t.do("sell crossbow")
    assert CARD["crossbow"] in t.s.shop_box


@rule("DSC-25.08", "DSC-25.10", "DSC-29.03")
def test_things_change_hands_between_quests() -> None:
    s = _after("acolyte_of_saradyn", 1)
    s.shop.remove(CARD["sling"])
    s.heroes[0].items += [CARD["sling"], CARD["dawnblade"]]
    t = DescentTable(s)
    assert {"give sling", "give dawnblade"} <= t.options()
    assert "give chipped_greataxe" not in t.options()
    t.do("give dawnblade", "choose jain_fairwood")
    assert CARD["dawnblade"] in t.hero("jain").items


# ---- experience ----


@rule("DSC-26.01", "DSC-26.02", "DSC-26.03", "DSC-26.04", "DSC-23.03")
def test_heroes_buy_skills_of_their_own_class_one_by_one() -> None:
    s = _after("acolyte_of_saradyn", 1)
    s.heroes[0].xp = 3
    t = DescentTable(s)
    t.do("done")
    assert t.ask.kind == "advance.skill"
    assert t.ask.n == 4
    offered = {CARD[name] for name in t.offered("learn")}
    assert offered == {card for card in range(len(SKILLS)) if SKILLS[card].hero_class == 0 and SKILLS[card].xp > 0}
    t.do("learn whirlwind")
    assert {SKILLS[CARD[name]].xp for name in t.offered("learn")} == {1, 2}
    t.do("done")
    assert t.hero("grisban").xp == 2
    assert CARD["whirlwind"] in t.hero("grisban").skills
    assert t.hero("jain").xp == 1
    assert learnable(t.hero("jain")) == [
        card for card in range(len(SKILLS)) if SKILLS[card].hero_class == 7 and SKILLS[card].xp == 1
    ]


@rule("DSC-26.05", "DSC-26.06", "DSC-26.07", "DSC-26.08", "DSC-26.09", "DSC-26.10")
@example("DSC-EX-39")
def test_overlord_cards_need_the_levels_below() -> None:
    s = _after("acolyte_of_saradyn", 1)
    owned = [PLOT_IDS.index(name) for name in ("blood_rage", "dark_fortitude", "word_of_pain")]
    s.owned = owned
    s.box = [card for card in s.box if card not in owned]
    s.deck += owned

    def names(xp: int) -> set[str]:
        return {PLOTS[card].id for card in addable(s, xp)}

    assert {"bloodlust", "expert_blow"} <= names(5)
    assert not {"rise_again", "word_of_despair", "reinforce", "diabolic_power"} & names(5)
    assert {"dark_resilience", "plan_ahead", "schemes"} <= names(1)
    assert "bloodlust" not in names(1)
    s.owned.append(PLOT_IDS.index("bloodlust"))
    assert "reinforce" in names(3)
    assert "reinforce" not in names(2)
    t = DescentTable(_after("acolyte_of_saradyn", 1))
    to(t, "advance.card")
    t.do("add blood_rage")
    assert log(t).overlord_xp == 1
    assert PLOT_IDS.index("blood_rage") in t.s.deck


@rule("DSC-26.11", "DSC-26.12")
def test_the_overlord_secretly_leaves_cards_out_down_to_fifteen() -> None:
    s = _after("acolyte_of_saradyn", 1)
    assert s.campaign is not None
    s.campaign.overlord_xp = 0
    t = DescentTable(s)
    to(t, "advance.card")
    t.do("add plan_ahead", "add schemes")
    to(t, "campaign.tune")
    assert len(t.offered("leave-out")) == 17
    t.do("leave-out tripwire", "leave-out dash")
    assert t.ask.kind != "campaign.tune"  # fifteen are left
    assert len(t.s.deck) + len(t.s.hand) == 15
    assert t.sees("A")["overlord"]["left_out"] == ["dash", "tripwire"]
    assert t.sees("B")["overlord"]["left_out"] is None


# ---- the next quest ----


@rule("DSC-27.02", "DSC-27.03", "DSC-27.04")
@example("DSC-EX-18")
def test_the_winner_chooses_among_what_the_quest_opens() -> None:
    t = after("rellegars_rest", 1, (("acolyte_of_saradyn", 0),))
    to(t, "campaign.quest")
    t.expect("A campaign.quest", "next-quest blood_will_tell", "next-quest the_baron_returns")
    heroes = after("rellegars_rest", 0, (("acolyte_of_saradyn", 0),))
    to(heroes, "campaign.quest")
    assert heroes.ask.seat == 1
    again = _after("rellegars_rest", 0, (("acolyte_of_saradyn", 0), ("blood_will_tell", 0)))
    assert [QUEST_IDS[quest] for quest in available(log_of(again))] == ["the_baron_returns"]


@rule("DSC-30.01", "DSC-30.02", "DSC-30.03")
def test_the_interlude_belongs_to_whoever_won_two_of_three() -> None:
    history = (("acolyte_of_saradyn", 1), ("rellegars_rest", 0), ("blood_will_tell", 0))
    s = _after("rise_of_urthko", 1, history)
    assert {QUEST_IDS[quest] for quest in available(log_of(s))} == {"from_the_wreckage", "saradyn_ablaze"}
    assert chooser(s) == 1  # the heroes, although the overlord won the last quest
    assert (
        chooser(_after("rise_of_urthko", 1, (("acolyte_of_saradyn", 0), ("rellegars_rest", 1), ("blood_will_tell", 0))))
        == 0
    )


@rule("DSC-30.04", "DSC-30.06", "DSC-30.07", "DSC-23.04")
@example("DSC-EX-45")
def test_after_the_interlude_act_two_begins() -> None:
    s = _after("saradyn_ablaze", 1)
    assert s.campaign is not None
    s.campaign.gold = 200
    for name, hero in (("fire_flask", s.heroes[0]), ("curse_doll", s.heroes[1])):
        s.search_deck.remove(CARD[name])
        hero.searched.append(CARD[name])
    s.heroes[0].flipped = 1 << CARD["fire_flask"]
    assert s.act == 1
    t = DescentTable(s)
    assert log(t).gold == 300
    assert sorted(t.s.display) == sorted(SHOP_OF_ACT[0])  # all of them, not five
    assert "sell iron_mace" in t.options()
    t.do("done")
    assert t.s.act == 2
    assert sorted(t.s.shop) == sorted(SHOP_OF_ACT[1])
    assert t.ask.kind == "advance.skill"


@rule("DSC-30.08", "DSC-30.09", "DSC-30.10", "DSC-30.11")
def test_the_finale_is_best_of_three_and_ends_the_campaign() -> None:
    t = after("edge_of_dawn", 0)
    assert [QUEST_IDS[quest] for quest in available(log(t))] == ["blood_and_betrayal"]
    finale = QUESTS[QUEST_IDS.index("blood_and_betrayal")]
    ways = {e.id: {side: outcome.next for side, outcome in e.outcome.items()} for e in finale.encounters}
    assert ways == {
        "e1": {"heroes": "e2", "overlord": "e3"},
        "e2": {"heroes": "", "overlord": "e4"},
        "e3": {"heroes": "e4", "overlord": ""},
        "e4": {"heroes": "", "overlord": ""},
    }
    s = _after("edge_of_dawn", 0)
    s.quest = QUEST_IDS.index("blood_and_betrayal")
    quest_over(s, 0)
    assert s.over
    assert GAME.places(s)[1:] == [1, 1, 1]


# ---- travel ----


@rule("DSC-28.01", "DSC-28.02", "DSC-28.05", "DSC-28.07")
@example("DSC-EX-19")
def test_two_road_symbols_on_the_way_to_rellegar() -> None:
    routes = routes_to(QUEST_IDS.index("rellegars_rest"))
    assert routes[0] == (("ruins_of_kelthiri", "rellegars_tomb"), ("road", "road"))
    assert all(way[0] == "ruins_of_kelthiri" for way, _ in routes)
    several = routes_to(QUEST_IDS.index("blood_and_betrayal"))
    assert len(several) > 1
    t = after("acolyte_of_saradyn", 0)
    to(t, "campaign.quest")
    t.do("next-quest rellegars_rest")
    while t.ask.kind == "travel.route":
        t.do("route route-1")
    while t.ask.kind != "place.hero":
        t.do(sorted(t.options())[0])
    assert len(t.s.travel_deck) == 10 - 2


def run_event(s: DescentState, number: int, symbol: str, *answers: str) -> None:
    """Resolve the section of a travel card, answering in order."""
    rules = resolve_event(s, TRAVEL_CARDS[number - 1][symbol], f"{symbol}-{number}")
    left = list(answers)
    try:
        ask: Ask = next(rules)
        while True:
            text = left.pop(0) if len(ask.options) > 1 else ask.options[0].text
            option = ask.find(text)
            assert option is not None, f"{text} not in {ask}"
            ask = rules.send(option)
    except StopIteration:
        assert left == []


def travellers(*faces: str) -> DescentState:
    s = _after("acolyte_of_saradyn", 0)
    sides = [int(face[-1]) - 1 for face in faces]
    s.rng = LoadedRng(seeded("road"), sides)
    s.deck += s.hand
    s.hand = []
    return s


FAIL = ("gray-6", "black-6")
PASS = ("gray-1", "black-1")


@rule("DSC-28.06")
def test_a_card_without_an_event_for_the_symbol_is_discarded() -> None:
    s = travellers()
    s.travel_deck = [0]  # card 1 shows no event on a road
    for _ in meet(s, "road"):
        raise AssertionError("nothing is asked")
    assert s.travel_deck == []
    assert [hero.damage for hero in s.heroes] == [0, 0, 0]


@rule("DSC-28.10")
def test_an_empty_travel_deck_is_shuffled_anew() -> None:
    s = travellers()
    s.travel_deck = []
    list(zip(meet(s, "water"), range(0), strict=False))
    assert len(s.travel_deck) == 9


def hands_dealt(s: DescentState, seat: int) -> set[tuple[int, ...]]:
    """The hands that the overlord could hold for all the seat knows."""
    worlds = [s.copy() for _ in range(8)]
    for number, world in enumerate(worlds):
        GAME.redeal(world, seat, seeded(f"deal {number}"))
    return {tuple(sorted(world.hand)) for world in worlds}


def test_nobody_knows_the_road_ahead() -> None:
    s = travellers()
    s.travel_deck = [7, 2, 5, 0, 9]
    worlds = [s.copy() for _ in range(8)]
    for number, world in enumerate(worlds):
        GAME.redeal(world, 1, seeded(f"deal {number}"))
    assert {tuple(sorted(world.travel_deck)) for world in worlds} == {(0, 2, 5, 7, 9)}
    assert len({tuple(world.travel_deck) for world in worlds}) > 1


def test_who_looks_at_the_hand_knows_it_while_he_chooses() -> None:
    s = travellers()
    s.hand = [s.deck.pop() for _ in range(3)]
    held = tuple(sorted(s.hand))
    looker, other = s.heroes[0], s.heroes[1]
    rules = apply(s, {"look_hand_discard": 1}, looker)
    ask = next(rules)

    assert (ask.seat, ask.kind) == (looker.seat, "travel.discard")
    assert hands_dealt(s, looker.seat) == {held}
    assert len(hands_dealt(s, other.seat)) > 1

    with pytest.raises(StopIteration):
        rules.send(ask.options[0])
    assert s.discard[-1] == ask.options[0].index
    assert len(hands_dealt(s, looker.seat)) > 1


@rule("DSC-28.08", "DSC-28.09")
@card("travel_01", "travel_02", "travel_03")
def test_travel_events_one_to_three() -> None:
    s = travellers(*FAIL, *PASS, *PASS)
    run_event(s, 1, "plain")
    assert [hero.fatigue for hero in s.heroes] == [1, 0, 0]
    s = travellers(*PASS, *PASS, *PASS)
    run_event(s, 1, "plain")
    assert len(s.search_deck) == 9
    s = travellers()
    s.hand = [s.deck.pop()]
    run_event(s, 1, "forest", "yes")
    assert ([hero.damage for hero in s.heroes], s.hand) == ([1, 1, 1], [])
    run_event(s, 1, "mountain")
    assert [(hero.damage, hero.fatigue) for hero in s.heroes] == [(2, 1)] * 3
    s = travellers()
    run_event(s, 2, "plain", "no")
    assert [hero.damage for hero in s.heroes] == [1, 1, 1]
    s = travellers(*FAIL)
    run_event(s, 2, "forest", "choose grisban_the_thirsty")
    assert [hero.fatigue for hero in s.heroes] == [1, 1, 1]
    s = travellers(*PASS, *FAIL, *FAIL)
    before = len(s.search_deck)
    run_event(s, 2, "road")
    assert len(s.search_deck) == before - 1
    s = travellers()
    s.heroes[0].damage, s.heroes[1].fatigue = 5, 3
    run_event(s, 3, "forest")
    assert (s.heroes[0].damage, s.heroes[1].fatigue) == (0, 0)
    run_event(s, 3, "plain")
    assert len(s.hand) == 1
    s = travellers(*FAIL, *FAIL, *FAIL)
    run_event(s, 3, "mountain")
    assert [hero.damage for hero in s.heroes] == [2, 2, 2]


@card("travel_04", "travel_05", "travel_06", "travel_07")
def test_travel_events_four_to_seven() -> None:
    s = travellers(*FAIL)
    run_event(s, 4, "plain", "choose jain_fairwood")
    assert [hero.damage for hero in s.heroes] == [1, 1, 1]
    s = travellers(*FAIL, *PASS, *PASS)
    run_event(s, 4, "forest")
    assert [hero.conditions for hero in s.heroes] == [4, 0, 0]
    s = travellers(*PASS)
    run_event(s, 4, "water", "choose avric_albright")
    assert len(s.search_deck) == 11
    s = travellers()
    run_event(s, 5, "forest", "no")
    assert len(s.hand) == 2
    run_event(s, 5, "mountain")
    assert s.flags == ["skip"]
    list(zip(meet(s, "plain"), range(0), strict=False))
    assert s.flags == []
    s = travellers(*FAIL, *FAIL, *PASS)
    run_event(s, 5, "water")
    assert [hero.conditions for hero in s.heroes] == [1, 1, 0]
    s = travellers(*FAIL, *PASS, *PASS)
    run_event(s, 6, "forest", "test might")
    assert (s.heroes[0].damage, s.heroes[0].fatigue) == (1, 1)
    run_event(s, 6, "road")
    assert s.flags == ["skip"]
    s = travellers(*PASS)
    s.hand = [PLOT_IDS.index("dash"), PLOT_IDS.index("frenzy")]
    run_event(s, 7, "road", "choose grisban_the_thirsty", "discard frenzy")
    assert s.hand == [PLOT_IDS.index("dash")]
    run_event(s, 7, "forest")
    assert s.heroes[0].conditions == 4  # Grisban has the lowest Awareness
    s = travellers()
    run_event(s, 7, "water", "choose jain_fairwood")  # Might 2 like Avric: the overlord breaks the tie
    assert s.heroes[1].conditions == 1


@card("travel_08", "travel_09", "travel_10")
def test_travel_events_eight_to_ten() -> None:
    s = travellers()
    run_event(s, 8, "plain")
    assert len(s.hand) == 1
    run_event(s, 8, "mountain", "yes", "choose jain_fairwood")
    assert (len(s.search_deck), len(s.hand)) == (11, 2)
    s.heroes[0].fatigue = 3
    run_event(s, 8, "water", "yes")
    assert (s.heroes[0].fatigue, len(s.hand)) == (0, 3)
    s.heroes[0].fatigue = 3
    for symbol in ("mountain", "water"):
        run_event(s, 8, symbol, "no")
    assert (s.heroes[0].fatigue, len(s.hand), len(s.search_deck)) == (3, 3, 11)
    s = travellers(*FAIL, *FAIL, *PASS)
    run_event(s, 9, "road")
    assert len(s.hand) == 2
    s = travellers(*FAIL, *PASS, *PASS)
    run_event(s, 9, "mountain")
    assert s.heroes[0].fatigue == 2
    s = travellers(*PASS, *FAIL, *PASS)
    run_event(s, 9, "water")
    assert s.heroes[1].fatigue == 2
    s = travellers(*PASS)
    run_event(s, 10, "plain", "choose avric_albright")
    assert len(s.search_deck) == 11
    s = travellers(*FAIL, *FAIL, *FAIL)
    run_event(s, 10, "mountain")
    assert [hero.damage for hero in s.heroes] == [2, 2, 2]
    s = travellers(*FAIL, *FAIL, *FAIL)
    run_event(s, 10, "water")
    assert [(hero.damage, hero.fatigue) for hero in s.heroes] == [(1, 1)] * 3


@rule("DSC-11.03", "DSC-28.09")
def test_knocked_out_on_the_road_is_knocked_out() -> None:
    s = travellers()
    grisban, jain = s.heroes[0], s.heroes[1]
    grisban.damage, grisban.conditions = 13, 4
    jain.damage = 6  # one short
    run_event(s, 2, "plain", "no")  # a heart each
    assert (grisban.down, grisban.damage, grisban.fatigue, grisban.conditions) == (True, 14, 4, 0)
    assert (jain.down, jain.damage, jain.fatigue) == (False, 7, 0)
    assert (len(s.hand), s.knocked_out) == (1, 1)  # the overlord draws


@rule("DSC-11.06", "DSC-11.07")
def test_the_road_does_nothing_more_to_who_lies_knocked_out() -> None:
    s = travellers(*FAIL, *FAIL)
    s.heroes[0].damage = 13
    run_event(s, 2, "plain", "no")
    run_event(s, 4, "forest")  # webs: two heroes test, both are poisoned, and everybody who stands suffers
    assert [hero.conditions for hero in s.heroes] == [0, 4, 4]
    assert [hero.damage for hero in s.heroes] == [14, 2, 2]
    run_event(s, 7, "forest")  # spiders: the lowest Awareness of those who stand
    run_event(s, 8, "water", "yes")
    assert s.heroes[0].fatigue == 4  # fatigue alone is not recovered by the fallen
    assert len(s.rng.sides) == 0  # type: ignore[attr-defined]


@rule("DSC-11.14")
def test_healing_on_the_road_raises() -> None:
    s = travellers()
    s.heroes[0].damage = 13
    run_event(s, 2, "plain", "no")
    run_event(s, 3, "forest")  # the peaceful glade
    grisban = s.heroes[0]
    assert (grisban.down, grisban.damage, grisban.fatigue) == (False, 0, 0)


@rule("DSC-11.03", "DSC-28.09", "DSC-11.09")
def test_who_falls_on_the_road_lies_on_the_start_space_and_can_stand_up() -> None:
    s = travellers()
    s.tasks = ["symbol plain", "arrive"]
    log_of(s).next_quest = QUEST_IDS.index("rellegars_rest")
    s.heroes[0].damage = 13
    s.travel_deck = [1]
    t = DescentTable(s)
    t.do("no")
    assert t.ask.kind == "place.hero"
    to(t, "turn.next")
    grisban = t.hero("grisban")
    assert grisban.down
    assert not grisban.on_map
    t.do("go grisban_the_thirsty")
    t.roll("red-1", "red-1")
    t.do("stand-up")
    assert grisban.name == t.hero("grisban").name
    assert t.hero("grisban").up
    assert t.hero("grisban").damage < 14


@rule("DSC-28.04")
def test_no_overlord_card_is_played_on_the_road() -> None:
    s = travellers(*PASS)
    laughter = PLOT_IDS.index("wicked_laughter")
    s.box.remove(laughter)
    s.hand = [laughter]
    run_event(s, 4, "plain", "choose jain_fairwood")  # passed, and nobody laughs
    assert s.hand == [laughter]


@rule("DSC-25.08")
def test_things_change_hands_until_the_journey_begins() -> None:
    s = _after("acolyte_of_saradyn", 0)
    s.shop.remove(CARD["crossbow"])
    s.heroes[1].items.append(CARD["crossbow"])
    t = DescentTable(s)
    to(t, "campaign.exchange")
    assert (t.ask.seat, t.options()) == (1, {"done", "give crossbow"})  # no starting equipment
    t.do("give crossbow", "choose avric_albright")
    assert CARD["crossbow"] in t.hero("avric").items
    assert t.ask.kind != "campaign.exchange"  # each thing once
    t.skip("done")
    while t.s.phase == CAMPAIGN:
        assert "give crossbow" not in t.options()  # not on the road
        t.do(sorted(t.options())[0])


@rule("DSC-24.04", "DSC-24.02")
def test_search_cards_as_a_reward_are_drawn_one_after_the_other() -> None:
    s = _after("dead_or_drowning", 0, (("acolyte_of_saradyn", 0),))
    s.search_deck = [CARD["treasure_chest"], CARD["fire_flask"], CARD["curse_doll"]]
    t = DescentTable(s)
    worth = sum([search_of(card).gold for card in t.s.search_deck])
    assert log(t).gold == 3 * 25 + worth  # three heroes: each card once
    assert len(t.s.search_deck) == 3


# ---- relics ----


@rule("DSC-29.01", "DSC-29.02", "DSC-29.07")
def test_a_relic_goes_to_the_winner_with_its_own_side_up() -> None:
    t = after("rellegars_rest", 0)
    t.expect("B campaign.relic", "choose grisban_the_thirsty", "choose jain_fairwood", "choose avric_albright")
    t.do("choose avric_albright")
    assert CARD["shield_of_the_dark_god"] in t.hero("avric").items
    other = after("rellegars_rest", 1)
    assert [RELIC_IDS[relic] for relic in log(other).relics] == ["shield_of_zoreks_favor"]


@rule("DSC-29.04", "DSC-29.05", "DSC-29.06", "DSC-29.08")
def test_the_overlord_gives_relics_to_lieutenants_at_set_up() -> None:
    match = new_match(GAME, 4, "x", {"quest": "campaign", "heroes": PARTY})
    s = match.state
    assert s.campaign is not None
    s.campaign.relics = [0, 4]
    s.quest = QUEST_IDS.index("blood_will_tell")
    from podziemia.games.descent.rules.setup import begin_encounter

    begin_encounter(s, 0)
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind != "setup.relic":
        match.answer(match.ask.options[0])
    assert match.ask is not None
    assert {option.text for option in match.ask.options} == {"pass", "bear lady_eliza_farrow"}
    match.play(0, "bear lady_eliza_farrow")
    assert match.ask is not None
    assert match.ask.kind != "setup.relic"  # the Shadow Rune waits for the Baron
    play_until(match, "turn.next")
    assert match.state.figures[FIGURE["lady_eliza_farrow"]].relic == 0


def lieutenant_with(relic: str, name: str = "splig", at: str = "b1") -> Arrangement:
    a = Arrangement(ROOM)
    a.put("grisban", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.put(name, at).relic = RELIC_IDS.index(relic)
    return a


@card("duskblade", "bones_of_woe")
def test_duskblade_slows_and_pierces_and_the_bones_may_bring_a_card() -> None:
    t = lieutenant_with("duskblade").round()
    t.do("go grisban_the_thirsty", "move")
    assert t.s.turn.points == 2
    assert speed(t.s, t.hero("jain")) == 5
    t = lieutenant_with("duskblade").activation("splig")
    t.roll("blue-2", "red-1", "gray-6")
    t.do("strike")
    assert "surge pierce-5" in t.options()
    t.do("surge pierce-5")
    assert t.hero("grisban").damage == 3
    for face, cards in (("blue-2", 2), ("blue-4", 1)):
        a = lieutenant_with("bones_of_woe")
        a.s.phase = OVERLORD_START
        a.s.rng = LoadedRng(seeded("bones"), [int(face[-1]) - 1])
        t = a.table()
        assert len(t.s.hand) == cards


@card("shield_of_zoreks_favor", "the_shadow_rune_ol", "scorpions_kiss")
def test_the_other_relics_of_the_overlord() -> None:
    a = lieutenant_with("shield_of_zoreks_favor", "sir_alric_farrow")
    t = a.turn("grisban")
    t.roll("blue-1", "red-1", "gray-1", "brown-1", "gray-2", "black-2")
    t.do("attack chipped_greataxe")
    assert t.hero("grisban").damage == 3  # Might 5 passes with three shields
    b = lieutenant_with("the_shadow_rune_ol", "baron_zachareth")
    t = b.activation("baron_zachareth")
    t.roll("blue-2", "red-1", "gray-1")
    t.do("strike")
    assert {"surge hearts-2", "surge range-1-hearts-1", "surge draw"} <= t.options()
    held = len(t.s.hand)
    t.do("surge draw")
    assert len(t.s.hand) == held + 1
    c = lieutenant_with("scorpions_kiss")
    t = c.activation("splig")
    t.roll("gray-6", "black-6")
    t.do("ability scorpions_kiss", "choose grisban_the_thirsty")
    assert t.conditions("grisban") == {"immobilized", "poisoned"}
    assert "ability scorpions_kiss" not in t.options()
    t = lieutenant_with("scorpions_kiss").activation("splig")
    t.roll("gray-1", "black-1")
    t.do("ability scorpions_kiss", "choose grisban_the_thirsty")
    t.expect("A condition.inflict", "inflict immobilized", "inflict poisoned")
    t.do("inflict poisoned")
    assert t.conditions("grisban") == {"poisoned"}


# ---- saving ----


@rule("DSC-23.07")
def test_a_campaign_is_saved_as_a_text_and_goes_on_from_it() -> None:
    s = _after("rellegars_rest", 1, (("acolyte_of_saradyn", 0),))
    t = DescentTable(s)
    log(t).gold = 175
    t.hero("grisban").skills.append(CARD["brute"])
    t.s.owned.append(PLOT_IDS.index("schemes"))
    text = save_campaign(t.s)
    match = new_match(GAME, 4, "later", {"quest": "campaign", "campaign": text})
    read = match.state
    assert read.campaign is not None
    assert (read.campaign.gold, read.campaign.history) == (175, log(t).history)
    assert [CARD_IDS[c] for c in read.heroes[0].skills] == ["rage", "brute"]
    assert PLOT_IDS.index("schemes") in read.deck
    assert match.ask is not None
    assert match.ask.kind == "shop.trade"
    assert journal(read.campaign) == [("acolyte_of_saradyn", "heroes"), ("rellegars_rest", "overlord")]
    assert save_campaign(read) == text


def test_the_journal_tells_what_happened_and_is_saved_with_the_campaign() -> None:
    s = _after("rellegars_rest", 0, (("acolyte_of_saradyn", 0),))
    t = DescentTable(s)
    chance = seeded("journal")
    while t.s.phase == CAMPAIGN and t.match.ask is not None:
        t.match.answer(chance.pick(t.match.ask.options))
    told = [what for what, _, _ in log(t).story]
    assert {"gold", "xp", "travel"} <= set(told)
    assert ("relic", "shield_of_the_dark_god") in [(what, thing) for what, thing, _ in log(t).story]
    assert read_campaign(save_campaign(t.s)).log.story == log(t).story


PHASES = [
    ("acolyte_of_saradyn", 0, ()),
    ("rellegars_rest", 1, (("acolyte_of_saradyn", 0),)),
    ("from_the_wreckage", 0, (("acolyte_of_saradyn", 0), ("rellegars_rest", 0), ("siege_of_skytower", 1))),
    ("army_of_dalzunm", 0, (("acolyte_of_saradyn", 0), ("from_the_wreckage", 1))),
]
"""After the introduction, in Act I, right after the interlude, and in Act II."""


def told(match: Match[DescentState]) -> tuple[object, ...]:
    """The question and the shop, as people see them."""
    s, ask = match.state, match.ask
    assert ask is not None
    question = (ask.seat, ask.kind, ask.because, ask.n, [option.text for option in ask.options])
    return (*question, s.act, s.display, sorted(s.shop), sorted(s.shop_box), [(h.items, h.equipped) for h in s.heroes])


@rule("DSC-23.07", "DSC-25.01", "DSC-30.04", "DSC-30.06")
@pytest.mark.parametrize(("quest", "side", "history"), PHASES, ids=[name for name, _, _ in PHASES])
@pytest.mark.parametrize("seed", range(3))
def test_saved_and_loaded_at_any_step_a_campaign_asks_the_same_and_shows_the_same_shop(
    quest: str, side: int, history: tuple[tuple[str, int], ...], seed: int
) -> None:
    s = _after(quest, side, history)
    log_of(s).gold, log_of(s).overlord_xp = 900, 3
    for hero in s.heroes:
        hero.xp = 3
    if quest == "army_of_dalzunm":
        s.act, s.shop, s.shop_box = 2, s.shop_box, s.shop
    t = DescentTable(s)
    chance = seeded(f"{quest} {seed}")
    seen: set[str] = set()
    before: tuple[object, ...] = ()
    while t.s.phase == CAMPAIGN:
        text = t.match.view(1)["campaign"]["saved"]  # type: ignore[index]
        if t.ask.kind != "shop.hero":  # the second half of a purchase: loading asks for all of it again
            before = told(t.match)
        assert (text is not None) == (t.s.tasks[0] in SAVED_STEPS)
        if text is not None:
            seen.add(t.ask.kind)
            loaded = new_match(GAME, 4, f"later {len(seen)}", {"campaign": text})
            assert told(loaded) == before
            assert save_campaign(loaded.state) == text
        t.match.answer(chance.pick(t.ask.options))
    assert seen == {"shop.trade", "shop.hero", "advance.skill", "advance.card", "campaign.quest"}


def test_an_open_shop_that_could_not_be_is_refused() -> None:
    text = save_campaign(DescentTable(_after("acolyte_of_saradyn", 1)).s)
    shown = text.split("shop=", 1)[1].split(";")[0]
    first = shown.split()[0]
    act_two = CARD_IDS[SHOP_OF_ACT[1][0]]
    for wrong in (act_two, f"{first} {first}"):
        with pytest.raises(BadSetup) as trouble:
            read_campaign(text.replace(f"shop={shown}", f"shop={wrong}"))
        assert trouble.value.details["field"] == "shop"
    with pytest.raises(BadSetup) as trouble:
        read_campaign(text.replace("step=shop", "step=choose"))
    assert trouble.value.details["field"] == "shop"


def test_what_the_second_hero_bears_besides_is_not_for_sale() -> None:
    text = save_campaign(DescentTable(_after("acolyte_of_saradyn", 1)).s)
    first = text.split("shop=", 1)[1].split(";")[0].split()[0]
    second = text.split("hero=")[2].split(";")[0]
    read_campaign(text)
    with pytest.raises(BadSetup) as trouble:
        read_campaign(text.replace(second, f"{second}+{first}"))
    assert (trouble.value.details["field"], trouble.value.details["value"]) == ("shop", first)


def test_a_text_without_its_step_goes_on_where_the_next_quest_is_chosen() -> None:
    """Though the overlord has experience to spend."""
    s = _after("rellegars_rest", 1, (("acolyte_of_saradyn", 0),))
    assert s.campaign is not None
    s.campaign.overlord_xp = 3
    text = save_campaign(s)
    parts = [part for part in text.split("; ") if not part.startswith(("step=", "shop=", "touched="))]
    match = new_match(GAME, 4, "later", {"quest": "campaign", "campaign": "; ".join(parts)})
    assert match.ask is not None
    assert match.ask.kind == "campaign.quest"


def test_before_the_rewards_are_paid_there_is_nothing_to_save() -> None:
    t = DescentTable(_after("rellegars_rest", 0, (("acolyte_of_saradyn", 0),)))
    assert t.ask.kind == "campaign.relic"
    assert t.match.view(1)["campaign"]["saved"] is None  # type: ignore[index]
    to(t, "shop.trade")
    assert "step=shop" in t.match.view(1)["campaign"]["saved"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ("gold=many", "gold"),
        ("gold=²", "gold"),
        ("quests=blood_and_betrayal:heroes", "quests"),
        ("cards=no_such_card", "cards"),
        ("cards=dark_charm", "cards"),
        ("cards=blood_rage blood_rage", "cards"),
        ("quests=lost_quest:heroes", "quests"),
        ("quests=acolyte_of_saradyn:nobody", "quests"),
        ("colour=red", "colour"),
        ("hero=grisban_the_thirsty:berserker 1 rage", "hero 1"),
        ("hero=grisban_the_thirsty:berserker 1 nimble chipped_greataxe", "hero 1"),
        (f"hero=grisban_the_thirsty:berserker 1 {CARD_IDS[len(SKILLS)]} chipped_greataxe", "hero 1"),
        ("hero=grisban_the_thirsty:berserker 1 rage+nimble chipped_greataxe", "hero 1"),
        ("hero=grisban_the_thirsty:berserker 1 rage chipped_greataxe+rage", "hero 1"),
        ("relics=holy_hand_grenade", "relics"),
        ("story=danced.jain_fairwood.1", "story"),
        ("story=won.<script>.1", "story"),
        ("story=won.acolyte_of_saradyn", "story"),
        ("step=dance", "step"),
        ("shop=no_such_thing", "shop"),
        ("touched=no_such_thing", "touched"),
        ("hero=grisban_the_thirsty:berserker 1 rage chipped_greataxe*+iron_battleaxe*", "hero 1"),
        ("", "quests"),
    ],
)
def test_a_broken_campaign_names_the_field(broken: str, field: str) -> None:
    with pytest.raises(BadSetup) as trouble:
        read_campaign(broken)
    assert trouble.value.key == "descent-campaign-field"
    assert trouble.value.details["field"] == field


def test_nobody_plays_the_same_hero_twice_in_a_saved_campaign() -> None:
    hero = "hero=grisban_the_thirsty:berserker 1 rage chipped_greataxe"
    with pytest.raises(BadSetup) as trouble:
        read_campaign(f"quests=acolyte_of_saradyn:heroes; {hero}; {hero}")
    assert trouble.value.key == "descent-hero-twice"


def test_a_campaign_text_is_a_campaign_whatever_quest_is_set() -> None:
    text = save_campaign(_after("acolyte_of_saradyn", 0))
    match = new_match(GAME, 4, "x", {"quest": "rellegars_rest", "campaign": text})
    assert match.ask is not None
    assert match.ask.kind == "shop.trade"
    with pytest.raises(BadSetup) as trouble:
        new_match(GAME, 4, "x", {"campaign": "gold=1"})
    assert trouble.value.key == "descent-campaign-field"


# ---- epic play ----


@rule("DSC-22.01", "DSC-22.03", "DSC-22.05", "DSC-22.06", "DSC-22.07", "DSC-26.11")
def test_advanced_level() -> None:
    match = new_match(GAME, 4, "x", {"heroes": PARTY, "level": "advanced"})
    s = match.state
    assert [hero.xp for hero in s.heroes] == [3, 3, 3]
    match.play(1, "learn whirlwind")
    match.play(1, "done")
    match.play(2, "done")
    match.play(3, "done")
    assert match.ask is not None
    assert (match.ask.kind, match.ask.n) == ("shop.trade", 450)
    offered = {option.thing for option in match.ask.options if option.verb == "buy"}
    assert offered == {CARD_IDS[c] for c in SHOP_OF_ACT[0]}
    match.play(1, "sell iron_mace")
    match.play(1, "buy crossbow")
    match.play(1, "choose jain_fairwood")
    assert match.ask is not None
    assert match.ask.n == 300
    assert "buy crossbow" not in [option.text for option in match.ask.options]
    match.play(1, "done")
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind, match.ask.n) == (0, "advance.card", 4)
    assert "add bloodlust" not in [option.text for option in match.ask.options]
    for text in ("add blood_rage", "add blood_rage-2", "add bloodlust"):
        match.play(0, text)
    assert match.state.act == 1
    assert [hero.xp for hero in match.state.heroes] == [0, 0, 0]
    assert (len(match.state.deck), match.state.hand) == (18, [])
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind) == (0, "campaign.tune")
    for text in ("leave-out dash", "leave-out frenzy", "leave-out tripwire"):
        match.play(0, text)
    assert match.ask is not None
    assert match.ask.kind == "place.hero"  # fifteen must stay
    assert (len(match.state.deck), len(match.state.hand), len(match.state.aside)) == (12, 3, 3)


@rule("DSC-26.11")
def test_an_overlord_may_keep_his_whole_deck() -> None:
    match = new_match(GAME, 4, "x", {"heroes": PARTY, "level": "advanced"})
    while match.ask is not None and match.ask.kind != "advance.card":
        match.play(match.ask.seat, "done")
    for text in ("add blood_rage", "done"):
        match.play(0, text)
    assert match.ask is not None
    assert match.ask.kind == "campaign.tune"
    match.play(0, "done")
    assert match.ask is not None
    assert match.ask.kind == "place.hero"
    assert (len(match.state.deck), len(match.state.hand), match.state.aside) == (13, 3, [])


@rule("DSC-22.06", "DSC-26.11")
def test_an_overlord_who_bought_nothing_has_nothing_to_leave_out() -> None:
    match = new_match(GAME, 4, "x", {"heroes": PARTY, "level": "advanced"})
    while match.ask is not None and match.ask.kind != "place.hero":
        assert match.ask.kind != "campaign.tune"
        match.play(match.ask.seat, "done")
    assert (len(match.state.deck), len(match.state.hand)) == (12, 3)
    for hero in match.state.heroes:
        assert hero.xp == 0  # what is not spent is lost
        assert hero.equipped == sum([1 << card for card in hero.equipped_items()])


@rule("DSC-22.04")
def test_expert_level_uses_act_two() -> None:
    match = new_match(GAME, 4, "x", {"heroes": PARTY, "level": "expert"})
    assert [hero.xp for hero in match.state.heroes] == [6, 6, 6]
    for seat in (1, 2, 3):
        match.play(seat, "done")
    assert match.ask is not None
    assert match.ask.n == 750
    offered = {option.thing for option in match.ask.options if option.verb == "buy"}
    assert offered == {CARD_IDS[c] for c in SHOP_OF_ACT[0] + SHOP_OF_ACT[1]}
    match.play(1, "done")
    assert match.ask is not None
    assert match.ask.n == 8
    match.play(0, "done")
    play_until(match, "turn.next")
    assert match.state.figures[FIGURE["barghest-master"]].sheet.health == 8
