"""Exact odds: re-rolls, Charges, and what a question tells of them. Every outcome of the dice is tried."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from math import factorial

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.bots.odds import AS_ROLLED, Again, odds
from podziemia.games.shadespire.data.dice import ATTACK_DIE, CRIT, DEFENCE_DIE, DODGE, HAMMER, SHIELD, SWORD, faces
from podziemia.games.shadespire.data.hexes import hex_at
from podziemia.games.shadespire.rules.rolls import successes
from podziemia.games.shadespire.rules.strength import lead_faces
from podziemia.games.shadespire.show.chances import chances
from podziemia.kernel.facets.foresight import Likelihood
from tests.games.shadespire.table import Battle, Place, battle, power_step
from tests.support import card, rule

Two = tuple[Fraction, Fraction]
"""Chances of success and of a draw."""
Roll = tuple[int, ...]

BOTH: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}


def mean(found: list[Two]) -> Two:
    return sum(one for one, _ in found) / Fraction(len(found)), sum(two for _, two in found) / Fraction(len(found))


def by_hand(die: Roll, n: int, again: Again, sign: int, end: Callable[[Roll], Two]) -> Two:
    """Every roll of n dice, every choice of dice to re-roll, every new roll of them."""

    def choose(roll: Roll, fresh: frozenset[int], steps: list[int]) -> Two:
        if not steps:
            if not again.aside:
                return end(roll)
            return best([end(roll[:i] + roll[i + 1 :]) for i in range(len(roll))])
        every = [frozenset(fresh)] if steps[0] < 0 else []
        some = [frozenset(c) for k in range(1, max(0, steps[0]) + 1) for c in combinations(sorted(fresh), k)]
        return best(
            [
                choose(roll, fresh, steps[1:]),
                *[throw_again(roll, fresh, part, steps[1:]) for part in every + some if part],
            ]
        )

    def throw_again(roll: Roll, fresh: frozenset[int], part: frozenset[int], steps: list[int]) -> Two:
        found = []
        for new in product(die, repeat=len(part)):
            dice = list(roll)
            for i, face in zip(sorted(part), new, strict=True):
                dice[i] = face
            found.append(choose(tuple(dice), fresh - part, steps))
        return mean(found)

    def best(found: list[Two]) -> Two:
        return max(found, key=lambda two: (sign * two[0], sign * two[1]))

    return mean([choose(roll, frozenset(range(n)), again.steps(n)) for roll in product(die, repeat=n)])


def judged(mine: Roll, theirs: Roll, attack: int, defence: int) -> Two:
    crits, other = mine.count(CRIT), theirs.count(CRIT)
    total, against = successes(list(mine), attack), successes(list(theirs), defence)
    if crits > other or (crits == other and total > against):
        return Fraction(1), Fraction()
    return Fraction(), Fraction(crits == other and total == against and total > 0)


@pytest.mark.parametrize(
    ("n", "m", "mine", "theirs"),
    [
        (1, 1, Again(single=1), AS_ROLLED),
        (2, 1, Again(single=1), AS_ROLLED),
        (2, 1, Again(single=2), AS_ROLLED),
        (2, 1, Again(any=True), AS_ROLLED),
        (2, 1, Again(all=True), AS_ROLLED),
        (1, 2, AS_ROLLED, Again(single=1)),
        (1, 2, AS_ROLLED, Again(all=True)),
        (1, 2, AS_ROLLED, Again(aside=True)),
        (1, 2, Again(single=1, all=True), Again(single=1, aside=True)),
    ],
)
@rule("SHA-1.04", "SHA-1.05", "SHA-1.06")
def test_re_rolls_agree_with_every_outcome_of_the_dice(n: int, m: int, mine: Again, theirs: Again) -> None:
    attack, defence = faces(CRIT, HAMMER), faces(CRIT, SHIELD)

    def defended(roll: Roll) -> Two:
        return by_hand(DEFENCE_DIE, m, theirs, -1, lambda other: judged(roll, other, attack, defence))

    known: dict[Roll, Two] = {}

    def remembered(roll: Roll) -> Two:
        key = tuple(sorted(roll))
        if key not in known:
            known[key] = defended(key)
        return known[key]

    expected = by_hand(ATTACK_DIE, n, mine, 1, remembered)
    exact = odds(n, attack, m, defence, mine=mine, theirs=theirs)
    assert (exact.success, exact.draw) == expected
    assert exact.success + exact.draw + exact.failure == 1


# ---- the closed form ----

SIX: dict[str, tuple[int, int]] = {"hammer": (1, 2), "sword": (1, 1), "shield": (1, 2), "dodge": (1, 1)}
"""How many of six sides show CRIT, and how many the symbol: the dice as the rulebook draws them."""


def ways(n: int, crit: int, hit: int, crits: int, hits: int) -> Fraction:
    """The chance that of n dice so many show CRIT and so many the symbol: a multinomial."""
    miss = n - crits - hits
    if miss < 0:
        return Fraction()
    orders = factorial(n) // (factorial(crits) * factorial(hits) * factorial(miss))
    return orders * Fraction(crit, 6) ** crits * Fraction(hit, 6) ** hits * Fraction(6 - crit - hit, 6) ** miss


def closed_form(n: int, attack: str, m: int, defence: str, lead: int) -> Two:
    """Success and draw: more CRIT win; with as many CRIT, more successes; with as many of both, a draw if any."""
    (crit, hit), (own, ward) = SIX[attack], SIX[defence]
    hit, ward = hit + min(2, max(0, lead)), ward + min(2, max(0, -lead))
    success = draw = Fraction()
    for c, h, d, w in product(range(n + 1), range(n + 1), range(m + 1), range(m + 1)):
        chance = ways(n, crit, hit, c, h) * ways(m, own, ward, d, w)
        if c > d or (c == d and h > w):
            success += chance
        elif c == d and h == w and c + h:
            draw += chance
    return success, draw


@rule("SHA-8.04", "SHA-8.10", "SHA-8.11", "SHA-8.12", "SHA-8.13")
@pytest.mark.parametrize("attack", ["hammer", "sword"])
@pytest.mark.parametrize("defence", ["shield", "dodge"])
@pytest.mark.parametrize("lead", [-3, -2, -1, 0, 1, 2, 3])
def test_odds_are_those_of_the_closed_form(attack: str, defence: str, lead: int) -> None:
    symbols = {"hammer": HAMMER, "sword": SWORD, "shield": SHIELD, "dodge": DODGE}
    mine = faces(CRIT, symbols[attack]) | lead_faces(lead)
    theirs = faces(CRIT, symbols[defence]) | lead_faces(-lead)
    for n, m in product(range(1, 6), range(1, 4)):
        exact = odds(n, mine, m, theirs)
        assert (exact.success, exact.draw) == closed_form(n, attack, m, defence, lead)


def told(t: Battle, text: str) -> list[tuple[str, str, Fraction]]:
    found: list[Likelihood] = chances(t.s, t.ask).get(text, [])
    return [(one.what, one.thing, one.parts["success"]) for one in found]


@card("awakened_weapon", "fuelled_by_fury")
def test_a_re_roll_helps() -> None:
    plain = told(battle(place=BOTH), "attack obryn_the_bold")
    again = told(battle(place=BOTH, upgrades={"obryn_the_bold": ["awakened_weapon"]}), "attack obryn_the_bold")
    assert plain == [
        ("sigmarite_grandhammer", "garrek_gorebeard", odds(2, faces(CRIT, HAMMER), 1, faces(CRIT, DODGE)).success)
    ]
    assert again[0][2] == odds(2, faces(CRIT, HAMMER), 1, faces(CRIT, DODGE), mine=Again(single=1)).success
    assert again[0][2] > plain[0][2]


@card("trusted_defender")
def test_the_targets_re_roll_hinders() -> None:
    upgrades = {"obryn_the_bold": ["trusted_defender"]}
    t = battle(place=BOTH, active=1, upgrades=upgrades)
    plain = battle(place=BOTH, active=1)
    assert told(t, "attack garrek_gorebeard")[0][2] < told(plain, "attack garrek_gorebeard")[0][2]


@card("frenzy")
@rule("SHA-7.12", "SHA-8.03")
def test_each_hex_of_a_charge_has_its_own_chances() -> None:
    """A die more in a Charge, and who stands next to the hex supports the target."""
    place: Place = {"targor": (3, 3), "obryn_the_bold": (9, 3), "severin_steelheart": (8, 4)}
    t = battle(active=1, place=place, upgrades={"targor": ["frenzy"]})
    t.play("B charge targor")
    assert t.ask.kind == "charge.to"
    alone, backed = told(t, f"go {t.at(8, 2)}"), told(t, f"go {t.at(7, 3)}")
    assert {target for _, target, _ in alone} == {"obryn_the_bold"}
    assert {target for _, target, _ in backed} == {"obryn_the_bold", "severin_steelheart"}
    assert min(chance for _, target, chance in alone if target == "obryn_the_bold") > min(
        chance for _, target, chance in backed if target == "obryn_the_bold"
    )
    assert t.fighter("targor").hex == hex_at(3, 3)


@card("desperate_gambit")
def test_a_gambit_is_even() -> None:
    t = power_step(place=BOTH, hand_b=["desperate_gambit"], hand_a=["block"], active=1)
    t.play("B play desperate_gambit")
    t.skip_to("activation")
    assert told(t, "attack obryn_the_bold")[0][2] == Fraction(1, 2)


def test_looking_at_chances_changes_nothing() -> None:
    t = battle(place=BOTH)
    before = t.match.digest()
    assert GAME.foresight.chances(t.s, t.ask)
    assert t.match.digest() == before


# ---- trapped, and slain ----


def foreseen(t: Battle, text: str) -> dict[str, Fraction]:
    (one,) = chances(t.s, t.ask)[text]
    return one.parts


@rule("SHA-8.19", "SHA-8.20")
def test_chances_tell_where_a_draw_hits() -> None:
    """In the corner Targor would be trapped, in the open he would be driven back."""
    corner = foreseen(battle(place={"obryn_the_bold": (3, 1), "targor": (1, 1)}), "attack obryn_the_bold")
    meadow = foreseen(battle(place={"obryn_the_bold": (7, 3), "targor": (9, 3)}), "attack obryn_the_bold")
    assert corner["trapped"] == corner["draw"] == meadow["draw"] > 0
    assert meadow["trapped"] == 0
    assert corner["kill"] == corner["success"] + corner["draw"]
    assert meadow["kill"] == meadow["success"]


@rule("SHA-8.21")
@card("solid_stance")
def test_who_stands_firm_is_not_trapped() -> None:
    t = battle(place={"obryn_the_bold": (3, 1), "targor": (1, 1)}, upgrades={"targor": ["solid_stance"]})
    assert foreseen(t, "attack obryn_the_bold")["trapped"] == 0


@rule("SHA-8.14", "SHA-8.15")
def test_chances_tell_how_likely_the_target_falls() -> None:
    """Arnulf deals 1, with a CRIT 2: against 2 wounds only a critical hit kills, against 1 any hit, against 3 none."""
    place: Place = {"arnulf": (7, 3), "obryn_the_bold": (9, 3)}
    kills = []
    for wounds in (1, 2, 3):
        parts = foreseen(
            battle(a="garreks_reavers", b="steelhearts_champions", place=place, wounds={"obryn_the_bold": wounds}),
            "attack arnulf",
        )
        kills.append(parts["kill"])
        assert parts["success"] + parts["draw"] + parts["failure"] == 1
    assert kills[0] == 0 < kills[1] < kills[2] == parts["success"]
    critical = kills[1]
    whole = [(a, b, d) for a in ATTACK_DIE for b in ATTACK_DIE for d in DEFENCE_DIE]
    hits = [1 for a, b, d in whole if CRIT in (a, b) and (a, b).count(CRIT) > (d == CRIT)]
    hits += [1 for a, b, d in whole if (a, b).count(CRIT) == 1 == (d == CRIT) and SWORD in (a, b)]
    assert critical == Fraction(len(hits), len(whole))


@card("ard_head", "insensate", "berserk_fury")
@rule("SHA-8.25")
def test_what_lessens_damage_lessens_the_chance_to_kill() -> None:
    place: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}
    plain = foreseen(battle(place=place, wounds={"garrek_gorebeard": 1}), "attack obryn_the_bold")
    assert plain["kill"] == plain["success"] > 0
    hard = battle(place=place, wounds={"garrek_gorebeard": 1}, upgrades={"garrek_gorebeard": ["ard_head"]})
    assert foreseen(hard, "attack obryn_the_bold")["kill"] == 0
    for id, part in (("insensate", Fraction(0)), ("berserk_fury", Fraction(2, 3))):
        t = power_step(place=place, wounds={"garrek_gorebeard": 1}, hand_b=[id], active=1)
        t.play(f"B play {id}")
        assert foreseen(t, "attack obryn_the_bold")["kill"] == plain["success"] * part
        assert t.s.spells, "looking uses nothing up"
