"""An episode serves a match one decision after another."""

import pytest

from podziemia.kernel.ask import NOBODY, Together
from podziemia.kernel.errors import Refusal
from podziemia.lab.episode import Episode, drawn, returns
from tests.lab.tables import every_table


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1]),
        ([4, 1, 1, 1], [-1, 1 / 3, 1 / 3, 1 / 3]),
        ([1], [0]),
    ],
)
def test_places_are_worth_what_was_beaten(places: list[int], worth: list[float]) -> None:
    assert returns(places) == pytest.approx(worth)
    assert sum(returns(places)) == pytest.approx(0)


@every_table
def test_the_first_legal_action_leads_to_the_end_or_the_cut(name: str, seats: int) -> None:
    episode = Episode(name, seats, "first", most=200)
    while not episode.over and not episode.cut:
        seat = episode.turn
        ask = episode.ask(seat)
        assert ask is not None
        assert all(not episode.mask(other).any() for other in range(seats) if other != seat)
        episode.answer(episode.actions.number(ask.options[0]))
    assert episode.over != episode.cut
    assert episode.cut == (episode.decisions == 200)
    assert sum(episode.returns()) == pytest.approx(0)
    assert (episode.turn == NOBODY) == episode.over
    assert drawn(episode.match)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    episode = Episode("abyss", 2, "illegal")
    before = episode.match.digest()
    illegal = int((episode.mask(episode.turn) == 0).argmax())
    with pytest.raises(Refusal):
        episode.answer(illegal)
    assert (episode.match.digest(), episode.decisions) == (before, 0)


def test_who_is_asked_together_learns_nothing_of_the_answers_before_all_are_in() -> None:
    """In Dungeon Lords everybody gives orders at once."""
    seen = []
    for choice in (0, -1):
        episode = Episode("dungeonlords", 3, "secret")
        while not isinstance(episode.match.ask, Together):
            episode.answer(episode.actions.legal(episode.match.ask_of(episode.turn))[0])
        first = episode.turn
        episode.answer(episode.actions.legal(episode.match.ask_of(first))[choice])
        second = episode.turn
        assert second != first
        others = [seat for seat in range(3) if seat != first]
        seen.append((second, *[episode.observe(seat).tobytes() for seat in others], episode.mask(second).tobytes()))
    assert seen[0] == seen[1]
