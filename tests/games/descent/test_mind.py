"""What the bots see: positions of the strategy notes, and the value of a race."""

import pytest

from podziemia.bots import Budget, Settings, Verdict, make_bot, think
from podziemia.bots.search import Search
from podziemia.games.descent import GAME
from podziemia.games.descent.bots.aims import goal_bits, spots_for
from podziemia.games.descent.bots.book import Book
from podziemia.games.descent.bots.leanings import COMMON, OVERLORDS_LEAN
from podziemia.games.descent.bots.mind import DescentMind, progress
from podziemia.games.descent.bots.odds import odds, spend, worth_of_blow
from podziemia.games.descent.data.cards import CARD, FIGURE, PLOT_IDS, QUEST_IDS
from podziemia.games.descent.data.dice import BLUE, GRAY, RED
from podziemia.games.descent.data.map import space_at
from podziemia.games.descent.data.quest_language import read
from podziemia.games.descent.data.script import script_at
from podziemia.games.descent.rules.monsters import new_lieutenant, new_monster
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.setup import read_party, set_up
from podziemia.games.descent.rules.state import (
    CHOOSE_GROUP,
    CHOOSE_HERO,
    HERO_TURN,
    MONSTER_TURN,
    OVERLORD_START,
    DescentState,
)
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded
from tests.games.descent.table import Arrangement, DescentTable

Square = tuple[int, int]


class Road:
    """The ambush on the road, three heroes, as the test wants it. Squares are row and column from 0."""

    def __init__(self, fear: int = 0, monks: tuple[Square, ...] = ((4, 4), (5, 9), (6, 11))) -> None:
        s = set_up(3, read_party("", 3), 0, 0, seeded("road"))
        match = Match(GAME, s)
        while match.ask is not None and match.ask.kind != "turn.next":
            match.answer(match.ask.options[0])
        self.s: DescentState = match.state
        for monster in self.s.monsters():
            self.s.lift(monster)
            del self.s.figures[monster.id]
        for hero, square in zip(self.s.heroes, ((3, 0), (3, 1), (4, 0)), strict=True):
            self.move(hero.name, square)
        self.s.counters["fear"] = fear
        self.s.tokens = [token for token in self.s.tokens if token.space in [space_at(*monk) for monk in monks]]
        self.s.deck += self.s.hand
        self.s.hand = []

    def move(self, name: str, square: Square) -> None:
        hero = self.s.figures[FIGURE[name]]
        self.s.lift(hero)
        self.s.put(hero, (space_at(*square),))

    def put(self, name: str, *squares: Square, damage: int = 0) -> None:
        figure = new_monster(self.s, FIGURE[name])
        figure.damage = damage
        self.s.figures[figure.id] = figure
        self.s.put(figure, tuple([space_at(*square) for square in squares]))

    def turn(self, name: str, actions: int = 2) -> Match[DescentState]:
        self.s.turn = new_turn(FIGURE[name], actions)
        self.s.phase = HERO_TURN
        return Match(GAME, self.s)

    def activation(self, name: str) -> Match[DescentState]:
        self.s.turn = new_turn(FIGURE[name], 2)
        self.s.figures[FIGURE[name]].activated = True
        self.s.phase = MONSTER_TURN
        for hero in self.s.heroes:
            hero.acted = True
        return Match(GAME, self.s)


def choice(match: Match[DescentState]) -> str:
    assert match.ask is not None
    bot = make_bot("greedy", GAME, "mind")
    return bot.choose(match, match.ask.seat).text


def test_finish_the_last_barghest_instead_of_saving_a_monk() -> None:
    road = Road(monks=((5, 9), (6, 11)))
    road.put("barghest-1", (6, 12), (6, 13), damage=3)
    road.move("grisban_the_thirsty", (5, 12))
    blows = ("attack chipped_greataxe", "use rage", "feat grisban_the_thirsty")
    assert choice(road.turn("grisban_the_thirsty")) in blows


