"""Quests and encounters (DSC-20): the rule language, the change of encounters, and every quest to its end."""

import pytest

from podziemia.bots import make_bot
from podziemia.bots.bot import Bot
from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import CARD, FIGURE, QUEST_IDS, QUESTS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_language import Call, Term, phrases_in
from podziemia.games.descent.data.quest_parts import Marker, QuestAction, QuestRule
from podziemia.games.descent.data.script import script_at
from podziemia.games.descent.rules.damage import suffer
from podziemia.games.descent.rules.facts import max_health
from podziemia.games.descent.rules.monsters import new_lieutenant
from podziemia.games.descent.rules.pieces import new_token
from podziemia.games.descent.rules.quest_rules import QUESTIONS
from podziemia.games.descent.rules.quests import QUEST_EFFECT, EncounterDecided, decide
from podziemia.games.descent.rules.setup import read_party, set_up
from podziemia.games.descent.rules.state import OVERLORD_SIDE, DescentState
from podziemia.games.descent.rules.turn import decided, end_encounter
from podziemia.games.descent.rules.walking import leave_map
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import Rng, seeded
from tests.games.descent.table import ROOM, Arrangement
from tests.games.descent.test_quest_effects import run
from tests.games.descent.test_setup import play_until
from tests.support import example, rule

PARTY = "grisban_the_thirsty:berserker, jain_fairwood:wildlander, avric_albright:disciple"


def begin(quest: str, seats: int = 4) -> Match[DescentState]:
    """The quest at its first turn, with first answers in set-up."""
    s = set_up(seats - 1, read_party("", seats - 1), QUEST_IDS.index(quest), 0, seeded("quest"))
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind != "turn.next":
        match.answer(match.ask.options[0])
    return match


@rule("DSC-20.01")
@pytest.mark.parametrize(("seats", "more"), [(3, 4), (4, 2), (5, 1)])
def test_in_the_prison_of_khinn_monsters_are_the_hardier_the_fewer_the_heroes(seats: int, more: int) -> None:
    s = begin("prison_of_khinn", seats).state
    monsters = [figure for figure in s.figures.values() if figure.sheet.rank in ("minion", "master", "lieutenant")]
    assert monsters
    assert {max_health(s, monster) - monster.sheet.health for monster in monsters} == {more}
    assert [max_health(s, hero) for hero in s.heroes] == [hero.printed.health for hero in s.heroes]


@rule("DSC-20.01")
@pytest.mark.parametrize(("seats", "less"), [(3, 0), (4, 4), (5, 6)])
def test_in_the_dark_the_baron_is_the_weaker_the_more_the_heroes(seats: int, less: int) -> None:
    s = begin("piercing_darkness", seats).state
    baron = new_lieutenant(s, "baron_zachareth")
    assert baron.sheet.health - max_health(s, baron) == less
    assert {max_health(s, monster) - monster.sheet.health for monster in s.monsters()} == {0}


@rule("DSC-20.01")
@pytest.mark.parametrize(("seats", "more"), [(3, 7), (4, 1), (5, 1)])
def test_when_the_baron_returns_heroes_are_the_hardier_where_they_are_two(seats: int, more: int) -> None:
    s = begin("the_baron_returns", seats).state
    assert [max_health(s, hero) - hero.printed.health for hero in s.heroes] == [more] * (seats - 1)


@rule("DSC-20.01")
def test_the_quest_book_is_complete_and_speaks_only_its_language() -> None:
    assert sum(len(quest.encounters) for quest in QUESTS) == 32
    for number, quest in enumerate(QUESTS):
        for i, encounter in enumerate(quest.encounters):
            script = script_at(number, i)
            assert encounter.heroes_win
            assert encounter.overlord_wins
            deeds = [call for read in script.rules for call in read.do]
            deeds += [call for action in script.actions for call in (*action.do, *action.passed, *action.failed)]
            asked = [*script.heroes_win, *script.overlord_wins, *[read.condition for read in script.rules]]
            asked += [term for action in script.actions for term in (action.condition, action.bonus, action.auto)]
            asked += [term for terms in script.carried.values() for term in terms.values()]
            asked += [term for calls in script.statics.values() for call in calls for term in call.parts()]
            unknown = [call.name for call in deeds if call.name not in QUEST_EFFECT.effects]
            unknown += [call.name for call in calls_of([*asked, *deeds]) if not _is_understood(call)]
            assert not unknown, quest.id


def calls_of(terms: list[Term]) -> list[Call]:
    return [phrase for phrase in phrases_in(terms) if isinstance(phrase, Call)]


