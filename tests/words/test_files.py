"""The Fluent files: no junk, no doubles, the same messages in every language, only arguments that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from podziemia.kernel.registry import game_names
from podziemia.words import FALLBACK, LANGUAGES

FOLDER = Path(__file__).parents[2] / "src/podziemia/words"
BUNDLES = sorted({file.stem for lang in LANGUAGES for file in (FOLDER / lang).glob("*.ftl")})
GAMES = sorted({*BUNDLES} & {*game_names()})

# Which arguments a message of a game may use, by the second part of its id.
FORMS = {"thing", "thingAcc", "thingGen"}
ARGUMENTS = {
    "ask": {"n", "because", "becauseAcc", "becauseGen"},
    "option": FORMS,
    "event": FORMS | {"seat", "other", "n", "things", "count"},
    "why": FORMS | {"needed", "given"},
    "name": set(),
    "short": set(),
    "text": set(),
    "rule": set(),
    "chapter": set(),
    "setting": set(),
    "score": set(),
    "part": set(),
}


def resource(lang: str, bundle: str) -> ast.Resource:
    file = FOLDER / lang / f"{bundle}.ftl"
    assert file.is_file(), f"{bundle}.ftl is missing in {lang}"
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(lang: str, bundle: str) -> Iterator[ast.Message]:
    for entry in resource(lang, bundle).body:
        if isinstance(entry, ast.Message):
            yield entry


def written_with(message: ast.Message) -> tuple[str, ...]:
    forms = [] if "-name-" in message.id.name else sorted(attribute.id.name for attribute in message.attributes)
    return (message.id.name, *forms)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bundle", BUNDLES)
def test_every_line_is_understood_and_no_message_is_written_twice(lang: str, bundle: str) -> None:
    entries = resource(lang, bundle).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = [message.id.name for message in messages(lang, bundle)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("bundle", BUNDLES)
def test_all_languages_have_the_same_messages(bundle: str) -> None:
    """Only the forms of names differ: Polish has cases, English an article to leave out."""
    written = {lang: {written_with(message) for message in messages(lang, bundle)} for lang in LANGUAGES}
    assert [lang for lang in LANGUAGES if written[lang] != written[FALLBACK]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bundle", GAMES)
def test_messages_of_games_use_only_arguments_they_are_given(lang: str, bundle: str) -> None:
    for message in messages(lang, bundle):
        part = re.match(rf"{bundle}-(\w+)-", message.id.name)
        if part is None or part[1] not in ARGUMENTS:
            continue
        used = Variables()
        used.visit(message)
        assert used.names <= ARGUMENTS[part[1]], message.id.name


@pytest.mark.parametrize("bundle", GAMES)
def test_polish_names_have_their_cases(bundle: str) -> None:
    for message in messages("pl", bundle):
        if message.id.name.startswith(f"{bundle}-name-"):
            cases = {attribute.id.name for attribute in message.attributes}
            assert {"acc", "gen"} <= cases, message.id.name
