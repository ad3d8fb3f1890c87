"""Positions of Abyss, arranged and checked in the words of the worked examples.

    t = table(A=has(hand="crab-5 crab-3"), B=has(pearls=2), court="commander", exploration_deck_top="monster")
    t.play("A explore", …)
    t.finds(A=has(pearls=1), threat=2)

Lists are words with spaces between them; a number stands for so many cards of no importance. What is not mentioned
is as in the examples: it is the start of A's turn, two players, who have nothing; six lords in the Court, 20 in the
deck; 40 exploration cards; one available location and all others in the stack; threat space 1.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TypedDict, Unpack

from podziemia.games.abyss import GAME
from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    COURT_SPACES,
    EXPLORATION_CARDS,
    KEY_TOKENS,
    LOCATION_IDS,
    LORD_IDS,
    LORDS,
    MONSTER_TOKENS,
    RACES,
)
from podziemia.games.abyss.rules.scoring import points_of
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.games.abyss.rules.turn import set_up
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import OMNISCIENT
from tests.support.table import Table

Cards = str | int
Tiles = str | Mapping[str, str]
"""Locations by name; as a mapping, with the lords under each."""

LORD_DECK = 20
EXPLORATION_DECK = 40
# Lords of no importance: those least likely to be paid for by accident.
PLAIN_LORDS = sorted(LORD_IDS, key=lambda id: (-LORDS[LORD_IDS.index(id)].races, -LORDS[LORD_IDS.index(id)].value, id))


@dataclass(frozen=True)
class Side:
    """What a player has. `lords` are free and able; `tucked` lords lie under a location of no importance."""

    hand: Cards | None = None
    pearls: int | None = None
    affiliated: str | None = None
    lords: str | None = None
    disabled: str | None = None
    tucked: str | None = None
    locations: Tiles | None = None
    key_tokens: int | None = None
    keys: int | None = None
    monster_tokens: str | int | None = None
    lord_count: int | None = None


has = Side


class Scene(TypedDict, total=False):
    """A table: the seats in use are those up to the last one mentioned, at least two."""

    A: Side
    B: Side
    C: Side
    D: Side
    active: str
    court: str | Mapping[int, str]
    lord_deck: int
    lord_deck_top: str
    lord_discard: str
    exploration_deck: Cards
    exploration_deck_top: str
    exploration_discard: Cards
    track: str
    council: Mapping[str, Cards]
    threat: int
    available: str
    location_stack: int
    location_stack_top: str
    removed: str
    token_supply: int
    key_supply: int
    extra_turns: int
    last_turns: int | None


class AbyssTable(Table[AbyssState]):
    quiet = "turn.action"

    def finds(self, **then: Unpack[Scene]) -> None:
        """The table looks like this; what is not mentioned may be anything."""
        for what, expected in then.items():
            if isinstance(expected, Side):
                check_side(self.match.state.players[SEAT_LETTERS.index(what)], expected, what)
            else:
                found = look(self.match.state, what, expected)
                assert found == tidy(expected), f"{what}: {found}, not {expected}"

    def recruit(self, text: str) -> None:
        """A payment in one sentence: `recruit("A miller with seahorse-5 crab-3")`; forced cards pay themselves."""
        letter, lord, _, *payment = text.split()
        before = len(self.log)
        self.play(f"{letter} recruit {lord}")
        while not self.match.over and self.ask.kind == "recruit.pay":
            unpaid = Counter(payment) - Counter([CARD_IDS[card] for card in self.match.state.paid])
            self.play(f"{letter} pay {min(unpaid)}" if unpaid else f"{letter} done")
        paid = next(event for event in self.log[before:] if event.what == "lord_paid")
        assert sorted(paid.things) == sorted(payment)

    def payments(self, letter: str, lord: str) -> set[str]:
        """Every legal payment for the lord, each as its allies in order and the pearls: `crab-5 squid-3 +1`."""
        start = self.fork()
        start.play(f"{letter} recruit {lord}")
        found: set[str] = set()
        waiting, seen = [start], set()
        while waiting:
            t = waiting.pop()
            paid = [event for event in t.log if event.what == "lord_paid"]
            if paid:
                found.add(" ".join([*sorted(paid[-1].things), f"+{paid[-1].n}"]))
                continue
            for answer in t.options():
                step = (*sorted(t.match.state.paid), answer)
                if step not in seen:
                    seen.add(step)
                    twin = t.fork()
                    twin.play(f"{letter} {answer}")
                    waiting.append(twin)
        return found

    def hidden(self, what: str) -> list[str]:
        """A hidden pile, top last: `deck`, `discard`, `lord_deck`, `location_stack`."""
        hidden = self.match.view(OMNISCIENT)["hidden"]
        assert isinstance(hidden, dict)
        return [str(thing) for thing in hidden[what]]

    def points(self, letter: str, location: str) -> int:
        """What the location would be worth to the player."""
        return points_of(self.match.state, SEAT_LETTERS.index(letter), LOCATION_IDS.index(location))

    def part(self, letter: str, category: str) -> int:
        """One line of the score sheet."""
        return dict(self.score(letter).parts)[category]


def table(**given: Unpack[Scene]) -> AbyssTable:
    """The position, with the match waiting for its first answer."""
    return AbyssTable(GAME, arrange(given))


# ---- arranging ----


class Box:
    """Where things come from: each can be taken once."""

    def __init__(self, things: list[str]) -> None:
        self.left = Counter(things)
        self.order = list(dict.fromkeys(things))

    def take(self, names: str) -> list[str]:
        for name in names.split():
            assert self.left[name], f"there is no {name} left in the box"
            self.left[name] -= 1
        return names.split()

    def some(self, n: int) -> list[str]:
        """So many things of no importance, or all there are."""
        taken: list[str] = []
        for name in self.order:
            while self.left[name] and len(taken) < n:
                self.left[name] -= 1
                taken.append(name)
        return taken


def arrange(given: Scene) -> AbyssState:
    sides = seats_of(given)
    s = set_up(len(sides), SEAT_LETTERS.index(given.get("active", "A")), seeded("table"))
    arrange_lords(s, given, sides)
    arrange_locations(s, given, sides)
    arrange_allies(s, given, sides)
    arrange_tokens(s, given, sides)
    s.threat = given.get("threat", 1)
    s.extra_turns = given.get("extra_turns", 0)
    last_turns = given.get("last_turns")
    s.last_turns = NOBODY if last_turns is None else last_turns
    return s


def seats_of(given: Scene) -> list[Side]:
    named = [letter for letter in "ABCD" if letter in given]
    count = max(2, *[SEAT_LETTERS.index(letter) + 1 for letter in [*named, given.get("active", "A")]])
    sides: dict[str, Side] = {letter: side for letter, side in given.items() if isinstance(side, Side)}
    return [sides.get(letter, Side()) for letter in SEAT_LETTERS[:count]]


def arrange_lords(s: AbyssState, given: Scene, sides: list[Side]) -> None:
    box = Box(PLAIN_LORDS)
    court = given.get("court", "")
    named = box.take(" ".join(court.values()) if isinstance(court, Mapping) else court)
    for player, side in zip(s.players, sides, strict=True):
        player.free = lords(box.take(f"{side.lords or ''} {side.disabled or ''}"))
        player.active = bits(lords((side.lords or "").split()))
        box.take(" ".join(tucked_lords(side)))
    top = box.take(given.get("lord_deck_top", ""))
    s.lord_discard = lords(box.take(given.get("lord_discard", "")))
    if isinstance(court, Mapping):
        spaces = sorted(court, reverse=True)
        assert spaces == list(range(COURT_SPACES, COURT_SPACES - len(spaces), -1)), "no gaps in the Court"
        s.court = lords([court[space] for space in spaces])
    else:
        s.court = lords(named + box.some(COURT_SPACES - len(named)))
    size = given.get("lord_deck", LORD_DECK)
    deck = top + box.some(size - len(top))
    assert len(deck) == size or "lord_deck" not in given, "not so many lords are left"
    s.lord_deck = lords(deck[::-1])


def tucked_lords(side: Side) -> list[str]:
    under = " ".join(side.locations.values()) if isinstance(side.locations, Mapping) else ""
    return f"{side.tucked or ''} {under}".split()


def arrange_locations(s: AbyssState, given: Scene, sides: list[Side]) -> None:
    box = Box([*LOCATION_IDS[::-1]])
    s.available = tiles(box.take(given.get("available", "")))
    s.removed = tiles(box.take(given.get("removed", "")))
    top = box.take(given.get("location_stack_top", ""))
    for player, side in zip(s.players, sides, strict=True):
        where = side.locations or ""
        named = dict(where) if isinstance(where, Mapping) else dict.fromkeys(where.split(), "")
        player.locations = tiles(box.take(" ".join(named)))
        player.tucked = [lords(under.split()) for under in named.values()]
    for player, side in zip(s.players, sides, strict=True):
        if side.tucked:
            player.locations.extend(tiles(box.some(1)))
            player.tucked.append(lords(side.tucked.split()))
    if "available" not in given:
        s.available = tiles(box.some(1))
    rest = box.some(given.get("location_stack", len(LOCATION_IDS)) - len(top))
    s.location_stack = tiles((top + rest)[::-1])


def arrange_allies(s: AbyssState, given: Scene, sides: list[Side]) -> None:
    by_value = sorted(CARD_IDS, key=lambda id: (id == "monster", id[-1]))
    box = Box(sorted([CARD_IDS[card] for card in EXPLORATION_CARDS], key=by_value.index))
    council = given.get("council", {})
    deck = given.get("exploration_deck", EXPLORATION_DECK)
    discard = given.get("exploration_discard", 0)
    top = box.take(f"{given.get('exploration_deck_top', '')} {deck if isinstance(deck, str) else ''}")
    piles: list[tuple[list[int], Cards]] = [(s.discard, discard)]
    for player, side in zip(s.players, sides, strict=True):
        player.affiliated = cards(box.take(side.affiliated or ""))
        piles.append((player.hand, side.hand or ""))
    piles.extend([(s.council[RACES.index(race)], stack) for race, stack in council.items()])
    for pile, named in piles:
        pile.extend(cards(box.take(named)) if isinstance(named, str) else [])
    for race, stack in council.items():
        if isinstance(stack, int):
            some = [name for name in box.order for _ in range(box.left[name]) if name.startswith(race)][:stack]
            s.council[RACES.index(race)].extend(cards(box.take(" ".join(some))))
    for pile, named in piles[: 1 + len(sides)]:
        pile.extend(cards(box.some(named)) if isinstance(named, int) else [])
    rest = box.some(deck - len(top)) if isinstance(deck, int) else []
    s.deck = cards((top + rest)[::-1])


def arrange_tokens(s: AbyssState, given: Scene, sides: list[Side]) -> None:
    box = Box([str(value) for value in MONSTER_TOKENS])
    for player, side in zip(s.players, sides, strict=True):
        player.pearls = side.pearls or 0
        player.key_tokens = side.key_tokens or 0
        named = side.monster_tokens or ""
        player.tokens = [int(value) for value in (box.take(named) if isinstance(named, str) else box.some(named))]
    s.token_supply = [int(value) for value in box.some(given.get("token_supply", len(MONSTER_TOKENS)))]
    s.key_supply = given.get("key_supply", KEY_TOKENS - sum([player.key_tokens for player in s.players]))


def lords(names: list[str]) -> list[int]:
    return [LORD_IDS.index(name) for name in names]


def tiles(names: list[str]) -> list[int]:
    return [LOCATION_IDS.index(name) for name in names]


def cards(names: list[str]) -> list[int]:
    return [CARD_IDS.index(name) for name in names]


def bits(numbers: list[int]) -> int:
    return sum([1 << number for number in numbers])


# ---- checking ----


def tidy(expected: object) -> object:
    """What is expected, in the form in which `look` finds it."""
    if isinstance(expected, Mapping):
        return {key: tidy(value) for key, value in expected.items()}
    return sorted(expected.split()) if isinstance(expected, str) else expected


def named_or_counted(pile: list[int], ids: tuple[str, ...], expected: object) -> object:
    return len(pile) if isinstance(expected, int) else sorted([ids[thing] for thing in pile])


def look(s: AbyssState, what: str, expected: object) -> object:
    """One thing of the table, by name: faces where faces are expected, otherwise how many."""
    if what == "court":
        if isinstance(expected, Mapping):
            return {COURT_SPACES - i: [LORD_IDS[lord]] for i, lord in enumerate(s.court)}
        return sorted([LORD_IDS[lord] for lord in s.court])
    if what == "council":
        assert isinstance(expected, Mapping)
        return {race: named_or_counted(s.council[RACES.index(race)], CARD_IDS, n) for race, n in expected.items()}
    if what == "track":
        return sorted([CARD_IDS[card] for card in s.track])
    if what == "active":
        return [SEAT_LETTERS[s.active]]
    if what == "last_turns":
        return None if s.last_turns == NOBODY else s.last_turns
    if what in ("threat", "extra_turns", "key_supply"):
        return int(getattr(s, what))
    if what == "token_supply":
        return len(s.token_supply)
    if what == "lord_deck_top":
        assert isinstance(expected, str)
        return sorted([LORD_IDS[lord] for lord in s.lord_deck[-len(expected.split()) :]])
    piles: dict[str, tuple[list[int], tuple[str, ...]]] = {
        "lord_deck": (s.lord_deck, LORD_IDS),
        "lord_discard": (s.lord_discard, LORD_IDS),
        "exploration_deck": (s.deck, CARD_IDS),
        "exploration_discard": (s.discard, CARD_IDS),
        "available": (s.available, LOCATION_IDS),
        "location_stack": (s.location_stack, LOCATION_IDS),
        "removed": (s.removed, LOCATION_IDS),
    }
    pile, ids = piles[what]
    return named_or_counted(pile, ids, expected)


def check_side(player: Player, expected: Side, letter: str) -> None:
    for field in fields(expected):
        wanted = getattr(expected, field.name)
        if wanted is not None:
            found = look_at_player(player, field.name, wanted)
            assert found == tidy(wanted), f"{letter}'s {field.name}: {found}, not {wanted}"


def look_at_player(player: Player, what: str, expected: object) -> object:
    if what in ("pearls", "key_tokens"):
        return int(getattr(player, what))
    if what == "keys":
        return player.keys()
    if what == "lord_count":
        return player.lord_count()
    if what == "monster_tokens":
        return len(player.tokens) if isinstance(expected, int) else sorted([str(value) for value in player.tokens])
    if what == "locations" and isinstance(expected, Mapping):
        return {
            LOCATION_IDS[tile]: sorted([LORD_IDS[lord] for lord in under])
            for tile, under in zip(player.locations, player.tucked, strict=True)
        }
    piles: dict[str, tuple[list[int], tuple[str, ...]]] = {
        "hand": (player.hand, CARD_IDS),
        "affiliated": (player.affiliated, CARD_IDS),
        "lords": ([lord for lord in player.free if player.has_active(lord)], LORD_IDS),
        "disabled": ([lord for lord in player.free if not player.has_active(lord)], LORD_IDS),
        "tucked": ([lord for under in player.tucked for lord in under], LORD_IDS),
        "locations": (player.locations, LOCATION_IDS),
    }
    pile, ids = piles[what]
    return named_or_counted(pile, ids, expected)
