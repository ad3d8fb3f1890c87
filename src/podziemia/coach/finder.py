"""Looks for puzzles: plays games at first sight and asks at many of their questions whether a long search knows better
than a greedy bot.

Most positions fall out at a quick look; what is left is looked at longer, and proved in fresh deals: the best answer
against what first sight says, and against the next best, so that there is one solution. All of it from what the seat
could know. Where a game can count its answers to the end (`Mind.counted`), nothing has to be believed; nor in endings
(`ending.py`), which can be asked for alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from podziemia.bots.budget import Settings
from podziemia.bots.erring import easy_bot
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.race import FIRST_HEAT, Race, Runner
from podziemia.bots.search import Search
from podziemia.bots.worlds import deal_world, draw_by_prior
from podziemia.coach.curve import shared
from podziemia.coach.ending import (
    CAREFULLY,
    QUICKLY,
    Ending,
    Results,
    TooLongError,
    counted_endings,
    is_near_the_end,
    is_open,
    mean_changes,
    search_by_results,
)
from podziemia.coach.found import LineStep, ScorePart
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
LONGEST_GAME: Final = 1000
"""The same where endings are looked for."""
FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 24
"""Of a longer list the most promising ones race."""
FAR: Final = 8
"""Questions after which it is asked again whether the end is near."""
A_GAP: Final = 0.04
"""What the obvious answer costs at least, in chances to win."""
TO_THE_NEXT: Final = 0.02
"""And any other answer."""
COUNTED_GAP: Final = 1.0
"""The same in points that were counted."""
FEW: Final = 3
"""In an ending one of so many answers solves it at most: of last answers many often come to the same."""
SURE: Final = 1.5
"""The gap is so many times its margin at least; the margin is two standard errors."""
HOPEFUL: Final = 0.7
"""The same at shorter looks, which only say where to look longer."""
SIGHTS: Final = 12
"""First sights that are asked, of two kinds of bot."""
TRIED_OUT: Final = 4
"""Of them so many try answers out, at the end of a game."""
MISSED: Final = 0.6
"""So many of them must miss the solution."""
A_GAME: Final = 2
"""Puzzles from one game at most, and of different kinds."""


COUNTED: Final = "counted"
PLAYED: Final = "played"
ENDINGS: Final = (COUNTED, PLAYED)
"""How endings are proved."""


class Length(NamedTuple):
    """Of a look: deals of the race for each answer, and fresh ones for the proof."""

    deals: int
    proof: int


QUICK: Final = Length(6, 16)
LONGER: Final = Length(20, 60)
LONG: Final = Length(60, 500)


class Compared(NamedTuple):
    """What a look has found: the best answers that come to the same, the obvious one, and how far they are apart; in an
    ending also what of the score that is, and the way there if it was counted."""

    solutions: list[str]
    obvious: str
    values: dict[str, float]
    gap: Judgement
    line: tuple[str, ...] = ()
    score: tuple[ScorePart, ...] = ()


class Finder:
    """Looks through the games of a seed. The same seed finds the same puzzles, on any machine."""

    def __init__(
        self, game: Game[Any], seed: str, settings: dict[str, str], kinds: list[str], endings: str = ""
    ) -> None:
        self.game = game
        self.seed = seed
        self.settings = settings
        self.kinds = kinds
        """The kinds of question to look at; empty: all."""
        self.endings = endings
        """Only positions from which every way soon comes to the end of the game, all of them: those that can be
        COUNTED, or PLAYED in many deals."""
        self.told: set[str] = set()
        """The sorts of puzzles that the present game has given."""

    def look_through(self, number: int) -> Iterator[Kept]:
        """The puzzles of one game, as they are found."""
        name = f"puzzles {self.seed} {number}"
        seats = self.game.fewest + number % (self.game.most - self.game.fewest + 1)
        history = History(new_record(self.game, seats, name, self.settings))
        chance = Random(name)
        self.told = set()
        longest = LONGEST_GAME if self.endings else LONGEST_OPENING
        look = self.look_at_ending if self.endings else self.look_at
        far = 0
        while not history.match.over and history.count < longest and len(self.told) < A_GAME:
            match = history.match
            seat = match.waiting()[0]
            ask = match.ask_of(seat)
            if self.endings and history.count >= far and not is_near_the_end(match, seat, f"{name} {history.count}"):
                far = history.count + FAR
            wanted = history.count >= far if self.endings else chance.random() < SHARE
            if wanted and self.is_worth_a_look(match, ask):
                found = look(history, seat, ask)
                if found is not None:
                    self.told.add(self.sort_of(ask.kind, found["solutions"][0]))
                    yield found
            world = deal_world(match, seat, seeded(f"{name} {history.count}"))
            option = draw_by_prior(self.game.mind, world.state, world.ask_of(seat), HEAT, chance.random())
            history.play(seat, option.text)

    def is_worth_a_look(self, match: Match[Any], ask: Ask) -> bool:
        """Of those who answer together only the last is looked at: the others would have to answer after the pupil."""
        wanted = ask.kind not in self.told and (not self.kinds or ask.kind in self.kinds)
        return wanted and len(match.waiting()) == 1 and len(ask.options) >= FEWEST_ANSWERS

    def sort_of(self, kind: str, solution: str) -> str:
        """Of which a game gives one puzzle."""
        return kind

    def look_at(self, history: History, seat: int, ask: Ask) -> Kept | None:
        """The puzzle of this position, if it is one."""
        match = history.match
        name = f"{self.seed} {history.count}"
        values = match.game.mind.counted(match, seat)
        found = weighed(match, seat, values, name) if values else searched(match, seat, name)
        return None if found is None else described(history, seat, ask, *found, name)

    def look_at_ending(self, history: History, seat: int, ask: Ask) -> Kept | None:
        """The puzzle of this position, if it is one and the game is about to end."""
        match = history.match
        name = f"{self.seed} {history.count}"
        found = last_weighed(match, seat, name) if self.endings == COUNTED else played_out(match, seat, name)
        return None if found is None else described(history, seat, ask, *found, name, ending=True)


# ---- one position ----


def searched(match: Match[Any], seat: int, name: str, ending: bool = False) -> tuple[Compared, float] | None:
    """By races, each longer than the one before, and how many first sights miss it; None as soon as there is nothing to
    see."""
    obvious = GreedyBot(match.game, name).choose(match, seat).text
    for length in (QUICK, LONGER):
        if race(match, seat, obvious, length, f"{name} {length.deals}", ending) is None:
            return None
    compared = race(match, seat, obvious, LONG, f"{name} {LONG.deals}", ending)
    if compared is None:
        return None
    bots = first_bots(match, name)
    missed = sum([bot.choose(match, seat).text not in compared.solutions for bot in bots]) / len(bots)
    return (compared, missed) if missed >= MISSED else None


def played_out(match: Match[Any], seat: int, name: str) -> tuple[Compared, float] | None:
    """By results alone, where it is not yet decided who wins."""
    try:
        return searched(match, seat, name, ending=True) if is_open(match, seat, name) else None
    except TooLongError:
        return None


def race(
    match: Match[Any], seat: int, obvious: str, length: Length, name: str, ending: bool = False
) -> Compared | None:
    """All answers in the same deals; then the winner against the obvious one and, at last, against the next best."""
    search = new_search(match, seat, name, ending)
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
    others = others_than(alike, search)
    if length is LONG and not is_sure(proved(search, best, others[0], side, length.proof, inf), TO_THE_NEXT, SURE):
        return None
    alike.sort(key=lambda runner: runner is not best)
    values = values_of(others, alike, side, gap, obvious)
    score = final_score(search, best, mine, side) if length is LONG else []
    return Compared([one.option.text for one in alike], obvious, values, gap, score=tuple(score))


def new_search(match: Match[Any], seat: int, name: str, ending: bool) -> Search:
    return search_by_results(match, seat, name) if ending else Search(match, seat, Settings(), seeded(name))


def others_than(alike: list[Runner], search: Search) -> list[Runner]:
    """All that took part beside these, the best first."""
    others = [one for one in search.race.running + search.race.dropped if one.results and one not in alike]
    return sorted(others, key=lambda runner: -runner.mean())


def final_score(search: Search, best: Runner, mine: Runner, side: list[int]) -> list[ScorePart]:
    """What of it makes the difference, where deals are played to the end and nobody shares the score."""
    return mean_changes(search, best, mine) if isinstance(search.mind, Results) and len(side) == 1 else []


def run_all(search: Search, runners: list[Runner], deals: int) -> Runner:
    """The winner of a race of these."""
    search.race = Race(list(runners))
    while search.iterations < deals * len(runners) and not search.race.is_decided():
        search.iterate()
    return search.race.leader()


def values_of(
    others: list[Runner], alike: list[Runner], side: list[int], gap: Judgement, obvious: str
) -> dict[str, float]:
    """What the answers are worth. A race flatters its winner: of the two that were proved, that counts, and the others
    are worth less than it by as much as they were in the race."""
    raced = raced_value(alike[0], side)
    behind = {one.option.text: max(0.0, raced - raced_value(one, side)) for one in others}
    values = {text: round(gap.value_best - lost, 3) for text, lost in behind.items()}
    values |= {one.option.text: round(gap.value_best, 3) for one in alike}
    values[obvious] = round(gap.value_played, 3)
    return values


def raced_value(runner: Runner, side: list[int]) -> float:
    return shared(runner.totals, side) / len(runner.results)


def is_alike(runner: Runner, best: Runner) -> bool:
    """Whether it came to the same in every deal that both were tried in."""
    deals = min(len(runner.results), len(best.results))
    return runner is best or (deals >= FIRST_HEAT and runner.results[:deals] == best.results[:deals])


def is_sure(gap: Judgement, least: float, margins: float) -> bool:
    return gap.error >= least and gap.error >= margins * gap.margin


def weighed(match: Match[Any], seat: int, values: dict[str, float], name: str) -> tuple[Compared, float] | None:
    """By points that were counted. The game's bots count as well, so only what they see at a glance is asked for."""
    return set_against(values, [bot.glance(match, seat).text for bot in first_bots(match, name)])


