"""The state of a game of Abyss: what lies on the table."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import INFLUENCE, KEYS, SHAMAN
from podziemia.games.abyss.rules import fields
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.parts import Linked, Part
from podziemia.kernel.state import State


class Player(Part):
    """What lies in front of one player."""

    __slots__ = fields.PLAYER_SLOTS

    hand: list[int]
    affiliated: list[int]
    pearls: int
    key_tokens: int
    tokens: list[int]
    """Values of the monster tokens held."""
    free: list[int]
    """Lords not tucked under a location; disabled ones are still free (ABY-8.04)."""
    active: int
    """Free lords that are not disabled, as bits: those whose ability and keys work (ABY-8.02)."""
    locations: list[int]
    tucked: list[list[int]]
    """The lords under each location, in the order of `locations`."""

    def __init__(self) -> None:
        """Fields are set by `set_up` and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.PLAYER

    def copy(self) -> Player:
        return fields.copy_player(self, Player())

    def gain_lord(self, lord: int) -> None:
        self.free.append(lord)
        self.active |= 1 << lord

    def lose_lord(self, lord: int) -> None:
        self.free.remove(lord)
        self.active &= ~(1 << lord)

    def disable(self, lord: int) -> None:
        """The Assassin has reached the lord (ABY-14.04)."""
        self.active &= ~(1 << lord)

    def has_active(self, lord: int) -> bool:
        return (self.active >> lord) & 1 == 1

    def lords(self) -> list[int]:
        """All lords owned: free, disabled and tucked."""
        owned = self.free[:]
        for under in self.tucked:
            owned.extend(under)
        return owned

    def lord_count(self) -> int:
        return len(self.free) + sum([len(under) for under in self.tucked])

    def key_lords(self) -> list[int]:
        """Lords whose printed keys can be spent."""
        return [lord for lord in self.free if KEYS[lord] and self.active >> lord & 1]

    def keys(self) -> int:
        """Key tokens and the keys printed on active lords (ABY-10.01)."""
        keys = self.key_tokens
        for lord in self.free:
            if self.active >> lord & 1:
                keys += KEYS[lord]
        return keys

    def best_influence(self) -> int:
        return max([INFLUENCE[lord] for lord in self.lords()], default=0)


def different(cards: list[int]) -> list[int]:
    """Each card once, in order."""
    found = []
    last = NOBODY
    for card in sorted(cards):
        if card != last:
            found.append(card)
            last = card
    return found


class AbyssState(State):
    """The whole table."""

    __slots__ = fields.ABYSS_STATE_SLOTS

    deck: list[int]
    """The exploration deck; the top is the end of the list, as in all decks here."""
    discard: list[int]
    track: list[int]
    """The exploration track from space 1 on; the last card is the one just revealed."""
    council: list[list[int]]
    threat: int
    lord_deck: list[int]
    court: list[int]
    """From the space farthest from the deck (6) towards it: lords lie without gaps, so the list has none."""
    lord_discard: list[int]
    location_stack: list[int]
    available: list[int]
    drawn: list[int]
    removed: list[int]
    token_supply: list[int]
    key_supply: int
    players: list[Player]
    active: int
    me: Linked[Player]
    """The active player."""
    turn: int
    exploring: bool
    """Whether the exploration goes on: between two cards lies a quiet point."""
    price: int
    """What the next ally bought in this turn costs (ABY-4.04)."""
    bought: int
    """Seats that have bought in this turn, as bits."""
    used: int
    """Activated lords used in this turn, as bits."""
    recruiting: int
    """The lord being paid for, NOBODY when there is none: between two allies shown lies a quiet point."""
    missing: int
    """The value still missing from its price."""
    extra_turns: int
    last_turns: int
    """Turns still to come after the present one once the end is triggered; NOBODY before that."""
    paid: list[int]
    """Allies shown as payment for the lord being recruited."""
    spent: list[int]
    """Lords whose keys pay for the location being taken."""

    def fields(self) -> tuple[str, ...]:
        return fields.ABYSS_STATE

    def copy(self) -> AbyssState:
        return fields.copy_abyss_state(self, AbyssState())

    def relink(self, original: AbyssState) -> None:
        self.me = self.players[self.active]

    def give_turn_to(self, seat: int) -> None:
        self.active = seat
        self.me = self.players[seat]

    def opponents(self) -> tuple[int, ...]:
        """The other seats, clockwise from the active player's left."""
        return self.clockwise_from(self.active)

    def safe_from_soldiers(self, seat: int) -> bool:
        """An active Shaman shields from opponents' soldiers (ABY-14.14)."""
        return self.players[seat].has_active(SHAMAN)

    def under_soldier(self, seat: int, lord: int) -> bool:
        """Whether an opponent's active soldier of a lasting kind works on the seat."""
        bit = 1 << lord
        for player in self.players:
            if player.active & bit:
                return player is not self.players[seat] and not self.safe_from_soldiers(seat)
        return False

    def gain_pearls(self, seat: int, n: int, because: str = "") -> None:
        if n:
            self.players[seat].pearls += n
            self.tell("pearls_gained", seat, because, n)

    def discard_ally(self, seat: int, card: int) -> None:
        """From a hand to the exploration discard pile, seen by all."""
        self.players[seat].hand.remove(card)
        self.discard.append(card)

    def end_triggered(self) -> bool:
        return self.last_turns != NOBODY

    def trigger_end(self) -> None:
        """Everyone else takes one more turn (ABY-12.03); later triggers change nothing (ABY-12.04)."""
        if not self.end_triggered():
            self.last_turns = self.seats - 1
            self.tell("end_triggered", self.active)
