"""What the net sees of a position: the terms of the evaluation made by hand, by the phase of the game, and what that
evaluation does not see: whom the Council and the Court wait for, what each lord and tile does, what a last turn brings.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.bots.mind import NONE_HELD, allies_with, lowest_held, prospects_with
from podziemia.games.abyss.bots.outlook import FOR_LOCATION, Purse, grown, lord_worth, purse_of, turns_left, turns_of
from podziemia.games.abyss.bots.tally import Tally
from podziemia.games.abyss.data.cards import (
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
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.ask import NOBODY
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
        table = Table(s)
        looks = [Look(s, table, seat) for seat in range(s.seats)]
        return [of_seat(s, table, look, looks) for look in looks], of_table(s, table, looks)


class Table:
    """What all seats ask about the table."""

    __slots__ = ("best", "lowest", "turns", "values")

    def __init__(self, s: AbyssState) -> None:
        self.turns = 0.0 if s.end_triggered() else turns_left(s)
        self.values: list[int] = []
        """Of the stacks of the Council; `best` is the same, the best one first."""
        self.lowest: list[int] = []
        """The lowest ally of each stack."""
        for stack in s.council:
            value, lowest = 0, NONE_HELD
            for card in stack:
                value += VALUE_OF[card]
                if VALUE_OF[card] < lowest:
                    lowest = VALUE_OF[card]
            self.values.append(value)
            self.lowest.append(lowest)
        self.best = sorted(self.values)
        self.best.reverse()


class Look:
    """What is asked of a seat more than once."""

    __slots__ = (
        "gaps",
        "held",
        "keys",
        "now",
        "player",
        "prospects",
        "purse",
        "seat",
        "tally",
        "tiles",
        "turns",
        "waits",
        "worths",
    )

    def __init__(self, s: AbyssState, table: Table, seat: int) -> None:
        self.seat = seat
        self.player: Player = s.players[seat]
        self.turns = turns_of(s, seat) if s.end_triggered() else table.turns
        self.tally = Tally(self.player)
        self.tiles = [self.tally.points_of(s, seat, location) for location in self.player.locations]
        self.held = lowest_held(self.player)
        certain = self.tally.influence + sum(self.tiles) + sum(self.player.tokens)
        self.now = float(certain) + allies_with(self.tally.joined, self.held, self.turns)
        self.purse: Purse = purse_of(s, seat)
        self.keys = self.player.keys()
        self.waits = (seat - s.active) % s.seats
        self.gaps = [self.purse.lacks(lord) for lord in s.court]
        self.worths: list[float] = []
        self.prospects = 0.02 * self.player.pearls
        if self.turns:
            self.worths = [lord_worth(s, self.player, lord, self.keys, self.turns) for lord in s.court]
            nearest = second = 0.0
            for place in range(len(self.worths)):
                promise = self.worths[place] - self.gaps[place]
                if promise > nearest:
                    nearest, second = promise, nearest
                elif promise > second:
                    second = promise
            self.prospects = prospects_with(s, seat, self.turns, self.purse, self.keys, nearest, second)


def of_seat(s: AbyssState, table: Table, look: Look, looks: list[Look]) -> list[float]:
    x = [0.0] * SIZE
    write_phases(x, s, table, look, looks)
    x[LORD_COUNT + min(MOST_LORDS, look.tally.lords())] = 1.0
    x[KEYS_HELD + min(look.keys, KEYS_FOR_A_LOCATION - 1)] = 1.0
    x[WAITING + look.waits] = 1.0
    write_hand(x, look)
    write_allies(x, look)
    write_lords(x, look)
    for place, location in enumerate(look.player.locations):
        x[TILES + location] = 1.0 + look.tiles[place]
    write_court(x, look, looks)
    write_council(x, s, table, look)
    write_open_tiles(x, s, look)
    write_points(x, look)
    return x


def write_phases(x: list[float], s: AbyssState, table: Table, look: Look, looks: list[Look]) -> None:
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
        last_stack(table, look),
        float(sum([lowest for lowest in look.held if lowest < NONE_HELD])),
    ]
    for phase, part in by_phase(look.turns, PHASES):
        for i in range(BY_PHASE):
            x[BY_PHASE * phase + i] = part * terms[i]


def last_gain(s: AbyssState, look: Look) -> float:
    """The most points that a lord of the Court would bring at once, were this the last turn."""
    best = 0.0
    if not look.turns:
        return best
    for place, lord in enumerate(s.court):
        if look.gaps[place] == 0.0:
            gain = float(INFLUENCE[lord])
            if look.keys + KEYS[lord] >= KEYS_FOR_A_LOCATION:
                gain += 10.0
            for location in look.player.locations:
                gain += FOR_LOCATION[location][lord]
            best = max(best, gain)
    return best


def last_stack(table: Table, look: Look) -> float:
    """The most that a stack of the Council would add to the final affiliation, were this the last turn."""
    best = 0
    if not look.turns:
        return 0.0
    for race in range(len(RACES)):
        if table.values[race]:
            now, held = look.tally.joined[race], look.held[race]
            before = held if now < held < NONE_HELD else now
            then = max(now, min(table.lowest[race], held))
            best = max(best, then - before)
    return float(best)


def write_points(x: list[float], look: Look) -> None:
    """The score as it stands, by where it comes from."""
    x[POINTS] = float(look.tally.influence)
    x[POINTS + 1] = float(sum(look.tiles))
    x[POINTS + 2] = float(sum(look.player.tokens))
    x[POINTS + 3] = x[POINTS] + x[POINTS + 1] + x[POINTS + 2]


def write_hand(x: list[float], look: Look) -> None:
    hand = look.player.hand
    for race in range(len(RACES)):
        x[HAND + race] = float(look.purse.totals[race])
    for card in hand:
        race = RACE_OF[card]
        x[HAND + len(RACES) + race] = max(x[HAND + len(RACES) + race], float(VALUE_OF[card]))
        x[HAND + 2 * len(RACES) + VALUE_OF[card] - 1] += 1.0
    x[HAND + 2 * len(RACES) + VALUES] = float(len(hand))
    x[HAND + 2 * len(RACES) + VALUES + 1] = float(look.purse.count)


def write_allies(x: list[float], look: Look) -> None:
    for race in range(len(RACES)):
        x[ALLIES + race] = float(look.tally.joined[race])
        x[ALLIES + len(RACES) + race] = float(look.tally.allies[race])
    x[ALLIES + 2 * len(RACES)] = float(len(look.player.tokens))


def write_lords(x: list[float], look: Look) -> None:
    player, tally = look.player, look.tally
    for guild in range(len(GUILDS)):
        x[OWNED + guild] = float(tally.guilds[guild])
    x[OWNED + len(GUILDS)] = float(tally.keyless)
    x[OWNED + len(GUILDS) + 1] = float(tally.keyed)
    x[OWNED + len(GUILDS) + 2] = float(tally.weakest)
    for lord in player.free:
        if player.active >> lord & 1 and lord in PLACE_OF_LASTING:
            place = ABILITIES + 2 * PLACE_OF_LASTING[lord]
            x[place] = 1.0
            x[place + 1] = look.turns


def write_court(x: list[float], look: Look, looks: list[Look]) -> None:
    """The lords that promise most, and which of them will still be there when the seat's turn comes."""
    if not look.turns:
        return
    sooner = [other for other in looks if other.waits < look.waits and other.turns]
    payable = safe = 0.0
    count = rivals = 0
    for place in range(len(look.worths)):
        if look.gaps[place] == 0.0:
            worth = look.worths[place]
            count += 1
            payable = max(payable, worth)
            takers = 0
            for other in sooner:
                if other.gaps[place] == 0.0:
                    takers += 1
            if not takers:
                safe = max(safe, worth)
            rivals += takers
    write_in_sight(x, look)
    at = COURT + 4 * IN_SIGHT
    x[at] = float(count)
    x[at + 1] = payable
    x[at + 2] = safe
    x[at + 3] = float(rivals)
    x[at + 4] = 1.0 if count and not look.waits else 0.0
    x[at + 5] = payable if not look.waits else 0.0


