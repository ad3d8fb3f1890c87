"""What the net sees of a position: the terms of the evaluation made by hand, by the phase of the game, and what that
evaluation does not see: whom the Council and the Court wait for, what each lord and tile does, what a last turn brings.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.bots.mind import prospects_with, score_now
from podziemia.games.abyss.bots.outlook import (
    FOR_LOCATION,
    Purse,
    lord_worth,
    purse_of,
    tile_worth,
    turns_left,
    turns_of,
)
from podziemia.games.abyss.data.cards import (
    GUILD_OF,
    GUILDS,
    INFLUENCE,
    KEYS,
    KEYS_FOR_A_LOCATION,
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    MONSTER,
    RACE_OF,
    RACES,
    THREAT_SPACES,
    VALUE_OF,
    VALUES,
)
from podziemia.games.abyss.rules.scoring import lowest_of_each_race, points_of
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.learned import Inputs, by_phase

PHASES: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 4.0, 7.0, 11.0, 16.0)
"""Turns left at which the net may think differently; in between, in between."""
LASTING: Final = tuple([lord for lord, card in enumerate(LORDS) if card.timing in ("always", "turn")])
PLACE_OF_LASTING: Final = {lord: place for place, lord in enumerate(LASTING)}
IN_SIGHT: Final = 3
"""Lords of the Court, the most promising first, that are described one by one."""
MOST_LORDS: Final = LORDS_TO_END + 1
SEATS: Final = 4

# Where things stand in the inputs of a seat.
BY_PHASE: Final = 14
AFTER_PHASES: Final = BY_PHASE * len(PHASES)
LORD_COUNT: Final = AFTER_PHASES
KEYS_HELD: Final = LORD_COUNT + MOST_LORDS + 1
WAITING: Final = KEYS_HELD + KEYS_FOR_A_LOCATION
HAND: Final = WAITING + SEATS
ALLIES: Final = HAND + 2 * len(RACES) + VALUES + 2
OWNED: Final = ALLIES + 2 * len(RACES) + 1
ABILITIES: Final = OWNED + len(GUILDS) + 3
TILES: Final = ABILITIES + 2 * len(LASTING)
COURT: Final = TILES + len(LOCATIONS)
COUNCIL: Final = COURT + 4 * IN_SIGHT + 6
TILES_OPEN: Final = COUNCIL + 6
POINTS: Final = TILES_OPEN + 3
SIZE: Final = POINTS + 4

TABLE_SEATS: Final = len(PHASES)
TABLE_THREAT: Final = TABLE_SEATS + SEATS + 1
TABLE_COUNCIL: Final = TABLE_THREAT + THREAT_SPACES + 1
TABLE_COURT: Final = TABLE_COUNCIL + len(RACES) + 1
TABLE_DECK: Final = TABLE_COURT + 5
TABLE_END: Final = TABLE_DECK + 4
TABLE_LORDS: Final = TABLE_END + SEATS + MOST_LORDS + 2
TABLE_TILES: Final = TABLE_LORDS + len(LORDS)
TABLE_SIZE: Final = TABLE_TILES + len(LOCATIONS)


class AbyssInputs(Inputs[AbyssState]):
    def read(self, s: AbyssState) -> tuple[list[list[float]], list[float]]:
        looks = [Look(s, seat) for seat in range(s.seats)]
        return [of_seat(s, look, looks) for look in looks], of_table(s)


class Look:
    """What is asked of a seat more than once."""

    __slots__ = ("gaps", "keys", "now", "player", "prospects", "purse", "seat", "turns", "waits", "worths")

    def __init__(self, s: AbyssState, seat: int) -> None:
        self.seat = seat
        self.player: Player = s.players[seat]
        self.turns = turns_of(s, seat)
        self.now = score_now(s, seat, self.turns)
        self.purse: Purse = purse_of(s, seat)
        self.keys = self.player.keys()
        self.waits = (seat - s.active) % s.seats
        self.gaps = [self.purse.lacks(lord) for lord in s.court]
        self.worths: list[float] = []
        self.prospects = 0.02 * self.player.pearls
        if self.turns:
            self.worths = [lord_worth(s, self.player, lord, self.keys, self.turns) for lord in s.court]
            nearest = second = 0.0
            for worth, gap in zip(self.worths, self.gaps, strict=True):
                promise = worth - gap
                if promise > nearest:
                    nearest, second = promise, nearest
                elif promise > second:
                    second = promise
            self.prospects = prospects_with(s, seat, self.turns, self.purse, self.keys, nearest, second)


def of_seat(s: AbyssState, look: Look, looks: list[Look]) -> list[float]:
    x = [0.0] * SIZE
    write_phases(x, s, look, looks)
    x[LORD_COUNT + min(MOST_LORDS, look.player.lord_count())] = 1.0
    x[KEYS_HELD + min(look.keys, KEYS_FOR_A_LOCATION - 1)] = 1.0
    x[WAITING + look.waits] = 1.0
    write_hand(x, look)
    write_allies(x, look.player)
    write_lords(x, s, look)
    for location in look.player.locations:
        x[TILES + location] = 1.0 + points_of(s, look.seat, location)
    write_court(x, s, look, looks)
    write_council(x, s, look)
    write_open_tiles(x, s, look)
    write_points(x, s, look)
    return x


def write_phases(x: list[float], s: AbyssState, look: Look, looks: list[Look]) -> None:
    """What counts differently as the end comes nearer."""
    best_now = -99.0
    best_then = -99.0
    for other in looks:
        if other is not look:
            best_now = max(best_now, other.now)
            best_then = max(best_then, other.now + other.prospects)
    terms = [
        1.0,
        look.now - best_now,
        look.now + look.prospects - best_then,
        look.now,
        look.prospects,
        float(look.purse.sums[5]),
        float(look.player.pearls),
        1.0 if look.keys == 1 else 0.0,
        1.0 if look.keys == 2 else 0.0,
        float(look.waits),
        float(len(look.player.locations)),
        last_gain(s, look),
        last_stack(s, look),
        float(sum([VALUE_OF[card] for card in lowest_of_each_race(look.player.hand)])),
    ]
    for phase, part in by_phase(look.turns, PHASES):
        for i, term in enumerate(terms):
            x[BY_PHASE * phase + i] = part * term


def last_gain(s: AbyssState, look: Look) -> float:
    """The most points that a lord of the Court would bring at once, were this the last turn."""
    best = 0.0
    if not look.turns:
        return best
    for lord, gap in zip(s.court, look.gaps, strict=True):
        if gap == 0.0:
            gain = float(INFLUENCE[lord])
            if look.keys + KEYS[lord] >= KEYS_FOR_A_LOCATION:
                gain += 10.0
            for location in look.player.locations:
                gain += FOR_LOCATION[location][lord]
            best = max(best, gain)
    return best


def last_stack(s: AbyssState, look: Look) -> float:
    """The most that a stack of the Council would add to the final affiliation, were this the last turn."""
    best = 0
    if not look.turns:
        return 0.0
    for race, stack in enumerate(s.council):
        if stack:
            lowest = min([VALUE_OF[card] for card in stack])
            held = [VALUE_OF[card] for card in look.player.hand if RACE_OF[card] == race]
            joined = [VALUE_OF[card] for card in look.player.affiliated if RACE_OF[card] == race]
            now = max(joined, default=0)
            then = max(now, min([lowest, *held]))
            best = max(best, then - max(now, min(held, default=0)))
    return float(best)


def write_points(x: list[float], s: AbyssState, look: Look) -> None:
    """The score as it stands, by where it comes from."""
    player = look.player
    x[POINTS] = float(sum([INFLUENCE[lord] for lord in player.lords()]))
    x[POINTS + 1] = float(sum([points_of(s, look.seat, location) for location in player.locations]))
    x[POINTS + 2] = float(sum(player.tokens))
    x[POINTS + 3] = x[POINTS] + x[POINTS + 1] + x[POINTS + 2]


def write_hand(x: list[float], look: Look) -> None:
    hand = look.player.hand
    for card in hand:
        race = RACE_OF[card]
        x[HAND + race] += VALUE_OF[card]
        x[HAND + len(RACES) + race] = max(x[HAND + len(RACES) + race], float(VALUE_OF[card]))
        x[HAND + 2 * len(RACES) + VALUE_OF[card] - 1] += 1.0
    x[HAND + 2 * len(RACES) + VALUES] = float(len(hand))
    x[HAND + 2 * len(RACES) + VALUES + 1] = float(look.purse.count)


def write_allies(x: list[float], player: Player) -> None:
    for card in player.affiliated:
        race = RACE_OF[card]
        x[ALLIES + race] = max(x[ALLIES + race], float(VALUE_OF[card]))
        x[ALLIES + len(RACES) + race] += 1.0
    x[ALLIES + 2 * len(RACES)] = float(len(player.tokens))


def write_lords(x: list[float], s: AbyssState, look: Look) -> None:
    player = look.player
    weakest = 12
    for lord in player.lords():
        x[OWNED + GUILD_OF[lord]] += 1.0
        x[OWNED + len(GUILDS) + (1 if KEYS[lord] else 0)] += 1.0
        weakest = min(weakest, INFLUENCE[lord])
    x[OWNED + len(GUILDS) + 2] = float(weakest)
    for lord in player.free:
        if lord in PLACE_OF_LASTING and player.active >> lord & 1:
            place = ABILITIES + 2 * PLACE_OF_LASTING[lord]
            x[place] = 1.0
            x[place + 1] = look.turns


def write_court(x: list[float], s: AbyssState, look: Look, looks: list[Look]) -> None:
    """The lords that promise most, and which of them will still be there when the seat's turn comes."""
    if not look.turns:
        return
    sooner = [other for other in looks if other.waits < look.waits and other.turns]
    promises: list[tuple[float, int]] = []
    payable = safe = 0.0
    count = rivals = 0
    for place, worth in enumerate(look.worths):
        gap = look.gaps[place]
        promises.append((worth - gap, place))
        if gap == 0.0:
            count += 1
            payable = max(payable, worth)
            takers = len([other for other in sooner if other.gaps[place] == 0.0])
            if not takers:
                safe = max(safe, worth)
            rivals += takers
    promises.sort(reverse=True)
    at = COURT
    for promise, place in promises[:IN_SIGHT]:
        x[at] = 1.0
        x[at + 1] = promise
        x[at + 2] = look.gaps[place]
        x[at + 3] = 1.0 if look.gaps[place] == 0.0 else 0.0
        at += 4
    at = COURT + 4 * IN_SIGHT
    x[at] = float(count)
    x[at + 1] = payable
    x[at + 2] = safe
    x[at + 3] = float(rivals)
    x[at + 4] = 1.0 if count and not look.waits else 0.0
    x[at + 5] = payable if not look.waits else 0.0


