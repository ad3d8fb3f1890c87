"""What the skills of scouts do (DSC-15): one card, one function, in the order of the class decks."""

from __future__ import annotations

from podziemia.games.descent.data.cards import PLOT_IDS
from podziemia.games.descent.data.parts import STUNNED
from podziemia.games.descent.rules.actions import choose_door, despair, door_options
from podziemia.games.descent.rules.damage import give_condition
from podziemia.games.descent.rules.facts import sees_figure
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.searching import search_one, tokens_within
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import choose_weapon, strike, strike_again
from podziemia.games.descent.rules.using import SKILL, SKILL_HAS_USE
from podziemia.games.descent.rules.weapons import strikes, usable_weapons
from podziemia.kernel.ask import Rules

# ---- thief ----

SKILL_HAS_USE.to("dirty_tricks")(strikes("melee-or-Blade"))


@SKILL_HAS_USE.to("greedy")
def _token_within_3(s: DescentState, hero: Hero) -> bool:
    return bool(tokens_within(s, hero, 3))


@SKILL.to("greedy")
def greedy(s: DescentState, hero: Hero) -> Rules[None]:
    """Search a token within 3 spaces."""
    yield from search_one(s, hero, tokens_within(s, hero, 3))


@SKILL.to("dirty_tricks")
def dirty_tricks(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee or Blade weapon; a heart dealt stuns."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee-or-Blade"))
    attack = yield from strike(s, hero, card, "dirty_tricks")
    assert attack.target is not None
    if attack.defenders[0].dealt:
        give_condition(s, attack.target, STUNNED, hero)


@SKILL_HAS_USE.to("sneaky")
def _door_beside(s: DescentState, hero: Hero) -> bool:
    return bool(door_options(s, hero))


@SKILL.to("sneaky")
def sneak_door(s: DescentState, hero: Hero) -> Rules[None]:
    """Sneaky: open or close an adjacent door without an action."""
    yield from choose_door(s, hero)
    yield from despair(s, hero)


@SKILL.to("tumble")
def tumble(s: DescentState, hero: Hero) -> Rules[None]:
    """While exhausted, move through enemies."""
    yield from ()


@SKILL.to("unseen")
def unseen(s: DescentState, hero: Hero) -> Rules[None]:
    """While exhausted, attacks on the thief miss unless a surge is spent."""
    yield from ()


@SKILL_HAS_USE.to("bushwhack")
def _can_bushwhack(s: DescentState, hero: Hero) -> bool:
    return bool(usable_weapons(s, hero, "", only_monster_seen(s, hero)))


@SKILL.to("bushwhack")
def bushwhack(s: DescentState, hero: Hero) -> Rules[None]:
    """Attack the only monster in sight, without an action."""
    yield from strike_again(s, hero, "", only_monster_seen(s, hero), "bushwhack")


def only_monster_seen(s: DescentState, hero: Hero) -> list[Figure]:
    seen = [f for f in s.monsters() if sees_figure(s, hero, f)]
    return seen if len(seen) == 1 else []


@SKILL_HAS_USE.to("lurk")
def _token_beside(s: DescentState, hero: Hero) -> bool:
    """The stunned perform no search action, not even for nothing (DSC-12.08)."""
    return not hero.conditions & STUNNED and bool(tokens_within(s, hero, 1))


@SKILL.to("lurk")
def lurk(s: DescentState, hero: Hero) -> Rules[None]:
    """Search without an action; while exhausted, a brown die in defense."""
    yield from search_one(s, hero, tokens_within(s, hero, 1))
    yield from despair(s, hero)


# ---- wildlander ----

SKILL_HAS_USE.to("black_arrow")(strikes("Bow"))


@SKILL_HAS_USE.to("danger_sense")
def _hand_held(s: DescentState, hero: Hero) -> bool:
    return bool(s.hand)


@SKILL.to("danger_sense")
def danger_sense(s: DescentState, hero: Hero) -> Rules[None]:
    """The overlord discards a card at random."""
    card = s.rng.pick(sorted(s.hand))
    s.hand.remove(card)
    s.discard.append(card)
    s.shown += 1
    s.tell("card_discarded", 0, PLOT_IDS[card])
    yield from ()


@SKILL.to("black_arrow")
def black_arrow(s: DescentState, hero: Hero) -> Rules[None]:
    """A Bow attack with +2 range that deals at least three hearts if it hits."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "Bow"))
    yield from strike(s, hero, card, "black_arrow", range=2, minimum=3)
