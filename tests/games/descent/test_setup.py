"""Players, components and set-up (DSC-1, DSC-2)."""

import pytest

from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import (
    ALONE,
    BASIC_DECK,
    CARD_IDS,
    FIGURE,
    HERO_IDS,
    LIEUTENANT_IDS,
    MONSTER_IDS,
    PLOTS,
    QUEST_IDS,
    QUESTS,
    SEARCH_DECK,
    SHOP_OF_ACT,
    SKILLS_OF_CLASS,
)
from podziemia.games.descent.data.dice import BLACK, BLUE, BROWN, FACES, GRAY, RED, SHIELDS, YELLOW
from podziemia.games.descent.data.heroes import HERO_SHEETS, ITEMS_IN_BOX, SKILLS
from podziemia.games.descent.data.overlord import MONSTERS
from podziemia.games.descent.data.parts import CLASSES, CONDITIONS
from podziemia.games.descent.rules.fields import CAMPAIGN_LOG, DESCENT_STATE, HERO
from podziemia.games.descent.rules.rolling import chance_to_pass
from podziemia.games.descent.rules.setup import begin_encounter, open_kinds
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.state import SPECTATOR
from tests.games.descent.table import Arrangement
from tests.support import card, example, rule

PARTY = "grisban_the_thirsty:berserker, jain_fairwood:wildlander, avric_albright:disciple"


def start(settings: dict[str, str] | None = None, seats: int = 4) -> Match[DescentState]:
    return new_match(GAME, seats, "set-up", {"heroes": PARTY, **(settings or {})})


def play_until(match: Match[DescentState], kind: str) -> None:
    """First answers until this question comes."""
    while match.ask is not None and match.ask.kind != kind:
        match.answer(match.ask.options[0])


@rule("DSC-1.01", "DSC-2.04", "DSC-21.05")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_one_overlord_against_two_to_four_heroes(heroes: int) -> None:
    match = new_match(GAME, heroes + 1, "x", {"heroes": ""})
    assert len(match.state.heroes) == heroes
    assert [hero.seat for hero in match.state.heroes] == list(range(1, heroes + 1))
    assert len(match.state.hand) == heroes
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            new_match(GAME, seats, "x")


@rule("DSC-1.02")
def test_heroes_win_or_lose_together() -> None:
    s = start().state
    s.wins = [0]
    assert GAME.places(s) == [4, 1, 1, 1]
    s.wins = [1]
    assert GAME.places(s) == [1, 2, 2, 2]


@rule("DSC-1.07")
def test_the_dice_have_their_faces() -> None:
    def faces(die: int) -> list[tuple[int, int, int]]:
        return [(face.hearts, face.surges, face.range) for face in FACES[die]]

    assert faces(BLUE) == [(0, 0, 0), (2, 1, 2), (2, 0, 3), (2, 0, 4), (1, 0, 5), (1, 1, 6)]
    assert [face.miss for face in FACES[BLUE]] == [True, False, False, False, False, False]
    assert faces(RED) == [(1, 0, 0), (2, 0, 0), (2, 0, 0), (2, 0, 0), (3, 0, 0), (3, 1, 0)]
    assert faces(YELLOW) == [(1, 0, 1), (0, 1, 1), (1, 0, 2), (1, 1, 0), (2, 0, 0), (2, 1, 0)]
    assert SHIELDS[BROWN] == (0, 0, 0, 1, 1, 2)
    assert SHIELDS[GRAY] == (0, 1, 1, 1, 2, 3)
    assert SHIELDS[BLACK] == (0, 2, 2, 2, 3, 4)
    assert [chance_to_pass(n) for n in range(8)] == [1, 4, 8, 19, 26, 33, 35, 36]


@rule("DSC-1.08")
def test_the_hand_is_secret_and_the_rest_is_open() -> None:
    match = start()
    play_until(match, "turn.next")
    for eyes in (1, 2, SPECTATOR):
        seen = match.view(eyes)
        assert seen["overlord"]["hand"] is None  # type: ignore[index]
        assert seen["overlord"]["hand_size"] == 3  # type: ignore[index]
        assert "hidden" not in seen
        assert len(seen["heroes"]) == 3  # type: ignore[arg-type]
    assert len(match.view(0)["overlord"]["hand"]) == 3  # type: ignore[index]