def _is_understood(call: Call) -> bool:
    known = call.name in QUEST_EFFECT.effects or call.name in QUESTIONS or call.meaning is not None
    return known or call.name in ("adjacent", "bearer", "chosen_hero_within")


@rule("DSC-20.02", "DSC-20.03", "DSC-20.04", "DSC-20.06", "DSC-15.03")
@example("DSC-EX-44")
def test_between_encounters_damage_and_cards_stay_and_fatigue_goes() -> None:
    match = begin("rellegars_rest")
    s = match.state
    first, second = s.heroes[0], s.heroes[1]
    first.damage, first.fatigue, first.conditions, first.feat_used = 5, 3, 1, True
    second.down, second.damage, second.fatigue = True, second.printed.health, second.printed.stamina
    s.lift(second)
    second.bits = 0
    hand, deck, discard = s.hand[:], s.deck[:], s.discard[:]
    decided(s, 0)
    match = Match(GAME, s)
    assert match.ask is not None
    assert match.ask.kind == "encounter.stand-up"
    match.play(2, "stand-up")
    s = match.state
    assert s.encounter == 1
    assert not match.over
    assert (first.damage, first.fatigue, first.conditions, first.feat_used) == (5, 0, 1, False)
    assert not second.down
    assert second.damage <= second.printed.health - 2
    assert (s.hand, s.deck, s.discard) == (hand, deck, discard)
    assert s.counters["collapse_limit"] == 14  # the heroes won the first encounter


@rule("DSC-20.07")
def test_nobody_is_put_where_another_lies() -> None:
    match = begin("rellegars_rest")
    s = match.state
    for hero in s.heroes[:2]:
        s.lift(hero)
        hero.down = True
    decided(s, 1)
    match = Match(GAME, s)
    taken: list[int] = []
    for _ in range(3):
        play_until(match, "place.hero")
        assert match.ask is not None
        assert not {option.index for option in match.ask.options} & set(taken)
        taken.append(match.ask.options[0].index)
        match.answer(match.ask.options[0])


@rule("DSC-20.07", "DSC-20.08", "DSC-20.09")
def test_who_stays_down_lies_in_the_start_area_and_cards_are_fresh() -> None:
    match = begin("rellegars_rest")
    s = match.state
    hero = s.heroes[0]
    s.lift(hero)
    hero.down = True
    hero.damage = 14
    s.heroes[1].exhaust(CARD["nimble"])
    s.shop.remove(CARD["sling"])
    s.heroes[1].items.append(CARD["sling"])
    decided(s, 1)
    match = Match(GAME, s)
    match.play(1, "pass")
    assert match.ask is not None
    assert match.ask.kind == "place.hero"
    match.answer(match.ask.options[0])
    hero = match.state.heroes[0]
    assert hero.down
    assert hero.spaces[0] in match.state.board.zone("E")
    assert hero.bits == 0
    assert match.state.heroes[1].exhausted == 0
    play_until(match, "turn.next")
    match.play(1, "go jain_fairwood")
    assert match.ask is not None
    assert match.ask.kind == "equip.item"


@rule("DSC-20.10", "DSC-14.14")
def test_villagers_are_what_the_quest_says() -> None:
    """The introduction: heroes send monks to safety, monsters carry them off, fear decides."""
    match = begin("acolyte_of_saradyn")
    s = match.state
    monk = s.tokens[0].space
    hero = s.heroes[0]
    s.lift(hero)
    s.put(hero, (s.ground.near[monk][0],))
    match = Match(GAME, s)
    match.play(1, "go grisban_the_thirsty")
    match.play(1, "do rescue")
    assert s.counters["rescued"] == 1
    assert len(s.tokens) == 2
    s.counters["fear"] = 7
    s.round = 4
    decide(s)  # too early for fear to win
    s.round = 5
    with pytest.raises(EncounterDecided) as end:
        decide(s)
    assert end.value.side == 1


@rule("DSC-6.17")
def test_a_hero_leaves_by_the_exit_for_a_point_when_the_quest_allows() -> None:
    match = begin("rellegars_rest")
    s = match.state
    exit_space = s.board.zone("X")[0]
    hero = s.heroes[0]
    s.lift(hero)
    s.put(hero, (exit_space,))
    match = Match(GAME, s)
    match.play(1, "go grisban_the_thirsty")
    match.play(1, "move")
    assert match.ask is not None
    assert "leave" not in [option.text for option in match.ask.options]
    s.tokens = []  # all seals are gone
    match.play(1, "tire")
    assert match.ask is not None
    assert "leave" in [option.text for option in match.ask.options]
    match.play(1, "leave")
    assert match.state.encounter == 1


