"""First sight of answers: what deserves a look, and what playouts do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.bots.prospects import attack_odds
from podziemia.games.shadespire.data.cards import FIRST_PLOY, PROFILE_IDS, is_upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import DECLINE, DONE, KEEP, PASS, STAY
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.actions import can_be_activated
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import targets_from, usable
from podziemia.kernel.ask import Ask, Option

Look = Callable[[ShadespireState, Ask, Option], float]

FLAT: Final = {
    "move": 0.35,
    "guard": 0.15,
    "draw": 0.3,
    "swap": 0.1,
    "pass": -0.5,
    "act": 0.5,
    "score": 1.0,
    "drive": 0.5,
    "trap": 1.5,
    "discard": -0.5,
    "use": 0.5,
    "react": 0.6,
    "push": 0.3,
    "succeed": 0.5,
}


def look(s: ShadespireState, ask: Ask) -> list[float]:
    how = LOOKS.get(ask.kind, plain)
    return [how(s, ask, option) for option in ask.options]


def plain(s: ShadespireState, ask: Ask, option: Option) -> float:
    if option is DECLINE or option is DONE or option is STAY or option is KEEP:
        return 0.2
    return FLAT.get(option.verb, 0.3)


def best_strike(s: ShadespireState, f: Fighter) -> float:
    """What the fighter's best attack from where it stands is worth."""
    best = 0.0
    for profile in usable(f):
        for target in targets_from(s, f.seat, f, profile, f.hex):
            best = max(best, strike_worth(s, f, profile, target))
    return best


def strike_worth(s: ShadespireState, f: Fighter, profile: Profile, target: Fighter) -> float:
    left = target.most_wounds() - target.wounds
    gain = 1.3 + 0.4 * s.is_leader(target) if profile.damage >= left else 0.3 * profile.damage
    return float(attack_odds(s, f, profile, target).success) * gain


def fighter_of(s: ShadespireState, option: Option) -> Fighter | None:
    return next((f for f in s.fighters if f.thing == option.index), None)


def at_activation(s: ShadespireState, ask: Ask, option: Option) -> float:
    if option.verb == "attack":
        f = fighter_of(s, option)
        return 0.0 if f is None else 0.5 + best_strike(s, f)
    if option.verb == "charge":
        f = fighter_of(s, option)
        return 0.6 if f is None or f.card.leader else 0.8
    if option.verb == "move":
        f = fighter_of(s, option)
        return 0.3 if f is None or not s.holds(f) else -0.2
    return FLAT.get(option.verb, 0.3)


def at_power(s: ShadespireState, ask: Ask, option: Option) -> float:
    if option is PASS:
        return 0.4
    return 0.7 if is_upgrade(option.index + FIRST_PLOY) else 0.35


def at_move(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Tokens draw, then enemies within reach."""
    if option is STAY:
        return 0.0
    hex = s.ground.ids[option.thing]
    worth = 0.4 if hex in s.tokens else 0.0
    f = next((one for one in s.fighters if one.id == ask.because), None)
    if f is None:
        return worth
    for e in s.fighters:
        if e.seat != f.seat and e.hex != NOWHERE:
            steps = s.ground.distance(hex, e.hex)
            worth += 0.12 * (steps == 2) - 0.03 * (steps > 5)
    return worth - 0.1 * (s.ground.edge >> hex & 1)


def at_charge(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Weak targets, friends next to them, and no ring of enemies."""
    hex = s.ground.ids[option.thing]
    f = next((one for one in s.fighters if one.id == ask.because), None)
    if f is None:
        return 0.3
    worth = 0.25 * (hex in s.tokens) - 0.1 * (s.ground.edge >> hex & 1)
    near = s.near(hex)
    strongest = max([profile.damage for profile in usable(f)])
    best = 0.0
    for e in s.fighters:
        if e.seat != f.seat and e.hex != NOWHERE:
            if near >> e.hex & 1:
                worth -= 0.15
            if s.ground.within(hex, max([p.range for p in usable(f)])) >> e.hex & 1:
                left = e.most_wounds() - e.wounds
                best = max(best, 1.0 if strongest >= left else 0.4)
        elif e.hex != NOWHERE and near & s.near(e.hex):
            worth += 0.05
    return worth + best


def at_target(s: ShadespireState, ask: Ask, option: Option) -> float:
    f = fighter_of(s, option)
    if f is None:
        return 0.3
    return 1.0 / (f.most_wounds() - f.wounds) + 0.3 * s.is_leader(f)


def at_profile(s: ShadespireState, ask: Ask, option: Option) -> float:
    for f in s.fighters:
        for profile in f.profiles():
            if profile.id == PROFILE_IDS[option.index]:
                return 0.3 * profile.dice * (1.0 if profile.symbol == 1 else 0.7) * min(3, profile.damage)
    return 0.3


def at_bearer(s: ShadespireState, ask: Ask, option: Option) -> float:
    """On somebody who will fight and live."""
    f = fighter_of(s, option)
    if f is None:
        return 0.3
    strongest = max([profile.damage * profile.dice for profile in f.side.attacks])
    return 0.1 * strongest + 0.1 * (f.most_wounds() - f.wounds) + 0.2 * can_be_activated(s, f)


def at_score(s: ShadespireState, ask: Ask, option: Option) -> float:
    return 1.0 + OBJECTIVES[option.index].glory if option.verb == "score" else 0.0


def at_reroll(s: ShadespireState, ask: Ask, option: Option) -> float:
    """Supports and the wrong symbol are worth another roll, a CRIT never."""
    if option is DONE:
        return 0.3
    return {"crit": -1.0, "support1": 0.4, "support2": 0.5}.get(option.thing, 0.2)


LOOKS: Final[dict[str, Look]] = {
    "activation": at_activation,
    "time-trap": at_activation,
    "power": at_power,
    "move.to": at_move,
    "charge.to": at_charge,
    "attack.target": at_target,
    "attack.next": at_target,
    "attack.with": at_profile,
    "upgrade.on": at_bearer,
    "score.now": at_score,
    "end.score": at_score,
    "attack.reroll": at_reroll,
    "defence.reroll": at_reroll,
}
