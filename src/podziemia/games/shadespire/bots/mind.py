"""What the bots know of Shadespire: how good a position is. First sight of answers stands in `priors.py`."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.bots.priors import look
from podziemia.games.shadespire.data.cards import ACTIVATIONS, ROUNDS, is_ploy
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.kinds import EARLY_END, NOW, THIRD_END
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.state import ACTIVATION, DEPLOYMENT, ShadespireState
from podziemia.kernel.ask import Ask
from podziemia.kernel.mind import Mind

HOLD: Final = {f"hold_objective_{n}": (n - 1,) for n in range(1, 6)} | {
    "tactical_genius_1_3": (0, 1, 2),
    "tactical_genius_3_5": (2, 3, 4),
    "tactical_supremacy_1_2": (0, 1),
    "tactical_supremacy_3_4": (2, 3),
}
RETURNING: Final = (WARBAND_IDS.index("sepulchral_guard"), WARBAND_IDS.index("spiteclaws_swarm"))
FIRST_SIGHT: Final = frozenset(
    ("token.place", "board.pick", "board.turn", "board.join", "deploy.first", "round.first", "choose.direction")
)
PLOY: Final = 0.06
UPGRADE: Final = 0.03
UNSPENT: Final = 0.2
STEPS_TO_REACH: Final[tuple[float, ...]] = (0.95, 0.6, 0.55, 0.5, 0.4, 0.3, 0.2, 0.15)


class ShadespireMind(Mind[ShadespireState]):
    def points(self, s: ShadespireState) -> list[float]:
        if s.stage <= DEPLOYMENT or s.field is None:
            return [float(player.glory) for player in s.players]
        return [worth(s, seat) for seat in range(2)]

    def parts(self, s: ShadespireState, seat: int) -> list[tuple[str, float]]:
        if s.stage <= DEPLOYMENT or s.field is None:
            return [("glory", float(s.players[seat].glory))]
        return worth_by_part(s, seat)

    def spread(self, s: ShadespireState) -> float:
        return 0.6 + 0.15 * activations_left(s)

    def priors(self, s: ShadespireState, ask: Ask) -> list[float]:
        return look(s, ask)

    def temperature(self, ask: Ask) -> float:
        return 0.4

    def calm(self, s: ShadespireState) -> int:
        """Activations since the start."""
        if s.stage <= DEPLOYMENT:
            return s.stage
        used = s.players[0].used + s.players[1].used
        return 20 + 10 * s.round + (used if s.stage >= ACTIVATION else 0) + (1 if s.in_end_phase() else 0)

    def looks(self, s: ShadespireState) -> list[int]:
        """After the activation, and when the other has replied and one more has followed."""
        return [1, 3]

    def matters(self, ask: Ask) -> bool:
        return ask.kind not in FIRST_SIGHT


def activations_left(s: ShadespireState) -> int:
    """Of both sides, to the end of the game."""
    used = s.players[0].used + s.players[1].used
    return (ROUNDS - s.round) * 2 * ACTIVATIONS + 2 * ACTIVATIONS - used


def worth(s: ShadespireState, seat: int) -> float:
    """Glory, and what fighters, cards and places are good for."""
    return sum([points for _, points in worth_by_part(s, seat)], 0.0)


def worth_by_part(s: ShadespireState, seat: int) -> list[tuple[str, float]]:
    player = s.players[seat]
    left = activations_left(s)
    fade = min(1.0, left / 8)
    to_come = 0.4 * min(len(player.objective_deck), 1.5 * (ROUNDS - s.round))
    return [
        ("glory", float(player.glory) + UNSPENT * fade * min(3, player.unspent())),
        ("fighters", sum([fighter_worth(s, f, fade) for f in s.allies(seat)], 0.0)),
        ("objectives", sum([OBJECTIVES[c].glory * chance(s, seat, c, left) for c in player.objectives], to_come)),
        ("hand", sum([(PLOY if is_ploy(card) else UPGRADE) * fade for card in player.hand], 0.0)),
        ("places", 0.1 * len(s.held_by(seat))),
    ]


def fighter_worth(s: ShadespireState, f: Fighter, fade: float) -> float:
    health = f.most_wounds() - f.wounds
    strongest = max([profile.damage for profile in f.side.attacks])
    worth = 0.1 + (0.05 + 0.25 * fade) * strongest + (0.06 + 0.16 * fade) * health
    worth += 0.2 * s.is_leader(f) + 0.15 * f.inspired + 0.25 * len(f.upgrades) * fade
    if s.players[f.seat].warband in RETURNING:
        worth -= 0.2
    return worth - (0.12 * fade if f.charged else 0.0) + (0.1 if f.guard else 0.0) + nearness(s, f, fade)


def nearness(s: ShadespireState, f: Fighter, fade: float) -> float:
    """A fighter near an enemy can fight; one far from all is idle."""
    nearest = 99
    for e in s.fighters:
        if e.seat != f.seat and e.hex != NOWHERE:
            nearest = min(nearest, s.ground.distance(f.hex, e.hex))
    if nearest == 99:
        return 0.0
    strikes = nearest <= max([profile.range for profile in f.side.attacks]) + (
        0 if f.charged or f.moved else f.side.move
    )
    return 0.2 * strikes * min(1.0, 4 * fade) + 0.2 * fade * max(0.0, 1.0 - nearest / 8)


def chance(s: ShadespireState, seat: int, card: int, left: int) -> float:
    """How likely the card is to be scored."""
    data = OBJECTIVES[card]
    if data.when == NOW:
        return 0.35 * min(1.0, left / 6)
    if (data.when == EARLY_END and s.round == ROUNDS) or (s.round == ROUNDS and s.in_end_phase()):
        return 1.0 if is_fulfilled(s, seat, card, Deed("end", seat)) else 0.0
    if data.id in HOLD:
        used = s.players[seat].used if s.round == ROUNDS else 0
        return held_chance(s, seat, HOLD[data.id], ACTIVATIONS - used)
    wait = 1.0 if data.when != THIRD_END or s.round == ROUNDS else 0.5
    soon = 1.0 - 0.05 * (left % (2 * ACTIVATIONS))
    if is_fulfilled(s, seat, card, Deed("end", seat)):
        return wait * (0.4 + 0.5 * max(0.0, soon))
    return 0.15 * wait * min(1.0, left / 4)


def held_chance(s: ShadespireState, seat: int, tokens: tuple[int, ...], actions: int) -> float:
    """Tokens that the card needs: held, or how far the nearest ally is, with so many actions left to get there."""
    total = 1.0
    for token in tokens:
        hex = s.tokens[token]
        if hex == NOWHERE:
            return 0.0
        steps = [s.ground.distance(hex, f.hex) for f in s.allies(seat)]
        nearest = min(steps, default=NOWHERE)
        if nearest == NOWHERE:
            return 0.0
        total *= STEPS_TO_REACH[min(nearest, len(STEPS_TO_REACH) - 1)]
        if nearest:
            total *= min(1.0, actions / 2)
    return total
