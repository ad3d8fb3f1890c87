"""Bots at their seats: what each of them thought, and what went wrong."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from traceback import format_exc
from typing import Any, Final

from podziemia.bots import Bot, Budget, make_bot
from podziemia.kernel.ask import Option
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.lab.outside import OutsideBot
from podziemia.lab.simulate import MOST_DECISIONS

OURS: Final = "podziemia."
"""Where bots live that need not be watched."""
CLOCKS: Final = ("cpu", "wall")
"""What a bot's seconds are measured by: the processor's time, which a busy machine does not stretch, or the wall's."""


class BotFailed(Exception):
    """A bot could not go on. Either its answer was not possible, or it fell over."""

    def __init__(self, seat: int, illegal: str, error: str, traceback: str) -> None:
        super().__init__(illegal or error)
        self.seat = seat
        self.illegal = illegal
        self.error = error
        self.traceback = traceback


class Chair:
    """A bot at its seat, and a stopwatch. Seconds are those of the processor."""

    def __init__(self, spec: str, game: Game[Any], seed: str, clock: str) -> None:
        self.bot: Bot = make_bot(spec, game, seed)
        self.foreign = not type(self.bot).__module__.startswith(OURS)
        set_clock(self.bot, clock)
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The bot's choice, as the match's own option: a bot may have found it in a fork. Others' bots are watched:
        they must leave the match as it was."""
        before = match.digest() if self.foreign else ""
        start = thread_time()
        try:
            chosen = self.bot.choose(match, seat).text
        except Exception as wrong:  # whatever somebody's bot does, what was played so far must not be lost
            raise BotFailed(seat, "", f"{type(wrong).__name__}: {wrong}", format_exc()) from wrong
        taken = thread_time() - start
        if self.foreign and match.digest() != before:
            raise BotFailed(seat, "", "it has changed the match it was shown", "")
        self.decisions += 1
        self.seconds += taken
        self.longest = max(self.longest, taken)
        option = match.ask_of(seat).find(chosen)
        if option is None:
            raise BotFailed(seat, chosen, "", "")
        return option


Watch = Callable[[Match[Any], int, Option], None]
"""Told of every choice before it is played: the match, the seat, the option."""


def play_to_the_end(match: Match[Any], chairs: list[Chair], watch: Watch | None = None) -> None:
    """From the present question to the last, or until the game has gone on for too long."""
    decisions = 0
    while not match.over and decisions < MOST_DECISIONS:
        seat = match.waiting()[0]
        option = chairs[seat].choose(match, seat)
        if watch is not None:
            watch(match, seat, option)
        match.answer(option, seat)
        decisions += 1


def leave(chairs: list[Chair]) -> None:
    """Bots in processes of their own end them."""
    for chair in chairs:
        if isinstance(chair.bot, OutsideBot):
            chair.bot.leave()


def set_clock(bot: Bot, clock: str) -> None:
    """A bot that thinks by a budget of ours counts its seconds by this clock, however long that takes by the wall."""
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget):
        budget.patience = 0.0
        budget.processor = clock == "cpu"


# ---- before anything is played ----


def check_clock(clock: str) -> None:
    if clock not in CLOCKS:
        raise BadSetup("clock-unknown", name=clock, known=", ".join(CLOCKS))


def check_bots(game: Game[Any], bots: tuple[str, ...]) -> None:
    for spec in bots:
        if spec.partition(":")[0] == "human":
            raise BadSetup("seat-human")
        make_bot(spec, game, "")


def usual_seats(game: Game[Any], bots: int) -> int:
    """A seat for each bot where that makes a table; otherwise as many as usually play."""
    if game.fewest <= bots <= game.most and len(game.sides(bots)) == bots:
        return bots
    return min(game.usual, game.most)


def wins(game: Game[Any], places: list[int]) -> list[float]:
    """By seat, what its side has of the win: 1, a part of a shared one, or 0."""
    sides = game.sides(len(places))
    winners = sum([places[side[0]] == 1 for side in sides])
    return [1 / winners if place == 1 else 0.0 for place in places]
