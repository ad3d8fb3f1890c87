"""Equipment and trading (DSC-14)."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD_IDS, FIRST_SEARCH, FIRST_SHOP_ITEM, item_of
from podziemia.games.descent.data.options import DONE, EQUIP, GET, GIVE, UNEQUIP
from podziemia.games.descent.rules.damage import settle
from podziemia.games.descent.rules.facts import traits_of_item
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask, Option, Rules

HANDS: Final = 2
ARMORS: Final = 1
OTHERS: Final = 2


def fits(hero: Hero, cards: list[int]) -> bool:
    """Whether these items may be worn together (DSC-14.02 to 14.06)."""
    hands = sum([item_of(card).hands for card in cards])
    armors = len([card for card in cards if item_of(card).slot == "armor"])
    others = len([card for card in cards if item_of(card).slot == "other"])
    helmets = len([card for card in cards if "Helmet" in item_of(card).traits])
    heavy = [card for card in cards if "Heavy Armor" in item_of(card).traits]
    runes = [card for card in cards if "Rune" in traits_of_item(hero, card)]
    return hands <= HANDS and armors <= ARMORS and others <= OTHERS and helmets <= 1 and not (heavy and runes)


def equip_options(hero: Hero, touched: list[int]) -> list[Option]:
    """Items that may be put on or off; each is changed once a step."""
    worn = hero.equipped_items()
    options: list[Option] = []
    for card in hero.items:
        if card in touched:
            continue
        if card in worn:
            options.append(UNEQUIP[card])
        elif fits(hero, [*worn, card]):
            options.append(EQUIP[card])
    return options


def equip_step(s: DescentState, hero: Hero) -> Rules[None]:
    """Step 2 of a turn (DSC-3.06). Who owns nothing but starting equipment has nothing to change; who took off what
    kept him on his feet falls (DSC-10.08)."""
    if not [card for card in hero.items if card >= FIRST_SHOP_ITEM]:
        return
    touched: list[int] = []
    while True:
        options = equip_options(hero, touched)
        answer = yield Ask(hero.seat, "equip.item", [DONE, *options], hero.name)
        if answer is DONE:
            break
        touched.append(answer.index)
        hero.equipped ^= 1 << answer.index
        s.tell("equipped" if answer.verb == "equip" else "unequipped", hero.seat, CARD_IDS[answer.index])
    yield from settle(s, hero)


def wear_what_fits(hero: Hero) -> None:
    """Put on as much of the equipment as goes together, in order (DSC-2.12)."""
    for card in hero.items:
        if fits(hero, [*hero.equipped_items(), card]):
            hero.equipped |= 1 << card


def tradable(hero: Hero) -> list[int]:
    """Shop items, relics and search cards; class cards never change hands (DSC-14.09)."""
    return [card for card in hero.items if card >= FIRST_SHOP_ITEM] + hero.searched


def trade(s: DescentState, hero: Hero, friend: Hero) -> Rules[bool]:
    """Give and take any number of things (DSC-14.08); each changes hands once. What kept its owner on his feet may
    have gone (DSC-10.08). True: something changed hands."""
    moved: list[int] = []
    while True:
        options = [GIVE[card] for card in tradable(hero) if card not in moved]
        options += [GET[card] for card in tradable(friend) if card not in moved]
        answer = yield Ask(hero.seat, "trade.thing", [DONE, *options], friend.name)
        if answer is DONE:
            break
        moved.append(answer.index)
        if answer.verb == "give":
            pass_on(hero, friend, answer.index)
        else:
            pass_on(friend, hero, answer.index)
        s.tell("traded", hero.seat, CARD_IDS[answer.index], other=friend.seat)
    for trader in (friend, hero):
        yield from settle(s, trader)
    return bool(moved)


def pass_on(giver: Hero, taker: Hero, card: int) -> None:
    """An equipped item that is given away stops being equipped at once; it stays as exhausted as it was."""
    if card >= FIRST_SEARCH:
        giver.searched.remove(card)
        taker.searched.append(card)
        if giver.flipped >> card & 1:
            giver.flipped &= ~(1 << card)
            taker.flipped |= 1 << card
    else:
        giver.items.remove(card)
        taker.items.append(card)
        giver.equipped &= ~(1 << card)
    if giver.exhausted >> card & 1:
        giver.exhausted &= ~(1 << card)
        taker.exhausted |= 1 << card
