"""What needs no judgement: answers that bring nothing, and gains that cost nothing.

Where nearly everything is won or lost, or an effect is too small for the net to see, all answers look alike to it and
the luck of a few deals decides. These are known instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podziemia.games.shadespire.bots.sight import suits_next_activation
from podziemia.games.shadespire.data.cards import (
    ACTIVATIONS,
    FIRST_PLOY,
    NUMBER,
    OBJECTIVE_HAND,
    is_ploy,
    is_upgrade,
    ploy,
)
from podziemia.games.shadespire.data.kinds import NEXT_ACTIVATION
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import DONE, DRAW, PASS
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Option

Doubt = Callable[[ShadespireState, Ask, Option], bool]

NO_MORE_TRICKS: Final = NUMBER["no_more_tricks"]
FOR_PLAYING_PLOYS: Final = frozenset((NUMBER["ploymaster"], NUMBER["master_of_war"], NO_MORE_TRICKS))
"""Objectives for which a ploy may be played that does nothing."""
TWO_EDGED: Final = frozenset((NUMBER["black_hunger"], NUMBER["cursed_artefact"]))
"""Upgrades that cost their bearer something, too."""
HEALING: Final = frozenset((NUMBER["ur_gold_boon"], NUMBER["healing_potion"]))
"""Ploys that heal an ally."""
STANDING_FAST: Final = NUMBER["we_shall_not_be_moved"]
"""A ploy for who holds a token."""
INSPIRED_BY_PLOYS: Final = WARBAND_IDS.index("spiteclaws_swarm")
"""Being chosen for a ploy is enough to them."""
MORE_CARDS: Final = frozenset(("skulls_for_the_skull_throne", "to_the_victor_the_spoils", "duel_of_wits"))
"""Reactions that draw power cards."""


def is_pointless(s: ShadespireState, ask: Ask, option: Option) -> bool:
    """Whether another answer is at least as good whatever happens."""
    how = DOUBTS.get(ask.kind)
    return how is not None and how(s, ask, option)


def idles(s: ShadespireState, ask: Ask, option: Option) -> bool:
    """Who passes could draw a card; who swaps an objective for nothing, too."""
    player = s.players[ask.seat]
    if option is PASS:
        return DRAW in ask.options and NO_MORE_TRICKS not in player.objectives
    return option.verb == "swap" and not player.objective_deck


def is_not_replaced(s: ShadespireState, ask: Ask, option: Option) -> bool:
    """An objective given up for which none will be drawn (SHA-13.06)."""
    player = s.players[ask.seat]
    return option is not DONE and len(player.objective_deck) <= OBJECTIVE_HAND - len(player.objectives)


def wastes_power(s: ShadespireState, ask: Ask, option: Option) -> bool:
    """An upgrade that can be paid comes before the own activation, for glory that is spent counts all the same. And a
    ploy for the next activation waits for one that it is good for."""
    if option is not PASS and is_upgrade(option.index + FIRST_PLOY):
        return False
    if s.next_to_activate() == ask.seat and [one for one in ask.options if one is not PASS and is_plain_upgrade(one)]:
        return True
    return option is not PASS and is_wasted(s, ask.seat, option.index + FIRST_PLOY)


def is_plain_upgrade(option: Option) -> bool:
    card = option.index + FIRST_PLOY
    return is_upgrade(card) and card not in TWO_EDGED


def is_wasted(s: ShadespireState, seat: int, card: int) -> bool:
    """Whether a ploy would do nothing: with nobody to heal, after the last activation of a phase, or for that of the
    wrong side."""
    if not is_ploy(card) or [one for one in s.players[seat].objectives if one in FOR_PLAYING_PLOYS]:
        return False
    if card in HEALING:
        return s.players[seat].warband != INSPIRED_BY_PLOYS and not [f for f in s.allies(seat) if f.wounds]
    if ploy(card).lasts != NEXT_ACTIVATION:
        return False
    if card == STANDING_FAST and not s.held_by(seat):
        return True
    is_last = min(s.players[0].used, s.players[1].used) >= ACTIVATIONS
    return is_last or not suits_next_activation(s, seat, card)


def leaves_glory(s: ShadespireState, ask: Ask, option: Option) -> bool:
    """In the end phase, too, what can be paid is played."""
    return option is DONE and bool([one for one in ask.options if one is not DONE and is_plain_upgrade(one)])


DOUBTS: Final[dict[str, Doubt]] = {
    "activation": idles,
    "discard.objectives": is_not_replaced,
    "power": wastes_power,
    "end.upgrade": leaves_glory,
}


def free_gain(match: Any, seat: int) -> Option | None:
    """What is taken whenever it is offered: glory for an objective, and cards."""
    ask = match.ask_of(seat)
    options: list[Option] = ask.options
    if ask.kind in ("score.now", "end.score"):
        return max([one for one in options if one.verb == "score"], key=lambda one: OBJECTIVES[one.index].glory)
    if ask.kind == "draw.how-many":
        return options[-1]
    cards = [one for one in options if one.verb == "react" and one.thing in MORE_CARDS]
    return cards[0] if len(cards) == 1 and len(options) == 2 else None
