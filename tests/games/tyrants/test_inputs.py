"""What the net sees of Tyrants of the Underdark."""

from random import Random

import pytest

from podziemia.bots.worlds import draw_by_prior
from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.bots import inputs
from podziemia.games.tyrants.bots.inputs import SIZE, TABLE_SIZE, TyrantsInputs
from podziemia.games.tyrants.data.cards import CARD_IDS
from podziemia.games.tyrants.data.map import SITE_IDS
from podziemia.games.tyrants.rules.setup import PAIRS
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.match import Match, new_match
from tests.games.tyrants.table import has, table


def positions(seats: int, decks: str = "random") -> list[Match[TyrantsState]]:
    """The beginnings of turns along a game at first sight, its last ones among them."""
    match = new_match(GAME, seats, "inputs", {"decks": decks})
    mind = GAME.handmade_mind()
    chance = Random(seats)
    found: list[Match[TyrantsState]] = []
    clock = -1
    while match.ask is not None:
        if mind.calm(match.state) != clock:
            clock = mind.calm(match.state)
            found.append(match.fork())
        match.answer(draw_by_prior(mind, match.state, match.ask, 2.0, chance.random()))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_as_many_and_reading_changes_nothing(seats: int) -> None:
    for match in positions(seats):
        before = match.digest()
        sides, of_table = TyrantsInputs().read(match.state)
        assert [len(side) for side in sides] == [SIZE] * seats
        assert len(of_table) == TABLE_SIZE
        assert match.digest() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_the_terms_made_by_hand_are_among_them(seats: int) -> None:
    """The whole verdict of the evaluation, divided among the phases, and the score as it would be now."""
    mind = GAME.handmade_mind()
    for match in positions(seats):
        sides, _ = TyrantsInputs().read(match.state)
        verdict = mind.points(match.state)
        scores = GAME.scores(match.state)
        for seat, side in enumerate(sides):
            phases = range(0, inputs.WAITING, inputs.BY_PHASE)
            assert sum(side[at] for at in phases) == pytest.approx(1)
            assert sum(side[at + 3] for at in phases) == pytest.approx(scores[seat].total)
            assert sum(side[at + 4] for at in phases) == pytest.approx(verdict[seat])


def test_every_seat_has_one_number_of_turns_to_wait_and_of_spies() -> None:
    for match in positions(4):
        for side in TyrantsInputs().read(match.state)[0]:
            for first, size in ((inputs.WAITING, 4), (inputs.PIECES, 6)):
                assert sorted(side[first : first + size])[-2:] == [0.0, 1.0]


def test_cards_and_sites_have_places_of_their_own() -> None:
    t = table(A=has(deck="kobold kobold noble"), map={"eryndlyn": "AAB", "llacerellyn": "AA", "kanaglym": "BBB +A"})
    mine, theirs = TyrantsInputs().read(t.match.state)[0]
    eryndlyn, llacerellyn, kanaglym = map(SITE_IDS.index, ("eryndlyn", "llacerellyn", "kanaglym"))
    assert mine[inputs.OWNED + CARD_IDS.index("kobold")] == 2
    assert [mine[inputs.HELD + site] for site in (eryndlyn, llacerellyn, kanaglym)] == [1, 1, 0]
    assert [mine[inputs.TOTAL + site] for site in (eryndlyn, llacerellyn, kanaglym)] == [0, 1, 0]
    assert mine[inputs.SHARE + eryndlyn] == pytest.approx(2 / 3)
    assert theirs[inputs.HELD + kanaglym] == 1
    assert theirs[inputs.TOTAL + kanaglym] == 0


@pytest.mark.parametrize("pair", PAIRS)
def test_nobody_is_sure_of_the_winner_when_a_game_begins(pair: str) -> None:
    """With other half-decks the net once gave one seat all the chances, and every deed was as good as none."""
    for match in positions(3, pair)[:7]:
        assert 0.05 < min(GAME.mind.utility(match.state)) < max(GAME.mind.utility(match.state)) < 0.9
