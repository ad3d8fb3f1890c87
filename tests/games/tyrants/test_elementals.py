"""Elemental Evil: each card with and without its Focus, with and without something to target."""

import pytest

from tests.games.tyrants.table import NEAR, NEAR_EMPTY, TyrantsTable, alone, answers, front, has, table
from tests.support import card, rule

PARTNER = {"malice": "bounty_hunter", "conquest": "kobold", "guile": "spy_master", "ambition": "wyrmspeaker"}
"""A plain card of each aspect, to be shown for Focus."""


def no_focus(t: TyrantsTable) -> None:
    """The card is done without a question about Focus."""
    assert t.ask.kind == "turn.action"
    t.ready("A")


@card("eternal_flame_cultist")
def test_eternal_flame_cultist() -> None:
    t = front("eternal_flame_cultist bounty_hunter")
    t.play("A play eternal_flame_cultist")
    t.expect("A assassinate", *answers("assassinate", NEAR))
    t.play("A assassinate eryndlyn.2")
    t.expect("A focus.reveal", "reveal bounty_hunter", "decline")
    declined = t.fork()
    declined.play("A decline")
    declined.finds(power=0, A=has(revealed=""))
    t.play("A reveal bounty_hunter")
    t.finds(power=2, A=has(trophies="B", hand="bounty_hunter"))
    t.ready("A")
    bare = alone("eternal_flame_cultist kobold")
    bare.play("A play eternal_flame_cultist")
    bare.finds(power=0)
    no_focus(bare)


@card("fire_elemental")
def test_fire_elemental() -> None:
    t = alone("fire_elemental bounty_hunter")
    t.play("A play bounty_hunter", "A play fire_elemental", "A choose influence")
    t.expect("A focus.use", "focus", "decline")
    declined = t.fork()
    declined.play("A decline")
    declined.finds(A=has(hand=0))
    t.play("A focus")
    t.finds(power=3, influence=2, A=has(hand=1))
    t.ready("A")
    bare = alone("fire_elemental kobold")
    bare.play("A play fire_elemental", "A choose power")
    bare.finds(power=2, A=has(hand="kobold"))
    no_focus(bare)


@pytest.mark.parametrize(
    ("name", "power", "trophies", "spies"),
    [
        pytest.param("fire_elemental_myrmidon", 2, "", 5, marks=card("fire_elemental_myrmidon")),
        pytest.param("water_elemental_myrmidon", 0, "w", 5, marks=card("water_elemental_myrmidon")),
        pytest.param("air_elemental_myrmidon", 0, "", 4, marks=card("air_elemental_myrmidon")),
    ],
)
@rule("TYR-8.06")
def test_myrmidons_promote_an_obedience_card(name: str, power: int, trophies: str, spies: int) -> None:
    t = front(f"{name} soldier kobold")
    t.play("A play soldier", "A play kobold", "A choose deploying", "A deploy llacerellyn__eryndlyn.0")
    t.play(f"A play {name}")
    if spies == 4:
        t.play("A spy everfire")
    t.finds(power=power + 1, A=has(trophies=trophies, spies=spies))
    t.ready("A")
    t.play("A end-turn")  # only the Soldier is Obedience
    t.finds(A=has(circle="soldier", discard=f"kobold {name}"))
    t.ready("B")
    bare = alone(name)
    bare.play(f"A play {name}")
    if spies == 4:
        bare.play("A spy everfire")
    bare.play("A end-turn")
    bare.finds(A=has(circle="", discard=name, trophies=""))


LEADERS = [
    ("vanifer", "blackguard", "doppelganger"),
    ("gar_shatterkeel", "kobold", "weaponmaster"),
    ("aerisi_kalinoth", "spy_master", "information_broker"),
    ("marlos_urnrayle", "advocate", "matron_mother"),
]


@pytest.mark.parametrize(
    ("leader", "fits", "dear"), [pytest.param(*line, marks=card(line[0]), id=line[0]) for line in LEADERS]
)
@rule("TYR-10.23")
def test_leaders_recruit_a_cheap_card_of_their_aspect(leader: str, fits: str, dear: str) -> None:
    """At cost 4 or less and of the aspect; from the market row alone."""
    cheap = {"blackguard", "kobold", "spy_master", "advocate"}
    market = f"{' '.join(sorted(cheap))} {dear} severin_silrajin"
    t = alone(leader, market=market)
    t.play(f"A play {leader}")
    if leader == "gar_shatterkeel":
        t.play("A deploy kanaglym__skullport.0", "A deploy skullport.2", "A deploy skullport.3")
    if leader == "aerisi_kalinoth":
        t.finds(power=1)
        t.play("A spy everfire")
    if leader == "marlos_urnrayle":
        t.finds(influence=1)
    t.finds(A=has(discard=fits))  # the only card that fits, so there is no question
    t.ready("A")
    t = alone(leader, market=f"{dear} severin_silrajin - - - -")
    t.play(f"A play {leader}")
    if leader == "gar_shatterkeel":
        t.play("A deploy kanaglym__skullport.0", "A deploy skullport.2", "A deploy skullport.3")
    if leader == "aerisi_kalinoth":
        t.play("A spy everfire")
    t.finds(A=has(discard=""))
    t.ready("A")


