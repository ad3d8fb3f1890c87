"""What a pair of eyes may know, and where everything lies (DUN-23)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CELL_IDS,
    CELLS,
    COMBAT_CARD_IDS,
    COMBAT_CARDS,
    EVENTS,
    HERO_IDS,
    HEROES,
    ILLUSION,
    LESSON_IDS,
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
from podziemia.games.dungeonlords.data.options import DONE, KEEP, ORDERS_OF, REVEAL, TRIPLES
from podziemia.games.dungeonlords.rules.battle import most_monsters, most_traps
from podziemia.games.dungeonlords.rules.combat import commit_options, room_fee
from podziemia.games.dungeonlords.rules.costs import trap_options
from podziemia.games.dungeonlords.rules.scoring import holders
from podziemia.games.dungeonlords.rules.state import NO_LESSON, Dungeon, DungeonState, Neutral
from podziemia.games.dungeonlords.rules.turn import CHOOSE_ORDERS
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.game import View
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.state import OMNISCIENT
from podziemia.kernel.zones import ALL, NONE, OWNER, Zone

# The redeal below knows more than these zones can say (spied cards, orders given in secret); the zones serve the
# check that nothing is lost or doubled.
ZONES: Final[list[Zone[DungeonState]]] = [
    Zone("monster stacks", "monster", lambda s: s.monster_stacks, sees=NONE),
    Zone("monster offer", "monster", lambda s: [s.offer_monsters, s.discarded_monsters]),
    Zone("creatures", "monster", lambda s: [d.creatures() + d.plan_units for d in s.dungeons], owned=True),
    Zone("room stacks", "room", lambda s: s.room_stacks, sees=NONE),
    Zone("room offer", "room", lambda s: [s.offer_rooms, s.discarded_rooms]),
    Zone("rooms", "room", lambda s: [[tile for tile in d.tiles if tile >= 0] for d in s.dungeons], owned=True),
    Zone("adventurer stacks", "hero", lambda s: s.adventurer_stacks, sees=NONE),
    Zone("adventurers", "hero", lambda s: [s.waiting_heroes, s.next_heroes, s.discarded_heroes, s.tent]),
    Zone("parties", "hero", lambda s: [_party_ids(d) + d.prison for d in s.dungeons], owned=True),
    Zone("trap deck", "trap", lambda s: [s.trap_deck, s.discarded_traps], sees=NONE),
    Zone("used traps", "trap", lambda s: [s.used_traps]),
    Zone("traps", "trap", lambda s: [d.traps + d.plan_traps for d in s.dungeons], sees=OWNER, owned=True),
    Zone("combat cards", "combat", lambda s: [s.city, s.next_city, *s.aside], sees=NONE),
    Zone("events", "event", lambda s: [s.event_tiles], sees=NONE),
    Zone("special events", "special", lambda s: [s.special, s.special_aside], sees=NONE),
    Zone("neutral orders", "order", lambda s: [n.deck + n.inaccessible + n.played for n in s.neutrals], knows=ALL),
]


def _party_ids(dungeon: Dungeon) -> list[int]:
    return [a.id for a in dungeon.party if a.kind() != ILLUSION]


# ---- what is hidden, dealt again ----


def redeal(s: DungeonState, seat: int, rng: Rng) -> None:
    """Turn the state into a random one that looks the same to the seat."""
    for stack in [*s.monster_stacks, *s.room_stacks, *s.adventurer_stacks]:
        deal_again([stack], rng)
    _redeal_traps(s, seat, rng)
    _redeal_combat_cards(s, seat, rng)
    _redeal_events(s, rng)
    _redeal_orders(s, seat, rng)
    s.rng = seeded(rng.seed())


def _redeal_traps(s: DungeonState, seat: int, rng: Rng) -> None:
    piles = [s.trap_deck, s.discarded_traps]
    for other, dungeon in enumerate(s.dungeons):
        if other != seat:
            piles += [dungeon.traps, dungeon.plan_traps]
    deal_again(piles, rng)


def deal_again(piles: list[list[int]], rng: Rng) -> None:
    """Shuffle the piles together and deal them back to their sizes."""
    pool: list[int] = []
    for pile in piles:
        pool.extend(pile)
    pool.sort()  # the same rng gives the same deal, however the hidden things really lie
    rng.shuffle(pool)
    start = 0
    for pile in piles:
        pile[:] = pool[start : start + len(pile)]
        start += len(pile)


def _redeal_combat_cards(s: DungeonState, seat: int, rng: Rng) -> None:
    """Cards not turned up and not spied are exchanged with those set aside in the same year."""
    known = s.spells_out | (s.dungeons[seat].spied if seat >= 0 else 0)
    aside = s.aside[s.year - 1]
    unknown = [i for i in range(len(s.city)) if not known >> i & 1]
    pool = sorted([s.city[i] for i in unknown] + aside)
    rng.shuffle(pool)
    for place, i in enumerate(unknown):
        s.city[i] = pool[place]
    aside[:] = pool[len(unknown) :]
    if s.next_city:
        deal_again([s.next_city, s.aside[1]], rng)


def _redeal_events(s: DungeonState, rng: Rng) -> None:
    closed = s.event_tiles[s.events_open :]
    deal_again([closed], rng)
    s.event_tiles[s.events_open :] = closed
    known = s.year - 1 + (1 if s.special_open else 0)
    hidden = s.special[known:]
    deal_again([hidden, s.special_aside], rng)
    s.special[known:] = hidden


def _redeal_orders(s: DungeonState, seat: int, rng: Rng) -> None:
    """Cards drawn before the first round, and orders chosen but not yet shown, are the owner's secret."""
    for other, dungeon in enumerate(s.dungeons):
        if other == seat:
            continue
        if s.phase == 0:
            actions = list(range(len(ACTIONS)))
            rng.shuffle(actions)
            dungeon.inaccessible = sorted(actions[:3])
        elif s.phase == CHOOSE_ORDERS and dungeon.orders:
            hand = sorted(dungeon.hand)
            rng.shuffle(hand)
            dungeon.orders = list(TRIPLES[ORDERS_OF[hand[0], hand[1], hand[2]].index])


