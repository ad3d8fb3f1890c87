"""What a game is to the rest of the house. No other code knows any game by name."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.errors import BadSetup, Trouble
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.state import Event, State
from podziemia.kernel.zones import Zone, redeal_zones

S = TypeVar("S", bound=State)

View = dict[str, object]
"""What one pair of eyes may know, as plain data (strings, numbers, lists, dicts)."""


Say = Callable[..., str]
"""Finds a message in the reader's language: `say("abyss-sketch-court", n=3)`."""


class Setting:
    """A choice made when a game is set up. Without `choices` the value is free text, which the game checks; where it
    is a `deck`, the id of a ready one or a deck as text."""

    __slots__ = ("alike", "choices", "deck", "default", "key")

    def __init__(
        self, key: str, choices: tuple[str, ...], default: str, deck: bool = False, alike: tuple[str, ...] = ()
    ) -> None:
        self.key = key
        self.choices = choices
        self.default = default
        self.deck = deck
        self.alike = alike
        """The choices that can be compared with each other; empty: all of them."""


class Score:
    """A seat's result: the total, its parts by category, and what breaks ties, in order."""

    __slots__ = ("parts", "ties", "total")

    def __init__(self, total: int, parts: list[tuple[str, int]], ties: tuple[int, ...] = ()) -> None:
        self.total = total
        self.parts = parts
        self.ties = ties


class Reason:
    """One condition for choosing something: the rule, the message, whether it is met, and what fills the message in."""

    __slots__ = ("given", "met", "needed", "rule", "thing", "what")

    def __init__(self, rule: str, what: str, met: bool, thing: str = "", needed: int = 0, given: int = 0) -> None:
        self.rule = rule
        self.what = what
        self.met = met
        self.thing = thing
        self.needed = needed
        self.given = given


class Chance:
    """How likely the outcomes of an answer are, exactly: what is rolled for, at whom, and a fraction each outcome."""

    __slots__ = ("parts", "thing", "what")

    def __init__(self, what: str, thing: str, parts: dict[str, Fraction]) -> None:
        self.what = what
        self.thing = thing
        self.parts = parts


class Beat:
    """One step of what a plan would lead to: its name, what happens in it, and how things stand after it, as plain data
    for the game's board (nothing when nobody can know)."""

    __slots__ = ("events", "stands", "step")

    def __init__(self, step: str, events: list[Event], stands: View | None = None) -> None:
        self.step = step
        self.events = events
        self.stands = stands