@card("vanifer")
def test_vanifer_assassinates_first() -> None:
    t = front("vanifer", market="blackguard bounty_hunter kobold")
    t.play("A play vanifer")
    t.expect("A assassinate", *answers("assassinate", NEAR))
    t.play("A assassinate eryndlyn.2")
    t.expect("A recruit.free", "recruit blackguard", "recruit bounty_hunter", n=1)  # mandatory
    t.play("A recruit bounty_hunter")
    t.finds(A=has(discard="bounty_hunter", trophies="B"), influence=0)
    t.ready("A")


@card("marlos_urnrayle")
def test_marlos_promotes_at_the_end_of_the_turn() -> None:
    t = alone("marlos_urnrayle noble")
    t.play("A play noble", "A play marlos_urnrayle", "A end-turn")
    t.finds(A=has(circle="noble"))


@card("imix")
def test_imix() -> None:
    t = alone("imix blackguard")
    t.play("A play imix", "A reveal blackguard")
    t.finds(power=6)
    t.ready("A")
    bare = alone("imix noble")
    bare.play("A play imix")
    bare.finds(power=4)
    no_focus(bare)


@card("crushing_wave_cultist")
def test_crushing_wave_cultist() -> None:
    t = front("crushing_wave_cultist kobold")
    t.play("A play crushing_wave_cultist", "A reveal kobold")
    t.finds(A=has(trophies="w"))
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY | {"araumycos__eryndlyn.0"}), n=2)
    t.play("A deploy araumycos__eryndlyn.0", "A deploy llacerellyn__eryndlyn.0")
    t.finds(A=has(barracks=36))
    t.ready("A")
    bare = alone("crushing_wave_cultist")
    bare.play("A play crushing_wave_cultist")
    bare.finds(A=has(trophies="", barracks=37))
    no_focus(bare)


@card("water_elemental")
def test_water_elemental() -> None:
    t = front("water_elemental kobold")
    t.play("A play water_elemental")
    t.expect("A deploy", *answers("deploy", NEAR_EMPTY), n=2)
    t.play("A deploy llacerellyn__eryndlyn.0", "A deploy llacerellyn.0", "A reveal kobold")
    t.finds(A=has(hand=2, barracks=36))
    t.ready("A")
    bare = alone("water_elemental")
    bare.play("A play water_elemental", "A deploy kanaglym__skullport.0", "A deploy skullport.2")
    bare.finds(A=has(hand=0))
    no_focus(bare)


@card("olhydra")
def test_olhydra() -> None:
    t = front("olhydra kobold")
    t.play("A play olhydra")
    assert "tsenviilyq.0" in t.offers("supplant")
    t.refuses("A supplant eryndlyn.2")
    t.play(
        "A supplant tsenviilyq.0",
        "A reveal kobold",
        "A deploy kanaglym__tsenviilyq.1",
        "A deploy llacerellyn__tsenviilyq.0",
    )
    t.finds(A=has(trophies="w", barracks=35), map={"tsenviilyq": "Aww"})
    t.ready("A")
    bare = front("olhydra")
    bare.play("A play olhydra", "A supplant tsenviilyq.0")
    no_focus(bare)


@card("air_elemental")
def test_air_elemental() -> None:
    t = alone("air_elemental spy_master", map={"kanaglym": "AA", "everfire": "+A"})
    t.play("A play air_elemental", "A choose recalling", "A recall everfire")
    t.play("A deploy kanaglym.2", "A deploy kanaglym__skullport.0", "A deploy skullport.2")
    t.play("A reveal spy_master")
    t.finds(A=has(barracks=35, spies=5, hand=2))
    t.ready("A")
    spying = alone("air_elemental spy_master")
    spying.play("A play air_elemental", "A choose spying", "A spy everfire", "A reveal spy_master")
    spying.finds(A=has(hand=2, spies=4))  # Focus whichever was chosen
    bare = alone("air_elemental")
    bare.play("A play air_elemental", "A choose recalling")
    bare.finds(A=has(barracks=37, hand=0))
    no_focus(bare)


