"""The Aberrations: they empty other hands and fill yours."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import AMBASSADOR, CARD_IDS, COST, GRIMLOCK, UMBER_HULK
from podziemia.games.tyrants.data.options import (
    DECLINE,
    DRAWING,
    INFLUENCE,
    PLAY,
    PROMOTE,
    RETURNING,
    SPYING,
    UNEARTH,
    kinds,
)
from podziemia.games.tyrants.rules.board import (
    assassinate,
    assassinate_at_one_site,
    deploy,
    others_at,
    place_spy,
    return_pieces,
    spy_or_recall,
)
from podziemia.games.tyrants.rules.discards import (
    DISCARDED,
    DISCARDING,
    MANY_CARDS,
    force_discard,
    one_opponent_discards,
    rich_opponents_discard,
)
from podziemia.games.tyrants.rules.market import devour_from_market, row, slot_of
from podziemia.games.tyrants.rules.piles import devour, draw, promote, promote_top
from podziemia.games.tyrants.rules.play import APART, LENT, Play, card, choose, gain, resolve
from podziemia.games.tyrants.rules.promotion import NEOGI, TURN_ENDS, at_end_of_turn
from podziemia.games.tyrants.rules.state import NOWHERE, WHITE, Pending, TyrantsState
from podziemia.kernel.ask import Ask, Rules

TROPHIES_A_POWER: Final = 3
GRIMLOCK_DRAWS: Final = 2
ULITHARID_COST: Final = 4


@card("aboleth")
def aboleth(p: Play) -> Rules[None]:
    """Choose one: place 2 spies; or draw a card for each of your spies on the board."""
    if (yield from choose(p, SPYING, DRAWING)) is SPYING:
        yield from place_spy(p)
        yield from place_spy(p)
    else:
        draw(p.s, p.s.active, p.s.spies[p.s.active].bit_count())


@card("ambassador")
def ambassador(p: Play) -> Rules[None]:
    """At end of turn promote another card."""
    at_end_of_turn(p)
    yield from ()


@DISCARDING.to(AMBASSADOR)
def promote_ambassador(s: TyrantsState, owner: int) -> Rules[bool]:
    """Its owner may put it in the inner circle instead (TYR-10.03)."""
    options = [PROMOTE[AMBASSADOR], DECLINE]
    if (yield Ask(owner, "ambassador", options, CARD_IDS[AMBASSADOR])) is DECLINE:
        return False
    s.players[owner].drop(AMBASSADOR)
    s.shown += 1
    promote(s, owner, AMBASSADOR)
    return True


@card("beholder")
def beholder(p: Play) -> Rules[None]:
    """Assassinate a troop; then 1 Power for every 3 troops in your trophy hall."""
    yield from assassinate(p)
    gain(p, power=sum(p.s.me.trophies) // TROPHIES_A_POWER)


@card("brainwashed_slave")
def brainwashed_slave(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > 2 Power and 2 Influence."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        gain(p, power=2, influence=2)


@card("chuul")
def chuul(p: Play) -> Rules[None]:
    """Place a spy. Each opponent with a troop at its site and more than 3 cards discards a card."""
    site = yield from place_spy(p)
    yield from rich_opponents_discard(p, others_at(p.s, site))


@card("cloaker")
def cloaker(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > assassinate a troop at its site."""
    left = yield from spy_or_recall(p)
    if left != NOWHERE:
        yield from assassinate(p, at=left)


@card("cranium_rats")
def cranium_rats(p: Play) -> Rules[None]:
    """Deploy 2 troops. An opponent with more than 3 cards discards a card."""
    yield from deploy(p, 2)
    yield from one_opponent_discards(p)


@card("death_tyrant")
def death_tyrant(p: Play) -> Rules[None]:
    """Assassinate up to 3 troops at one site; 1 Influence for each of them."""
    gain(p, influence=(yield from assassinate_at_one_site(p, 3)))


@card("elder_brain")
def elder_brain(p: Play) -> Rules[None]:
    """Promote the top card of your deck. Then play a card of your inner circle, and put it back (TYR-10.06)."""
    s = p.s
    promote_top(s)
    if not s.me.circle:
        return
    chosen = (yield Ask(s.active, "elder-brain.play", kinds(PLAY, s.me.circle), p.id)).index
    s.me.circle.remove(chosen)
    s.resolving.append(chosen)
    play = yield from resolve(s, chosen, APART)
    if play.where == APART:
        s.resolving.remove(chosen)
        s.me.circle.append(chosen)