def test_carry_the_monk_off_when_fear_is_about_to_win() -> None:
    road = Road(fear=3, monks=((5, 9),))
    road.s.round = 5
    road.put("goblin_archer-1", (6, 8))
    road.put("barghest-1", (1, 17), (1, 18))
    road.move("jain_fairwood", (3, 9))
    assert choice(road.activation("goblin_archer-1")) == "do drag_off"


def test_save_the_last_monk() -> None:
    road = Road(fear=4, monks=((5, 9),))
    road.put("goblin_archer-1", (8, 7))
    road.put("goblin_archer-2", (8, 6))
    road.put("barghest-1", (1, 17), (1, 18))
    road.move("jain_fairwood", (5, 8))
    match = road.turn("jain_fairwood", actions=1)
    bot = make_bot("greedy", GAME, "mind")
    while match.ask is not None and match.ask.seat == 2:
        match.answer(bot.choose(match, 2))
    assert match.state.counters["rescued"] == 1


def test_the_weakest_hero_is_the_target() -> None:
    road = Road()
    road.put("barghest-1", (6, 6), (6, 7))
    road.move("grisban_the_thirsty", (5, 6))
    road.move("jain_fairwood", (7, 6))
    road.s.heroes[1].damage = 6
    match = road.activation("barghest-1")
    match.play(0, "strike")
    assert choice(match) == "target g8"


def test_a_tripwire_is_kept_for_who_will_stumble() -> None:
    mind = DescentMind()
    for name, played in (("grisban_the_thirsty", True), ("jain_fairwood", False)):
        road = Road()
        road.put("barghest-1", (1, 17), (1, 18))
        road.s.hand = [PLOT_IDS.index("tripwire")]
        road.s.deck.remove(PLOT_IDS.index("tripwire"))
        road.move(name, (6, 6))
        match = road.turn(name)
        seat = road.s.figures[FIGURE[name]].owner
        match.play(seat, "move")
        match.play(seat, "step h7")
        assert match.ask is not None
        assert match.ask.kind == "overlord.trap"
        priors = mind.priors(match.state, match.ask)
        best = match.ask.options[priors.index(max(priors))].text
        assert (best == "play tripwire") == played


def test_progress_is_read_off_the_quest() -> None:
    road = Road(fear=2)
    assert progress(road.s, read("counter(fear) >= by(3,5,6)")) == 0.4
    road.put("barghest-1", (6, 6), (6, 7))
    fresh = progress(road.s, read("on_map(barghest) == 0"))
    road.s.figures[FIGURE["barghest-1"]].damage = 3
    assert progress(road.s, read("on_map(barghest) == 0")) > fresh
    assert progress(road.s, read("round_over(12)")) == 1 / 13


def test_both_sides_value_a_position_as_opposites() -> None:
    road = Road()
    road.put("barghest-1", (6, 6), (6, 7))
    road.s.phase = CHOOSE_HERO
    mind = DescentMind()
    points = mind.points(road.s)
    assert points[0] + points[1] == 100
    assert points[1:] == [points[1]] * 3
    assert abs(sum(mind.utility(road.s)) - 1) < 1e-9
    before = points[1]
    road.s.heroes[0].damage = 10
    assert mind.points(road.s)[1] < before
    hero = road.s.heroes[0]
    assert goal_bits(road.s, hero, spots_for(road.s, hero)) & road.s.evil_bits == road.s.evil_bits
    road.s.phase = CHOOSE_GROUP
    assert mind.calm(road.s) >= 40


def test_the_aims_of_both_sides_are_read_off_the_quest() -> None:
    def book(quest: str, encounter: int) -> Book:
        return Book(script_at(QUEST_IDS.index(quest), encounter))

    road = book("acolyte_of_saradyn", 0)
    assert road.heroes.prey == {"barghest"}
    assert [action.id for action in road.overlord.main] == ["drag_off"]
    assert [action.id for action in road.heroes.main] == ["rescue"]
    assert road.returning == {"goblin_archer"}
    assert {action.id for action in book("lord_of_flame", 0).heroes.main} == {"fill", "quench"}
    assert [action.id for action in book("archive_of_arrizon", 0).overlord.main] == ["look"]
    assert [action.id for action in book("rellegars_rest", 0).heroes.main] == ["break_seal"]
    assert book("blood_will_tell", 0).holds == {"lady_eliza_farrow": "K"}
    assert book("blood_and_betrayal", 3).contested == {"K"}


