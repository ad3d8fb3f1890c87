"""What is being done: an attack, a move, a ploy. Windows and objectives look at it; only public things stand here."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules import fields
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.parts import Record

ATTACK: Final = "attack"
MOVE: Final = "move"
PLOY: Final = "ploy"
UPGRADE: Final = "upgrade"
ACTION: Final = "action"
DRAWN: Final = "drawn"

NO_LIMIT: Final = 99
UNWEIGHED: Final = 0
UNDECIDED: Final = False
"""What an attack has before it is weighed against a target: set anew for each before anybody looks at it."""

FAILURE: Final = 0
DRAW: Final = 1
SUCCESS: Final = 2


class Doer(Record):
    """Who does harm: the seat that has it done and whose warband answers for it (SHA-8.28, SHA-16.10); the fighter that
    does it, if one does, whoever owns it; whether it is a Reaction; the card or attack behind it, and its Damage."""

    __slots__ = fields.DOER_SLOTS

    def __init__(
        self, seat: int, fighter: Fighter | None = None, as_reaction: bool = False, source: str = "", damage: int = 0
    ) -> None:
        self.seat = seat
        self.fighter = fighter
        self.as_reaction = as_reaction
        self.source = source
        self.damage = damage

    def fields(self) -> tuple[str, ...]:
        return fields.DOER

    def number(self) -> int:
        """The number of the fighter, or NOBODY."""
        return NOBODY if self.fighter is None else self.fighter.number

    def own(self) -> Fighter | None:
        """The fighter, if the seat owns it and does not merely command it."""
        return self.fighter if self.fighter is not None and self.fighter.seat == self.seat else None


class Fallen(Record):
    """A fighter taken out of action, as it was at that moment."""

    __slots__ = fields.FALLEN_SLOTS

    def __init__(self, fighter: Fighter, by: Doer, near: list[Fighter], leader: bool, zone: int) -> None:
        self.fighter = fighter
        self.hex = fighter.hex
        self.by = by
        self.near = near
        self.leader = leader
        self.zone = zone
        self.upgrades = fighter.upgrades[:]
        self.wounds = fighter.most_wounds()

    def fields(self) -> tuple[str, ...]:
        return fields.FALLEN


class Aim(Record):
    """An attack about to be chosen: whose, by which player, and as far as it is known with what and at whom."""

    __slots__ = fields.AIM_SLOTS

    def __init__(
        self,
        seat: int,
        fighter: int,
        profile: str = "",
        target: int = NOBODY,
        charge: bool = False,
    ) -> None:
        self.seat = seat
        self.fighter = fighter
        self.profile = profile
        self.target = target
        self.charge = charge

    def fields(self) -> tuple[str, ...]:
        return fields.AIM


class Deed(Record):
    """One action, Reaction or ploy while it is made and right after: who has it made, whose fighter makes it, whether
    as a Reaction, and by which card."""

    __slots__ = fields.DEED_SLOTS

    def __init__(self, kind: str, seat: int, fighter: Fighter | None = None, card: int = NOBODY) -> None:
        self.kind = kind
        self.seat = seat
        """Who has it made; for an attack the player who chooses for the attacker."""
        self.fighter = fighter
        self.card = card
        self.fallen: list[Fallen] = []
        self.hurt: list[tuple[Fighter, int]] = []
        self.charge = False
        self.as_reaction = False
        self.saved = False
        """Whether a Reaction has just saved the fighter about to be removed."""
        self.length = 0
        self.lost_contact = UNDECIDED
        self.guarded = False
        self.denied = False
        self.opened = False
        """Whether the ploy has been open to Reactions."""
        self.chosen: Fighter | None = None
        self.candidates: list[Fighter] = []

    def owner(self) -> int:
        """The seat whose fighter makes it, or whose card it is."""
        return self.seat if self.fighter is None else self.fighter.seat

    def source(self) -> str:
        """The card it comes from."""
        return "" if self.card == NOBODY else CARD_IDS[self.card]

    def doer(self) -> Doer:
        """Who answers for the harm that the card itself does."""
        return Doer(self.seat, None, self.as_reaction, self.source())

    def fields(self) -> tuple[str, ...]:
        return fields.DEED


class Strike(Deed):
    """An Attack action. The numbers are those against the target of the moment."""

    __slots__ = fields.STRIKE_SLOTS

    def __init__(self, seat: int, attacker: Fighter, profile: Profile, target: Fighter) -> None:
        super().__init__(ATTACK, seat, attacker)
        self.attacker = attacker
        self.profile = profile
        self.target = target
        self.targets: list[Fighter] = [target]
        self.begun: Deed | None = None
        """The Move part of the Charge that the attack ends."""
        self.range = profile.range
        self.spells: list[tuple[int, int, int]] = []
        """Ploys that bear on this attack as the first of its activation."""
        self.doubled: Fighter | None = None
        """The supporting fighter that Dual Strike counts as two."""
        self.dice_set = UNWEIGHED
        self.extra_dice = 0
        self.extra_damage = UNWEIGHED
        self.for_target: list[int] = []
        """Ploys that help the target as the first to be targeted."""
        self.attack_dice = UNWEIGHED
        self.attack_faces = UNWEIGHED
        self.crit_faces = UNWEIGHED
        self.defence_dice = UNWEIGHED
        self.defence_faces = UNWEIGHED
        self.attack_roll: list[int] = []
        self.defence_roll: list[int] = []
        self.fresh: list[int] = []
        """The attack dice, by place, that have not been re-rolled (SHA-1.05)."""
        self.rerolls = UNWEIGHED
        self.reroll_any = ""
        """The card that lets any attack dice be re-rolled together."""
        self.target_reroll = ""
        """The card that lets one of the target's dice be re-rolled."""
        self.set_aside = ""
        """The card for which the target sets one of its dice aside."""
        self.damage = UNWEIGHED
        self.crit_damage = UNWEIGHED
        self.most_damage = NO_LIMIT
        self.doubles = UNWEIGHED
        self.cleave = UNDECIDED
        self.knockback = UNWEIGHED
        self.supports = (UNWEIGHED, UNWEIGHED)
        self.support_lead = UNWEIGHED
        self.judged = UNDECIDED
        """Whether the outcome against the target of the moment is known."""
        self.outcome = FAILURE
        self.succeeded = False
        self.missed: list[tuple[Fighter, int]] = []
        """Targets the attack failed against, with the dice it had."""
        self.crit_hit = UNDECIDED
        self.any_crit_hit = False
        self.crits_rolled: list[Fighter] = []
        """For whom a CRIT came up, on attack or defence dice."""
        self.target_crit = UNDECIDED
        self.trapped = UNDECIDED
        self.trap_hurt = False
        self.bounced: Doer | None = None
        """Who turns the damage back on the attacker."""
        self.no_drive = UNDECIDED
        self.drive_used = UNDECIDED
        self.driven: list[tuple[Fighter, int, int]] = []
        """Who was driven back, from where and to where."""
        self.hit_guard = False
        self.underdog_hit = False
        self.upper_hand = False
        self.balanced = False
        self.exact_kill = False
        self.over_kill = False

    def source(self) -> str:
        return self.profile.id

    def fields(self) -> tuple[str, ...]:
        return fields.STRIKE


OF_ATTACK: Final = "attack"
OF_CARD: Final = "card"
OF_ROLL_OFF: Final = "roll-off"


class Roll(Record):
    """The dice thrown last: of an attack (all of it stands in the strike), for a card, or of a roll-off with a row of
    dice per seat."""

    __slots__ = fields.ROLL_SLOTS

    def __init__(self, kind: str, dice: list[list[int]], strike: Strike | None = None) -> None:
        self.kind = kind
        self.dice = dice
        self.strike = strike
        self.seat = NOBODY
        self.card = NOBODY
        self.counted = 0
        """The faces, as bits, on which the card does something."""
        self.winner = NOBODY

    def fields(self) -> tuple[str, ...]:
        return fields.ROLL
