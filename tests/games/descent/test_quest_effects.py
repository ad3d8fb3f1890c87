"""The language of the quest book, word by word: what each question comes to and what each effect does."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.games.descent.data.cards import FIGURE, LIEUTENANT_IDS, QUEST_ACTION_IDS
from podziemia.games.descent.data.map import FLOOR, LAVA, OBSTACLE, SPACE_IDS, WATER, bits_of
from podziemia.games.descent.data.quest_language import read, read_call
from podziemia.games.descent.data.quest_parts import Door, Marker, QuestAction, QuestRule
from podziemia.games.descent.effects.quests import _pieces
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.monsters import missing
from podziemia.games.descent.rules.pieces import Token, new_campaign, new_token
from podziemia.games.descent.rules.quest_rules import Scene, figures, matches, value
from podziemia.games.descent.rules.quests import EncounterDecided, carry_out, decide, happens, set_to
from podziemia.games.descent.rules.state import OVERLORD_END, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Rules
from tests.games.descent.scenes import damage, fatigue, hurt, scene, tired
from tests.games.descent.table import Arrangement
from tests.support import rule

MAP = """
E.K..X..
..~^!...
A.T.BB..
........
"""
HEROES = "grisban:berserker@a1 jain:wildlander@b2 avric:disciple@h4"


def drawn(monsters: str = "", heroes: str = HEROES, **options: Any) -> Arrangement:
    a = scene(heroes, monsters, MAP, **options)
    a.s.tokens = []
    return a


def run(rules: Rules[Any], *answers: str) -> list[Ask]:
    """Carry the rules through; a question with one answer answers itself, as at the table."""
    wanted = list(answers)
    asked: list[Ask] = []
    try:
        ask = next(rules)
        while True:
            option = ask.options[0]
            if len(ask.options) > 1:
                asked.append(ask)
                text = wanted.pop(0)
                option = next(one for one in ask.options if one.text == text)
            ask = rules.send(option)
    except StopIteration:
        assert wanted == []
        return asked


def act(about: Scene, text: str, *answers: str) -> list[Ask]:
    return run(carry_out(about, [read_call(text)]), *answers)


def options_of(ask: Ask) -> set[str]:
    return {option.text for option in ask.options}


def token(s: DescentState, marker: str, space: str, **fields: Any) -> Token:
    made = new_token(marker, SPACE_IDS.index(space))
    for name, field in fields.items():
        setattr(made, name, field)
    s.tokens.append(made)
    return made


def borne(s: DescentState, marker: str, bearer: Figure) -> Token:
    made = token(s, marker, "a1", bearer=bearer.id)
    made.space = NOBODY
    return made


def names(found: list[Figure]) -> list[str]:
    return sorted([figure.name for figure in found])


# ---- questions ----


def busy() -> Arrangement:
    """Much to ask about: Splig and two zombies, an ettin, tokens lying and borne, things that happened."""
    a = drawn("splig@c3 zombie-1@d1 zombie-master@f1 ettin-1@g2,h2,g3,h3", heroes=HEROES)
    s = a.s
    s.round = 3
    s.counters = {"fear": 4}
    s.flags = ["keys"]
    s.knocked_out = 2
    s.slain = [FIGURE["belthir"], FIGURE["splig"], FIGURE["barghest-master"]]
    s.left = [("grisban_the_thirsty", "X", ""), ("goblin_archer-2", "X", "R"), ("splig", "Y", "R")]
    token(s, "T", "c3", state="gold")
    token(s, "T", "e4", state="dark")
    borne(s, "R", a.hero("jain"))
    s.campaign = new_campaign()
    s.campaign.flags = ["merick_exposed"]
    return a


QUESTIONS = [
    ("tokens(T)", 2),
    ("tokens(R)", 1),
    ("tokens(S)", 0),
    ("state(T, gold)", 1),
    ("state(T, blue)", 0),
    ("on_map(hero)", 3),
    ("on_map(monster)", 4),
    ("on_map(minion)", 2),
    ("on_map(master)", 1),
    ("on_map(lieutenant)", 1),
    ("on_map(large)", 1),
    ("on_map(zombie)", 2),
    ("on_map(splig)", 1),
    ("on_map(goblin_archer)", 0),
    ("in_zone(hero, E)", 1),
    ("in_zone(hero, X)", 0),
    ("in_zone(monster, X)", 1),
    ("in_zone(splig, T)", 1),
    ("defeated(belthir)", True),
    ("defeated(urthko)", True),
    ("defeated(splig)", False),  # back on the map
    ("defeated(baron_zachareth)", False),
    ("left(hero, X)", 1),
    ("left(minion, X)", 1),
    ("left(minion, X, carrying=R)", 1),
    ("left(hero, X, carrying=R)", 0),
    ("left(lieutenant, Y)", 1),
    ("left(lieutenant, X)", 0),
    ("carrying(hero, R)", True),
    ("carrying(monster, R)", False),
    ("carrying(hero, T)", False),
    ("taken(R)", True),
    ("taken(S)", False),
    ("near(splig, zombie, 2)", True),
    ("near(splig, zombie, 1)", False),
    ("near(splig, splig, 9)", False),  # somebody else is meant
    ("near(hero, T, 1)", True),
    ("near(ettin, T, 1)", False),
    ("near(ettin, T, 2)", True),
    ("near(zombie, R, 2)", True),  # where the bearer stands
    ("near(zombie, R, 1)", False),
    ("near_state(splig, T, gold, 0)", True),
    ("near_state(splig, T, dark, 1)", False),
    ("near_state(splig, T, dark, 2)", True),
    ("terrain(hero, water)", False),
    ("near_terrain(hero, water, 1)", True),
    ("near_terrain(hero, lava, 2)", False),
    ("near_terrain(hero, lava, 3)", True),
    ("near_terrain(ettin, lava, 1)", False),
    ("near_terrain(ettin, lava, 2)", True),
    ("count_near(zombie, hero, 2)", 1),
    ("count_near(zombie, hero, 1)", 0),
    ("count_near(zombie, hero, 4)", 2),
    ("structures(zombie)", 2),
    ("flag(keys)", True),
    ("flag(doors)", False),
    ("campaign_flag(merick_exposed)", True),
    ("campaign_flag(drowned_host)", False),
    ("all_heroes_down()", False),
    ("ko_this_round()", 2),
    ("round_over(3)", False),  # in the middle of it
    ("counter(fear)", 4),
    ("counter(hope)", 0),
    ("min(3, counter(fear))", 3),
    ("max(3, counter(fear))", 4),
    ("has_flag(hero, bucket)", False),
    ("counter(fear) == 4 and flag(keys)", True),
    ("counter(fear) == 5 and flag(keys)", False),
    ("counter(fear) == 4 and flag(doors)", False),
    ("counter(fear) == 5 or flag(keys)", True),
    ("counter(fear) == 4 or flag(doors)", True),
    ("counter(fear) == 5 or flag(doors)", False),
    ("not flag(doors)", True),
    ("counter(fear) in [3, 4]", True),
    ("counter(fear) in [3, 5]", False),
]


@rule("DSC-20.01")
def test_what_the_questions_of_the_quest_book_come_to() -> None:
    s = busy().s
    assert [(text, value(Scene(s), read(text))) for text, _ in QUESTIONS] == QUESTIONS


def test_questions_about_what_set_the_rule_off() -> None:
    a = busy()
    s = a.s
    lit, dark = s.tokens[0], s.tokens[1]
    lit.mark, lit.changed, dark.changed = "loose", 3, 2
    for text, of_lit, of_dark in (
        ("state_is(T, gold)", True, False),
        ("changed_this_round(T)", True, False),
        ("marked(T, loose)", True, False),
    ):
        assert value(Scene(s, token=lit), read(text)) == of_lit
        assert value(Scene(s, token=dark), read(text)) == of_dark
        assert value(Scene(s), read(text)) is False
    assert value(Scene(s, round_end=True), read("round_over(3)"))
    assert not value(Scene(s, round_end=True), read("round_over(4)"))
    assert value(Scene(s, round_end=True), read("round_end()"))
    for name, worth in (("zombie-1", 1), ("zombie-master", 2), ("ettin-1", 5)):
        about = Scene(s, subject=s.figures[FIGURE[name]])
        assert value(about, read("rank_value(subject, 1, 2, 5)")) == worth
    a.put("barghest-1", "a3", "a4")
    assert value(Scene(s, subject=s.figures[FIGURE["barghest-1"]]), read("rank_value(subject, 1, 2, 5)")) == 1


@pytest.mark.parametrize("act", [1, 2])
def test_who_has_left_is_still_known_by_kind_rank_and_name(act: int) -> None:
    s = drawn(act=act).s
    gone = ("zombie-1", "goblin_archer-2", "goblin_archer-master", "ettin-1", "belthir", "splig", "witness")
    s.left = [(name, "X", "") for name in gone]
    counts = {"monster": 6, "minion": 3, "master": 1, "lieutenant": 2, "large": 1, "hero": 0, "witness": 1, "wagon": 0}
    counts |= {"zombie": 1, "goblin_archer": 2, "ettin": 1, "barghest": 0}
    counts |= {name: int(name in gone) for name in LIEUTENANT_IDS}
    assert {who: value(Scene(s), read(f"left({who}, X)")) for who in counts} == counts


def test_no_campaign_has_no_flags_and_all_must_lie_for_all_to_be_down() -> None:
    a = drawn()
    assert not value(Scene(a.s), read("campaign_flag(merick_exposed)"))
    for name, space in (("grisban", "a1"), ("jain", "b2")):
        a.fall(name, space)
    assert not value(Scene(a.s), read("all_heroes_down()"))
    a.fall("avric", "h4")
    assert value(Scene(a.s), read("all_heroes_down()"))


def test_whom_a_word_means() -> None:
    a = drawn("splig@c3 zombie-1@d1 zombie-master@f1 ettin-1@g2,h2,g3,h3 barghest-master@c4,d4 barghest-1@e4,f4")
    s = a.s
    grisban = s.figures[FIGURE["grisban_the_thirsty"]]
    about = Scene(s, grisban, s.figures[FIGURE["splig"]])
    borne(s, "R", grisban)
    token(s, "R", "e1")
    meant = {
        "actor": [grisban.name],
        "subject": ["splig"],
        "each_hero": ["avric_albright", "grisban_the_thirsty", "jain_fairwood"],
        "urthko": ["barghest-master"],
        "large": ["barghest-1", "barghest-master", "ettin-1"],
        "lieutenant": ["splig"],
        "splig": ["splig"],
        "[splig, zombie, lieutenant]": ["splig", "zombie-1", "zombie-master"],
        "adjacent(monster, each_hero)": ["ettin-1", "splig"],
        "adjacent(hero, zombie)": [],
        "bearer(R)": [grisban.name],
    }
    for who, expected in meant.items():
        assert names(figures(about, read(who))) == expected, who
        if "(" in who:
            assert names([f for f in s.figures.values() if matches(about, f, read(who))]) == expected, who
    assert figures(Scene(s), "actor") == figures(Scene(s), "subject") == []


@pytest.mark.parametrize(
    ("name", "fits", "not_fits"),
    [
        ("zombie-1", "monster minion zombie zombie-1", "hero master lieutenant large urthko splig trait_dark"),
        ("zombie-master", "monster master", "minion large"),
        ("ettin-1", "monster minion large ettin", "master"),
        ("splig", "monster lieutenant splig", "minion master large hero"),
        ("barghest-master", "urthko barghest large", "minion"),
        ("barghest-1", "barghest", "urthko"),
        ("shadow_dragon-1", "trait_dark", "hero"),
        ("grisban_the_thirsty", "hero grisban_the_thirsty", "monster lieutenant large"),
    ],
)
def test_who_is_one_of_those(name: str, fits: str, not_fits: str) -> None:
    a = drawn("zombie-1@d1 zombie-master@f1 splig@c3 ettin-1@g2,h2,g3,h3 barghest-master@c4,d4 barghest-1@e4,f4")
    s = a.s
    if name == "shadow_dragon-1":
        a.put(name, "d1", "e1", "f1")
    figure = s.figures[FIGURE[name]]
    assert [who for who in fits.split() if not matches(Scene(s), figure, who)] == []
    assert [who for who in not_fits.split() if matches(Scene(s), figure, who)] == []
    assert matches(Scene(s), figure, ["nobody", fits.split(maxsplit=1)[0]])


# ---- counters and what they set off ----


def test_a_counter_that_rises_passes_every_number_on_its_way() -> None:
    steps = tuple(
        [QuestRule(f"at{n}", when=(f"reached(fear, {n})",), do=("add(seen, 1)",)) for n in (1, 2, 3, 5)]
        + [QuestRule("first", when=("reached(fear, 2)",), do=("add(twice, 1)",), once=True)]
    )
    s = drawn(rules=steps).s
    run(set_to(s, "fear", 3))
    assert s.counters == {"fear": 3, "seen": 3, "twice": 1}
    run(set_to(s, "fear", 3))
    run(set_to(s, "fear", 1))
    assert s.counters == {"fear": 1, "seen": 3, "twice": 1}
    act(Scene(s), "add(fear, 1)")
    assert s.counters == {"fear": 2, "seen": 4, "twice": 1}  # once is once
    act(Scene(s), "set(fear, 0)")
    assert s.count("fear") == 0


def test_a_rule_needs_its_condition_and_may_be_declined() -> None:
    rules = (
        QuestRule("if", when=("round_end",), condition="counter(fear) >= 2", do=("add(seen, 1)",)),
        QuestRule("may", when=("round_end",), optional="overlord", do=("add(asked, 1)",), once=True),
        QuestRule("heroes", when=("ko(hero)",), optional="heroes", do=("add(prayed, 1)",)),
    )
    s = drawn(rules=rules).s
    s.counters = {"fear": 1}
    asked = run(happens(s, "round_end"), "no")
    assert [(ask.seat, ask.kind) for ask in asked] == [(0, "quest.rule")]
    assert s.counters == {"fear": 1}
    s.counters = {"fear": 2}
    run(happens(s, "round_end"), "yes")
    assert s.counters == {"fear": 2, "seen": 1, "asked": 1}
    assert run(happens(s, "round_end")) == []  # what works once is not asked again
    asked = run(happens(s, "ko", None, s.heroes[0]), "yes")
    assert asked[0].seat == s.speaker()
    assert s.count("prayed") == 1


@pytest.mark.parametrize(
    ("when", "event", "fits"),
    [
        ("defeated(zombie)", ("defeated", None, "zombie-1", ""), True),
        ("defeated(splig)", ("defeated", None, "zombie-1", ""), False),
        ("defeated(zombie)", ("defeated", None, None, ""), False),
        ("ko_by(zombie)", ("ko_by", "zombie-1", "grisban_the_thirsty", ""), True),
        ("ko_by(splig)", ("ko_by", "zombie-1", "grisban_the_thirsty", ""), False),
        ("left(hero, X)", ("left", None, "grisban_the_thirsty", "X"), True),
        ("left(hero, Y)", ("left", None, "grisban_the_thirsty", "X"), False),
        ("left(monster, X)", ("left", None, "grisban_the_thirsty", "X"), False),
        ("ability(howl, zombie)", ("ability", "zombie-1", None, "howl"), True),
        ("ability(wail, zombie)", ("ability", "zombie-1", None, "howl"), False),
        ("ability(howl, splig)", ("ability", "zombie-1", None, "howl"), False),
        ("moved_adjacent(zombie, witness)", ("moved_adjacent", "zombie-1", None, "witness"), True),
        ("moved_adjacent(zombie, abbess)", ("moved_adjacent", "zombie-1", None, "witness"), False),
        ("moved_adjacent(splig, witness)", ("moved_adjacent", "zombie-1", None, "witness"), False),
    ],
)
def test_what_sets_a_rule_off(when: str, event: tuple[str, str | None, str | None, str], fits: bool) -> None:
    a = drawn("zombie-1@d1 splig@c3", rules=(QuestRule("x", when=(when,), do=("add(seen, 1)",)),))
    s = a.s
    what, actor, subject, about = event
    who = [None if name is None else s.figures[FIGURE[name]] for name in (actor, subject)]
    run(happens(s, what, who[0], who[1], about))
    assert s.count("seen") == fits


def test_the_side_whose_turn_it_is_wins_a_tie_and_the_overlord_at_the_end_of_the_round() -> None:
    both = {"heroes_win": ("flag(now)",), "overlord_wins": ("flag(now)",)}
    a = drawn(**both)  # type: ignore[arg-type]
    decide(a.s)
    a.s.flags = ["now"]
    for phase, round_end, side in ((a.s.phase, False, 0), (a.s.phase, True, 1), (OVERLORD_END, False, 1)):
        a.s.phase = phase
        with pytest.raises(EncounterDecided) as end:
            decide(a.s, round_end)
        assert end.value.side == side


@rule("DSC-3.14")
@pytest.mark.parametrize("side", ["heroes_win", "overlord_wins"])
@pytest.mark.parametrize(("second", "over"), [("on_map(goblin_archer) == 0", True), ("on_map(zombie) == 0", False)])
def test_the_second_condition_of_either_side_ends_the_encounter_in_mid_turn(side: str, second: str, over: bool) -> None:
    wins = {"heroes_win": ("flag(never)",), "overlord_wins": ("flag(never)",)} | {side: ("flag(never)", second)}
    heroes = "jain:wildlander@a4 grisban:berserker@a1 avric:disciple@h4"
    t = drawn("goblin_archer-1@b4 zombie-1@h1", heroes, **wins).turn("jain")
    t.roll("blue-3", "yellow-3", "gray-2")
    t.do("attack yew_shortbow", "target b4")
    assert t.is_gone("goblin_archer-1")
    assert (t.match.over, t.s.wins) == (over, [["heroes_win", "overlord_wins"].index(side)] if over else [])


@rule("DSC-31.17")
def test_the_last_round_of_an_encounter_is_the_overlords() -> None:
    a = drawn(heroes_win=("flag(never)",), overlord_wins=("flag(never)",))
    most = a.s.script.encounter.max_rounds
    a.s.round = most - 1
    decide(a.s, round_end=True)
    a.s.round = most
    decide(a.s)
    with pytest.raises(EncounterDecided) as end:
        decide(a.s, round_end=True)
    assert end.value.side == 1


# ---- reinforcements ----


@rule("DSC-16.15", "DSC-16.10")
def test_reinforcements_come_to_their_zone_up_to_the_limit_and_act_next_turn() -> None:
    s = drawn("zombie-1@h1").s
    asked = act(Scene(s), "spawn(zombie, 2, zone=B)", "place f3")
    assert [options_of(ask) for ask in asked] == [{"place e3", "place f3"}]
    assert names(s.group_members("zombie")) == ["zombie-1", "zombie-2", "zombie-3"]
    assert [f.activated for f in s.group_members("zombie")] == [False, True, True]
    assert {SPACE_IDS[f.spaces[0]] for f in s.group_members("zombie")} == {"h1", "e3", "f3"}
    act(Scene(s), "spawn(zombie, 2, zone=B)")
    assert len(s.group_members("zombie")) == 3  # no room
    act(Scene(s), "spawn(zombie, 9, zone=A)")
    assert names(s.group_members("zombie"))[-1] == "zombie-master"  # three minions stand: the master is missing
    assert missing(s, "zombie", "any") == []


def test_reinforcements_by_rank_and_of_a_kind_that_never_returns() -> None:
    s = drawn().s
    act(Scene(s), "spawn(zombie, 3, zone=A, ranks=master)")
    assert names(s.group_members("zombie")) == ["zombie-master"]
    s = drawn(rules=(QuestRule("last", static=("no_return(zombie)",)),)).s
    act(Scene(s), "spawn(zombie, 1, zone=A)")
    act(Scene(s), "spawn(goblin_archer, 1, zone=A)")
    assert names(s.monsters()) == ["goblin_archer-1"]


def test_reinforcements_beside_a_figure_or_on_terrain_away_from_heroes() -> None:
    s = drawn("splig@g4").s
    asked = act(Scene(s), "spawn_adjacent(zombie, 1, to=splig, ranks=minion)", "place f3")
    assert options_of(asked[0]) == {"place f3", "place g3", "place h3", "place f4"}
    s = drawn(heroes="grisban:berserker@a1 jain:wildlander@b4 avric:disciple@h4").s
    act(Scene(s), "spawn_terrain(zombie, 1, water, min_distance=3)")
    assert s.monsters() == []  # the water lies two spaces from Grisban and from Jain
    act(Scene(s), "spawn_terrain(zombie, 1, water, min_distance=2)")
    assert [SPACE_IDS[f.spaces[0]] for f in s.monsters()] == ["c2"]


@rule("DSC-20.05")
def test_a_lieutenant_on_his_way_comes_when_his_turns_are_over() -> None:
    a = drawn("zombie-1@h1")
    s = a.s
    act(Scene(s), "enter(splig, zone=A, delay=2)")
    act(Scene(s), "enter(belthir, zone=K)")
    act(Scene(s), "enter(belthir, zone=K)")  # already there
    assert names(s.monsters()) == ["belthir", "zombie-1"]
    t = a.overlord()
    assert (t.is_gone("splig"), t.s.entering) == (True, [(FIGURE["splig"], "A", 1)])
    while t.is_gone("splig"):
        t.do(*[text for text in ("end-turn", "pass", *sorted(t.options())) if text in t.options()][:1])
    assert (t.at("splig"), t.s.entering, t.s.round) == ("a3", [], 2)


def test_a_lieutenant_may_come_beside_a_token() -> None:
    s = drawn().s
    act(Scene(s, token=token(s, "T", "c3")), "enter(splig, near=T)")
    assert [SPACE_IDS[f.spaces[0]] for f in s.monsters()] == ["c3"]
    s = drawn("zombie-1@c3").s
    asked = act(Scene(s, token=token(s, "T", "c3")), "enter(splig, near=T)", "place d4")
    assert "place c3" not in options_of(asked[0])


# ---- tokens ----


def test_tokens_are_lost_by_whom_they_are_about() -> None:
    s = drawn().s
    grisban = s.heroes[0]
    one, two, far = token(s, "T", "b1"), token(s, "T", "b2"), token(s, "T", "f4")
    act(Scene(s, token=far), "lose(T)")
    assert s.tokens == [one, two]
    asked = act(Scene(s, subject=grisban), "take(T)", "at b2")
    assert options_of(asked[0]) == {"at b1", "at b2"}
    assert s.tokens == [one]
    one.bearer, one.space = grisban.id, -1
    act(Scene(s, grisban), "lose(T)")
    assert s.tokens == []
    act(Scene(s, grisban), "lose(T)")  # nothing is left to lose


def test_a_marker_that_filled_its_space_leaves_floor_and_takes_its_secret_along() -> None:
    markers = {"T": Marker("stone", "objective", walkable=False)}
    hidden = QuestRule("h", hidden=("T", ("gem", "dust")))
    s = drawn(markers=markers, rules=(hidden,)).s
    stone = token(s, "T", "c3")
    assert s.terrain[stone.space] == OBSTACLE
    act(Scene(s, token=stone), "lose(T)")
    assert s.terrain[stone.space] == FLOOR
    act(Scene(s, token=token(s, "P", "c2")), "lose(P)")
    assert s.terrain[SPACE_IDS.index("c2")] == WATER  # a token that lay in it leaves it as it was
    one, two = token(s, "T", "a4", hidden=True), token(s, "T", "b4", hidden=True)
    s.contents = [0, 1]
    act(Scene(s, token=one), "lose(T)")
    assert (s.tokens, s.contents) == ([two], [1])


def test_what_lies_face_down_is_turned_up_by_a_side() -> None:
    hidden = QuestRule("h", hidden=("T", ("gem", "dust")))
    s = drawn("zombie-1@d1", rules=(hidden,)).s
    one, two, three = [token(s, "T", space, hidden=True) for space in ("a4", "b4", "c4")]
    s.tokens.insert(0, new_token("S", SPACE_IDS.index("d4")))  # an open one among them
    s.contents = [1, 0, 1]
    about = Scene(s, s.heroes[0], token=two)
    run(carry_out(about, [read_call("reveal(T)"), read_call("on_content(gem, [add(gems, 1)])")]))
    run(carry_out(about, [read_call("on_content(dust, [add(dusts, 1)])")]))
    assert (s.contents, s.revealed, s.count("gems"), s.count("dusts")) == ([1, 1], [(0, 0)], 1, 0)
    assert (s.tokens[1:], two.hidden) == ([one, three], False)
    act(Scene(s, s.figures[FIGURE["zombie-1"]], token=one), "reveal(T)")
    assert s.revealed == [(0, 0), (1, 1)]
    for content, side, seen in (("gem", "heroes", 1), ("gem", "overlord", 0), ("dust", "overlord", 1)):
        assert value(Scene(s), read(f"revealed({content}, {side})")) == bool(seen)
    act(Scene(s), "reveal_content(dust)")
    assert [t.marker for t in s.tokens] == ["S"]


def test_new_tokens_lie_beside_their_kind_or_beside_the_actor() -> None:
    s = drawn().s
    token(s, "F", "a4")
    asked = act(Scene(s), "place(F, 2, adjacent_to=F, max_on_map=3)", "at b4", "at c4")
    assert options_of(asked[0]) == {"at a3", "at b3", "at b4"}
    assert "at b4" not in options_of(asked[1])
    assert [SPACE_IDS[t.space] for t in s.tokens] == ["a4", "b4", "c4"]
    assert act(Scene(s), "place(F, 1, adjacent_to=F, max_on_map=3)") == []
    asked = act(Scene(s, s.heroes[2]), "place(F, 1, adjacent_to=actor, max_on_map=9)", "at h3")
    assert options_of(asked[0]) == {"at g3", "at h3", "at g4"}
    assert act(Scene(s), "place(G, 1, adjacent_to=G, max_on_map=9)") == []  # no kind to lie beside


def test_tokens_are_marked_counted_on_and_turned() -> None:
    s = drawn().s
    s.round = 4
    one, two = token(s, "T", "a4"), token(s, "T", "b4")
    act(Scene(s, token=one), "mark(T, loose)")
    act(Scene(s), "mark(T, loose)")
    assert (one.mark, two.mark) == ("loose", "")
    act(Scene(s, token=one), "progress(T, 2, 3, then=[add(done, 1)])")
    assert (one.progress, s.count("done")) == (2, 0)
    act(Scene(s, token=one), "progress(T, 1, 3, then=[add(done, 1)])")
    assert (one.progress, two.progress, s.count("done")) == (3, 0, 1)
    act(Scene(s, token=two), "set_state(T, gold)")
    assert (one.state, two.state, one.changed, two.changed) == ("", "gold", 0, 4)


def test_a_token_is_given_to_a_figure_and_a_bucket_to_a_hero() -> None:
    s = drawn("splig@c3").s
    splig, grisban, jain = s.figures[FIGURE["splig"]], s.heroes[0], s.heroes[1]
    act(Scene(s), "give(splig, R)")
    assert [(t.marker, t.bearer, t.space) for t in s.tokens] == [("R", splig.id, -1)]
    act(Scene(s, grisban), "give(actor, R)")
    assert [(t.marker, t.bearer, t.space) for t in s.tokens] == [("R", grisban.id, -1)]
    act(Scene(s, grisban), "give_flag(actor, bucket)")
    act(Scene(s, jain), "give_flag([actor, splig], bucket)")
    assert [hero.bucket for hero in s.heroes] == [True, True, False]
    assert value(Scene(s, jain), read("has_flag(actor, bucket)"))
    act(Scene(s, grisban, jain), "take_flag(subject, bucket)")
    assert [hero.bucket for hero in s.heroes] == [True, False, False]
    act(Scene(s, grisban, jain), "take_flag(actor, bucket)")
    assert [hero.bucket for hero in s.heroes] == [False, False, False]
    act(Scene(s, splig), "take_flag(actor, bucket)")  # who has none loses none
    assert not value(Scene(s, splig), read("has_flag(actor, bucket)"))
    act(Scene(s), "set_flag(keys)")
    assert s.flags == ["keys"]


# ---- hurting and helping ----


def test_each_of_those_is_hurt_tired_healed_and_rested() -> None:
    a = tired(hurt(drawn("splig@c3"), grisban=4, jain=4, avric=4), grisban=1, jain=1, avric=1)
    s = a.s
    act(Scene(s), "damage(each_hero, 2)")
    act(Scene(s), "fatigue(each_hero, 1)")
    assert [(h.damage, h.fatigue) for h in s.heroes] == [(6, 2)] * 3
    act(Scene(s, s.heroes[1]), "heal(actor, 3)")
    act(Scene(s), "recover_fatigue([hero, splig], 2)")
    assert [(h.damage, h.fatigue) for h in s.heroes] == [(6, 0), (3, 0), (6, 0)]
    held = len(s.hand)
    act(Scene(s), "draw(2)")
    assert len(s.hand) == held + 2


def test_the_healer_helps_a_hurt_hero_near_enough() -> None:
    a = hurt(drawn("splig@c3"), grisban=4, jain=4, avric=4)
    asked = act(Scene(a.s), "heal(chosen_hero_within(splig, 2), 3)", "choose grisban_the_thirsty")
    assert options_of(asked[0]) == {"choose grisban_the_thirsty", "choose jain_fairwood"}
    assert [h.damage for h in a.s.heroes] == [1, 4, 4]
    hurt(a, grisban=0, jain=0)
    assert act(Scene(a.s), "heal(chosen_hero_within(splig, 2), 3)") == []
    assert act(Scene(a.s), "heal(chosen_hero_within(belthir, 9), 3)") == []
    assert [h.damage for h in a.s.heroes] == [0, 0, 4]


def test_what_follows_a_test_is_about_who_made_it() -> None:
    a = drawn()
    t = a.round()
    t.roll("gray-1", "black-1", "gray-6", "black-6", "gray-1", "black-1")
    s = t.s
    act(Scene(s), "test(each_hero, might, fail=[damage(subject, 2)], passed=[fatigue(subject, 1)])")
    assert [(h.damage, h.fatigue) for h in s.heroes] == [(0, 1), (2, 0), (0, 1)]


# ---- the map ----


def test_doors_are_opened_by_name_or_by_choice() -> None:
    doors = (Door("d1", "E", "locked", ((0, 1),)), Door("d2", "E", "locked", ((0, 3),)))
    s = drawn(doors=doors).s
    act(Scene(s), "open_door(d2)")
    assert (s.closed, s.locked) == (1, 1)
    act(Scene(s, door=0), "open_door(chosen)")
    assert (s.closed, s.locked) == (0, 0)


def test_rising_water_and_lava_spread_from_their_own_kind() -> None:
    s = drawn(heroes="grisban:berserker@b1 jain:wildlander@h1 avric:disciple@h4").s
    asked = act(Scene(s), "change_terrain(water, 2, exclude=K)", "at b1", "done")
    assert options_of(asked[0]) == {"done", "at b1", "at d1", "at b2", "at b3", "at c3", "at d3"}  # not K, no pit
    assert [ask.n for ask in asked] == [2, 1]
    assert s.terrain[SPACE_IDS.index("b1")] == WATER
    s.search_tokens = [SPACE_IDS.index("e3")]
    asked = act(Scene(s), "change_terrain(lava, 1, exclude=X, keep_connected=yes)", "at f2")
    assert options_of(asked[0]) == {"done", "at d1", "at e1", "at f2", "at d3", "at f3"}  # not X, the chest
    assert s.terrain[SPACE_IDS.index("f2")] == LAVA


def test_lava_never_cuts_the_map_in_two() -> None:
    s = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "", "E....\n##.##\n!....").s
    asked = act(Scene(s), "change_terrain(lava, 2, exclude=E, keep_connected=yes)", "at b3")
    assert [options_of(ask) for ask in asked] == [{"done", "at b3"}]  # c3 is the way
    wet = scene("grisban:berserker@a1 jain:wildlander avric:disciple", "", "E....\n##.##\n~....").s
    act(Scene(wet), "change_terrain(water, 3, exclude=E)", "at b3", "at c3", "at c2")


def test_the_overlord_takes_what_nobody_guards() -> None:
    s = drawn().s
    token(s, "P", "d2")
    far = token(s, "P", "e3")
    assert far in s.tokens
    asked = act(Scene(s), "overlord_removes(P, no_hero_within=1, then=[set(lost, tokens(P))])", "at d2")
    assert options_of(asked[0]) == {"at d2", "at e3"}
    assert (s.tokens, s.count("lost")) == ([far], 1)
    act(Scene(s), "overlord_removes(P, no_hero_within=3, then=[add(lost, 1)])")
    assert (s.tokens, s.count("lost")) == ([far], 1)  # Jain stands three spaces away


def test_rocks_fall_on_a_row_with_heroes_and_not_twice_on_the_same() -> None:
    t = drawn(heroes="grisban:berserker@a1 jain:wildlander@b1 avric:disciple@h4").round()
    s = t.s
    t.roll("gray-6", "black-6", "gray-1", "black-1")
    asked = act(Scene(s), "pick_row(test=awareness, fail=[damage(subject, 2)])", "row row-0")
    assert options_of(asked[0]) == {"row row-0", "row row-3"}
    assert ([h.damage for h in s.heroes], s.last_row) == ([2, 0, 0], 0)
    t.roll("gray-6", "black-6")
    act(Scene(s), "pick_row(test=awareness, fail=[damage(subject, 2)])")
    assert ([h.damage for h in s.heroes], s.last_row) == ([2, 0, 2], 3)
    for hero in s.heroes[:2]:
        s.lift(hero)
    act(Scene(s), "pick_row(test=awareness, fail=[damage(subject, 2)])")
    assert s.last_row == -1


# ---- a lured dragon ----


def test_a_lured_monster_goes_for_the_hero_first_and_does_not_attack() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h4 avric:disciple@a2", "goblin_archer-1@f1 goblin_archer-2@h2")
    act(Scene(a.s, a.s.heroes[0]), "force_move([goblin_archer])")
    assert [f.lured for f in a.s.monsters()] == [a.s.heroes[0].id] * 2
    t = a.groups()
    t.do("group goblin_archer", "activate-monster goblin_archer-1")
    t.expect("A monster.action", "move")
    t.do("move")
    assert t.options() == {"step e1", "step e2"}
    for space in ("e1", "d1", "c1"):
        t.do(f"step {space}")
    assert t.options() == {"step b1", "step b2"}
    t.do("step b1")
    assert "strike" not in t.options()
    assert {"end-turn", "move"} <= t.options()
    t.do("end-turn")
    assert t.figure("goblin_archer-1").lured == -1


@pytest.mark.parametrize("how", ["immobilized", "stunned", "down"])
def test_who_cannot_go_or_has_nobody_to_go_for_is_not_driven(how: str) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h4 avric:disciple@a2", "goblin_archer-1@f1")
    act(Scene(a.s, a.s.heroes[0]), "force_move([goblin_archer])")
    if how == "down":
        a.fall("grisban", "a1")
    else:
        a.afflict("goblin_archer-1", how)
    t = a.groups()
    t.do("group goblin_archer")
    t.skip("activate-monster goblin_archer-1")
    assert "end-turn" in t.options()
    assert "strike" not in t.options()


def test_who_is_lured_moves_only_with_an_action_left() -> None:
    for actions in (1, 0):
        a = scene("grisban:berserker@a1 jain:wildlander@h4 avric:disciple@a2", "goblin_archer-1@f1")
        act(Scene(a.s, a.s.heroes[0]), "force_move([goblin_archer])")
        t = a.activation("goblin_archer-1", actions=actions)
        assert t.options() == ({"move"} if actions else {"end-turn"})


@pytest.mark.parametrize(
    ("spaces", "pieces"),
    [("a1 b1 c1", 1), ("a1 c1", 2), ("a1 a2 a3", 1), ("a1 a3", 2), ("a1 b2", 2), ("a1 b1 b2 d4 d5", 2), ("", 0)],
)
def test_spaces_hang_together_by_their_sides(spaces: str, pieces: int) -> None:
    assert _pieces(bits_of([SPACE_IDS.index(space) for space in spaces.split()])) == pieces


# ---- things to carry and special actions ----


def bearers(static: str, monsters: str = "", **options: Any) -> Arrangement:
    a = drawn(monsters, rules=(QuestRule("carry", static=(static,)),), **options)
    token(a.s, "R", "a2")
    token(a.s, "R", "c4")
    return a


def test_a_token_is_taken_from_beside_borne_dropped_and_handed_on() -> None:
    a = bearers("carry(R, by=[hero, master], speed=-1, monsters_from_round=2)")
    t = a.turn("grisban")
    assert t.offered("take-token") == {"a2"}
    t.do("take-token a2")
    assert t.offered("hand-over") == set()  # not outside a move
    t.do("move")
    assert t.s.turn.points == 2  # one less to walk with
    assert t.offered("take-token") == set()  # one at a time
    assert t.offered("hand-over") == {"jain_fairwood"}
    t.do("hand-over jain_fairwood")
    assert [x.bearer for x in t.s.tokens] == [t.hero("jain").id, -1]
    t = bearers("carry(R, by=[hero], speed=-1)").turn("grisban")
    t.do("take-token a2")
    assert t.offered("drop-token") == {"b1", "a2", "b2"}
    t.do("drop-token b1")
    assert [(SPACE_IDS[x.space], x.bearer) for x in t.s.tokens] == [("b1", -1), ("c4", -1)]


@pytest.mark.parametrize(
    ("name", "round", "may"), [("zombie-master", 2, True), ("zombie-master", 1, False), ("zombie-1", 2, False)]
)
def test_monsters_take_tokens_when_and_if_the_quest_says(name: str, round: int, may: bool) -> None:
    a = bearers("carry(R, by=[hero, master], speed=-1, monsters_from_round=2)", f"{name}@d4")
    a.s.round = round
    t = a.activation(name)
    assert ("take-token c4" in t.options()) == may
    if may:
        t.do("take-token c4")
        assert t.s.borne_by(t.figure(name).id) is not None


@rule("DSC-14.16")
def test_a_fallen_bearer_leaves_the_token_where_he_fell_and_a_large_one_where_the_overlord_likes() -> None:
    a = bearers("carry(R, by=[hero, monster], speed=-1)", "ettin-1@g2,h2,g3,h3 zombie-1@f1")
    a.s.tokens[0].bearer, a.s.tokens[0].space = FIGURE["ettin-1"], -1
    a.s.tokens[1].bearer, a.s.tokens[1].space = FIGURE["zombie-1"], -1
    s = a.s
    about = Scene(s)
    asked = act(about, "damage(monster, 9)", "at h3")
    assert options_of(asked[0]) == {"at g2", "at h2", "at g3", "at h3"}
    assert [(SPACE_IDS[x.space], x.bearer) for x in s.tokens] == [("h3", -1), ("f1", -1)]


@rule("DSC-6.17")
def test_a_token_is_delivered_for_a_point_where_the_quest_says() -> None:
    rules = (QuestRule("idols", static=("carry(R, by=[hero])", "deliver(R, at=E, by=hero, counter=saved)")),)
    for space, points, may in (("a1", 1, True), ("a1", 0, False), ("b1", 1, False)):
        a = drawn(rules=rules, heroes=f"grisban:berserker@{space} jain:wildlander@b2 avric:disciple@h4")
        borne(a.s, "R", a.hero("grisban"))
        t = a.turn("grisban", points=points)
        assert ("deliver" in t.options()) == may
        if may:
            t.do("deliver")
            assert (t.s.tokens, t.s.count("saved"), t.s.turn.points) == ([], 1, 0)


@rule("DSC-6.17")
@pytest.mark.parametrize(("wanted", "wins"), [(1, [0]), (2, [])])
def test_the_last_token_that_was_wanted_wins_at_once(wanted: int, wins: list[int]) -> None:
    rules = (QuestRule("idols", static=("carry(R, by=[hero])", "deliver(R, at=E, by=hero, counter=saved)")),)
    a = drawn(rules=rules, heroes_win=(f"counter(saved) >= {wanted}",))
    borne(a.s, "R", a.hero("grisban"))
    t = a.turn("grisban", points=1)
    t.do("deliver")
    assert t.s.wins == wins


@rule("DSC-6.17")
def test_each_kind_of_token_is_delivered_where_and_for_what_its_own_rule_says() -> None:
    ways = (
        "deliver(T, at=E, by=hero, counter=lost)",
        "deliver(R, at=E, by=monster, counter=lost)",
        "deliver(R, at=E, by=hero, counter=saved)",
    )
    a = drawn(rules=(QuestRule("idols", static=("carry(R, by=[hero])", *ways)),))
    borne(a.s, "R", a.hero("grisban"))
    t = a.turn("grisban", points=1)
    t.do("deliver")
    assert (t.s.count("saved"), t.s.count("lost")) == (1, 0)


def test_each_of_a_kind_is_moved_by_the_quest() -> None:
    a = drawn("zombie-1@d1 zombie-2@f1 ettin-1@g2,h2,g3,h3")
    run(carry_out(Scene(a.s), [read_call("move_npc(zombie, 1, by=overlord)")]), "step e1", "step f2")
    assert [SPACE_IDS[a.s.figures[FIGURE[name]].spaces[0]] for name in ("zombie-1", "zombie-2")] == ["e1", "f2"]


@rule("DSC-19.03")
@pytest.mark.parametrize(("points", "may"), [(1, False), (2, True)])
def test_whom_the_quest_moves_wades_for_two_points(points: int, may: bool) -> None:
    a = drawn("zombie-1@d1", HEROES.replace("b2", "h3"))
    answers = ["step c2"] if may else ["stop"]
    asks = run(carry_out(Scene(a.s), [read_call(f"move_npc(zombie, {points}, by=overlord)")]), *answers)
    assert ["step c2" in [option.text for option in ask.options] for ask in asks] == [may]


@pytest.mark.parametrize(("killer", "hunger"), [("barghest-1", 1), ("zombie-1", 0)])
def test_whoever_fells_a_hero_is_noted(killer: str, hunger: int) -> None:
    rules = (QuestRule("feast", when=("ko_by(barghest)",), do=("add(hunger, 1)",)),)
    a = hurt(drawn("barghest-1@c1,d1 zombie-1@a2", heroes=HEROES.replace("a1", "b1"), rules=rules), grisban=13)
    t = a.activation(killer)
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike")
    t.skip("target b1", "done", "no", "pass")
    assert (t.hero("grisban").down, t.s.count("hunger")) == (True, hunger)


ACTION = QUEST_ACTION_IDS[0]


def with_action(monsters: str = "", heroes: str = HEROES, hung: tuple[Door, ...] = (), **spec: Any) -> Arrangement:
    action = QuestAction(**{"by": ("hero",), "reach": "on_or_adjacent", "do": ("add(done, 1)",), **spec})
    return drawn(monsters, heroes, rules=(QuestRule(ACTION, action=action),), doors=hung)


def test_an_action_at_a_token_names_one_near_enough() -> None:
    a = with_action(at="T", condition="not marked(T, used)", do=("mark(T, used)", "add(done, 1)"))
    for space in ("a1", "b1", "d1"):
        token(a.s, "T", space)
    t = a.turn("grisban", actions=3)
    t.do(f"do {ACTION}")
    t.expect("B quest.token", "at a1", "at b1")
    t.do("at b1")
    assert [x.mark for x in t.s.tokens] == ["", "used", ""]
    t.do(f"do {ACTION}")
    assert [x.mark for x in t.s.tokens] == ["used", "used", ""]
    assert (t.s.count("done"), t.offered("do")) == (2, set())
    a = with_action(at="T", reach="adjacent")
    token(a.s, "T", "a1")
    assert a.turn("grisban").offered("do") == set()  # it must lie beside, not under
    token(a.s, "T", "b1")
    assert a.turn("grisban").offered("do") == {ACTION}


def test_an_action_has_its_uses_in_all_and_each_round() -> None:
    t = with_action(uses=2, by=("hero", "monster")).turn("grisban", actions=3)
    t.do(f"do {ACTION}", f"do {ACTION}")
    assert (t.s.count("done"), t.offered("do")) == (2, set())
    t = with_action(per_turn=1).turn("grisban")
    t.do(f"do {ACTION}")
    assert t.offered("do") == set()
    t.s.round += 1
    assert type(t)(t.s).offered("do") == {ACTION}


@pytest.mark.parametrize(("round", "may"), [(3, True), (2, False)])
def test_monsters_act_from_their_round_on(round: int, may: bool) -> None:
    a = with_action("zombie-1@d4", by=("monster",), monsters_from_round=3)
    a.s.round = round
    assert a.turn("grisban").offered("do") == set()
    a = with_action("zombie-1@d4", by=("monster",), monsters_from_round=3)
    a.s.round = round
    assert (a.activation("zombie-1").offered("do") == {ACTION}) == may


def test_an_action_beside_a_figure_beside_terrain_or_under_a_condition() -> None:
    for space, may in (("d3", True), ("e3", False)):
        a = with_action("splig@c4", heroes=f"grisban:berserker@{space} jain:wildlander avric:disciple", at="splig")
        assert (a.turn("grisban").offered("do") == {ACTION}) == may
    for space, may in (("d3", True), ("f4", False)):
        a = with_action(heroes=f"grisban:berserker@{space} jain:wildlander avric:disciple", terrain="water")
        assert (a.turn("grisban").offered("do") == {ACTION}) == may
    a = with_action(condition="counter(fear) >= 2")
    a.s.counters = {"fear": 1}
    assert a.turn("grisban").offered("do") == set()
    a.s.counters = {"fear": 2}
    assert a.turn("grisban").offered("do") == {ACTION}


def test_a_locked_door_is_forced_by_a_test_with_what_it_adds() -> None:
    doors = (
        Door("d1", "E", "locked", ((0, 0),)),
        Door("d2", "S", "locked", ((0, 0),)),
        Door("d3", "E", "closed", ((1, 0),)),
    )
    spec: dict[str, Any] = {"doors": ("d1", "d2"), "tests": ("might", "knowledge"), "bonus": "-2"}
    results: dict[str, Any] = {"passed": ("open_door(chosen)",), "failed": ("fatigue(actor, 1)",), "auto": "flag(keys)"}
    a = with_action(heroes="grisban:berserker@a1 jain:wildlander avric:disciple", hung=doors, **spec, **results)
    t = a.turn("grisban", actions=3)
    t.do(f"do {ACTION}")
    t.expect("B door.choose", "door door-1", "door door-2")
    t.do("door door-2")
    t.expect("B quest.attribute", "test might", "test knowledge")
    t.roll("gray-5", "black-2")  # four shields against Might 5, less two
    t.do("test might")
    assert (t.s.closed, fatigue(t, "grisban")) == (7, [1])
    t.roll("gray-2", "black-2")
    t.do(f"do {ACTION}", "door door-2", "test might")
    assert (t.s.closed, fatigue(t, "grisban")) == (5, [1])
    t.s.flags.append("keys")
    t = type(t)(t.s)
    t.do(f"do {ACTION}")
    assert t.s.closed == 4  # no test is needed any more
    assert damage(t, "grisban") == [0]


def test_a_door_that_was_forced_and_closed_again_is_an_ordinary_door() -> None:
    doors = (Door("d1", "E", "locked", ((0, 0),)), Door("d2", "S", "locked", ((0, 0),)))
    spec: dict[str, Any] = {"doors": ("d1", "d2"), "do": ("open_door(chosen)",)}
    a = with_action(heroes="grisban:berserker@a1 jain:wildlander avric:disciple", hung=doors, **spec)
    t = a.turn("grisban", actions=4)
    t.do(f"do {ACTION}", "door door-1", "close door-1")
    assert t.s.closed == 3
    assert "open door-1" in t.options()
    t.do(f"do {ACTION}")  # of the two only the other is locked
    assert t.s.closed == 1
    assert t.offered("do") == set()


def test_who_has_left_the_map_is_hurt_no_more() -> None:
    rules = (QuestRule("out", static=("exit(X, who=hero)",), when=("left(hero, X)",), do=("damage(subject, 2)",)),)
    a = drawn(heroes="grisban:berserker@f1 jain:wildlander avric:disciple", rules=rules)
    t = a.turn("grisban", points=1)
    t.do("leave")
    assert not t.hero("grisban").on_map
    assert damage(t, "grisban") == [0]


def test_who_bears_nothing_hands_nothing_over() -> None:
    a = bearers("carry(R, by=[hero])")
    t = a.turn("grisban")
    t.do("move")
    assert t.offered("hand-over") == set()
    borne(a.s, "R", a.hero("jain"))
    borne(a.s, "R", a.hero("grisban"))
    t = a.turn("grisban")
    t.do("move")
    assert t.offered("hand-over") == set()  # Jain has her hands full


@pytest.mark.parametrize(
    ("start", "by", "asked"), [("e1", "heroes", True), ("d1", "heroes", False), ("e1", "overlord", False)]
)
def test_a_walk_ends_off_the_map_only_with_a_point_to_spare_and_led_by_heroes(start: str, by: str, asked: bool) -> None:
    a = drawn(f"splig@{start}", rules=(QuestRule("out", static=("exit(X, who=splig)",)),))
    answers = ["step f1", "stop"] if start == "e1" else ["step e1", "step f1"]
    asks = run(carry_out(Scene(a.s), [read_call(f"move_npc(splig, 2, by={by})")]), *answers, *["leave"] * asked)
    assert ("quest.leave" in [ask.kind for ask in asks]) == asked
    assert (FIGURE["splig"] not in a.s.figures) == asked


def test_whom_the_start_of_his_turn_calls_is_a_turn_nearer_at_once() -> None:
    rules = (QuestRule("call", when=("overlord_turn_start",), do=("enter(belthir, zone=A, delay=1)",), once=True),)
    t = drawn("zombie-1@h1", rules=rules).overlord()
    assert t.at("belthir") == "a3"


def test_all_who_are_on_their_way_come_nearer() -> None:
    a = drawn("zombie-1@h1")
    a.s.entering = [(FIGURE["splig"], "A", 1), (FIGURE["belthir"], "K", 2), (FIGURE["baron_zachareth"], "T", 1)]
    t = a.overlord()
    assert (t.at("splig"), t.at("baron_zachareth"), t.s.entering) == ("a3", "c3", [(FIGURE["belthir"], "K", 1)])


@rule("DSC-31.12")
def test_a_lieutenant_whose_zone_is_full_comes_as_near_to_it_as_there_is_room() -> None:
    a = drawn("zombie-1@a3 zombie-2@h1")
    a.s.entering = [(FIGURE["splig"], "A", 1)]
    t = a.overlord()
    assert t.offered("place") == {"a2", "b3", "a4", "b4"}  # Jain stands on b2
    t.do("place b4")
    assert t.at("splig") == "b4"


# ---- two of a kind ----


def test_reinforcements_come_beside_each_of_several() -> None:
    a = drawn("belthir@f1 splig@a4", heroes="grisban:berserker@h1 jain:wildlander@h2 avric:disciple@h4")
    words = "spawn_adjacent(zombie, 1, to=[belthir, splig], ranks=minion)"
    asked = act(Scene(a.s), words, "place e1", "place b4")
    assert [len(asked), len(a.s.group_members("zombie"))] == [2, 2]


def test_who_bears_one_token_takes_no_other() -> None:
    a = bearers("carry(R, by=[hero])")
    a.s.tokens[0].space = a.s.tokens[1].space = SPACE_IDS.index("b1")
    t = a.turn("grisban")
    t.do("take-token b1")
    assert t.offered("take-token") == set()


def test_large_bases_burn_where_all_of_their_spaces_do() -> None:
    fires = QuestRule("f", static=("terrain_token(F, enter_damage=1, end_damage=2)",))
    for spaces, hearts in (("c3", 0), ("c3 d3 c4", 0), ("c3 d3 c4 d4", 2)):
        a = scene("grisban:berserker@a1 jain:wildlander@a2 avric:disciple@a3", "ettin-1@c3,d3,c4,d4", rules=(fires,))
        a.s.tokens = [new_token("F", SPACE_IDS.index(space)) for space in spaces.split()]
        t = a.activation("ettin-1")
        t.do("end-turn")
        assert damage(t, "ettin-1") == [hearts]


def test_the_quest_holds_back_each_whom_it_names() -> None:
    held = ("skip_activation(belthir, rounds=1)", "skip_activation(splig, rounds=2)")
    for round, groups in ((1, {"zombie"}), (2, {"zombie", "belthir"}), (3, {"zombie", "belthir", "splig"})):
        a = drawn("zombie-1@d1 splig@f1 belthir@a4", rules=(QuestRule("h", static=held),))
        a.s.round = round
        assert a.groups().offered("group") == groups


def test_who_loses_a_token_loses_one_beside_him() -> None:
    s = drawn().s
    near = [token(s, "P", "b1"), token(s, "P", "a2")]
    far = token(s, "P", "c1")
    asked = act(Scene(s, subject=s.heroes[0]), "lose(P)", "at a2")
    assert options_of(asked[0]) == {"at b1", "at a2"}
    assert s.tokens == [near[0], far]


@rule("DSC-3.14")
@pytest.mark.parametrize(
    ("won", "effect"),
    [
        ("tokens(T) == 0", "lose(T)"),
        ("carrying(splig, T)", "give(splig, T)"),
        ("state(T, lit) >= 1", "set_state(T, lit)"),
    ],
)
def test_what_is_done_with_a_token_may_end_the_encounter_at_once(won: str, effect: str) -> None:
    a = drawn("splig@c3", heroes_win=(won,))
    with pytest.raises(EncounterDecided) as end:
        act(Scene(a.s, token=token(a.s, "T", "c3")), effect)
    assert end.value.side == 0


def test_the_overlord_lets_the_water_rest_when_he_likes_and_stops_where_he_must() -> None:
    s = drawn().s
    asked = act(Scene(s), "change_terrain(water, 2, exclude=E)", "done")
    assert len(asked) == 1
    asked = act(Scene(s), "change_terrain(water, 2, exclude=E)", "at c1", "at c3")
    assert [ask.n for ask in asked] == [2, 1]


def test_each_of_several_is_healed_and_carries_water() -> None:
    a = hurt(drawn(), grisban=4, jain=4, avric=4)
    act(Scene(a.s), "heal(each_hero, 3)")
    assert [hero.damage for hero in a.s.heroes] == [1, 1, 1]
    act(Scene(a.s, a.s.heroes[0], a.s.heroes[2]), "give_flag([actor, subject], bucket)")
    assert [hero.bucket for hero in a.s.heroes] == [True, False, True]


def test_no_reinforcement_rises_near_the_second_hero() -> None:
    s = drawn(heroes="grisban:berserker@h4 jain:wildlander@b2 avric:disciple@h1").s
    act(Scene(s), "spawn_terrain(zombie, 1, water, min_distance=2)")
    assert s.monsters() == []


def test_new_tokens_lie_only_beside_their_kind() -> None:
    s = drawn(heroes="grisban:berserker@h4 jain:wildlander@h3 avric:disciple@h1").s
    token(s, "F", "g1")
    asked = act(Scene(s), "place(F, 1, adjacent_to=F, max_on_map=9)", "at f1")
    assert options_of(asked[0]) == {"at f1", "at f2", "at g2", "at h2"}


def test_a_question_finds_the_second_of_several() -> None:
    heroes = "grisban:berserker@h4 jain:wildlander@c4 avric:disciple@c2"
    a = drawn("splig@b3 ettin-1@e1,f1,e2,f2 barghest-1@g3,h3 barghest-master@d4,e4", heroes=heroes)
    s = a.s
    for space in ("h1", "c3"):
        token(s, "P", space, state="lit")
    token(s, "R", "a1")
    borne(s, "R", s.figures[FIGURE["splig"]])
    s.heroes[1].bucket = True
    true = ["near(hero, splig, 1)", "near(splig, hero, 1)", "near_state(hero, P, lit, 1)", "terrain(hero, water)"]
    true += ["terrain(ettin, lava)", "near_terrain(ettin, lava, 0)", "in_zone(ettin, X) == 1", "carrying(splig, R)"]
    true += ["has_flag(hero, bucket)", "near(hero, P, 1)"]
    assert [question for question in true if not value(Scene(s), read(question))] == []
    assert names(figures(Scene(s), read_call("bearer(R)"))) == ["splig"]
    assert names(figures(Scene(s), "urthko")) == ["barghest-master"]


def test_either_event_sets_a_rule_off() -> None:
    rule_of_two = QuestRule("two", when=("ko(hero)", "round_end"), do=("add(seen, 1)",), counters={"seen": 0})
    s = drawn(rules=(rule_of_two,)).s
    run(happens(s, "round_end"))
    assert s.count("seen") == 1
    run(happens(s, "overlord_turn_end"))
    assert s.count("seen") == 1


def test_a_token_that_is_acted_on_goes_and_neither_the_borne_nor_another() -> None:
    s = drawn().s
    grisban = s.heroes[0]
    held, there, other = borne(s, "R", grisban), token(s, "T", "b1"), token(s, "T", "a2")
    assert act(Scene(s, grisban, grisban, token=there), "lose(T)") == []
    assert s.tokens == [held, other]


def test_what_lies_face_down_is_counted_among_its_like() -> None:
    s = drawn().s
    token(s, "P", "h2")
    first, second = token(s, "T", "b1", hidden=True), token(s, "T", "a2", hidden=True)
    s.contents = [0, 1]
    act(Scene(s, token=second), "lose(T)")
    assert (s.contents, first in s.tokens, second in s.tokens) == ([0], True, False)


def test_the_overlord_takes_the_token_he_points_at() -> None:
    s = drawn(heroes="grisban:berserker@h4 jain:wildlander@h3 avric:disciple@h1").s
    left, gone = token(s, "T", "a1"), token(s, "T", "a3")
    act(Scene(s), "overlord_removes(T, no_hero_within=1, then=[])", "at a3")
    assert left in s.tokens
    assert gone not in s.tokens


def test_tokens_spread_from_their_kind_whoever_acts() -> None:
    s = drawn(heroes="grisban:berserker@a1 jain:wildlander@h3 avric:disciple@h1").s
    token(s, "F", "g1")
    asked = act(Scene(s, s.heroes[0]), "place(F, 1, adjacent_to=F, max_on_map=9)", "at f1")
    assert options_of(asked[0]) == {"at f1", "at f2", "at g2", "at h2"}


def test_each_kind_of_token_has_its_own_rule_of_bearing() -> None:
    rules = (QuestRule("bear", static=("carry(R, by=[hero])", "carry(S, by=[hero])", "carry(T, by=[monster])")),)
    a = drawn(rules=rules)
    for marker, space in (("R", "h1"), ("S", "b1"), ("T", "a2")):
        token(a.s, marker, space)
    assert a.turn("grisban").offered("take-token") == {"b1"}
