"""How fast a game runs on one core, beside a yardstick of the same minute.

Times are those of the processor, so that what else the machine does has little say.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, Final

from podziemia.bots import Budget, think
from podziemia.bots.at_random import answer_at_random, play_at_random
from podziemia.build import running
from podziemia.kernel.errors import Trouble
from podziemia.kernel.game import Game
from podziemia.kernel.history import History, replayed
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.record import Record, new_record, parse_record
from podziemia.kernel.rng import seeded

SECONDS = 1.5
"""How long each figure is measured."""
ADDITIONS = 10_000_000
ITERATIONS = 200
"""Iterations of one search."""
GAMES_FORKED: Final = 3
RECORDS: Final = 4


def measure(game: Game[Any]) -> dict[str, Any]:
    """All figures of a game, and the yardstick taken before and after them."""
    seats = min(game.usual, game.most)
    seconds = SECONDS
    before = yardstick()
    decisions, games = random_play(game, seats, seconds)
    return {
        "game": game.name,
        "seats": seats,
        "decisions_per_second": round(decisions),
        "games_per_second": round(games, 2),
        "fork_microseconds": round(fork_microseconds(game, seats, seconds), 2),
        "mcts_iterations_per_second": round(mcts_iterations(game, seats, seconds)),
        "replays_per_second": round(replays(game, seats, seconds), 2),
        **doors(game, seats, seconds),
        "yardstick_seconds": round((before + yardstick()) / 2, 3),
        "build": running(),
    }


def doors(game: Game[Any], seats: int, seconds: float) -> dict[str, int | None]:
    """Steps a second at the laboratory's doors; nothing where its packages are not installed."""
    try:
        from podziemia.lab.doors import batch_steps_per_second, steps_per_second
    except Trouble:
        return {"steps_per_second": None, "batch_steps_per_second": None}
    return {
        "steps_per_second": round(steps_per_second(game, seats, seconds)),
        "batch_steps_per_second": round(batch_steps_per_second(game, seats, seconds)) if game.encoding else None,
    }


def yardstick() -> float:
    """Seconds for ten million integer additions: what this machine does in this minute."""
    start = process_time()
    total = 0
    for number in range(ADDITIONS):
        total += number
    return process_time() - start


def random_play(game: Game[Any], seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random play, without copies."""
    chance = Random(1)
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play_at_random(new_match(game, seats, f"bench {games}", forkable=False), chance)
        games += 1
    spent = process_time() - start
    return decisions / spent, games / spent


def fork_microseconds(game: Game[Any], seats: int, seconds: float) -> float:
    """The mean time of a fork over all positions of a few random games."""
    positions = all_positions(game, seats)
    forks = 0
    start = process_time()
    while process_time() - start < seconds:
        for match in positions:
            match.fork()
        forks += len(positions)
    return (process_time() - start) / forks * 1e6


def all_positions(game: Game[Any], seats: int) -> list[Match[Any]]:
    chance = Random(2)
    positions = []
    for number in range(GAMES_FORKED):
        match = new_match(game, seats, f"fork {number}")
        while match.ask is not None:
            positions.append(match.fork())
            answer_at_random(match, match.ask, chance.random)
    return positions


def mcts_iterations(game: Game[Any], seats: int, seconds: float) -> float:
    """Iterations a second of the search, in positions of random games."""
    chance = Random(3)
    rng = seeded("bench")
    positions = all_positions(game, seats)
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        match = chance.choice(positions)
        done += think(match, match.waiting()[0], Budget(iterations=ITERATIONS), rng).iterations
    return done / (process_time() - start)


def replays(game: Game[Any], seats: int, seconds: float) -> float:
    """Whole records read and replayed a second, digests compared."""
    texts = [random_record(game, seats, number).text() for number in range(RECORDS)]
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        replayed(parse_record(texts[done % len(texts)]))
        done += 1
    return done / (process_time() - start)


def random_record(game: Game[Any], seats: int, number: int) -> Record:
    chance = Random(number)
    history = History(new_record(game, seats, f"replay {number}"))
    while not history.match.over:
        seat = history.match.waiting()[0]
        history.play(seat, chance.choice(history.match.ask_of(seat).options).text)
    return history.record()