def set_against(values: dict[str, float], told: list[str]) -> tuple[Compared, float] | None:
    """What was counted, and what first sights have told."""
    best = max(values.values())
    solutions = [text for text, value in values.items() if value > best - 1e-9]
    wrong = Counter([text for text in told if text not in solutions])
    if wrong.total() < MISSED * len(told):
        return None
    obvious = wrong.most_common(1)[0][0]
    if values[obvious] > best - COUNTED_GAP:
        return None
    gap = Judgement(solutions[0], values[obvious], best, 0.0, 0, [])
    rounded = {text: round(value, 2) for text, value in values.items()}
    return Compared(solutions, obvious, rounded, gap), wrong.total() / len(told)


def last_weighed(match: Match[Any], seat: int, name: str) -> tuple[Compared, float] | None:
    """By the points with which the game ends, where they can be counted: quickly at first, and with care what looks
    like a puzzle. Neither what solves it nor what comes to mind depends on the deal."""
    ends = counted_endings(match, seat, name, QUICKLY)
    if not ends or not is_hard_to_hit(ends):
        return None
    told = last_sights(match, seat, name)
    if set_against(leads(ends), told) is None:
        return None
    ends = counted_endings(match, seat, name, CAREFULLY)
    found = set_against(leads(ends), told) if ends and is_hard_to_hit(ends) else None
    if found is None:
        return None
    compared, missed = found
    best, obvious = ends[compared.solutions[0]], ends[compared.obvious]
    if not (best.sure and obvious.sure):
        return None
    changes = {part: best.sheet[part] - obvious.sheet[part] for part in best.sheet}
    score: list[ScorePart] = [{"part": part, "points": points} for part, points in changes.items() if points]
    return compared._replace(line=tuple(best.line), score=tuple(score)), missed


