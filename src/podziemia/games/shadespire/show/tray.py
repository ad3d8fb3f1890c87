"""The dice tray: the last roll as a view, with what each die was for and what came of it."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import CARD_IDS
from podziemia.games.shadespire.data.dice import CRIT, FACE_IDS
from podziemia.games.shadespire.rules.deed import DRAW, OF_CARD, OF_ROLL_OFF, SUCCESS, Roll, Strike
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import counted_defence
from podziemia.games.shadespire.show import seen
from podziemia.kernel.ask import NOBODY


def tray(s: ShadespireState) -> seen.AttackRoll | seen.DiceRoll | None:
    """Everybody sees all dice."""
    if s.roll is None:
        return None
    return _of_dice(s.roll) if s.roll.strike is None else _of_strike(s, s.roll.strike)


def _of_dice(roll: Roll) -> seen.DiceRoll:
    return {
        "kind": OF_CARD if roll.kind == OF_CARD else OF_ROLL_OFF,
        "seat": roll.seat,
        "card": None if roll.card == NOBODY else CARD_IDS[roll.card],
        "dice": [[_die(face, roll.counted) for face in dice] for dice in roll.dice],
        "winner": roll.winner,
    }


def _of_strike(s: ShadespireState, a: Strike) -> seen.AttackRoll:
    return {
        "kind": "attack",
        "seat": a.seat,
        "attacker": a.attacker.id,
        "profile": a.profile.id,
        "target": a.target.id,
        "pool": (a.attack_dice, a.defence_dice),
        "counts": (_faces(a.attack_faces), _faces(counted_defence(a, CRIT in a.attack_roll))),
        "supports": a.supports,
        "dice": (
            [_die(face, a.attack_faces) for face in a.attack_roll],
            [_die(face, counted_defence(a, CRIT in a.attack_roll)) for face in a.defence_roll],
        ),
        "outcome": _outcome(a),
        "critical": a.crit_hit,
        "trapped": a.trapped,
        "damage": sum([n for f, n in a.hurt if f is a.target]),
        "slain": [1 for fallen in a.fallen if fallen.fighter is a.target] != [],
        "driven": next((s.name_of(there) for f, _, there in reversed(a.driven) if f is a.target), None),
    }


def _outcome(a: Strike) -> seen.Outcome:
    """Nothing as long as it is open."""
    if not a.judged:
        return ""
    if a.outcome == SUCCESS:
        return "succeeded"
    return "drawn" if a.outcome == DRAW else "failed"


def _die(face: int, counted: int) -> seen.Die:
    """The face, and whether it counts."""
    return FACE_IDS[face], counted >> face & 1 == 1


def _faces(counted: int) -> list[str]:
    return [id for face, id in enumerate(FACE_IDS) if counted >> face & 1]
