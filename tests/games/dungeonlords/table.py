"""Positions of Dungeon Lords, arranged and checked in the words of the worked examples.

    t = table(A=has(gold=1), slots={"get_food": "A"})
    t.play("A act get_food")
    t.finds(A=has(gold=0, food=5))

Lists are words with spaces between them. A party is its tiles, front first, each with its wounds: `"fighter_y1_a:2"`.
What is not mentioned is as in the examples: two players, A starts, winter of year 1, the goods of set-up and three
tunnels; no traps, monsters, prisoners, adventurers; nothing on offer. `combat` sets a fight out: B has one tough
warrior and a trap he never uses, so that the table waits for him between the rounds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypedDict, Unpack

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    CELL_IDS,
    CELLS,
    COMBAT_CARD_IDS,
    EVENTS,
    HERO_IDS,
    MONSTER_IDS,
    NOTHING,
    PALADIN,
    PALADINS,
    ROOM_IDS,
    SEASONS,
    SPECIAL_EVENTS,
    TRAP_IDS,
    TUNNEL,
)
from podziemia.games.dungeonlords.rules.setup import set_up
from podziemia.games.dungeonlords.rules.state import (
    FREE_SLOT,
    GONE,
    IN_TENT,
    NEUTRAL_SLOT,
    Adventurer,
    Dungeon,
    DungeonState,
)
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.rng import seeded
from tests.support.table import Table

PHASES = {
    "begin": 0, "new_round": 1, "orders": 2, "place": 3, "carry_out": 4, "production": 5, "event": 6, "adventurers": 7,
    "end_of_round": 8, "plan": 9, "fight": 11, "end_of_combat_round": 12,
}  # fmt: skip
NEUTRALS = {"-": FREE_SLOT, "n": NEUTRAL_SLOT, "m": NEUTRAL_SLOT + 1}
WAITING = ("thief_y1_a", "cleric_y1_b", "wizard_y1_b", "fighter_y1_d")
QUIET_CARDS = "fireball detect_treasure fist_of_justice detect_evil"
QUIET_CARDS_2 = "regeneration jailbreak locate_hoard stone_skin"


@dataclass(frozen=True)
class Side:
    """What a player has. `tiles` are cells, or `room@cell`, with an `x` in front where conquered."""

    food: int | None = None
    gold: int | None = None
    imps: int | None = None
    busy: int | None = None
    evil: int | None = None
    red: int | None = None
    tiles: str | None = None
    conquered: int | None = None
    traps: str | None = None
    lair: str | None = None
    down: str | None = None
    prison: str | None = None
    party: str | None = None
    inaccessible: str | None = None
    orders: str | None = None
    turned_away: str | None = None
    spied: int | None = None
    trolls: int | None = None
    fights: bool | None = None


has = Side


class Scene(TypedDict, total=False):
    """A table: the seats in use are those up to the last one mentioned, at least two."""

    A: Side
    B: Side
    C: Side
    D: Side
    phase: str
    year: int
    season: str
    starter: str
    rules: str
    slots: Mapping[str, str]
    monsters: str
    rooms: str
    event: str
    special: str
    waiting: str
    next: str
    city: str
    combat_round: int
    paladin: str
    trap_deck: str
    neutral_evil: int
    neutrals: list[str]


class DungeonTable(Table[DungeonState]):
    quiet = "orders.choose"

    def finds(self, **then: Unpack[Scene]) -> None:
        """The table looks like this; what is not mentioned may be anything."""
        s = self.match.state
        for what, expected in then.items():
            if isinstance(expected, Side):
                check_side(s.dungeons[SEAT_LETTERS.index(what)], expected, what)
            elif isinstance(expected, Mapping):
                for action, minions in expected.items():
                    assert look_at_slots(s, action) == minions, f"{action}: {look_at_slots(s, action)}"
            else:
                found = look(s, what)
                assert found == expected, f"{what}: {found}, not {expected}"

    def dungeon(self, letter: str) -> Dungeon:
        return self.match.state.dungeons[SEAT_LETTERS.index(letter)]

    def offers(self, verb: str, letter: str = "") -> set[str]:
        """The things among the answers with this verb."""
        ask = self.match.ask_of(SEAT_LETTERS.index(letter)) if letter else self.ask
        return {option.thing for option in ask.options if option.verb == verb}

    def asked(self) -> tuple[str, str]:
        return SEAT_LETTERS[self.ask.seat], self.ask.kind

    def part(self, letter: str, category: str) -> int:
        """One line of the score sheet."""
        return dict(self.score(letter).parts)[category]


def table(**given: Unpack[Scene]) -> DungeonTable:
    """A match at this moment."""
    return DungeonTable(GAME, arrange(**given))


def arrange(**given: Unpack[Scene]) -> DungeonState:
    mentioned = [letter for letter in "ABCD" if letter in given]
    seats = max(2, "ABCD".index(mentioned[-1]) + 1 if mentioned else 2)
    s = set_up(seats, SEAT_LETTERS.index(given.get("starter", "A")), given.get("rules") == "first-game", seeded("t"))
    s.year = given.get("year", 1)
    s.season = SEASONS.index(given.get("season", "winter"))
    s.phase = PHASES[given.get("phase", "carry_out" if "slots" in given else "orders")]
    s.combat_round = given.get("combat_round", 0)
    s.offer_monsters = [MONSTER_IDS.index(kind) for kind in given.get("monsters", "").split()]
    s.offer_rooms = [ROOM_IDS.index(room) for room in given.get("rooms", "").split()]
    coming = " ".join(WAITING[: max(3, seats)]) if s.phase == PHASES["event"] else ""
    s.waiting_heroes = [HERO_IDS.index(hero) for hero in given.get("waiting", coming).split()]
    s.next_heroes = [HERO_IDS.index(hero) for hero in given.get("next", "").split()]
    s.events_open = min(3, s.season + (s.phase > PHASES["new_round"]))
    stack(s, given)
    set_neutrals(s, given)
    for number, dungeon in enumerate(s.dungeons):
        side = given.get(SEAT_LETTERS[number])
        settle(dungeon, side if isinstance(side, Side) else Side(), s)
    if "paladin" in given:
        s.paladin = {"": IN_TENT, "gone": GONE}.get(given["paladin"], SEAT_LETTERS.find(given["paladin"]))
    for action, minions in given.get("slots", {}).items():
        place(s, ACTIONS.index(action), minions)
    if s.phase in (PHASES["carry_out"], PHASES["production"]):
        for dungeon in s.dungeons:
            dungeon.orders = dungeon.orders or [ACTIONS.index("improve_reputation")]
    return s


def set_neutrals(s: DungeonState, given: Scene) -> None:
    """Each neutral colour draws these actions first."""
    s.neutral_evil = given.get("neutral_evil", s.neutral_evil)
    for neutral, actions in zip(s.neutrals, given.get("neutrals", []), strict=False):
        drawn = [ACTIONS.index(action) for action in actions.split()]
        rest = [action for action in range(len(ACTIONS)) if action not in drawn]
        neutral.deck, neutral.inaccessible = drawn + rest[: 5 - len(drawn)], rest[5 - len(drawn) :]


def stack(s: DungeonState, given: Scene) -> None:
    """Events, traps and combat cards, in the order in which they come."""
    if "event" in given:
        tile = EVENTS.index(given["event"])
        others = [other for other in range(3) if other != tile]
        s.event_tiles = others[: s.season - 1] + [tile] + others[s.season - 1 :]
    if "special" in given:
        s.special[s.year - 1] = SPECIAL_EVENTS.index(given["special"])
    if "trap_deck" in given:
        s.trap_deck = [TRAP_IDS.index(trap) for trap in given["trap_deck"].split()]
    cards = given.get("city", QUIET_CARDS if s.year == 1 else QUIET_CARDS_2).split()
    s.city = [COMBAT_CARD_IDS.index(card) for card in cards]
    s.aside[s.year - 1] = []


def settle(dungeon: Dungeon, side: Side, s: DungeonState) -> None:
    for field in ("food", "gold", "imps", "busy", "evil", "red", "spied"):
        value = getattr(side, field)
        if value is not None:
            setattr(dungeon, field, value)
    if side.tiles is not None:
        lay_tiles(dungeon, side.tiles)
    dungeon.traps = [TRAP_IDS.index(trap) for trap in (side.traps or "").split()]
    dungeon.lair = [MONSTER_IDS.index(kind) for kind in (side.lair or "").split()]
    dungeon.down = [MONSTER_IDS.index(kind) for kind in (side.down or "").split()]
    dungeon.prison = [HERO_IDS.index(hero) for hero in (side.prison or "").split()]
    dungeon.party = [adventurer(text) for text in (side.party or "").split()]
    if any(a.kind() == PALADIN for a in dungeon.party):
        s.paladin = s.dungeons.index(dungeon)
        s.tent = [hero for hero in PALADINS if hero not in [a.id for a in dungeon.party]]
    dungeon.fights = s.combat_round > 0 and bool(dungeon.party)
    give_orders(dungeon, side, bool(s.phase))


def give_orders(dungeon: Dungeon, side: Side, chosen: bool) -> None:
    """The cards in hand, on the board and out of reach."""
    if chosen:
        away = side.inaccessible.split() if side.inaccessible is not None else []
        dungeon.inaccessible = [ACTIONS.index(action) for action in away]
        dungeon.hand = [action for action in range(len(ACTIONS)) if action not in dungeon.inaccessible]
    elif side.inaccessible is not None:
        dungeon.inaccessible = [ACTIONS.index(action) for action in side.inaccessible.split()]
    dungeon.orders = [ACTIONS.index(action) for action in (side.orders or "").split()]
    for action in (side.turned_away or "").split():
        dungeon.turned_away |= 1 << dungeon.orders.index(ACTIONS.index(action))


def lay_tiles(dungeon: Dungeon, text: str) -> None:
    """`2,0 2,1 mint@2,2 x3,0`."""
    dungeon.tiles = [NOTHING] * CELLS
    for word in text.split():
        room, _, at = word.removeprefix("x").rpartition("@")
        column, row = at.split(",")
        cell = int(row) * 5 + int(column)
        dungeon.tiles[cell] = ROOM_IDS.index(room) if room else TUNNEL
        if word.startswith("x"):
            dungeon.conquered |= 1 << cell


def adventurer(text: str) -> Adventurer:
    id, _, damage = text.partition(":")
    return Adventurer(HERO_IDS.index(id), int(damage or 0))


def place(s: DungeonState, action: int, minions: str) -> None:
    """Minions on the slots, with the orders that brought them there: `"A-B"`, n and m for neutral colours."""
    for slot, sign in enumerate(minions):
        if sign in SEAT_LETTERS:
            dungeon = s.dungeons[SEAT_LETTERS.index(sign)]
            s.slots[action][slot] = SEAT_LETTERS.index(sign)
            if action not in dungeon.orders:
                dungeon.orders.append(action)
        else:
            s.slots[action][slot] = NEUTRALS[sign]


# ---- looking ----


def names(ids: tuple[str, ...], things: list[int]) -> str:
    return " ".join(sorted([ids[thing] for thing in things]))


def line(party: list[Adventurer]) -> str:
    return " ".join([HERO_IDS[a.id] + (f":{a.damage}" if a.damage else "") for a in party])


def check_side(dungeon: Dungeon, expected: Side, letter: str) -> None:
    for field in fields(expected):
        value = getattr(expected, field.name)
        if value is None:
            continue
        found = look_at_side(dungeon, field.name)
        if isinstance(value, str) and field.name not in ("party", "orders"):
            value = " ".join(sorted(value.split()))
        assert found == value, f"{letter}.{field.name}: {found!r}, not {value!r}"


def look_at_side(dungeon: Dungeon, field: str) -> object:
    if field in ("traps", "lair", "down", "prison", "inaccessible", "orders"):
        ids = {"traps": TRAP_IDS, "lair": MONSTER_IDS, "down": MONSTER_IDS, "prison": HERO_IDS}.get(field, ACTIONS)
        things = getattr(dungeon, field)
        return " ".join([ids[thing] for thing in things]) if field == "orders" else names(ids, things)
    if field == "party":
        return line(dungeon.party)
    if field == "conquered":
        return dungeon.conquered.bit_count()
    if field == "trolls":
        return dungeon.troll_tokens()
    if field == "turned_away":
        return names(ACTIONS, [action for i, action in enumerate(dungeon.orders) if dungeon.turned_away >> i & 1])
    if field == "tiles":
        return " ".join(sorted([tile_text(dungeon, cell) for cell in range(CELLS) if dungeon.tiles[cell] != NOTHING]))
    return getattr(dungeon, field)


def tile_text(dungeon: Dungeon, cell: int) -> str:
    tile = dungeon.tiles[cell]
    mark = "x" if dungeon.is_conquered(cell) else ""
    room = "" if tile == TUNNEL else f"{ROOM_IDS[tile]}@"
    return f"{mark}{room}{cell % 5},{cell // 5}"


def look_at_slots(s: DungeonState, action: str) -> str:
    signs = {value: sign for sign, value in NEUTRALS.items()}
    return "".join([signs[slot] if slot in signs else SEAT_LETTERS[slot] for slot in s.slots[ACTIONS.index(action)]])


def look(s: DungeonState, what: str) -> object:
    if what == "paladin":
        return {IN_TENT: "", GONE: "gone"}.get(s.paladin, SEAT_LETTERS[s.paladin])
    if what == "starter":
        return SEAT_LETTERS[s.starter]
    if what == "season":
        return SEASONS[s.season]
    if what in ("waiting", "next"):
        return " ".join([HERO_IDS[hero] for hero in (s.waiting_heroes if what == "waiting" else s.next_heroes)])
    if what == "monsters":
        return names(MONSTER_IDS, s.offer_monsters)
    if what == "rooms":
        return names(ROOM_IDS, s.offer_rooms)
    return getattr(s, what)


def cells(verb: str, text: str) -> set[str]:
    """Answers about cells: `cells("dig", "3,0 0,1")`."""
    return {f"{verb} {CELL_IDS[int(word[2]) * 5 + int(word[0])]}" for word in text.split()}


def cell_id(text: str) -> str:
    return CELL_IDS[int(text[2]) * 5 + int(text[0])]


# ---- fights ----


def combat(side: Side, year: int = 1, round: int = 1, cards: str = "", **given: Any) -> DungeonTable:
    """A plans his battle of this round against this party; B waits between the rounds."""
    tough = Side(party="fighter_y2_d", traps="pendulum")
    quiet = (QUIET_CARDS if year == 1 else QUIET_CARDS_2).split()
    city = cards.split() + [card for card in quiet if card not in cards.split()]
    if len(cards.split()) == 1:
        city = [card for card in quiet if card != cards][: round - 1] + [cards] + city[1:]
    scene: dict[str, Any] = {"A": side, "B": tough, "phase": "plan", "season": "autumn", "year": year}
    return table(**(scene | {"combat_round": round, "city": " ".join(city[:4])} | given))


def fight(t: DungeonTable, *moves: str) -> None:
    """A plays his plan, B sits and waits, then come A's choices: `fight(t, "send troll", "|", "attack troll:club")`."""
    planning = True
    for move in [*moves, "|"] if "|" not in moves else moves:
        if move == "|":
            if t.asked() == ("A", "plan.commit"):
                t.play("A done")
            if planning and t.asked() == ("B", "plan.commit"):
                t.play("B done")
            planning = False
        else:
            t.play(f"A {move}")
