"""Action ids are numbers for option texts: complete, and the same everywhere."""

from hashlib import blake2b
from itertools import islice

import numpy as np
import pytest

from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.errors import Refusal
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.actions import Actions, actions_of
from podziemia.lab.observation import question
from tests.lab.tables import every_choice, every_game, every_table
from tests.support import kit

LISTS = {
    "abyss": (1, 485, "1c5d4a5a6e11"),
    "descent": (1, 7275, "ac608a11046b"),
    "dungeonlords": (1, 689, "144f8459fe4d"),
    "shadespire": (1, 3660, "62c94986ea2a"),
    "tyrants": (1, 2229, "29d54cdda29d"),
}
"""By game: since which edition it has its list of action texts, how many they are, and their fingerprint."""


@every_game
def test_the_numbers_of_actions_change_only_with_the_edition(name: str) -> None:
    """Who has trained on a list keeps it until the rules change: raise the edition and write the new list above."""
    game = find_game(name)
    since, count, known = LISTS[name]
    texts = game.action_texts()
    fingerprint = blake2b("\n".join(texts).encode(), digest_size=6).hexdigest()
    assert (len(texts), fingerprint) == (count, known) or game.edition > since


@every_game
def test_every_option_has_a_number_whatever_the_settings(name: str) -> None:
    game = find_game(name)
    actions = actions_of(name)
    for seats, settings in every_choice(game):
        for match in islice(kit.positions(game, seats, str(settings), settings), 300):
            for seat in match.waiting():
                ask = match.ask_of(seat)
                assert len(set(actions.legal(ask))) == len(ask.options)


@every_table
def test_the_mask_is_the_options_of_the_ask(name: str, seats: int) -> None:
    actions = actions_of(name)
    match = new_match(find_game(name), seats, "mask")
    seat = match.waiting()[0]
    ask = match.ask_of(seat)
    mask = actions.mask(question(match, seat))
    assert mask.dtype == np.int8
    assert [actions.texts[action] for action in np.flatnonzero(mask)] == sorted(
        (option.text for option in ask.options), key=actions.ids.__getitem__
    )
    assert actions.legal(ask) == np.flatnonzero(mask).tolist()
    assert all(actions.option(ask, actions.number(option)) is option for option in ask.options)


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    match = new_match(find_game("abyss"), 3, "mask")
    asked = match.waiting()
    for seat in range(3):
        assert actions_of("abyss").mask(question(match, seat)).any() == (seat in asked)


@pytest.mark.parametrize("action", [-1, 1, 2, 99])
def test_what_is_not_offered_is_refused(action: int) -> None:
    ask = Ask(0, "toy", [Option("yes")])
    with pytest.raises(Refusal):
        Actions(["yes", "no", "perhaps"]).option(ask, action)
