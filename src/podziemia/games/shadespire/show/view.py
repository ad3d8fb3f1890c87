"""What a pair of eyes may know (SHA-5.09)."""

from __future__ import annotations

from podziemia.games.shadespire.bots.prospects import strike_odds
from podziemia.games.shadespire.data.boards import BOARD_IDS, BOARDS
from podziemia.games.shadespire.data.cards import (
    CARD_IDS,
    FIRST_PLOY,
    FIRST_UPGRADE,
    OBJECTIVE_DECK,
    POWER_DECK,
    WARBAND_OF,
    ploy,
    upgrade,
)
from podziemia.games.shadespire.data.dice import FACE_IDS
from podziemia.games.shadespire.data.hexes import NO_ONES, NOWHERE, coordinates
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import CHOOSE_TOKEN, FIGHTER_THINGS
from podziemia.games.shadespire.data.profiles import Profile, Side
from podziemia.games.shadespire.data.ready_decks import READY_DECKS
from podziemia.games.shadespire.data.warbands import WARBAND_IDS, WARBANDS
from podziemia.games.shadespire.rules.deed import Aim, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import ACTIVATION, MULLIGAN, PLACE_TOKENS, Player, ShadespireState
from podziemia.games.shadespire.rules.strength import defence_of, defence_symbol, targets_from
from podziemia.games.shadespire.show import seen
from podziemia.games.shadespire.show.survey import move_if_activated, moves_of
from podziemia.games.shadespire.show.tray import tray
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.bits import members
from podziemia.kernel.state import OMNISCIENT


def view(s: ShadespireState, seat: int) -> seen.ShadespireView:
    """The table as the seat sees it. The all-seeing eye gets the hidden orders too."""
    shown: seen.ShadespireView = {
        "stage": s.stage,
        "round": s.round,
        "over": s.over,
        "active": s.active,
        "first": s.first,
        "turn_to": s.turn_to,
        "passes": s.passes,
        "first_placer": s.first_placer,
        "roll_winner": s.roll_winner,
        "join": s.join,
        "turned": s.turned[:],
        "field": None if s.field is None else _field(s),
        "tokens": _tokens(s),
        "shard": None if s.shard == NOWHERE else s.name_of(s.shard),
        "spells": [_spell(s, spell) for spell in s.spells],
        "coming": [_spell(s, spell) for spell in s.coming],
        "no_power": s.no_power,
        "anticipated": [(owner, CARD_IDS[card]) for owner, card in s.anticipated],
        "deed": _deed(s),
        "roll": tray(s),
        "phase": _phase(s),
        "fighters": [_fighter(s, f) for f in s.fighters],
        "players": [_player(s, owner, seat) for owner in range(2)],
    }
    if seat == OMNISCIENT:
        shown["hidden"] = {
            "token_pile": s.token_pile[:],
            "facedown": s.facedown[:],
            "decks": [[CARD_IDS[c] for c in (*p.objective_deck, *p.power_deck)] for p in s.players],
        }
    return shown


def _field(s: ShadespireState) -> seen.Field:
    """Every hex by its name: where it lies and what it is."""
    field = s.ground
    return {
        "boards": [BOARD_IDS[player.board] for player in s.players],
        "hexes": {
            field.names[hex]: {
                "x": coordinates(hex)[0],
                "r": coordinates(hex)[1],
                "territory": None if s.zone(hex) == NO_ONES else s.zone(hex),
                "kind": _kind(s, hex),
                "edge": field.edge >> hex & 1 == 1,
            }
            for hex in members(field.hexes)
        },
    }


def _kind(s: ShadespireState, hex: int) -> seen.HexKind:
    field = s.ground
    if field.blocked >> hex & 1:
        return "blocked"
    if field.lethal >> hex & 1:
        return "lethal"
    return "starting" if field.starting >> hex & 1 else "plain"


