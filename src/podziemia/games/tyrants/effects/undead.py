"""The Undead: they devour themselves and what the dead leave behind."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import CARD_IDS
from podziemia.games.tyrants.data.options import (
    DEPLOYING,
    DEVOUR,
    DEVOURING,
    DONE,
    INFLUENCE,
    KILLING_WHITE,
    POWER,
    PROMOTE,
    PROMOTE_DISCARD,
    PROMOTE_HAND,
    PROMOTING,
    RAISING,
    SUPPLANTING,
    TARGET,
    kinds,
)
from podziemia.games.tyrants.rules.board import (
    ANYWHERE,
    assassinate,
    assassinate_at_one_site,
    deploy,
    enemy_spy_at,
    others_at,
    place_spy,
    raise_trophy,
    return_pieces,
    spy_or_recall,
    supplant,
)
from podziemia.games.tyrants.rules.market import recruit, recruit_options, row, slot_of
from podziemia.games.tyrants.rules.piles import devour, promote
from podziemia.games.tyrants.rules.play import (
    LENT,
    Play,
    card,
    choose,
    devour_from_hand,
    devour_this,
    gain,
    gain_vp,
    leave,
    promote_this,
)
from podziemia.games.tyrants.rules.promotion import (
    CIRCLE_CARDS_A_POINT,
    UNDEAD,
    UP_TO_TWO,
    at_end_of_turn,
    promote_from_discard,
)
from podziemia.games.tyrants.rules.state import NOWHERE
from podziemia.kernel.ask import Ask, Rules

CONJURER_COST: Final = 3
CONJURER_CARDS: Final = 2
TROPHIES_A_POINT: Final = 5
REVENANT_TROPHIES: Final = 8
LICH_TROOPS: Final = 2


@card("banshee")
def banshee(p: Play) -> Rules[None]:
    """Place a spy; 3 Power if another player's spy is at its site."""
    site = yield from place_spy(p)
    if enemy_spy_at(p.s, site):
        gain(p, power=3)


@card("carrion_crawler")
def carrion_crawler(p: Play) -> Rules[None]:
    """3 Power. Devour a market card and put this card into its slot (TYR-10.08, 10.10)."""
    s = p.s
    cards = row(s)
    if not cards:
        return
    eaten = (yield Ask(s.active, "crawler.devour", [DEVOUR[other] for other in cards], p.id)).index
    slot = slot_of(s, eaten)
    devour(s, eaten)
    was_lent = p.where == LENT
    s.tell("card_to_market", s.active, CARD_IDS[p.card])
    leave(p)
    s.market[slot] = p.card
    if was_lent:
        s.lent = slot