def write_council(x: list[float], s: AbyssState, look: Look) -> None:
    """The stacks, the best ones being gone when others choose first; and what they would make payable."""
    if not look.turns:
        return
    values = [sum([VALUE_OF[card] for card in stack]) for stack in s.council]
    best = sorted(values, reverse=True)
    x[COUNCIL] = float(best[min(look.waits, len(best) - 1)])
    if look.waits < 2:
        x[COUNCIL + 1 + look.waits] = float(best[0])
    x[COUNCIL + 3] = float(best[0] - best[1]) if not look.waits else 0.0
    nearest = min(look.gaps, default=0.0)
    if nearest > 0.0:
        closer = nearest
        for race, value in enumerate(values):
            if value:
                purse = look.purse.with_more(race, value)
                for lord in s.court:
                    closer = min(closer, purse.lacks(lord))
        x[COUNCIL + 4] = nearest - closer
        x[COUNCIL + 5] = 1.0 if closer == 0.0 else 0.0


def write_open_tiles(x: list[float], s: AbyssState, look: Look) -> None:
    """What the best location that lies open would bring, and with two keys that or a drawn one."""
    best = max([tile_worth(s, look.seat, tile, look.turns) for tile in s.available], default=0.0)
    x[TILES_OPEN] = best
    if look.keys == KEYS_FOR_A_LOCATION - 1:
        hidden = [tile_worth(s, look.seat, tile, look.turns) for tile in s.location_stack]
        x[TILES_OPEN + 1] = max(best, max(hidden, default=0.0))
        x[TILES_OPEN + 2] = sum(hidden) / len(hidden) if hidden else 0.0


