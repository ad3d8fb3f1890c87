"""What a game is to the rest of the house. No other code knows any game by name."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.encoding import Encoding
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.facets.aims import Aims
from podziemia.kernel.facets.campaign import Campaign
from podziemia.kernel.facets.decks import Decks
from podziemia.kernel.facets.foresight import Foresight
from podziemia.kernel.facets.school import School
from podziemia.kernel.facets.teams import Teams
from podziemia.kernel.learned import Inputs
from podziemia.kernel.mind import Mind
from podziemia.kernel.reveals import Reveals
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.settings import Setting, checked
from podziemia.kernel.show import Say, Telling, View
from podziemia.kernel.sight import Traits
from podziemia.kernel.state import State
from podziemia.kernel.zones import Things, Zone, redeal_zones

S = TypeVar("S", bound=State)


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its rules and its data. Subclassed once per game, used through the registry."""

    name: ClassVar[str]
    edition: ClassVar[int]
    """Version of the rules: raised by every change after which an old record may replay differently."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int] = 4
    """How many usually play: what is measured is measured with so many, or with the most."""
    seat: ClassVar[int] = 0
    """Where a person sits who does not say: where seats differ, with those who play together."""
    settings: ClassVar[list[Setting]]
    zones: ClassVar[list[Zone[Any]]]
    things: ClassVar[Things] = {}
    """The ids of what lies in zones. A kind that is not here is never behind a question."""
    chapters: ClassVar[list[str]]
    """Keys of the chapters of the rules help; rule `ABY-7.01` stands in the 7th."""
    ids: ClassVar[str]
    """The letters in front of the game's rule ids."""
    mind: ClassVar[Mind[Any]]
    handmade: ClassVar[Mind[Any] | None] = None
    """The mind that was made by hand, where `mind` has been learned since: what minds are measured against."""
    tempers: ClassVar[dict[str, Mind[Any]]] = {}
    """Minds that want the same in another way, by name; the laboratory lets them play as `greedy:<name>`."""
    inputs: ClassVar[Inputs[Any] | None] = None
    """What a net sees of the game, where it can be learned."""
    traits: ClassVar[dict[str, Traits[Any]]] = {}
    """By kind of question: what a first sight that learns sees, and which traits answers have."""
    reveals: ClassVar[Reveals] = Reveals({}, {})
    """Which answers bring something to light; a game that declares nothing says perhaps to all."""

    encoding: ClassVar[Encoding[Any] | None] = None
    """What a seat knows, as numbers for those who learn; a game without one is read by its views."""

    telling: ClassVar[Telling] = Telling()
    foresight: ClassVar[Foresight[Any]] = Foresight()
    decks: ClassVar[Decks | None] = None
    school: ClassVar[School[Any] | None] = None
    campaign: ClassVar[Campaign[Any] | None] = None
    teams: ClassVar[Teams | None] = None
    aims: ClassVar[Aims[Any] | None] = None

    def handmade_mind(self) -> Mind[Any]:
        return self.mind if self.handmade is None else self.handmade

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
        return [[seat] for seat in range(seats)] if self.teams is None else self.teams.sides(seats)

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
        """The settings with defaults filled in; unknown keys and values are refused."""
        return checked(self.settings, given)
