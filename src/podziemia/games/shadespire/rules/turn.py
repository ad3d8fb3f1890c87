"""The course of the game: three rounds of an action phase and an end phase (SHA-7, SHA-9, SHA-13, SHA-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import (
    ACTIVATIONS,
    CARD_IDS,
    FIRST_PLOY,
    NUMBER,
    OBJECTIVE_HAND,
    POWER_HAND,
    ROUNDS,
    is_upgrade,
)
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.kinds import EARLY_END, END, NOW, THIRD_END
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import (
    CHOOSE_CARD,
    DECLINE,
    DONE,
    DRAW,
    FIRST,
    PASS,
    PLAY,
    SCORE,
    SWAP,
)
from podziemia.games.shadespire.rules.actions import action_options, can_be_activated, perform
from podziemia.games.shadespire.rules.deed import ACTION, DRAWN, Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.hands import discard_any, draw_objectives, draw_power
from podziemia.games.shadespire.rules.harm import gain
from podziemia.games.shadespire.rules.inspire import PHASE_DONE, check_warbands
from podziemia.games.shadespire.rules.play import can_play, play_card, power_options
from podziemia.games.shadespire.rules.rolls import roll_off
from podziemia.games.shadespire.rules.settle import is_fulfilled, score_card, settle
from podziemia.games.shadespire.rules.setup import (
    deploy,
    mulligan,
    pick_boards,
    place_token,
    roll_for_boards,
    roll_for_deployment,
)
from podziemia.games.shadespire.rules.state import (
    ACTIVATION,
    END_DRAW,
    END_OBJECTIVES,
    END_POWER,
    END_SCORE,
    END_UPGRADES,
    POWER_STEP,
    ROUND,
    ShadespireState,
)
from podziemia.games.shadespire.rules.windows import AFTER_ACTIVATION, open_window
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Answers

Can = Callable[[ShadespireState, Fighter], bool]
Use = Callable[[ShadespireState, Fighter], Rules[None]]
Glory = Callable[[ShadespireState, Fighter], int]


class Ability:
    """When the bearer of an upgrade may use it at the start of an action phase, and what it does."""

    __slots__ = ("can", "use")

    def __init__(self, can: Can, use: Use) -> None:
        self.can = can
        self.use = use


START_OF_PHASE: Final[Answers[int, Ability]] = Answers("an action phase begins")
LAST_GLORY: Final[Answers[int, Glory]] = Answers("the last action phase has ended")
"""How much glory an upgrade is worth to its bearer then (SHA-13.09)."""


def at_start_of_phase(id: str, can: Can) -> Callable[[Use], Use]:
    def register(use: Use) -> Use:
        START_OF_PHASE.to(NUMBER[id])(Ability(can, use))
        return use

    return register


def play_on(s: ShadespireState) -> Rules[None]:
    """One stretch of play from where the game stands."""
    return STAGES[s.stage](s)


# ---- the action phase ----


def begin_round(s: ShadespireState) -> Rules[None]:
    """The winner of the roll-off chooses who takes the first activation (SHA-7.01 to SHA-7.03)."""
    s.tell("round_began", n=s.round)
    for player in s.players:
        player.begin_phase()
    s.kills, s.hurts, s.attempts = [], [], []
    s.chargers = s.rushing = s.movers = s.hits = s.stirred = 0
    s.pistol_hits = [0, 0]
    s.anticipated = []
    s.held_start = s.holders()
    winner = roll_off(s, s.roll_winner if s.round == 1 else NOBODY)
    answer = yield Ask(winner, "round.first", FIRST, n=s.round)
    s.first = s.active = answer.index
    s.stage = ACTIVATION
    s.active = 1 - s.first  # who takes the next activation reacts first (SHA-10.03)
    yield from start_of_phase(s)
    s.active = s.first


def start_of_phase(s: ShadespireState) -> Rules[None]:
    """What upgrades do when the phase begins; if both players have some, they take turns (SHA-7.02)."""
    left = [abilities(s, seat) for seat in range(2)]
    order = [0, 1]
    if left[0] and left[1]:
        winner = roll_off(s)
        order = [winner, 1 - winner]
    while left[0] or left[1]:
        for seat in order:
            ready = [card for card in left[seat] if usable_ability(s, seat, card)]
            answer = yield Ask(seat, "phase.start", [*[CHOOSE_CARD[card] for card in ready], DECLINE])
            if answer is DECLINE:
                left[seat] = []
            else:
                left[seat].remove(answer.index)
                yield from use_ability(s, seat, answer.index)


def abilities(s: ShadespireState, seat: int) -> list[int]:
    return [card for f in s.allies(seat) for card in f.upgrades if card in START_OF_PHASE.effects]


def bearer(s: ShadespireState, seat: int, card: int) -> Fighter | None:
    return next((f for f in s.allies(seat) if f.has(card)), None)


def usable_ability(s: ShadespireState, seat: int, card: int) -> bool:
    f = bearer(s, seat, card)
    return f is not None and START_OF_PHASE.effects[card].can(s, f)


def use_ability(s: ShadespireState, seat: int, card: int) -> Rules[None]:
    f = bearer(s, seat, card)
    assert f is not None
    yield from START_OF_PHASE.effects[card].use(s, f)


def activate(s: ShadespireState) -> Rules[None]:
    """One activation; a skipped one counts as used and has no power step (SHA-7.04, SHA-16.13)."""
    seat = s.active
    player = s.players[seat]
    player.used += 1
    if player.skips:
        player.skips -= 1
        s.tell("activation_skipped", seat)
        next_activation(s)
        return
    s.spells, s.coming = s.coming, []
    answer = yield Ask(seat, "activation", activation_options(s, seat), n=ACTIVATIONS - player.used + 1, pause=True)
    yield from carry_out(s, seat, answer)
    s.rushing = 0
    s.spells = []
    s.no_power = False
    s.stage = POWER_STEP
    s.turn_to = seat
    s.passes = 0


def activation_options(s: ShadespireState, seat: int) -> list[Option]:
    """Everything an activation can be used for (SHA-7.06)."""
    found: list[Option] = []
    for f in s.fighters:
        if f.seat == seat and f.hex != NOWHERE and can_be_activated(s, f):
            s.activated = f.number
            found.extend(action_options(s, f))
    s.activated = NOBODY
    player = s.players[seat]
    if player.power_deck:
        found.append(DRAW)
    found.extend([SWAP[card] for card in player.objectives])
    found.append(PASS)
    return found


def carry_out(s: ShadespireState, seat: int, chosen: Option) -> Rules[None]:
    if chosen is PASS:
        s.tell("passed", seat)
    elif chosen is DRAW:
        draw_power(s, seat, 1)
    elif chosen.verb == "swap":
        yield from swap_objective(s, seat, chosen.index)
    else:
        f = actor(s, seat, chosen)
        s.activated = f.number
        yield from perform(s, f, chosen)
        s.activated = NOBODY
        yield from open_window(s, AFTER_ACTIVATION, Deed(ACTION, seat, f))


def actor(s: ShadespireState, seat: int, chosen: Option) -> Fighter:
    """The fighter that makes the chosen action."""
    if chosen.verb != "act":
        return next(f for f in s.allies(seat) if f.thing == chosen.index)
    allies = [f for f in s.allies(seat) if can_be_activated(s, f)]
    for f in allies:
        s.activated = f.number
        if chosen in action_options(s, f):
            return f
    raise AssertionError(f"nobody can make the action {chosen.text}")


def swap_objective(s: ShadespireState, seat: int, card: int) -> Rules[None]:
    """Discard one, draw one (SHA-7.21)."""
    player = s.players[seat]
    player.objectives.remove(card)
    player.objective_discard.append(card)
    s.shown += 1
    s.tell("discarded", seat, CARD_IDS[card])
    draw_objectives(s, seat, 1)
    yield from settle(s, Deed(DRAWN, seat))


def power_step(s: ShadespireState) -> Rules[None]:
    """One play or pass; it ends when both have passed one after the other (SHA-9.01)."""
    seat = s.turn_to
    # Who holds no cards cannot play any, and everybody sees that; with cards, passing is a choice.
    answer = yield Ask(seat, "power", power_options(s, seat), pause=s.players[seat].hand != [])
    if answer is PASS:
        s.passes += 1
    else:
        s.passes = 0
        yield from play_card(s, seat, answer.index + FIRST_PLOY)
        s.rushing = 0
    s.turn_to = 1 - seat
    if s.passes == 2:
        next_activation(s)


def next_activation(s: ShadespireState) -> None:
    """The other player, as long as anybody has activations left."""
    other = 1 - s.active
    if s.players[other].used < ACTIVATIONS:
        s.active = other
        s.stage = ACTIVATION
    elif s.players[s.active].used < ACTIVATIONS:
        s.stage = ACTIVATION
    else:
        end_action_phase(s)


def end_action_phase(s: ShadespireState) -> None:
    """Effects of the phase end; conditions that speak of its end are checked (SHA-0.09, SHA-11.04)."""
    s.spells, s.coming = [], []
    s.no_power = False
    s.shard = NOWHERE
    for f in s.fighters:
        f.frozen = False
    check_warbands(s, PHASE_DONE)
    s.held_before, s.held_now = s.held_now, s.holders()
    if s.round == ROUNDS:
        last_glory(s)
    s.turn_to = s.first
    s.stage = END_SCORE


def last_glory(s: ShadespireState) -> None:
    """What upgrades are worth at the very end (SHA-13.09)."""
    for f in s.on_battlefield():
        for card in f.upgrades:
            glory = LAST_GLORY.effects[card](s, f) if card in LAST_GLORY.effects else 0
            if glory:
                gain(s, f.seat, glory)


# ---- the end phase ----


def end_objectives(s: ShadespireState, seat: int) -> list[int]:
    """Fulfilled cards that are scored in this end phase (SHA-12.07)."""
    deed = Deed("end", seat)
    last = s.round == ROUNDS
    return [
        card
        for card in s.players[seat].objectives
        if OBJECTIVES[card].when != NOW
        and (OBJECTIVES[card].when == END or (OBJECTIVES[card].when == (THIRD_END if last else EARLY_END)))
        and is_fulfilled(s, seat, card, deed)
    ]


def end_score(s: ShadespireState) -> Rules[None]:
    """Step 1: score any number of cards (SHA-13.02)."""
    seat = s.turn_to
    s.shown += 1
    while True:
        cards = end_objectives(s, seat)
        answer = yield Ask(seat, "end.score", [*[SCORE[card] for card in cards], DONE])
        if answer is DONE:
            break
        score_card(s, seat, answer.index)
        s.players[seat].scored_in_end += 1
        for owner, named in s.anticipated:
            if owner != seat and named == answer.index:
                gain(s, owner, 1)
    if s.round < ROUNDS:
        s.stage = END_OBJECTIVES
    else:
        next_in_end_phase(s)


def end_discard_objectives(s: ShadespireState) -> Rules[None]:
    """Step 2 (SHA-13.03)."""
    player = s.players[s.turn_to]
    yield from discard_any(s, s.turn_to, player.objectives, player.objective_discard, "discard.objectives", None)
    s.stage = END_UPGRADES


def end_upgrades(s: ShadespireState) -> Rules[None]:
    """Step 3: any number of upgrades, one after another (SHA-13.04)."""
    seat = s.turn_to
    s.shown += 1
    answer = yield Ask(seat, "end.upgrade", [*upgrade_options(s, seat), DONE])
    if answer is DONE:
        s.stage = END_POWER
    else:
        yield from play_card(s, seat, answer.index + FIRST_PLOY)


def upgrade_options(s: ShadespireState, seat: int) -> list[Option]:
    hand = s.players[seat].hand
    return [PLAY[card - FIRST_PLOY] for card in hand if is_upgrade(card) and can_play(s, seat, card)]


def end_discard_power(s: ShadespireState) -> Rules[None]:
    """Step 4 (SHA-13.05)."""
    player = s.players[s.turn_to]
    yield from discard_any(s, s.turn_to, player.hand, player.discard, "discard.power", None)
    s.stage = END_DRAW


def end_draw(s: ShadespireState) -> Rules[None]:
    """Step 5: up to three objectives and five power cards (SHA-13.06)."""
    player = s.players[s.turn_to]
    draw_objectives(s, s.turn_to, OBJECTIVE_HAND)
    draw_power(s, s.turn_to, POWER_HAND - len(player.hand))
    next_in_end_phase(s)
    yield from ()


def next_in_end_phase(s: ShadespireState) -> None:
    """The other player's sequence, or the next round (SHA-13.01, SHA-13.07)."""
    if s.turn_to == s.first:
        s.turn_to = 1 - s.first
        s.stage = END_SCORE
        return
    for f in s.fighters:
        f.clear_tokens()
    if s.round == ROUNDS:
        s.over = True
        s.tell("game_over")
        return
    s.round += 1
    s.stage = ROUND


STAGES: Final[tuple[Callable[[ShadespireState], Rules[None]], ...]] = (
    roll_for_boards,  # SHA-3.01
    pick_boards,  # SHA-3.02
    place_token,  # SHA-4.01
    mulligan,  # SHA-5.03
    roll_for_deployment,  # SHA-6.01
    deploy,  # SHA-6.02
    begin_round,  # SHA-7.01
    activate,  # SHA-7.04
    power_step,  # SHA-9.01
    end_score,  # SHA-13.02
    end_discard_objectives,  # SHA-13.03
    end_upgrades,  # SHA-13.04
    end_discard_power,  # SHA-13.05
    end_draw,  # SHA-13.06
)
