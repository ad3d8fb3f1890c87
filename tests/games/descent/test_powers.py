"""What monsters and lieutenants make of the actions on their cards."""

from podziemia.games.descent.bots.powers import HABIT, SUMMONED, power_worth
from podziemia.games.descent.bots.priors import ACT, priors_of
from podziemia.games.descent.bots.tactics import Turn
from podziemia.games.descent.data.cards import ABILITY_IDS, FIGURE
from podziemia.games.descent.data.options import PERFORM
from podziemia.games.descent.data.parts import IMMOBILIZED, STUNNED
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.state import MONSTER_TURN, OVERLORD, DescentState
from podziemia.kernel.ask import Ask
from tests.games.descent.scenes import scene
from tests.games.descent.table import Arrangement
from tests.games.descent.test_escort import encounter, move
from tests.games.descent.test_keeping import lieutenant, monster


def worth(s: DescentState, name: str, power: str) -> float:
    s.turn = new_turn(FIGURE[name], 2)
    s.phase = MONSTER_TURN
    return power_worth(Turn(s, s.figures[FIGURE[name]]), power)


def test_urthko_howls_for_his_pack() -> None:
    """Rise of Urthko: his howl brings a barghest, that of another only takes a breath."""
    s = encounter("rise_of_urthko", 1)
    master = monster(s, "barghest-master", (3, 17), (4, 17))
    minion = monster(s, "barghest-1", (3, 18), (4, 18))
    move(s, s.heroes[0].name, (5, 18))
    assert worth(s, master.name, "howl") > SUMMONED > worth(s, minion.name, "howl") > 0


def test_fire_is_for_enemies_and_not_for_friends() -> None:
    crowd = scene("jain:wildlander@c1 avric:disciple@d1", "elemental-master@c2,d2,c3,d3")
    friends = scene("jain:wildlander@c1 avric:disciple@h6", "elemental-master@c2,d2,c3,d3 zombie-1@e2 zombie-2@e3")
    assert worth(crowd.s, "elemental-master", "fire") > 2.0
    assert worth(friends.s, "elemental-master", "fire") < 0


def test_nobody_is_held_or_stunned_twice() -> None:
    a = scene("jain:wildlander@c1 avric:disciple@h6", "zombie-master@c2")
    assert worth(a.s, "zombie-master", "grab") > 0
    a.hero("jain").conditions |= IMMOBILIZED
    assert worth(a.s, "zombie-master", "grab") == 0
    stunned = scene("jain:wildlander@c1 avric:disciple@h6", "lady_eliza_farrow@c2")
    assert worth(stunned.s, "lady_eliza_farrow", "seduce") > 1.0
    stunned.hero("jain").conditions |= STUNNED
    assert worth(stunned.s, "lady_eliza_farrow", "seduce") == 0


def test_a_follower_dies_for_whom_the_heroes_must_defeat() -> None:
    """Not for a scratch, and not where nothing hangs on the lieutenant."""
    s = encounter("lord_of_flame", 1)
    merick = lieutenant(s, "lord_merick_farrow", (4, 16))
    merick.damage = 5
    assert worth(s, merick.name, "sacrifice") > 3.0
    merick.damage = 1
    assert worth(s, merick.name, "sacrifice") < 0
    elsewhere = encounter("archive_of_arrizon", 1)
    other = lieutenant(elsewhere, "lord_merick_farrow", (4, 16))
    other.damage = 5
    assert worth(elsewhere, other.name, "sacrifice") == 0


def test_what_brings_nothing_is_left_alone() -> None:
    """A card's action that nobody has worked out is still done by who has nothing better to do."""
    a: Arrangement = scene("jain:wildlander@c1 avric:disciple@h6", "flesh_moulder-master@c5 zombie-1@c6")
    a.s.turn = new_turn(FIGURE["flesh_moulder-master"], 2)
    a.s.phase = MONSTER_TURN
    heal = PERFORM[ABILITY_IDS.index("heal")]
    liked = priors_of(a.s, Ask(OVERLORD, "monster.action", [heal], "flesh_moulder-master"))[0]
    a.s.figures[FIGURE["zombie-1"]].damage = 2
    assert liked < ACT < priors_of(a.s, Ask(OVERLORD, "monster.action", [heal], "flesh_moulder-master"))[0]
    assert worth(a.s, "flesh_moulder-master", "overpower") == HABIT
