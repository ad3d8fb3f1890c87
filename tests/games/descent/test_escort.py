"""How the bots look after one another, and lead whom they have to bring somewhere."""

from podziemia.games.descent import GAME
from podziemia.games.descent.bots.aims import help_worth
from podziemia.games.descent.bots.book import Book, npc_goal, rounds_left
from podziemia.games.descent.bots.escort import (
    errands_left,
    resting_place,
    wants_on,
    ward_of,
    way_of,
    who_keeps_it_waiting,
)
from podziemia.games.descent.bots.mind import DescentMind
from podziemia.games.descent.bots.tactics import Turn
from podziemia.games.descent.data.cards import FIGURE, MONSTER_IDS, PLOT_IDS, QUEST_IDS
from podziemia.games.descent.data.map import space_at
from podziemia.games.descent.data.parts import IMMOBILIZED
from podziemia.games.descent.data.script import script_at
from podziemia.games.descent.rules.facts import stamina
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.monsters import new_monster
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.setup import begin_encounter, read_party, set_up
from podziemia.games.descent.rules.state import HERO_TURN, OVERLORD_START, DescentState
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded
from tests.games.descent.test_mind import Road, Square, choice


def encounter(quest: str, number: int = 0) -> DescentState:
    """Three heroes, everybody placed, and no monster on the map."""
    s = set_up(3, read_party("", 3), QUEST_IDS.index(quest), 0, seeded("escort"))
    begin_encounter(s, number)
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind != "turn.next":
        match.answer(match.ask.options[0])
    s = match.state
    for monster in s.monsters():
        s.lift(monster)
        del s.figures[monster.id]
    return s


def figure(s: DescentState, name: str) -> Figure:
    return s.figures[FIGURE[name]]


def move(s: DescentState, name: str, square: Square) -> None:
    s.lift(figure(s, name))
    s.put(figure(s, name), (space_at(*square),))


# ---- one another ----


def test_the_prayer_raises_the_fallen_before_anything_else() -> None:
    road = Road(monks=())
    road.put("barghest-1", (6, 6), (6, 7))
    road.move("avric_albright", (5, 6))
    fallen = road.s.heroes[1]
    road.move(fallen.name, (4, 6))
    road.s.lift(fallen)
    fallen.spaces = (space_at(4, 6),)
    fallen.down = True
    fallen.damage = 8
    assert choice(road.turn("avric_albright")) == "use prayer_of_healing"


def test_nobody_prays_for_the_unhurt() -> None:
    road = Road(monks=())
    road.put("barghest-1", (6, 6), (6, 7))
    road.move("avric_albright", (5, 6))
    assert choice(road.turn("avric_albright")).startswith("attack")


def test_a_fallen_friend_is_raised_by_who_has_an_action_for_it() -> None:
    road = Road(monks=())
    road.put("barghest-1", (1, 17), (1, 18))
    road.move("grisban_the_thirsty", (5, 6))
    fallen = road.s.heroes[1]
    road.s.lift(fallen)
    fallen.spaces = (space_at(4, 6),)
    fallen.down = True
    assert choice(road.turn("grisban_the_thirsty")) == "revive jain_fairwood"


def test_a_tired_hero_rests_when_there_is_nothing_to_strike() -> None:
    for fatigue, wanted in ((4, "rest"), (0, "end-turn")):
        road = Road(monks=())
        road.put("barghest-1", (1, 17), (1, 18))
        grisban = road.s.heroes[0]
        grisban.fatigue = fatigue
        grisban.conditions = IMMOBILIZED
        assert choice(road.turn("grisban_the_thirsty", actions=1)) == wanted


def test_who_is_caught_in_a_web_strikes_instead_of_walking() -> None:
    """Leaving a master spider takes a fatigue that the hero has not got."""
    road = Road(monks=())
    road.put("cave_spider-master", (6, 7))
    road.put("barghest-1", (1, 17), (1, 18))
    road.s.kinds = [*road.s.kinds, MONSTER_IDS.index("cave_spider")]
    road.move("avric_albright", (6, 6))
    avric = road.s.heroes[2]
    avric.fatigue = stamina(road.s, avric)
    assert choice(road.turn("avric_albright")) != "move"


def test_where_falls_count_nobody_stands_up_between_two_enemies() -> None:
    book = Book(script_at(QUEST_IDS.index("acolyte_of_saradyn"), 0))
    assert book.falls_count
    assert not Book(script_at(QUEST_IDS.index("caladens_crossing"), 0)).falls_count
    for foes, wanted in ((2, "end-turn"), (1, "stand-up")):
        road = Road(monks=())
        road.put("barghest-1", (1, 17), (1, 18))
        for number in range(foes):
            road.put(f"goblin_archer-{number + 1}", (5, 5 + 2 * number))
        jain = road.s.heroes[1]
        road.s.lift(jain)
        jain.spaces = (space_at(5, 6),)
        jain.down = True
        road.s.turn = new_turn(jain.id, 2)
        road.s.turn.used = ("down",)
        road.s.phase = HERO_TURN
        assert choice(Match(GAME, road.s)) == wanted


def test_who_stands_on_the_open_exit_leaves() -> None:
    s = encounter("rellegars_rest")
    s.tokens = []
    s.lift(s.heroes[0])
    s.put(s.heroes[0], (space_at(7, 18),))
    s.turn = new_turn(s.heroes[0].id, 2)
    s.phase = HERO_TURN
    match = Match(GAME, s)
    first = choice(match)
    assert first in ("tire", "move")
    match.play(1, first)
    assert choice(match) == "leave"


