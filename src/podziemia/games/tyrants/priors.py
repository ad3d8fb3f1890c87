"""First sight of answers: how good each looks before any search, by the kind of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.tyrants.cards import (
    AMBASSADOR,
    CARD_IDS,
    CIRCLE_VP,
    COST,
    DECK_VP,
    GRIMLOCK,
    NOBLE,
    OUTCAST,
    SOLDIER,
    UMBER_HULK,
)
from podziemia.games.tyrants.map import HAS_MARKER, REACH, SITE_MASK, SITE_OF, SITE_SPACES, SITES
from podziemia.games.tyrants.options import COLOURS
from podziemia.games.tyrants.outlook import (
    buy_value,
    change,
    control_worth,
    mean_play,
    plays,
    plays_to_come,
    total_worth,
    turns_left,
)
from podziemia.games.tyrants.state import WHITE, TyrantsState
from podziemia.games.tyrants.worth import GIVES, PLAIN
from podziemia.kernel.ask import Ask, Option

Look = Callable[[TyrantsState, Ask], list[float]]

# A turn is played in this order: cards, then Power, then Influence, then its end.
PLAY_FIRST: Final = 20.0
SPEND_POWER: Final = 8.0
SPEND_INFLUENCE: Final = 1.0
PULL_THE_PLUG: Final = 30.0
TROPHY: Final = 1.0
OPEN_ROUTE: Final = 0.3
FUEL: Final = frozenset((NOBLE, SOLDIER, OUTCAST))
FED_FROM_HAND: Final = frozenset(
    CARD_IDS.index(id)
    for id in ("mind_flayer", "glabrezu", "marilith", "orcus", "balor", "demogorgon", "succubus", "wight")
)
STRIKES_AT_SPY: Final = frozenset(("green_dragon", "yan_c_bin", "succubus", "wraith"))
"""Cards that go on to strike at the site where they placed the spy."""
LIKES_RIVALS: Final = {"infiltrator": 0.6, "green_wyrmling": 1.4, "chuul": 0.7, "lich": 1.0}
"""What the spy's site gives when another player stands there."""
RECALL_REWARD: Final = {
    "information_broker": 3.6,
    "masters_of_sorcere": 2.4,
    "watcher_of_thay": 2.1,
    "enchanter_of_thay": 2.4,
    "air_elemental": 2.0,
    "howling_hatred_cultist": 2.1,
    "night_hag": 2.4,
    "jackalwere": 2.6,
    "vrock": 3.0,
    "brainwashed_slave": 2.6,
    "nothic": 1.9,
    "conjurer": 3.0,
    "ghost": 0.5,
}
"""What taking back a spy pays, where that does not depend on the map."""
DEVOUR_REWARD: Final = {
    "mind_flayer": 2.0,
    "glabrezu": 3.2,
    "marilith": 3.0,
    "orcus": 3.6,
    "balor": 3.0,
    "demogorgon": 6.0,
    "succubus": 2.5,
    "wight": 2.8,
    "zuggtmoy": 6.0,
    "cultist_of_myrkul": 4.0,
    "flesh_golem": 1.9,
    "minotaur_skeleton": 3.0,
    "skeletal_horde": 2.0,
    "wraith": 1.9,
}
SPY_KEPT: Final = 0.6
CHOICE_WORTH: Final[dict[str, dict[str, float]]] = {
    "power": {"blackguard": 1.2, "dragon_cultist": 1.2, "fire_elemental": 1.2, "wight": 1.2},
    "deploying": {
        "master_of_melee_magthere": 2.4,
        "weaponmaster": 0.65,
        "kobold": 0.65,
        "ettin": 1.9,
        "minotaur_skeleton": 1.9,
    },
    "spying": {"masters_of_sorcere": 1.3, "grazzt": 1.3, "aboleth": 1.3},
    "drawing": {"gauth": 1.7},
    "devouring": {"cultist_of_myrkul": 2.5, "minotaur_skeleton": 2.0, "wight": 2.0},
    "influence": {"mind_flayer": 3, "intellect_devourer": 3, "necromancer": 3},
}
"""Choices whose worth hardly depends on the map; under "influence" the amount where it is not 2."""


