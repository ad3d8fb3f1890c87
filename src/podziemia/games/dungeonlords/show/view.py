"""What a pair of eyes may see (DUN-23)."""

from __future__ import annotations

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CELL_IDS,
    CELLS,
    COMBAT_CARD_IDS,
    COMBAT_CARDS,
    EVENTS,
    HERO_IDS,
    HEROES,
    MONSTER_IDS,
    MONSTERS,
    NOTHING,
    ROOM_IDS,
    ROOMS,
    SEASONS,
    SPECIAL_EVENTS,
    TITLES,
    TRAP_IDS,
    TRAPS,
    TUNNEL,
)
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.planning import most_monsters, most_traps, room_fee
from podziemia.games.dungeonlords.rules.scoring import holders
from podziemia.games.dungeonlords.rules.state import NO_LESSON, Dungeon, DungeonState, Neutral
from podziemia.games.dungeonlords.rules.turn import CHOOSE_ORDERS
from podziemia.games.dungeonlords.show import seen
from podziemia.kernel.state import OMNISCIENT


def view(s: DungeonState, seat: int) -> seen.DungeonView:
    """The table as the seat sees it. The all-seeing eye gets the hidden orders too."""
    shown: seen.DungeonView = {
        "year": s.year,
        "season": SEASONS[s.season],
        "phase": s.phase,
        "place": s.place,
        "combat_round": s.combat_round,
        "starter": s.starter,
        "over": s.over,
        "first_game": s.first_game,
        "school": None if s.school == NO_LESSON else LESSON_IDS[s.school],
        "offer": {
            "monsters": [MONSTER_IDS[kind] for kind in s.offer_monsters],
            "rooms": [ROOM_IDS[room] for room in s.offer_rooms],
        },
        "events": [EVENTS[tile] if i < s.events_open else None for i, tile in enumerate(s.event_tiles)],
        "special": SPECIAL_EVENTS[s.special[s.year - 1]] if s.special_open else None,
        "waiting": [HERO_IDS[hero] for hero in s.waiting_heroes],
        "next": [HERO_IDS[hero] for hero in s.next_heroes],
        "combat_cards": [_combat_card(s, number, seat) for number in range(len(s.city))],
        "slots": {ACTIONS[action]: slots[:] for action, slots in enumerate(s.slots)},
        "paladin": s.paladin,
        "neutral_evil": s.neutral_evil or None,
        "neutrals": [_neutral(neutral) for neutral in s.neutrals],
        "stacks": {
            "monsters": len(s.monster_stacks[s.year - 1]),
            "rooms": len(s.room_stacks[s.year - 1]),
            "adventurers": len(s.adventurer_stacks[s.year - 1]),
            "traps": len(s.trap_deck),
        },
        "used_traps": [TRAP_IDS[trap] for trap in s.used_traps],
        "titles": {title: holders(s, title) for title in TITLES},
        "dungeons": [_dungeon(s, other, seat) for other in range(s.seats)],
    }
    if seat == OMNISCIENT:
        shown["hidden"] = _hidden(s)
    return shown


def _combat_card(s: DungeonState, number: int, seat: int) -> seen.CombatCard:
    """A card is open to all, seen by some, or known to nobody."""
    spies = [other for other, dungeon in enumerate(s.dungeons) if dungeon.spied >> number & 1]
    known = s.spells_out >> number & 1 or seat in spies or seat == OMNISCIENT
    return {
        "card": COMBAT_CARD_IDS[s.city[number]] if known else None,
        "open": s.spells_out >> number & 1 == 1,
        "spies": spies,
    }


def _neutral(neutral: Neutral) -> seen.Neutral:
    return {
        "deck": [ACTIONS[action] for action in sorted(neutral.deck)],
        "inaccessible": [ACTIONS[action] for action in neutral.inaccessible],
        "played": [ACTIONS[action] for action in neutral.played],
    }


