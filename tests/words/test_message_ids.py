"""The client makes ids of messages by itself, from a list of examples that both sides prove."""

import json

from podziemia.kernel.show import message_id
from tests.words.message_ids import FILE, made


def test_an_id_is_of_small_letters_digits_and_hyphens() -> None:
    assert message_id("abyss", "name", "ship_master") == "abyss-name-ship-master"
    assert message_id("descent", "rule", "DSC-7.01") == "descent-rule-dsc-7-01"
    assert message_id("a__b", ":c") == "a-b--c"


def test_the_examples_for_the_client_are_all_ids_there_are() -> None:
    """Written anew by `python -m tests.words.message_ids`."""
    assert FILE.read_text(encoding="utf-8") == made()


def test_parts_can_be_made_alone() -> None:
    """A joined id is made of the ids of its parts, whatever stands in them."""
    examples = json.loads(FILE.read_text(encoding="utf-8"))
    for id, made_of_it in examples.items():
        assert message_id("game", "name", id) == f"game-name-{made_of_it}"
