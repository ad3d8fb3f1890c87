"""A fighter in the game: where it stands, what has been done to it and what it carries."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import FIGHTER_THINGS
from podziemia.games.shadespire.data.profiles import FighterCard, Profile, Side
from podziemia.games.shadespire.data.warbands import FIGHTERS


class Fighter:
    """A fighter in the game. `number` is its place in the list of all fighters, both sides."""

    __slots__ = (
        "card",
        "charged",
        "defence_bonus",
        "frozen",
        "guard",
        "hex",
        "inspired",
        "move_bonus",
        "moved",
        "number",
        "seat",
        "spec",
        "spent",
        "tainted",
        "thing",
        "upgrades",
        "windows",
        "wounds",
        "wounds_bonus",
    )

    number: int
    seat: int
    spec: int
    thing: int
    """Its place in FIGHTER_THINGS."""
    card: FighterCard
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

    def copy(self) -> Fighter:
        twin = Fighter()
        twin.number = self.number
        twin.seat = self.seat
        twin.spec = self.spec
        twin.thing = self.thing
        twin.card = self.card
        twin.hex = self.hex
        twin.wounds = self.wounds
        twin.inspired = self.inspired
        twin.tainted = self.tainted
        twin.moved = self.moved
        twin.charged = self.charged
        twin.guard = self.guard
        twin.spent = self.spent
        twin.frozen = self.frozen
        twin.upgrades = self.upgrades[:]
        twin.move_bonus = self.move_bonus
        twin.defence_bonus = self.defence_bonus
        twin.wounds_bonus = self.wounds_bonus
        twin.windows = self.windows
        return twin

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
    fighter.move_bonus = 0
    fighter.defence_bonus = 0
    fighter.wounds_bonus = 0
    fighter.windows = 0
    fighter.clear_tokens()
    return fighter
