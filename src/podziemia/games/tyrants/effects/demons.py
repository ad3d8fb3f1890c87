"""The Demons: they feed on your own cards and send Insane Outcasts to the others."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.games.tyrants.data.map import REACH
from podziemia.games.tyrants.data.options import (
    DECLINE,
    DEPLOYING,
    DISCARD,
    INFLUENCE,
    KILLING,
    KILLING_WHITE,
    RECALLING,
    SPYING,
    TARGET,
    kinds,
)
from podziemia.games.tyrants.rules.board import (
    ANYWHERE,
    assassinate,
    deploy,
    move_enemies,
    place_spy,
    raise_trophy,
    recall_any_number,
    spy_or_recall,
    supplant,
    supplant_at_each,
)
from podziemia.games.tyrants.rules.market import give_outcasts
from podziemia.games.tyrants.rules.piles import discard, draw, promote_top, put_outcast_back
from podziemia.games.tyrants.rules.play import (
    Play,
    card,
    choose,
    devour_from,
    devour_from_hand,
    gain,
    leave,
)
from podziemia.games.tyrants.rules.promotion import UP_TO_TWO, at_end_of_turn
from podziemia.games.tyrants.rules.state import NOWHERE
from podziemia.kernel.ask import Ask, Rules


@card("insane_outcast")
def insane_outcast(p: Play) -> Rules[None]:
    """Discard a card from hand > this card goes back to the supply. The owner's own act: nothing answers it."""
    answer = yield Ask(p.s.active, "pay.discard", [*kinds(DISCARD, p.s.me.hand), DECLINE], p.id)
    if answer is not DECLINE:
        discard(p.s, p.s.active, answer.index)
        leave(p)
        put_outcast_back(p.s, p.s.active)


def each_opponent_recruits(p: Play, n: int) -> None:
    """Clockwise from the active player, each taking all of theirs before the next (TYR-7.23)."""
    for seat in p.s.opponents():
        give_outcasts(p.s, seat, n)


def one_opponent_recruits(p: Play, among: Sequence[int]) -> Rules[None]:
    """The active player chooses who takes an Insane Outcast."""
    if among and p.s.outcasts:
        answer = yield Ask(p.s.active, "target.outcast", [TARGET[seat] for seat in among], p.id)
        give_outcasts(p.s, answer.index, 1)


@card("ghoul")
def ghoul(p: Play) -> Rules[None]:
    """2 Power. Each opponent recruits an Insane Outcast."""
    each_opponent_recruits(p, 1)
    yield from ()


@card("mind_flayer")
def mind_flayer(p: Play) -> Rules[None]:
    """Devour a card from hand > choose one: 3 Influence; or assassinate a troop."""
    if (yield from devour_from_hand(p)):
        if (yield from choose(p, INFLUENCE, KILLING)) is INFLUENCE:
            gain(p, influence=3)
        else:
            yield from assassinate(p)


@card("glabrezu")
def glabrezu(p: Play) -> Rules[None]:
    """Devour a card from hand > assassinate 2 troops."""
    if (yield from devour_from_hand(p)):
        yield from assassinate(p, 2)


@card("marilith")
def marilith(p: Play) -> Rules[None]:
    """Devour a card from hand > 5 Power."""
    if (yield from devour_from_hand(p)):
        gain(p, power=5)


@card("orcus")
def orcus(p: Play) -> Rules[None]:
    """Devour a card from hand > assassinate 2 troops, then deploy up to 2 troops from any trophy halls anywhere."""
    if (yield from devour_from_hand(p)):
        yield from assassinate(p, 2)
        halls = list(range(p.s.seats))
        if (yield from raise_trophy(p, halls, ANYWHERE, left=2)):
            yield from raise_trophy(p, halls, ANYWHERE)


@card("gibbering_mouther")
def gibbering_mouther(p: Play) -> Rules[None]:
    """Deploy 2 troops. An opponent with a troop next to one of them recruits an Insane Outcast."""
    spaces = yield from deploy(p, 2)
    near = 0
    for space in spaces:
        near |= REACH[space]
    yield from one_opponent_recruits(p, [seat for seat in p.s.opponents() if p.s.troops[seat] & near])


@card("derro")
def derro(p: Play) -> Rules[None]:
    """Supplant a white troop anywhere on the board. You recruit an Insane Outcast."""
    yield from supplant(p, white=True, anywhere=True)
    give_outcasts(p.s, p.s.active, 1)


@card("ettin")
def ettin(p: Play) -> Rules[None]:
    """Choose one: deploy 3 troops; or assassinate 2 white troops."""
    if (yield from choose(p, DEPLOYING, KILLING_WHITE)) is DEPLOYING:
        yield from deploy(p, 3)
    else:
        yield from assassinate(p, 2, white=True)


@card("balor")
def balor(p: Play) -> Rules[None]:
    """Devour a card from hand > supplant a white troop anywhere on the board, then deploy a troop."""
    if (yield from devour_from_hand(p)):
        yield from supplant(p, white=True, anywhere=True)
        yield from deploy(p)


@card("demogorgon")
def demogorgon(p: Play) -> Rules[None]:
    """Devour a card from hand > supplant 2 white troops, then each opponent recruits 2 Insane Outcasts."""
    if (yield from devour_from_hand(p)):
        yield from supplant(p, 2, white=True)
        each_opponent_recruits(p, 2)


@card("night_hag")
def night_hag(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > draw 2 cards."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        draw(p.s, p.s.active, 2)


@card("jackalwere")
def jackalwere(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > 2 Power and 2 Influence."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        gain(p, power=2, influence=2)


@card("succubus")
def succubus(p: Play) -> Rules[None]:
    """Devour a card from hand > place a spy, then assassinate a troop at its site."""
    if (yield from devour_from_hand(p)):
        site = yield from place_spy(p)
        if site != NOWHERE:
            yield from assassinate(p, at=site)


@card("vrock")
def vrock(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > 5 Power."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        gain(p, power=5)


@card("grazzt")
def grazzt(p: Play) -> Rules[None]:
    """Choose one: place 2 spies; or return any number of your spies > supplant a troop at each site they left."""
    if (yield from choose(p, SPYING, RECALLING)) is SPYING:
        yield from place_spy(p)
        yield from place_spy(p)
    else:
        left = yield from recall_any_number(p)
        yield from supplant_at_each(p, left)


@card("myconid_adult")
def myconid_adult(p: Play) -> Rules[None]:
    """2 Influence. An opponent of your choice recruits an Insane Outcast."""
    yield from one_opponent_recruits(p, p.s.opponents())


@card("nalfeshnee")
def nalfeshnee(p: Play) -> Rules[None]:
    """3 Influence. Promote the top card of your deck."""
    promote_top(p.s)
    yield from ()


@card("hezrou")
def hezrou(p: Play) -> Rules[None]:
    """Move an enemy troop. Promote the top card of your deck."""
    yield from move_enemies(p)
    promote_top(p.s)


@card("myconid_sovereign")
def myconid_sovereign(p: Play) -> Rules[None]:
    """An opponent of your choice recruits an Insane Outcast. At end of turn promote another card."""
    yield from one_opponent_recruits(p, p.s.opponents())
    at_end_of_turn(p)


@card("zuggtmoy")
def zuggtmoy(p: Play) -> Rules[None]:
    """Devour a card of your inner circle > 3 Influence and at end of turn promote up to 2 other cards."""
    if (yield from devour_from(p, p.s.me.circle, "pay.devour-circle")):
        gain(p, influence=3)
        at_end_of_turn(p, UP_TO_TWO)