@card("conjurer")
def conjurer(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > recruit up to 2 cards that cost 3 or less for free."""
    if (yield from spy_or_recall(p)) == NOWHERE:
        return
    for left in range(CONJURER_CARDS, 0, -1):
        answer = yield Ask(p.s.active, "recruit.free", [*recruit_options(p.s, CONJURER_COST), DONE], p.id, left)
        if answer is DONE:
            return
        recruit(p.s, answer)


@card("cultist_of_myrkul")
def cultist_of_myrkul(p: Play) -> Rules[None]:
    """Choose one: 2 Influence; or devour this card > at end of turn promote up to 2 other cards."""
    if (yield from choose(p, INFLUENCE, DEVOURING)) is INFLUENCE:
        gain(p, influence=2)
    elif (yield from devour_this(p)):
        at_end_of_turn(p, UP_TO_TWO)


@card("death_knight")
def death_knight(p: Play) -> Rules[None]:
    """Supplant a troop. 1 VP for every 5 player troops in your trophy hall."""
    yield from supplant(p)
    gain_vp(p, p.s.me.player_trophies() // TROPHIES_A_POINT)


@card("flesh_golem")
def flesh_golem(p: Play) -> Rules[None]:
    """2 Power. Devour this card > assassinate a troop."""
    if (yield from devour_this(p)):
        yield from assassinate(p)


@card("ghost")
def ghost(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > for this turn the top devoured card is in the market."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        p.s.ghost = True
        p.s.tell("grave_opened", p.s.active)


@card("high_priest_of_myrkul")
def high_priest_of_myrkul(p: Play) -> Rules[None]:
    """Return another player's troop or spy. At end of turn promote any number of Undead cards."""
    yield from return_pieces(p)
    at_end_of_turn(p, UNDEAD)


@card("lich")
def lich(p: Play) -> Rules[None]:
    """Place a spy. Take up to 2 troops from the trophy hall of a player with a troop at its site, and deploy them where
    you have presence."""
    s = p.s
    site = yield from place_spy(p)
    owners = others_at(s, site)
    if not owners:
        return
    owner = (yield Ask(s.active, "target.hall", [TARGET[seat] for seat in owners], p.id)).index
    for left in range(LICH_TROOPS, 0, -1):
        if not (yield from raise_trophy(p, [owner], s.reach[s.active], left=left)):
            return


@card("minotaur_skeleton")
def minotaur_skeleton(p: Play) -> Rules[None]:
    """Choose one: deploy 3 troops; or devour this card > assassinate up to 3 white troops at one site."""
    if (yield from choose(p, DEPLOYING, DEVOURING)) is DEPLOYING:
        yield from deploy(p, 3)
    elif (yield from devour_this(p)):
        yield from assassinate_at_one_site(p, 3, white=True)


@card("mummy_lord")
def mummy_lord(p: Play) -> Rules[None]:
    """Choose two times: assassinate a white troop; or deploy a white troop from any trophy hall anywhere."""
    for _ in range(2):
        if (yield from choose(p, KILLING_WHITE, RAISING)) is KILLING_WHITE:
            yield from assassinate(p, white=True)
        else:
            yield from raise_trophy(p, list(range(p.s.seats)), ANYWHERE, white=True, may=False)


@card("necromancer")
def necromancer(p: Play) -> Rules[None]:
    """Choose one: 3 Influence; or promote now this card, a card from hand or a card of your discard pile."""
    s = p.s
    if (yield from choose(p, INFLUENCE, PROMOTING)) is INFLUENCE:
        gain(p, influence=3)
        return
    options = [PROMOTE[p.card], *kinds(PROMOTE_HAND, s.me.hand), *kinds(PROMOTE_DISCARD, s.me.discard)]
    answer = yield Ask(s.active, "promote.now", options, p.id)
    if answer.verb == "promote":
        promote_this(p)
        return
    if answer.verb == "promote-hand":
        s.me.drop(answer.index)
        s.shown += 1
    else:
        s.me.discard.remove(answer.index)
    promote(s, s.active, answer.index)


@card("ogre_zombie")
def ogre_zombie(p: Play) -> Rules[None]:
    """Supplant a white troop anywhere on the board."""
    yield from supplant(p, white=True, anywhere=True)


@card("ravenous_zombies")
def ravenous_zombies(p: Play) -> Rules[None]:
    """1 Power. Assassinate a white troop."""
    yield from assassinate(p, white=True)


@card("revenant")
def revenant(p: Play) -> Rules[None]:
    """Assassinate 2 troops. With 8 or more troops in your trophy hall promote this card."""
    yield from assassinate(p, 2)
    if sum(p.s.me.trophies) >= REVENANT_TROPHIES:
        promote_this(p)


@card("skeletal_horde")
def skeletal_horde(p: Play) -> Rules[None]:
    """Deploy 2 troops. Devour this card > deploy 3 troops."""
    yield from deploy(p, 2)
    if (yield from devour_this(p)):
        yield from deploy(p, 3)


@card("vampire")
def vampire(p: Play) -> Rules[None]:
    """Choose one: supplant a troop; or promote a card of your discard pile, then 1 VP for every 3 cards in your inner
    circle."""
    if (yield from choose(p, SUPPLANTING, PROMOTING)) is SUPPLANTING:
        yield from supplant(p)
    else:
        yield from promote_from_discard(p)
        gain_vp(p, len(p.s.me.circle) // CIRCLE_CARDS_A_POINT)


@card("vampire_spawn")
def vampire_spawn(p: Play) -> Rules[None]:
    """1 Influence. Return another player's troop or spy."""
    yield from return_pieces(p)


@card("wight")
def wight(p: Play) -> Rules[None]:
    """Choose one: 2 Power; or devour a card from hand > supplant a troop."""
    if (yield from choose(p, POWER, DEVOURING)) is POWER:
        gain(p, power=2)
    elif (yield from devour_from_hand(p)):
        yield from supplant(p)


@card("wraith")
def wraith(p: Play) -> Rules[None]:
    """Place a spy. Devour this card > assassinate a troop at its site."""
    site = yield from place_spy(p)
    if (yield from devour_this(p)) and site != NOWHERE:
        yield from assassinate(p, at=site)
