"""Looks for puzzles: plays games at first sight and asks at many of their questions whether a long search knows better
than a greedy bot.

Most positions fall out at a quick look; what is left is looked at longer, and proved in fresh deals: the best answer
against what first sight says, and against the next best, so that there is one solution. All of it from what the seat
could know. Where a game can count its answers to the end (`Mind.counted`), nothing has to be believed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from podziemia.bots.budget import Settings
from podziemia.bots.greedy import EasyBot, GreedyBot
from podziemia.bots.race import FIRST_HEAT, Race, Runner
from podziemia.bots.search import Search
from podziemia.bots.worlds import deal_world, draw_by_prior
from podziemia.coach.curve import shared
from podziemia.coach.judge import Judgement, proved
from podziemia.coach.line import line_of
from podziemia.coach.puzzle import Kept
from podziemia.coach.reason import parts_of
from podziemia.kernel.ask import SEAT_LETTERS, Ask
from podziemia.kernel.game import Game
from podziemia.kernel.history import History
from podziemia.kernel.match import Match, fingerprint
from podziemia.kernel.record import new_record
from podziemia.kernel.rng import seeded

HEAT: Final = 0.3
"""Games are played by what looks good, with a little variety."""
SHARE: Final = 0.4
"""Of all questions so many are looked at."""
LONGEST_OPENING: Final = 500
"""Moves before a position; who solves puzzles should not have to wait until they are played."""
FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 24
"""Of a longer list the most promising ones race."""
A_GAP: Final = 0.04
"""What the obvious answer costs at least, in chances to win."""
TO_THE_NEXT: Final = 0.02
"""And any other answer."""
COUNTED_GAP: Final = 1.0
"""The same in points that were counted."""
SURE: Final = 1.5
"""The gap is so many times its margin at least; the margin is two standard errors."""
HOPEFUL: Final = 0.7
"""The same at shorter looks, which only say where to look longer."""
SIGHTS: Final = 12
"""First sights that are asked, of two kinds of bot."""
MISSED: Final = 0.6
"""So many of them must miss the solution."""
A_GAME: Final = 2
"""Puzzles from one game at most, and of different kinds."""


class Length(NamedTuple):
    """Of a look: deals of the race for each answer, and fresh ones for the proof."""

    deals: int
    proof: int


QUICK: Final = Length(6, 16)
LONGER: Final = Length(20, 60)
LONG: Final = Length(60, 500)


class Compared(NamedTuple):
    """What a look has found: the best answers that come to the same, the obvious one, and how far they are apart."""

    solutions: list[str]
    obvious: str
    values: dict[str, float]
    gap: Judgement


class Finder:
    """Looks through the games of a seed. The same seed finds the same puzzles, on any machine."""

    def __init__(self, game: Game[Any], seed: str, settings: dict[str, str], kinds: list[str]) -> None:
        self.game = game
        self.seed = seed
        self.settings = settings
        self.kinds = kinds
        """The kinds of question to look at; empty: all."""

    def look_through(self, number: int) -> Iterator[Kept]:
        """The puzzles of one game, as they are found."""
        name = f"puzzles {self.seed} {number}"
        seats = self.game.fewest + number % (self.game.most - self.game.fewest + 1)
        history = History(new_record(self.game, seats, name, self.settings))
        chance = Random(name)
        told: set[str] = set()
        while not history.match.over and history.count < LONGEST_OPENING and len(told) < A_GAME:
            match = history.match
            seat = match.waiting()[0]
            ask = match.ask_of(seat)
            if ask.kind not in told and chance.random() < SHARE and self.is_worth_a_look(match, ask):
                found = self.look_at(history, seat, ask)
                if found is not None:
                    told.add(ask.kind)
                    yield found
            world = deal_world(match, seat, seeded(f"{name} {history.count}"))
            option = draw_by_prior(self.game.mind, world.state, world.ask_of(seat), HEAT, chance.random())
            history.play(seat, option.text)

    def is_worth_a_look(self, match: Match[Any], ask: Ask) -> bool:
        """Of those who answer together only the last is looked at: the others would have to answer after the pupil."""
        wanted = not self.kinds or ask.kind in self.kinds
        return wanted and len(match.waiting()) == 1 and len(ask.options) >= FEWEST_ANSWERS

    def look_at(self, history: History, seat: int, ask: Ask) -> Kept | None:
        """The puzzle of this position, if it is one."""
        match = history.match
        name = f"{self.seed} {history.count}"
        values = match.game.mind.counted(match, seat)
        found = weighed(match, seat, values, name) if values else searched(match, seat, name)
        return None if found is None else described(history, seat, ask, *found, name)


# ---- one position ----


def searched(match: Match[Any], seat: int, name: str) -> tuple[Compared, float] | None:
    """By races, each longer than the one before, and how many first sights miss it; None as soon as there is nothing to
    see."""
    obvious = GreedyBot(match.game, name).choose(match, seat).text
    for length in (QUICK, LONGER):
        if race(match, seat, obvious, length, f"{name} {length.deals}") is None:
            return None
    compared = race(match, seat, obvious, LONG, f"{name} {LONG.deals}")
    if compared is None:
        return None
    bots = first_bots(match, name)
    missed = sum([bot.choose(match, seat).text not in compared.solutions for bot in bots]) / len(bots)
    return (compared, missed) if missed >= MISSED else None


def race(match: Match[Any], seat: int, obvious: str, length: Length, name: str) -> Compared | None:
    """All answers in the same deals; then the winner against the obvious one and, at last, against the next best."""
    search = Search(match, seat, Settings(), seeded(name))
    side = next(side for side in match.game.sides(match.state.seats) if seat in side)
    runners = search.race.waiting[:MOST_ANSWERS]
    mine = next(runner for runner in search.race.waiting if runner.option.text == obvious)
    best = run_all(search, [mine, *[runner for runner in runners if runner is not mine]], length.deals)
    alike = [runner for runner in search.race.running + search.race.dropped if is_alike(runner, best)]
    if mine in alike:
        return None
    gap = proved(search, best, mine, side, length.proof, inf)
    if gap.best != best.option.text or not is_sure(gap, A_GAP, SURE if length is LONG else HOPEFUL):
        return None
    others = [one for one in search.race.running + search.race.dropped if one.results and one not in alike]
    others.sort(key=lambda runner: -runner.mean())
    if length is LONG and not is_sure(proved(search, best, others[0], side, length.proof, inf), TO_THE_NEXT, SURE):
        return None
    alike.sort(key=lambda runner: runner is not best)
    return Compared([one.option.text for one in alike], obvious, values_of(others, alike, side, gap, obvious), gap)


def run_all(search: Search, runners: list[Runner], deals: int) -> Runner:
    """The winner of a race of these."""
    search.race = Race(list(runners))
    while search.iterations < deals * len(runners) and not search.race.is_decided():
        search.iterate()
    return search.race.leader()


def values_of(
    others: list[Runner], alike: list[Runner], side: list[int], gap: Judgement, obvious: str
) -> dict[str, float]:
    """What the answers are worth. A race flatters its winner: of the two that were proved, that counts."""
    values = {one.option.text: round(shared(one.totals, side) / len(one.results), 3) for one in others}
    values |= {one.option.text: round(gap.value_best, 3) for one in alike}
    values[obvious] = round(gap.value_played, 3)
    return values


def is_alike(runner: Runner, best: Runner) -> bool:
    """Whether it came to the same in every deal that both were tried in."""
    deals = min(len(runner.results), len(best.results))
    return runner is best or (deals >= FIRST_HEAT and runner.results[:deals] == best.results[:deals])


def is_sure(gap: Judgement, least: float, margins: float) -> bool:
    return gap.error >= least and gap.error >= margins * gap.margin


def weighed(match: Match[Any], seat: int, values: dict[str, float], name: str) -> tuple[Compared, float] | None:
    """By points that were counted. The game's bots count as well, so only what they see at a glance is asked for."""
    best = max(values.values())
    solutions = [text for text, value in values.items() if value > best - 1e-9]
    told = [bot.glance(match, seat).text for bot in first_bots(match, name)]
    wrong = Counter([text for text in told if text not in solutions])
    if wrong.total() < MISSED * len(told):
        return None
    obvious = wrong.most_common(1)[0][0]
    if values[obvious] > best - COUNTED_GAP:
        return None
    gap = Judgement(solutions[0], values[obvious], best, 0.0, 0, [])
    rounded = {text: round(value, 2) for text, value in values.items()}
    return Compared(solutions, obvious, rounded, gap), wrong.total() / len(told)


