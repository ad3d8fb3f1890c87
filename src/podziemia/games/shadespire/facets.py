"""What Shadespire has beside its rules: decks that players bring, the odds of attacks, a closer look at fighters,
a course for beginners."""

from __future__ import annotations

from typing import ClassVar

from podziemia.games.shadespire.data.ready_decks import READY_DECK_IDS
from podziemia.games.shadespire.rules.decks import check_text, deck_text, ready_deck
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.show.chances import chances
from podziemia.games.shadespire.show.course import COURSE
from podziemia.games.shadespire.show.survey import survey
from podziemia.kernel.ask import Ask
from podziemia.kernel.errors import Trouble
from podziemia.kernel.facets.decks import Decks
from podziemia.kernel.facets.foresight import Foresight, Likelihood
from podziemia.kernel.facets.school import Lesson, School
from podziemia.kernel.show import View


class ShadespireDecks(Decks):
    def ready(self) -> dict[str, str]:
        return {id: deck_text(ready_deck(id)) for id in READY_DECK_IDS}

    def troubles(self, text: str) -> list[Trouble]:
        return check_text(text)


class ShadespireForesight(Foresight[ShadespireState]):
    def chances(self, s: ShadespireState, ask: Ask) -> dict[str, list[Likelihood]]:
        return chances(s, ask)

    def survey(self, s: ShadespireState, seat: int, thing: str) -> View:
        return survey(s, thing)


class ShadespireSchool(School[ShadespireState]):
    lessons: ClassVar[list[Lesson]] = [*COURSE]
