"""Messages by id in one language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from podziemia.kernel.errors import Trouble
from podziemia.kernel.registry import game_names
from podziemia.kernel.show import message_id
from podziemia.words.language import WORDS, check_language, keep_short_words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

SHARED = ("table", "server", "lab")
"""The bundles that every reader has: troubles and the words around the games."""


_TROUBLE: Final = re.compile(r"^trouble-.*?(?=^[a-zA-Z#-]|\Z)", re.MULTILINE | re.DOTALL)


@cache
def source(lang: str, bundle: str) -> str:
    """The Fluent source of a bundle and of its school, which is a file of its own; empty when nobody has written it."""
    files = [WORDS.joinpath(check_language(lang), f"{name}.ftl") for name in (bundle, f"{bundle}-school")]
    return "\n".join([file.read_text(encoding="utf-8") for file in files if file.is_file()])


@cache
def words_in(lang: str, game: str = "") -> Words:
    """The shared words, and those of a game."""
    return Words(lang, [source(lang, bundle) for bundle in ([*SHARED, game] if game else SHARED)])


@cache
def troubles_in(lang: str, game: str) -> Words:
    """A game's own troubles. All its words take seconds to read, and whoever gets into trouble may be a stranger for
    whom a whole server would wait."""
    return Words(lang, _TROUBLE.findall(source(lang, game)))


class Words:
    """Finds messages. What is missing shows as its id, so that the hole is seen and the game goes on."""

    def __init__(self, lang: str, sources: list[str]) -> None:
        self.lang = lang
        self._bundle = _load(lang, sources)

    def has(self, id: str, attribute: str = "") -> bool:
        return self._pattern(id, attribute) is not None

    def _pattern(self, id: str, attribute: str) -> Pattern | None:
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, id: str, attribute: str = "", /, **arguments: str | float) -> str:
        """The message filled in; with `attribute`, that form of it."""
        pattern = self._pattern(id, attribute)
        if pattern is None:
            return f"{id}.{attribute}" if attribute else id
        text, _ = self._bundle.format_pattern(pattern, arguments)
        return keep_short_words(self.lang, str(text))

    def joined(self, items: Sequence[str]) -> str:
        """A list as the language writes it: `a, b and c`; `a, b i c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list", items=", ".join(items[:-1]), last=items[-1])

    def trouble(self, trouble: Trouble) -> str:
        """What went wrong and what would be right, in one line. A game may have troubles of its own."""
        id = message_id("trouble", trouble.key)
        for game in () if self.has(id) else game_names():
            if troubles_in(self.lang, game).has(id):
                return troubles_in(self.lang, game).say(id, **trouble.details)
        return self.say(id, **trouble.details)

    def ids(self, prefix: str) -> list[str]:
        """All message ids that start so, in the order of the file."""
        return [id for id in self._bundle._messages if id.startswith(prefix)]


def _load(lang: str, sources: list[str]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    loaded = FluentBundle([lang], use_isolating=False)
    for text in sources:
        loaded.add_resource(FluentResource(text))
    return loaded
