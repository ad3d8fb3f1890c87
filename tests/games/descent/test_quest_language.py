"""Quests are read once, into phrases: what the rules, the bots and the words make of them hangs on no space."""

from __future__ import annotations

from io import StringIO
from tokenize import STRING, generate_tokens
from typing import Any

import pytest

from podziemia.games.descent.bots.book import Book
from podziemia.games.descent.data.cards import QUEST_IDS, QUESTS
from podziemia.games.descent.data.quest_language import (
    Both,
    Call,
    Choice,
    Comparison,
    Either,
    Negation,
    Phrase,
    Sum,
    Term,
    numbers_in,
    read,
    read_call,
)
from podziemia.games.descent.data.quest_parts import Encounter, Outcome, Quest, QuestAction, QuestRule
from podziemia.games.descent.data.script import Script, Trigger, script_at
from podziemia.games.descent.rules.quest_rules import Scene, value
from podziemia.games.descent.rules.setup import read_party, set_up
from podziemia.games.descent.show.briefing import briefing
from podziemia.kernel.rng import seeded

ENCOUNTERS = [
    pytest.param(quest, number, id=f"{one.id}-{encounter.id}")
    for quest, one in enumerate(QUESTS)
    for number, encounter in enumerate(one.encounters)
]


def comes_to(text: str, heroes: int = 3, define: dict[str, str] | None = None) -> Any:
    """What a text comes to in the first round of the introduction."""
    s = set_up(heroes, read_party("", heroes), 0, 0, seeded("language"))
    s.counters["fear"] = 4
    return value(Scene(s), read(text, define))


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("H + 2 * counter(fear) - 1", 10),
        ("counter(fear) // 3", 1),
        ("by(2,5,4)", 5),
        ("max(1, 3 - counter(fear))", 1),
        ("min(H, by(1,2,2))", 2),
        ("-1", -1),
        ("counter(fear) >= by(2,4,5)", True),
        ("counter(fear) > by(2,4,5)", False),
        ("counter(fear) <= 3", False),
        ("counter(fear) != 4", False),
        ("round in (2, 4, 6)", False),
        ("round == 1 and counter(fear) < 5", True),
        ("round == 2 or counter(fear) < 4", False),
        ("not flag(keys)", True),
        ("3 if flag(keys) else 7", 7),
    ],
)
def test_what_a_text_comes_to(text: str, result: object) -> None:
    assert comes_to(text) == result


def test_a_word_that_the_quest_defines_means_what_it_says() -> None:
    assert comes_to("2 * dread()", define={"dread": "counter(fear) + 1"}) == 10


def test_names_numbers_and_quoted_texts_in_an_effect() -> None:
    call = read_call("exit(X, who=[minion, master], speed=-1, when='tokens(S) == 0')")
    assert (call.args, call.named["who"], call.named["speed"]) == (["X"], ["minion", "master"], -1)
    assert isinstance(call.named["when"], Comparison)


@pytest.mark.parametrize(
    "text", ["counter[fear]", "lambda: 1", "-counter(fear)", "a.b", "1 < x < 2 if", "round_over(6"]
)
def test_what_is_not_of_the_language_is_refused(text: str) -> None:
    with pytest.raises((ValueError, SyntaxError)):
        read(text)


def test_an_effect_is_a_call() -> None:
    with pytest.raises(ValueError, match="not an effect"):
        read_call("counter(fear) >= 2")


def test_numbers_are_told_in_reading_order_for_each_party() -> None:
    terms = [read("round_over(6) and tokens(F) <= by(6,7,8)"), read("1 if near_terrain(actor, water, 2) else 0")]
    assert numbers_in(terms, 2) == [6, 6, 1, 2, 0]
    assert numbers_in(terms, 4) == [6, 8, 1, 2, 0]
    assert numbers_in([read_call("carry(R, by=[hero], speed=-1)")], 3) == [1]


def test_a_victory_in_two_parts_is_a_clock_too() -> None:
    """The overlord wins the burning town when time is up and too much still burns."""
    book = Book(script_at(QUEST_IDS.index("saradyn_ablaze"), 0))
    assert book.clocks == [("", 6)]


# ---- no space counts ----


def spaced(text: str) -> str:
    """The same words with two spaces between all of them, also in quoted texts."""
    tokens = [token for token in generate_tokens(StringIO(text).readline) if token.string.strip()]
    return "  ".join(repr(spaced(token.string[1:-1])) if token.type == STRING else token.string for token in tokens)


def close(text: str) -> str:
    """The same words without a space after a comma or around a sign."""
    for sign in (",", ">=", "<=", "==", ">", "<", "+", "*", "//"):
        text = text.replace(f" {sign}", sign).replace(f"{sign} ", sign)
    return text


