"""What a pair of eyes may know (TYR-11)."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import (
    ASPECTS,
    ASSASSINATE_COST,
    CARD_IDS,
    CARDS,
    CARDS_OF,
    DEPLOY_COST,
    NO_ASPECT,
    NO_COST,
    RETURN_SPY_COST,
    TOTAL_CONTROL_VP,
)
from podziemia.games.tyrants.data.map import (
    DIVIDERS,
    ROUTES,
    SECTORS,
    SITE_IDS,
    SITE_SPACES,
    SITES,
    SPACE_IDS,
    SPACES,
    spaces_in,
)
from podziemia.games.tyrants.data.options import COLOURS
from podziemia.games.tyrants.rules.promotion import EFFECT_IDS
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.state import NOWHERE, TyrantsState
from podziemia.games.tyrants.show import seen
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.state import OMNISCIENT

PHASES: Final[tuple[seen.Phase, ...]] = ("start", "act", "end")


def view(s: TyrantsState, seat: int) -> seen.TyrantsView:
    """The table as the seat sees it. The all-seeing eye gets the hidden orders too."""
    shown: seen.TyrantsView = {
        "active": s.active,
        "first": s.first,
        "round": s.round,
        "phase": PHASES[s.phase],
        "over": s.over,
        "end_triggered": s.end_triggered,
        "sectors": list(s.sectors),
        "decks": list(s.decks),
        "power": s.power,
        "influence": s.influence,
        "troops": {SPACE_IDS[i]: COLOURS[s.colour_at(i)] for i in range(SPACES) if s.colour_at(i) != NOBODY},
        "sites": {SITE_IDS[i]: _site(s, i) for i in range(len(SITES)) if s.sites >> i & 1},
        "market": [None if card == NOWHERE else CARD_IDS[card] for card in s.market],
        "market_deck": len(s.market_deck),
        "lent": None if s.lent == NOWHERE else s.lent,
        "resolving": _names(s.resolving),
        "devoured": _names(s.devoured),
        "ghost": s.ghost,
        "house_guards": s.guards,
        "priestesses": s.priestesses,
        "outcasts": s.outcasts,
        "pending": [
            {"effect": EFFECT_IDS[effect], "card": CARD_IDS[card], "play": mark, "in_play": here}
            for effect, card, mark, here in s.pending
        ],
        "aspects": {aspect: s.aspects[i] for i, aspect in enumerate(ASPECTS)},
        "plays": s.plays,
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }
    if seat == OMNISCIENT:
        shown["hidden"] = {
            "market_deck": _names(s.market_deck),
            "decks": [_names(player.deck) for player in s.players],
        }
    return shown


def _names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _site(s: TyrantsState, site: int) -> seen.SiteNow:
    holder = s.controller[site]
    return {
        "control": None if holder == NOBODY else holder,
        "total": holder != NOBODY and s.has_total_control(holder, site),
        "spies": [seat for seat in range(s.seats) if s.spies[seat] >> site & 1],
        "paid": s.paid >> site & 1 == 1,
    }


def _player(s: TyrantsState, owner: int, seat: int) -> seen.Player:
    player = s.players[owner]
    mine = seat in (owner, OMNISCIENT) or s.over
    return {
        "seat": owner,
        "barracks": player.barracks,
        "spies": s.spies_left(owner),
        "vp": player.vp,
        "hand_size": len(player.hand),
        "hand": _names(sorted(player.hand)) if mine else None,
        "revealed": _names(sorted(player.revealed)),
        "deck": len(player.deck),
        "deck_and_hand": _names(sorted(player.deck + player.hand)),
        "played": _names(player.played),
        "discard": _names(player.discard),
        "circle": _names(player.circle),
        "trophies": {COLOURS[colour]: n for colour, n in enumerate(player.trophies) if n},
        "markers": [SITE_IDS[site] for site in s.markers_held(owner)],
        "presence": presence(s, owner),
        "points": dict(score(s, owner).parts),
    }


def presence(s: TyrantsState, seat: int) -> list[str]:
    """The sites and route spaces where the seat has presence (TYR-6.04, 6.05)."""
    present = s.present_at(seat)
    sites = [SITE_IDS[site] for site in range(len(SITES)) if present >> site & 1]
    reach = s.reach[seat] & spaces_in(s.sites)
    return sites + [SPACE_IDS[space] for space in range(SITE_SPACES, SPACES) if reach >> space & 1]


def catalogue() -> seen.TyrantsCatalogue:
    """The cards and the map, for boards and help."""
    return {
        "aspects": list(ASPECTS),
        "half_decks": {name: [card.id for card in cards] for name, cards in CARDS_OF.items()},
        "cards": {
            card.id: {
                "aspect": None if card.aspect == NO_ASPECT else ASPECTS[card.aspect],
                "creature": card.creature,
                "cost": None if card.cost == NO_COST else card.cost,
                "deck_vp": card.deck_vp,
                "circle_vp": card.circle_vp,
                "copies": card.copies,
                "power": card.power,
                "influence": card.influence,
            }
            for card in CARDS
        },
        "costs": {
            "deploy": DEPLOY_COST,
            "assassinate": ASSASSINATE_COST,
            "return-spy": RETURN_SPY_COST,
            "total-control-vp": TOTAL_CONTROL_VP,
        },
        "sectors": list(SECTORS),
        "dividers": {name: list(line) for name, line in DIVIDERS.items()},
        "sites": {
            site.id: {
                "sector": site.sector,
                "vp": site.vp,
                "start": site.start,
                "x": site.x,
                "y": site.y,
                "label": site.label,
                "marker": None if site.marker is None else {"at": site.marker, "influence": 1, "vp": site.marker_vp},
                "spaces": _spaces(site.id, site.spaces, site.white),
            }
            for site in SITES
        },
        "routes": {
            route.id: {
                "sector": route.sector,
                "ends": route.ends,
                "spaces": _spaces(route.id, route.spaces, route.white),
            }
            for route in ROUTES
        },
    }


def _spaces(id: str, spaces: tuple[tuple[int, int], ...], white: tuple[int, ...]) -> list[seen.SpaceFacts]:
    return [{"id": f"{id}.{i}", "x": x, "y": y, "white": i in white} for i, (x, y) in enumerate(spaces)]