def first_bots(match: Match[Any], name: str) -> list[GreedyBot]:
    """Those who answer at first sight."""
    kinds = (GreedyBot, GreedyBot, EasyBot)
    return [kinds[number % 3](match.game, f"{name} sight {number}") for number in range(SIGHTS)]


# ---- what is kept ----


def described(history: History, seat: int, ask: Ask, compared: Compared, missed: float, name: str) -> Kept:
    match = history.match
    record = history.record()
    gap, solutions, obvious = compared.gap, compared.solutions, compared.obvious
    return {
        "id": fingerprint(f"{record.game} {match.digest()} {ask.kind}")[:6],
        "level": 0,
        "seats": record.seats,
        "seed": record.seed,
        "settings": record.settings,
        "moves": [f"{SEAT_LETTERS[move.seat]} {move.text}" for move in record.moves],
        "digest": match.digest(),
        "seat": seat,
        "kind": ask.kind,
        "because": ask.because,
        "n": ask.n,
        "solutions": solutions,
        "obvious": obvious,
        "missed": round(missed, 2),
        "counted": not gap.deals,
        "values": compared.values,
        "gap": round(gap.error, 3),
        "margin": round(gap.margin, 3),
        "deals": gap.deals,
        "parts": parts_of(match, seat, solutions[0], obvious, gap.error, name) if gap.deals else [],
        "line": line_of(match, seat, solutions[0], name),
        "why": [event.plain() for event in match.game.mind.reasons(match, seat)] if not gap.deals else [],
    }
