"""Why not? What forbids a player the thing he points at, in the words of the rules."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import CARD_IDS, COURT_SPACES, LORD_IDS, LORDS, MONSTER, NO_RACE, RACE_OF, RACES
from podziemia.games.abyss.data.options import COUNCIL_IDS
from podziemia.games.abyss.rules.recruit import race_totals, required_race, required_value
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask
from podziemia.kernel.game import Reason


def why_not(s: AbyssState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
    """The conditions for choosing the thing, each met or not."""
    if ask is None:
        return []
    if ask.kind == "turn.action":
        if thing in LORD_IDS and LORD_IDS.index(thing) in s.court:
            return why_not_recruit(s, seat, LORD_IDS.index(thing))
        if thing in COUNCIL_IDS:
            return [Reason("ABY-6.01", "stack-empty", bool(s.council[COUNCIL_IDS.index(thing)]), thing)]
        if thing == "lord-deck":
            return why_not_plot(s, seat)
    if ask.kind == "recruit.pay" and thing in CARD_IDS[:MONSTER] and ask.find(f"pay {thing}") is None:
        return [Reason("ABY-7.03", "race-too-many", False, RACES[RACE_OF[CARD_IDS.index(thing)]])]
    return []


def why_not_recruit(s: AbyssState, seat: int, lord: int) -> list[Reason]:
    """Number of races, mandatory race, value: what the hand has of each (ABY-7.02)."""
    totals = race_totals(s.players[seat])
    races = LORDS[lord].races
    must = required_race(s, seat, lord)
    held = sum(1 for total in totals if total)
    reasons = [Reason("ABY-7.03", "races", held >= races, LORD_IDS[lord], races, held)]
    if must != NO_RACE:
        reasons.append(Reason("ABY-7.04", "mandatory-race", totals[must] > 0, RACES[must]))
    need = required_value(s, seat, lord)
    given = greatest_value(totals, races, must) + s.players[seat].pearls
    reasons.append(Reason("ABY-7.07", "value", given >= need, LORD_IDS[lord], need, given))
    return reasons


def greatest_value(totals: list[int], races: int, must: int) -> int:
    """The most that allies of so many races bring, the mandatory one among them; nothing if they cannot be had."""
    others = sorted([total for race, total in enumerate(totals) if race != must], reverse=True)
    chosen = others[:races] if must == NO_RACE else [totals[must], *others[: races - 1]]
    return sum(chosen) if all(chosen) else 0


def why_not_plot(s: AbyssState, seat: int) -> list[Reason]:
    return [
        Reason("ABY-3.02", "plot-pearl", s.players[seat].pearls > 0),
        Reason("ABY-3.03", "plot-space", len(s.court) < COURT_SPACES),
        Reason("ABY-3.03", "plot-deck", len(s.lord_deck) > 0),
    ]
