"""One blow after another: how many dice each side rolls, what comes of it and how much it hurts, card by card."""

from typing import Any

import pytest

from tests.games.shadespire.phases import acted, under
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    OBRYN,
    PAIR,
    SANSON,
    SEVERIN,
    SPARE,
    TARGOR,
    foe_gear,
    gear,
)
from tests.games.shadespire.table import Battle, Place, battle
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

H, W, S1, S2, SH, DO, CR = "hammer", "sword", "support1", "support2", "shield", "dodge", "crit"
GUARDED: Place = {**SPARE, SEVERIN: (6, 2)}
"""A friend next to Obryn, not to Garrek."""
BACKED: Place = {**SPARE, SEVERIN: (10, 4)}
"""A friend next to Garrek, not to Obryn."""
TWICE: Place = {**BACKED, ANGHARAD: (10, 2)}
COVERED: Place = {**PAIR, ARNULF: (8, 2), TARGOR: (15, 11)}
"""A friend of Garrek's next to both."""
ALONE: Place = {**PAIR, TARGOR: (15, 11)}
AFAR: Place = {SANSON: (3, 3), GARREK: (9, 3), TARGOR: (15, 11)}


def outcome(t: Battle) -> str:
    """The last blow struck: `2 v 1 succeeded 3`."""
    told = [event.split() for event in t.told()]
    attack = next(words for words in reversed(told) if words[0] == "attack_rolled")
    defence = next(words for words in reversed(told) if words[0] == "defence_rolled")
    said = next(
        i for i in reversed(range(len(told))) if told[i][0] in ("attack_failed", "attack_drawn", "attack_succeeded")
    )
    target = told[said][3]
    harm = [words[3] for words in told[said:] if words[0] == "hurt" and words[2] == target][:1]
    result = told[said][0].removeprefix("attack_")
    return " ".join([str(len(attack) - 3), "v", str(len(defence) - 3), result, *harm])


def blow(*dice: str, place: Place = SPARE, weapon: str = "", **more: Any) -> str:
    """Obryn strikes at Garrek."""
    t = battle(place=place, dice=dice, **more)
    t.play("A attack obryn_the_bold")
    return finished(t, weapon)


def finished(t: Battle, weapon: str) -> str:
    for answer in (f"A with {weapon}", "A target garrek_gorebeard"):
        if answer[2:] in t.options():
            t.play(answer)
    return outcome(t)


def charge(*dice: str, place: Place = SPARE, weapon: str = "", **more: Any) -> str:
    """Obryn charges at Garrek from afar."""
    t = battle(place={**place, OBRYN: (3, 3)}, dice=dice, **more)
    acted(t, "A charge obryn_the_bold", "A go (7,3)")
    return finished(t, weapon)


def shot(*dice: str, weapon: str = "boltstorm_pistol", **more: Any) -> str:
    """Sanson shoots at Garrek."""
    t = battle(a="the_farstriders", place=AFAR, dice=dice, **more)
    t.play("A attack sanson_farstrider")
    return finished(t, weapon)


def ploy(*ids: str, by: str = "A", dice: tuple[str, ...], place: Place = SPARE, weapon: str = "", **more: Any) -> str:
    """Obryn strikes at Garrek while these ploys are in force, after one that has nothing to do with it."""
    t = under("danse_macabre", *ids, by=by, place=place, dice=dice, **more)
    t.play("A attack obryn_the_bold")
    return finished(t, weapon)


def struck_back(*dice: str, place: Place = SPARE, **more: Any) -> str:
    """Garrek strikes at Obryn, who defends with shields."""
    t = battle(place=place, dice=dice, active=1, **more)
    t.play("B attack garrek_gorebeard")
    if "target obryn_the_bold" in t.options():
        t.play("B target obryn_the_bold")
    return outcome(t)


def test_a_plain_blow() -> None:
    assert blow(H, H, SH) == "2 v 1 succeeded 3"
    assert blow(H, W, DO) == "2 v 1 drawn"
    assert blow(W, S1, SH) == "2 v 1 failed"
    assert shot(W, W, W, SH) == "3 v 1 succeeded 1"
    assert struck_back(H, H, DO) == "2 v 1 succeeded 2"


Row = tuple[str, str, Any]

