"""What the heroes choose together, and an overlord who plays for time."""

from podziemia.bots import make_bot
from podziemia.games.descent import GAME
from podziemia.games.descent.bots.aims import is_listed
from podziemia.games.descent.bots.book import book_of
from podziemia.games.descent.bots.party import gain, purchase_prior, skill_prior
from podziemia.games.descent.bots.stalling import heroes_way, must_hide, nearest_hero
from podziemia.games.descent.bots.tactics import OUT_OF_ARMS_REACH, Turn
from podziemia.games.descent.data.cards import CARD, FIGURE, MONSTER_IDS
from podziemia.games.descent.data.heroes import HERO_SHEETS
from podziemia.games.descent.data.map import LAVA, space_at
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.monsters import new_lieutenant, new_monster
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.state import CHOOSE_HERO, MONSTER_TURN, DescentState
from podziemia.kernel.match import Match, new_match
from tests.games.descent.test_escort import encounter
from tests.games.descent.test_mind import Road, Square, choice


def party(seed: str, heroes: int = 4) -> list[str]:
    match = new_match(GAME, heroes + 1, seed, {})
    bots = [make_bot("greedy", GAME, f"{seed} {seat}") for seat in range(heroes + 1)]
    while len(match.state.heroes) < heroes:
        seat = match.waiting()[0]
        match.answer(bots[seat].choose(match, seat), seat)
    return [HERO_SHEETS[hero.hero].id for hero in match.state.heroes]


def hero_of(s: DescentState, name: str) -> Hero:
    return next(hero for hero in s.heroes if hero.name == name)


def test_a_party_has_all_trades_and_parties_differ() -> None:
    parties = [party(f"party {n}") for n in range(6)]
    for names in parties:
        trades = [sheet.archetype for sheet in HERO_SHEETS if sheet.id in names]
        assert sorted(trades) == [0, 1, 2, 3]
    assert len({frozenset(names) for names in parties}) > 1


def test_two_take_whom_bots_win_with_and_leave_whom_they_lose_with() -> None:
    assert set(party("pair", 2)) == {"grisban_the_thirsty", "leoric_of_the_book"}
    assert not {"widow_tarha", "tomble_burrowell"} & set(party("four", 4))


def test_who_can_strike_goes_before_who_must_walk() -> None:
    road = Road()
    road.put("goblin_archer-1", (4, 12))
    road.move("avric_albright", (4, 11))
    road.s.phase = CHOOSE_HERO
    assert choice(Match(GAME, road.s)) == "go avric_albright"
    road.move("avric_albright", (3, 2))
    road.move("grisban_the_thirsty", (4, 11))
    assert choice(Match(GAME, road.s)) == "go grisban_the_thirsty"


def test_who_lies_there_waits_for_a_friend() -> None:
    road = Road()
    fallen = hero_of(road.s, "jain_fairwood")
    fallen.down = True
    fallen.damage = 8
    road.s.phase = CHOOSE_HERO
    assert choice(Match(GAME, road.s)) != "go jain_fairwood"


def test_a_weapon_goes_to_who_fights_with_it() -> None:
    road = Road()
    grisban, jain = hero_of(road.s, "grisban_the_thirsty"), hero_of(road.s, "jain_fairwood")
    assert gain(grisban, CARD["steel_broadsword"]) > gain(jain, CARD["steel_broadsword"])
    assert gain(jain, CARD["elm_greatbow"]) > gain(grisban, CARD["elm_greatbow"])


def test_what_is_no_better_than_what_they_have_is_left_in_the_shop() -> None:
    road = Road()
    for hero in road.s.heroes:
        hero.items = [CARD["chainmail"]]
    assert purchase_prior(road.s, CARD["leather_armor"]) == 0.0
    road.s.heroes[0].items = []
    assert purchase_prior(road.s, CARD["leather_armor"]) > 1.0


def test_a_skill_that_works_by_itself_comes_before_one_for_rare_moments() -> None:
    assert skill_prior(CARD["brute"]) > skill_prior(CARD["prayer_of_peace"])


# ---- playing for time ----


def stalling_choice(match: Match[DescentState]) -> str:
    assert match.ask is not None
    return make_bot("greedy:stalling", GAME, "mind").choose(match, match.ask.seat).text


def test_whom_the_heroes_must_defeat_keeps_away_from_them() -> None:
    def road() -> Road:
        road = Road(fear=0, monks=())
        road.put("barghest-1", (4, 6), (4, 7))
        return road

    charging = choice(road().activation("barghest-1"))
    fleeing = road()
    match = fleeing.activation("barghest-1")
    away = nearest_hero(fleeing.s)
    before = away[space_at(4, 6)]
    while match.ask is not None and match.ask.kind == "monster.action":
        bot = make_bot("greedy:stalling", GAME, "mind")
        match.answer(bot.choose(match, match.ask.seat))
    assert charging == "move"
    assert min([away[space] for space in match.state.figures[FIGURE["barghest-1"]].spaces]) > before


def test_everybody_else_stands_in_the_heroes_way() -> None:
    road = Road(monks=((6, 11),))
    road.put("barghest-1", (3, 17), (3, 18))
    road.put("goblin_archer-1", (8, 8))
    way = heroes_way(road.s)
    assert way >> space_at(4, 5) & 1
    assert not way >> space_at(10, 4) & 1
    match = road.activation("goblin_archer-1")
    while match.ask is not None and match.ask.kind == "monster.action" and match.state.turn.actions:
        match.answer(make_bot("greedy:stalling", GAME, "mind").choose(match, match.ask.seat))
    archer = match.state.figures.get(FIGURE["goblin_archer-1"])
    assert archer is not None
    assert archer.bits & way