def test_a_charmed_hero_strikes_a_friend() -> None:
    road = Road()
    road.put("barghest-1", (1, 17), (1, 18))
    road.s.hand = [PLOT_IDS.index("dark_charm")]
    road.s.deck.remove(PLOT_IDS.index("dark_charm"))
    road.s.phase = OVERLORD_START
    for hero in road.s.heroes:
        hero.acted = True
    match = Match(GAME, road.s)
    mind = DescentMind()
    while match.ask is not None and match.ask.kind != "card.charm":
        assert match.ask.seat == 0, "the test passed: no charm with this seed"
        priors = mind.priors(match.state, match.ask)
        match.answer(match.ask.options[priors.index(max(priors))])
    assert choice(match) == "attack yew_shortbow"


# ---- whom they lead ----


def test_the_wagon_goes_by_the_bridge() -> None:
    s = encounter("caladens_crossing")
    wagon = ward_of(s)
    assert wagon is not None
    assert wagon.name == "wagon"
    way = way_of(s, wagon)
    assert way[space_at(5, 21)] == 0
    assert way[space_at(5, 20)] == 1
    assert way[space_at(1, 11)] == FAR, "no wagon swims"
    assert way[space_at(2, 10)] > way[space_at(5, 10)]
    assert way[resting_place(s, wagon, 3)] == way[wagon.spaces[0]] - 3


def test_the_wagon_waits_out_of_reach_while_there_is_time() -> None:
    s = encounter("caladens_crossing")
    wagon = ward_of(s)
    assert wagon is not None
    wagon.damage = 28
    s.figures[FIGURE["ettin-master"]] = ettin = new_monster(s, FIGURE["ettin-master"])
    s.put(ettin, tuple([space_at(row, column) for row in (5, 6) for column in (8, 9)]))
    here = wagon.spaces[0]
    far = way_of(s, wagon)
    assert far[resting_place(s, wagon, 3)] >= far[here]
    s.round = 8
    assert far[resting_place(s, wagon, 3)] < far[here]
    assert wants_on(s, wagon)


def test_who_keeps_the_wagon_waiting_is_hunted() -> None:
    """An archer strikes from far away: nobody stands idle beside a wagon that does not dare to go on."""
    s = encounter("caladens_crossing")
    wagon = figure(s, "wagon")
    wagon.damage = 28
    assert who_keeps_it_waiting(s, wagon) == []
    s.figures[FIGURE["goblin_archer-master"]] = archer = new_monster(s, FIGURE["goblin_archer-master"])
    s.put(archer, (space_at(5, 14),))
    assert who_keeps_it_waiting(s, wagon) == [], "out of its reach"
    s.lift(archer)
    s.put(archer, (space_at(5, 13),))
    assert who_keeps_it_waiting(s, wagon) == [archer]
    hero = s.heroes[0]
    s.turn = new_turn(hero.id, 2)
    assert Turn(s, hero).far[archer.spaces[0]] == 0
    s.round = 8
    assert who_keeps_it_waiting(s, wagon) == [], "in haste it goes on all the same"


def test_three_errands_take_more_time_than_one() -> None:
    """Arrizon burns three shelves, and may not wait for so long as if it were one."""
    s = encounter("archive_of_arrizon", 1)
    arrizon = figure(s, "arrizon")
    assert errands_left(s, arrizon) == 3
    s.counters["burned"] = 2
    assert errands_left(s, arrizon) == 1
    led = encounter("caladens_crossing")
    assert errands_left(led, figure(led, "wagon")) == 1


def test_who_has_much_to_do_goes_on_in_spite_of_an_archer() -> None:
    """Four rounds are left: too few for three shelves, and enough to wait when only one is wanted."""
    s = encounter("archive_of_arrizon", 1)
    arrizon = figure(s, "arrizon")
    arrizon.damage = 5
    s.figures[FIGURE["goblin_archer-master"]] = archer = new_monster(s, FIGURE["goblin_archer-master"])
    s.put(archer, (space_at(7, 16),))
    s.round = 7
    far = way_of(s, arrizon)
    here = arrizon.spaces[0]
    assert far[resting_place(s, arrizon, 3)] < far[here]
    s.counters["burned"] = 2
    assert far[resting_place(s, arrizon, 3)] == far[here]


def test_a_hand_for_the_wagon_is_worth_what_it_needs() -> None:
    s = encounter("caladens_crossing")
    wagon = figure(s, "wagon")
    assert help_worth(s, wagon, ["heal"]) == 0
    wagon.damage = 5
    assert help_worth(s, wagon, ["heal"]) > 0
    assert help_worth(s, wagon, ["add"]) > 0


def test_a_sound_wagon_is_pushed_and_a_broken_one_mended_when_it_is_pushed_enough() -> None:
    s = encounter("caladens_crossing")
    wagon = figure(s, "wagon")
    hero = s.heroes[0]
    move(s, hero.name, (5, 4))
    s.turn = new_turn(hero.id, 2)
    s.phase = HERO_TURN
    assert choice(Match(GAME, s)) == "do push"
    s.counters["push"] = 2
    wagon.damage = 5
    assert choice(Match(GAME, s)) == "do repair"
    wagon.damage = 0
    assert not choice(Match(GAME, s)).startswith("do")


def test_the_time_left_is_read_off_the_quest() -> None:
    s = encounter("caladens_crossing")
    limit = s.script.encounter.max_rounds
    assert rounds_left(s) == limit
    s.round = limit
    assert rounds_left(s) == 1
    alarm = encounter("rellegars_rest")
    before = rounds_left(alarm)
    alarm.counters["alarm"] += 2
    assert rounds_left(alarm) == before - 2


def test_a_neutral_figure_without_a_goal_is_nobodys_ward() -> None:
    s = encounter("acolyte_of_saradyn")
    assert ward_of(s) is None
    led = encounter("caladens_crossing")
    assert npc_goal(led, figure(led, "wagon"))
