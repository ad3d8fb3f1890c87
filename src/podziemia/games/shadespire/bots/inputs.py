"""What the net sees of a position: the terms of the evaluation made by hand, by the activations that are left, and what
that evaluation does not see: each objective in hand and how far it has got, danger and chances to strike, the fighters
one by one, what this phase has brought so far.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.bots.mind import activations_left, fighter_worth, worth
from podziemia.games.shadespire.bots.progress import Facts, outlook
from podziemia.games.shadespire.bots.threats import Threats, can_act, health
from podziemia.games.shadespire.data.cards import ACTIVATIONS, ROUNDS, TOKENS, is_upgrade
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE
from podziemia.games.shadespire.data.kinds import NOW, THIRD_END
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.warbands import WARBANDS
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.state import ACTIVATION, DEPLOYMENT, POWER_STEP, ShadespireState
from podziemia.kernel.learned import Inputs, by_phase

PHASES: Final[tuple[float, ...]] = (0.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0)
"""Activations of both sides left at which the net may think differently; in between, in between."""
MOST_FIGHTERS: Final = 7

# Where things stand in the inputs of a seat.
BY_PHASE: Final = 22
WARBAND: Final = BY_PHASE * len(PHASES)
FIGHTERS: Final = WARBAND + 3 * len(WARBANDS)
PER_FIGHTER: Final = 8
TOKENS_HELD: Final = FIGHTERS + PER_FIGHTER * MOST_FIGHTERS
IN_HAND: Final = TOKENS_HELD + 2 * TOKENS + 2
OUTLOOK: Final = IN_HAND + len(OBJECTIVES)
CARDS: Final = OUTLOOK + len(OBJECTIVES)
DEEDS: Final = CARDS + 4
REACH: Final = DEEDS + 9
TURN: Final = REACH + 10
SIZE: Final = TURN + ACTIVATIONS + 3

TABLE_ROUND: Final = len(PHASES)
TABLE_STAGE: Final = TABLE_ROUND + ROUNDS + 1
TABLE_SIZE: Final = TABLE_STAGE + 5


class ShadespireInputs(Inputs[ShadespireState]):
    def read(self, s: ShadespireState) -> tuple[list[list[float]], list[float]]:
        if s.stage <= DEPLOYMENT or s.field is None:
            return [before_battle(s, seat) for seat in range(2)], of_table(s)
        left = to_come(s)
        values = [worth(s, seat) for seat in range(2)]
        threats = [Threats(s, seat) for seat in range(2)]
        facts = [Facts(s, seat, threats[seat], threats[1 - seat]) for seat in range(2)]
        return [of_seat(s, facts[seat], left, values) for seat in range(2)], of_table(s)


def to_come(s: ShadespireState) -> int:
    """Activations of both sides that are left. One that has only been begun counts: where nobody has cards to play in
    the power step before it, the net is shown the moment after."""
    return activations_left(s) + (1 if s.stage == ACTIVATION else 0)


def before_battle(s: ShadespireState, seat: int) -> list[float]:
    """While boards are laid and fighters deployed little tells the sides apart but who they are."""
    x = [0.0] * SIZE
    x[WARBAND + s.players[seat].warband] = 1.0
    for card in s.players[seat].objectives:
        x[IN_HAND + card] = 1.0
    return x


def of_seat(s: ShadespireState, facts: Facts, left: int, values: list[float]) -> list[float]:
    x = [0.0] * SIZE
    seat = facts.seat
    expected, sure = write_objectives(x, s, facts)
    write_phases(x, s, facts, left, values, expected, sure)
    write_warband(x, s, facts)
    write_tokens(x, s, facts)
    write_cards(x, s, seat)
    write_deeds(x, s, seat)
    write_reach(x, s, facts)
    write_turn(x, s, seat)
    return x


def write_objectives(x: list[float], s: ShadespireState, facts: Facts) -> tuple[float, float]:
    """Every objective in hand, and how far it has got. The glory that they promise, and the part of it that would be
    scored if the phase ended now."""
    expected = sure = 0.0
    end = Deed("end", facts.seat)
    for card in s.players[facts.seat].objectives:
        data = OBJECTIVES[card]
        share = outlook(facts, card)
        x[IN_HAND + card] = 1.0
        x[OUTLOOK + card] = share
        expected += data.glory * share
        if (
            data.when != NOW
            and (data.when != THIRD_END or s.round == ROUNDS)
            and is_fulfilled(s, facts.seat, card, end)
        ):
            sure += data.glory
    return expected, sure


def write_phases(
    x: list[float],
    s: ShadespireState,
    facts: Facts,
    left: int,
    values: list[float],
    expected: float,
    sure: float,
) -> None:
    """What counts differently as the end comes nearer."""
    seat = facts.seat
    player = s.players[seat]
    allies = facts.allies
    fade = min(1.0, left / 8)
    threats, fears = facts.threats, facts.fears
    terms = [
        1.0,
        float(player.glory - s.players[1 - seat].glory),
        values[seat] - values[1 - seat],
        float(player.glory),
        float(player.unspent()),
        float(len(allies)),
        float(sum([health(f) for f in allies])),
        float(sum([max([profile.damage for profile in f.profiles()]) for f in allies])),
        sum([fighter_worth(s, f, fade) for f in allies], 0.0),
        expected,
        sure,
        float(len(s.held_by(seat))),
        float(len([f for f in allies if f.inspired])),
        float(facts.actions),
        float(min(facts.actions, len([f for f in allies if can_act(f)]))),
        threats.best_kill,
        threats.next_kill,
        threats.best_hurt,
        sum([fears.kill[f.number] for f in allies], 0.0),
        sum([fears.kill[f.number] * (1.0 + len(f.upgrades)) for f in allies], 0.0),
        sum([fears.hurt[f.number] for f in allies], 0.0),
        max([fears.kill[f.number] for f in allies if f.card.leader], default=0.0),
    ]
    for phase, part in by_phase(left, PHASES):
        at = phase * BY_PHASE
        for i, term in enumerate(terms):
            x[at + i] = part * term


def write_warband(x: list[float], s: ShadespireState, facts: Facts) -> None:
    """Who they are; then each fighter by its place on the list of the warband."""
    seat, allies = facts.seat, facts.allies
    warband = s.players[seat].warband
    x[WARBAND + warband] = 1.0
    x[WARBAND + len(WARBANDS) + warband] = float(len(allies))
    x[WARBAND + 2 * len(WARBANDS) + warband] = float(len([f for f in allies if f.inspired]))
    for place, f in enumerate(s.warband(seat)[:MOST_FIGHTERS]):
        if f.hex == NOWHERE:
            continue
        at = FIGHTERS + PER_FIGHTER * place
        x[at] = 1.0
        x[at + 1] = float(health(f))
        x[at + 2] = 1.0 if f.charged else 0.5 if f.moved else 0.0
        x[at + 3] = 1.0 if s.on_guard(f) else 0.0
        x[at + 4] = float(len(f.upgrades))
        x[at + 5] = 1.0 if s.zone(f.hex) not in (seat, NO_ONES) else 0.0
        x[at + 6] = facts.fears.kill[f.number]
        x[at + 7] = facts.threats.kill_by[f.number]


def write_tokens(x: list[float], s: ShadespireState, facts: Facts) -> None:
    held = s.held_by(facts.seat)
    for token in held:
        x[TOKENS_HELD + token] = 1.0
    for token, chance in enumerate(facts.tokens):
        x[TOKENS_HELD + TOKENS + token] = chance
    x[TOKENS_HELD + 2 * TOKENS] = float(len(held))
    x[TOKENS_HELD + 2 * TOKENS + 1] = 1.0 if len(held) * 2 > TOKENS else 0.0


def write_cards(x: list[float], s: ShadespireState, seat: int) -> None:
    """How many power cards are in hand is left out: who has nothing better to do draws, and a net that sees this takes
    cards for a bad sign."""
    player = s.players[seat]
    upgrades = len([card for card in player.hand if is_upgrade(card)])
    x[CARDS] = float(min(player.unspent(), upgrades))
    x[CARDS + 1] = float(len(player.objectives))
    x[CARDS + 2] = len(player.objective_deck) / 4.0
    x[CARDS + 3] = float(sum([len(f.upgrades) for f in s.allies(seat)]))


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


def write_reach(x: list[float], s: ShadespireState, facts: Facts) -> None:
    """Whom the seat could strike from where it stands or with a Charge, and what the other side could do to it."""
    allies, foes, threats, fears = facts.allies, facts.foes, facts.threats, facts.fears
    x[REACH] = float(threats.standing)
    x[REACH + 1] = float(threats.charging)
    x[REACH + 2] = threats.best_kill
    x[REACH + 3] = threats.best_hurt
    x[REACH + 4] = float(fears.standing)
    x[REACH + 5] = float(fears.charging)
    x[REACH + 6] = fears.best_hurt
    x[REACH + 7] = float(len([f for f in allies if [e for e in foes if s.near(f.hex) >> e.hex & 1]]))
    x[REACH + 8] = float(len([f for f in allies if can_act(f)]))
    x[REACH + 9] = float(len([f for f in allies if s.ground.edge >> f.hex & 1]))


def write_turn(x: list[float], s: ShadespireState, seat: int) -> None:
    begun = s.stage == ACTIVATION
    acted = 1 - s.active if begun else s.active
    used = s.players[seat].used - (1 if begun and s.active == seat else 0)
    x[TURN + min(max(0, used), ACTIVATIONS)] = 1.0
    x[TURN + ACTIVATIONS + 1] = 1.0 if acted == seat else 0.0
    x[TURN + ACTIVATIONS + 2] = 1.0 if s.first == seat else 0.0


def of_table(s: ShadespireState) -> list[float]:
    x = [0.0] * TABLE_SIZE
    for phase, part in by_phase(to_come(s), PHASES):
        x[phase] = part
    x[TABLE_ROUND + s.round] = 1.0
    x[TABLE_STAGE] = 1.0 if s.stage <= DEPLOYMENT else 0.0
    x[TABLE_STAGE + 2] = 1.0 if s.stage in (ACTIVATION, POWER_STEP) else 0.0
    x[TABLE_STAGE + 3] = 1.0 if s.in_end_phase() else 0.0
    x[TABLE_STAGE + 4] = to_come(s) / 8.0
    return x
