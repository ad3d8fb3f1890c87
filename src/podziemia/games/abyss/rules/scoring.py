"""End of the game: final affiliation and points (ABY-12.07, 13, 15)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    CITY_OF_MIRRORS,
    GUILD_OF,
    GUILDS,
    INFLUENCE,
    KEYS,
    LOCATIONS,
    RACE_OF,
    RACES,
    VALUE_OF,
    Location,
)
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.game import Score


def final_affiliation(s: AbyssState) -> None:
    """The lowest ally of each race in hand joins; the rest of the hand is discarded (ABY-12.07)."""
    for seat, player in enumerate(s.players):
        joining = lowest_of_each_race(player.hand)
        for card in joining:
            player.hand.remove(card)
        player.affiliated.extend(joining)
        s.discard.extend(player.hand)
        player.hand.clear()
        if joining:
            s.tell("finally_affiliated", seat, things=tuple([CARD_IDS[card] for card in joining]))


def lowest_of_each_race(hand: list[int]) -> list[int]:
    lowest: dict[int, int] = {}
    for card in hand:
        race = RACE_OF[card]
        lowest[race] = min(card, lowest.get(race, card))
    return [lowest[race] for race in sorted(lowest)]


def score(s: AbyssState, seat: int) -> Score:
    """Locations, lords, allies and monster tokens (ABY-13.01); ties: pearls, then the best lord (ABY-13.08, 13.09)."""
    player = s.players[seat]
    parts = [
        ("locations", location_points(s, seat)),
        ("lords", lord_points(player)),
        ("allies", ally_points(player)),
        ("monsters", sum(player.tokens)),
    ]
    return Score(sum([n for _, n in parts]), parts, (player.pearls, player.best_influence()))


def lord_points(player: Player) -> int:
    """Every lord owned counts, free, disabled or tucked (ABY-13.02)."""
    return sum([INFLUENCE[lord] for lord in player.lords()])


def ally_points(player: Player) -> int:
    """The strongest affiliated ally of each race (ABY-13.03)."""
    best = [0] * len(RACES)
    for card in player.affiliated:
        race = RACE_OF[card]
        best[race] = max(best[race], VALUE_OF[card])
    return sum(best)


def location_points(s: AbyssState, seat: int) -> int:
    return sum([points_of(s, seat, location) for location in s.players[seat].locations])


def points_of(s: AbyssState, seat: int, location: int) -> int:
    """What the location is worth to the seat (ABY-13.04)."""
    if location == CITY_OF_MIRRORS:
        return best_copy(s, seat)
    return formula(LOCATIONS[location], s.players[seat])


def best_copy(s: AbyssState, seat: int) -> int:
    """The best of the opponents' locations, with one's own lords and allies (ABY-15.09)."""
    player = s.players[seat]
    mirrored = [tile for other in s.clockwise_from(seat) for tile in s.players[other].locations]
    return max([formula(LOCATIONS[tile], player) for tile in mirrored], default=0)


def formula(location: Location, player: Player) -> int:
    return location.base + location.per * count(location, player)


def count(location: Location, player: Player) -> int:
    """The things a location counts (ABY-15)."""
    counted = location.counted
    if counted == "allies-of-race":  # ABY-15.03, 15.07, 15.11, 15.15 and 15.19
        race = RACES.index(location.of)
        return len([card for card in player.affiliated if RACE_OF[card] == race])
    if counted == "weakest-allies":
        return sum([VALUE_OF[card] for card in lowest_of_each_race(player.affiliated)])
    if counted == "allies":
        return len(player.affiliated)
    return count_lords(location, player)  # also for the Black Smokers, which multiply it by 0


def count_lords(location: Location, player: Player) -> int:
    counted = location.counted
    if counted == "lords-of-guild":
        guild = GUILDS.index(location.of)
        return len([lord for lord in player.lords() if GUILD_OF[lord] == guild])
    if counted == "guilds":
        return len({GUILD_OF[lord] for lord in player.lords()})
    if counted == "weakest-lord":
        return min([INFLUENCE[lord] for lord in player.lords()], default=0)
    if counted == "strongest-lord":
        return player.best_influence()
    if counted == "lords-with-key":
        return len([lord for lord in player.lords() if KEYS[lord]])
    if counted == "lords-without-key":
        return len([lord for lord in player.lords() if not KEYS[lord]])
    return player.lord_count()
