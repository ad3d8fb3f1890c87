"""One game of a tournament, with the time that each seat thought."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from podziemia.build import running
from podziemia.kernel.errors import Refusal
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.chairs import BotFailed, Chair, leave, play_to_the_end
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.schedule import Table

UNTRUE: Final = "the game does not follow from its answers"


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
    build: str
    """Whether the rules and bots ran as `plain` Python or `compiled`: who thinks for a time thinks further compiled."""


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
    settings = plan.settings_of(table.deal)
    match = new_match(game, plan.seats, seed, settings)
    chairs = [Chair(plan.bots[bot], game, f"{seed} bot {seat}", plan.clock) for seat, bot in enumerate(table.bots)]
    answers: list[tuple[int, str]] = []
    try:
        play_to_the_end(match, chairs, lambda _, seat, option: answers.append((seat, option.text)))
    except BotFailed as failed:
        return Failed(table.number, table.bots[failed.seat], failed.illegal, failed.error, failed.traceback)
    finally:
        leave(chairs)
    if not follows(match, new_match(game, plan.seats, seed, settings, forkable=False), answers):
        suspect = next((seat for seat, chair in enumerate(chairs) if chair.foreign), 0)
        return Failed(table.number, table.bots[suspect], "", UNTRUE, "")
    return _played(table, match, chairs)


def follows(match: Match[Any], again: Match[Any], answers: list[tuple[int, str]]) -> bool:
    """Whether the same answers lead to the same end at a table at which nobody sits."""
    for seat, text in answers:
        try:
            again.play(seat, text)
        except Refusal:
            return False
    return again.digest() == match.digest()


def deal_seed(plan: Plan, deal: int) -> str:
    return f"{plan.seed}/{deal}"


def _played(table: Table, match: Match[Any], chairs: list[Chair]) -> Played:
    game = match.game
    return Played(
        table.number,
        table.deal,
        list(table.bots),
        [score.total for score in game.scores(match.state)],
        game.places(match.state),
        [chair.decisions for chair in chairs],
        [round(chair.seconds, 6) for chair in chairs],
        [round(chair.longest, 6) for chair in chairs],
        not match.over or game.capped(match.state),
        running(),
    )