def test_odds_are_those_of_the_faces() -> None:
    """Blue and red against one grey die, as the strategy notes give them."""
    chances = odds((BLUE, RED), (GRAY,), 0, 0, 0, ())
    assert abs(sum(chances) - 1) < 1e-9
    assert chances[0] >= 1 / 6
    expected, fells = worth_of_blow(chances, 1)
    assert abs(fells - (1 - chances[0])) < 1e-9
    assert expected == fells
    with_surge = odds((BLUE, RED), (GRAY,), 0, 0, 0, ((1, 0, 0),))
    assert worth_of_blow(with_surge, 9)[0] > worth_of_blow(chances, 9)[0]


def test_surges_buy_range_first_where_it_is_short() -> None:
    assert spend(1, 2, ((1, 0, 0), (0, 2, 0))) == (0, 0)
    assert spend(2, 2, ((1, 0, 0), (0, 2, 0))) == (1, 0)
    assert spend(1, 3, ((0, 2, 0),)) is None
    assert spend(1, 0, ((0, 0, 1), (2, 0, 0))) == (2, 0)


def test_a_hero_spends_fatigue_to_strike_twice() -> None:
    """Three spaces by fatigue and two attacks beat a move and one attack."""
    road = Road(monks=())
    road.put("barghest-master", (7, 7), (7, 8), damage=3)
    road.move("grisban_the_thirsty", (7, 3))
    assert choice(road.turn("grisban_the_thirsty")) == "tire"


def test_who_has_been_found_is_not_sought_any_more() -> None:
    """Piercing Darkness: shrines are opened to find the Baron; once he stands on the map the heroes hunt him."""
    s = set_up(3, read_party("", 3), QUEST_IDS.index("piercing_darkness"), 0, seeded("shrines"))
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind != "turn.next":
        match.answer(match.ask.options[0])
    s = match.state
    hero = s.heroes[0]
    shrines = [token.space for token in s.tokens_of("R")]
    sought = goal_bits(s, hero, spots_for(s, hero))
    assert all(sought >> space & 1 for space in shrines)
    baron = new_lieutenant(s, "baron_zachareth")
    s.figures[baron.id] = baron
    s.put(baron, (space_at(6, 14),))
    hunted = goal_bits(s, hero, spots_for(s, hero))
    assert hunted & baron.bits
    assert not any(hunted >> space & 1 for space in shrines)


# ---- search ----


def searched(match: Match[DescentState], iterations: int, seed: str = "search") -> Verdict:
    return think(match, match.waiting()[0], Budget(iterations=iterations), seeded(seed))


def two_in_reach(fear: int) -> Match[DescentState]:
    """A barghest strikes at Avric, well armoured with one heart left, or at Jain, who has four; round 5, two monks are
    safe, and the next who falls brings fear to one more."""
    road = Road(fear=fear, monks=())
    road.s.round = 5
    road.s.counters["rescued"] = 2
    road.put("barghest-1", (6, 6), (6, 7))
    road.put("barghest-2", (1, 17), (1, 18))
    road.move("jain_fairwood", (7, 6))
    road.move("avric_albright", (5, 7))
    _, jain, avric = road.s.heroes
    jain.damage, avric.damage = 4, 11
    avric.items = [CARD["chainmail"]]
    avric.equipped = 1 << CARD["chainmail"]
    match = road.activation("barghest-1")
    match.play(0, "strike")
    return match


def test_search_sees_that_a_fall_wins_where_first_sight_counts_hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    """First sight as it is where nobody has learned to lean."""
    match = two_in_reach(fear=6)
    monkeypatch.setitem(OVERLORDS_LEAN, match.state.board.id, COMMON)
    assert choice(match) == "target g8"
    assert searched(match, 60).option.text == "target h6"
    assert make_bot("mcts:60", GAME, "mind").choose(match, 0).text == "target h6"


