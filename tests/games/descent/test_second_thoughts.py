"""Positions of games in which the bots went wrong: the run for the exit, the captives, and small change of a blow."""

import pytest

from podziemia.bots import make_bot
from podziemia.games.descent import GAME
from podziemia.games.descent.bots.aims import LOOSENED, MAIN, spots_for
from podziemia.games.descent.bots.escort import resting_place
from podziemia.games.descent.bots.tactics import Turn
from podziemia.games.descent.data.cards import FIGURE, PLOT_IDS
from podziemia.games.descent.data.map import SPACE_IDS, space_at
from podziemia.games.descent.rules.monsters import new_lieutenant
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.state import MONSTER_TURN, DescentState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.match import Match
from tests.games.descent.scenes import hurt, scene, tired
from tests.games.descent.table import DescentTable
from tests.games.descent.test_escort import encounter, figure


def choice(t: DescentTable) -> str:
    return make_bot("greedy", GAME, "second").choose(t.match, t.ask.seat).text


# ---- the run for the exit ----


def bearer(way: int, actions: int, *cards: str) -> Match[DescentState]:
    """Splig bears the chest so many spaces from the tunnel; the heroes are where they came in."""
    s = encounter("rellegars_rest", 1)
    s.round = 8
    s.closed = 0
    s.survey()
    splig = s.figures[FIGURE["splig"]] = new_lieutenant(s, "splig")
    chest = next(token for token in s.tokens if token.marker == "R")
    chest.bearer, chest.space = splig.id, NOBODY
    s.put(splig, (space_at(8, 18),))
    far = Turn(s, splig).far
    s.lift(splig)
    s.put(splig, (next(space for space in s.board.spaces if far[space] == way),))
    s.deck = sorted({*s.deck, *s.hand} - {PLOT_IDS.index(card) for card in cards})
    s.hand = [PLOT_IDS.index(card) for card in cards]
    s.turn = new_turn(splig.id, actions)
    splig.activated = True
    s.phase = MONSTER_TURN
    for hero in s.heroes:
        hero.acted = True
    return Match(GAME, s)


def run(match: Match[DescentState]) -> list[str]:
    """What is done in the activation, without the steps."""
    bot = make_bot("greedy", GAME, "second")
    said = []
    while match.ask is not None and match.ask.kind == "monster.action":
        answer = bot.choose(match, 0)
        match.answer(answer, 0)
        said += [answer.text] if answer.verb != "step" else []
    return said


@pytest.mark.parametrize(
    ("way", "cards", "done"),
    [
        (3, ("dash",), ["move", "move", "leave"]),
        (5, ("dash", "dash-2"), ["move", "move", "play dash", "dash", "leave"]),
        (5, (), ["move", "move", "end-turn"]),
        (6, ("dash", "dash-2"), ["move", "move", "play dash", "dash", "end-turn"]),
    ],
)
def test_who_bears_the_chest_counts_on_a_dash(way: int, cards: tuple[str, ...], done: list[str]) -> None:
    """Two spaces a move and one to leave: with Dash it is out of six. Two of them are not for one activation."""
    assert run(bearer(way, 2, *cards)) == done


def test_who_has_just_taken_the_chest_dashes_off() -> None:
    assert run(bearer(8, 0, "dash"))[:2] == ["play dash", "dash"]


@pytest.mark.parametrize(("played", "moves"), [((), 1), (("frenzy",), 1), (("dash",), 0)])
def test_a_second_dash_is_for_another_activation(played: tuple[str, ...], moves: int) -> None:
    s = bearer(5, 2, "dash-2").state
    s.turn.played = played
    assert Turn(s, figure(s, "splig")).reserve == moves


def test_who_has_no_way_out_keeps_the_card() -> None:
    match = bearer(5, 0, "dash")
    chest = next(token for token in match.state.tokens if token.marker == "R")
    chest.bearer, chest.space = match.state.heroes[0].id, NOBODY
    assert run(Match(GAME, match.state)) == ["end-turn"]


# ---- captives ----


def test_who_will_fail_loosens_the_ropes_for_the_next_try(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jain's might is 2, and a captive is worth the way all the same; a lock that only holds is not."""
    s = encounter("the_baron_returns")
    jain = figure(s, "jain_fairwood")
    captives = [spot for spot in spots_for(s, jain) if spot.deed == "cut_loose"]
    assert len(captives) == 4
    assert [spot.worth for spot in captives] == [LOOSENED * MAIN] * 4
    for action in s.script.actions:
        monkeypatch.setattr(action, "failed", action.failed[:1])  # it only tires
    assert max([spot.worth for spot in spots_for(s, jain)]) <= 0.3 * MAIN


# ---- small change of a blow ----


@pytest.mark.parametrize(
    ("shields", "chosen"),
    [
        (("gray-1", "gray-1"), "done"),
        (("gray-2", "gray-3"), "done"),
        (("gray-1", "gray-5"), "surge shatter-guard"),
    ],
)
def test_a_guard_is_shattered_that_holds(shields: tuple[str, str], chosen: str) -> None:
    """A gray die shows one and a third: another throw of a blank or a single shield is for the defender."""
    a = scene("syndrael:knight@a1 jain:wildlander@h6 avric:disciple@h5", "ettin-1@b1,c1,b2,c2")
    a.equip("syndrael", "iron_longsword")
    t = a.turn("syndrael")
    t.roll("blue-2", "red-1", *shields)
    t.do("attack iron_longsword", "target b1")
    assert choice(t) == chosen
    if chosen != "done":
        t.do(chosen)
        assert choice(t) == f"reroll {shields[1]}"


@pytest.mark.parametrize(
    ("damage", "fatigue", "points"),
    [(0, 0, "points 0"), (6, 0, "points 1"), (7, 0, "points 2"), (7, 4, "points 0")],
)
def test_jain_turns_as_much_into_fatigue_as_keeps_her_up(damage: int, fatigue: int, points: str) -> None:
    """Two hearts come through; she has eight and five to tire."""
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@b1")
    hurt(a, jain=damage)
    tired(a, jain=fatigue)
    t = a.activation("zombie-1")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "surge diseased")
    assert (t.ask.kind, t.ask.n) == ("damage.as-fatigue", 2)
    for seed in range(8):
        assert make_bot("greedy", GAME, f"{seed}").choose(t.match, t.ask.seat).text == points


@pytest.mark.parametrize(("hero", "chosen"), [(True, "pass"), (False, "play dark_fortune")])
def test_dark_fortune_mends_a_miss_of_his_own(hero: bool, chosen: str) -> None:
    """A hero who has missed does no harm, whatever the monster's dice show."""
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-master@b1")
    a.hold("dark_fortune")
    t = a.turn("grisban") if hero else a.activation("zombie-master")
    t.roll("blue-1", "red-2", "brown-1", "gray-1", "gray-1")
    t.do("attack chipped_greataxe" if hero else "strike")
    assert t.ask.kind == "overlord.roll"
    assert choice(t) == chosen


# ---- the wagon ----


@pytest.mark.parametrize(("who", "step"), [("wagon", "j4"), ("jain_fairwood", "l4")])
def test_the_wagon_goes_around_the_water(who: str, step: str) -> None:
    """Through the water it is no farther, and no wagon swims: its first step is one that it can take."""
    s = encounter("caladens_crossing")
    walker = figure(s, who)
    s.lift(walker)
    s.put(walker, (SPACE_IDS.index("k3"),))
    goal = SPACE_IDS.index("m5")
    assert who != "wagon" or resting_place(s, walker, 4) == goal
    assert [SPACE_IDS[space] for space in Turn(s, walker, 4).first_steps(goal)] == [step]
