"""What lies beside the figures: the turn under way, the tokens, the log of the campaign."""

from __future__ import annotations

from podziemia.games.descent.rules import fields
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.parts import Part


class Turn(Part):
    """What a figure may still do in its turn or activation."""

    __slots__ = fields.TURN_SLOTS

    actor: int
    actions: int
    points: int
    """Movement points."""
    attacks: int
    """Attacks a monster may still make with its two actions (DSC-8.25)."""
    bonus_attacks: int
    """Attack actions on top of the two actions (Frenzy, Grisban's feat)."""
    bonus_moves: int
    """Move actions on top of the two actions (Dash)."""
    free_attack: bool
    """The two-hero attack is still to be had (DSC-21.01)."""
    familiar: bool
    """The familiar was activated in this turn."""
    familiar_points: int
    """Movement points the familiar has left in its activation."""
    moved: bool
    moves: int
    """Move actions so far."""
    pending: int
    """Move actions not yet fully resolved: points of theirs are left (Word of Despair waits for that)."""
    in_move: bool
    """A move action is under way: trading is possible (DSC-14.08)."""
    rested: bool
    traded: int
    """Heroes with whom nothing changed hands since something was last done, as bits of seats."""
    unseen: int
    """Monsters that did not see the hero when the turn began, newcomers too (Sneaky), as bits of figure numbers."""
    shrunk: bool
    """A large monster that moves as a figure of one space (DSC-17.02)."""
    stop: tuple[int, ...]
    """The spaces of the last legal stop (DSC-6.08)."""
    played: tuple[str, ...]
    """Names of overlord cards played on this monster in this activation (DSC-16.03)."""
    used: tuple[str, ...]
    """Actions with a limit of one a turn."""
    dragged: int
    """Heroes Overpower was tried on from this space."""

    def __init__(self) -> None:
        """Fields are set by `new_turn` and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.TURN

    def copy(self) -> Turn:
        return fields.copy_turn(self, Turn())


def new_turn(actor: int, actions: int) -> Turn:
    turn = Turn()
    turn.actor = actor
    turn.actions = actions
    turn.points = 0
    turn.attacks = 1
    turn.bonus_attacks = 0
    turn.bonus_moves = 0
    turn.free_attack = False
    turn.familiar = False
    turn.familiar_points = 0
    turn.moved = False
    turn.moves = 0
    turn.pending = 0
    turn.in_move = False
    turn.rested = False
    turn.traded = 0
    turn.unseen = 0
    turn.shrunk = False
    turn.stop = ()
    turn.played = ()
    turn.used = ()
    turn.dragged = 0
    return turn


def no_turn() -> Turn:
    """Nobody's: between two turns or activations."""
    return new_turn(NOBODY, 0)


class Token(Part):
    """An objective token: where it lies or who bears it, and what it shows."""

    __slots__ = fields.TOKEN_SLOTS

    marker: str
    space: int
    bearer: int
    state: str
    progress: int
    mark: str
    changed: int
    """The round in which it last changed its state."""
    hidden: bool

    def __init__(self) -> None:
        """Fields are set by `new_token` and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.TOKEN

    def copy(self) -> Token:
        return fields.copy_token(self, Token())


def new_token(marker: str, space: int) -> Token:
    token = Token()
    token.marker = marker
    token.space = space
    token.bearer = NOBODY
    token.state = ""
    token.progress = 0
    token.mark = ""
    token.changed = 0
    token.hidden = False
    return token


class CampaignLog(Part):
    """What a campaign remembers between quests (DSC-23.07)."""

    __slots__ = fields.CAMPAIGN_LOG_SLOTS

    gold: int
    overlord_xp: int
    history: list[tuple[int, int]]
    """Quests played and the side that won each."""
    flags: list[str]
    relics: list[int]
    """Relics the overlord owns, by number."""
    next_quest: int
    stage: int
    """The step of the campaign phase that comes next."""
    story: list[tuple[str, str, int]]
    """Everything worth telling afterwards, in order: what happened, to which thing, and a number."""

    def __init__(self) -> None:
        """Fields are set by `new_campaign` and by `copy`."""

    def fields(self) -> tuple[str, ...]:
        return fields.CAMPAIGN_LOG

    def copy(self) -> CampaignLog:
        return fields.copy_campaign_log(self, CampaignLog())


def new_campaign() -> CampaignLog:
    """No gold, no experience, nothing played (DSC-23.06)."""
    log = CampaignLog()
    log.gold = 0
    log.overlord_xp = 0
    log.history = []
    log.flags = []
    log.relics = []
    log.next_quest = NOBODY
    log.stage = 0
    log.story = []
    return log