class Lesson:
    """A lesson of a game's school: the settings with which one person plays it alone."""

    __slots__ = ("id", "settings")

    def __init__(self, id: str, settings: dict[str, str]) -> None:
        self.id = id
        self.settings = settings


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its rules and its data. Subclassed once a game, used through the registry."""

    name: ClassVar[str]
    edition: ClassVar[int]
    """Version of the rules: raised by every change after which an old record may replay differently."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int] = 4
    """How many usually play: what is measured is measured with so many, or with the most."""
    settings: ClassVar[list[Setting]]
    zones: ClassVar[list[Zone[Any]]]
    chapters: ClassVar[list[str]]
    """Keys of the chapters of the rules help; rule `ABY-7.01` stands in the 7th."""
    ids: ClassVar[str]
    """The letters in front of the game's rule ids."""
    mind: ClassVar[Mind[Any]]
    lessons: ClassVar[list[Lesson]] = []
    """The game's school, in the order in which it is learned. Their settings are chosen by going to school only."""

    def setup(self, seats: int, settings: dict[str, str], rng: Rng) -> S:
        raise AssertionError("a game sets itself up")

    def step(self, s: S) -> Rules[None]:
        """One stretch of play, from a quiet point to the next."""
        raise AssertionError("a game has rules")

    def view(self, s: S, seat: int) -> View:
        """What the seat may know (or SPECTATOR, or OMNISCIENT), and the only thing a client is ever sent."""
        raise AssertionError("a game can be seen")

    def scores(self, s: S) -> list[Score]:
        """The result if the game ended now; at the end, the result."""
        raise AssertionError("a game is scored")

    def places(self, s: S) -> list[int]:
        """The place of each seat, 1 for the winners; full ties share a place."""
        keys = [(score.total, *score.ties) for score in self.scores(s)]
        return [1 + sum(1 for other in keys if other > mine) for mine in keys]

    def sides(self, seats: int) -> list[list[int]]:
        """The seats that win and lose together; every seat is a side of its own, unless the game has teams."""
        return [[seat] for seat in range(seats)]

    def verdict(self, view: View, say: Say) -> str:
        """In a game of sides, how the side that won has done it, as a sentence; empty where points tell it all."""
        return ""

    def capped(self, s: S) -> bool:
        """Whether the game ended by a guard against endless play and not by its rules."""
        return False

    def redeal(self, s: S, seat: int, rng: Rng) -> None:
        """Turn the state, in place, into a random one that looks the same to the seat."""
        redeal_zones(self.zones, s, seat, rng)
        s.rng = seeded(rng.seed())

    def reask(self, s: S, ask: Ask) -> list[Option]:
        """The options of a pending question after a redeal that changed what the asked seat holds in secret."""
        return ask.options

    def why_not(self, s: S, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
        """The conditions under which the seat could choose the thing now, met or not; empty when no rule has a say."""
        return []

    def chances(self, s: S, ask: Ask) -> dict[str, list[Chance]]:
        """The exact chances of options that end in a roll, by text, as far as the seat that is asked can know."""
        return {}

    def has_plan(self, s: S, seat: int) -> bool:
        """Whether the seat has a plan on the table from which `preview` can look ahead."""
        return False

    def preview(self, s: S, seat: int) -> list[Beat]:
        """What the seat's present plan would lead to, step by step, as far as the seat can know; empty without one."""
        return []

    def survey(self, s: S, seat: int, thing: str) -> View:
        """What a closer look at a thing tells beyond the view, worked out only when somebody looks; often nothing."""
        return {}

    def decks(self) -> dict[str, str]:
        """Ready decks as text, by id, where players bring decks of their own; empty in all other games."""
        return {}

    def check_deck(self, text: str) -> list[Trouble]:
        """Everything that is wrong with a deck; nothing when it is legal."""
        raise Trouble("deck-none", game=self.name)

    def school(self, say: Say, solve: bool) -> list[str]:
        """A line for each lesson of the game's school; with `solve`, how it is best played. Empty without a school."""
        return []

    def lesson_of(self, settings: dict[str, str]) -> Lesson | None:
        """The lesson that is played with these settings."""
        for lesson in self.lessons:
            if all(settings.get(key) == value for key, value in lesson.settings.items()):
                return lesson
        return None

    def teaching(self, s: S, ask: Ask | None) -> list[str]:
        """What a teacher would say to the pupil now, as keys of messages (`<game>-teacher-<key>`)."""
        return []

    def mark(self, s: S) -> int:
        """How the pupil did in a lesson: what he lost, so the less the better."""
        return 0

    def journal(self, s: S, say: Say) -> list[str]:
        """The story so far, a line an entry, where play goes on from game to game; empty in all other games."""
        return []

    def catalogue(self) -> View:
        """The game's cards, tiles and maps as plain data, for boards and help."""
        return {}

    def sketch(self, view: View, say: Say) -> str:
        """The view as lines of text for a terminal, with rich's `[bold]` marks; `say(id, **args)` finds the words."""
        raise AssertionError("a game can be drawn as text")

    def action_texts(self) -> list[str]:
        """Every option text the game can ever offer, in a stable order: the action ids for learning."""
        raise AssertionError("a game lists its actions")

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise BadSetup("seat-count", game=self.name, given=seats, fewest=self.fewest, most=self.most)

    def check_settings(self, given: dict[str, str]) -> dict[str, str]:
        """The settings with defaults filled in, each one line as in a record; unknown keys and values are refused."""
        known = {setting.key: setting for setting in self.settings}
        for key, value in given.items():
            if key not in known:
                raise BadSetup("setting-unknown", key=key, known=", ".join(sorted(known)) or "-")
            if known[key].choices and value not in known[key].choices:
                raise BadSetup("setting-value", key=key, value=value, choices=", ".join(known[key].choices))
        return {key: one_line(given.get(key, setting.default)) for key, setting in known.items()}


def one_line(text: str) -> str:
    return " ".join(text.splitlines())