def of_table(s: AbyssState) -> list[float]:
    x = [0.0] * TABLE_SIZE
    for phase, part in by_phase(turns_left(s) if not s.end_triggered() else 0.0, PHASES):
        x[phase] = part
    x[TABLE_SEATS + s.seats] = 1.0
    x[TABLE_THREAT + s.threat] = 1.0
    values = sorted([sum([VALUE_OF[card] for card in stack]) for stack in s.council], reverse=True)
    for place, value in enumerate(values):
        x[TABLE_COUNCIL + place] = float(value)
    x[TABLE_COUNCIL + len(RACES)] = float(sum([len(stack) for stack in s.council]))
    x[TABLE_COURT] = float(len(s.court))
    x[TABLE_COURT + 1] = float(len(s.lord_deck))
    x[TABLE_COURT + 2] = float(len([lord for lord in s.court if KEYS[lord]]))
    x[TABLE_COURT + 3] = float(sum([INFLUENCE[lord] for lord in s.court]))
    x[TABLE_COURT + 4] = float(sum([LORDS[lord].value for lord in s.court]))
    write_deck(x, s)
    if s.end_triggered():
        x[TABLE_END + min(s.last_turns, SEATS - 1)] = 1.0
    x[TABLE_END + SEATS + min(MOST_LORDS, max([player.lord_count() for player in s.players]))] = 1.0
    x[TABLE_END + SEATS + MOST_LORDS + 1] = float(s.extra_turns)
    for lord in s.court:
        x[TABLE_LORDS + lord] = 1.0
    for tile in s.available:
        x[TABLE_TILES + tile] = 1.0
    return x


def write_deck(x: list[float], s: AbyssState) -> None:
    """What exploring may bring."""
    monsters = s.deck.count(MONSTER)
    allies = len(s.deck) - monsters
    x[TABLE_DECK] = float(len(s.deck))
    if allies:
        x[TABLE_DECK + 1] = sum([VALUE_OF[card] for card in s.deck if card != MONSTER]) / allies
        x[TABLE_DECK + 2] = monsters / len(s.deck)
    x[TABLE_DECK + 3] = float(len(s.location_stack))