def _tokens(s: ShadespireState) -> list[seen.Token]:
    """Numbers are hidden until all five lie on the battlefield (SHA-4.07)."""
    if s.stage <= PLACE_TOKENS:
        return [{"id": None, "hex": s.name_of(hex), "holder": None} for hex in s.token_hexes]
    shown: list[seen.Token] = []
    for token, hex in enumerate(s.tokens):
        holder = s.holder(token)
        shown.append(
            {
                "id": CHOOSE_TOKEN[token].thing,
                "hex": None if hex == NOWHERE else s.name_of(hex),
                "holder": None if holder is None else holder.id,
            }
        )
    return shown


def _spell(s: ShadespireState, spell: tuple[int, int, int]) -> seen.Spell:
    card, seat, fighter = spell
    return {"card": CARD_IDS[card], "seat": seat, "fighter": None if fighter == NOBODY else s.fighters[fighter].id}


def _deed(s: ShadespireState) -> seen.Deed | None:
    """The attack under way: dice, supports and what has come of it."""
    for deed in reversed(s.deeds):
        if isinstance(deed, Strike):
            return {
                "attacker": deed.attacker.id,
                "profile": deed.profile.id,
                "target": deed.target.id,
                "attack": [FACE_IDS[face] for face in deed.attack_roll],
                "defence": [FACE_IDS[face] for face in deed.defence_roll],
                "supports": deed.supports,
                "outcome": deed.outcome,
            }
    return None


def _phase(s: ShadespireState) -> seen.Phase:
    """What has happened in the action phase, as objectives look at it."""
    return {
        "kills": [(s.fighters[v].id, by, f, zone, led) for v, by, f, zone, led in s.kills],
        "hurts": s.hurts[:],
        "attempts": s.attempts[:],
        "chargers": s.chargers,
        "movers": s.movers,
        "hits": s.hits,
        "pistol_hits": s.pistol_hits[:],
        "held_before": s.held_before[:],
        "held_now": s.held_now[:],
        "held_start": s.held_start[:],
    }


def _fighter(s: ShadespireState, f: Fighter) -> seen.Fighter:
    joined = s.field is not None
    return {
        "id": f.id,
        "card": f.card.id,
        "seat": f.seat,
        "hex": None if f.hex == NOWHERE else s.name_of(f.hex),
        "leader": s.is_leader(f) if joined else f.card.leader,
        "wounds": f.wounds,
        "most_wounds": f.most_wounds(),
        "move": move_if_activated(s, f),
        "defence": defence_of(s, f) if joined else f.side.defence,
        "defence_symbol": FACE_IDS[defence_symbol(f)],
        "inspired": f.inspired,
        "tainted": f.tainted,
        "moved": f.moved,
        "charged": f.charged,
        "guard": s.on_guard(f) if f.hex != NOWHERE else False,
        "spent": f.spent,
        "frozen": f.frozen,
        "upgrades": [CARD_IDS[card] for card in f.upgrades],
        "reach": moves_of(s, f),
        "attacks": [{**_profile(profile), "odds": _odds(s, f, profile)} for profile in f.profiles()],
    }


def _odds(s: ShadespireState, f: Fighter, profile: Profile) -> dict[str, tuple[str, str, str]]:
    """The exact chances of success, draw and failure against each target within reach, as fractions."""
    if f.hex == NOWHERE or s.over:
        return {}
    aim = Aim(f.seat, f.number)
    chances = [(t.id, strike_odds(s, aim, profile, t)) for t in targets_from(s, f.seat, f, profile, f.hex)]
    return {id: (str(odds.success), str(odds.draw), str(odds.failure)) for id, odds in chances}


def _profile(profile: Profile) -> seen.Profile:
    return {
        "id": profile.id,
        "range": profile.range,
        "symbol": FACE_IDS[profile.symbol],
        "dice": profile.dice,
        "damage": profile.damage,
        "cleave": profile.cleave,
        "knockback": profile.knockback,
        "all_adjacent": profile.all_adjacent,
        "reaction": profile.reaction_only,
    }


