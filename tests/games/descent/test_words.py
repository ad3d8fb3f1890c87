"""Everything on cards, sheets, roads and in the quest book is said in both languages, with the numbers of the data."""

import re
from typing import Any

import pytest

from podziemia.games.descent import GAME
from podziemia.kernel.show import message_id
from podziemia.words import LANGUAGES, Speech, words_in

PLAYERS = ["Ewa", "Anna", "Piotr", "Zofia", "Jan"]
CATALOGUE: Any = GAME.catalogue()
GROUPS = ("heroes", "classes", "skills", "items", "search", "overlord", "monsters", "lieutenants", "quests", "relics")

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def encounters() -> list[tuple[str, Any]]:
    return [(one["id"], one) for quest in CATALOGUE["quests"].values() for one in quest["encounters"]]


def sheets() -> list[Any]:
    monsters = [sheet for monster in CATALOGUE["monsters"].values() for act in monster["acts"] for sheet in act]
    return monsters + [
        s for lieutenant in CATALOGUE["lieutenants"].values() for act in lieutenant for s in act.values()
    ]


@every_language
@pytest.mark.parametrize("group", GROUPS)
def test_every_thing_of_the_catalogue_has_a_name_and_a_text(lang: str, group: str) -> None:
    speech = Speech(lang, GAME, PLAYERS)
    for thing in CATALOGUE[group]:
        assert speech.words.has(speech.id("name", thing)), thing
        assert len(speech.text(thing)) > 10, thing


@every_language
def test_every_ability_surge_and_travel_event_has_a_name_and_a_text(lang: str) -> None:
    speech = Speech(lang, GAME, PLAYERS)
    things = {name for sheet in sheets() for name in (*sheet["passives"], *sheet["actions"], *sheet["surges"])}
    things |= {surge for item in CATALOGUE["items"].values() for surge in item["surges"]}
    for thing in sorted(things | set(CATALOGUE["travel"])):
        assert speech.words.has(speech.id("name", thing)), thing
        assert speech.text(thing), thing


@every_language
def test_every_way_to_play_a_card_has_words(lang: str) -> None:
    words = words_in(lang, "descent")
    kinds = {skill["kind"] for skill in CATALOGUE["skills"].values()}
    timings = {card["timing"] for card in CATALOGUE["overlord"].values()}
    wanted = [f"descent-kind-{kind}" for kind in kinds] + [message_id("descent-timing", timing) for timing in timings]
    assert [id for id in wanted if not words.has(id)] == []


def parts_of(id: str, encounter: Any) -> list[tuple[str, dict[str, list[int]]]]:
    """The sentences of an encounter with the numbers they may use."""
    parts = [(message_id("descent-goal", id, side), encounter[side]) for side in ("heroes", "overlord")]
    rules = [(message_id("descent-quest", id, rule["id"]), rule["numbers"]) for rule in encounter["rules"]]
    return parts + rules


@every_language
@pytest.mark.parametrize(("id", "encounter"), encounters(), ids=[id for id, _ in encounters()])
def test_every_rule_and_victory_of_an_encounter_is_told_with_its_own_numbers(
    lang: str, id: str, encounter: Any
) -> None:
    words = words_in(lang, "descent")
    for message, numbers in parts_of(id, encounter):
        assert words.has(message), message
        for party in ("2", "3", "4"):
            given = {f"n{i + 1}": n for i, n in enumerate(numbers[party])}
            said = words.say(message, **given)
            assert not re.search(r"[{}$]", said), said


def test_the_numbers_are_those_of_the_party() -> None:
    """Fear ends the introduction at another number with two heroes than with four."""
    first = dict(encounters())["acolyte_of_saradyn-e1"]
    told = [
        words_in("en", "descent").say("descent-goal-acolyte-of-saradyn-e1-overlord", n1=n1, n2=n2)
        for n1, n2 in (first["overlord"]["2"], first["overlord"]["4"])
    ]
    assert told[0] != told[1]
