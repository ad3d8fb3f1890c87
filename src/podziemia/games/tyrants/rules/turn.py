"""The starting deployment, the turn and the game around it (TYR-1.13, 4, 6.16, 6.18, 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.tyrants.data.cards import (
    ASPECTS,
    ASSASSINATE_COST,
    CARD_IDS,
    COST,
    DEPLOY_COST,
    HAND_SIZE,
    RETURN_SPY_COST,
    ROUND_CAP,
)
from podziemia.games.tyrants.data.map import (
    SITE_IDS,
    SITE_MASK,
    SITE_OF,
    SITES,
    START_SITES,
)
from podziemia.games.tyrants.data.options import (
    ASSASSINATE,
    DEPLOY,
    DEPLOY_FOR_VP,
    END_TURN,
    PLAY,
    RETURN_SPY,
    at_sites,
    kinds,
    one_each,
)
from podziemia.games.tyrants.rules.board import (
    deploy_for_vp,
    deploy_options,
    deploy_troop,
    enemy_options,
    kill,
    reachable_spies,
    return_spy,
)
from podziemia.games.tyrants.rules.market import recruit, recruit_options
from podziemia.games.tyrants.rules.piles import draw
from podziemia.games.tyrants.rules.play import play_from_hand
from podziemia.games.tyrants.rules.promotion import carry_out_pending
from podziemia.games.tyrants.rules.state import ACTING, ENDING, TyrantsState
from podziemia.kernel.ask import Ask, Option, Rules

# ---- the starting deployment ----


def deploy_first_troop(s: TyrantsState) -> Rules[None]:
    """One troop on a starting site without another player's troop, in seating order (TYR-1.13)."""
    space = (yield Ask(s.active, "start", start_options(s))).index
    s.me.barracks -= 1
    s.tell("house_founded", s.active, SITE_IDS[SITE_OF[space]])
    s.put_troop(s.active, space)
    s.active = (s.active + 1) % s.seats
    if s.active == s.first:
        s.phase = ACTING
        begin_turn(s)


def start_options(s: TyrantsState) -> list[Option]:
    taken = s.troops_of_others()
    spaces = 0
    for site, mask in enumerate(SITE_MASK):
        if START_SITES >> site & 1 and not taken & mask:
            spaces |= mask
    return one_each(DEPLOY, spaces & s.empty)


# ---- step 1 ----


def begin_turn(s: TyrantsState) -> None:
    """Each marker held pays 1 Influence (TYR-6.16). No card is drawn: that was done at the end of the last turn."""
    s.tell("turn_started", s.active, n=s.round)
    for site in s.markers_held(s.active):
        s.pay_marker(site)


def act(s: TyrantsState) -> Rules[None]:
    """Play a card or take a basic action, one at a time and resolved completely (TYR-4.02, 4.05), or end step 1."""
    answer = yield Ask(s.active, "turn.action", action_options(s), pause=True)
    verb = answer.verb
    if verb == "play":
        yield from play_from_hand(s, answer.index)
    elif answer is DEPLOY_FOR_VP:
        s.power -= DEPLOY_COST
        deploy_for_vp(s)
    elif verb == "deploy":
        s.power -= DEPLOY_COST
        deploy_troop(s, answer.index)
    elif verb == "assassinate":
        s.power -= ASSASSINATE_COST
        kill(s, answer.index)
    elif verb == "return-spy":
        s.power -= RETURN_SPY_COST
        yield from return_spy(s, answer.index)
    elif answer is END_TURN:
        s.phase = ENDING
    else:
        s.influence -= COST[answer.index]
        recruit(s, answer)


def action_options(s: TyrantsState) -> list[Option]:
    """Cards in hand and the basic actions that can be paid for and carried out (TYR-3.04, 4.03, 4.04)."""
    options = kinds(PLAY, s.me.hand)
    if s.power >= DEPLOY_COST:
        options += deploy_options(s) if s.me.barracks else [DEPLOY_FOR_VP]
    if s.power >= ASSASSINATE_COST:
        options += enemy_options(s, ASSASSINATE, s.reach[s.active])
    if s.power >= RETURN_SPY_COST:
        options += at_sites(RETURN_SPY, reachable_spies(s))
    options += recruit_options(s, s.influence)
    options.append(END_TURN)
    return options


# ---- the end of a turn ----


def score_markers(s: TyrantsState) -> None:
    """Markers held under total control pay their VP (TYR-6.18)."""
    for site in s.markers_held(s.active):
        if s.has_total_control(s.active, site):
            s.gain_vp(s.active, SITES[site].marker_vp, SITE_IDS[site])


def discard_all(s: TyrantsState) -> None:
    """The play area and what is left in hand (TYR-4.08)."""
    me = s.me
    if me.hand:
        s.tell("hand_discarded", s.active, things=tuple([CARD_IDS[card] for card in me.hand]))
    me.discard.extend(me.played)
    me.discard.extend(sorted(me.hand))
    me.played.clear()
    me.hand.clear()
    me.revealed.clear()


def draw_new_hand(s: TyrantsState) -> None:
    """Five cards: the old hand is gone (TYR-4.09)."""
    draw(s, s.active, HAND_SIZE)


def pass_turn(s: TyrantsState) -> None:
    """The next player clockwise (TYR-4.01); the game ends with the round in which the end was triggered (TYR-9.03)."""
    clear_turn(s)
    s.active = (s.active + 1) % s.seats
    if s.active == s.first:
        if s.end_triggered or s.round >= ROUND_CAP:
            s.over = True
            s.tell("game_over")
            return
        s.round += 1
    s.phase = ACTING
    begin_turn(s)


def clear_turn(s: TyrantsState) -> None:
    """What is left in the pool is lost (TYR-3.03), and what held for this turn is over."""
    s.power = 0
    s.influence = 0
    s.paid = 0
    s.plays = 0
    s.aspects = [0] * len(ASPECTS)
    s.pending = []
    s.ghost = False


END_OF_TURN: Final[tuple[Callable[[TyrantsState], None], ...]] = (
    score_markers,  # TYR-4.07 (2)
    discard_all,  # TYR-4.07 (3)
    draw_new_hand,  # TYR-4.07 (4)
    pass_turn,
)


def end_turn(s: TyrantsState) -> Rules[None]:
    """First the queued effects, one a stretch (TYR-4.07 (1)); when none is left, the rest."""
    if s.pending:
        yield from carry_out_pending(s)
    else:
        for part in END_OF_TURN:
            part(s)


STRETCHES: Final[tuple[Callable[[TyrantsState], Rules[None]], ...]] = (
    deploy_first_troop,  # STARTING  TYR-1.13
    act,  # ACTING    TYR-4.02  step 1: one card or basic action
    end_turn,  # ENDING    TYR-4.07
)


def step(s: TyrantsState) -> Rules[None]:
    """One stretch of play: turns are long, so it is one action of a turn."""
    return STRETCHES[s.phase](s)