@rule("DSC-1.09")
def test_three_ways_to_play() -> None:
    assert start().state.campaign is None
    assert start({"quest": "campaign"}).state.campaign is not None
    epic = start({"level": "advanced"})
    assert epic.ask is not None
    assert epic.ask.kind == "advance.skill"


@rule("DSC-2.08", "DSC-22.02", "DSC-22.03")
@pytest.mark.parametrize(("level", "kind"), [("basic", "place.hero"), ("advanced", "advance.skill")])
def test_a_party_that_was_chosen_learns_before_an_epic_quest(level: str, kind: str) -> None:
    match = start({"heroes": "choose", "level": level})
    while match.ask is not None and match.ask.kind in ("setup.hero", "setup.class"):
        match.answer(match.ask.options[0])
    assert len(match.state.heroes) == 3
    assert match.ask is not None
    assert match.ask.kind == kind


@rule("DSC-22.02")
def test_the_basic_level_is_the_normal_set_up() -> None:
    """Nobody has anything to learn, to buy or to add; the cards of Act I lie ready."""
    match = start({"level": "basic"})
    assert match.ask is not None
    assert match.ask.kind == "place.hero"
    play_until(match, "turn.next")
    s = match.state
    assert s.act == 1
    for hero in s.heroes:
        assert [SKILLS[skill].xp for skill in hero.skills] == [0]
        assert not set(hero.items) & {card for deck in SHOP_OF_ACT for card in deck}
        assert hero.xp == 0
    assert sorted(s.hand + s.deck) == list(BASIC_DECK)
    assert s.figures[FIGURE["barghest-master"]].sheet.health == 6  # 8 in Act II


@rule("DSC-2.01", "DSC-2.06", "DSC-2.16", "DSC-2.17", "DSC-2.18", "DSC-2.10", "DSC-2.05")
@example("DSC-EX-01")
def test_after_set_up_the_heroes_choose_who_goes_first() -> None:
    match = start()
    assert match.ask is not None
    kinds = [match.ask.kind]
    while match.ask.kind != "turn.next":
        match.answer(match.ask.options[0])
        assert match.ask is not None
        kinds.append(match.ask.kind)
    assert kinds[0] == "place.hero"
    assert kinds.index("place.figure") > max(i for i, kind in enumerate(kinds) if kind == "place.hero")
    s = match.state
    assert sorted(s.search_deck) == list(SEARCH_DECK)
    assert len(s.search_deck) == 12
    assert (len(s.hand), len(s.deck)) == (3, 12)
    assert sorted(s.hand + s.deck) == list(BASIC_DECK)
    assert match.ask.seat == 1
    assert [option.text for option in match.ask.options] == [f"go {hero.name}" for hero in s.heroes]
    for hero in s.heroes:
        assert [SKILLS[skill].xp for skill in hero.skills] == [0]
        assert hero.equipped_items() == hero.items


@rule("DSC-2.02")
def test_sixteen_quests_stand_alone() -> None:
    assert len(ALONE) == 16
    assert set(QUEST_IDS) - set(ALONE) == {"from_the_wreckage", "saradyn_ablaze", "blood_and_betrayal"}
    with pytest.raises(BadSetup):
        start({"quest": "saradyn_ablaze"})


@rule("DSC-2.07", "DSC-2.08", "DSC-2.09", "DSC-2.12", "DSC-15.04")
def test_heroes_and_classes_are_chosen_once_each_and_must_match() -> None:
    match = new_match(GAME, 4, "draft")
    assert match.ask is not None
    assert {option.thing for option in match.ask.options} == set(HERO_IDS)
    match.play(1, "take-hero grisban_the_thirsty")
    assert {option.text for option in match.ask.options} == {"take-class berserker", "take-class knight"}
    match.play(1, "take-class knight")
    assert "grisban_the_thirsty" not in {option.thing for option in match.ask.options}
    match.play(2, "take-hero syndrael")  # only the berserker is left for the second warrior
    assert match.ask.kind == "setup.hero"
    hero = match.state.heroes[0]
    assert (hero.damage, hero.fatigue, hero.conditions, hero.feat_used, hero.exhausted) == (0, 0, 0, False, 0)
    assert {CARD_IDS[card] for card in hero.equipped_items()} == {"iron_longsword", "wooden_shield_knight"}
    assert [CARD_IDS[card] for card in hero.skills] == ["oath_of_honor"]