@rule("DSC-17.09", "DSC-17.14")
def test_a_moving_large_monster_is_interrupted_only_where_its_base_fits() -> None:
    a = Arrangement(ROOM, heroes="syndrael:knight jain:wildlander avric:disciple")
    a.put("syndrael", "d2")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.learn("syndrael", "guard")
    a.put("barghest-1", "a1", "a2")
    t = a.activation("barghest-1", points=4)
    t.do("step b1")
    t.roll("blue-4", "red-1", "gray-1")
    t.do("step c1")
    t.expect("B move.react", "pass", "use guard")
    t.do("use guard")
    assert t.ask.kind == "place.base"
    t.do("lie-along b1")
    t.skip("done")
    assert t.figure("barghest-1").damage == 3
    assert t.at("barghest-1") == "b1 c1"
    assert t.s.turn.points == 2


@rule("DSC-1.03")
def test_cards_go_before_the_rulebook_and_the_quest_before_both() -> None:
    """Lava defeats whoever ends on it; the quest may say otherwise; Fly goes where the rulebook forbids."""
    molten = (QuestRule("molten", static=("immune([lord_merick_farrow], lava)",)),)
    for rules, burns in (((), True), (molten, False)):
        a = Arrangement(".!.", rules=rules)
        a.put("grisban", "a1")
        a.put("lord_merick_farrow", "b1")
        t = a.activation("lord_merick_farrow")
        t.do("end-turn")
        assert t.is_gone("lord_merick_farrow") == burns
    b = Arrangement("..o..\n.....")
    b.put("grisban", "a1")
    b.put("belthir", "b1")
    b.put("zombie-1", "b2")
    assert "c1" in b.activation("belthir", points=2).offered("step")
    assert "c1" not in b.activation("zombie-1", points=2).offered("step")


