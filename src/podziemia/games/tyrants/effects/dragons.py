"""The Dragons: five great dragons that turn what you have into points, and those who serve them."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import CARD_IDS
from podziemia.games.tyrants.data.options import (
    DECLINE,
    DEPLOYING,
    DEVOUR,
    INFLUENCE,
    KILLING_WHITE,
    POWER,
    RECALLING,
    SPYING,
)
from podziemia.games.tyrants.rules.board import (
    assassinate,
    deploy,
    move_enemies,
    others_at,
    place_spy,
    recall,
    return_enemy_spy,
    return_pieces,
    spy_or_recall,
    supplant,
)
from podziemia.games.tyrants.rules.market import devour_from_market, row
from podziemia.games.tyrants.rules.piles import draw
from podziemia.games.tyrants.rules.play import Play, card, choose, gain, gain_vp
from podziemia.games.tyrants.rules.promotion import (
    BLUE_DRAGON,
    CIRCLE_CARDS_A_POINT,
    TURN_ENDS,
    at_end_of_turn,
    promote_played,
)
from podziemia.games.tyrants.rules.state import NOWHERE, WHITE, Pending, TyrantsState
from podziemia.kernel.ask import Ask, Rules

DRAGONCLAW_TROPHIES: Final = 5
SITES_A_POINT: Final = 2
WHITE_TROPHIES_A_POINT: Final = 3


@card("dragon_cultist")
def dragon_cultist(p: Play) -> Rules[None]:
    """Choose one: 2 Power; or 2 Influence."""
    if (yield from choose(p, POWER, INFLUENCE)) is POWER:
        gain(p, power=2)
    else:
        gain(p, influence=2)


@card("dragonclaw")
def dragonclaw(p: Play) -> Rules[None]:
    """Assassinate a troop; then 2 Power with 5 or more player troops in the trophy hall."""
    yield from assassinate(p)
    if p.s.me.player_trophies() >= DRAGONCLAW_TROPHIES:
        gain(p, power=2)


@card("red_dragon")
def red_dragon(p: Play) -> Rules[None]:
    """Supplant a troop. Return an enemy spy. 1 VP for each site under your total control."""
    yield from supplant(p)
    yield from return_enemy_spy(p)
    gain_vp(p, p.s.sites_totally_controlled(p.s.active))


@card("kobold")
def kobold(p: Play) -> Rules[None]:
    """Choose one: deploy a troop; or assassinate a white troop."""
    if (yield from choose(p, DEPLOYING, KILLING_WHITE)) is DEPLOYING:
        yield from deploy(p)
    else:
        yield from assassinate(p, white=True)


@card("white_wyrmling")
def white_wyrmling(p: Play) -> Rules[None]:
    """Deploy 2 troops. You may devour a market card."""
    yield from deploy(p, 2)
    yield from may_devour_from_market(p)


@card("black_wyrmling")
def black_wyrmling(p: Play) -> Rules[None]:
    """1 Influence. Assassinate a white troop."""
    yield from assassinate(p, white=True)


@card("white_dragon")
def white_dragon(p: Play) -> Rules[None]:
    """Deploy 3 troops. 1 VP for every 2 sites you control."""
    yield from deploy(p, 3)
    gain_vp(p, p.s.sites_controlled(p.s.active) // SITES_A_POINT)


@card("black_dragon")
def black_dragon(p: Play) -> Rules[None]:
    """Supplant a white troop anywhere on the board. 1 VP for every 3 white troops in your trophy hall."""
    yield from supplant(p, white=True, anywhere=True)
    gain_vp(p, p.s.me.trophies[WHITE] // WHITE_TROPHIES_A_POINT)


@card("watcher_of_thay")
def watcher_of_thay(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > 3 Influence."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        gain(p, influence=3)


@card("enchanter_of_thay")
def enchanter_of_thay(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > 4 Power."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        gain(p, power=4)


@card("green_wyrmling")
def green_wyrmling(p: Play) -> Rules[None]:
    """Place a spy; 2 Influence if another player's troop is at its site."""
    site = yield from place_spy(p)
    if others_at(p.s, site):
        gain(p, influence=2)


@card("rath_modar")
def rath_modar(p: Play) -> Rules[None]:
    """Draw 2 cards. Place a spy."""
    draw(p.s, p.s.active, 2)
    yield from place_spy(p)


@card("green_dragon")
def green_dragon(p: Play) -> Rules[None]:
    """Choose one: place a spy, then supplant a troop at its site; or return one of your spies > supplant a troop at its
    site, then 1 VP for each control marker you hold."""
    if (yield from choose(p, SPYING, RECALLING)) is SPYING:
        site = yield from place_spy(p)
        if site != NOWHERE:
            yield from supplant(p, at=site)
        return
    left = yield from recall(p)
    if left != NOWHERE:
        yield from supplant(p, at=left)
        gain_vp(p, len(p.s.markers_held(p.s.active)))


@card("cult_fanatic")
def cult_fanatic(p: Play) -> Rules[None]:
    """2 Influence. You may devour a market card."""
    yield from may_devour_from_market(p)


def may_devour_from_market(p: Play) -> Rules[None]:
    """The slot is refilled at once, perhaps by the last card of the deck (TYR-10.28)."""
    cards = row(p.s)
    if cards:
        options = [*[DEVOUR[other] for other in cards], DECLINE]
        answer = yield Ask(p.s.active, "devour.market", options, p.id)
        if answer is not DECLINE:
            devour_from_market(p.s, answer.index)


@card("cleric_of_laogzed")
def cleric_of_laogzed(p: Play) -> Rules[None]:
    """Move an enemy troop. At end of turn promote another card."""
    yield from move_enemies(p)
    at_end_of_turn(p)


@card("wyrmspeaker")
def wyrmspeaker(p: Play) -> Rules[None]:
    """1 Influence. At end of turn promote another card."""
    at_end_of_turn(p)
    yield from ()


@card("blue_wyrmling")
def blue_wyrmling(p: Play) -> Rules[None]:
    """3 Influence. Return another player's troop or spy."""
    yield from return_pieces(p)


@card("blue_dragon")
def blue_dragon(p: Play) -> Rules[None]:
    """At end of turn promote up to 2 other cards, then 1 VP for every 3 cards in your inner circle."""
    at_end_of_turn(p, BLUE_DRAGON)
    yield from ()


@TURN_ENDS.to(BLUE_DRAGON)
def promote_and_count(s: TyrantsState, pending: Pending) -> Rules[None]:
    yield from promote_played(s, pending, 2, up_to=True)
    s.gain_vp(s.active, len(s.me.circle) // CIRCLE_CARDS_A_POINT, CARD_IDS[pending[1]])