@rule("DSC-2.08", "DSC-2.09")
@pytest.mark.parametrize(
    ("heroes", "key"),
    [
        ("grisban_the_thirsty:berserker, grisban_the_thirsty:knight, avric_albright:disciple", "descent-hero-twice"),
        ("grisban_the_thirsty:berserker, syndrael:berserker, avric_albright:disciple", "descent-class-twice"),
        ("avric_albright:disciple, grisban_the_thirsty:knight, grisban_the_thirsty:berserker", "descent-hero-twice"),
        ("avric_albright:disciple, syndrael:knight, grisban_the_thirsty:knight", "descent-class-twice"),
        ("grisban_the_thirsty:thief, jain_fairwood:wildlander, avric_albright:disciple", "descent-archetype"),
        ("grisban:berserker, jain_fairwood:wildlander, avric_albright:disciple", "descent-hero-unknown"),
        ("grisban_the_thirsty:monk, jain_fairwood:wildlander, avric_albright:disciple", "descent-class-unknown"),
        ("grisban_the_thirsty:berserker", "descent-party-size"),
    ],
)
def test_a_wrong_party_is_refused_with_the_place(heroes: str, key: str) -> None:
    with pytest.raises(BadSetup) as trouble:
        start({"heroes": heroes})
    assert trouble.value.key == key
    if "place" in trouble.value.details:
        last = 3 if heroes.startswith("avric") else 2
        assert trouble.value.details["place"] == (1 if "unknown" in key or key == "descent-archetype" else last)


@rule("DSC-2.11", "DSC-2.15")
def test_heroes_start_on_the_entrance_one_a_space() -> None:
    match = start()
    s = match.state
    first = {option.thing for option in match.ask.options} if match.ask else set()
    assert first == {"a4", "b4", "a5", "b5"}
    match.play(1, "place b4")
    assert match.ask is not None
    assert {option.thing for option in match.ask.options} == first - {"b4"}
    play_until(match, "turn.next")
    assert len([f for f in s.monsters() if f.sheet.group == "barghest"]) == 3  # two minions and a master for 3 heroes
    assert len([f for f in s.monsters() if f.sheet.group == "goblin_archer"]) == 4
    assert len(s.tokens) == 3  # as many monks as heroes
    assert len(s.search_tokens) == 3


@rule("DSC-2.13", "DSC-16.11")
def test_an_open_group_matches_a_trait_and_is_not_in_use() -> None:
    match = start({"quest": "rellegars_rest"})
    play_until(match, "setup.group")
    assert match.ask is not None
    kinds = {option.thing for option in match.ask.options}
    fitting = {m.id for m in MONSTERS if {"wilderness", "mountain"} & set(m.traits)}
    assert kinds == fitting - {"goblin_archer"}
    match.play(0, "field ettin")
    play_until(match, "turn.next")
    ettin = match.state.figures[FIGURE["ettin-master"]]
    assert ettin.sheet.health == 8  # act I


@rule("DSC-2.13")
def test_no_kind_of_monster_takes_the_field_twice() -> None:
    """Neither one that was chosen before, nor one that the quest lists, be it later."""
    for number, quest in enumerate(QUESTS):
        for place, encounter in enumerate(quest.encounters):
            s = start({"quest": "rellegars_rest"}).state
            s.quest = number
            begin_encounter(s, place)
            for i, group in enumerate(encounter.groups):
                if group.kind != "open":
                    continue
                fitting = {n for n, m in enumerate(MONSTERS) if set(group.traits) & set(m.traits)}
                listed = {MONSTER_IDS.index(other.kind) for other in encounter.groups if other.kind != "open"}
                assert set(open_kinds(s, i)) == fitting - listed
                s.kinds = [min(fitting - listed)]
                assert set(open_kinds(s, i)) == fitting - listed - set(s.kinds)
                s.kinds = []


