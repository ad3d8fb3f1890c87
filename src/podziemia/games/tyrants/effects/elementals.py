"""Elemental Evil: cards that are stronger in the company of their own aspect (Focus)."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import AMBITION, CONQUEST, GUILE, MALICE
from podziemia.games.tyrants.data.options import INFLUENCE, POWER
from podziemia.games.tyrants.rules.board import assassinate, deploy, place_spy, return_pieces, spy_or_recall, supplant
from podziemia.games.tyrants.rules.market import recruit, recruit_options
from podziemia.games.tyrants.rules.piles import draw
from podziemia.games.tyrants.rules.play import Play, card, choose, focus, gain
from podziemia.games.tyrants.rules.promotion import OBEDIENT, at_end_of_turn
from podziemia.games.tyrants.rules.state import NOWHERE
from podziemia.kernel.ask import Ask, Rules

LEADER_COST: Final = 4


def recruit_of_aspect(p: Play, aspect: int) -> Rules[None]:
    """Recruit a market card of the aspect that costs 4 or less for free, if there is one (TYR-10.23)."""
    options = recruit_options(p.s, LEADER_COST, stacks=False, aspect=aspect)
    if options:
        recruit(p.s, (yield Ask(p.s.active, "recruit.free", options, p.id, 1)))


def draw_by_focus(p: Play, aspect: int) -> Rules[None]:
    if (yield from focus(p, aspect)):
        draw(p.s, p.s.active, 1)


@card("eternal_flame_cultist")
def eternal_flame_cultist(p: Play) -> Rules[None]:
    """Assassinate a troop. Malice Focus: 2 Power."""
    yield from assassinate(p)
    if (yield from focus(p, MALICE)):
        gain(p, power=2)


@card("fire_elemental")
def fire_elemental(p: Play) -> Rules[None]:
    """Choose one: 2 Power; or 2 Influence. Malice Focus: draw a card."""
    if (yield from choose(p, POWER, INFLUENCE)) is POWER:
        gain(p, power=2)
    else:
        gain(p, influence=2)
    yield from draw_by_focus(p, MALICE)


@card("fire_elemental_myrmidon")
def fire_elemental_myrmidon(p: Play) -> Rules[None]:
    """2 Power. At end of turn promote an Obedience card."""
    at_end_of_turn(p, OBEDIENT)
    yield from ()


@card("vanifer")
def vanifer(p: Play) -> Rules[None]:
    """Assassinate a troop. Recruit a Malice card that costs 4 or less for free."""
    yield from assassinate(p)
    yield from recruit_of_aspect(p, MALICE)


@card("imix")
def imix(p: Play) -> Rules[None]:
    """4 Power. Malice Focus: 2 Power."""
    if (yield from focus(p, MALICE)):
        gain(p, power=2)


@card("crushing_wave_cultist")
def crushing_wave_cultist(p: Play) -> Rules[None]:
    """Assassinate a white troop. Conquest Focus: deploy 2 troops."""
    yield from assassinate(p, white=True)
    if (yield from focus(p, CONQUEST)):
        yield from deploy(p, 2)


@card("water_elemental")
def water_elemental(p: Play) -> Rules[None]:
    """Deploy 2 troops. Conquest Focus: draw a card."""
    yield from deploy(p, 2)
    yield from draw_by_focus(p, CONQUEST)


@card("water_elemental_myrmidon")
def water_elemental_myrmidon(p: Play) -> Rules[None]:
    """Assassinate a white troop. At end of turn promote an Obedience card."""
    yield from assassinate(p, white=True)
    at_end_of_turn(p, OBEDIENT)


@card("gar_shatterkeel")
def gar_shatterkeel(p: Play) -> Rules[None]:
    """Deploy 3 troops. Recruit a Conquest card that costs 4 or less for free."""
    yield from deploy(p, 3)
    yield from recruit_of_aspect(p, CONQUEST)


@card("olhydra")
def olhydra(p: Play) -> Rules[None]:
    """Supplant a white troop anywhere on the board. Conquest Focus: deploy 2 troops."""
    yield from supplant(p, white=True, anywhere=True)
    if (yield from focus(p, CONQUEST)):
        yield from deploy(p, 2)


@card("air_elemental")
def air_elemental(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > deploy 3 troops. Guile Focus: draw a card."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        yield from deploy(p, 3)
    yield from draw_by_focus(p, GUILE)


@card("howling_hatred_cultist")
def howling_hatred_cultist(p: Play) -> Rules[None]:
    """Choose one: place a spy; or return one of your spies > 3 Influence. Guile Focus: 1 Power."""
    if (yield from spy_or_recall(p)) != NOWHERE:
        gain(p, influence=3)
    if (yield from focus(p, GUILE)):
        gain(p, power=1)


@card("air_elemental_myrmidon")
def air_elemental_myrmidon(p: Play) -> Rules[None]:
    """Place a spy. At end of turn promote an Obedience card."""
    yield from place_spy(p)
    at_end_of_turn(p, OBEDIENT)


@card("aerisi_kalinoth")
def aerisi_kalinoth(p: Play) -> Rules[None]:
    """1 Power. Place a spy. Recruit a Guile card that costs 4 or less for free."""
    yield from place_spy(p)
    yield from recruit_of_aspect(p, GUILE)


@card("yan_c_bin")
def yan_c_bin(p: Play) -> Rules[None]:
    """Place a spy, then assassinate a troop at its site. Guile Focus: place another spy."""
    site = yield from place_spy(p)
    if site != NOWHERE:
        yield from assassinate(p, at=site)
    if (yield from focus(p, GUILE)):
        yield from place_spy(p)


@card("black_earth_cultist")
def black_earth_cultist(p: Play) -> Rules[None]:
    """At end of turn promote another card. Ambition Focus: 2 Influence."""
    at_end_of_turn(p)
    if (yield from focus(p, AMBITION)):
        gain(p, influence=2)


@card("earth_elemental")
def earth_elemental(p: Play) -> Rules[None]:
    """1 Influence. Return another player's troop or spy. Ambition Focus: draw a card."""
    yield from return_pieces(p)
    yield from draw_by_focus(p, AMBITION)


@card("earth_elemental_myrmidon")
def earth_elemental_myrmidon(p: Play) -> Rules[None]:
    """2 Influence. At end of turn promote another card."""
    at_end_of_turn(p)
    yield from ()


@card("marlos_urnrayle")
def marlos_urnrayle(p: Play) -> Rules[None]:
    """1 Influence. At end of turn promote another card. Recruit an Ambition card that costs 4 or less for free."""
    at_end_of_turn(p)
    yield from recruit_of_aspect(p, AMBITION)


@card("ogremoch")
def ogremoch(p: Play) -> Rules[None]:
    """2 Influence. At end of turn promote another card. Ambition Focus: and one more."""
    at_end_of_turn(p)
    if (yield from focus(p, AMBITION)):
        at_end_of_turn(p)
