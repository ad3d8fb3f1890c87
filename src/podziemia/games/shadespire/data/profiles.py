"""What stands on a fighter card: characteristics and attacks."""

from __future__ import annotations


class Profile:
    """An Attack action of a fighter or an upgrade."""

    __slots__ = (
        "all_adjacent",
        "cleave",
        "crit_cleave",
        "crit_damage",
        "crit_knockback",
        "damage",
        "dice",
        "discard_after_use",
        "discard_on_success",
        "id",
        "knockback",
        "range",
        "reaction_only",
        "rerolls",
        "steps_first",
        "symbol",
    )

    def __init__(
        self,
        id: str,
        range: int,
        symbol: int,
        dice: int,
        damage: int,
        cleave: bool = False,
        knockback: int = 0,
        crit_damage: int = 0,
        crit_cleave: bool = False,
        crit_knockback: int = 0,
        all_adjacent: bool = False,
        rerolls: int = 0,
        reaction_only: bool = False,
        discard_on_success: bool = False,
        discard_after_use: bool = False,
        steps_first: bool = False,
    ) -> None:
        self.id = id
        self.range = range
        self.symbol = symbol
        self.dice = dice
        self.damage = damage
        self.cleave = cleave
        self.knockback = knockback
        self.crit_damage = crit_damage
        self.crit_cleave = crit_cleave
        self.crit_knockback = crit_knockback
        self.all_adjacent = all_adjacent
        self.rerolls = rerolls
        self.reaction_only = reaction_only
        self.discard_on_success = discard_on_success
        self.discard_after_use = discard_after_use
        self.steps_first = steps_first
        """Whether the bearer is pushed one hex before it."""


class Side:
    """One side of a fighter card."""

    __slots__ = ("attacks", "defence", "move", "symbol", "usable", "wounds")

    def __init__(self, move: int, defence: int, symbol: int, wounds: int, attacks: tuple[Profile, ...]) -> None:
        self.move = move
        self.defence = defence
        self.symbol = symbol
        self.wounds = wounds
        self.attacks = attacks
        self.usable = [profile for profile in attacks if not profile.reaction_only]
        """Its attacks, those for Reactions left out (SHA-8.02)."""


class FighterCard:
    """A fighter: normal and Inspired side, and what is true on both."""

    __slots__ = ("actions", "base", "id", "inspired", "leader", "never_driven_back", "no_attack_upgrades")

    def __init__(
        self,
        id: str,
        base: Side,
        inspired: Side,
        leader: bool = False,
        actions: tuple[str, ...] = (),
        never_driven_back: bool = False,
        no_attack_upgrades: bool = False,
    ) -> None:
        self.id = id
        self.base = base
        self.inspired = inspired
        self.leader = leader
        self.actions = actions
        self.never_driven_back = never_driven_back
        self.no_attack_upgrades = no_attack_upgrades


class Warband:
    __slots__ = ("fighters", "id")

    def __init__(self, id: str, fighters: tuple[FighterCard, ...]) -> None:
        self.id = id
        self.fighters = fighters
