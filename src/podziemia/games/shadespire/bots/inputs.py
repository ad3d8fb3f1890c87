"""What the net sees of a position: the terms of the evaluation made by hand, by the activations that are left, and what
that evaluation does not see: each objective in hand and how far it has got, danger and chances to strike, the fighters
one by one, what this phase has brought so far.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.bots.mind import activations_left, chance, fighter_worth, worth
from podziemia.games.shadespire.data.cards import ACTIVATIONS, ROUNDS, TOKENS, is_ploy
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.kinds import NOW
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.warbands import WARBANDS
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.state import ACTIVATION, DEPLOYMENT, POWER_STEP, ShadespireState
from podziemia.kernel.learned import Inputs, by_phase

PHASES: Final[tuple[float, ...]] = (0.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0)
"""Activations of both sides left at which the net may think differently; in between, in between."""
MOST_FIGHTERS: Final = 7

# Where things stand in the inputs of a seat.
BY_PHASE: Final = 15
WARBAND: Final = BY_PHASE * len(PHASES)
FIGHTERS: Final = WARBAND + 3 * len(WARBANDS)
TOKENS_HELD: Final = FIGHTERS + 6 * MOST_FIGHTERS
IN_HAND: Final = TOKENS_HELD + TOKENS + 3
SOON: Final = IN_HAND + len(OBJECTIVES)
CARDS: Final = SOON + len(OBJECTIVES)
DEEDS: Final = CARDS + 6
REACH: Final = DEEDS + 9
TURN: Final = REACH + 8
SIZE: Final = TURN + ACTIVATIONS + 3

TABLE_ROUND: Final = len(PHASES)
TABLE_STAGE: Final = TABLE_ROUND + ROUNDS + 1
TABLE_SIZE: Final = TABLE_STAGE + 5


class ShadespireInputs(Inputs[ShadespireState]):
    def read(self, s: ShadespireState) -> tuple[list[list[float]], list[float]]:
        if s.stage <= DEPLOYMENT or s.field is None:
            return [before_battle(s, seat) for seat in range(2)], of_table(s)
        left = activations_left(s)
        values = [worth(s, seat) for seat in range(2)]
        return [of_seat(s, seat, left, values) for seat in range(2)], of_table(s)


def before_battle(s: ShadespireState, seat: int) -> list[float]:
    """While boards are laid and fighters deployed little tells the sides apart but who they are."""
    x = [0.0] * SIZE
    x[WARBAND + s.players[seat].warband] = 1.0
    for card in s.players[seat].objectives:
        x[IN_HAND + card] = 1.0
    return x


def of_seat(s: ShadespireState, seat: int, left: int, values: list[float]) -> list[float]:
    x = [0.0] * SIZE
    allies = s.allies(seat)
    foes = s.allies(1 - seat)
    write_phases(x, s, seat, left, values)
    write_warband(x, s, seat, allies)
    write_tokens(x, s, seat)
    write_objectives(x, s, seat, left)
    write_cards(x, s, seat)
    write_deeds(x, s, seat)
    write_reach(x, s, allies, foes)
    write_turn(x, s, seat)
    return x


def write_phases(x: list[float], s: ShadespireState, seat: int, left: int, values: list[float]) -> None:
    """What counts differently as the end comes nearer."""
    player = s.players[seat]
    allies = s.allies(seat)
    fade = min(1.0, left / 8)
    terms = [
        1.0,
        float(player.glory - s.players[1 - seat].glory),
        values[seat] - values[1 - seat],
        float(player.glory),
        values[seat],
        float(player.unspent()),
        float(len(allies)),
        float(sum([f.most_wounds() - f.wounds for f in allies])),
        float(sum([max([profile.damage for profile in f.profiles()]) for f in allies])),
        sum([fighter_worth(s, f, fade) for f in allies]),
        sum([OBJECTIVES[card].glory * chance(s, seat, card, left) for card in player.objectives]),
        float(len(s.held_by(seat))),
        float(len([f for f in allies if f.inspired])),
        float(len(player.hand)),
        float(ACTIVATIONS - player.used),
    ]
    for phase, part in by_phase(left, PHASES):
        at = phase * BY_PHASE
        for i, term in enumerate(terms):
            x[at + i] = part * term


def write_warband(x: list[float], s: ShadespireState, seat: int, allies: list[Fighter]) -> None:
    """Who they are; then each fighter by its place on the list of the warband."""
    warband = s.players[seat].warband
    x[WARBAND + warband] = 1.0
    x[WARBAND + len(WARBANDS) + warband] = float(len(allies))
    x[WARBAND + 2 * len(WARBANDS) + warband] = float(len([f for f in allies if f.inspired]))
    for place, f in enumerate(s.warband(seat)[:MOST_FIGHTERS]):
        if f.hex == NOWHERE:
            continue
        at = FIGHTERS + 6 * place
        x[at] = 1.0
        x[at + 1] = float(f.most_wounds() - f.wounds)
        x[at + 2] = 1.0 if f.charged else 0.5 if f.moved else 0.0
        x[at + 3] = 1.0 if s.on_guard(f) else 0.0
        x[at + 4] = float(len(f.upgrades))
        x[at + 5] = 1.0 if s.zone(f.hex) not in (seat, NO_ONES) else 0.0


def write_tokens(x: list[float], s: ShadespireState, seat: int) -> None:
    held = s.held_by(seat)
    for token in held:
        x[TOKENS_HELD + token] = 1.0
    near = 0
    for hex in s.tokens:
        if hex != NOWHERE and [f for f in s.allies(seat) if s.ground.distance(hex, f.hex) <= f.side.move]:
            near += 1
    x[TOKENS_HELD + TOKENS] = float(len(held))
    x[TOKENS_HELD + TOKENS + 1] = float(near)
    x[TOKENS_HELD + TOKENS + 2] = 1.0 if len(held) * 2 > TOKENS else 0.0


def write_objectives(x: list[float], s: ShadespireState, seat: int, left: int) -> None:
    """Every objective in hand, and how likely it is; one that would be scored if the phase ended now, outright."""
    end = Deed("end", seat)
    for card in s.players[seat].objectives:
        x[IN_HAND + card] = 1.0
        done = OBJECTIVES[card].when != NOW and is_fulfilled(s, seat, card, end)
        x[SOON + card] = 1.0 if done else chance(s, seat, card, left)


def write_cards(x: list[float], s: ShadespireState, seat: int) -> None:
    player = s.players[seat]
    ploys = len([card for card in player.hand if is_ploy(card)])
    x[CARDS] = float(ploys)
    x[CARDS + 1] = float(len(player.hand) - ploys)
    x[CARDS + 2] = float(min(player.unspent(), len(player.hand) - ploys))
    x[CARDS + 3] = float(len(player.objectives))
    x[CARDS + 4] = len(player.objective_deck) / 4.0
    x[CARDS + 5] = float(sum([len(f.upgrades) for f in s.allies(seat)]))


def write_deeds(x: list[float], s: ShadespireState, seat: int) -> None:
    """What this phase has brought so far: many objectives ask for it."""
    player = s.players[seat]
    mine = [f for f in s.fighters if f.seat == seat]
    deeds = [
        len([kill for kill in s.kills if kill[1] == seat]),
        len([kill for kill in s.kills if s.fighters[kill[0]].seat == seat]),
        sum([hurt[3] for hurt in s.hurts if hurt[1] == seat]),
        len([attempt for attempt in s.attempts if s.fighters[attempt[0]].seat == seat]),
        len([f for f in mine if s.chargers >> f.number & 1]),
        len([f for f in mine if s.movers >> f.number & 1]),
        player.scored_in_round,
        player.ploys_played,
        player.upgrades_played,
    ]
    for i, n in enumerate(deeds):
        x[DEEDS + i] = float(n)


def write_reach(x: list[float], s: ShadespireState, allies: list[Fighter], foes: list[Fighter]) -> None:
    """Whom the seat could strike from where it stands or with a Charge, and what the other side could do to it."""
    standing, charging, best = strikes(s, allies, foes)
    feared, feared_charge, worst = strikes(s, foes, allies)
    x[REACH] = float(standing)
    x[REACH + 1] = float(charging)
    x[REACH + 2] = best
    x[REACH + 3] = float(feared)
    x[REACH + 4] = float(feared_charge)
    x[REACH + 5] = worst
    x[REACH + 6] = float(len([f for f in allies if [e for e in foes if s.near(f.hex) >> e.hex & 1]]))
    x[REACH + 7] = float(len([f for f in allies if not f.spent and not f.charged]))


def strikes(s: ShadespireState, strikers: list[Fighter], targets: list[Fighter]) -> tuple[int, int, float]:
    """How many pairs are in reach as they stand and after a Charge, and the largest share of a fighter's health that
    one blow can take."""
    standing = charging = 0
    best = 0.0
    for f in strikers:
        if f.spent or f.charged:
            continue
        walk = 0 if f.moved else f.side.move + f.move_bonus
        for e in targets:
            far = s.ground.distance(f.hex, e.hex)
            blows = [profile.damage for profile in f.profiles() if profile.range >= far]
            longer = [profile.damage for profile in f.profiles() if profile.range + walk >= far]
            standing += 1 if blows else 0
            charging += 1 if longer else 0
            if longer:
                best = max(best, min(1.0, max(longer) / (e.most_wounds() - e.wounds)))
    return standing, charging, best


def write_turn(x: list[float], s: ShadespireState, seat: int) -> None:
    player = s.players[seat]
    x[TURN + min(player.used, ACTIVATIONS)] = 1.0
    x[TURN + ACTIVATIONS + 1] = 1.0 if s.active == seat else 0.0
    x[TURN + ACTIVATIONS + 2] = 1.0 if s.first == seat else 0.0


def of_table(s: ShadespireState) -> list[float]:
    x = [0.0] * TABLE_SIZE
    for phase, part in by_phase(activations_left(s), PHASES):
        x[phase] = part
    x[TABLE_ROUND + s.round] = 1.0
    x[TABLE_STAGE] = 1.0 if s.stage <= DEPLOYMENT else 0.0
    x[TABLE_STAGE + 1] = 1.0 if s.stage == ACTIVATION else 0.0
    x[TABLE_STAGE + 2] = 1.0 if s.stage == POWER_STEP else 0.0
    x[TABLE_STAGE + 3] = 1.0 if s.in_end_phase() else 0.0
    x[TABLE_STAGE + 4] = activations_left(s) / 8.0
    return x
