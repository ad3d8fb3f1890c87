"""The history of a match: every earlier moment, taking back, free undo, and what is written down."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import podziemia.games
from podziemia.kernel.errors import BadRecord, Refusal
from podziemia.kernel.history import KEEP_EVERY, MOST_KEPT, History, Moment, digest_of, load_record, replayed, walk
from podziemia.kernel.match import Match
from podziemia.kernel.record import Move, new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from tests.support import kit

ABYSS = find_game("abyss")
DUNGEON_LORDS = find_game("dungeonlords")
PLAYED = 80


def abyss(most: int = PLAYED) -> History:
    return kit.play_history(ABYSS, 3, "fixture", {"first": "B"}, most=most)


def play_on(history: History, moves: int, seed: str) -> None:
    rng = seeded(seed)
    for _ in range(moves):
        seat, option = kit.random_answer(history.match, rng)
        history.play(seat, option.text)


def test_a_move_is_played_and_told() -> None:
    history = History(new_record(ABYSS, 2, "tide", {"first": "A"}))
    step = history.play(0, "explore", remark="bot")
    assert (step.move.text, step.move.remark, step.option.text, step.asked.kind) == (
        "explore",
        "bot",
        "explore",
        "turn.action",
    )
    assert history.count == 1
    assert history.events(1) is step.events
    assert [event.what for event in step.events]
    assert history.moment == Moment(1, 0)


def test_a_refused_move_changes_nothing() -> None:
    history = abyss(10)
    before = (history.match.digest(), history.record().text(), history.moment)
    with pytest.raises(Refusal):
        history.play(history.match.waiting()[0], "dance")
    assert (history.match.digest(), history.record().text(), history.moment) == before


def test_every_earlier_moment_is_as_it_was() -> None:
    history = abyss()
    for n, match in enumerate(walk(history.record())):
        assert history.at(n).digest() == match.digest()
    assert history.at(history.count) is history.match


def test_looking_back_leaves_the_present_alone() -> None:
    history = abyss()
    before, kept = history.match.digest(), history.at(40).digest()
    history.at(33).answer(history.at(33).ask_of(history.at(33).waiting()[0]).options[0])
    assert (history.match.digest(), history.at(40).digest()) == (before, kept)


def test_events_are_told_from_a_move_on() -> None:
    history = abyss()
    told = [event for n in range(history.count + 1) for event in history.events(n)]
    assert history.events_since(0) == told
    assert history.events_since(history.count) == history.events(history.count)
    assert history.events_since(history.count + 1) == []


def test_moves_taken_back_stay_in_the_record_and_are_not_played() -> None:
    history = abyss(60)
    before = history.at(40).digest()
    back = history.take_back(40, 2)
    assert (back.after, back.seat, len(back.steps)) == (40, 2, 20)
    assert history.match.digest() == before
    assert history.moment == Moment(40, 1)
    text = history.record().text()
    assert sum(line.startswith("~ ") for line in text.splitlines()) == 20
    assert load_record(text).text() == text
    assert History(load_record(text)).match.digest() == before


def test_the_game_goes_on_from_where_it_was_taken_back_to() -> None:
    history = abyss(60)
    history.take_back(20, 0)
    play_on(history, 45, "another way")
    assert history.events(65), "somebody still listens after moves were taken back"
    again = History(load_record(history.record().text()))
    assert again.count == history.count == 65
    told = [[event.plain() for event in history.events(n)] for n in range(66)]
    assert [[event.plain() for event in again.events(n)] for n in range(66)] == told
    for n, match in enumerate(walk(history.record())):
        assert history.at(n).digest() == match.digest(), "a copy of what was taken back is still there"


def test_undo_is_free_only_over_own_moves_that_told_nobody_anything() -> None:
    whole = abyss(60)
    free = 0
    for n in range(1, 61):
        history = History(whole.record().cut(n))
        before = _learned(whole.at(history.free_undo(history.steps[-1].move.seat)))
        for seat in range(3):
            to = history.free_undo(seat)
            assert to <= n
            assert all(step.move.seat == seat for step in history.steps[to:])
            free += n - to
            if seat != history.steps[-1].move.seat:
                assert to == n
        assert before == _learned(history.match)
    assert free > 10


def test_free_undo_reaches_as_far_as_it_may() -> None:
    """Beyond the reach lies another's move, or one from which somebody learned something."""
    history = abyss(60)
    for n in range(1, 61):
        seat, to = history.steps[n - 1].move.seat, history.steps[n - 1].reach
        if to:
            beyond = history.steps[to - 1].move
            assert beyond.seat != seat or _learned(history.at(to)) != _learned(history.at(to - 1))


