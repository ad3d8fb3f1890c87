"""A battlefield for tests: who stands where, what is in hand, and which faces the dice will show.

t = battle(place={"obryn_the_bold": (7, 3), "targor": (9, 3)}, hand_a=["sidestep"])
t.roll("hammer", "crit", "dodge")           the next dice, in the order they are rolled
t.play("A attack obryn_the_bold")
"""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.boards import BOARD_IDS
from podziemia.games.shadespire.data.cards import CARD_IDS, NUMBER, is_ploy, is_upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE, coordinates, hex_at
from podziemia.games.shadespire.rules.battlefield import assemble
from podziemia.games.shadespire.rules.decks import Deck, ready_deck
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import count_upgrades
from podziemia.games.shadespire.rules.setup import set_up
from podziemia.games.shadespire.rules.state import ACTIVATION, END_SCORE, POWER_STEP, Player, ShadespireState
from podziemia.kernel.ask import SEAT_LETTERS, Rules
from podziemia.kernel.rng import Rng, seeded
from tests.support.table import Table

Place = dict[str, tuple[int, int]]
T = TypeVar("T")

SIDES = {"crit": 0, "hammer": 1, "shield": 1, "sword": 3, "dodge": 3, "support1": 4, "support2": 5}
SIDES |= {"other hammer": 2, "other shield": 2}
FIELDS = {
    "BF1": ("mirror_well", "katophranes_reliquary", 4),
    "BF2": ("shattered_tower", "mirror_well", 4),
    "BF3": ("mirror_well", "shattered_tower", 9),
    "BF4": ("mirror_well", "katophranes_reliquary", 8),
    "LETHAL": ("arcane_nexus", "mirror_well", 4),
    "FORGE": ("animus_forge", "mirror_well", 4),
}


class LoadedDice(Rng):
    """Dice that show what they are told to, then fair ones."""

    __slots__ = ("faces",)

    def __init__(self, fair: Rng, faces: tuple[str, ...] = ()) -> None:
        super().__init__(fair._key, fair._blocks, fair._words, fair._at)
        self.faces = deque(faces)

    def copy(self) -> Rng:
        return LoadedDice(self, tuple(self.faces))

    def below(self, n: int) -> int:
        return SIDES[self.faces.popleft()] if n == 6 and self.faces else super().below(n)


SEATS = {"A": 0, "B": 1}
"""Which seat a scene means by A and by B."""


@contextmanager
def sides_changed() -> Iterator[None]:
    """What a scene says of A is the other seat's in here: no rule may know one seat from the other."""
    SEATS.update(A=1, B=0)
    try:
        yield
    finally:
        SEATS.update(A=0, B=1)


def seat_of(letter: str) -> int:
    return SEATS[letter]


def letter_of(seat: int) -> str:
    return "A" if seat == SEATS["A"] else "B"


class Battle(Table[ShadespireState]):
    quiet = "activation"

    def play(self, *moves: str) -> None:
        super().play(*[meant(move) for move in moves])

    def refuses(self, *moves: str) -> None:
        super().refuses(*[meant(move) for move in moves])

    def expect(self, who_and_what: str, *answers: str, n: int | None = None, because: str | None = None) -> None:
        super().expect(meant(who_and_what), *answers, n=n, because=because)

    def options(self, seat: str = "") -> set[str]:
        return super().options(SEAT_LETTERS[seat_of(seat)] if seat else "")

    def ready(self, letter: str) -> None:
        super().ready(SEAT_LETTERS[seat_of(letter)])

    def told(self, eyes: str = "") -> list[str]:
        heard = super().told(SEAT_LETTERS[seat_of(eyes)] if eyes else "")
        return [" ".join([meant_letter(word) for word in text.split()]) for text in heard]

    @property
    def s(self) -> ShadespireState:
        return self.match.state

    def fighter(self, id: str) -> Fighter:
        return next(f for f in self.s.fighters if f.id == id)

    def player(self, letter: str) -> Player:
        return self.s.players[seat_of(letter)]

    def glory(self) -> list[int]:
        """Of A and of B."""
        return [self.player(letter).glory for letter in "AB"]

    def roll(self, *faces: str) -> None:
        dice = self.s.rng
        assert isinstance(dice, LoadedDice)
        dice.faces.extend(faces)

    def at(self, x: int, r: int) -> str:
        """The name of the hex."""
        return self.s.name_of(hex_at(x, r))

    def where(self, id: str) -> tuple[int, int] | None:
        hex = self.fighter(id).hex
        return None if hex == NOWHERE else coordinates(hex)

    def kind(self) -> str:
        return f"{letter_of(self.ask.seat)} {self.ask.kind}"

    def offers(self, id: str, seat: str = "A") -> bool:
        """Whether the seat is asked for that objective now."""
        return self.kind() == f"{seat} score.now" and f"score {id}" in self.options()

    def skip_to(self, kind: str) -> None:
        """Pass and decline until this question is asked."""
        for _ in range(200):
            if self.ask.kind == kind:
                return
            texts = self.options()
            answer = next(t for t in ("pass", "decline", "done", "stay", "keep") if t in texts)
            self.play(f"{letter_of(self.ask.seat)} {answer}")
        raise AssertionError(f"{kind} is never asked")


