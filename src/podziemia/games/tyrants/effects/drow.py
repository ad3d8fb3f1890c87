"""The Drow: plain and cheap."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.options import (
    DEPLOYING,
    INFLUENCE,
    KILLING,
    KILLING_WHITE,
    POWER,
    PROMOTING,
    RECALLING,
    SPYING,
    SUPPLANTING,
)
from podziemia.games.tyrants.rules.board import (
    assassinate,
    deploy,
    move_enemies,
    others_at,
    place_spy,
    recall,
    return_pieces,
    spy_or_recall,
    supplant,
)
from podziemia.games.tyrants.rules.piles import draw
from podziemia.games.tyrants.rules.play import Play, card, choose, gain
from podziemia.games.tyrants.rules.promotion import at_end_of_turn, promote_from_discard
from podziemia.games.tyrants.rules.state import NOWHERE
from podziemia.kernel.ask import Rules

NEGOTIATOR_CIRCLE: Final = 4


@card("blackguard")
def blackguard(p: Play) -> Rules[None]:
    """Choose one: 2 Power; or assassinate a troop."""
    if (yield from choose(p, POWER, KILLING)) is POWER:
        gain(p, power=2)
    else:
        yield from assassinate(p)


@card("doppelganger")
def doppelganger(p: Play) -> Rules[None]:
    """Supplant a troop."""
    yield from supplant(p)


@card("deathblade")
def deathblade(p: Play) -> Rules[None]:
    """Assassinate 2 troops."""
    yield from assassinate(p, 2)


@card("inquisitor")
def inquisitor(p: Play) -> Rules[None]:
    """Choose one: 2 Influence; or assassinate a troop."""
    if (yield from choose(p, INFLUENCE, KILLING)) is INFLUENCE:
        gain(p, influence=2)
    else:
        yield from assassinate(p)


@card("advance_scout")
def advance_scout(p: Play) -> Rules[None]:
    """Supplant a white troop."""
    yield from supplant(p, white=True)


@card("mercenary_squad")
def mercenary_squad(p: Play) -> Rules[None]:
    """Deploy 3 troops."""
    yield from deploy(p, 3)


@card("underdark_ranger")
def underdark_ranger(p: Play) -> Rules[None]:
    """Assassinate 2 white troops."""
    yield from assassinate(p, 2, white=True)


@card("master_of_melee_magthere")
def master_of_melee_magthere(p: Play) -> Rules[None]:
    """Choose one: deploy 4 troops; or supplant a white troop anywhere on the board."""
    if (yield from choose(p, DEPLOYING, SUPPLANTING)) is DEPLOYING:
        yield from deploy(p, 4)
    else:
        yield from supplant(p, white=True, anywhere=True)


@card("weaponmaster")
def weaponmaster(p: Play) -> Rules[None]:
    """Choose three times: deploy a troop; or assassinate a white troop."""
    for _ in range(3):
        if (yield from choose(p, DEPLOYING, KILLING_WHITE)) is DEPLOYING:
            yield from deploy(p)
        else:
            yield from assassinate(p, white=True)


@card("spellspinner")
def spellspinner(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > supplant a troop at its site."""
    left = yield from spy_or_recall(p)
    if left != NOWHERE:
        yield from supplant(p, at=left)


@card("spy_master")
def spy_master(p: Play) -> Rules[None]:
    """Place a spy."""
    yield from place_spy(p)


@card("infiltrator")
def infiltrator(p: Play) -> Rules[None]:
    """Place a spy; 1 Power if another player's troop is at its site."""
    site = yield from place_spy(p)
    if others_at(p.s, site):
        gain(p, power=1)


@card("information_broker")
def information_broker(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > draw 3 cards."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        draw(p.s, p.s.active, 3)


@card("masters_of_sorcere")
def masters_of_sorcere(p: Play) -> Rules[None]:
    """Choose one: place 2 spies; or return one of your spies > 4 Power."""
    if (yield from choose(p, SPYING, RECALLING)) is SPYING:
        yield from place_spy(p)
        yield from place_spy(p)
    elif (yield from recall(p)) != NOWHERE:
        gain(p, power=4)


@card("advocate")
def advocate(p: Play) -> Rules[None]:
    """Choose one: 2 Influence; or at end of turn promote another card played this turn."""
    if (yield from choose(p, INFLUENCE, PROMOTING)) is INFLUENCE:
        gain(p, influence=2)
    else:
        at_end_of_turn(p)


@card("chosen_of_lolth")
def chosen_of_lolth(p: Play) -> Rules[None]:
    """Return another player's troop or spy. At end of turn promote another card."""
    yield from return_pieces(p)
    at_end_of_turn(p)


@card("drow_negotiator")
def drow_negotiator(p: Play) -> Rules[None]:
    """3 Influence with 4 or more cards in the inner circle. At end of turn promote another card."""
    if len(p.s.me.circle) >= NEGOTIATOR_CIRCLE:
        gain(p, influence=3)
    at_end_of_turn(p)
    yield from ()


@card("council_member")
def council_member(p: Play) -> Rules[None]:
    """Move up to 2 enemy troops. At end of turn promote another card."""
    yield from move_enemies(p, 2, up_to=True)
    at_end_of_turn(p)


@card("matron_mother")
def matron_mother(p: Play) -> Rules[None]:
    """Put your deck into your discard pile, then promote a card of that pile."""
    me = p.s.me
    if me.deck:
        me.discard.extend(sorted(me.deck))
        me.deck.clear()
        p.s.shown += 1
        p.s.tell("deck_discarded", p.s.active)
    yield from promote_from_discard(p)