def reask(s: DungeonState, ask: Ask) -> list[Option]:
    """Questions about what lies hidden in a hand: the options follow the new deal."""
    dungeon = s.dungeons[ask.seat]
    if ask.kind == "orders.keep":
        return [KEEP[action] for action in dungeon.inaccessible]
    if ask.kind == "plan.commit":
        return [*commit_options(s, ask.seat), DONE]
    if ask.kind == "battle.trap":
        return [REVEAL[trap] for trap in sorted(set(dungeon.plan_traps))]
    if ask.kind in ("pay.trap", "traps.discard", "trap-recall"):
        others = [option for option in ask.options if option.verb != "discard"]
        return [*trap_options(s, ask.seat), *others]
    return ask.options


# ---- views ----


def view(s: DungeonState, seat: int) -> View:
    """The table as the seat sees it. The all-seeing eye gets the hidden orders too."""
    seen: View = {
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
        seen["hidden"] = _hidden(s)
    return seen


def _combat_card(s: DungeonState, number: int, seat: int) -> View:
    """A card is open to all, seen by some, or known to nobody."""
    spies = [other for other, dungeon in enumerate(s.dungeons) if dungeon.spied >> number & 1]
    known = s.spells_out >> number & 1 or seat in spies or seat == OMNISCIENT
    return {
        "card": COMBAT_CARD_IDS[s.city[number]] if known else None,
        "open": s.spells_out >> number & 1 == 1,
        "spies": spies,
    }


def _neutral(neutral: Neutral) -> View:
    return {
        "deck": [ACTIONS[action] for action in sorted(neutral.deck)],
        "inaccessible": [ACTIONS[action] for action in neutral.inaccessible],
        "played": [ACTIONS[action] for action in neutral.played],
    }


def _dungeon(s: DungeonState, owner: int, seat: int) -> View:
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
        "plan": {
            "tile": CELL_IDS[dungeon.plan_tile] if dungeon.plan_tile != NOTHING else None,
            "trap_count": len(dungeon.plan_traps),
            "traps": [TRAP_IDS[trap] for trap in dungeon.plan_traps] if mine else None,
            "units": [MONSTER_IDS[kind] for kind in dungeon.plan_units],
        },
    }


def _tile(dungeon: Dungeon, cell: int) -> View:
    tile = dungeon.tiles[cell]
    return {
        "cell": CELL_IDS[cell],
        "room": None if tile == TUNNEL else ROOM_IDS[tile],
        "conquered": dungeon.is_conquered(cell),
        "uses": dungeon.uses >> (2 * cell) & 3,
    }


def _hidden(s: DungeonState) -> View:
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


def catalogue() -> View:
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
