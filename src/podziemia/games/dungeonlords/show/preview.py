"""The preview of a plan: the battle told step by step, as far as its owner can know it."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.bots.paladin import paladin_may_move
from podziemia.games.dungeonlords.bots.solver import (
    MOST_WAYS,
    THIS_ROUND,
    TYPICAL,
    Plan,
    Position,
    Solver,
    TooBigError,
    lay_out,
    worth_in,
)
from podziemia.games.dungeonlords.data.cards import (
    COMBAT_CARD_IDS,
    COMBAT_CARDS,
    HERO_IDS,
    HEROES,
    NOTHING,
)
from podziemia.games.dungeonlords.rules.battle import NO_CARD
from podziemia.games.dungeonlords.rules.school import LESSON
from podziemia.games.dungeonlords.rules.state import NO_LESSON, Adventurer, Dungeon, DungeonState
from podziemia.games.dungeonlords.rules.turn import PLAN
from podziemia.games.dungeonlords.show import seen
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.facets.foresight import Beat
from podziemia.kernel.state import EVERYONE, Event

SOON: Final = 1000
"""Battles played out in order to choose well; a preview must not keep its reader waiting."""
BEFORE: Final = "before"
TRAPS: Final = "traps"
FAST: Final = "fast"
STRIKES: Final = "monsters"
SLOW: Final = "slow"
HEALING: Final = "healing"
CONQUERING: Final = "conquering"
STEPS: Final = (BEFORE, TRAPS, FAST, STRIKES, SLOW, HEALING, CONQUERING)
"""The steps of a battle (DUN-14.01)."""
BEGINS: Final = {
    "trap_sprung": TRAPS,
    "monster_attacks": STRIKES,
    "monster_holds": STRIKES,
    "healed": HEALING,
    "fatigue": CONQUERING,
    "conquering_skipped": CONQUERING,
}
"""The events with which a step begins; a spell begins the step of its speed."""


class Scene:
    """A step of the battle: what happens in it, and the dungeon after it."""

    __slots__ = ("after", "events", "step")

    after: Dungeon

    def __init__(self, step: str, events: list[Event]) -> None:
        self.step = step
        self.events = events

    def beat(self) -> Beat:
        """The scene for the board: the party and the stores after it, as in the view."""
        stands: seen.Stands = {
            "party": [{"id": HERO_IDS[a.id], "damage": a.damage, "hp": a.left() + a.damage} for a in self.after.party],
            "gold": self.after.gold,
            "food": self.after.food,
            "imps": self.after.imps,
        }
        return Beat(self.step, self.events, stands)


class Stage(DungeonState):
    """The solver's little table, where somebody notes how the dungeon stands whenever a step of the battle is over."""

    __slots__ = ("scenes", "seat")

    scenes: list[Scene]
    seat: int

    def tell(
        self,
        what: str,
        seat: int = NOBODY,
        thing: str = "",
        n: int = 0,
        other: int = NOBODY,
        things: tuple[str, ...] = (),
        to: int = EVERYONE,
    ) -> None:
        step = BEGINS.get(what, self.scenes[-1].step)
        if what == "spell_cast":
            step = FAST if COMBAT_CARDS[COMBAT_CARD_IDS.index(thing)].fast else SLOW
        if step != self.scenes[-1].step:
            self.note()
            self.scenes.append(Scene(step, []))
        whose = NOBODY if seat == NOBODY else self.seat  # the little table has one dungeon only
        self.scenes[-1].events.append(Event(what, whose, thing, n, other, things, to))

    def note(self) -> None:
        self.scenes[-1].after = self.dungeons[0].copy()


def has_plan(s: DungeonState, seat: int) -> bool:
    dungeon = s.dungeons[seat]
    return s.phase in (PLAN, LESSON + 1) and dungeon.plan_tile != NOTHING and not dungeon.done


def preview(s: DungeonState, seat: int) -> list[Beat]:
    """The battle as it would go with the plan as it stands, the owner choosing well. An unknown combat card ends the
    story where it would begin to matter: after the traps if a spell could be cast, else before fatigue."""
    if not has_plan(s, seat):
        return []
    beats = foretold(s, seat)
    if paladin_may_move(s, seat, s.combat_round):
        beats[0].events.append(Event("paladin_may_move", seat, "", 0, NOBODY, (), EVERYONE))
    return beats


