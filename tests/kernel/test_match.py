"""A match runs from question to question and can be copied at any moment."""

import pytest

from podziemia.kernel.ask import Ask, Rules, Together
from podziemia.kernel.errors import BadSetup, Refusal
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.kernel.toy import DRAW, STAY, TOY, ToyState
from tests.support import kit


def toy(seats: int = 2, seed: str = "seed") -> Match[ToyState]:
    return new_match(TOY, seats, seed, listen=True)


def to_the_secret_choice(match: Match[ToyState]) -> Together:
    while not isinstance(match.ask, Together):
        match.answer(STAY)
    return match.ask


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_game_holds_what_every_game_holds(seats: int) -> None:
    rng = seeded("toy")
    for number in range(30):
        assert kit.check_game(TOY, seats, f"toy {number}") >= 3 * (seats + 1)
        for match in kit.positions(TOY, seats, f"toy {number}"):
            kit.check_forks(match, rng)
            kit.check_hidden(match, rng)
            if not match.over:
                kit.check_undo_is_honest(match, rng)
                kit.check_refusals(match)


def test_an_ask_refuses_to_exist_without_options() -> None:
    with pytest.raises(AssertionError, match=r"pick\.one"):
        Ask(0, "pick.one", [])


def test_a_question_with_one_answer_is_answered_by_the_kernel() -> None:
    match = toy(3)
    for _ in range(3):
        match.answer(DRAW)
    assert match.state.deck == []
    for seat in match.waiting():
        match.answer(match.ask_of(seat).options[0], seat)
    match.play(match.waiting()[0], "next")
    assert match.ask is not None
    assert match.ask.kind == "play", "with an empty deck there is nothing to ask about drawing"


def test_a_pause_waits_although_there_is_one_answer() -> None:
    match = toy()
    to_the_secret_choice(match)
    for seat in (0, 1):
        match.answer(match.ask_of(seat).options[0], seat)
    assert match.ask is not None
    assert [option.text for option in match.ask.options] == ["next"]


def test_a_secret_choice_can_be_changed_until_the_last_one_is_in() -> None:
    match = toy()
    to_the_secret_choice(match)
    first, second = match.ask_of(0).options[:2]
    match.answer(first, 0)
    assert match.waiting() == [1]
    match.answer(second, 0)
    match.answer(match.ask_of(1).options[0], 1)
    assert second.index in match.state.open
    assert first.index in match.state.hands[0]


def test_nobody_learns_what_another_has_chosen_before_all_have() -> None:
    match = toy()
    to_the_secret_choice(match)
    other = match.fork()
    match.answer(match.ask_of(0).options[0], 0)
    other.answer(other.ask_of(0).options[1], 0)
    assert kit.knowledge(match, 1) == kit.knowledge(other, 1)


def test_a_redealt_fork_forgets_the_secret_answers_of_others() -> None:
    match = toy()
    to_the_secret_choice(match)
    match.answer(match.ask_of(0).options[0], 0)
    assert match.redealt(1, seeded("x")).waiting() == [0, 1]
    assert match.redealt(0, seeded("x")).waiting() == [1]


def test_a_redealt_fork_has_dice_of_its_own() -> None:
    match = toy()
    streams = {match.redealt(0, seeded(f"deal {n}")).state.rng.word() for n in range(5)}
    assert match.fork().state.rng.word() not in streams
    assert len(streams) == 5


def test_a_stretch_is_what_a_fork_hears_again() -> None:
    """The state at the last quiet point and the answers since: played again they lead here."""
    match = toy()
    to_the_secret_choice(match)
    match.answer(match.ask_of(0).options[0], 0)
    quiet, answers = match.stretch()
    assert answers
    again = Match(TOY, quiet.copy())
    for option in answers:
        again.answer(option, again.waiting()[0])
    assert again.digest() == match.digest()
    with pytest.raises(AssertionError, match="keeps no copies"):
        match.redealt(0, seeded("x")).stretch()


def test_a_redealt_fork_cannot_be_forked_before_its_next_quiet_point() -> None:
    with pytest.raises(AssertionError, match="keeps no copies"):
        toy().redealt(0, seeded("x"), forkable=True).fork()


@pytest.mark.parametrize("forkable", [True, False])
def test_after_that_a_redealt_fork_can_be_forked_if_it_was_to_be(forkable: bool) -> None:
    world = toy().redealt(0, seeded("x"), forkable)
    while world.state.round == 1:
        assert not world.can_fork()
        seat = world.waiting()[0]
        world.answer(world.ask_of(seat).options[0], seat)

    assert world.can_fork() == forkable
    if forkable:
        assert world.fork().digest() == world.digest()


def test_only_a_playout_runs_on_by_other_rules() -> None:
    """A match that keeps copies would be forked by answers that nobody gave."""

    def other_rules(state: ToyState) -> Rules[None]:
        yield Ask(0, "pause", [STAY], pause=True)
        state.over = True

    match = toy()
    with pytest.raises(AssertionError, match="the game's own rules"):
        match.run_on(other_rules(match.state))
    world = match.redealt(0, seeded("x"))
    world.run_on(other_rules(world.state))
    assert world.ask is not None
    assert world.ask.kind == "pause"
    world.answer(STAY)
    assert world.over


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    with pytest.raises(Refusal) as refused:
        toy().play(1, "stay")
    assert refused.value.key == "not-your-turn"
    assert refused.value.details == {"seat": "B", "turn": "A"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        toy().play(0, "dance")
    assert refused.value.key == "not-legal"


def test_after_the_end_nothing_is_taken() -> None:
    match = list(kit.positions(TOY, 2, "end"))[-1]
    with pytest.raises(Refusal, match="game-over"):
        match.play(0, "stay")
    with pytest.raises(Refusal, match="game-over"):
        match.answer(STAY)
    assert match.waiting() == []


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_the_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="seat-count"):
        new_match(TOY, seats, "seed")


@pytest.mark.parametrize(("settings", "key"), [({"hand": "5"}, "setting-value"), ({"hut": "3"}, "setting-unknown")])
def test_unknown_settings_are_refused(settings: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup, match=key):
        new_match(TOY, 2, "seed", settings)


def test_events_are_told_only_to_those_who_may_know() -> None:
    match = toy()
    match.heard()
    match.answer(DRAW)
    told = match.heard()
    assert [e.what for e in told if e.seen_by(1)] == ["drawn"]
    assert [e.what for e in told if e.seen_by(0)] == ["drawn", "drawn_card"]
    assert match.heard() == []


def test_full_ties_share_a_place() -> None:
    match = toy(3)
    match.state.points = [2, 5, 5]
    assert TOY.places(match.state) == [3, 1, 1]