def _dungeon(s: DungeonState, owner: int, seat: int) -> seen.Dungeon:
    dungeon = s.dungeons[owner]
    mine = seat in (owner, OMNISCIENT)
    orders_open = s.phase > CHOOSE_ORDERS or mine
    inaccessible_open = s.phase > 0 or mine
    return {
        "seat": owner,
        "food": dungeon.food,
        "gold": dungeon.gold,
        "imps": dungeon.imps,
        "busy": dungeon.busy,
        "trolls": dungeon.troll_tokens(),
        "trolls_busy": dungeon.trolls_busy,
        "evil": dungeon.evil,
        "red": dungeon.red,
        "tiles": [_tile(dungeon, cell) for cell in range(CELLS) if dungeon.tiles[cell] != NOTHING],
        "trap_count": len(dungeon.traps),
        "traps": [TRAP_IDS[trap] for trap in sorted(dungeon.traps)] if mine or s.over else None,
        "lair": [MONSTER_IDS[kind] for kind in dungeon.lair],
        "down": [MONSTER_IDS[kind] for kind in dungeon.down],
        "prison": [HERO_IDS[hero] for hero in dungeon.prison],
        "party": [{"id": HERO_IDS[a.id], "damage": a.damage, "hp": a.left() + a.damage} for a in dungeon.party],
        "inaccessible": [ACTIONS[action] for action in dungeon.inaccessible] if inaccessible_open else None,
        "hand": [ACTIONS[action] for action in dungeon.hand],
        "orders": [ACTIONS[action] for action in dungeon.orders] if orders_open else None,
        "turned_away": [position for position in range(3) if dungeon.turned_away >> position & 1],
        "fights": dungeon.fights,
        "plan": _plan(dungeon, mine),
    }


def _plan(dungeon: Dungeon, mine: bool) -> seen.Plan:
    """What is set for the next round of combat; only its owner sees the traps."""
    return {
        "tile": CELL_IDS[dungeon.plan_tile] if dungeon.plan_tile != NOTHING else None,
        "trap_count": len(dungeon.plan_traps),
        "traps": [TRAP_IDS[trap] for trap in dungeon.plan_traps] if mine else None,
        "units": [MONSTER_IDS[kind] for kind in dungeon.plan_units],
    }


def _tile(dungeon: Dungeon, cell: int) -> seen.Tile:
    tile = dungeon.tiles[cell]
    return {
        "cell": CELL_IDS[cell],
        "room": None if tile == TUNNEL else ROOM_IDS[tile],
        "conquered": dungeon.is_conquered(cell),
        "uses": dungeon.uses >> (2 * cell) & 3,
    }


def _hidden(s: DungeonState) -> seen.Hidden:
    return {
        "monster_stacks": s.monster_stacks,
        "room_stacks": s.room_stacks,
        "adventurer_stacks": s.adventurer_stacks,
        "trap_deck": s.trap_deck,
        "discarded": [s.discarded_traps, s.discarded_monsters, s.discarded_rooms, s.discarded_heroes],
        "city": s.city,
        "next_city": s.next_city,
        "aside": s.aside,
        "event_tiles": s.event_tiles,
        "special": s.special + s.special_aside,
        "tent": s.tent,
        "neutral_decks": [neutral.deck for neutral in s.neutrals],
        "done": [dungeon.done for dungeon in s.dungeons],
        "spied": [dungeon.spied for dungeon in s.dungeons],
    }


def catalogue() -> seen.DungeonCatalogue:
    """The components, for boards and help."""
    return {
        "actions": list(ACTIONS),
        "monsters": {
            m.id: {
                "cost": {
                    name: n
                    for name, n in (
                        ("gold", m.cost.gold),
                        ("food", m.cost.food),
                        ("evil", m.cost.evil),
                        ("trap", m.cost.traps),
                        ("monster", m.cost.monsters),
                    )
                    if n
                },
                "attacks": [{"id": a.id, "kind": a.kind, "damage": a.damage, "hits": a.hits} for a in m.attacks],
            }
            for m in MONSTERS
        },
        "traps": {
            t.id: {"gold": t.gold, "food": list(t.food), "imps": t.imps, "skip_conquering": t.skip_conquering}
            for t in TRAPS
        },
        "rooms": {
            r.id: {
                "year": r.year,
                "kind": r.kind,
                "imps": r.imps,
                "food": r.food,
                "gain": r.gain,
                "zone": [CELL_IDS[cell] for cell in r.zone],
            }
            for r in ROOMS
        },
        "adventurers": {
            h.id: {
                "kind": h.kind,
                "year": h.year,
                "strength": h.strength,
                "hp": h.hp,
                "traps": h.traps,
                "hearts": h.hearts,
                "magic": h.magic,
            }
            for h in HEROES
        },
        "limits": {
            "tunnel" if tile == TUNNEL else ROOM_IDS[tile]: {
                "traps": most_traps(tile),
                "monsters": most_monsters(tile),
                "fee": room_fee(tile),
            }
            for tile in (TUNNEL, *range(len(ROOMS)))
        },
        "combat_cards": {c.id: {"year": c.year, "fast": c.fast, "fatigue": c.fatigue} for c in COMBAT_CARDS},
    }
