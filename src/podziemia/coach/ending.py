"""Endings: positions from which every way soon comes to the end of the game, so that results tell what an answer is
worth, and no judgement has a say.

Where all answers that are left are one seat's, every way is tried and counted: an answer is worth the lead over the
best of the others with which the game ends, if the seat goes on as well as it can. Where a hidden card is turned up on
the way, that is the mean of several deals, for nobody may count on one of them. Elsewhere answers are searched, by a
mind that knows results only.
"""

from __future__ import annotations

from json import dumps
from random import Random
from typing import Any, Final, NamedTuple

from podziemia.bots.budget import Settings
from podziemia.bots.race import Runner
from podziemia.bots.search import Search
from podziemia.bots.worlds import deal_world, draw_by_prior, open_asks
from podziemia.coach.found import ScorePart
from podziemia.coach.reason import RIVALS
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import seeded
from podziemia.kernel.zones import ALL

WAYS: Final = 8
"""Likely ways that are tried to see whether the end is near."""
LAST_ANSWERS: Final = 60
"""So near, in answers of all seats."""
HEAT: Final = 0.5
"""They are what looks good, with some variety."""
SCORED: Final = 100
"""Deals whose final scores are compared."""
LEAST_POINTS: Final = 0.1
NEVER: Final = 1_000_000
"""Calm points after which a playout is judged."""


class Care(NamedTuple):
    """How carefully a position is counted: answers tried at most, and deals of a card that is turned up."""

    patience: int
    deals: int


QUICKLY: Final = Care(1_500, 1)
CAREFULLY: Final = Care(40_000, 4)


class TooLongError(Exception):
    """Others still decide, or there are too many ways."""


class Ending(NamedTuple):
    """The best end that the seat can come to."""

    sheet: dict[str, float]
    """The seat's points by category, and those of the best of the others, which count against it."""
    line: list[str]
    """The seat's answers up to there, as far as they do not depend on cards that are turned up."""
    sure: bool
    """Whether it is the same in all deals."""

    @property
    def lead(self) -> float:
        return sum(self.sheet.values())


def is_near_the_end(match: Match[Any], seat: int, name: str) -> bool:
    """Whether all likely ways come to the end of the game soon."""
    return all(outcome(match, seat, f"{name} way {number}") is not None for number in range(WAYS))


def is_open(match: Match[Any], seat: int, name: str) -> bool:
    """Whether likely ways end differently for the seat."""
    return len({outcome(match, seat, f"{name} way {number}") for number in range(WAYS)}) > 1


def outcome(match: Match[Any], seat: int, name: str) -> float | None:
    """What becomes of the seat on one likely way; None where it is long."""
    chance = Random(name)
    world = deal_world(match, seat, seeded(name))
    mind = match.game.mind
    for _ in range(LAST_ANSWERS):
        for ask in open_asks(world.ask):
            world.answer(draw_by_prior(mind, world.state, ask, HEAT, chance.random()), ask.seat)
    return mind.result(match.game.places(world.state))[seat] if world.over else None


# ---- searched ----