def test_search_leaves_out_what_is_far_fetched() -> None:
    """Next to the last barghest: blows of all kinds, but no walk away from it and no idle turn."""
    road = Road(monks=((5, 9), (6, 11)))
    road.put("barghest-1", (6, 12), (6, 13), damage=3)
    road.move("grisban_the_thirsty", (5, 12))
    match = road.turn("grisban_the_thirsty")
    search = Search(match, match.waiting()[0], Settings(), seeded("far"))
    assert {"move", "end-turn"} <= {runner.option.text for runner in search.race.waiting}
    search.leave_out_pointless()
    left = [runner.option.text for runner in search.race.waiting]
    assert sorted(left) == ["attack chipped_greataxe", "attack unarmed", "feat grisban_the_thirsty", "use rage"]
    assert search.race.favourite.option.text in left
    assert search.race.brief


def test_one_rng_gives_one_verdict_and_the_overlords_hand_has_no_part_in_it() -> None:
    verdicts = []
    for card, seed in (("tripwire", "x"), ("tripwire", "x"), ("dash", "x"), ("dash", "y")):
        road = Road()
        road.put("barghest-1", (6, 12), (6, 13))
        road.move("grisban_the_thirsty", (5, 9))
        road.s.hand = [PLOT_IDS.index(card)]
        road.s.deck = sorted([*road.s.deck, *road.s.discard])
        road.s.discard = []
        road.s.deck.remove(PLOT_IDS.index(card))
        verdict = searched(road.turn("grisban_the_thirsty"), 10, seed)
        verdicts.append([(one.option.text, one.share, one.value) for one in verdict.alternatives])
    assert verdicts[0] == verdicts[1] == verdicts[2] != verdicts[3]


def test_who_begins_thinks_and_who_walks_knows_where_to() -> None:
    mind = DescentMind()
    road = Road()
    road.put("barghest-1", (6, 12), (6, 13))
    match = road.turn("grisban_the_thirsty")
    assert match.ask is not None
    assert mind.searched(match.ask)
    assert not mind.matters(match.ask)
    match.play(match.ask.seat, "move")
    assert match.ask is not None
    assert match.ask.kind == "turn.action"
    assert not mind.searched(match.ask)


def test_a_playout_is_judged_when_the_other_side_has_replied() -> None:
    """In the heroes' turn at the end of the round, in the overlord's when the heroes have had theirs."""
    mind = DescentMind()
    for beginning, phase in ((CHOOSE_HERO, CHOOSE_HERO), (CHOOSE_GROUP, OVERLORD_START)):
        road = Road()
        road.put("barghest-1", (6, 12), (6, 13))
        road.s.phase = beginning
        for hero in road.s.heroes:
            hero.acted = beginning == CHOOSE_GROUP
        before = road.s.round
        match = Match(GAME, road.s)
        until = mind.calm(road.s) + mind.looks(road.s)[0]
        bot = make_bot("greedy", GAME, "mind")
        while match.ask is not None and mind.calm(match.state) < until:
            last = (match.state.round, match.state.phase)
            match.answer(bot.choose(match, match.ask.seat))
        assert match.ask is not None
        assert match.state.round == before + 1
        assert (match.state.phase >= OVERLORD_START) == (phase == OVERLORD_START)
        assert last != (before + 1, match.state.phase)


def test_what_is_carried_over_counts_in_an_encounter_that_another_follows() -> None:
    """A hurt costs less chance in the first half of Rellegar's Rest than in the Acolyte, which is one encounter; a
    monster that falls is worth something in the Acolyte only."""
    mind = DescentMind()
    worth = []
    felled = []
    for quest in ("rellegars_rest", "acolyte_of_saradyn"):
        s = set_up(3, read_party("", 3), QUEST_IDS.index(quest), 0, seeded("rest"))
        match = Match(GAME, s)
        while match.ask is not None and match.ask.kind != "turn.next":
            match.answer(match.ask.options[0])
        s = match.state
        before = mind.points(s)[1]
        s.heroes[0].damage = 6
        worth.append(before - mind.points(s)[1])
        felled.append(dict(mind.parts(s, 1))["monsters"])
    assert 0 < worth[0] < worth[1]
    assert felled[0] == 0 > felled[1]