GEAR: list[Row] = [
    # dice
    ("wrathful_blows", "3 v 1 succeeded 3", lambda: blow(W, W, H, SH, **gear("wrathful_blows"))),
    ("light_armour", "3 v 1 succeeded 3", lambda: blow(W, W, H, SH, **gear("light_armour"))),
    ("light_armour", "2 v 1 succeeded 3", lambda: blow(H, W, CR, **foe_gear("light_armour"))),
    ("great_speed", "2 v 1 failed", lambda: blow(H, W, CR, **foe_gear("great_speed"))),
    *[
        row
        for id in ("frenzy", "brutal_frenzy", "brutal_charge")
        for row in (
            (id, "3 v 1 succeeded 3", lambda id=id: charge(W, W, H, SH, **gear(id))),
            (id, "2 v 1 failed", lambda id=id: blow(W, W, SH, **gear(id))),
        )
    ],
    ("army_of_one", "3 v 1 succeeded 3", lambda: blow(W, W, H, SH, place=ALONE, **gear("army_of_one"))),
    ("army_of_one", "2 v 1 failed", lambda: blow(W, W, SH, **gear("army_of_one"))),
    ("army_of_one", "2 v 2 failed", lambda: blow(H, W, DO, DO, place=PAIR, **foe_gear("army_of_one"))),
    ("army_of_one", "2 v 1 drawn", lambda: blow(H, W, DO, **foe_gear("army_of_one"))),
    ("brave_strike", "3 v 1 succeeded 2", lambda: blow(W, W, H, SH, weapon="brave_strike", **gear("brave_strike"))),
    (
        "brave_strike",
        "2 v 1 failed",
        lambda: blow(W, W, SH, place=GUARDED, weapon="brave_strike", **gear("brave_strike")),
    ),
    (
        "coordinated_attack",
        "4 v 1 succeeded 2",
        lambda: blow(H, H, H, W, SH, place=TWICE, weapon="coordinated_attack", **gear("coordinated_attack")),
    ),
    (
        "coordinated_attack",
        "2 v 1 succeeded 2",
        lambda: blow(H, W, SH, place=GUARDED, weapon="coordinated_attack", **gear("coordinated_attack")),
    ),
    ("bloodslick", "2 v 2 failed", lambda: blow(H, W, DO, DO, **foe_gear("bloodslick"))),
    ("grimnirs_fortitude", "2 v 2 failed", lambda: blow(H, W, DO, DO, **foe_gear("grimnirs_fortitude"))),
    ("cursed_artefact", "2 v 2 failed", lambda: blow(H, W, DO, DO, **foe_gear("cursed_artefact"))),
    ("acrobatic", "2 v 2 failed", lambda: blow(H, W, DO, DO, **foe_gear("acrobatic"))),
    ("acrobatic", "2 v 1 drawn", lambda: struck_back(H, W, SH, **gear("acrobatic"))),
    # what counts
    *[
        row
        for id in ("berserk_charge", "furious_charge")
        for row in (
            (id, "2 v 1 succeeded 3", lambda id=id: charge(W, H, DO, **gear(id))),
            (id, "2 v 1 drawn", lambda id=id: blow(W, H, DO, **gear(id))),
        )
    ],
    ("low_blow", "2 v 1 succeeded 1", lambda: blow(W, S1, SH, weapon="low_blow", **gear("low_blow"))),
    (
        "unparalleled_strike",
        "1 v 1 succeeded 2",
        lambda: blow(H, DO, weapon="unparalleled_strike", **gear("unparalleled_strike")),
    ),
    ("ghostblade", "2 v 1 succeeded 1", lambda: blow(H, W, DO, weapon="ghostblade", **gear("ghostblade"))),
    ("ghostblade", "2 v 1 failed", lambda: blow(H, W, CR, weapon="ghostblade", **gear("ghostblade"))),
    ("helpful_whispers", "2 v 1 succeeded 3", lambda: blow(S1, W, SH, **gear("helpful_whispers"))),
    ("helpful_whispers", "2 v 1 failed", lambda: blow(S1, W, SH, place=GUARDED, **gear("helpful_whispers"))),
    ("lone_warrior", "2 v 1 drawn", lambda: blow(H, W, S1, **foe_gear("lone_warrior"))),
    (
        "lone_warrior",
        "2 v 1 succeeded 3",
        lambda: blow(H, W, S1, place={**SPARE, TARGOR: (11, 3)}, **foe_gear("lone_warrior")),
    ),
    ("sixth_sense", "2 v 1 failed", lambda: blow(S2, W, SH, place=TWICE, **foe_gear("sixth_sense"))),
    ("great_fortitude", "2 v 1 succeeded 3", lambda: blow(S2, W, SH, place=TWICE, **foe_gear("great_fortitude"))),
    ("ethereal_shield", "2 v 1 drawn", lambda: blow(H, W, SH, **foe_gear("ethereal_shield"))),
    ("ethereal_shield", "2 v 1 succeeded 3", lambda: blow(H, W, DO, **foe_gear("ethereal_shield"))),
    ("remembered_shield", "2 v 1 drawn", lambda: blow(H, W, SH, **foe_gear("remembered_shield"))),
    *[
        row
        for id in ("heroic_might", "grim_cleave", "crush_and_cleave", "sharp_eyes")
        for row in (
            (
                id,
                "2 v 1 succeeded 3",
                lambda id=id: blow(H, W, SH, upgrades={OBRYN: [id], GARREK: ["ethereal_shield"]}),
            ),
            (id, "2 v 1 drawn", lambda id=id: blow(H, W, DO, **gear(id))),
        )
    ],
    # supports
    ("war_song", "2 v 1 succeeded 3", lambda: blow(S2, W, SH, place=BACKED, **gear("war_song", on=SEVERIN))),
    ("war_song", "2 v 1 failed", lambda: blow(S2, W, SH, place=BACKED, **gear("war_song"))),
    ("assumed_command", "2 v 1 succeeded 3", lambda: blow(S2, W, SH, place=BACKED, **gear("assumed_command"))),
    ("assumed_command", "2 v 1 failed", lambda: blow(S2, W, SH, place=BACKED, **gear("assumed_command", on=SEVERIN))),
    ("zealous_defender", "2 v 1 succeeded 3", lambda: blow(S1, W, SH, tokens={1: (7, 3)}, **gear("zealous_defender"))),
    ("zealous_defender", "2 v 1 failed", lambda: blow(S1, W, SH, tokens={1: (9, 3)}, **gear("zealous_defender"))),
    (
        "covering_fire",
        "2 v 1 drawn",
        lambda: blow(H, W, S1, place={**SPARE, TARGOR: (11, 3)}, **foe_gear("covering_fire", on=TARGOR)),
    ),
    (
        "covering_fire",
        "2 v 1 succeeded 3",
        lambda: blow(H, W, S1, place={**SPARE, TARGOR: (13, 3)}, **foe_gear("covering_fire", on=TARGOR)),
    ),
    # damage
    *[
        row
        for id in ("deathly_charge", "waaagh")
        for row in (
            (id, "2 v 1 succeeded 4", lambda id=id: charge(H, H, SH, **gear(id))),
            (id, "2 v 1 succeeded 3", lambda id=id: blow(H, H, SH, **gear(id))),
        )
    ],
    ("festering_blades", "2 v 1 succeeded 5", lambda: blow(CR, H, SH, **gear("festering_blades"))),
    ("festering_blades", "2 v 1 succeeded 3", lambda: blow(H, H, SH, **gear("festering_blades"))),
    ("concealed_weapon", "2 v 1 succeeded 5", lambda: blow(CR, H, SH, **gear("concealed_weapon"))),
    ("concealed_weapon", "3 v 1 succeeded 1", lambda: shot(CR, W, W, SH, **gear("concealed_weapon", on=SANSON))),
    ("festering_blades", "3 v 1 succeeded 1", lambda: shot(CR, W, W, SH, **gear("festering_blades", on=SANSON))),
    *[
        row
        for id in ("great_strength", "incredible_strength", "whirlwind_of_death", "rage_fuelled_attacks")
        for row in (
            (id, "2 v 1 succeeded 4", lambda id=id: blow(H, H, SH, **gear(id))),
            (id, "3 v 1 succeeded 1", lambda id=id: shot(W, W, W, SH, **gear(id, on=SANSON))),
        )
    ],
    ("black_hunger", "2 v 1 succeeded 4", lambda: blow(H, H, SH, **gear("black_hunger"))),
    ("ard_head", "2 v 1 succeeded 2", lambda: blow(H, H, SH, **foe_gear("ard_head"))),
    ("heroslayer", "1 v 1 succeeded 4", lambda: blow(H, SH, weapon="heroslayer", **gear("heroslayer"))),
]