@card("howling_hatred_cultist")
def test_howling_hatred_cultist() -> None:
    t = alone("howling_hatred_cultist spy_master", map={"everfire": "+A"})
    t.play("A play howling_hatred_cultist", "A choose recalling", "A recall everfire", "A reveal spy_master")
    t.finds(influence=3, power=1)
    t.ready("A")
    bare = alone("howling_hatred_cultist")
    bare.play("A play howling_hatred_cultist", "A choose recalling")
    bare.finds(influence=0, power=0)
    no_focus(bare)


@card("yan_c_bin")
def test_yan_c_bin() -> None:
    t = front("yan_c_bin spy_master")
    t.play("A play yan_c_bin", "A spy kanaglym")
    t.finds(A=has(trophies="B"), map={"kanaglym": "B +A"})  # both there were alike
    t.play("A reveal spy_master")
    assert "kanaglym" not in t.offers("spy")
    t.play("A spy everfire")
    t.finds(A=has(spies=3))
    t.ready("A")
    bare = front("yan_c_bin")
    bare.play("A play yan_c_bin", "A spy everfire")
    bare.finds(A=has(trophies=""))
    no_focus(bare)


@card("yan_c_bin")
@rule("TYR-7.37")
def test_without_a_spy_placed_nothing_follows() -> None:
    out = dict.fromkeys(("skullport", "everfire", "eryndlyn", "llacerellyn", "kanaglym"), "B +A")
    t = table(A=has(hand="yan_c_bin"), map=out)
    t.play("A play yan_c_bin", "A decline")
    t.finds(A=has(trophies="", spies=0))
    t.ready("A")


@card("black_earth_cultist")
def test_black_earth_cultist() -> None:
    t = alone("black_earth_cultist wyrmspeaker noble")
    t.play("A play noble", "A play black_earth_cultist", "A reveal wyrmspeaker")
    t.finds(influence=3)
    t.ready("A")
    t.play("A end-turn")
    t.finds(A=has(circle="noble"))
    bare = alone("black_earth_cultist noble")
    bare.play("A play black_earth_cultist")
    bare.finds(influence=0)
    no_focus(bare)
    bare.play("A end-turn")
    bare.finds(A=has(circle="", discard="black_earth_cultist noble"))


@card("earth_elemental")
def test_earth_elemental() -> None:
    t = front("earth_elemental wyrmspeaker")
    t.play("A play earth_elemental", "A reveal wyrmspeaker")
    t.finds(influence=1, A=has(hand=2), B=has(barracks=38))
    t.ready("A")
    bare = alone("earth_elemental")
    bare.play("A play earth_elemental")
    bare.finds(influence=1, A=has(hand=0))
    no_focus(bare)


@card("earth_elemental_myrmidon")
def test_earth_elemental_myrmidon() -> None:
    t = alone("earth_elemental_myrmidon kobold")
    t.play("A play kobold", "A choose deploying", "A deploy kanaglym__skullport.0", "A play earth_elemental_myrmidon")
    t.finds(influence=2)
    t.play("A end-turn")  # any other card, not only Obedience
    t.finds(A=has(circle="kobold", discard="earth_elemental_myrmidon"))
    bare = alone("earth_elemental_myrmidon")
    bare.play("A play earth_elemental_myrmidon", "A end-turn")
    bare.finds(A=has(circle=""))


@card("ogremoch")
def test_ogremoch() -> None:
    t = alone("ogremoch wyrmspeaker noble soldier")
    t.play("A play noble", "A play soldier", "A play ogremoch", "A reveal wyrmspeaker")
    t.finds(influence=3)
    t.play("A end-turn")
    t.expect("A promote", "promote noble", "promote soldier", because="ogremoch")
    t.play("A promote noble")  # the second one, the Soldier, is then the only choice
    t.finds(A=has(circle="noble soldier"))
    bare = alone("ogremoch noble soldier")
    bare.play("A play noble", "A play soldier", "A play ogremoch")
    no_focus(bare)
    bare.play("A end-turn", "A promote soldier")
    bare.finds(A=has(circle="soldier"))
    bare.ready("B")


@pytest.mark.parametrize("aspect", PARTNER)
@rule("TYR-5.09", "TYR-5.11")
def test_a_card_of_another_aspect_gives_no_focus(aspect: str) -> None:
    cards = {"malice": "imix", "conquest": "crushing_wave_cultist", "guile": "howling_hatred_cultist"}
    name = cards.get(aspect, "black_earth_cultist")
    others = " ".join(partner for other, partner in PARTNER.items() if other != aspect)
    t = alone(f"{name} {others}")
    t.play(f"A play {name}")
    if name == "howling_hatred_cultist":
        t.play("A choose recalling")
    no_focus(t)
