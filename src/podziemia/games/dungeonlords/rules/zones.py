"""Where everything lies, and what a pair of eyes may know of it (DUN-23)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    HERO_IDS,
    ILLUSION,
    MONSTER_IDS,
    ROOM_IDS,
    TRAP_IDS,
)
from podziemia.games.dungeonlords.data.options import DONE, KEEP, ORDERS_OF, REVEAL, TRIPLES
from podziemia.games.dungeonlords.rules.costs import trap_options
from podziemia.games.dungeonlords.rules.planning import commit_options
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.games.dungeonlords.rules.turn import CHOOSE_ORDERS
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.zones import ALL, NONE, OWNER, Things, Zone

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

THINGS: Final[Things] = {"monster": MONSTER_IDS, "room": ROOM_IDS, "hero": HERO_IDS, "trap": TRAP_IDS}


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
