"""A hunt: the aim of one turn, in which a figure is to fall before it is over and nothing else counts."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.aims import is_last_prey
from podziemia.games.descent.bots.book import enemies_of
from podziemia.games.descent.bots.priors import (
    HEALING,
    NEXT,
    TURNS,
    WALKS,
    planned,
    priors_of,
    stepped,
    surge_prior,
    walker,
)
from podziemia.games.descent.bots.tactics import Turn
from podziemia.games.descent.data.cards import FIGURE
from podziemia.games.descent.rules.attack import Attack
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.state import HERO_TURN, HEROES_SIDE, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Option
from podziemia.kernel.facets.aims import Aim, Aims
from podziemia.kernel.state import EVERYONE, Event

BRANCHING: Final = frozenset(("turn.action", "walk.step", "attack.target", "attack.weapon", "equip.item"))
"""Where a plan has branches. Surges and rerolls are answered by what lies on the table."""
REACH: Final = 12
"""How far away prey may stand."""
STRIKES: Final = ("attack", "free-attack", "extra-attack")
TRIVIAL: Final = ("target", "stop", "done")
BARE: Final = 5.0
"""Bare hands are for who has nothing else."""
BESIDE_THE_POINT: Final = -5.0
"""What leads away from the hunt."""
WOUND: Final = 0.3
"""Of two surges the one comes first that wounds more."""


class Hunt(Aim[DescentState]):
    """A hero's: the prey is to be defeated before the hero's turn is over."""

    def __init__(self, s: DescentState, prey: Figure) -> None:
        self.prey = prey.id
        self.hunter = s.turn.actor
        self.name = prey.name
        self.wins = len(s.wins)
        self.round = s.round
        self.falls = s.slain.count(prey.id)
        self.decides = is_last_prey(s, prey)

    def told(self) -> Event:
        return Event("aim_defeat", NOBODY, self.name, 0, NOBODY, (), EVERYONE)

    def is_reached(self, s: DescentState) -> bool:
        """A fall that is not an old one. When the encounter is over the map of the next may lie already and its fallen
        are forgotten: it was won by this fall if nobody else was left to fall."""
        if len(s.wins) > self.wins:
            return self.decides and s.wins[-1] == HEROES_SIDE
        return s.slain.count(self.prey) > self.falls

    def is_over(self, s: DescentState) -> bool:
        return len(s.wins) > self.wins or s.round > self.round or s.turn.actor != self.hunter

    def branching(self) -> frozenset[str]:
        return BRANCHING

    def priors(self, s: DescentState, ask: Ask) -> list[float]:
        prey = s.figures.get(self.prey)
        actor = walker(s, ask)
        if prey is None or not prey.on_map or actor is None or not actor.on_map:
            return priors_of(s, ask)
        if ask.kind in TURNS or ask.kind in WALKS:
            return hunting_priors(s, ask, actor, prey)
        if ask.kind == "attack.target":
            return [aimed_prior(s, option, prey, actor) for option in ask.options]
        if ask.kind == "attack.surge":
            return [wounding_prior(s, option, prey) for option in ask.options]
        liked = priors_of(s, ask)
        chosen = [option.verb == "choose" and option.index == self.prey for option in ask.options]
        return [value + NEXT if prey_is_it else value for value, prey_is_it in zip(liked, chosen, strict=True)]

    def sheet(self, tries: list[tuple[bool, list[Event]]]) -> dict[str, float]:
        """How often the hunter strikes in a turn, and for how many hearts. Who has felled the prey stops, so turns are
        counted in which it stands to the end."""
        strikes = [len([event for event in events if self.is_strike(event)]) for _, events in tries]
        hearts = sum([event.n for _, events in tries for event in events if self.is_wound(event)])
        whole = [n for n, (reached, _) in zip(strikes, tries, strict=True) if not reached]
        return {"strikes": sum(whole) / max(1, len(whole)), "hearts": hearts / max(1, sum(strikes))}

    def shown(self, answers: list[str]) -> list[str]:
        """Not every step of a walk, and not that the prey is the target."""
        found: list[str] = []
        for answer in answers:
            verb = answer.split()[0]
            if verb in TRIVIAL:
                continue
            if verb == "step" and found and found[-1].startswith("step "):
                found.pop()
            found.append(answer)
        return found

    def is_strike(self, event: Event) -> bool:
        return event.what == "attacked" and self.name in event.things

    def is_wound(self, event: Event) -> bool:
        return event.what == "hurt" and event.thing == self.name

    def rash(self, s: DescentState, ask: Ask) -> list[float]:
        """Strike if it can be struck, else walk up to it."""
        prey = s.figures.get(self.prey)
        actor = walker(s, ask)
        if ask.kind != "turn.action" or prey is None or not prey.on_map or actor is None or not actor.on_map:
            return self.priors(s, ask)
        turn = Turn(s, actor)
        turn.hunt(prey)
        strikes = turn.best_blow(actor.spaces[0]) > 0.0
        here = turn.far[actor.spaces[0]]
        return [rash_prior(turn, option, strikes, here) for option in ask.options]


def rash_prior(turn: Turn, option: Option, strikes: bool, here: int) -> float:
    if option.verb in STRIKES:
        gratis = 0.0 if option.verb == "attack" else 1.0
        return NEXT + gratis - (BARE if option.thing == "unarmed" else 0.0) if strikes else 0.0
    if option.verb == "step":
        return 6.0 + here - turn.far[option.index] if not strikes and turn.far[option.index] < here else 0.0
    if option.verb == "move":
        return 5.0 if not strikes else 1.0
    return 0.0


def hunting_priors(s: DescentState, ask: Ask, actor: Figure, prey: Figure) -> list[float]:
    turn = Turn(s, actor) if ask.kind in TURNS else Turn(s, actor, max(1, ask.n))
    turn.hunt(prey)
    liked = planned(turn, ask, actor) if ask.kind in TURNS else stepped(turn, ask)
    return [
        BESIDE_THE_POINT if option.verb in ("leave", "deliver") or option.thing in HEALING else value
        for option, value in zip(ask.options, liked, strict=True)
    ]


def aimed_prior(s: DescentState, option: Option, prey: Figure, actor: Figure) -> float:
    """At the prey; of a large one at the nearest space."""
    figure = s.figure_at(option.index) if option.verb == "target" else None
    if figure is None or figure.id != prey.id:
        return 0.0
    return NEXT - min([s.ground.distance(own, option.index) for own in actor.spaces])


def wounding_prior(s: DescentState, option: Option, prey: Figure) -> float:
    """What gets one wound more through counts, pierce as far as there are shields."""
    attack = s.attacks[-1] if s.attacks else None
    liked = surge_prior(s, option) if option.verb == "surge" else 1.0
    if not isinstance(attack, Attack) or liked >= 8.0:
        return liked
    lines = [line for line in attack.lines if line.id == option.thing]
    defense = next((d for d in attack.defenders if d.figure.id == prey.id), None)
    if not lines or defense is None:
        return liked
    blocked = max(0, defense.shields() - attack.pierce)
    wounds = lines[0].hearts + min(lines[0].pierce, blocked)
    return 4.0 + WOUND * wounds if wounds else min(liked, 3.9)


class DescentAims(Aims[DescentState]):
    def of(self, s: DescentState, ask: Ask) -> list[str]:
        """In a hero's own turn the enemies on the map. In the middle of a move, and of equipping, too many ways go on
        to the same."""
        hero = s.figures.get(s.turn.actor)
        if s.phase != HERO_TURN or not isinstance(hero, Hero) or hero.seat != ask.seat or not hero.up:
            return []
        if ask.kind == "equip.item" or [option for option in ask.options if option.verb == "step"]:
            return []
        return [foe.name for foe in enemies_of(s, True) if foe.on_map and can_reach(s, hero, foe)]

    def aim(self, s: DescentState, ask: Ask, name: str) -> Aim[DescentState]:
        return Hunt(s, s.figures[FIGURE[name]])


def can_reach(s: DescentState, hero: Hero, foe: Figure) -> bool:
    """Whether it is near enough for a turn."""
    return min([s.ground.distance(hero.spaces[0], space) for space in foe.spaces]) <= REACH
