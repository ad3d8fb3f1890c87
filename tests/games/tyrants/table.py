"""Positions of Tyrants of the Underdark, arranged and checked in the words of the worked examples.

    t = table(A=has(hand="doppelganger"), map={"eryndlyn": "A", "llacerellyn__eryndlyn.0": "B"}, power=1)
    t.play("A deploy eryndlyn.1")
    t.finds(A=has(barracks=38), map={"eryndlyn": "AA"}, power=0)

A place is written as its troops and, behind a plus, its spies: `"AABw +C"` is two troops of A, one of B, a white one,
and a spy of C. Lists are words with spaces between them; a number stands for so many Nobles. What is not mentioned is
as in the examples: it is step 1 of A's turn, markers have paid, two players, the map as at set-up, empty hands, halls,
circles and pools; five Nobles in each deck; a market that nobody can pay for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TypedDict, Unpack

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import ASPECT, CARD_IDS, NO_ASPECT, NOBLE, TROOPS
from podziemia.games.tyrants.data.map import FIRST_SPACE, SECTORS, SITE_IDS, SITES, SPACE_IDS
from podziemia.games.tyrants.rules.setup import set_up
from podziemia.games.tyrants.rules.state import ACTING, NOWHERE, STARTING, Player, TyrantsState
from podziemia.games.tyrants.show.view import presence
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.rng import seeded
from tests.support.table import Table

Cards = str | int
SECTORS_FOR = {2: ("center",), 3: ("left", "center"), 4: SECTORS}
DEAR_CARDS = "red_dragon blue_dragon severin_silrajin black_dragon green_dragon neogi"
FILLER = "bounty_hunter"
MARKET_DECK = 20
COLOUR_SIGNS = "ABCDw"


@dataclass(frozen=True)
class Side:
    """What a player has. `revealed` cards are part of the hand; `played` ones were played this turn."""

    hand: Cards | None = None
    deck: Cards | None = None
    discard: Cards | None = None
    played: str | None = None
    circle: str | None = None
    revealed: str | None = None
    barracks: int | None = None
    spies: int | None = None
    trophies: str | None = None
    vp: int | None = None


has = Side


class Scene(TypedDict, total=False):
    """A table: the seats in use are those up to the last one mentioned, at least two."""

    A: Side
    B: Side
    C: Side
    D: Side
    active: str
    first: str
    sectors: tuple[str, ...]
    map: Mapping[str, str]
    power: int
    influence: int
    market: str
    market_deck: Cards
    devoured: str
    guards: int
    priestesses: int
    outcasts: int
    end_triggered: bool
    round: int


class TyrantsTable(Table[TyrantsState]):
    quiet = "turn.action"

    def finds(self, **then: Unpack[Scene]) -> None:
        """The table looks like this; what is not mentioned may be anything."""
        s = self.match.state
        for what, expected in then.items():
            if isinstance(expected, Side):
                check_side(s, SEAT_LETTERS.index(what), expected)
            elif isinstance(expected, Mapping):
                for place, pieces in expected.items():
                    assert look_at_place(s, place) == tidy_place(pieces), f"{place}: {look_at_place(s, place)}"
            else:
                found = look(s, what, expected)
                assert found == tidy(expected), f"{what}: {found}, not {expected}"

    def controller(self, site: str) -> str:
        """Who controls the site and holds its marker; empty for nobody."""
        holder = self.match.state.controller[SITE_IDS.index(site)]
        return "" if holder == NOBODY else SEAT_LETTERS[holder]

    def total(self, letter: str, site: str) -> bool:
        """Whether the player has total control."""
        return self.match.state.has_total_control(SEAT_LETTERS.index(letter), SITE_IDS.index(site))

    def presence(self, letter: str) -> set[str]:
        return set(presence(self.match.state, SEAT_LETTERS.index(letter)))

    def offers(self, verb: str) -> set[str]:
        """The things among the answers with this verb."""
        return {option.thing for option in self.ask.options if option.verb == verb}

    def part(self, letter: str, category: str) -> int:
        """One line of the score sheet."""
        return dict(self.score(letter).parts)[category]


def table(**given: Unpack[Scene]) -> TyrantsTable:
    """The position, with the match waiting for its first answer."""
    return TyrantsTable(GAME, arrange(given))


# ---- arranging ----


def arrange(given: Scene) -> TyrantsState:
    sides = seats_of(given)
    active = SEAT_LETTERS.index(given.get("active", "A"))
    first = SEAT_LETTERS.index(given.get("first", "A"))
    sectors = given.get("sectors", SECTORS_FOR[len(sides)])
    s = set_up(len(sides), sectors, ("drow", "dragons"), first, seeded("table"))
    s.active = active
    arrange_map(s, given.get("map", {}))
    for seat, side in enumerate(sides):
        arrange_side(s, seat, side)
    arrange_market(s, given)
    s.power = given.get("power", 0)
    s.influence = given.get("influence", 0)
    s.round = given.get("round", 1)
    s.end_triggered = given.get("end_triggered", False)
    s.phase = ACTING
    for site in s.markers_held(active):
        s.paid |= 1 << site
    return s


def seats_of(given: Scene) -> list[Side]:
    pieces = "".join(given.get("map", {}).values())
    named = [letter for letter in "ABCD" if letter in given or letter in pieces]
    count = max(2, *[SEAT_LETTERS.index(letter) + 1 for letter in [*named, given.get("active", "A")]])
    sides: dict[str, Side] = {letter: side for letter, side in given.items() if isinstance(side, Side)}
    return [sides.get(letter, Side()) for letter in SEAT_LETTERS[:count]]


def arrange_map(s: TyrantsState, places: Mapping[str, str]) -> None:
    assert s.phase == STARTING  # so that no marker pays
    for place, pieces in places.items():
        troops, _, spies = pieces.partition("+")
        spaces = spaces_of(place)
        for space in spaces:
            if s.colour_at(space) != NOBODY:
                s.take_troop(s.colour_at(space), space)
        signs = troops.strip()
        assert len(signs) <= len(spaces), f"{place} has only {len(spaces)} spaces"
        for space, sign in zip(spaces, signs, strict=False):
            s.put_troop(COLOUR_SIGNS.index(sign), space)
        for letter in spies.strip():
            s.put_spy(SEAT_LETTERS.index(letter), SITE_IDS.index(place))


def spaces_of(place: str) -> list[int]:
    if place in SITE_IDS:
        site = SITE_IDS.index(place)
        return list(range(FIRST_SPACE[site], FIRST_SPACE[site] + len(SITES[site].spaces)))
    return [SPACE_IDS.index(place)]


def arrange_side(s: TyrantsState, seat: int, side: Side) -> None:
    player = s.players[seat]
    player.hand = cards(side.hand)
    player.deck = cards(5 if side.deck is None else side.deck)[::-1]
    player.discard = cards(side.discard)
    player.circle = cards(side.circle)
    player.revealed = cards(side.revealed)
    player.played = cards(side.played)
    for card in player.played if seat == s.active else []:
        s.plays += 1
        if ASPECT[card] != NO_ASPECT:
            s.aspects[ASPECT[card]] += 1
    player.trophies = [(side.trophies or "").count(sign) for sign in COLOUR_SIGNS]
    player.vp = side.vp or 0
    gone = s.troops[seat].bit_count()
    player.barracks = TROOPS - gone if side.barracks is None else side.barracks


def arrange_market(s: TyrantsState, given: Scene) -> None:
    row = given.get("market", DEAR_CARDS).split()
    s.market = [NOWHERE if name == "-" else CARD_IDS.index(name) for name in row]
    s.market += [CARD_IDS.index(name) for name in DEAR_CARDS.split()[len(s.market) :]]
    deck = given.get("market_deck", MARKET_DECK)
    s.market_deck = [CARD_IDS.index(FILLER)] * deck if isinstance(deck, int) else cards(deck)[::-1]
    s.devoured = cards(given.get("devoured", ""))
    s.guards = given.get("guards", s.guards)
    s.priestesses = given.get("priestesses", s.priestesses)
    s.outcasts = given.get("outcasts", s.outcasts)


def cards(named: Cards | None) -> list[int]:
    if isinstance(named, int):
        return [NOBLE] * named
    return [CARD_IDS.index(name) for name in (named or "").split()]


# ---- checking ----


def tidy(expected: object) -> object:
    return sorted(expected.split()) if isinstance(expected, str) else expected


def tidy_place(pieces: str) -> str:
    troops, _, spies = pieces.partition("+")
    return "".join(sorted(troops.strip())) + (f" +{''.join(sorted(spies.strip()))}" if spies.strip() else "")


def look_at_place(s: TyrantsState, place: str) -> str:
    troops = [COLOUR_SIGNS[s.colour_at(space)] for space in spaces_of(place) if s.colour_at(space) != NOBODY]
    spies = ""
    if place in SITE_IDS:
        spies = "".join([SEAT_LETTERS[seat] for seat in range(s.seats) if s.spies[seat] >> SITE_IDS.index(place) & 1])
    return tidy_place("".join(troops) + (f"+{spies}" if spies else ""))


def named_or_counted(pile: list[int], expected: object) -> object:
    return len(pile) if isinstance(expected, int) else sorted([CARD_IDS[card] for card in pile])


def look(s: TyrantsState, what: str, expected: object) -> object:
    """One thing of the table, by name: faces where faces are expected, otherwise how many."""
    if what == "active":
        return [SEAT_LETTERS[s.active]]
    if what == "market":
        return sorted(["-" if card == NOWHERE else CARD_IDS[card] for card in s.market])
    if what in ("market_deck", "devoured"):
        return named_or_counted(getattr(s, what), expected)
    found: object = getattr(s, what)
    return found


def check_side(s: TyrantsState, seat: int, expected: Side) -> None:
    for field in fields(expected):
        wanted = getattr(expected, field.name)
        if wanted is not None:
            found = look_at_player(s, seat, field.name, wanted)
            assert found == (tidy(wanted) if field.name != "trophies" else "".join(sorted(wanted))), (
                f"{SEAT_LETTERS[seat]}'s {field.name}: {found}, not {wanted}"
            )


def look_at_player(s: TyrantsState, seat: int, what: str, expected: object) -> object:
    player: Player = s.players[seat]
    if what == "spies":
        return s.spies_left(seat)
    if what == "trophies":
        return "".join(sorted("".join([COLOUR_SIGNS[c] * n for c, n in enumerate(player.trophies)])))
    if what in ("barracks", "vp"):
        return int(getattr(player, what))
    return named_or_counted(getattr(player, what), expected)


# ---- two positions that cards are tried in ----

# A stands in Eryndlyn among two enemies: one of B beside him, a white one on the way to Araumycos. B also stands in
# Kanaglym, where A has no presence.
FRONT = {"eryndlyn": "AAB", "kanaglym": "BB"}
NEAR = {"eryndlyn.2", "araumycos__eryndlyn.0"}
NEAR_WHITE = {"araumycos__eryndlyn.0"}
NEAR_EMPTY = {"llacerellyn__eryndlyn.0", "eryndlyn__kanaglym.0"}
# A alone in Kanaglym: no enemy anywhere near.
ALONE = {"kanaglym": "AAA"}


def front(hand: str, **more: Unpack[Scene]) -> TyrantsTable:
    """A has these cards at the front."""
    given: Scene = {"map": FRONT, "A": has(hand=hand), **more}
    return table(**given)


def alone(hand: str, **more: Unpack[Scene]) -> TyrantsTable:
    """A has these cards far from everyone."""
    given: Scene = {"map": ALONE, "A": has(hand=hand), **more}
    return table(**given)


def answers(verb: str, things: set[str], *others: str) -> set[str]:
    return {f"{verb} {thing}" for thing in things} | set(others)
