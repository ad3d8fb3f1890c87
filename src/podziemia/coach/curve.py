"""Each seat's chance to win at every point of a game, at a glance: what makes a curve."""

from __future__ import annotations

from typing import Any

from podziemia.bots.lots import Lots
from podziemia.bots.worlds import follow_priors, judge
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded


def chances(match: Match[Any], worlds: int, name: str, before: list[float]) -> list[float]:
    """Every seat's chance as its side could know it; what all of them believe of themselves is brought to one whole.
    After the end nobody has to believe. `before` is what they believed a move ago: in the middle of somebody's rule the
    others only look on."""
    sides = match.game.sides(match.state.seats)
    if match.over:
        known = judge(match, match.game.mind)
        return by_seat(sides, [shared(known, side) for side in sides])
    hopes = [hope(match, side, worlds, name, before) for side in sides]
    return by_seat(sides, [one / sum(hopes) for one in hopes])


def by_seat(sides: list[list[int]], chances: list[float]) -> list[float]:
    """Who wins together has one chance."""
    of_seat = {seat: chance for side, chance in zip(sides, chances, strict=True) for seat in side}
    return [of_seat[seat] for seat in sorted(of_seat)]


def hope(match: Match[Any], side: list[int], worlds: int, name: str, before: list[float]) -> float:
    """What a side believes of itself, by the eyes of the first of it who can look: they sit together."""
    looking = side if match.at_rest() else [seat for seat in match.waiting() if seat in side]
    if looking:
        return belief(match, looking[0], side, worlds, name)
    return before[side[0]] if before else 1.0 / len(match.game.sides(match.state.seats))


def belief(match: Match[Any], seat: int, side: list[int], worlds: int, name: str) -> float:
    """What the seat gives its side, on average over a few worlds that look like the match to the seat."""
    return sum([shared(glance(match, seat, f"{name} {seat} {world}"), side) for world in range(worlds)]) / worlds


def glance(match: Match[Any], seat: int, deal: str) -> list[float]:
    """All chances in one dealt world, at the next calm point if everybody goes on at first sight."""
    mind = match.game.mind
    world = match.redealt(seat, seeded(deal))
    follow_priors(world, mind, mind.calm(world.state) + 1, Lots(deal))
    return judge(world, mind)


def shared(values: list[float], side: list[int]) -> float:
    """The chance of those who win together."""
    return sum([values[seat] for seat in side], 0.0)