def meant_letter(word: str) -> str:
    return letter_of(SEAT_LETTERS.index(word)) if word in ("A", "B") else word


def meant(move: str) -> str:
    """The move with the letter of the seat that is meant."""
    letter, rest = move.split(maxsplit=1)
    return f"{SEAT_LETTERS[seat_of(letter)]} {rest}"


def arranged(
    a: str = "steelhearts_champions",
    b: str = "garreks_reavers",
    field: str = "BF1",
    place: Place | None = None,
    hand_a: tuple[str, ...] | list[str] = (),
    hand_b: tuple[str, ...] | list[str] = (),
    objectives_a: tuple[str, ...] | list[str] = (),
    objectives_b: tuple[str, ...] | list[str] = (),
    upgrades: dict[str, list[str]] | None = None,
    glory: tuple[int, int] = (0, 0),
    tokens: dict[int, tuple[int, int]] | None = None,
    active: int = 0,
    stage: int = ACTIVATION,
    round: int = 1,
    dice: tuple[str, ...] = (),
    inspired: tuple[str, ...] = (),
    wounds: dict[str, int] | None = None,
    **options: object,
) -> ShadespireState:
    """A state in the middle of a game. Fighters that are not placed are out of action."""
    one, other = seat_of("A"), seat_of("B")
    ids = by_seat(a, b)
    decks = [ready_deck(f"{id}_starter") for id in ids]
    taken = by_seat(set(hand_a) | set(objectives_a), set(hand_b) | set(objectives_b))
    decks = [
        Deck(
            deck.warband,
            tuple(card for card in deck.objectives if CARD_IDS[card] not in gone),
            tuple(card for card in deck.power if CARD_IDS[card] not in gone),
        )
        for deck, gone in zip(decks, taken, strict=True)
    ]
    s = set_up(decks, LoadedDice(seeded("battle"), dice), **options)  # type: ignore[arg-type]
    first, second, join = FIELDS[field]
    s.players[one].board, s.players[other].board = BOARD_IDS.index(first), BOARD_IDS.index(second)
    s.first_placer, s.join = one, join
    s.field = assemble(s.players[one].board, 0, s.players[other].board, 0, join, not s.loose_sight)
    s.facedown, s.token_pile = list(range(5)), []
    for number, (x, r) in (tokens or {}).items():
        s.tokens[number - 1] = hex_at(x, r)
    for id, (x, r) in (place or {}).items():
        s.put(next(f for f in s.fighters if f.id == id), hex_at(x, r))
    for seat, hand, objectives, won in ((one, hand_a, objectives_a, glory[0]), (other, hand_b, objectives_b, glory[1])):
        s.players[seat].hand = [NUMBER[id] for id in hand]
        s.players[seat].objectives = [NUMBER[id] for id in objectives]
        s.players[seat].glory = won
        assert all(is_ploy(card) or is_upgrade(card) for card in s.players[seat].hand)
    for f in s.fighters:
        f.inspired = f.id in inspired
        f.wounds = (wounds or {}).get(f.id, 0)
        for card in (upgrades or {}).get(f.id, []):
            f.upgrades.append(NUMBER[card])
            for pile in (s.players[f.seat].power_deck,):
                if NUMBER[card] in pile:
                    pile.remove(NUMBER[card])
        count_upgrades(f)
    turn = one if active == 0 else other
    s.stage, s.round, s.active, s.first, s.turn_to = stage, round, turn, turn, turn
    if stage == POWER_STEP:
        s.players[turn].used = 1
    s.held_start = s.holders()
    return s


def by_seat(of_a: T, of_b: T) -> list[T]:
    return [of_a, of_b] if seat_of("A") == 0 else [of_b, of_a]


def battle(**position: object) -> Battle:
    """A match at that position."""
    return Battle(GAME, arranged(**position))  # type: ignore[arg-type]


def power_step(**position: object) -> Battle:
    """In the power step after the first activation of the active player."""
    return battle(stage=POWER_STEP, **position)


def end_phase(**position: object) -> Battle:
    return battle(stage=END_SCORE, **position)


def run(rules: Rules[object]) -> object:
    """A rule that asks nothing, or only what has a single answer."""
    answer = None
    while True:
        try:
            ask = next(rules) if answer is None else rules.send(answer)
        except StopIteration as end:
            return end.value
        assert len(ask.options) == 1, f"a real question: {ask}"
        answer = ask.options[0]
