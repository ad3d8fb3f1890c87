"""The chances of every answer to a question that is an attack or leads to one."""

from __future__ import annotations

from fractions import Fraction

from podziemia.games.shadespire.bots.prospects import Prospect, prospects
from podziemia.games.shadespire.rules.deed import Aim
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.facets.foresight import Likelihood


def chances(s: ShadespireState, ask: Ask) -> dict[str, list[Likelihood]]:
    """For each option that is an attack or leads to one: the chances against every target it may have."""
    found = {}
    for option in ask.options:
        told = [likelihood(prospect) for prospect in of_option(s, option)]
        if told:
            found[option.text] = told
    return found


def of_option(s: ShadespireState, option: Option) -> list[Prospect]:
    aim = s.aim
    if option.verb == "attack":
        f = next(one for one in s.fighters if one.thing == option.index)
        return prospects(s, Aim(f.seat, f.number), f.hex)
    if aim is None:
        return []
    here = s.fighters[aim.fighter].hex
    if option.verb == "go" and aim.charge:
        return prospects(s, aim, s.ground.ids[option.thing])
    if option.verb == "with":
        return [one for one in prospects(s, aim, here) if one.profile.id == option.thing]
    if option.verb == "target":
        return [one for one in prospects(s, aim, here) if one.target.thing == option.index]
    return []


def likelihood(one: Prospect) -> Likelihood:
    """The three outcomes; how much of the draw hits because the target is trapped; and that the target falls."""
    trapped = one.odds.draw if one.trapping else Fraction()
    parts = {"success": one.odds.success, "draw": one.odds.draw, "failure": one.odds.failure}
    return Likelihood(one.profile.id, one.target.id, {**parts, "trapped": trapped, "kill": one.kill})