# ---- troops ----


def adding(s: TyrantsState, space: int, turns: float) -> float:
    """A troop of the active player on the space: the site it strengthens, or the places a route space opens."""
    if space < SITE_SPACES:
        return 0.2 + change(s, s.active, SITE_OF[space], turns, s.active, -1)
    fresh = REACH[space] & ~s.reach[s.active] & s.empty
    value = 0.1
    for site, mask in enumerate(SITE_MASK):
        if fresh & mask:
            value += OPEN_ROUTE * control_worth(site, turns) * min(1.0, turns / 4) / 2
    return value + (0.15 if fresh >> SITE_SPACES else 0.0)


def removing(s: TyrantsState, space: int, turns: float, trophy: float = TROPHY) -> float:
    """An enemy troop gone from the space."""
    if space >= SITE_SPACES:
        return trophy
    return trophy + change(s, s.active, SITE_OF[space], turns, -1, s.colour_at(space))


def supplanting(s: TyrantsState, space: int, turns: float) -> float:
    """An enemy troop gone, and an own one in its place."""
    if space >= SITE_SPACES:
        return TROPHY + adding(s, space, turns)
    added = s.active if s.me.barracks else -1
    return TROPHY + 0.2 + change(s, s.active, SITE_OF[space], turns, added, s.colour_at(space))


def best_removal(s: TyrantsState, spaces: int, turns: float, white: bool, supplant: bool) -> float:
    """The best target among the spaces, 0 if there is none. One troop stands for all of its colour at a site."""
    best = 0.0
    for colour, troops in enumerate(s.troops):
        if colour == s.active or (white and colour != WHITE):
            continue
        targets = troops & spaces
        for mask in SITE_MASK:
            here = targets & mask
            if here:
                space = here.bit_length() - 1
                value = supplanting(s, space, turns) if supplant else removing(s, space, turns)
                best = max(best, value)
        if targets >> SITE_SPACES:
            best = max(best, TROPHY + (0.2 if supplant else 0.0))
    return best