def write_in_sight(x: list[float], look: Look) -> None:
    """The lords that promise most, one by one; of equals the one nearer to the deck first."""
    promises = [look.worths[place] - look.gaps[place] for place in range(len(look.worths))]
    taken = 0
    for nth in range(min(IN_SIGHT, len(promises))):
        best = NOBODY
        for place in range(len(promises)):
            if not taken >> place & 1 and (best == NOBODY or promises[place] >= promises[best]):
                best = place
        taken |= 1 << best
        at = COURT + 4 * nth
        x[at] = 1.0
        x[at + 1] = promises[best]
        x[at + 2] = look.gaps[best]
        x[at + 3] = 1.0 if look.gaps[best] == 0.0 else 0.0


def write_council(x: list[float], s: AbyssState, table: Table, look: Look) -> None:
    """The stacks, the best ones being gone when others choose first; and what they would make payable."""
    if not look.turns:
        return
    best = table.best
    x[COUNCIL] = float(best[min(look.waits, len(best) - 1)])
    if look.waits < 2:
        x[COUNCIL + 1 + look.waits] = float(best[0])
    x[COUNCIL + 3] = float(best[0] - best[1]) if not look.waits else 0.0
    nearest = min(look.gaps) if look.gaps else 0.0
    if nearest > 0.0:
        closer = nearest_with_a_stack(s, table, look, nearest)
        x[COUNCIL + 4] = nearest - closer
        x[COUNCIL + 5] = 1.0 if closer == 0.0 else 0.0


