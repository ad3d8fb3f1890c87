"""The table as numbers, for those who learn: what a seat sees, with the seat itself first."""

from __future__ import annotations

from array import array
from typing import Final

from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    COURT_SPACES,
    INFLUENCE,
    KEY_TOKENS,
    KEYS,
    LOCATION_IDS,
    LORD_IDS,
    MONSTER_TOKENS,
    RACES,
    THREAT_SPACES,
    TRACK_SPACES,
)
from podziemia.games.abyss.rules.scoring import ally_points, location_points
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.encoding import Encoding, mark, mark_bits, tally

KINDS: Final = (
    "turn.action",
    "turn.end",
    "explore.buy",
    "explore.take-or-go-on",
    "explore.fight-or-go-on",
    "explore.reward",
    "council.second",
    "recruit.pay",
    "recruit.affiliate",
    "control.location",
    "control.keys",
    "control.drawn",
    "discard",
    "dismiss",
    "apprentice.stack",
    "assassin.lord",
    "corruptor.lord",
    "hunter.opponent",
    "illusionist.give",
    "illusionist.take",
    "opportunist.lord",
    "oracle.stack",
    "slaver.discard",
    "smokers.search",
    "smokers.take",
    "traitor.lord",
)
KEYS_SPENT: Final = "keys"
THINGS: Final = (*CARD_IDS, *LORD_IDS, *LOCATION_IDS, KEYS_SPENT)
SEATS: Final = 4
CARDS: Final = len(CARD_IDS)
LORDS: Final = len(LORD_IDS)
PLACES: Final = len(LOCATION_IDS)
PILE: Final = 71
"""No pile is larger than all exploration cards."""
POINTS: Final = 200
COUNTS: Final = 9
"""Numbers a player, see `_counts` and `_lords`."""


class AbyssEncoding(Encoding[AbyssState]):
    """Lords and locations each have an entry of their own, in the order of the catalogue; cards likewise, by race and
    value with the monster last."""

    def __init__(self) -> None:
        super().__init__(SEATS, KINDS, THINGS)
        self.hand = self.add("hand", CARDS, high=4)
        self.tokens = self.add("monster points", high=POINTS)
        self.court = self.add("court: space from the deck", LORDS, high=COURT_SPACES)
        self.lord_discard = self.add("lord discard", LORDS)
        self.track = self.add("track", TRACK_SPACES, CARDS)
        self.council = self.add("council", len(RACES), high=PILE)
        self.available = self.add("locations face up", PLACES)
        self.drawn = self.add("locations drawn", PLACES)
        self.removed = self.add("locations removed", PLACES)
        self.paid = self.add("allies shown as payment", CARDS, high=4)
        self.spent = self.add("lords whose keys pay", LORDS)
        self.used = self.add("abilities used", LORDS)
        self.recruiting = self.add("lord being recruited", LORDS)
        self.plain = self.add("threat", high=THREAT_SPACES)
        self.add("price of the next ally", high=SEATS)
        self.add("exploring")
        self.add("deck", high=PILE)
        self.add("discard", high=PILE)
        self.add("lord deck", high=LORDS)
        self.add("location stack", high=PLACES)
        self.add("monster tokens left", high=len(MONSTER_TOKENS))
        self.add("keys left", high=KEY_TOKENS)
        self.add("turns left once the end has come, and one", high=SEATS)
        self.add("extra turns", high=PLACES)
        self.active = self.add("whose turn", SEATS)
        self.bought = self.add("bought in this turn", SEATS)
        self.counts = self.add("counts", SEATS, COUNTS, high=POINTS)
        self.lords = self.add("active lords", SEATS, LORDS)
        self.disabled = self.add("disabled lords", SEATS, LORDS)
        self.tucked = self.add("lords under locations", SEATS, LORDS)
        self.locations = self.add("locations", SEATS, PLACES)
        self.affiliated = self.add("affiliated allies", SEATS, CARDS, high=4)

    def read(self, s: AbyssState, seat: int, out: array[int], at: int) -> None:
        self._mine(s.players[seat], out, at)
        self._table(s, out, at)
        self._numbers(s, out, at + self.plain)
        for other in range(s.seats):
            place = (other - seat) % s.seats
            if s.bought >> other & 1:
                out[at + self.bought + place] = 1
            self._player(s, other, place, out, at)
        out[at + self.active + (s.active - seat) % s.seats] = 1

    def _mine(self, player: Player, out: array[int], at: int) -> None:
        tally(out, at + self.hand, player.hand)
        if player.tokens:
            out[at + self.tokens] = sum(player.tokens)

    def _table(self, s: AbyssState, out: array[int], at: int) -> None:
        for i, lord in enumerate(s.court):
            out[at + self.court + lord] = COURT_SPACES - i
        for i, card in enumerate(s.track):
            out[at + self.track + i * CARDS + card] = 1
        for race, stack in enumerate(s.council):
            if stack:
                out[at + self.council + race] = len(stack)
        mark(out, at + self.lord_discard, s.lord_discard)
        mark(out, at + self.available, s.available)
        mark(out, at + self.drawn, s.drawn)
        mark(out, at + self.removed, s.removed)
        tally(out, at + self.paid, s.paid)
        mark(out, at + self.spent, s.spent)
        mark_bits(out, at + self.used, s.used)
        if s.recruiting >= 0:
            out[at + self.recruiting + s.recruiting] = 1

    def _numbers(self, s: AbyssState, out: array[int], at: int) -> None:
        """In the order of the fields from the threat on."""
        out[at] = s.threat
        out[at + 1] = s.price
        if s.exploring:
            out[at + 2] = 1
        out[at + 3] = len(s.deck)
        out[at + 4] = len(s.discard)
        out[at + 5] = len(s.lord_deck)
        out[at + 6] = len(s.location_stack)
        out[at + 7] = len(s.token_supply)
        out[at + 8] = s.key_supply
        out[at + 9] = s.last_turns + 1
        out[at + 10] = s.extra_turns

    def _player(self, s: AbyssState, seat: int, place: int, out: array[int], at: int) -> None:
        player = s.players[seat]
        mark(out, at + self.locations + place * PLACES, player.locations)
        tally(out, at + self.affiliated + place * CARDS, player.affiliated)
        self._counts(s, seat, out, at + self.counts + place * COUNTS)
        self._lords(player, place, out, at)

    def _counts(self, s: AbyssState, seat: int, out: array[int], at: int) -> None:
        """Pearls, key tokens, cards in hand, monster tokens, and the points of allies and locations."""
        player = s.players[seat]
        out[at] = player.pearls
        out[at + 1] = player.key_tokens
        out[at + 2] = len(player.hand)
        out[at + 3] = len(player.tokens)
        if player.affiliated:
            out[at + 4] = ally_points(player)
        if player.locations:
            out[at + 5] = location_points(s, seat)

    def _lords(self, player: Player, place: int, out: array[int], at: int) -> None:
        """Each lord in its state; and the last of the counts: keys that can be spent, lords owned and their points."""
        keys = player.key_tokens
        owned = influence = 0
        for lord in player.free:
            if player.active >> lord & 1:
                out[at + self.lords + place * LORDS + lord] = 1
                keys += KEYS[lord]
            else:
                out[at + self.disabled + place * LORDS + lord] = 1
            influence += INFLUENCE[lord]
            owned += 1
        for under in player.tucked:
            for lord in under:
                out[at + self.tucked + place * LORDS + lord] = 1
                influence += INFLUENCE[lord]
                owned += 1
        counts = at + self.counts + place * COUNTS + 6
        out[counts] = keys
        out[counts + 1] = owned
        out[counts + 2] = influence