# ---- nothing is thrown away ----


def acted_out(match: Match[DescentState]) -> list[str]:
    """What the overlord answers until the monster's activation is over."""
    bot = make_bot("greedy", GAME, "mind")
    said = []
    while match.ask is not None and match.ask.kind == "monster.action":
        answer = bot.choose(match, match.ask.seat)
        said.append(answer.text)
        match.answer(answer)
    return said


def test_a_shambler_that_has_far_to_go_walks_with_its_only_move() -> None:
    """It longs for a second move that it does not have, and stood still for want of it."""
    road = Road(monks=())
    road.put("zombie-1", (6, 12))
    said = acted_out(road.activation("zombie-1"))
    assert said[0] == "move"
    assert len([answer for answer in said if answer.startswith("step")]) == 3


def test_a_dash_is_run() -> None:
    road = Road(monks=())
    road.put("flesh_moulder-1", (3, 19))
    road.s.hand = [PLOT_IDS.index("dash")]
    road.s.deck.remove(PLOT_IDS.index("dash"))
    said = acted_out(road.activation("flesh_moulder-1"))
    assert said.index("dash") > said.index("play dash")
    assert said[said.index("dash") + 1].startswith("step")


def test_who_may_not_move_again_plays_no_dash() -> None:
    road = Road(monks=())
    road.put("zombie-1", (3, 19))
    road.s.hand = [PLOT_IDS.index("dash")]
    road.s.deck.remove(PLOT_IDS.index("dash"))
    assert "play dash" not in acted_out(road.activation("zombie-1"))


def test_who_bears_an_axe_does_not_strike_with_bare_hands() -> None:
    road = Road(monks=())
    road.put("barghest-1", (6, 6), (6, 7))
    road.move("grisban_the_thirsty", (6, 5))
    match = road.turn("grisban_the_thirsty")
    match.play(1, "feat grisban_the_thirsty")
    match.play(1, "extra-attack")
    assert match.ask is not None
    assert match.ask.kind == "attack.weapon"
    priors = DescentMind().priors(match.state, match.ask)
    armed = [option.text for option in match.ask.options].index("attack chipped_greataxe")
    assert priors.count(max(priors)) == 1
    assert priors[armed] == max(priors)


def liked_best(t: DescentTable) -> str:
    """The one answer that looks best."""
    priors = DescentMind().priors(t.s, t.ask)
    assert priors.count(max(priors)) == 1
    return t.ask.options[priors.index(max(priors))].text


def struck_by(goblin: str) -> DescentTable:
    """A goblin next to Grisban has rolled a surge; the overlord holds Critical Blow."""
    a = Arrangement()
    for hero, space in (("grisban", "a1"), ("jain", "h6"), ("avric", "h5")):
        a.put(hero, space)
    a.put(goblin, "b1")
    a.hold("critical_blow")
    t = a.activation(goblin)
    t.roll("blue-2", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    return t


def test_the_surge_of_a_critical_blow_comes_before_a_lesser_one() -> None:
    t = struck_by("goblin_archer-master")
    assert liked_best(t) == "play critical_blow"
    t.do("play critical_blow")
    assert {"surge hearts-2", "surge critical"} <= t.options()
    assert liked_best(t) == "surge critical"


def test_a_critical_blow_is_kept_where_no_surge_can_be_spent() -> None:
    """A cowardly goblin without its master."""
    assert liked_best(struck_by("goblin_archer-1")) == "pass"


def test_the_toll_of_a_shadow_is_paid_before_anything_else() -> None:
    """Without it the blow hits nobody."""
    a = Arrangement()
    for hero, space in (("grisban", "a1"), ("jain", "h6"), ("avric", "h5")):
        a.put(hero, space)
    a.put("shadow_dragon-master", "b1", "c1", "d1", "b2", "c2", "d2")
    t = a.turn("grisban")
    t.roll("blue-2", "red-1", "gray-1", "gray-1")
    t.do("attack chipped_greataxe", "target b1")
    assert {"surge toll", "surge hearts-1"} <= t.options()
    assert liked_best(t) == "surge toll"