def leads(ends: dict[str, Ending]) -> dict[str, float]:
    return {text: end.lead for text, end in ends.items()}


def is_hard_to_hit(ends: dict[str, Ending]) -> bool:
    """Whether few of the answers are best."""
    best = max(leads(ends).values())
    return len([end for end in ends.values() if end.lead > best - 1e-9]) * FEW <= len(ends)


def last_sights(match: Match[Any], seat: int, name: str) -> list[str]:
    """So near the end whoever tries an answer out sees nearly all of it: most first sights only look."""
    told = [bot.glance(match, seat).text for bot in first_bots(match, name)[:TRIED_OUT]]
    chance = Random(name)
    world = deal_world(match, seat, seeded(name))
    ask, mind = world.ask_of(seat), match.game.mind
    return told + [draw_by_prior(mind, world.state, ask, HEAT, chance.random()).text for _ in range(SIGHTS - TRIED_OUT)]


def first_bots(match: Match[Any], name: str) -> list[GreedyBot]:
    """Those who answer at first sight."""
    kinds = (GreedyBot, GreedyBot, easy_bot)
    return [kinds[number % 3](match.game, f"{name} sight {number}") for number in range(SIGHTS)]


# ---- what is kept ----


def described(
    history: History, seat: int, ask: Ask, compared: Compared, missed: float, name: str, ending: bool = False
) -> Kept:
    match = history.match
    record = history.record()
    gap, solutions, obvious = compared.gap, compared.solutions, compared.obvious
    believed = gap.deals > 0 and not compared.score
    counted: list[LineStep] = [{"seat": seat, "text": text, "events": []} for text in compared.line]
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
        "ending": ending,
        "values": compared.values,
        "gap": round(gap.error, 3),
        "margin": round(gap.margin, 3),
        "deals": gap.deals,
        "parts": parts_of(match, seat, solutions[0], obvious, gap.error, name) if believed else [],
        "score": list(compared.score),
        "line": counted or line_of(match, seat, solutions[0], name),
        "why": [event.plain() for event in match.game.mind.reasons(match, seat)] if not (gap.deals or ending) else [],
    }