PLOYS: list[Row] = [
    *[
        row
        for id in ("khorne_calls", "glory_to_khorne")
        for row in (
            (id, "3 v 1 succeeded 3", lambda id=id: ploy(id, dice=(W, W, H, SH))),
            (id, "2 v 1 failed", lambda id=id: ploy(id, by="B", dice=(W, W, SH))),
        )
    ],
    *[
        ("more_choppin", "3 v 1 succeeded 3", lambda by=by: ploy("more_choppin", by=by, dice=(W, W, H, SH)))
        for by in "AB"
    ],
    *[
        (id, "2 v 1 succeeded 4", lambda id=id, by=by: ploy(id, by=by, dice=(H, H, SH)))
        for id in ("righteous_zeal", "gorkamorkas_blessing", "frenzied_stabbing", "lightning_blow")
        for by in "AB"
    ],
    *[
        row
        for id in ("slaying_blow", "lethal_strike")
        for row in (
            (id, "2 v 1 succeeded 6", lambda id=id: ploy(id, dice=(CR, H, SH))),
            (id, "2 v 1 succeeded 3", lambda id=id: ploy(id, dice=(H, H, SH))),
        )
    ],
    (
        "unstoppable_strike",
        "2 v 1 succeeded 3",
        lambda: ploy("unstoppable_strike", dice=(H, W, SH), **foe_gear("ethereal_shield")),
    ),
    ("blood_rain", "2 v 1 succeeded 3", lambda: ploy("blood_rain", dice=(W, S1, SH))),
    ("blood_rain", "2 v 1 failed", lambda: ploy("blood_rain", dice=(H, S1, SH))),
    ("curious_inversion", "2 v 1 succeeded 3", lambda: ploy("curious_inversion", dice=(W, S1, DO))),
    ("curious_inversion", "2 v 1 drawn", lambda: ploy("curious_inversion", dice=(W, S1, SH))),
    *[
        row
        for id in ("heightened_caution", "ephemeral_shield", "patient_defence")
        for row in (
            (id, "2 v 2 failed", lambda id=id: ploy(id, by="B", dice=(H, W, DO, DO))),
            (id, "2 v 1 drawn", lambda id=id: ploy(id, by="A", dice=(H, W, DO))),
        )
    ],
    *[
        row
        for id in ("firm_footing", "fortify")
        for row in (
            (id, "2 v 2 failed", lambda id=id: ploy(id, by="B", dice=(H, W, DO, DO), tokens={1: (9, 3)})),
            (id, "2 v 1 drawn", lambda id=id: ploy(id, by="B", dice=(H, W, DO), tokens={1: (7, 3)})),
            (id, "2 v 1 drawn", lambda id=id: ploy(id, by="A", dice=(H, W, DO), tokens={1: (9, 3)})),
        )
    ],
    *[
        row
        for id in ("insensate", "indomitable", "daemonic_resilience")
        for row in (
            (id, "2 v 1 succeeded 1", lambda id=id: ploy(id, by="B", dice=(H, H, SH))),
            (id, "2 v 1 succeeded 3", lambda id=id: ploy(id, by="A", dice=(H, H, SH))),
        )
    ],
    ("berserk_fury", "2 v 1 succeeded", lambda: ploy("berserk_fury", by="B", dice=(H, H, SH, SH))),
    ("berserk_fury", "2 v 1 succeeded 3", lambda: ploy("berserk_fury", by="B", dice=(H, H, SH, CR))),
    ("berserk_fury", "2 v 1 succeeded 3", lambda: ploy("berserk_fury", by="A", dice=(H, H, SH))),
    ("scrag_em", "2 v 1 succeeded 3", lambda: ploy("scrag_em", dice=(S2, W, SH), place=BACKED)),
    ("scrag_em", "2 v 1 failed", lambda: ploy("scrag_em", by="B", dice=(S2, W, SH), place=BACKED)),
    ("valiant_attack", "2 v 1 succeeded 3", lambda: ploy("valiant_attack", dice=(H, W, S1), place=COVERED)),
    ("valiant_attack", "2 v 1 drawn", lambda: ploy("valiant_attack", by="B", dice=(H, W, S1), place=COVERED)),
    ("clawing_hands", "2 v 1 succeeded 3", lambda: ploy("clawing_hands", dice=(S1, W, SH))),
    ("clawing_hands", "2 v 1 drawn", lambda: ploy("clawing_hands", by="B", dice=(H, W, S2))),
    ("dual_strike", "2 v 1 succeeded 3", lambda: ploy("dual_strike", dice=(S2, W, SH), place=BACKED)),
]


@rule("SHA-8.03", "SHA-8.05", "SHA-8.06", "SHA-8.14")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*row, marks=card(row[0]), id=f"{row[0]}: {row[1]}") for row in (*GEAR, *PLOYS)],
)
def test_a_blow_with_this_card(id: str, expected: str, scene: Any) -> None:
    assert scene() == expected