def rewritten(encounter: Encounter, how: Any) -> Encounter:
    """The encounter with all its texts written in another way."""

    def each(texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([how(text) for text in texts])

    def action(a: QuestAction) -> QuestAction:
        return QuestAction(
            by=a.by,
            reach=a.reach,
            at=a.at,
            doors=a.doors,
            terrain=a.terrain,
            condition=how(a.condition),
            tests=a.tests,
            bonus=how(a.bonus),
            auto=how(a.auto),
            do=each(a.do),
            passed=each(a.passed),
            failed=each(a.failed),
            uses=a.uses,
            per_turn=a.per_turn,
            monsters_from_round=a.monsters_from_round,
        )

    def rule(r: QuestRule) -> QuestRule:
        return QuestRule(
            r.id,
            when=each(r.when),
            condition=how(r.condition),
            do=each(r.do),
            once=r.once,
            optional=r.optional,
            action=action(r.action) if r.action else None,
            static=each(r.static),
            counters=r.counters,
            hidden=r.hidden,
            known_to=r.known_to,
            states=r.states,
            define={name: how(text) for name, text in r.define.items()},
        )

    return Encounter(
        encounter.id,
        encounter.map,
        encounter.start,
        encounter.groups,
        tuple([rule(r) for r in encounter.rules]),
        each(encounter.heroes_win),
        each(encounter.overlord_wins),
        encounter.max_rounds,
        encounter.markers,
        encounter.doors,
        encounter.lieutenants,
        encounter.npcs,
        encounter.structures,
        {
            side: Outcome(outcome.next, {name: how(text) for name, text in outcome.set.items()})
            for side, outcome in encounter.outcome.items()
        },
    )


def told(term: Term) -> Any:
    """A term as plain data, to be compared."""
    if isinstance(term, list | tuple):
        return [told(item) for item in term]
    if not isinstance(term, Phrase):
        return term
    shape: list[Any] = [type(term).__name__, told(term.parts())]
    if isinstance(term, Call):
        shape += [term.name, sorted(term.named), told(term.meaning)]
    if isinstance(term, Comparison | Sum):
        shape.append(term.sign)
    return shape


def rules_told(script: Script) -> Any:
    """All that the rules read."""

    def trigger(one: Trigger) -> Any:
        return one.event, one.args

    return [
        told(script.heroes_win),
        told(script.overlord_wins),
        {side: {name: told(term) for name, term in terms.items()} for side, terms in script.carried.items()},
        {name: told(calls) for name, calls in script.statics.items()},
        [[read.rule.id, [trigger(one) for one in read.triggers], told(read.terms())] for read in script.all_rules],
        [[a.id, told(a.condition), told(a.auto), told(a.bonus)] for a in script.actions],
        sorted(script.events),
    ]


def book_told(script: Script) -> Any:
    """All that the bots make of it."""
    book = Book(script)
    sides = [
        [sorted(side.wanted), sorted(side.prey), [a.id for a in side.main], [a.id for a in side.deny]]
        for side in (book.heroes, book.overlord)
    ]
    clocks = [[name, told(limit)] for name, limit in book.clocks]
    held = [book.holds, book.bonds, book.guarded, sorted(book.contested), sorted(book.returning), book.falls_count]
    return [*sides, clocks, held]


@pytest.mark.parametrize("how", [spaced, close])
@pytest.mark.parametrize(("quest", "number"), ENCOUNTERS)
def test_a_space_in_a_quest_changes_nothing(quest: int, number: int, how: Any) -> None:
    """Rules, bots and words take the same from a quest, however its texts are spaced."""
    one: Quest = QUESTS[quest]
    written = Script(one, one.encounters[number])
    other = Script(one, rewritten(one.encounters[number], how))
    assert rules_told(other) == rules_told(written)
    assert book_told(other) == book_told(written)
    assert briefing(other) == briefing(written)


def test_the_other_spacing_is_another_text() -> None:
    assert spaced("add(a, 1, when='b(c) > 0')") == "add  (  a  ,  1  ,  when  =  'b  (  c  )  >  0'  )"
    assert close("near(a, b, 1) and c(d) >= 2") == "near(a,b,1) and c(d)>=2"


def test_phrases_of_every_kind_stand_in_reading_order() -> None:
    """The parts of a phrase are what stands in its text, from left to right."""
    kinds: dict[str, type[Phrase]] = {
        "a and b": Both,
        "a or b": Either,
        "not a": Negation,
        "a + b": Sum,
        "a >= b": Comparison,
        "a if b else c": Choice,
    }
    for text, kind in kinds.items():
        phrase = read(text)
        assert isinstance(phrase, kind)
        names = [word for word in text.split() if word in ("a", "b", "c")]
        assert phrase.parts() == names
