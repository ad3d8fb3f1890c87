"""Many games of bots against bots, on all cores."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from podziemia.bots import make_bot
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.statistics import Numbers, wilson

MOST_DECISIONS: Final = 50_000
"""A game that goes on for so long is stopped and counted as it stands."""


class Contest(NamedTuple):
    """What is played: seats stay as given, games differ by their number in the seed."""

    game: str
    seats: tuple[str, ...]
    seed: str
    settings: dict[str, str]


class Result(NamedTuple):
    scores: list[int]
    places: list[int]
    decisions: int
    capped: bool


def check(contest: Contest) -> None:
    """Refuse what cannot be played before any worker starts."""
    game = find_game(contest.game)
    game.check_seats(len(contest.seats))
    for spec in contest.seats:
        if spec.partition(":")[0] == "human":
            raise BadSetup("seat-human")
        make_bot(spec, game, "")
    new_match(game, len(contest.seats), contest.seed, contest.settings)


def play_out(contest: Contest, number: int) -> Result:
    """One game of the contest, from the first question to the last."""
    game = find_game(contest.game)
    seed = f"{contest.seed}/{number}"
    searching = any(spec != "random" for spec in contest.seats)
    match = new_match(game, len(contest.seats), seed, contest.settings, forkable=searching)
    bots = [make_bot(spec, game, f"{seed} bot {seat}") for seat, spec in enumerate(contest.seats)]
    decisions = 0
    while not match.over and decisions < MOST_DECISIONS:
        seat = match.waiting()[0]
        match.answer(bots[seat].choose(match, seat), seat)
        decisions += 1
    return _result(match, decisions)


def _result(match: Match[Any], decisions: int) -> Result:
    scores = [score.total for score in match.game.scores(match.state)]
    places = match.game.places(match.state)
    return Result(scores, places, decisions, not match.over or match.game.capped(match.state))


def play_batch(contest: Contest, numbers: range) -> Tally:
    """A few games at a time: the fewer words pass between processes, the better they scale."""
    tally = Tally(contest)
    for number in numbers:
        tally.add(play_out(contest, number))
    return tally


class Tally:
    """Sums over games by seat: as small after a million games as after one, and the same in whatever order they end."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.ties = 0
        self.capped = 0
        self.decisions = Numbers()
        self.scores = [Numbers() for _ in contest.seats]
        self.wins = [[0] * (len(contest.seats) + 1) for _ in contest.seats]
        """By seat: how often it won together with how many in all."""

    def add(self, result: Result) -> None:
        winners = result.places.count(1)
        self.games += 1
        self.ties += winners > 1
        self.capped += result.capped
        self.decisions.add(result.decisions)
        for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True)):
            self.scores[seat].add(score)
            if place == 1:
                self.wins[seat][winners] += 1

    def merge(self, other: Tally) -> None:
        """Take in the games of another tally."""
        self.games += other.games
        self.ties += other.ties
        self.capped += other.capped
        self.decisions.merge(other.decisions)
        for seat in range(len(self.scores)):
            self.scores[seat].merge(other.scores[seat])
            self.wins[seat] = [mine + theirs for mine, theirs in zip(self.wins[seat], other.wins[seat], strict=True)]

    def won(self, seat: int) -> float:
        """The games the seat won; ties share the win."""
        return sum([times / sharers for sharers, times in enumerate(self.wins[seat]) if times])

    def summary(self) -> dict[str, Any]:
        """One object with everything there is to say; lists go by seat."""
        wins = [self.won(seat) for seat in range(len(self.contest.seats))]
        return {
            "game": self.contest.game,
            "seats": list(self.contest.seats),
            "seed": self.contest.seed,
            "settings": self.contest.settings,
            "games": self.games,
            "win_rate": [round(won / self.games, 4) for won in wins],
            "ci": [[round(end, 4) for end in wilson(won, self.games)] for won in wins],
            "mean_score": [round(score.mean(), 2) for score in self.scores],
            "score_deviation": [round(score.deviation(), 2) for score in self.scores],
            "lowest_score": [score.lowest for score in self.scores],
            "highest_score": [score.highest for score in self.scores],
            "mean_decisions": round(self.decisions.mean(), 1),
            "shortest": self.decisions.lowest,
            "longest": self.decisions.highest,
            "ties": self.ties,
            "capped": self.capped,
            "sides": [self.side_summary(side) for side in find_game(self.contest.game).sides(len(wins))],
        }

    def side_summary(self, side: list[int]) -> dict[str, Any]:
        won = sum([self.won(seat) for seat in side])
        return {
            "seats": side,
            "win_rate": round(won / self.games, 4),
            "ci": [round(end, 4) for end in wilson(won, self.games)],
        }
