"""Spending experience and gold (DSC-22, 25, 26): skills, shop items and overlord cards."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import (
    CARD_IDS,
    FIRST_RELIC,
    FIRST_SHOP_ITEM,
    PLOT_IDS,
    PLOTS,
    SHOP_OF_ACT,
    SKILLS_OF_CLASS,
    item_of,
)
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.options import ADD_CARD, BUY, DONE, GIVE, LEARN, LEAVE_OUT, SELL
from podziemia.games.descent.rules.damage import choose_hero
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.items import pass_on
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import Ask, Option, Rules

SMALLEST_DECK: Final = 15
STARTING_PRICE: Final = 25
COIN: Final = 25
"""Prices are multiples of this."""


# ---- skills ----


def learnable(hero: Hero) -> list[int]:
    """Skills of the own class the hero can pay for, in any order (DSC-26.03)."""
    return [card for card in SKILLS_OF_CLASS[hero.hero_class] if card not in hero.skills and SKILLS[card].xp <= hero.xp]


def learn(s: DescentState, hero: Hero) -> Rules[bool]:
    """Buy one skill. False: the hero is done."""
    options: list[Option] = [DONE, *[LEARN[card] for card in learnable(hero)]]
    answer = yield Ask(hero.seat, "advance.skill", options, hero.name, hero.xp)
    if answer is DONE:
        return False
    hero.xp -= SKILLS[answer.index].xp
    hero.skills.append(answer.index)
    s.tell("skill_learned", hero.seat, CARD_IDS[answer.index])
    s.note("learned", CARD_IDS[answer.index], hero.seat)
    return True


# ---- overlord cards ----


def owned_of(s: DescentState, deck: str, levels: tuple[int, ...]) -> int:
    return len([card for card in s.owned if PLOTS[card].deck == deck and PLOTS[card].level in levels])


def may_add(s: DescentState, card: int, xp: int) -> bool:
    """Level n costs n; level 2 needs two cards of level 1, level 3 any three (DSC-26.07 to 26.10)."""
    plot = PLOTS[card]
    if plot.level > xp:
        return False
    if plot.deck == "universal" or plot.level == 1:
        return True
    if plot.level == 2:
        return owned_of(s, plot.deck, (1,)) >= 2
    return owned_of(s, plot.deck, (1, 2)) >= 3


def addable(s: DescentState, xp: int) -> list[int]:
    """Cards in the box he may buy; of equal copies only the first."""
    found: list[int] = []
    names: list[str] = []
    for card in sorted(s.box):
        if PLOTS[card].id not in names and may_add(s, card, xp):
            names.append(PLOTS[card].id)
            found.append(card)
    return found


def add_card(s: DescentState, xp: int) -> Rules[int]:
    """Buy one overlord card; gives what it cost, 0 when he is done."""
    answer = yield Ask(OVERLORD, "advance.card", [DONE, *[ADD_CARD[card] for card in addable(s, xp)]], n=xp)
    if answer is DONE:
        return 0
    s.box.remove(answer.index)
    s.owned.append(answer.index)
    s.deck.append(answer.index)
    s.tell("card_bought", OVERLORD, PLOT_IDS[answer.index])
    s.note("added", PLOT_IDS[answer.index])
    return PLOTS[answer.index].level


# ---- the deck of the next quest ----


def leave_out(s: DescentState) -> Rules[bool]:
    """Before a quest the overlord secretly leaves cards out, as long as 15 remain (DSC-26.11). True: done."""
    if len(s.deck) <= SMALLEST_DECK:
        return True
    answer = yield Ask(OVERLORD, "campaign.tune", [DONE, *[LEAVE_OUT[card] for card in sorted(s.deck)]])
    if answer is DONE:
        return True
    s.deck.remove(answer.index)
    s.aside.append(answer.index)
    return False


# ---- the shop ----


def resale(card: int) -> int:
    """Half the price in whole coins (DSC-25.05); starting equipment 25 (DSC-25.06)."""
    if card < FIRST_SHOP_ITEM:
        return STARTING_PRICE
    return item_of(card).cost // 2 // COIN * COIN


def sellable(s: DescentState) -> list[int]:
    """All equipment but relics (DSC-25.07)."""
    return [card for hero in s.heroes for card in hero.items if card < FIRST_RELIC]


def sell(s: DescentState, card: int) -> int:
    """The item goes back to its deck, or to the box (DSC-25.05, 25.06, 30.05); gives the gold."""
    for hero in s.heroes:
        if card in hero.items:
            hero.items.remove(card)
            hero.equipped &= ~(1 << card)
            s.tell("sold", hero.seat, CARD_IDS[card], resale(card))
            s.note("sold", CARD_IDS[card], resale(card))
    if card >= FIRST_SHOP_ITEM:
        (s.shop if card in SHOP_OF_ACT[s.act - 1] else s.shop_box).append(card)
    return resale(card)


def shop_once(s: DescentState, offered: list[int], gold: int, touched: list[str], seat: int) -> Rules[int | None]:
    """One purchase, sale or exchange (DSC-25.02, 25.08, 25.09); gives the change in gold, None when done."""
    options: list[Option] = [BUY[card] for card in offered if item_of(card).cost <= gold]
    options += [SELL[card] for card in sellable(s)]
    options += [GIVE[card] for card in movable(s, touched)]
    answer = yield Ask(seat, "shop.trade", [DONE, *options], n=gold)
    if answer is DONE:
        return None
    card = answer.index
    if answer.verb == "sell":
        return sell(s, card)
    hero = yield from choose_hero(s, seat, s.heroes, "shop.hero", CARD_IDS[card])
    touched.append(CARD_IDS[card])
    if answer.verb == "buy":
        offered.remove(card)
        hero.items.append(card)
        s.tell("bought", hero.seat, CARD_IDS[card], item_of(card).cost)
        s.note("bought", CARD_IDS[card], item_of(card).cost)
        return -item_of(card).cost
    hand_to(s, hero, card)
    return 0


def movable(s: DescentState, touched: list[str]) -> list[int]:
    """Shop items and relics that heroes may exchange, each once in a step; starting equipment stays (DSC-25.08)."""
    things = [card for hero in s.heroes for card in hero.items if card >= FIRST_SHOP_ITEM]
    return [card for card in things if CARD_IDS[card] not in touched]


def hand_to(s: DescentState, hero: Hero, card: int) -> None:
    owner = next(h for h in s.heroes if card in h.items)
    if owner.id != hero.id:
        pass_on(owner, hero, card)


def exchange_once(s: DescentState, touched: list[str]) -> Rules[bool]:
    """After the shop and before the journey things still change hands (DSC-25.08). True: done."""
    answer = yield Ask(1, "campaign.exchange", [DONE, *[GIVE[card] for card in movable(s, touched)]])
    if answer is DONE:
        return True
    hero = yield from choose_hero(s, 1, s.heroes, "shop.hero", CARD_IDS[answer.index])
    touched.append(CARD_IDS[answer.index])
    hand_to(s, hero, answer.index)
    return False