def foretold(s: DungeonState, seat: int) -> list[Beat]:
    dungeon = s.dungeons[seat]
    plan = Plan(dungeon.plan_tile, tuple(dungeon.plan_traps), tuple(dungeon.plan_units))
    solver = Solver(s, seat, worth_in(s), SOON)
    card = NO_CARD if s.school != NO_LESSON else solver.known[s.combat_round - 1]
    if card >= 0 or s.school != NO_LESSON:
        return [scene.beat() for scene in with_silent_steps(played(s, seat, solver, plan, card), s, seat, card)]
    story = with_silent_steps(played(s, seat, solver, plan, TYPICAL[s.year - 1]), s, seat, NO_CARD)
    return up_to_the_card(story, seat, FAST if magic_of(dungeon.party) >= s.combat_round else CONQUERING)


def magic_of(party: list[Adventurer]) -> int:
    return sum([HEROES[a.id].magic for a in party])


def played(s: DungeonState, seat: int, solver: Solver, plan: Plan, card: int) -> list[Scene]:
    """The battle played as well as can be, scene by scene."""
    position = solver.start(s, seat)
    way = best_way(solver, position, plan, card)
    stage = Stage()
    lay_out(stage, s)
    stage.seat = seat
    stage.scenes = [Scene(BEFORE, [])]
    solver.arena = stage
    solver.play(position, plan, card, way, [])
    stage.note()
    return stage.scenes


def best_way(solver: Solver, position: Position, plan: Plan, card: int) -> list[int]:
    most = solver.upper_bound(position)
    try:
        return solver.best_way(position, plan, card, most)[1]
    except TooBigError:
        solver.mode = THIS_ROUND
        solver.limit *= MOST_WAYS
        return solver.best_way(position, plan, card, most)[1]


def up_to_the_card(story: list[Scene], seat: int, until: str) -> list[Beat]:
    """The story before the step in which the unknown card begins to matter; a party held up does not tire."""
    beats: list[Beat] = []
    for scene in story:
        if scene.step == until and scene.events[0].what != "conquering_skipped":
            return [*beats, Beat(until, [Event("card_unknown", seat, "", 0, NOBODY, (), EVERYONE)])]
        beats.append(scene.beat())
    return beats  # the card does not matter


# ---- steps in which nothing happens ----


def with_silent_steps(told: list[Scene], s: DungeonState, seat: int, card: int) -> list[Scene]:
    """All steps of the battle up to its end; where nothing happened, the reason."""
    found = {scene.step: scene for scene in told}
    story: list[Scene] = []
    for step in STEPS:
        if step in (FAST, SLOW) and s.school != NO_LESSON:
            continue  # a lesson has no combat cards (DUN-22.01)
        scene = found.get(step)
        if scene is None:
            scene = Scene(step, [Event(silence(step, s, card, story), seat, "", s.combat_round, NOBODY, (), EVERYONE)])
            scene.after = story[-1].after
        story.append(scene)
        if scene is told[-1] and not scene.after.fights:
            break
    return story


def silence(step: str, s: DungeonState, card: int, before: list[Scene]) -> str:
    """Why nothing happens in the step."""
    party = before[-1].after.party
    if step in (FAST, SLOW):
        if card >= 0 and COMBAT_CARDS[card].fast != (step == FAST):
            return "card_is_slow" if step == FAST else "card_is_fast"
        return "magic_missing" if magic_of(party) < s.combat_round else "spells_barred"
    if step == HEALING:
        return no_healing(party, before)
    return "no_trap" if step == TRAPS else "no_monster"


def no_healing(party: list[Adventurer], before: list[Scene]) -> str:
    """Nobody can, nobody was attacked (DUN-14.16), nobody needs it, or something keeps them from it."""
    if not any(HEROES[a.id].hearts for a in party):
        return "no_priest"
    if not any(e.what == "monster_attacks" for scene in before for e in scene.events):
        return "no_attack"
    return "healing_barred" if any(a.damage for a in party) else "nobody_wounded"
