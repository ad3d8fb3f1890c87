"""What the net sees of Shadespire: threats in both directions, and how far objectives have got."""

import pytest

from podziemia.games.shadespire.bots import inputs
from podziemia.games.shadespire.bots.inputs import SIZE, TABLE_SIZE, ShadespireInputs
from podziemia.games.shadespire.bots.odds import odds
from podziemia.games.shadespire.bots.progress import PARTS, Facts, is_dead, outlook
from podziemia.games.shadespire.bots.threats import Threats, success
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import CRIT, DODGE, HAMMER, SHIELD, SUPPORT1, SWORD, faces
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.ready_decks import READY_DECKS
from tests.games.shadespire.table import Battle, battle, end_phase

ATTACKS = [(HAMMER, 3), (SWORD, 2)]
DEFENCES = [(faces(CRIT, SHIELD), 3), (faces(CRIT, DODGE), 2), (faces(CRIT, SHIELD, DODGE), 4), (faces(CRIT), 1)]


def facts(t: Battle, seat: int = 0) -> Facts:
    return Facts(t.s, seat, Threats(t.s, seat), Threats(t.s, 1 - seat))


@pytest.mark.parametrize(("symbol", "count"), ATTACKS)
@pytest.mark.parametrize(("defence", "against"), DEFENCES)
@pytest.mark.parametrize(("dice", "defence_dice"), [(1, 1), (2, 1), (3, 2), (2, 3)])
def test_quick_odds_are_exact(
    symbol: int, count: int, defence: int, against: int, dice: int, defence_dice: int
) -> None:
    exact = float(odds(dice, faces(CRIT, symbol), defence_dice, defence).success)
    assert success(dice, count, defence_dice, against) == pytest.approx(exact)
    helped = float(odds(dice, faces(CRIT, symbol, SUPPORT1), defence_dice, defence).success)
    assert success(dice, count + 1, defence_dice, against) == pytest.approx(helped)


def test_a_threat_is_seen_by_both_sides_until_the_striker_has_charged() -> None:
    t = battle(place={"obryn_the_bold": (6, 4), "targor": (9, 3)}, wounds={"obryn_the_bold": 3})
    targor, obryn = t.fighter("targor"), t.fighter("obryn_the_bold")
    mine = Threats(t.s, 0)
    assert mine.kill[targor.number] == mine.best_kill == mine.charge_kill > 0.5
    assert Threats(t.s, 1).kill[obryn.number] > 0.3
    assert ShadespireInputs().read(t.s)[0][0][inputs.REACH + 2] == mine.best_kill
    obryn.charged = True
    assert Threats(t.s, 0).best_kill == 0.0
    assert Threats(t.s, 1).kill[obryn.number] > 0.3


def test_who_has_moved_threatens_only_whom_it_can_reach() -> None:
    t = battle(place={"obryn_the_bold": (6, 4), "targor": (9, 3)})
    t.fighter("obryn_the_bold").moved = True
    assert Threats(t.s, 0).best_kill == 0.0
    near = battle(place={"obryn_the_bold": (8, 4), "targor": (9, 3)})
    near.fighter("obryn_the_bold").moved = True
    assert Threats(near.s, 0).best_kill > 0.5
    assert Threats(near.s, 0).charge_kill == 0.0


def test_an_objective_gets_on_as_the_fighter_comes_nearer() -> None:
    card = NUMBER["hold_objective_3"]
    shares = [
        outlook(facts(battle(place={"obryn_the_bold": hex, "targor": (15, 1)}, tokens={3: (8, 4)})), card)
        for hex in ((1, 1), (5, 3), (8, 4))
    ]
    assert shares == sorted(shares)
    assert shares[0] < shares[1] < shares[2] < 1.0


def test_an_objective_of_nobody_lost_is_over_with_the_first_loss() -> None:
    place = {"obryn_the_bold": (1, 1), "severin_steelheart": (3, 1), "targor": (15, 1)}
    t = end_phase(place=place)
    assert outlook(facts(t), NUMBER["eternals"]) == 0.0
    assert is_dead(t.s, 0, NUMBER["eternals"])
    whole = end_phase(place={**place, "angharad_brightshield": (5, 1)})
    assert outlook(facts(whole), NUMBER["eternals"]) == 1.0
    assert not is_dead(whole.s, 0, NUMBER["eternals"])


def test_most_objectives_of_the_ready_decks_are_counted_and_not_guessed() -> None:
    cards = {NUMBER[id] for deck in READY_DECKS for id in deck.objectives}
    assert len(cards & set(PARTS)) > 0.85 * len(cards)


@pytest.mark.parametrize("place", [{}, {"obryn_the_bold": (8, 4)}, {"targor": (9, 3)}])
def test_every_share_lies_between_nothing_and_all(place: dict[str, tuple[int, int]]) -> None:
    """Even where a side has nobody left."""
    t = battle(place=place, tokens={1: (8, 4), 2: (9, 3)}, round=3)
    for seat in range(2):
        found = facts(t, seat)
        assert all(0.0 <= outlook(found, card) <= 1.0 for card in range(len(OBJECTIVES)))
    sides, table = ShadespireInputs().read(t.s)
    assert [len(side) for side in sides] == [SIZE, SIZE]
    assert len(table) == TABLE_SIZE