def _used(s: ShadespireState, owner: int) -> int:
    """Activations used up; one that still goes on is left, as its question says."""
    goes_on = s.stage == ACTIVATION and s.active == owner
    return max(0, s.players[owner].used - int(goes_on))


def _player(s: ShadespireState, owner: int, seat: int) -> seen.Player:
    player = s.players[owner]
    mine = seat in (owner, OMNISCIENT) or s.over
    return {
        "seat": owner,
        "warband": WARBAND_IDS[player.warband],
        "board": None if player.board == NOBODY else BOARD_IDS[player.board],
        "glory": player.glory,
        "spent": player.spent,
        "used": _used(s, owner),
        "skips": player.skips,
        "objectives": _names(player.objectives) if mine else None,
        "objective_count": len(player.objectives),
        "hand": _names(player.hand) if mine else None,
        "hand_count": len(player.hand),
        "objective_deck": len(player.objective_deck),
        "power_deck": len(player.power_deck),
        "objective_discard": _names(player.objective_discard),
        "discard": _names(player.discard),
        "scored": _names(player.scored),
        "playing": _names(s.playing[owner]),
        "counts": _counts(player),
        "redrawn": s.stage > MULLIGAN,
        "passed_over": _names([card for card, _ in player.passed_over]) if mine else None,
    }


def _counts(player: Player) -> seen.Counts:
    return {
        "returns": player.returns,
        "returns_this_phase": player.returns_this_phase,
        "ploys": player.ploys_played,
        "power": player.power_played,
        "upgrades": player.upgrades_played,
        "scored_in_action": player.scored_in_action,
        "scored_in_end": player.scored_in_end,
        "scored_in_round": player.scored_in_round,
    }


def _names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


# ---- the catalogue ----


def catalogue() -> seen.ShadespireCatalogue:
    """Boards, warbands, cards and ready decks, for boards, help and deck building."""
    return {
        "boards": {
            board.id: {
                "starting": list(board.starting),
                "blocked": list(board.blocked),
                "lethal": list(board.lethal),
            }
            for board in BOARDS
        },
        "warbands": {warband.id: {"fighters": [f.id for f in warband.fighters]} for warband in WARBANDS},
        "fighters": {
            f.id: {"warband": w.id, "leader": f.leader, "base": _side(f.base), "inspired": _side(f.inspired)}
            for w in WARBANDS
            for f in w.fighters
        },
        "objectives": {
            card.id: {"warband": card.warband, "glory": card.glory, "when": card.when} for card in OBJECTIVES
        },
        "ploys": {
            CARD_IDS[card]: {"warband": WARBAND_OF[card], "reaction": ploy(card).window != ""}
            for card in range(FIRST_PLOY, FIRST_UPGRADE)
        },
        "upgrades": {
            CARD_IDS[card]: {
                "warband": WARBAND_OF[card],
                "only": list(upgrade(card).only),
                "attacks": [_profile(profile) for profile in upgrade(card).attacks],
            }
            for card in range(FIRST_UPGRADE, len(CARD_IDS))
        },
        "decks": {
            deck.id: {
                "warband": deck.warband,
                "objectives": list(deck.objectives),
                "power": [*deck.ploys, *deck.upgrades],
            }
            for deck in READY_DECKS
        },
        "deck": {"objectives": OBJECTIVE_DECK, "power": POWER_DECK},
        "mirrored": list(FIGHTER_THINGS[len(FIGHTER_THINGS) // 2 :]),
    }


def _side(side: Side) -> seen.Side:
    return {
        "move": side.move,
        "defence": side.defence,
        "symbol": FACE_IDS[side.symbol],
        "wounds": side.wounds,
        "attacks": [_profile(profile) for profile in side.attacks],
    }
