"""What a game tells the bots: how good a position is, and which answers deserve a look first."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask, Draw, Option, Rules
from podziemia.kernel.state import Event, State

S = TypeVar("S", bound=State)
NO_WAYS: Final[frozenset[str]] = frozenset()
RULED_OUT: Final = -1e9
"""The prior of an option for which there is never a reason: another is as good whatever happens. Bots do not try it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """Knowledge of one game for search. Only `points` is needed; everything else refines.

    A mind is only ever shown redealt states, `knows` aside, so it may read all of them without knowing too much.
    """

    def points(self, s: S) -> list[float]:
        """A number per seat, in points of final score: the position's worth."""
        raise AssertionError("a game's mind values positions")

    def judges_itself(self, s: S) -> bool:
        """Whether this mind judges the position even where a net has learned to judge: it is decided already, or of a
        kind that no net has met."""
        return False

    def spread(self, s: S) -> float:
        """How many points of lead make a win likely; shrinks towards the end."""
        return 10.0

    def utility(self, s: S) -> list[float]:
        """Each seat's chance to win, adding up to 1. Seats that win together have equal parts."""
        points = self.points(s)
        top = max(points)
        spread = self.spread(s)
        weights = [exp((p - top) / spread) for p in points]
        total = sum(weights)
        return [w / total for w in weights]

    def parts(self, s: S, seat: int) -> list[tuple[str, float]]:
        """What the seat's points are made of, by name (`<game>-part-<name>`): the words in which a better answer is
        explained. They add up to the points; a mind without names has none."""
        return []

    def slope(self, s: S, seat: int) -> float:
        """How much one point more would raise the seat's chance to win."""
        chance = self.utility(s)[seat]
        return chance * (1.0 - chance) / self.spread(s)

    def result(self, places: list[int]) -> list[float]:
        """What `utility` becomes once the places are known: the winners share the win."""
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]

    def priors(self, s: S, ask: Ask) -> list[float]:
        """How good each option looks before any search, in the order of the options. The scale is that of points:
        `temperature` more makes an option about three times as likely to be looked at. Negative numbers are fine.
        Playouts follow the highest one, so this should be cheap."""
        return [1.0] * len(ask.options)

    def at_once(self, s: S, ask: Ask) -> Option | None:
        """What a playout takes without weighing anything else; None where it follows the priors."""
        return None

    def headlong(self, s: S, ask: Ask, draw: Draw) -> Rules[None] | None:
        """How a playout goes on from this question to the end of the game, where the mind plays faster by itself than
        by answering: rules that take what first sight likes and ask only what they must. They pause at every calm
        point. None where each question is answered."""
        return None

    def temperature(self, ask: Ask) -> float:
        """The difference of priors that counts; more where priors are rough guesses."""
        return 1.0

    def foreseen(self, s: S, ask: Ask) -> list[list[float]]:
        """How likely another seat is to give each of its answers where all answer at once: out of one habit, out of
        another and so on, adding up to 1. The first one sees things as this mind does. Empty where nobody is known to
        see them otherwise."""
        return []

    def calm(self, s: S) -> int:
        """A clock of calm points (turns, rounds): playouts are cut when it has moved on far enough."""
        return 0

    def looks(self, s: S) -> list[int]:
        """After how many calm points a playout of a searcher is judged; the mean counts, and the last one ends it. With
        more than one no tree grows below the options."""
        return [1]

    def freedom(self, ask: Ask) -> float:
        """How freely others answer the question in the playouts of a searcher, in temperatures of it. 0: they take what
        their priors like best. More where much hangs on what several others do, of whom nobody can be so sure."""
        return 0.0

    def knows(self, match: Any, seat: int) -> Option | None:
        """The seat's answer, where the game can work it out better than search; None where it cannot. It is shown the
        real match, and must not use more of it than the seat may know."""
        return None

    def counted(self, match: Any, seat: int) -> dict[str, float]:
        """What each answer of the seat is worth in points, where the game can count all of them to the end; empty where
        it cannot. Bound by the same secrets as `knows`."""
        return {}

    def reasons(self, match: Any, seat: int) -> list[Event]:
        """Why `knows` answers as it does, in the words of events; shown with a hint, so bound by the same secrets."""
        return []

    def breadth(self, ask: Ask) -> int:
        """How many options a bot that looks one step ahead tries, of those that the priors like best."""
        return 10

    def worlds(self, ask: Ask) -> int:
        """In how many dealt worlds it does so; more where much is hidden."""
        return 6

    def heats(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        """How it looks where a race that watches everybody for long is not worth its price: heat after heat, so many of
        the options that are the best so far in so many worlds more. Nothing where there is a race (`breadth`,
        `worlds`)."""
        return ()

    def finals(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        """Heats after those, of the few that are looked at as far on as searchers look (`looks`); what was seen before
        decides only who is among them. Worth their price where one look is blind to what will come of it."""
        return ()

    def second_look(self, s: S, ask: Ask) -> int:
        """After how many calm points it looks at what it has tried once more, the mean of both looks being what counts;
        0 where one look is enough. Worth its price where what others make of a position decides."""
        return 0

    def matters(self, ask: Ask) -> bool:
        """Whether the question is worth a search; the others are answered by the best prior."""
        return True

    def searched(self, ask: Ask) -> bool:
        """Whether a bot that takes its time searches the question, even where a glance would tell it no more than the
        best prior does."""
        return self.matters(ask)

    def enough(self, ask: Ask) -> int:
        """After how many iterations a search of the question has seen enough, however close its answers are; 0: as long
        as there is time. More would only tell apart what hardly differs, and people wait for it."""
        return 0

    def eager(self, ask: Ask) -> bool:
        """Whether the next option of a long list enters a search as soon as one runs alone, and need not wait until
        more has been tried: what runs alone is only looked at again and again."""
        return False

    def ways(self, ask: Ask) -> frozenset[str]:
        """How a search goes on with an answer to the question: the kinds of the seat's own next questions, before the
        next calm point, whose best answers are tried each by itself. An answer is then worth what its best way makes of
        it, and not what first sight does. Nothing where first sight goes on alone."""
        return NO_WAYS

    def plans(self, ask: Ask) -> int:
        """How many plans a search draws for the rest of the seat's turn, up to the next calm point; 0 where first sight
        goes on well enough, or where the cards and the others decide and not a plan. Priors say what is likely."""
        return 0

    def firmness(self) -> float:
        """By how many standard errors an answer must be ahead of what first sight likes best to take its place. Above 0
        first sight plans whole turns: playouts follow it and grow no tree, which would only blur the plans, and the
        options enter the race bit by bit, the best prior first."""
        return 0.0