class Results(Mind[Any]):
    """Plays like another mind, to the end of the game, and judges nothing before."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind
        self.state: Any = None
        """Of the world that was played last."""

    def utility(self, s: Any) -> list[float]:
        raise TooLongError

    def result(self, places: list[int]) -> list[float]:
        return self.mind.result(places)

    def priors(self, s: Any, ask: Ask) -> list[float]:
        return self.mind.priors(s, ask)

    def temperature(self, ask: Ask) -> float:
        return self.mind.temperature(ask)

    def calm(self, s: Any) -> int:
        self.state = s
        return self.mind.calm(s)

    def looks(self, s: Any) -> list[int]:
        return [NEVER]


def search_by_results(match: Match[Any], seat: int, name: str) -> Search:
    """A search whose every deal is played to the end of the game; `TooLongError` where one does not come to it."""
    search = Search(match, seat, Settings(), seeded(name))
    search.mind = Results(match.game.mind)
    search.grows = True
    return search


def mean_changes(search: Search, best: Runner, other: Runner) -> list[ScorePart]:
    """What of the final score the better answer brings more, in the same deals."""
    sheets = [[sheet_after(search, runner, deal) for runner in (best, other)] for deal in range(SCORED)]
    parts = sheets[0][0]
    changes = {part: sum([better[part] - worse[part] for better, worse in sheets]) / SCORED for part in parts}
    return [{"part": part, "points": round(n, 1)} for part, n in changes.items() if abs(n) >= LEAST_POINTS]


def sheet_after(search: Search, runner: Runner, deal: int) -> dict[str, float]:
    search.run(runner, deal)
    results = search.mind
    assert isinstance(results, Results)
    return sheet_of(search.match.game, results.state, search.seat)


# ---- counted ----


def counted_endings(match: Match[Any], seat: int, name: str, care: Care = CAREFULLY) -> dict[str, Ending]:
    """By answer, the end that it can come to; empty where it cannot be counted."""
    if match.game.teams is not None:
        return {}
    try:
        return Counting(seat, name, care).after_all(match)
    except TooLongError:
        return {}


class Counting:
    """Tries every way. Positions that were met before are remembered."""

    def __init__(self, seat: int, name: str, care: Care) -> None:
        self.seat = seat
        self.name = name
        self.patience, self.deals = care
        self.met: dict[str, Ending] = {}

    def after_all(self, match: Match[Any]) -> dict[str, Ending]:
        return {option.text: self.after(match, option) for option in match.ask_of(self.seat).options}

    def after(self, match: Match[Any], option: Option) -> Ending:
        """What the answer comes to, as long as nobody knows which cards it turns up."""
        world = self.answered(match, option)
        if world.over or not has_turned_up(match, world):
            end = self.best(world)
            return Ending(end.sheet, [option.text, *end.line], end.sure)
        ends = [self.best(self.answered(self.dealt(match, deal), option)) for deal in range(self.deals)]
        sheet = {part: sum([end.sheet[part] for end in ends]) / self.deals for part in ends[0].sheet}
        alike = all(end.line == ends[0].line for end in ends)
        sure = all(end.sure and end.sheet == ends[0].sheet for end in ends)
        return Ending(sheet, [option.text, *(ends[0].line if alike else [])], sure)

    def answered(self, match: Match[Any], option: Option) -> Match[Any]:
        self.patience -= 1
        if self.patience < 0:
            raise TooLongError
        world = match.fork()
        world.answer(option, self.seat)
        return world

    def dealt(self, match: Match[Any], deal: int) -> Match[Any]:
        """The same position, with all that the seat cannot know dealt anew."""
        if not match.at_rest():
            raise TooLongError
        state = match.stretch()[0].copy()
        match.game.redeal(state, self.seat, seeded(f"{self.name} {deal}"))
        return Match(match.game, state)

    def best(self, world: Match[Any]) -> Ending:
        """The best end from here on, by the shortest way."""
        if world.over:
            return Ending(sheet_of(world.game, world.state, self.seat), [], True)
        if world.waiting() != [self.seat]:
            raise TooLongError
        key = key_of(world) if world.at_rest() else ""
        found = self.met.get(key)
        if found is None:
            found = max(self.after_all(world).values(), key=lambda end: (end.lead, -len(end.line)))
            if key:
                self.met[key] = found
        return found


def key_of(match: Match[Any]) -> str:
    """What a position at rest is known by. What lies open before a player has no order. In the middle of a rule there
    is none: the rule may remember what the state does not say."""
    state = match.state.copy()
    for zone in match.game.zones:
        if zone.owned and zone.knows == ALL:
            for pile in zone.piles(state):
                pile.sort()
    return dumps(state.dump(), separators=(",", ":"))


def has_turned_up(before: Match[Any], after: Match[Any]) -> bool:
    """Whether the answer brought something to light, or chance had a say."""
    return (before.state.rng.draws, before.state.shown) != (after.state.rng.draws, after.state.shown)


def sheet_of(game: Game[Any], s: Any, seat: int) -> dict[str, float]:
    """The seat's points at the end by category, and what the best of the others has as a loss."""
    scores = game.scores(s)
    others = max([score.total for other, score in enumerate(scores) if other != seat])
    return {**{part: float(points) for part, points in scores[seat].parts}, RIVALS: -float(others)}
