"""One game of a tournament, with the time that each seat thought."""

from __future__ import annotations

from time import thread_time
from traceback import format_exc
from typing import Any, NamedTuple

from podziemia.bots import Bot, Budget, make_bot
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.simulate import MOST_DECISIONS
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.schedule import Table


class Played(NamedTuple):
    """A finished game; all lists go by seat. Seconds are those of the processor."""

    table: int
    deal: int
    bots: list[int]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    capped: bool


class Failed(NamedTuple):
    """A game that a bot could not finish: which bot, and what went wrong, or which answer of its was not possible."""

    table: int
    bot: int
    illegal: str
    error: str
    traceback: str


def play_table(task: tuple[Plan, Table]) -> Played | Failed:
    """The whole game, from the first question to the last."""
    plan, table = task
    game = find_game(plan.game)
    seed = deal_seed(plan, table.deal)
    match = new_match(game, plan.seats, seed, plan.settings)
    chairs = [Chair(plan, game, f"{seed} bot {seat}", bot) for seat, bot in enumerate(table.bots)]
    decisions = 0
    while not match.over and decisions < MOST_DECISIONS:
        seat = match.waiting()[0]
        try:
            chosen = chairs[seat].choose(match, seat).text
        except Exception as wrong:  # whatever somebody's bot does, the games played so far must not be lost
            return Failed(table.number, table.bots[seat], "", f"{type(wrong).__name__}: {wrong}", format_exc())
        option = match.ask_of(seat).find(chosen)
        if option is None:
            return Failed(table.number, table.bots[seat], chosen, "", "")
        match.answer(option, seat)
        decisions += 1
    return _played(table, match, chairs)


def deal_seed(plan: Plan, deal: int) -> str:
    return f"{plan.seed}/{deal}"


class Chair:
    """A bot at its seat, and a stopwatch."""

    def __init__(self, plan: Plan, game: Game[Any], seed: str, bot: int) -> None:
        self.bot: Bot = make_bot(plan.bots[bot], game, seed)
        set_clock(self.bot, plan.clock)
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, match: Match[Any], seat: int) -> Option:
        start = thread_time()
        chosen = self.bot.choose(match, seat)
        taken = thread_time() - start
        self.decisions += 1
        self.seconds += taken
        self.longest = max(self.longest, taken)
        return chosen


def set_clock(bot: Bot, clock: str) -> None:
    """A bot that thinks by a budget of ours counts its seconds by the clock of the tournament."""
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget) and clock == "cpu":
        budget.processor = True


def _played(table: Table, match: Match[Any], chairs: list[Chair]) -> Played:
    game = match.game
    return Played(
        table.number,
        table.deal,
        list(table.bots),
        [score.total for score in game.scores(match.state)],
        game.winners_first(match.state),
        [chair.decisions for chair in chairs],
        [round(chair.seconds, 6) for chair in chairs],
        [round(chair.longest, 6) for chair in chairs],
        not match.over or game.capped(match.state),
    )
