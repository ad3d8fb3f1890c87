"""How plans lean in an encounter: factors that games have taught."""

from importlib.resources import files
from json import loads

import pytest

from podziemia.games.descent.bots import leanings
from podziemia.games.descent.bots.horde import field_prior
from podziemia.games.descent.bots.leanings import COMMON, LEARNED, PACKAGE, Leaning, leaning, leaning_of
from podziemia.games.descent.bots.priors import priors_of
from podziemia.games.descent.bots.tactics import Turn
from podziemia.games.descent.data.cards import ALONE, FIGURE, MONSTER_IDS, QUESTS
from podziemia.games.descent.data.map import space_at
from podziemia.games.descent.data.options import PLACE
from podziemia.games.descent.rules.monsters import new_monster
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import Ask
from tests.games.descent.test_escort import encounter
from tests.games.descent.test_mind import Road

HABIT = "post"
"""Either there or not; other factors are measures."""


def told() -> dict[str, dict[str, dict[str, float]]]:
    found = loads(files(PACKAGE).joinpath(LEARNED).read_text(encoding="utf-8"))
    return {side: found[side] for side in ("heroes", "overlord")}


def factors_of(one: Leaning) -> list[float]:
    return [getattr(one, name) for name in Leaning.__slots__]


def usual(monkeypatch: pytest.MonkeyPatch, s: DescentState, heroes: Leaning, overlord: Leaning = COMMON) -> None:
    """From now on both sides lean like this in the encounter."""
    monkeypatch.setitem(leanings.HEROES_LEAN, s.board.id, heroes)
    monkeypatch.setitem(leanings.OVERLORDS_LEAN, s.board.id, overlord)


def test_what_has_been_learned_is_about_encounters_that_there_are_and_stays_within_reason() -> None:
    encounters = [f"{quest.id}-{one.id}" for quest in QUESTS if quest.id in ALONE for one in quest.encounters]
    for side in told().values():
        for where, factors in side.items():
            assert where in encounters
            for name, factor in factors.items():
                assert name in Leaning.__slots__
                assert factor in (0.0, 1.0) if name == HABIT else 0.25 <= factor <= 4.0


def test_each_side_leans_as_it_has_learned_and_elsewhere_as_usual() -> None:
    s = Road().s
    for side, good in (("heroes", True), ("overlord", False)):
        assert factors_of(leaning_of(s, good)) == factors_of(leaning(told()[side].get(s.board.id, {})))
    interlude = next(quest.id for quest in QUESTS if quest.id not in ALONE)
    s = encounter(interlude)
    assert leaning_of(s, True) is leaning_of(s, False) is COMMON


def test_a_side_that_leans_forward_walks_where_another_strikes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a plan is worth is weighed anew: the way to the goal counts three times."""
    road = Road()
    road.put("goblin_archer-1", (4, 2))
    match = road.turn("grisban_the_thirsty")
    usual(monkeypatch, match.state, COMMON)
    here = Turn(match.state, match.state.figures[FIGURE["grisban_the_thirsty"]])
    usual(monkeypatch, match.state, leaning({"step": 3.0}))
    ahead = Turn(match.state, match.state.figures[FIGURE["grisban_the_thirsty"]])
    near, far = space_at(3, 3), space_at(3, 2)
    assert ahead.far[near] < ahead.far[far]
    assert ahead.standing(near) - ahead.standing(far) > here.standing(near) - here.standing(far)


def test_a_hunt_is_nobodys_leaning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles ask for the odds of one turn, whatever wins encounters."""
    road = Road()
    road.put("goblin_archer-1", (4, 2))
    match = road.turn("grisban_the_thirsty")
    usual(monkeypatch, match.state, leaning({"felled": 3.0, "tired": 4.0}))
    turn = Turn(match.state, match.state.figures[FIGURE["grisban_the_thirsty"]])
    turn.hunt(match.state.figures[FIGURE["goblin_archer-1"]])
    assert turn.leaning is COMMON


def test_monsters_are_posted_by_what_the_heroes_want_where_that_has_won_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A zombie enters by the heroes' side of the hall or by the wards that they have to break."""
    s = encounter("blood_will_tell")
    zombie = new_monster(s, FIGURE["zombie-1"])
    s.figures[zombie.id] = zombie
    beside_heroes, beside_wards = space_at(3, 2), space_at(4, 12)
    ask = Ask(OVERLORD, "setup.figure", [PLACE[beside_heroes], PLACE[beside_wards]], "zombie-1")
    for post, best in ((0.0, 0), (1.0, 1)):
        usual(monkeypatch, s, COMMON, leaning({"post": post}))
        priors = priors_of(s, ask)
        assert priors.index(max(priors)) == best


def test_the_overlord_fields_the_pack_that_wins_most() -> None:
    s = encounter("caladens_crossing")
    spiders, archers = MONSTER_IDS.index("cave_spider"), MONSTER_IDS.index("goblin_archer")
    assert field_prior(s, spiders) > field_prior(s, archers)
