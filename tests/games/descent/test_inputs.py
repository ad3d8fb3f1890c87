"""What the net sees of Descent, and what a mind with a net makes of it."""

from collections.abc import Iterator

import pytest

from podziemia.bots.lots import Lots
from podziemia.bots.worlds import by_prior
from podziemia.games.descent import GAME
from podziemia.games.descent.bots import inputs
from podziemia.games.descent.bots.inputs import SIZE, TABLE_SIZE, DescentInputs
from podziemia.games.descent.bots.mind import DescentMind, Standing, is_between, is_standing
from podziemia.games.descent.data.cards import ALONE, QUEST_IDS
from podziemia.games.descent.rules.state import CAMPAIGN, CHOOSE_HERO, HEROES_SIDE, OVERLORD_SIDE, DescentState
from podziemia.kernel.learned import Learned
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.games.descent.test_mind import Road

MIND = DescentMind()
LONG = 400
"""Answers to play: some rounds."""


def calm_points(quest: str, seats: int, level: str = "basic", answers: int = LONG) -> Iterator[Match[DescentState]]:
    """The calm points of a game at first sight; the match goes on after each."""
    match = new_match(GAME, seats, "inputs", {"quest": quest, "level": level})
    chance = Lots(str(seats))
    clock = -1
    for _ in range(answers):
        if match.ask is None:
            return
        if MIND.calm(match.state) != clock:
            clock = MIND.calm(match.state)
            yield match
        seat = match.waiting()[0]
        match.answer(by_prior(MIND, match.state, match.ask_of(seat), chance), seat)


Game = list[Match[DescentState]]


@pytest.fixture(scope="module")
def whole_game() -> Game:
    """The calm points of a quest of two encounters, for those who only read."""
    return [match.fork() for match in calm_points("rellegars_rest", 3, answers=5000)]


