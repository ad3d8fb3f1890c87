"""A fighter in the game: where it stands, what has been done to it and what it carries."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import FIGHTER_THINGS
from podziemia.games.shadespire.data.profiles import FighterCard, Profile, Side
from podziemia.games.shadespire.data.warbands import FIGHTERS
from podziemia.games.shadespire.rules import fields
from podziemia.kernel.parts import Derived, Part


class Fighter(Part):
    """A fighter in the game. `number` is its place in the list of all fighters, both sides."""

    __slots__ = fields.FIGHTER_SLOTS

    number: int
    seat: int
    spec: int
    thing: int
    """Its place in FIGHTER_THINGS."""
    card: Derived[FighterCard]
    hex: int
    wounds: int
    inspired: bool
    tainted: bool
    """Never Inspired again (SHA-16.03)."""
    moved: bool
    charged: bool
    guard: bool
    spent: bool
    """Cannot be activated again this phase."""
    frozen: bool
    """Makes no actions and takes no damage this phase."""
    upgrades: list[int]
    move_bonus: int
    defence_bonus: int
    wounds_bonus: int
    windows: int
    """The windows, as bits, in which it or its upgrades may react."""

    def fields(self) -> tuple[str, ...]:
        return fields.FIGHTER

    def handle(self) -> str:
        return f"fighter {self.number}"

    def copy(self) -> Fighter:
        return fields.copy_fighter(self, Fighter())

    @property
    def id(self) -> str:
        return FIGHTER_THINGS[self.thing]

    @property
    def side(self) -> Side:
        """The side of its card that is shown."""
        return self.card.inspired if self.inspired else self.card.base

    def most_wounds(self) -> int:
        return max(1, self.side.wounds + self.wounds_bonus)

    def has(self, card: int) -> bool:
        return card in self.upgrades

    def stands_in(self) -> bool:
        """Whether it is the leader's second in command."""
        return [card for card in self.upgrades if upgrade(card).stands_in] != []

    def guards(self, ally: Fighter) -> bool:
        """Whether the ally is on Guard next to it."""
        return [card for card in self.upgrades if upgrade(card).guards == ally.card.id] != []

    def profiles(self) -> list[Profile]:
        """All its attacks, those of upgrades last."""
        found = list(self.side.attacks)
        for card in self.upgrades:
            found.extend(upgrade(card).attacks)
        return found

    def clear_tokens(self) -> None:
        self.moved = False
        self.charged = False
        self.guard = False
        self.spent = False
        self.frozen = False


def new_fighter(number: int, seat: int, spec: int, mirror: bool) -> Fighter:
    """Out of action and without upgrades; what those change has yet to be counted."""
    fighter = Fighter()
    fighter.number = number
    fighter.seat = seat
    fighter.spec = spec
    fighter.thing = spec + (len(FIGHTERS) if mirror else 0)
    fighter.card = FIGHTERS[spec]
    fighter.hex = NOWHERE
    fighter.wounds = 0
    fighter.inspired = False
    fighter.tainted = False
    fighter.upgrades = []
    fighter.clear_tokens()
    return fighter
