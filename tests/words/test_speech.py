"""How sentences are put together."""

import pytest

from podziemia.kernel.ask import NOBODY, Ask, Option
from podziemia.kernel.game import Reason
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import EVERYONE, Event
from podziemia.words import Speech, language_of_locale, words_in
from podziemia.words.language import keep_short_words

ABYSS = find_game("abyss")
POLISH = Speech("pl", ABYSS, ["Anna", "Piotr"])
ENGLISH = Speech("en", ABYSS, ["Anna", "Piotr"])


def event(what: str, thing: str = "", n: int = 0, other: int = NOBODY, things: tuple[str, ...] = ()) -> Event:
    return Event(what, 0, thing, n, other, things, EVERYONE)


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (1, "Anna dostaje 1 perłę (Rentier)."),
        (2, "Anna dostaje 2 perły (Rentier)."),
        (5, "Anna dostaje 5 pereł (Rentier)."),
        (12, "Anna dostaje 12 pereł (Rentier)."),
        (22, "Anna dostaje 22 perły (Rentier)."),
    ],
)
def test_polish_counts_pearls(n: int, sentence: str) -> None:
    assert POLISH.event(event("pearls_gained", "landlord", n)) == sentence


def test_an_event_names_players_and_things() -> None:
    bought = event("ally_bought", "crab-3", 1, other=1)
    assert POLISH.event(bought) == "Anna kupuje kraba 3 za 1 perłę. Zapłatę bierze Piotr."
    assert ENGLISH.event(bought) == "Anna buys crab 3 from Piotr for 1 pearl."


def test_a_list_is_joined_as_the_language_does_it() -> None:
    paid = event("lord_paid", "keeper", 0, things=("crab-1", "squid-2", "jellyfish-3"))
    assert POLISH.event(paid).replace("\u00a0", " ") == "Anna płaci: krab 1, kałamarnica 2 i meduza 3."
    assert ENGLISH.event(paid) == "Anna pays crab 1, squid 2 and jellyfish 3."
    assert [POLISH.words.joined(items) for items in ([], ["x"], ["x", "y"])] == ["", "x", "x i\u00a0y"]


def test_an_option_about_a_seat_names_its_player() -> None:
    assert POLISH.option(Option("rob", "B")) == "Zabierz żeton: Piotr"
    assert ENGLISH.option(Option("rob", "B")) == "Take a token from Piotr"


@pytest.mark.parametrize(("n", "text"), [("1", "Dobierz 1 miejsce"), ("3", "Dobierz 3 miejsca")])
def test_an_option_about_a_number_counts(n: str, text: str) -> None:
    assert POLISH.option(Option("draw", n)) == text


def test_a_question_tells_what_is_behind_it() -> None:
    ask = Ask(0, "explore.buy", [Option("pass")], "squid-4", 2)
    assert POLISH.ask(ask) == "Kup kałamarnicę 4 albo spasuj"
    assert POLISH.ask_why(ask) == "Cena: 2 perły dla aktywnego gracza."


def test_a_rule_behind_a_question_goes_by_its_title() -> None:
    ask = Ask(0, "control.location", [Option("pass")], "ABY-4.04")
    assert POLISH.ask_why(ask) == "Przejmujesz kontrolę nad miejscem (Rosnąca cena)."


def test_a_reason_has_its_numbers() -> None:
    reason = Reason("ABY-7.03", "races", False, "keeper", 3, 1)
    assert POLISH.reason(reason) == "Różne rasy na ręce: potrzeba 3, masz 1."


def test_facts_come_from_the_catalogue() -> None:
    assert ENGLISH.facts("keeper") == (
        "farmer · cost: value 6 from 3 races (one of them: seahorse) · influence: 6 · keys: 1"
    )
    assert "from all 5 races" in ENGLISH.facts("sage")
    assert ENGLISH.facts("abyss") == ""


def test_rules_stand_in_their_chapters() -> None:
    rules = POLISH.rules()
    assert list(rules) == ABYSS.chapters
    assert rules["council"] == ["ABY-6.01", "ABY-6.02", "ABY-6.03"]
    assert POLISH.rule("ABY-4.04")[0] == "Rosnąca cena"


def test_a_missing_message_shows_its_id() -> None:
    assert POLISH.event(event("sang_a_song")) == "abyss-event-sang-a-song"
    assert POLISH.ask_why(Ask(0, "sing", [Option("pass")])) == ""
    assert words_in("pl").say("no-such", "why") == "no-such.why"


def test_one_letter_words_hold_on_to_the_next_one_in_polish_only() -> None:
    assert keep_short_words("pl", "krab i meduza w Radzie, a z nimi") == (
        "krab i\u00a0meduza w\u00a0Radzie, a\u00a0z\u00a0nimi"
    )
    assert keep_short_words("pl", "Poproś (o wsparcie)") == "Poproś (o\u00a0wsparcie)"
    assert keep_short_words("en", "I am a crab") == "I am a crab"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of_locale(environment) == lang
