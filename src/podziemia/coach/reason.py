"""Why an answer is better, in the game's own terms: the difference split into parts of the evaluation."""

from __future__ import annotations

from typing import Any, Final

from podziemia.bots.lots import Lots
from podziemia.bots.worlds import by_prior, deal_world, follow_priors, open_asks
from podziemia.coach.found import ReasonPart
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import seeded

DEALS: Final = 24
MOST_PARTS: Final = 3
LEAST: Final = 0.005
"""Half a point of chance is no reason."""
RIVALS: Final = "rivals"
LATER: Final = "later"
ALL_IN_ONE: Final = "points"
"""What every game has words for beside the names of its mind."""


class Worth:
    """What positions are worth to a seat: points by part, the points of the others weighed by how dangerous they are,
    and how much a point is there. A mean of several looks."""

    def __init__(self) -> None:
        self.parts: dict[str, float] = {}
        self.slope = 0.0

    def add(self, world: Match[Any], seat: int, weight: float) -> None:
        game, s = world.game, world.state
        mind = game.handmade or game.mind
        self.slope += weight * mind.slope(s, seat)
        for part, points in mind.parts(s, seat) or [(ALL_IN_ONE, mind.points(s)[seat])]:
            self.parts[part] = self.parts.get(part, 0.0) + weight * points
        if game.teams is None:
            self.parts[RIVALS] = self.parts.get(RIVALS, 0.0) - weight * danger(mind, s, seat)


def danger(mind: Mind[Any], s: Any, seat: int) -> float:
    """The points of the others; who is likelier to win counts more."""
    chances, points = mind.utility(s), mind.points(s)
    others = [other for other in range(s.seats) if other != seat]
    whole = sum([chances[other] for other in others])
    return sum([chances[other] * points[other] for other in others]) / whole if whole else 0.0


def parts_of(
    match: Match[Any], seat: int, best: str, played: str, error: float, name: str, deals: int = DEALS
) -> list[ReasonPart]:
    """The greatest parts, and last whatever they leave open: what comes of it later. They add up to the error."""
    better, worse = Worth(), Worth()
    for number in range(deals):
        for worth, text in ((better, best), (worse, played)):
            look_after(match, seat, text, f"{name} {number}", worth)
    slope = (better.slope + worse.slope) / 2 / deals
    changes = {part: slope * (better.parts[part] - worse.parts.get(part, 0.0)) / deals for part in better.parts}
    told: list[ReasonPart] = [
        {"part": part, "chance": round(change, 4)}
        for part, change in sorted(changes.items(), key=lambda one: -abs(one[1]))[:MOST_PARTS]
        if abs(change) >= LEAST
    ]
    rest = error - sum([part["chance"] for part in told])
    return [*told, {"part": LATER, "chance": round(rest, 4)}] if abs(rest) >= LEAST else told


def look_after(match: Match[Any], seat: int, text: str, deal: str, worth: Worth) -> None:
    """Answer in a dealt world, and add what it is worth whenever the mind would look."""
    mind = match.game.mind
    chance = Lots(deal)
    world = deal_world(match, seat, seeded(deal))
    now = mind.calm(world.state)
    looks = mind.looks(world.state)
    for ask in open_asks(world.ask):
        option = ask.find(text) if ask.seat == seat else None
        world.answer(by_prior(mind, world.state, ask, chance) if option is None else option, ask.seat)
    for look in looks:
        follow_priors(world, mind, now + look, chance)
        worth.add(world, seat, 1.0 / len(looks))
