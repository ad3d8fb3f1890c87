"""What the skills of mages do (DSC-15): one card, one function, in the order of the class decks."""

from __future__ import annotations

from podziemia.games.descent.data.cards import REANIMATE
from podziemia.games.descent.data.heroes import REANIMATE_SHEET
from podziemia.games.descent.data.options import INFLICT
from podziemia.games.descent.data.parts import ALL_CONDITIONS
from podziemia.games.descent.rules.attack import hero_attack, monster_attack
from podziemia.games.descent.rules.damage import defeat, give_condition
from podziemia.games.descent.rules.facts import sees_figure
from podziemia.games.descent.rules.familiar import activate_familiar
from podziemia.games.descent.rules.figures import FAMILIAR, Figure, Hero
from podziemia.games.descent.rules.monsters import blank_figure
from podziemia.games.descent.rules.placing import adjacent_bits, empty_spaces, put_in
from podziemia.games.descent.rules.relations import distance
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import choose_weapon, resolve, strike
from podziemia.games.descent.rules.using import SKILL, SKILL_HAS_USE
from podziemia.games.descent.rules.weapons import bears, may_be_hit, strikes, suits, usable_weapons, weapons
from podziemia.kernel.ask import Ask, Rules

# ---- necromancer ----


@SKILL_HAS_USE.to("raise_dead")
def _can_raise(s: DescentState, hero: Hero) -> bool:
    return REANIMATE not in s.figures and bool(empty_spaces(s, adjacent_bits(s, hero)))


@SKILL.to("raise_dead")
def raise_dead(s: DescentState, hero: Hero) -> Rules[None]:
    """Place the Reanimate, unhurt, next to the necromancer."""
    reanimate = blank_figure(REANIMATE, FAMILIAR)
    reanimate.sheet = REANIMATE_SHEET
    reanimate.owner = hero.seat
    yield from put_in(s, hero.seat, reanimate, adjacent_bits(s, hero))


@SKILL_HAS_USE.to("corpse_blast")
def _can_blast(s: DescentState, hero: Hero) -> bool:
    return REANIMATE in s.figures and bears(hero, "Magic")


@SKILL.to("corpse_blast")
def corpse_blast(s: DescentState, hero: Hero) -> Rules[None]:
    """A Magic attack with Blast on the Reanimate's space; then the Reanimate is defeated."""
    cards = [card for card in weapons(hero) if suits(hero, card, "Magic")]
    card = yield from choose_weapon(s, hero, cards)
    reanimate = s.figures[REANIMATE]
    attack = hero_attack(s, hero, card)
    attack.skill = "corpse_blast"
    attack.space = reanimate.spaces[0]
    attack.target = reanimate
    attack.blast = True
    attack.ignores_range = True
    yield from resolve(s, attack)
    if reanimate.on_map:
        yield from defeat(s, reanimate, hero)


@SKILL_HAS_USE.to("fury_of_undeath")
def _can_drive(s: DescentState, hero: Hero) -> bool:
    return REANIMATE in s.figures


@SKILL.to("fury_of_undeath")
def fury_of_undeath(s: DescentState, hero: Hero) -> Rules[None]:
    """Activate the Reanimate now; its normal activation remains."""
    yield from activate_familiar(s, hero)


@SKILL_HAS_USE.to("army_of_death")
def _can_lead_the_army(s: DescentState, hero: Hero) -> bool:
    return REANIMATE in s.figures and bool(army_victims(s, hero))


@SKILL.to("army_of_death")
def army_of_death(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack of the Reanimate that affects each monster the necromancer sees."""
    attack = monster_attack(s, s.figures[REANIMATE])
    attack.skill = "army_of_death"
    attack.affected = army_victims(s, hero)
    yield from resolve(s, attack)


def army_victims(s: DescentState, hero: Hero) -> list[Figure]:
    """Each monster the necromancer sees and the Reanimate may hit."""
    seen = [f for f in s.monsters() if sees_figure(s, hero, f)]
    return [f for f in seen if may_be_hit(s, s.figures[REANIMATE], f)]


# ---- runemaster ----

SKILL_HAS_USE.to("exploding_rune", "runic_sorcery")(strikes("Rune"))


@SKILL.to("exploding_rune")
def exploding_rune(s: DescentState, hero: Hero) -> Rules[None]:
    """A Rune attack with Blast."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "Rune"))
    yield from strike(s, hero, card, "exploding_rune", blast=True)


@SKILL.to("runic_sorcery")
def runic_sorcery(s: DescentState, hero: Hero) -> Rules[None]:
    """A Rune attack; a heart dealt gives the target a condition of choice."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "Rune"))
    attack = yield from strike(s, hero, card, "runic_sorcery")
    target = attack.target
    assert target is not None
    if not target.on_map or not attack.defenders[0].dealt:
        return
    fresh = [INFLICT[i] for i, c in enumerate(ALL_CONDITIONS) if not target.conditions & c]
    if fresh:
        answer = yield Ask(hero.seat, "condition.inflict", fresh, "runic_sorcery")
        give_condition(s, target, ALL_CONDITIONS[answer.index], hero)


@SKILL_HAS_USE.to("break_the_rune")
def _can_break_the_rune(s: DescentState, hero: Hero) -> bool:
    return bears(hero, "Rune") and bool(rune_victims(s, hero))


@SKILL.to("break_the_rune")
def break_the_rune(s: DescentState, hero: Hero) -> Rules[None]:
    """A Rune attack on every other figure within 3 spaces in sight."""
    cards = [card for card in weapons(hero) if suits(hero, card, "Rune")]
    card = yield from choose_weapon(s, hero, cards)
    attack = hero_attack(s, hero, card)
    attack.skill = "break_the_rune"
    attack.targets = rune_victims(s, hero)
    attack.ignores_range = True
    yield from resolve(s, attack)


def rune_victims(s: DescentState, hero: Hero) -> list[Figure]:
    """Every other figure within 3 spaces and in sight, friends too."""
    others = [f for f in s.figures.values() if f.id != hero.id and f.on_map and may_be_hit(s, hero, f)]
    return [f for f in others if distance(s, hero, f) <= 3 and sees_figure(s, hero, f)]