def nearest_with_a_stack(s: AbyssState, table: Table, look: Look, nearest: float) -> float:
    """What the seat would lack for the nearest lord with the best stack of the Council in hand."""
    for race, value in enumerate(table.values):
        if value:
            purse = look.purse.with_more(race, value)
            for lord in s.court:
                gap = purse.lacks(lord)
                if gap < nearest:
                    nearest = gap
            if nearest == 0.0:
                break
    return nearest


def write_open_tiles(x: list[float], s: AbyssState, look: Look) -> None:
    """What the best location that lies open would bring, and with two keys that or a drawn one."""
    best = 0.0
    for place, tile in enumerate(s.available):
        worth = tile_worth(s, look, tile)
        if worth > best or not place:
            best = worth
    x[TILES_OPEN] = best
    if look.keys == KEYS_FOR_A_LOCATION - 1:
        hidden = [tile_worth(s, look, tile) for tile in s.location_stack]
        x[TILES_OPEN + 1] = max(best, max(hidden) if hidden else 0.0)
        x[TILES_OPEN + 2] = sum(hidden) / len(hidden) if hidden else 0.0


def tile_worth(s: AbyssState, look: Look, tile: int) -> float:
    return grown(look.tally.points_of(s, look.seat, tile), tile, look.turns)


def of_table(s: AbyssState, table: Table, looks: list[Look]) -> list[float]:
    x = [0.0] * TABLE_SIZE
    for phase, part in by_phase(table.turns, PHASES):
        x[phase] = part
    x[TABLE_SEATS + s.seats] = 1.0
    x[TABLE_THREAT + s.threat] = 1.0
    for place, value in enumerate(table.best):
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
    x[TABLE_END + SEATS + min(MOST_LORDS, max([look.tally.lords() for look in looks]))] = 1.0
    x[TABLE_END + SEATS + MOST_LORDS + 1] = float(s.extra_turns)
    for lord in s.court:
        x[TABLE_LORDS + lord] = 1.0
    for tile in s.available:
        x[TABLE_TILES + tile] = 1.0
    return x


def write_deck(x: list[float], s: AbyssState) -> None:
    """What exploring may bring."""
    monsters = value = 0
    for card in s.deck:
        if card == MONSTER:
            monsters += 1
        else:
            value += VALUE_OF[card]
    allies = len(s.deck) - monsters
    x[TABLE_DECK] = float(len(s.deck))
    if allies:
        x[TABLE_DECK + 1] = value / allies
        x[TABLE_DECK + 2] = monsters / len(s.deck)
    x[TABLE_DECK + 3] = float(len(s.location_stack))
