"""Set positions of Tyrants of the Underdark, for lessons: what is named is taken out of its box, the rest lies as after
the set-up."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import (
    ASPECT,
    CARD_IDS,
    HAND_SIZE,
    HOUSE_GUARD,
    MARKET_SLOTS,
    NO_ASPECT,
    PRIESTESS,
    RECOMMENDED,
    TROOPS,
)
from podziemia.games.tyrants.data.map import FIRST_SPACE, SITE_IDS, SITES, SPACE_IDS
from podziemia.games.tyrants.rules.setup import set_up
from podziemia.games.tyrants.rules.state import ACTING, WHITE, Player, TyrantsState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import take

SIGNS: Final = "AB  w"
"""Troops on the map as they are written, by colour."""
EMPTY: Final = "."


class Side:
    """What a player has. Lists are words with spaces between them; who has played nothing and holds nothing named holds
    five cards of the own deck. `heads` are troops of the opponent in the trophy hall."""

    def __init__(self, hand: str = "", played: str = "", discard: str = "", circle: str = "", heads: int = 0) -> None:
        self.hand = hand
        self.played = played
        self.discard = discard
        self.circle = circle
        self.heads = heads


class Scene:
    """A position in A's turn, on the map for two. A place is written as its troops: `"AB."` is one of A, one of B and
    an empty space. White troops that are gone lie in the trophy hall of whoever stands first in their place."""

    def __init__(
        self,
        a: Side,
        b: Side,
        places: dict[str, str],
        market: str = "",
        power: int = 0,
        influence: int = 0,
        round: int = 1,
        last_round: bool = False,
    ) -> None:
        self.sides = (a, b)
        self.places = places
        self.market = market
        self.power = power
        self.influence = influence
        self.round = round
        self.last_round = last_round


def arrange(scene: Scene, rng: Rng) -> TyrantsState:
    s = set_up(len(scene.sides), ("center",), RECOMMENDED, 0, rng)
    for place, troops in scene.places.items():
        put_troops(s, place, troops)
    s.market_deck.extend(s.market)
    s.market = take(s.market_deck, CARD_IDS, scene.market)
    for player, side in zip(s.players, scene.sides, strict=True):
        equip(s, player, side)
    s.market += [s.market_deck.pop() for _ in range(MARKET_SLOTS - len(s.market))]
    for seat, player in enumerate(s.players):
        player.barracks = TROOPS - s.troops[seat].bit_count() - sum([other.trophies[seat] for other in s.players])
    note_played(s)
    s.power = scene.power
    s.influence = scene.influence
    s.round = scene.round
    s.end_triggered = scene.last_round
    s.phase = ACTING
    return s


def put_troops(s: TyrantsState, place: str, troops: str) -> None:
    """Nobody is paid for it: the turn has not begun."""
    spaces = spaces_of(place)
    fallen = 0
    for space in spaces:
        if s.colour_at(space) != NOBODY:
            s.take_troop(WHITE, space)
            fallen += 1
    for space, sign in zip(spaces, troops, strict=True):
        if sign != EMPTY:
            s.put_troop(SIGNS.index(sign), space)
    fallen -= troops.count(SIGNS[WHITE])
    if fallen:
        s.players[SIGNS.index(troops[0])].trophies[WHITE] += fallen


def spaces_of(place: str) -> list[int]:
    if place not in SITE_IDS:
        return [SPACE_IDS.index(place)]
    site = SITE_IDS.index(place)
    return [FIRST_SPACE[site] + i for i in range(len(SITES[site].spaces))]


def equip(s: TyrantsState, player: Player, side: Side) -> None:
    player.deck.extend(player.hand)
    player.played = cards_for(s, player, side.played)
    player.hand = cards_for(s, player, side.hand)
    player.discard = cards_for(s, player, side.discard)
    player.circle = cards_for(s, player, side.circle)
    if not player.played and not player.hand:
        player.hand = [player.deck.pop() for _ in range(HAND_SIZE)]
    player.trophies[1 - s.players.index(player)] = side.heads


def cards_for(s: TyrantsState, player: Player, names: str) -> list[int]:
    """Nobles and Soldiers come out of the player's own deck, the others out of the stacks and the market."""
    cards = [CARD_IDS.index(name) for name in names.split()]
    for card in cards:
        if card == HOUSE_GUARD:
            s.guards -= 1
        elif card == PRIESTESS:
            s.priestesses -= 1
        elif card in player.deck:
            player.deck.remove(card)
        else:
            s.market_deck.remove(card)
    return cards


def note_played(s: TyrantsState) -> None:
    """What A's turn remembers of the cards played and of the markers that have paid."""
    s.plays = len(s.me.played)
    for card in s.me.played:
        if ASPECT[card] != NO_ASPECT:
            s.aspects[ASPECT[card]] += 1
    for site in s.markers_held(s.active):
        s.paid |= 1 << site