@rule("DSC-2.14", "DSC-16.20")
def test_a_named_lieutenant_takes_the_field_with_the_card_for_the_number_of_heroes() -> None:
    for seats, health in ((3, 7), (4, 9), (5, 12)):
        match = new_match(GAME, seats, "x", {"heroes": "", "quest": "blood_will_tell"})
        play_until(match, "turn.next")
        eliza = match.state.figures[FIGURE["lady_eliza_farrow"]]
        assert eliza.sheet.health == health
        assert eliza.sheet.attributes == (1, 3, 3, 5)
    assert len(LIEUTENANT_IDS) == 6


def test_the_boxes_are_complete() -> None:
    assert len(SKILLS) == 72
    assert len(ITEMS_IN_BOX) == 51
    assert [len(deck) for deck in SHOP_OF_ACT] == [20, 14]
    assert len(PLOTS) == 40
    assert len(HERO_SHEETS) == 8
    assert [len(skills) for skills in SKILLS_OF_CLASS] == [9] * len(CLASSES)


@rule("DSC-1.05")
def test_tokens_and_conditions_never_run_out() -> None:
    """The box holds 45 damage and 35 fatigue tokens and 16 condition cards; more than that is on the table already when
    one more heart, one more fatigue and one more of a condition fall to Grisban."""
    a = Arrangement(heroes="grisban:berserker jain:wildlander avric:disciple leoric:runemaster")
    for name, space in (("grisban", "a1"), ("jain", "f1"), ("avric", "g1"), ("leoric", "h1")):
        a.put(name, space)
    for name in ("jain", "avric", "leoric"):
        a.hero(name).damage, a.hero(name).fatigue = 7, 20
        a.afflict(name, *CONDITIONS)
    large = ("shadow_dragon-master", "d3", "e3", "f3", "d4", "e4", "f4")
    for figure, *spaces in (("zombie-1", "b1"), ("zombie-2", "a6"), ("zombie-3", "b6"), ("ettin-1", "g3"), large):
        a.put(figure, *spaces).damage = 0 if figure == "zombie-1" else 12
        a.afflict(figure, *CONDITIONS)
    a.put("barghest-1", "a3", "a4")
    figures = list(a.s.figures.values())
    assert sum([f.damage for f in figures]) > 45
    assert sum([hero.fatigue for hero in a.s.heroes]) > 35
    assert sum([f.conditions.bit_count() for f in figures]) > 16
    t = a.activation("zombie-1")
    t.do("shake-off")
    t.roll("blue-2", "yellow-1", "gray-1")
    t.do("strike", "surge diseased")
    assert t.hero("grisban").damage == 3
    assert t.conditions("grisban") == {"diseased"}
    a.s = t.s
    t = a.activation("barghest-1")
    t.roll("gray-6", "black-6")
    t.do("perform howl")
    assert t.hero("grisban").fatigue == 1


@card("lady_eliza_farrow", "barghest", "goblin_archer")
def test_groups_have_their_size_by_number_of_heroes() -> None:
    sizes = {m.id: m.group_size for m in MONSTERS}
    assert sizes["barghest"] == {2: (1, 1), 3: (2, 1), 4: (3, 1)}
    assert sizes["goblin_archer"] == {2: (2, 1), 3: (3, 1), 4: (4, 1)}
    assert sizes["ettin"] == {2: (1, 0), 3: (0, 1), 4: (1, 1)}


def test_a_table_looked_at_ahead_shares_no_pile_with_the_real_one() -> None:
    """The quick half of `test_every_state.py`: every list of the state, of its heroes and of the campaign's log."""
    s = start({"quest": "campaign"}).state
    twin = s.copy()
    assert s.campaign is not None
    assert twin.campaign is not None
    parts = ((s, twin, DESCENT_STATE), (s.heroes[0], twin.heroes[0], HERO), (s.campaign, twin.campaign, CAMPAIGN_LOG))
    for ours, theirs, fields in parts:
        lists = [field for field in fields if isinstance(getattr(ours, field), list)]
        assert [field for field in lists if getattr(ours, field) is getattr(theirs, field)] == []
        assert len(lists) >= 3
