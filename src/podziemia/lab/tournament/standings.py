"""What the games say: wins, ratings, scores, times, and who did better than whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

from podziemia.lab.statistics import Numbers, paired_interval
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.playing import Played
from podziemia.lab.tournament.ratings import Matrix, Rating, rate


class Standings:
    """Everything there is to say about the games played so far. A side counts once, however many seats it has."""

    def __init__(self, plan: Plan, games: list[Played]) -> None:
        bots = len(plan.bots)
        self.plan = plan
        self.games = games
        self.sides = plan.sides()
        self.deals: dict[int, Matrix] = {}
        """By deal, how often each bot did better than each other one; ties are halves."""
        self.tallies = [BotTally(len(self.sides)) for _ in range(bots)]
        self.side_wins = [0.0] * len(self.sides)
        self.ties = 0
        self.capped = 0
        self.decisions = Numbers()
        for game in games:
            self.add(game)
        self.ratings = rate(bots, list(self.deals.values())) if games else [Rating(0, 0, 0)] * bots

    def add(self, game: Played) -> None:
        places = [game.places[side[0]] for side in self.sides]
        winners = places.count(1)
        self.ties += winners > 1
        self.capped += game.capped
        self.decisions.add(sum(game.decisions))
        for number, side in enumerate(self.sides):
            won = 1 / winners if places[number] == 1 else 0.0
            self.side_wins[number] += won
            self.tallies[game.bots[side[0]]].add(game, number, side, won)
        self.compare(game, places)

    def compare(self, game: Played, places: list[int]) -> None:
        """Every two sides of the table."""
        bots = len(self.plan.bots)
        deal = self.deals.setdefault(game.deal, [[0.0] * bots for _ in range(bots)])
        sitting = [game.bots[side[0]] for side in self.sides]
        for bot, place in zip(sitting, places, strict=True):
            for other, their_place in zip(sitting, places, strict=True):
                if bot != other:
                    deal[bot][other] += 0.5 if place == their_place else float(place < their_place)

    def order(self) -> list[int]:
        """The best bot first."""
        return sorted(range(len(self.plan.bots)), key=lambda bot: -self.ratings[bot].points)

    def summary(self) -> dict[str, Any]:
        """All of it as one object of plain data; bots come in the order of their ratings."""
        order = self.order()
        return {
            **self.plan.identity(),
            "builds": sorted({game.build for game in self.games}),
            "games": len(self.games),
            "deals": len(self.deals),
            "fair_share": round(1 / len(self.sides), 4),
            "standings": [self.standing(bot) for bot in order],
            "better": [[self.better(bot, other) for other in order] for bot in order],
            "sides": [
                {"seats": side, "win_rate": round(won / max(1, len(self.games)), 4)}
                for side, won in zip(self.sides, self.side_wins, strict=True)
            ],
            "mean_decisions": round(self.decisions.mean(), 1),
            "ties": self.ties,
            "capped": self.capped,
        }

    def better(self, bot: int, other: int) -> dict[str, float] | None:
        """How often the bot did better than the other one where they met."""
        ahead = sum([deal[bot][other] for deal in self.deals.values()])
        behind = sum([deal[other][bot] for deal in self.deals.values()])
        if not ahead + behind:
            return None
        return {"share": round(ahead / (ahead + behind), 4), "games": round(ahead + behind)}

    def standing(self, bot: int) -> dict[str, Any]:
        tally = self.tallies[bot]
        rating = self.ratings[bot]
        return {
            "bot": self.plan.bots[bot],
            "rating": round(rating.points, 1),
            "rating_ci": [round(rating.low, 1), round(rating.high, 1)],
            **tally.summary(),
        }


class BotTally:
    """Sums of one bot over its games."""

    def __init__(self, sides: int) -> None:
        self.deals: dict[int, list[float]] = {}
        """By deal: games and wins."""
        self.scores: Counter[int] = Counter()
        self.at_side = [[0.0, 0.0] for _ in range(sides)]
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, game: Played, number: int, side: list[int], won: float) -> None:
        for sums in (self.deals.setdefault(game.deal, [0, 0.0]), self.at_side[number]):
            sums[0] += 1
            sums[1] += won
        self.scores[game.scores[side[0]]] += 1
        self.decisions += sum([game.decisions[seat] for seat in side])
        self.seconds += sum([game.seconds[seat] for seat in side])
        self.longest = max([self.longest, *[game.longest[seat] for seat in side]])

    def summary(self) -> dict[str, Any]:
        games = sum([deal[0] for deal in self.deals.values()])
        wins = sum([deal[1] for deal in self.deals.values()])
        numbers = Numbers()
        for score, times in self.scores.items():
            numbers.add(score, times)
        return {
            "games": round(games),
            "wins": round(wins, 2),
            "win_rate": round(wins / games, 4) if games else 0.0,
            "ci": [round(end, 4) for end in paired_interval(list(self.deals.values()))],
            "by_side": [round(won / played, 4) if played else None for played, won in self.at_side],
            "mean_score": round(numbers.mean(), 2),
            "score_deviation": round(numbers.deviation(), 2),
            "scores": dict(sorted(self.scores.items())),
            "decisions": self.decisions,
            "milliseconds": round(1000 * self.seconds / self.decisions, 3) if self.decisions else 0.0,
            "longest_milliseconds": round(1000 * self.longest, 1),
        }