def _learned(match: Match[Any]) -> tuple[int, int]:
    return match.state.rng.draws, match.state.shown


def test_the_last_move_of_a_seat_is_found() -> None:
    history = abyss(30)
    for seat in range(3):
        numbers = [n for n, step in enumerate(history.steps, 1) if step.move.seat == seat]
        assert history.last_move_of(seat) == numbers[-1]
    assert History(new_record(ABYSS, 2, "new")).last_move_of(0) == 0


def test_a_record_taken_out_is_not_changed_by_what_comes_after() -> None:
    history = abyss(30)
    record = history.record()
    text = record.text()
    history.take_back(10, 0)
    assert record.text() == text


def test_a_history_that_cannot_be_played_says_where() -> None:
    record = abyss(30).record()
    record.moves[20].text = "dance"
    with pytest.raises(BadRecord, match="record-not-legal") as trouble:
        History(record)
    assert trouble.value.details["move"] == 21
    record = abyss(30).record()
    record.moves[20].digest = "000000000000"
    for read in (History, replayed):
        with pytest.raises(BadRecord, match="record-diverged") as trouble:
            read(record)
        assert trouble.value.details["move"] == 21


def test_the_last_move_of_a_finished_game_carries_a_digest() -> None:
    history = kit.play_history(DUNGEON_LORDS, 2, "end")
    assert history.match.over
    assert history.steps[-1].move.digest == digest_of(history.match)


# ---- what it costs: counted in answers that the rules hear, never in seconds ----


@pytest.fixture
def resumed(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many answers the rules of the game that counts have heard since the last call."""
    path = [*podziemia.games.__path__, str(Path(__file__).parent / "games")]
    monkeypatch.setattr(podziemia.games, "__path__", path)
    counter: list[int] = import_module("podziemia.games.tally").RESUMED

    def since() -> int:
        count, counter[0] = counter[0], 0
        return count

    return since


def counted(moves: int) -> History:
    record = new_record(find_game("tally"), 2, "long")
    record.moves = [Move(i % 2, "count") for i in range(moves)]
    return History(record)


def test_a_long_game_is_loaded_by_playing_it_once(resumed: Callable[[], int]) -> None:
    resumed()
    assert counted(12_000).match.state.total == 12_000
    assert resumed() == 12_000


def test_browsing_costs_a_few_moves_and_copies_are_bounded(resumed: Callable[[], int]) -> None:
    history = counted(12_000)
    resumed()
    for n in range(7_000, 7_500):
        assert history.at(n).state.total == n
    assert resumed() < 500 * KEEP_EVERY
    for n in range(12_000, 0, -97):
        assert history.at(n).state.total == n
        assert len(history._kept) <= MOST_KEPT
    assert 0 in history._kept


def test_going_back_step_by_step_costs_little(resumed: Callable[[], int]) -> None:
    history = counted(12_000)
    resumed()
    for n in range(11_999, 3_999, -1):
        history.take_back(n, 0)
    assert resumed() < 8_000 * KEEP_EVERY
    history.play(0, "count")
    assert history.match.state.total == 4_001
    assert history.at(3_990).state.total == 3_990


def wavering(times: int) -> History:
    """A game of Dungeon Lords in which the first seat cannot decide which orders to give."""
    record = new_record(DUNGEON_LORDS, 2, "wavering")
    options = record.start().ask_of(0).options
    record.moves = [Move(0, options[i % len(options)].text) for i in range(times)]
    return History(record)


def test_a_mind_changed_ever_so_often_does_not_pile_up_in_forks() -> None:
    history = wavering(12_000)
    assert history.count == 12_000
    assert max(len(match._since) for match in (history.match, *history._kept.values())) == 1


def test_a_fork_hears_only_the_last_word_of_who_changed_his_mind() -> None:
    history = wavering(500)
    fork = history.match.fork()
    assert fork.digest() == history.match.digest()
    text = fork.ask_of(1).options[-1].text
    fork.play(1, text)
    history.play(1, text)
    assert fork.digest() == history.match.digest()
    assert kit.texts_of(fork) == kit.texts_of(history.match)