@card("gauth")
def gauth(p: Play) -> Rules[None]:
    """Choose one: 2 Influence; or draw a card, then an opponent with more than 3 cards discards a card."""
    if (yield from choose(p, INFLUENCE, DRAWING)) is INFLUENCE:
        gain(p, influence=2)
    else:
        draw(p.s, p.s.active, 1)
        yield from one_opponent_discards(p)


@card("grimlock")
def grimlock(p: Play) -> Rules[None]:
    """Deploy a troop."""
    yield from deploy(p)


@DISCARDED.to(GRIMLOCK)
def draw_for_grimlock(s: TyrantsState, owner: int, forced_by: int) -> Rules[None]:
    """Its owner draws 2 cards (TYR-10.04)."""
    draw(s, owner, GRIMLOCK_DRAWS)
    yield from ()


@card("intellect_devourer")
def intellect_devourer(p: Play) -> Rules[None]:
    """Choose one: 3 Influence; or return up to 2 troops or spies, your own included."""
    if (yield from choose(p, INFLUENCE, RETURNING)) is INFLUENCE:
        gain(p, influence=3)
    else:
        yield from return_pieces(p, 2, own=True, up_to=True)


@card("mindwitness")
def mindwitness(p: Play) -> Rules[None]:
    """Assassinate a troop. If it was another player's and he has more than 3 cards, he discards a card."""
    for colour in (yield from assassinate(p)):
        if colour != WHITE:
            yield from force_discard(p.s, colour, p.s.active, p.id, MANY_CARDS)


@card("neogi")
def neogi(p: Play) -> Rules[None]:
    """Deploy 4 troops. At end of turn each opponent discards a card."""
    yield from deploy(p, 4)
    at_end_of_turn(p, NEOGI)


@TURN_ENDS.to(NEOGI)
def enslave(s: TyrantsState, pending: Pending) -> Rules[None]:
    for seat in s.opponents():
        yield from force_discard(s, seat, s.active, CARD_IDS[pending[1]])


@card("nothic")
def nothic(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > draw a card, and each opponent with more than 3 cards
    discards a card."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        draw(p.s, p.s.active, 1)
        yield from rich_opponents_discard(p, p.s.opponents())


@card("puppeteer")
def puppeteer(p: Play) -> Rules[None]:
    """2 Influence. At end of turn promote another card."""
    at_end_of_turn(p)
    yield from ()


@card("quaggoth")
def quaggoth(p: Play) -> Rules[None]:
    """Assassinate a white troop for each site you control when you begin."""
    yield from assassinate(p, p.s.sites_controlled(p.s.active), white=True)


@card("ulitharid")
def ulitharid(p: Play) -> Rules[None]:
    """Play a market card that costs 4 or less, then devour it (TYR-10.07 to 10.09)."""
    s = p.s
    options = [PLAY[other] for other in row(s) if COST[other] <= ULITHARID_COST]
    top = s.top_devoured()
    if top != NOWHERE and COST[top] <= ULITHARID_COST:
        options.append(UNEARTH[top])
    if not options:
        return
    answer = yield Ask(s.active, "ulitharid.play", options, p.id)
    if answer.verb == "unearth":
        yield from play_devoured(p, answer.index)
    else:
        s.lent = slot_of(s, answer.index)
        yield from resolve(s, answer.index, LENT)
        if s.lent != NOWHERE:
            s.lent = NOWHERE
            devour_from_market(s, answer.index)


def play_devoured(p: Play, chosen: int) -> Rules[None]:
    """The top card of the devoured pile, which goes back there unless its own text moved it (TYR-10.09)."""
    s = p.s
    s.resolving.append(s.devoured.pop())
    play = yield from resolve(s, chosen, APART)
    if play.where == APART:
        s.resolving.remove(chosen)
        devour(s, chosen)


@card("umber_hulk")
def umber_hulk(p: Play) -> Rules[None]:
    """Deploy 3 troops."""
    yield from deploy(p, 3)


@DISCARDED.to(UMBER_HULK)
def strike_back(s: TyrantsState, owner: int, forced_by: int) -> Rules[None]:
    """Who forced its owner discards in turn (TYR-10.05)."""
    yield from force_discard(s, forced_by, owner, CARD_IDS[UMBER_HULK])
