"""When bots use heroic feats: once in an encounter, and not for nothing."""

from podziemia.games.descent import GAME
from podziemia.games.descent.bots.powers import dangerous_pack
from podziemia.games.descent.bots.priors import priors_of
from podziemia.games.descent.data.cards import FIGURE
from podziemia.games.descent.data.parts import STUNNED
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.state import HERO_TURN, DescentState
from podziemia.kernel.match import Match
from tests.games.descent.scenes import scene
from tests.games.descent.table import Arrangement
from tests.games.descent.test_mind import choice

YARD = """
    EE..................
    EE..................
    ....................
    ....................
    ....................
    ....................
"""


def turn_of(a: Arrangement, name: str) -> Match[DescentState]:
    """The hero's turn has begun."""
    a.s.turn = new_turn(a.hero(name).id, 2)
    a.s.phase = HERO_TURN
    return Match(GAME, a.s)


def test_leoric_burns_a_crowd_and_not_his_friends() -> None:
    """His feat strikes everybody next to him. Beside a friend alone, or a friend and one enemy, he shoots."""
    heroes = "leoric:runemaster@d3 grisban:berserker@"
    crowd = scene(heroes + "h6", "zombie-1@c2 zombie-2@d2 zombie-3@e2", YARD)
    assert choice(turn_of(crowd, "leoric")) == "feat leoric_of_the_book"
    one = scene(heroes + "d4", "zombie-1@d2", YARD)
    assert choice(turn_of(one, "leoric")) != "feat leoric_of_the_book"
    friend = scene(heroes + "d4", "zombie-1@h3", YARD)
    assert choice(turn_of(friend, "leoric")) != "feat leoric_of_the_book"


def test_jain_runs_where_two_moves_would_leave_nothing_for_a_shot() -> None:
    """Her feat is two moves and an attack for one action; next to her prey she keeps it."""
    far = scene("jain:wildlander@a3 grisban:berserker@k5", "zombie-1@n3", YARD)
    assert choice(turn_of(far, "jain")) == "feat jain_fairwood"
    near = scene("jain:wildlander@a3 grisban:berserker@b4", "zombie-1@d3", YARD)
    assert choice(turn_of(near, "jain")) != "feat jain_fairwood"


def test_ashrian_stuns_a_pack_that_can_strike() -> None:
    """The largest one, of those who are not stunned yet and near enough."""
    heroes = "ashrian:spiritspeaker@d3 grisban:berserker@d4"
    a = scene(heroes, "zombie-1@f2 goblin_archer-1@f3 goblin_archer-2@g3 goblin_archer-3@g4 goblin_archer-4@t6", YARD)
    archer, zombie = a.s.figures[FIGURE["goblin_archer-1"]], a.s.figures[FIGURE["zombie-1"]]
    assert len(dangerous_pack(a.s, archer)) == 3
    match = turn_of(a, "ashrian")
    assert choice(match) == "feat ashrian"
    match.play(a.hero("ashrian").seat, "feat ashrian")
    assert match.ask is not None
    assert match.ask.kind == "feat.monster"
    liked = dict(zip([option.text for option in match.ask.options], priors_of(a.s, match.ask), strict=True))
    assert liked[f"choose {archer.name}"] > liked[f"choose {zombie.name}"]
    zombie.conditions |= STUNNED
    assert dangerous_pack(a.s, zombie) == []
