"""What special actions of cards are worth, in hearts: heroic feats, and what monsters and lieutenants can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.bots.stalling import must_hide
from podziemia.games.descent.bots.tactics import Blow, Turn
from podziemia.games.descent.data.dice import BLUE, RED, YELLOW
from podziemia.games.descent.data.parts import AWARENESS, IMMOBILIZED, MIGHT, STUNNED, WILLPOWER
from podziemia.games.descent.data.quest_language import calls_in
from podziemia.games.descent.rules.facts import (
    adjacent_victims,
    attribute,
    monsters_within,
    victims_within,
)
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.quest_rules import Scene, matches
from podziemia.games.descent.rules.rolling import chance_to_pass
from podziemia.games.descent.rules.state import DescentState

SCORCHED: Final = 2.5
"""What it costs to strike a friend as well."""
STUNNING: Final = 1.1
"""What it is worth to stun a monster that could strike; a hero loses more."""
HERO_STUNNED: Final = 2.5
HELD_FAST: Final = 1.2
"""What it is worth that a hero cannot move, or is thrown about."""
BREATHLESS: Final = 0.35
"""What it is worth that a hero suffers a fatigue."""
MENDED: Final = 0.7
"""What a heart is worth that a monster recovers, as far as a die may be expected to bring so many."""
RED_DIE: Final = 2
SACRIFICED: Final = 5
"""Hearts that a lieutenant takes from a follower at most, and what it costs to lose that one."""
FOLLOWER: Final = 1.5
SUMMONED: Final = 3.0
"""What it is worth that the quest sends for somebody."""
PROMOTED: Final = 1.5
HABIT: Final = 0.5
"""What nobody has worked out."""
BOLT: Final = -2
"""A bolt of shadow is no weapon that anybody bears."""


# ---- heroic feats ----


def strike_around(turn: Turn) -> float:
    """What it brings to strike everybody who stands next to the figure, friends included."""
    s = turn.s
    here = turn.figure.spaces[0]
    beside = s.ground.plan.spread(turn.figure.bits)
    foes = [target for target in turn.targets if target.figure.bits & beside]
    value = sum([max([turn.blow_at(here, blow, foe) for blow in turn.blows], default=0.0) for foe in foes], 0.0)
    friends = [*s.heroes_up()] if turn.figure.good else s.monsters()
    near = [friend for friend in friends if friend.bits & beside and friend.id != turn.figure.id]
    return value - SCORCHED * len(near)


def stunned_pack(s: DescentState, hero: Hero) -> float:
    """What it brings to stun a whole group within three spaces."""
    return STUNNING * max([len(dangerous_pack(s, foe)) for foe in monsters_within(s, hero, 3)], default=0)


def dangerous_pack(s: DescentState, monster: Figure) -> list[Figure]:
    """Those of its group who could strike a hero in their next turn, and are not stunned yet."""
    pack = [other for other in s.group_members(monster.sheet.group) if not other.conditions & STUNNED]
    return [other for other in pack if hero_in_reach(s, other)]


def hero_in_reach(s: DescentState, monster: Figure) -> bool:
    far = s.ground.distances(monster.spaces[0])
    carries = monster.sheet.speed + (4 if monster.sheet.ranged else 1)
    return min([far[hero.spaces[0]] for hero in s.heroes_up()], default=FAR) <= carries


# ---- monsters and lieutenants ----


def power_worth(turn: Turn, name: str) -> float:
    """What an action of the card brings here and now."""
    own = _POWERS.get(name)
    return (own(turn) if own is not None else HABIT) + (SUMMONED if summons(turn.s, turn.figure, name) else 0.0)


def howl_worth(turn: Turn) -> float:
    return BREATHLESS * sum([fails(victim, WILLPOWER) for victim in victims_within(turn.s, turn.figure, 3)], 0.0)


def wail_worth(turn: Turn) -> float:
    """Two fatigue where a howl takes one."""
    return 2 * howl_worth(turn)


def water_worth(turn: Turn) -> float:
    return 2 * BREATHLESS * sum([fails(victim, WILLPOWER) for victim in adjacent_victims(turn.s, turn.figure)], 0.0)


def earth_worth(turn: Turn) -> float:
    return HELD_FAST * sum([fails(victim, AWARENESS) for victim in _free_victims(turn.s, turn.figure)], 0.0)


def grab_worth(turn: Turn) -> float:
    return HELD_FAST * max([fails(victim, MIGHT) for victim in _free_victims(turn.s, turn.figure)], default=0.0)


def throw_worth(turn: Turn) -> float:
    return HELD_FAST * max([fails(victim, MIGHT) for victim in adjacent_victims(turn.s, turn.figure)], default=0.0)


def seduce_worth(turn: Turn) -> float:
    """The lieutenant is tested, and nobody is stunned twice."""
    awake = [victim for victim in victims_within(turn.s, turn.figure, 3) if not victim.conditions & STUNNED]
    return HERO_STUNNED * (1.0 - fails(turn.figure, WILLPOWER)) if awake else 0.0


def heal_worth(turn: Turn) -> float:
    return MENDED * min(RED_DIE, max([other.damage for other in monsters_within(turn.s, turn.figure, 3)], default=0))


def sacrifice_worth(turn: Turn) -> float:
    """A follower dies for whom the heroes must defeat, and for nobody else."""
    return min(SACRIFICED, turn.figure.damage) - FOLLOWER if must_hide(turn.s, turn.figure) else 0.0


def ignite_worth(turn: Turn) -> float:
    """Fire that burns its master, too."""
    return strike_around(turn) - 1.0


def promotion_worth(turn: Turn) -> float:
    return PROMOTED * (1.0 - fails(turn.figure, WILLPOWER))


def fails(figure: Figure, which: int) -> float:
    """The chance that it fails a test; who has no attributes does."""
    value = attribute(figure, which)
    return 1.0 if value is None else 1.0 - chance_to_pass(value) / 36.0


def _free_victims(s: DescentState, figure: Figure) -> list[Figure]:
    return [victim for victim in adjacent_victims(s, figure) if not victim.conditions & IMMOBILIZED]


def bolt_worth(turn: Turn) -> float:
    """A ranged attack with dice of its own."""
    bolt = Blow(BOLT, (BLUE, RED, YELLOW), True, False, turn.blows[0].lines if turn.blows else ())
    here = turn.figure.spaces[0]
    return max([turn.blow_at(here, bolt, target) for target in turn.targets], default=0.0)


def summons(s: DescentState, figure: Figure, name: str) -> bool:
    """Whether a rule of the quest answers the action with monsters."""
    for rule in s.script.rules:
        for trigger in rule.triggers:
            if trigger.event == "ability" and trigger.args and trigger.args[0] == name:
                called = len(trigger.args) < 2 or matches(Scene(s), figure, trigger.args[1])
                if called and calls_in(rule.do, "spawn_adjacent", "spawn"):
                    return True
    return False


_POWERS: Final[dict[str, Callable[[Turn], float]]] = {
    "earth": earth_worth,
    "fire": strike_around,
    "grab": grab_worth,
    "heal": heal_worth,
    "howl": howl_worth,
    "ignite": ignite_worth,
    "promotion": promotion_worth,
    "sacrifice": sacrifice_worth,
    "seduce": seduce_worth,
    "shadow_bolt": bolt_worth,
    "throw": throw_worth,
    "wail": wail_worth,
    "water": water_worth,
}