def lieutenant_at(quest: str, number: int, name: str, square: Square) -> DescentState:
    """Alone with three heroes, about to be activated."""
    s = encounter(quest, number)
    if FIGURE[name] in s.figures:
        s.lift(s.figures[FIGURE[name]])
    lieutenant = new_lieutenant(s, name)
    s.figures[lieutenant.id] = lieutenant
    s.put(lieutenant, (space_at(*square),))
    lieutenant.activated = True
    s.turn = new_turn(lieutenant.id, 2)
    s.phase = MONSTER_TURN
    for hero in s.heroes:
        hero.acted = True
    return s


def distance_after(s: DescentState, name: str) -> tuple[int, int]:
    """How far the figure is from the nearest hero, before and after the activation of a greedy overlord."""
    away = nearest_hero(s)
    before = away[s.figures[FIGURE[name]].spaces[0]]
    match = Match(GAME, s)
    while match.ask is not None and match.ask.kind == "monster.action":
        match.answer(make_bot("greedy", GAME, "mind").choose(match, match.ask.seat))
    return before, away[match.state.figures[FIGURE[name]].spaces[0]]


def test_whom_the_heroes_must_defeat_in_time_does_not_run_into_their_arms() -> None:
    """Lord of Flame: the heroes have ten rounds to defeat Merick."""
    before, after = distance_after(
        lieutenant_at("lord_of_flame", 1, "lord_merick_farrow", (5, 10)), "lord_merick_farrow"
    )
    assert after > before


def test_who_has_an_errand_goes_about_it_all_the_same() -> None:
    """The Baron Returns: the heroes have eleven rounds to defeat the Baron, but he wins by leaving once he may."""
    for power, waits in ((15, True), (16, False)):
        s = lieutenant_at("the_baron_returns", 1, "baron_zachareth", (5, 10))
        s.counters["rune_power"] = power
        assert Turn(s, s.figures[FIGURE["baron_zachareth"]]).time_is_with_it() == waits


def test_whom_another_must_stay_with_does_not_keep_away() -> None:
    """Shadowfall Mountain: Belthir stays with the dragon, and is the easier prey. The dragon fights for both."""
    s = encounter("shadowfall_mountain", 1)
    s.figures[FIGURE["shadow_dragon-master"]] = dragon = new_monster(s, FIGURE["shadow_dragon-master"])
    s.put(dragon, tuple([space_at(row, column) for row in (1, 2) for column in (16, 17, 18)]))
    assert must_hide(s, dragon)
    assert not Turn(s, dragon).time_is_with_it()


def test_who_stands_amid_fire_walks_through_it() -> None:
    """Where every way leads over what is shunned, a move that was begun is walked all the same."""
    s = lieutenant_at("lord_of_flame", 1, "lord_merick_farrow", (5, 10))
    for space in s.ground.near[space_at(5, 10)]:
        s.terrain = s.terrain[:space] + type(s.terrain)([LAVA]) + s.terrain[space + 1 :]
    merick = s.figures[FIGURE["lord_merick_farrow"]]
    turn = Turn(s, merick)
    goals = [goal for _, goal, by in turn.plans() if by == "move" and goal not in merick.spaces]
    assert goals
    assert all(turn.first_steps(goal) for goal in goals)


def test_who_blocks_the_way_stays_there() -> None:
    """Caladen's Crossing: the wagon does not pass while Sir Alric stands on the bridge, and his fall wins nothing."""
    s = encounter("caladens_crossing")
    alric = s.figures.get(FIGURE["sir_alric_farrow"]) or new_lieutenant(s, "sir_alric_farrow")
    assert is_listed(s, alric, book_of(s).heroes)
    assert not must_hide(s, alric)


# ---- danger ----


def ends_at(road: Road, name: str) -> list[int]:
    """The distance of each hero from the monster after its activation by a greedy overlord."""
    match = road.activation(name)
    while match.ask is not None and match.ask.kind in ("monster.action", "attack.target", "attack.surge"):
        match.answer(make_bot("greedy", GAME, "mind").choose(match, match.ask.seat))
    s = match.state
    far = s.ground.distances(s.figures[FIGURE[name]].spaces[0])
    return [far[hero.spaces[0]] for hero in s.heroes]


def test_an_archer_who_cannot_shoot_yet_stays_at_a_distance() -> None:
    road = Road(monks=())
    road.put("barghest-1", (1, 17), (1, 18))
    road.put("goblin_archer-1", (3, 11))
    assert min(ends_at(road, "goblin_archer-1")) >= OUT_OF_ARMS_REACH


def test_who_cannot_strike_this_turn_does_not_stop_next_to_the_heroes() -> None:
    road = Road(monks=())
    road.put("barghest-1", (1, 17), (1, 18))
    road.put("flesh_moulder-1", (3, 9))
    assert min(ends_at(road, "flesh_moulder-1")) > 1


def fielded(quest: str) -> list[str]:
    """The kinds that a greedy overlord meets three heroes with."""
    match = new_match(GAME, 4, "field", {"quest": quest})
    bots = [make_bot("greedy", GAME, f"field {seat}") for seat in range(4)]
    while match.ask is not None and match.ask.kind != "turn.next":
        seat = match.waiting()[0]
        match.answer(bots[seat].choose(match, seat), seat)
    return [MONSTER_IDS[kind] for kind in match.state.kinds]


def test_an_open_group_is_a_pack_that_strikes_hard_and_comes_soon() -> None:
    """Spiders and archers where the traits allow them, each once; else who comes next, never one slow giant for want
    of a look."""
    assert fielded("edge_of_dawn") == ["cave_spider", "goblin_archer"]
    assert fielded("blood_will_tell") == ["zombie", "barghest"]