def encounter_places(x: list[float]) -> set[int]:
    return {(place - inputs.ENCOUNTERS) // inputs.PER_ENCOUNTER for place in written(x, "encounters")}


def written(x: list[float], part: str) -> list[int]:
    first, last = {
        "before": (inputs.BEFORE, inputs.ENCOUNTERS),
        "encounters": (inputs.ENCOUNTERS, inputs.OVERLORD),
        "overlord": (inputs.OVERLORD, SIZE),
        "heroes": (0, inputs.OVERLORD),
    }[part]
    return [place for place in range(first, last) if x[place]]


@pytest.mark.parametrize("quest", ALONE)
def test_there_are_always_as_many_and_reading_changes_nothing(quest: str) -> None:
    number = ALONE.index(quest)
    seats, level = 3 + number % 3, ("basic", "advanced", "expert")[number // 3 % 3]
    for match in calm_points(quest, seats, level, 250):
        before = match.digest()
        (overlord, heroes), table = DescentInputs().read(match.state)
        assert [len(overlord), len(heroes), len(table)] == [SIZE, SIZE, TABLE_SIZE]
        assert all(abs(x) < 60_000 for x in (*overlord, *heroes, *table))
        assert not written(overlord, "heroes")
        assert not written(heroes, "overlord")
        assert match.digest() == before


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_overlord_is_a_side_and_the_heroes_are_the_other(seats: int) -> None:
    s = new_match(GAME, seats, "sides").state
    assert DescentInputs().sides(s) == [[0], list(range(1, seats))] == GAME.sides(seats)
    _, table = DescentInputs().read(s)
    assert table[9 : inputs.TABLE_ENCOUNTERS].index(1.0) == seats - 3


def test_every_encounter_has_a_place_of_its_own(whole_game: Game) -> None:
    """And what lies before, between and after them another."""
    met: set[int] = set()
    between = []
    for match in whole_game:
        s = match.state
        (_, heroes), table = DescentInputs().read(s)
        if is_standing(s) and not is_between(s):
            (place,) = encounter_places(heroes)
            assert place == inputs.FIRST_ENCOUNTER["rellegars_rest"] + s.encounter
            assert table[inputs.TABLE_ENCOUNTERS :].index(1.0) == place
            assert not written(heroes, "before")
            met.add(place)
        else:
            assert not encounter_places(heroes)
            (place,) = written(heroes, "before")
            assert (place - inputs.BEFORE) // 3 == ALONE.index("rellegars_rest")
            between.append((place - inputs.BEFORE) % 3)
    assert len(met) == 2
    assert between[0] == 0
    assert set(between) <= {0, 1, 2}
    numbers = [first for quest, first in sorted(inputs.FIRST_ENCOUNTER.items(), key=lambda one: one[1])]
    assert len(set(numbers)) == len(ALONE)


def test_the_verdict_made_by_hand_is_among_them(whole_game: Game) -> None:
    for match in whole_game:
        s = match.state
        (_, heroes), _ = DescentInputs().read(s)
        if is_standing(s):
            assert heroes[inputs.RACE] == pytest.approx(max(-inputs.SURE, min(inputs.SURE, Standing(s).odds())))
            assert (heroes[inputs.RACE] > 0) == (MIND.utility(s)[0] < 0.5)


def test_a_fallen_hero_and_a_monster_within_reach_are_seen() -> None:
    road = Road()
    road.put("barghest-1", (1, 17), (1, 18))
    road.s.phase = road.turn("jain_fairwood").state.phase
    (overlord, heroes), _ = DescentInputs().read(road.s)
    assert overlord[inputs.OVERLORD + 12] == overlord[inputs.OVERLORD + 13] == 0.0
    assert heroes[inputs.HEALTH + 2] == 0.0
    near = Road()
    near.put("barghest-1", (3, 2), (3, 3))
    near.s.phase = near.turn("jain_fairwood").state.phase
    near.s.heroes[0].damage = 5
    (overlord, hurt), _ = DescentInputs().read(near.s)
    assert overlord[inputs.OVERLORD + 12] > 0.0
    assert overlord[inputs.OVERLORD + 13] > 0.0
    assert hurt[inputs.HEALTH] < heroes[inputs.HEALTH]
    near.s.lift(near.s.heroes[0])
    near.s.heroes[0].down = True
    (_, fallen), _ = DescentInputs().read(near.s)
    assert fallen[inputs.HEALTH + 2] == 1.0
    assert fallen[inputs.HEALTH + 1] == 0.0


def test_parts_of_a_condition_are_told_apart() -> None:
    """The barghests, the monks and the rounds: the heroes' condition has more parts than one number tells."""
    road = Road(fear=3)
    road.put("barghest-1", (1, 17), (1, 18))
    road.s.phase = road.turn("jain_fairwood").state.phase
    at = inputs.ENCOUNTERS + 12
    (_, before), _ = DescentInputs().read(road.s)
    road.s.tokens.pop()
    (_, fewer), _ = DescentInputs().read(road.s)
    road.s.counters["rescued"] = 1
    (_, rescued), _ = DescentInputs().read(road.s)
    changed = [[i for i in range(2 * inputs.LEAVES) if one[at + i] != before[at + i]] for one in (fewer, rescued)]
    assert len(changed[0]) == 1
    assert len(changed[1]) == 2


def test_what_is_decided_and_what_nobody_has_met_is_judged_by_hand(whole_game: Game) -> None:
    s = whole_game[-1].state.copy()
    assert not MIND.judges_itself(s)
    s.quest = QUEST_IDS.index("blood_and_betrayal")
    assert MIND.judges_itself(s)
    s.quest = QUEST_IDS.index(ALONE[0])
    s.phase = CAMPAIGN
    assert MIND.judges_itself(s)
    for winner, chance in ((HEROES_SIDE, 0.0), (OVERLORD_SIDE, 1.0)):
        s.wins = [winner]
        assert GAME.mind.utility(s)[0] == chance


def test_worlds_are_dealt_before_they_are_read(whole_game: Game) -> None:
    """The overlord's cards are as many in every world that a hero sees, and not the same."""
    match = max(whole_game, key=lambda one: len(one.state.hand))
    hands = set()
    for deal in range(6):
        world = match.redealt(1, seeded(str(deal)))
        hands.add(tuple(world.state.hand))
        assert DescentInputs().read(world.state) == DescentInputs().read(match.state)
    assert len(hands) > 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_add_up_and_heroes_share_theirs(seats: int) -> None:
    for match in calm_points("acolyte_of_saradyn", seats):
        overlord, *heroes = GAME.mind.utility(match.state)
        assert overlord + sum(heroes) == pytest.approx(1.0)
        assert 0.0 < overlord < 1.0
        assert set(heroes) == {heroes[0]}


def of_heroes(road: Road) -> float:
    road.s.phase = CHOOSE_HERO
    return 1.0 - GAME.mind.utility(road.s)[0]


def fallen(road: Road, heroes: int) -> Road:
    for hero in road.s.heroes[:heroes]:
        road.s.lift(hero)
        hero.down = True
    return road


def road(fear: int = 0, round: int = 5, barghests: int = 2) -> Road:
    found = Road(fear=fear, monks=((5, 9),))
    found.s.round = round
    for number in range(barghests):
        found.put(f"barghest-{number + 1}", (1, 15 + 2 * number), (1, 16 + 2 * number))
    return found


def test_who_is_better_off_has_the_better_chance() -> None:
    calm, afraid, lost = [of_heroes(road(fear)) for fear in (0, 4, 6)]
    assert calm > afraid > lost
    assert of_heroes(road(barghests=1)) > of_heroes(road(barghests=3))
    assert of_heroes(road()) > of_heroes(fallen(road(), 2))


def test_first_sight_stays_and_the_evaluation_is_the_nets(whole_game: Game) -> None:
    """What greedy answers, where search looks and what the coach explains with are not learned."""
    assert isinstance(GAME.mind, Learned)
    assert isinstance(GAME.handmade, DescentMind)
    for match in whole_game[::5]:
        s, ask = match.state, match.ask_of(match.waiting()[0])
        assert GAME.mind.priors(s, ask) == GAME.handmade.priors(s, ask)
        assert not GAME.mind.matters(ask)
        assert (GAME.mind.looks(s), GAME.mind.firmness()) == (GAME.handmade.looks(s), GAME.handmade.firmness())
    last = whole_game[-1].state
    assert GAME.mind.utility(last) != GAME.handmade.utility(last)