def drawn(*rules: QuestRule, marker: str = "W", at: str = "b1", **more: object) -> Arrangement:
    a = Arrangement(ROOM, rules=rules, markers={marker: Marker("thing", "objective")}, **more)  # type: ignore[arg-type]
    a.put("grisban", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.s.tokens = [new_token(marker, SPACE_IDS.index(at))]
    return a


def test_a_tested_action_and_a_loosened_one() -> None:
    action = QuestAction(
        by=("hero",),
        reach="on_or_adjacent",
        at="W",
        tests=("might",),
        auto="marked(W, loosened)",
        passed=("lose(W)", "add(freed, 1)"),
        failed=("fatigue(actor, 1)", "mark(W, loosened)"),
    )
    t = drawn(QuestRule("cut_loose", action=action)).turn("grisban")
    t.roll("gray-6", "black-6")
    t.do("do cut_loose")
    assert t.hero("grisban").fatigue == 1
    assert t.s.tokens[0].mark == "loosened"
    t.do("do cut_loose")
    assert t.s.tokens == []
    assert t.s.counters["freed"] == 1


def test_states_may_not_be_changed_back_in_the_same_round() -> None:
    light = QuestAction(
        by=("hero",), reach="adjacent", at="W", condition="state_is(W, dark)", do=("set_state(W, lit)",)
    )
    snuff = QuestAction(
        by=("monster",),
        reach="adjacent",
        at="W",
        condition="state_is(W, lit) and not changed_this_round(W)",
        do=("set_state(W, dark)",),
    )
    a = drawn(QuestRule("light", action=light), QuestRule("snuff", action=snuff))
    a.s.tokens[0].state = "dark"
    t = a.turn("grisban")
    t.do("do light")
    assert t.s.tokens[0].state == "lit"
    assert "do light" not in t.options()
    a.put("zombie-1", "c1")
    a.s.tokens[0].state, a.s.tokens[0].changed = "lit", 1
    t = a.activation("zombie-1")
    assert "do snuff" not in t.options()
    a.s.tokens[0].changed = 0
    t = a.activation("zombie-1")
    t.do("do snuff")
    assert t.s.tokens[0].state == "dark"


def test_urthko_grows_with_the_totems_left_standing() -> None:
    match = begin("rise_of_urthko")
    s = match.state
    decided(s, 1)
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind != "turn.next":
        match.answer(match.ask.options[0])
    urthko = match.state.figures[FIGURE["barghest-master"]]
    assert match.state.counters["totems_left"] == 3
    assert max_health(match.state, urthko) == 6 + 3 + 3 + 2 * 3
    assert len([f for f in match.state.monsters() if f.sheet.group == "barghest"]) == 1


def test_a_neutral_figure_that_has_left_the_map_is_still_known_by_name() -> None:
    """The witness walks off by the exit, and the heroes have won."""
    match = begin("prison_of_khinn")
    s = match.state
    decided(s, 0)
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind != "turn.next":
        match.answer(match.ask.options[0])
    s = match.state
    witness = s.figures[FIGURE["witness"]]
    with pytest.raises(EncounterDecided) as won:
        list(leave_map(s, witness, "X"))
    assert won.value.side == 0


def test_the_reward_counter_of_the_first_encounter_is_kept() -> None:
    match = begin("the_baron_returns")
    s = match.state
    s.counters["freed"] = 3
    decided(s, 0)
    list(zip(end_encounter(s), range(0), strict=False))
    assert s.encounter == 1
    assert s.counters["freed"] == 3


@pytest.mark.slow
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("quest", range(len(QUESTS)), ids=QUEST_IDS)
def test_every_quest_runs_to_its_end_with_every_number_of_heroes(quest: int, heroes: int) -> None:
    rng = seeded(f"{quest} {heroes}")
    for number in range(2):
        s = set_up(heroes, read_party("", heroes), quest, 0, seeded(f"quest {number}"))
        s.act = QUESTS[quest].act
        match = Match(GAME, s, forkable=False)
        for _ in range(20_000):
            if match.ask is None:
                break
            match.answer(rng.pick(match.ask.options))
        assert match.over
        assert match.state.wins
        assert match.state.round <= QUESTS[quest].encounters[match.state.encounter].max_rounds


@pytest.mark.slow
def test_a_whole_random_campaign_runs_to_the_finale() -> None:
    match = new_match(GAME, 4, "campaign", {"quest": "campaign", "heroes": PARTY}, forkable=False)
    rng = seeded("whole campaign")
    while match.ask is not None:
        match.answer(rng.pick(match.ask.options))
    assert match.state.campaign is not None
    kinds = [QUESTS[quest].kind for quest, _ in match.state.campaign.history]
    assert kinds == ["introduction", "act1", "act1", "act1", "interlude", "act2", "act2", "act2", "finale"]


# ---- nobody loses before he has begun ----

QUIET = ("end-turn", "pass", "done", "no", "stop", "stand-up")
FIRST_LOSS = 3
FIRST_LOSS_BY_THE_CLOCK = 5


def does_nothing(ask: Ask, chance: Rng) -> Option:
    """The answer of somebody who does as little as can be."""
    for text in QUIET:
        option = ask.find(text)
        if option is not None:
            return option
    return chance.pick(ask.options)


def lost_rounds(quest: int, heroes: int, overlord: Bot | None) -> list[int]:
    """The rounds in which idle heroes lose the encounters of a quest; without an overlord, by the clock alone."""
    s = set_up(heroes, read_party("", heroes), quest, 0, seeded("idle"))
    s.act = QUESTS[quest].act
    match = Match(GAME, s, forkable=overlord is not None)
    chance = seeded("nobody acts")
    found: list[int] = []
    while match.ask is not None:
        fought, now = len(match.state.wins), match.state.round
        if overlord is None or match.ask.seat:
            match.answer(does_nothing(match.ask, chance))
        else:
            match.answer(overlord.choose(match, 0))
        found += [now for won in match.state.wins[fought:] if won == OVERLORD_SIDE]
    return found


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("quest", range(len(QUESTS)), ids=QUEST_IDS)
def test_the_clock_alone_takes_five_rounds(quest: int, heroes: int) -> None:
    assert min(lost_rounds(quest, heroes, None), default=FIRST_LOSS_BY_THE_CLOCK) >= FIRST_LOSS_BY_THE_CLOCK


@pytest.mark.slow
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("quest", range(len(QUESTS)), ids=QUEST_IDS)
def test_no_encounter_is_lost_in_its_first_two_rounds(quest: int, heroes: int) -> None:
    assert min(lost_rounds(quest, heroes, make_bot("greedy", GAME, "charge")), default=FIRST_LOSS) >= FIRST_LOSS


@pytest.mark.parametrize(("round", "raised"), [(2, 0), (3, 1)])
def test_in_the_introduction_a_fall_frightens_nobody_before_the_third_round(round: int, raised: int) -> None:
    s = begin("acolyte_of_saradyn").state
    s.round = round
    hero = s.heroes[0]
    s.hand = []
    run(suffer(s, hero, max_health(s, hero)))
    assert hero.down
    assert s.counters["fear"] == raised


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_idle_heroes_lose_the_introduction_in_round_five_or_later(heroes: int) -> None:
    for seed in ("a", "b"):
        assert min(lost_rounds(0, heroes, make_bot("greedy", GAME, seed))) >= FIRST_LOSS_BY_THE_CLOCK
