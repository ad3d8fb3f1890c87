"""What a pair of eyes may know, and where everything lies (ABY-16)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    COURT_SPACES,
    GUILDS,
    LOCATION_IDS,
    LOCATIONS,
    LORD_IDS,
    LORDS,
    NO_RACE,
    RACES,
    REWARDS,
    THREAT_REWARDS,
)
from podziemia.games.abyss.rules.scoring import ally_points, lord_points, points_of
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.games.abyss.show import seen
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.state import OMNISCIENT

# Every ally was face up on the track before it went to a hand or the Council, and every discard is made in the open:
# who remembers all of it knows these cards, though nobody is shown them (ABY-16.03).


def view(s: AbyssState, seat: int) -> seen.AbyssView:
    """The table as the seat sees it. The all-seeing eye gets the hidden orders too."""
    shown: seen.AbyssView = {
        "active": s.active,
        "turn": s.turn,
        "exploring": s.exploring,
        "recruiting": None if s.recruiting == NOBODY else LORD_IDS[s.recruiting],
        "over": s.over,
        "threat": s.threat,
        "price": s.price,
        "bought": [i for i in range(s.seats) if s.bought >> i & 1],
        "used": [LORD_IDS[i] for i in range(len(LORDS)) if s.used >> i & 1],
        "extra_turns": s.extra_turns,
        "last_turns": None if s.last_turns == NOBODY else s.last_turns,
        "deck": len(s.deck),
        "discard": len(s.discard),
        "track": [CARD_IDS[card] for card in s.track],
        "council": {race: len(s.council[i]) for i, race in enumerate(RACES)},
        "lord_deck": len(s.lord_deck),
        "court": _court(s),
        "lord_discard": [LORD_IDS[lord] for lord in s.lord_discard],
        "location_stack": len(s.location_stack),
        "available": [LOCATION_IDS[tile] for tile in s.available],
        "drawn": [LOCATION_IDS[tile] for tile in s.drawn],
        "removed": [LOCATION_IDS[tile] for tile in s.removed],
        "tokens_left": len(s.token_supply),
        "keys_left": s.key_supply,
        "paid": [CARD_IDS[card] for card in s.paid],
        "spent": [LORD_IDS[lord] for lord in s.spent],
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }
    if seat == OMNISCIENT:
        shown["hidden"] = _hidden(s)
    return shown


def _hidden(s: AbyssState) -> seen.Hidden:
    """What lies face down, in its order."""
    return {
        "deck": [CARD_IDS[card] for card in s.deck],
        "discard": [CARD_IDS[card] for card in s.discard],
        "council": {race: [CARD_IDS[card] for card in s.council[i]] for i, race in enumerate(RACES)},
        "lord_deck": [LORD_IDS[lord] for lord in s.lord_deck],
        "location_stack": [LOCATION_IDS[tile] for tile in s.location_stack],
        "token_supply": s.token_supply[:],
    }


def _court(s: AbyssState) -> list[str | None]:
    """Spaces 1 to 6; space 1 is next to the deck, empty spaces are None."""
    lords: list[str | None] = [LORD_IDS[lord] for lord in reversed(s.court)]
    return [None] * (COURT_SPACES - len(lords)) + lords


def _player(s: AbyssState, owner: int, seat: int) -> seen.Player:
    player = s.players[owner]
    mine = seat in (owner, OMNISCIENT) or s.over
    return {
        "seat": owner,
        "pearls": player.pearls,
        "key_tokens": player.key_tokens,
        "keys": player.keys(),
        "hand_size": len(player.hand),
        "hand": [CARD_IDS[card] for card in sorted(player.hand)] if mine else None,
        "token_count": len(player.tokens),
        "tokens": sorted(player.tokens) if mine else None,
        "lords": [_lord(player, lord) for lord in player.free],
        "locations": [
            {
                "id": LOCATION_IDS[tile],
                "points": points_of(s, owner, tile),
                "lords": [LORD_IDS[lord] for lord in under],
            }
            for tile, under in zip(player.locations, player.tucked, strict=True)
        ],
        "affiliated": [CARD_IDS[card] for card in player.affiliated],
        "points": {
            "locations": sum([points_of(s, owner, tile) for tile in player.locations]),
            "lords": lord_points(player),
            "allies": ally_points(player),
            "monsters": sum(player.tokens) if mine else None,
        },
    }


def _lord(player: Player, lord: int) -> seen.Lord:
    return {"id": LORD_IDS[lord], "disabled": not player.has_active(lord)}


def catalogue() -> seen.AbyssCatalogue:
    """The cards and tiles, for boards and help."""
    return {
        "races": list(RACES),
        "guilds": list(GUILDS),
        "lords": {
            lord.id: {
                "guild": GUILDS[lord.guild],
                "races": lord.races,
                "must": None if lord.must == NO_RACE else RACES[lord.must],
                "value": lord.value,
                "keys": lord.keys,
                "influence": lord.influence,
                "timing": lord.timing,
            }
            for lord in LORDS
        },
        "locations": {
            tile.id: {"base": tile.base, "per": tile.per, "counted": tile.counted, "of": tile.of} for tile in LOCATIONS
        },
        "threat": [[REWARDS[i].id for i in alternatives] for alternatives in THREAT_REWARDS[1:]],
    }