def look_at_deploying(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [adding(s, option.index, turns) for option in ask.options]


def look_at_killing(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [0.0 if option.verb == "done" else removing(s, option.index, turns) for option in ask.options]


def look_at_supplanting(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [supplanting(s, option.index, turns) for option in ask.options]


def look_at_strikes(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    values = []
    for option in ask.options:
        if option.verb == "decline":
            values.append(0.0)
        else:
            mask = SITE_MASK[option.index]
            enemies = (s.troops[WHITE] | s.troops_of_others()) & mask
            values.append(min(3, enemies.bit_count()) * best_removal(s, mask, turns, False, False))
    return values


def look_at_moves(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [0.0 if option.verb == "done" else removing(s, option.index, turns, 0.0) for option in ask.options]


def look_at_destinations(s: TyrantsState, ask: Ask) -> list[float]:
    """Somewhere on a route, out of everyone's way."""
    spaces = [option.index for option in ask.options]
    return [1.0 if space >= SITE_SPACES else -control_worth(SITE_OF[space], 1.0) for space in spaces]


def look_at_returns(s: TyrantsState, ask: Ask) -> list[float]:
    """Pieces of others; one's own only if nothing else is left."""
    turns = turns_left(s)
    values = []
    for option in ask.options:
        if option.verb == "return":
            own = s.troops[s.active] >> option.index & 1
            values.append(-1.0 if own else removing(s, option.index, turns, 0.2))
        elif option.verb == "return-spy":
            values.append(spy_removal(s, option.index, turns))
        else:
            values.append(0.0)
    return values


def spy_removal(s: TyrantsState, site: int, turns: float) -> float:
    """An enemy spy gone: total control may come of it."""
    mask = SITE_MASK[site]
    if s.troops[s.active] & mask == mask:
        return total_worth(site, turns)
    return 0.3


# ---- spies ----


def spy_value(s: TyrantsState, seat: int, site: int, turns: float) -> float:
    """A spy of the seat at the site: denied total control, or a foot in the door."""
    holder = s.controller[site]
    mask = SITE_MASK[site]
    if holder not in (seat, -1) and s.troops[holder] & mask == mask:
        return 1.0 + total_worth(site, turns)
    worth = 0.2 + 0.04 * control_worth(site, turns)
    if not s.reach[seat] & mask:
        worth += 0.1 * control_worth(site, turns)
    return worth


def look_at_spying(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    rivals = s.troops_of_others()
    spies = s.spies_of_others()
    values = []
    for option in ask.options:
        site = option.index
        value = spy_value(s, s.active, site, turns)
        if ask.because in STRIKES_AT_SPY:
            value += best_removal(s, SITE_MASK[site], turns, False, ask.because == "green_dragon")
        elif ask.because in LIKES_RIVALS and rivals & SITE_MASK[site]:
            value += LIKES_RIVALS[ask.because]
        elif ask.because == "banshee" and spies >> site & 1:
            value += 1.8
        values.append(value)
    return values


def recall_value(s: TyrantsState, because: str, site: int, turns: float) -> float:
    """What taking the spy back from the site pays, less what it did there."""
    reward = RECALL_REWARD.get(because, 0.0)
    if because in ("spellspinner", "green_dragon", "grazzt"):
        reward = best_removal(s, SITE_MASK[site], turns, False, True)
    elif because == "cloaker":
        reward = best_removal(s, SITE_MASK[site], turns, False, False)
    return reward - SPY_KEPT * spy_value(s, s.active, site, turns)


def look_at_recalling(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [
        recall_value(s, ask.because, option.index, turns) if option.verb == "recall" else 0.0 for option in ask.options
    ]


# ---- cards ----


def promotion_value(s: TyrantsState, card: int, turns: float) -> float:
    """The difference in points, and a deck without the card."""
    if card == OUTCAST:
        return 1.5
    to_come = plays_to_come(s.me, turns)
    return CIRCLE_VP[card] - DECK_VP[card] + to_come * (mean_play(s.me, turns) - plays(turns)[card])


def loss_value(s: TyrantsState, card: int, turns: float) -> float:
    """A card devoured out of the deck: its points and its plays, less a thinner deck."""
    return DECK_VP[card] + plays_to_come(s.me, turns) * (plays(turns)[card] - mean_play(s.me, turns))


def look_at_promoting(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [0.0 if option.index < 0 else promotion_value(s, option.index, turns) for option in ask.options]


def look_at_recruiting(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    mean = mean_play(s.me, turns)
    return [0.0 if option.index < 0 else buy_value(s.me, option.index, turns, mean) for option in ask.options]


def look_at_feeding(s: TyrantsState, ask: Ask) -> list[float]:
    """A card of the hand, or this card, as the price of an effect."""
    turns = turns_left(s)
    reward = DEVOUR_REWARD[ask.because]
    hand_cost = plays(turns) if ask.kind == "pay.devour-hand" else None
    values = []
    for option in ask.options:
        if option.index < 0:
            values.append(0.0)
            continue
        price = loss_value(s, option.index, turns)
        if hand_cost is not None:
            price += 0.8 * hand_cost[option.index]  # it will not be played this turn
        values.append(reward - price)
    return values


def look_at_circle_feeding(s: TyrantsState, ask: Ask) -> list[float]:
    reward = DEVOUR_REWARD[ask.because]
    return [0.0 if option.index < 0 else reward - CIRCLE_VP[option.index] for option in ask.options]


def look_at_outcast(s: TyrantsState, ask: Ask) -> list[float]:
    worth = plays(turns_left(s))
    return [0.0 if option.index < 0 else 1.2 - worth[option.index] for option in ask.options]


def look_at_discarding(s: TyrantsState, ask: Ask) -> list[float]:
    """The card that would do least; those that answer a discard come first."""
    worth = plays(turns_left(s))
    bonus = {AMBASSADOR: 3.0, GRIMLOCK: 3.0, UMBER_HULK: 2.0}
    return [bonus.get(option.index, 0.0) - worth[option.index] for option in ask.options]


def look_at_market_feast(s: TyrantsState, ask: Ask) -> list[float]:
    """What the next player would like and we cannot pay for."""
    turns = turns_left(s)
    mean = mean_play(s.me, turns)
    values = []
    for option in ask.options:
        if option.index < 0:
            values.append(0.1)
        else:
            wanted = buy_value(s.me, option.index, turns, mean)
            values.append(-wanted if COST[option.index] <= s.influence else 0.15 * wanted)
    return values


def look_at_borrowing(s: TyrantsState, ask: Ask) -> list[float]:
    worth = plays(turns_left(s))
    return [worth[option.index] for option in ask.options]


# ---- choices ----


def look_at_choices(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [choice_value(s, option.thing, ask.because, turns) for option in ask.options]


def choice_value(s: TyrantsState, choice: str, card: str, turns: float) -> float:
    static = CHOICE_WORTH.get(choice, {}).get(card, 0.0)
    if choice == "influence":
        return (static or 2) * 0.7 * max(0.0, min(1.0, (turns - 0.5) / 5))
    if choice in ("killing", "killing-white"):
        n = 1.6 if card == "ettin" else 1.0
        return n * best_removal(s, s.reach[s.active], turns, choice == "killing-white", False)
    if choice == "supplanting":
        anywhere = card == "master_of_melee_magthere"
        return best_removal(s, -1 if anywhere else s.reach[s.active], turns, anywhere, True)
    if choice == "spying":
        return (static or 0.7) if s.spies_left(s.active) else -0.5
    if choice == "recalling":
        return best_recall(s, card, turns)
    if choice == "promoting":
        return promoting_value(s, card, turns)
    if choice == "drawing" and card == "aboleth":
        return 1.2 * s.spies[s.active].bit_count()
    if choice == "devouring" and card == "wight" and not s.me.hand:
        return -1.0
    return static


def best_recall(s: TyrantsState, card: str, turns: float) -> float:
    spies = s.spies[s.active]
    values = [recall_value(s, card, site, turns) for site in range(len(SITES)) if spies >> site & 1]
    if not values:
        return -1.0
    return sum([value for value in values if value > 0]) if card == "grazzt" else max(values)


def promoting_value(s: TyrantsState, card: str, turns: float) -> float:
    """The best card that could be promoted."""
    if card == "advocate":
        cards = [other for other in s.me.played if other != CARD_IDS.index(card)] + s.me.hand
    elif card == "vampire":
        cards = s.me.discard
    else:
        cards = s.me.discard + s.me.hand
    best = max([promotion_value(s, other, turns) for other in cards], default=-1.0)
    return best + (len(s.me.circle) // 3 if card == "vampire" else 0)


# ---- others ----


def look_at_focus(s: TyrantsState, ask: Ask) -> list[float]:
    return [0.0 if option.verb == "decline" else 1.0 for option in ask.options]


def look_at_opponents(s: TyrantsState, ask: Ask) -> list[float]:
    """Whoever is ahead by what everybody sees."""
    return [leading(s, option.index) - (100.0 if option.index == s.active else 0.0) for option in ask.options]


def leading(s: TyrantsState, seat: int) -> float:
    player = s.players[seat]
    points = player.vp + sum(player.trophies) + sum([CIRCLE_VP[card] for card in player.circle])
    return float(points + sum([SITES[site].vp for site, holder in enumerate(s.controller) if holder == seat]))


def look_at_halls(s: TyrantsState, ask: Ask) -> list[float]:
    """A hall with own troops, or the trophies of somebody else; never one's own trophies of others."""
    values = []
    for option in ask.options:
        if option.index < 0:
            values.append(0.0)
        else:
            own = s.players[option.index].trophies[s.active]
            values.append((1.5 if own else -0.5) if option.index == s.active else (2.0 if own else 0.8))
    return values


def look_at_colours(s: TyrantsState, ask: Ask) -> list[float]:
    liking = {COLOURS[s.active]: 2.0, "white": 1.0}
    return [liking.get(option.thing, 0.0) for option in ask.options]


def look_at_start(s: TyrantsState, ask: Ask) -> list[float]:
    """One troop should control the site at once, next to a marker."""
    turns = turns_left(s)
    values = []
    for option in ask.options:
        near = REACH[option.index]
        markers = len([site for site, mask in enumerate(SITE_MASK) if HAS_MARKER[site] and near & mask])
        values.append(change(s, s.active, SITE_OF[option.index], turns, s.active, -1) + markers)
    return values


def look_at_effects(s: TyrantsState, ask: Ask) -> list[float]:
    """The choosier promotions first; what counts the inner circle last."""
    late = {"blue_dragon": -1.0, "neogi": -2.0}
    early = ("fire_elemental_myrmidon", "water_elemental_myrmidon", "air_elemental_myrmidon", "high_priest_of_myrkul")
    return [late.get(option.thing, 1.0 if option.thing in early else 0.0) for option in ask.options]


# ---- a turn ----


def look_at_turn(s: TyrantsState, ask: Ask) -> list[float]:
    """Cards first, then Power, then Influence, then the end of the turn."""
    turns = turns_left(s)
    values: list[float] = []
    mean = mean_play(s.me, turns)
    worth = plays(turns)
    hungry = any(card in FED_FROM_HAND for card in s.me.hand)
    dearest = 0.0
    for option in ask.options:
        verb = option.verb
        if verb == "play":
            values.append(PLAY_FIRST + first_look(s, option.index, worth, hungry))
        elif verb == "deploy":
            gain = deploy_gain(s, option, turns)
            dearest = max(dearest, gain)
            values.append(SPEND_POWER + gain)
        elif verb == "assassinate":
            values.append(SPEND_POWER + removing(s, option.index, turns) - 1.4 * dearest)
        elif verb == "return-spy":
            values.append(SPEND_POWER + spy_removal(s, option.index, turns) - 1.4 * dearest)
        elif verb == "end-turn":
            values.append(0.0)
        else:
            value = buy_value(s.me, option.index, turns, mean)
            values.append(SPEND_INFLUENCE + value if value > 0 else value - 0.5)
    return values


def first_look(s: TyrantsState, card: int, worth: tuple[float, ...], hungry: bool) -> float:
    """Plain gains and draws before cards that need a target; fuel waits for the card that eats it."""
    if hungry and card in FUEL:
        return -5.0
    if GIVES[card] and not PLAIN[card]:
        return 5.0
    return worth[card]


def deploy_gain(s: TyrantsState, option: Option, turns: float) -> float:
    """Empty barracks give a point; the last troop ends the game, which only the leader wants."""
    if option.index < 0:
        return 1.0
    gain = adding(s, option.index, turns)
    if s.me.barracks == 1 and not s.end_triggered:
        mine = leading(s, s.active)
        best = max([leading(s, seat) for seat in s.opponents()])
        gain += 2.0 if mine > best else -PULL_THE_PLUG
    return gain


LOOKS: Final[dict[str, Look]] = {
    "start": look_at_start,
    "turn.action": look_at_turn,
    "deploy": look_at_deploying,
    "assassinate": look_at_killing,
    "strike": look_at_strikes,
    "supplant": look_at_supplanting,
    "move": look_at_moves,
    "move.to": look_at_destinations,
    "return": look_at_returns,
    "return.whose": look_at_opponents,
    "return-spy": look_at_returns,
    "spy": look_at_spying,
    "spy.recall": look_at_recalling,
    "pay.recall": look_at_recalling,
    "pay.recall-more": look_at_recalling,
    "pay.devour-hand": look_at_feeding,
    "pay.devour-this": look_at_feeding,
    "pay.devour-circle": look_at_circle_feeding,
    "pay.discard": look_at_outcast,
    "choose": look_at_choices,
    "focus.use": look_at_focus,
    "focus.reveal": look_at_focus,
    "raise.hall": look_at_halls,
    "raise.colour": look_at_colours,
    "raise.space": look_at_deploying,
    "discard.forced": look_at_discarding,
    "ambassador": look_at_focus,
    "target.discard": look_at_opponents,
    "target.outcast": look_at_opponents,
    "target.hall": look_at_opponents,
    "devour.market": look_at_market_feast,
    "crawler.devour": look_at_market_feast,
    "recruit.free": look_at_recruiting,
    "elder-brain.play": look_at_borrowing,
    "ulitharid.play": look_at_borrowing,
    "promote": look_at_promoting,
    "promote.discard": look_at_promoting,
    "promote.now": look_at_promoting,
    "end.effect": look_at_effects,
}
