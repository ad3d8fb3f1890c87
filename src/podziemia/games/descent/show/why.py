"""Why not? What forbids a player the thing he points at, in the words of the rules."""

from __future__ import annotations

from podziemia.games.descent.data.cards import CARD, FIGURE
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.parts import STUNNED
from podziemia.games.descent.rules.facts import in_pit, sees_figure, spare_fatigue
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.movement import enemy_bits, step_cost, web_toll
from podziemia.games.descent.rules.state import MONSTER_TURN, DescentState
from podziemia.games.descent.rules.weapons import weapons
from podziemia.kernel.ask import Ask
from podziemia.kernel.game import Reason


def why_not(s: DescentState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
    """The conditions for choosing the thing now, each met or not."""
    if ask is None or ask.seat != seat or ask.kind not in ("turn.action", "monster.action"):
        return []
    actor = s.figures.get(s.turn.actor)
    if actor is None or not actor.on_map:
        return []
    if thing in SPACE_IDS:
        return why_not_step(s, actor, SPACE_IDS.index(thing))
    if isinstance(actor, Hero) and thing in CARD and CARD[thing] in actor.skills:
        return why_not_skill(s, actor, CARD[thing])
    if thing in FIGURE and FIGURE[thing] in s.figures:
        return why_not_attack(s, actor, s.figures[FIGURE[thing]])
    return []


def why_not_step(s: DescentState, actor: Figure, space: int) -> list[Reason]:
    """Adjacent, open, enough points, nobody in the way, not in a pit, not held by webs."""
    near = bool([own for own in actor.spaces if s.ground.is_adjacent(own, space)])
    cost = step_cost(s, actor, space)
    reasons = [
        Reason("DSC-5.02", "adjacent", near, SPACE_IDS[space]),
        Reason("DSC-6.05", "no-obstacle", cost > 0, SPACE_IDS[space]),
        Reason("DSC-6.01", "points", cost <= s.turn.points, SPACE_IDS[space], max(cost, 1), s.turn.points),
        Reason("DSC-6.05", "no-enemy", not enemy_bits(s, actor) >> space & 1, SPACE_IDS[space]),
    ]
    if in_pit(s, actor):
        reasons.append(Reason("DSC-19.06", "not-in-pit", False))
    toll = web_toll(s, actor) if isinstance(actor, Hero) else 0
    if isinstance(actor, Hero) and toll:
        spare = spare_fatigue(s, actor)
        reasons.append(Reason("DSC-10.03", "web", toll <= spare, "", toll, spare))
    return reasons


def why_not_skill(s: DescentState, hero: Hero, skill: int) -> list[Reason]:
    """Not exhausted, fatigue to spare, an action left, not stunned."""
    printed = SKILLS[skill]
    reasons = [
        Reason("DSC-4.16", "not-exhausted", not hero.is_exhausted(skill)),
        Reason(
            "DSC-4.06",
            "fatigue",
            spare_fatigue(s, hero) >= printed.fatigue,
            "",
            printed.fatigue,
            spare_fatigue(s, hero),
        ),
    ]
    if printed.kind == "action":
        reasons += [
            Reason("DSC-3.07", "action-left", s.turn.actions > 0),
            Reason("DSC-12.08", "not-stunned", not hero.conditions & STUNNED),
        ]
    return reasons


def why_not_attack(s: DescentState, actor: Figure, target: Figure) -> list[Reason]:
    """An enemy in sight, a weapon or the like, an action, and for monsters one attack an activation."""
    reasons = [
        Reason("DSC-8.30", "enemy", actor.good != target.good, target.name),
        Reason("DSC-8.03", "sight", target.on_map and sees_figure(s, actor, target), target.name),
        Reason("DSC-3.07", "action-left", s.turn.actions > 0),
        Reason("DSC-12.08", "not-stunned", not actor.conditions & STUNNED),
    ]
    if s.phase == MONSTER_TURN:
        reasons.append(Reason("DSC-8.25", "attack-left", s.turn.attacks > 0))
    elif isinstance(actor, Hero):
        reasons.append(Reason("DSC-8.06", "weapon", bool(weapons(actor)), target.name))
    return reasons
