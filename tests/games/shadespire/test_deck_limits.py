"""Decks at their limits: one card too few or too many, the wrong pile, the wrong warband, and lines nobody can read."""

import pytest

from podziemia.games.shadespire.data.ready_decks import READY_DECK_IDS
from podziemia.games.shadespire.rules.decks import (
    MOST_LINES,
    Deck,
    Reading,
    check,
    check_text,
    deck_from,
    deck_text,
    read_deck,
    ready_deck,
)
from podziemia.kernel.errors import BadSetup
from tests.support import rule

STARTER = deck_text(ready_deck("steelhearts_champions_starter"))
OBJECTIVES, POWER = STARTER.split("power\n")
SPARE_PLOY = "confusion"
SPARE_UPGRADES = ("great_speed", "tethered_spirit", "sprinter", "acrobatic", "soultrap", "shadeglass_sword")


def spare_upgrade() -> str:
    return next(id for id in SPARE_UPGRADES if f"{id}\n" not in STARTER)


def troubles(text: str) -> list[str]:
    """What is wrong, each with its details in order."""
    return [" ".join([t.key.removeprefix("shadespire-"), *map(str, t.details.values())]) for t in check_text(text)]


@rule("SHA-2.02", "SHA-2.03", "SHA-2.04", "SHA-2.05")
def test_one_more_or_less() -> None:
    assert f"{SPARE_PLOY}\n" not in STARTER
    assert troubles(STARTER) == []
    assert troubles(STARTER.replace("cleanse\n", "")) == ["objective-count 11 12"]
    assert troubles(STARTER.replace("cleanse\n", "cleanse\nannihilation\n")) in (
        ["objective-count 13 12"],
        ["objective-count 13 12", "card-twice annihilation"],
    )
    more = f"{STARTER}{spare_upgrade()}\n"
    assert troubles(more) == [], "a power deck has no upper limit"
    assert troubles(f"{more}{SPARE_PLOY}\n") == [], "11 of 22 are ploys"
    assert troubles(f"{STARTER}{SPARE_PLOY}\n") == ["ploy-count 11 10"]
    assert troubles(f"{more}{spare_upgrade()}\n") == [f"card-twice {spare_upgrade()}"]


@rule("SHA-2.01", "SHA-2.05")
def test_the_wrong_pile_or_warband() -> None:
    upgrade = spare_upgrade()
    assert troubles(STARTER.replace("cleanse\n", f"{upgrade}\n")) == [f"card-not-objective {upgrade}"]
    assert troubles(STARTER.replace("cleanse\n", f"{SPARE_PLOY}\n")) == [f"card-not-objective {SPARE_PLOY}"]
    assert troubles(STARTER.replace("cleanse\n", "coward\n")) == ["card-foreign coward garreks_reavers"]
    swapped = STARTER.replace("cleanse\n", "") + "cleanse\n"
    assert troubles(swapped) == ["objective-count 11 12", "card-not-power cleanse"]
    nobody = STARTER.replace("warband steelhearts_champions\n", "")
    assert [key.split()[0] for key in troubles(nobody)] == ["warband-missing"]
    unknown = STARTER.replace("steelhearts_champions", "nobody")
    assert [key.split()[:2] for key in troubles(unknown)] == [["warband-unknown", "nobody"]]


@rule("SHA-2.01")
def test_lines() -> None:
    assert troubles(STARTER.replace("objectives\n", "\n# a remark\nobjectives # twelve of them\n")) == []
    assert troubles(f"{STARTER}what is this\n") == [f"deck-line {STARTER.count(chr(10)) + 1} what is this"]
    assert troubles(f"nonsense\n{STARTER}") == ["deck-line 1 nonsense"]
    assert troubles(f"cleanse\n{STARTER}") == ["deck-line 1 cleanse"], "it belongs to no pile yet"
    assert troubles(f"warband a b\n{STARTER}") == ["deck-line 1 warband a b"]
    rest = STARTER.count("\n")
    assert troubles(STARTER + "\n" * (MOST_LINES - rest) + "nonsense\n") == []
    assert troubles(STARTER + "\n" * (MOST_LINES - rest - 1) + "nonsense\n") == [f"deck-line {MOST_LINES} nonsense"]


@rule("SHA-2.01")
def test_a_deck_from_a_setting() -> None:
    deck = ready_deck("garreks_reavers_starter")
    assert deck_from(" garreks_reavers_starter ") == deck
    assert deck_from(deck_text(deck).replace("\n", ";")) == deck
    assert isinstance(deck, Deck)
    assert check_text("garreks_reavers_starter") == []
    for text, key in (("nothing", "deck-unknown"), ("warband nobody", "warband-unknown")):
        with pytest.raises(BadSetup) as refusal:
            deck_from(text)
        assert refusal.value.key == f"shadespire-{key}"


@rule("SHA-2.01")
def test_every_ready_deck_is_right_by_name_and_card_by_card() -> None:
    for id in READY_DECK_IDS:
        assert check_text(id) == check_text(deck_text(ready_deck(id))) == []


def keys_of(found: Reading) -> list[str]:
    return [trouble.key.removeprefix("shadespire-") for trouble in check(found)]


@rule("SHA-2.01")
def test_a_deck_can_be_judged_twice() -> None:
    found = read_deck("warband nobody\nnonsense\n")
    assert keys_of(found) == keys_of(found) == ["warband-unknown", "deck-line", "objective-count", "power-count"]
    assert keys_of(read_deck("nonsense\n")) == ["deck-line", "warband-missing", "objective-count", "power-count"]
    assert "warband-missing" not in keys_of(read_deck("nonsense\nwarband nobody\n"))


@rule("SHA-2.01")
def test_a_long_line_is_told_in_short() -> None:
    long = "x" * 61
    assert troubles(f"{STARTER}{long}\n")[0].endswith(" " + "x" * 60)
    assert troubles(STARTER.replace("steelhearts_champions", long))[0].split()[1] == "x" * 60
    with pytest.raises(BadSetup) as refusal:
        deck_from(long)
    assert refusal.value.details["deck"] == "x" * 60
