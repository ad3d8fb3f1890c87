"""Positions of the strategy note about order, cards and targets: what a good player does without hesitating."""

import pytest

from podziemia.bots import make_bot
from podziemia.games.descent import GAME
from podziemia.games.descent.data.map import SPACE_IDS
from tests.games.descent.scenes import hurt, scene
from tests.games.descent.table import DescentTable
from tests.games.descent.test_mind import Road


def choice(t: DescentTable) -> str:
    return make_bot("greedy", GAME, "strategy").choose(t.match, t.ask.seat).text


def played(t: DescentTable, most: int) -> list[str]:
    """So many answers of the bot, whoever is asked."""
    said = []
    for _ in range(most):
        said.append(choice(t))
        t.do(said[-1])
    return said


@pytest.mark.parametrize("party", ["jain:wildlander avric:disciple@b1", "avric:disciple@b1 jain:wildlander"])
def test_who_heals_comes_before_whom_he_heals(party: str) -> None:
    """She rises without an action of hers and has her whole turn; first in order she could only stand up."""
    a = scene(f"grisban:berserker@a6 {party}", "zombie-master@h6")
    a.fall("jain", "a1")
    a.hero("grisban").acted = True
    t = a.round()
    assert played(t, 3) == ["go avric_albright", "use prayer_of_healing", "choose jain_fairwood"]
    assert not t.hero("jain").down


@pytest.mark.parametrize(
    ("hero", "others", "asked"),
    [
        ("tomble:thief", "grisban:berserker@h6", "test might"),
        ("grisban:berserker", "tomble:thief@h6", "test awareness"),
    ],
)
def test_a_dart_asks_for_what_the_hero_lacks(hero: str, others: str, asked: str) -> None:
    """Tomble's might fails in nine cases of ten and his awareness in one; Grisban is the other way round."""
    a = scene(f"{hero}@a1 {others} avric:disciple@h5")
    a.s.search_tokens = [SPACE_IDS.index("a1")]
    a.hold("poison_dart")
    t = a.turn(hero.partition(":")[0])
    t.do("search a1")
    assert played(t, 2) == ["play poison_dart", asked]


@pytest.mark.parametrize("party", ["jain:wildlander@c3 avric:disciple@c4", "avric:disciple@c4 jain:wildlander@c3"])
def test_the_weak_willed_one_is_charmed(party: str) -> None:
    """Jain's willpower of 2 fails in four cases of five, Avric's 4 in one of four."""
    a = scene(f"grisban:berserker@h1 {party}", "zombie-master@h6")
    hurt(a, avric=5)
    a.hold("dark_charm")
    assert played(a.overlord(), 2) == ["play dark_charm", "choose jain_fairwood"]


def test_who_comes_back_every_turn_is_not_chased() -> None:
    """Goblins return, barghests do not, and only they count for the heroes."""
    road = Road(fear=2)
    road.s.round = 3
    road.move("jain_fairwood", (6, 6))
    road.put("goblin_archer-1", (7, 6))
    road.put("barghest-1", (6, 9), (6, 10), damage=2)
    match = road.turn("jain_fairwood")
    bot = make_bot("greedy", GAME, "strategy")
    while match.ask is not None and match.ask.kind != "attack.target":
        match.answer(bot.choose(match, match.ask.seat))
    assert match.ask is not None
    assert {option.text for option in match.ask.options} == {"target g8", "target j7", "target k7"}
    assert bot.choose(match, match.ask.seat).text in ("target j7", "target k7")
