"""Scenes in one line: who attacks, moves or guards where, and what is offered before the activation is over."""

from collections.abc import Callable
from typing import Any

from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, sides_changed

OBRYN, GARREK, TARGOR, SEVERIN, ANGHARAD = (
    "obryn_the_bold",
    "garrek_gorebeard",
    "targor",
    "severin_steelheart",
    "angharad_brightshield",
)
ARNULF, KARSUS, SANSON = "arnulf", "karsus_the_chained", "sanson_farstrider"
PAIR: Place = {OBRYN: (7, 3), GARREK: (9, 3)}
SPARE: Place = {**PAIR, SEVERIN: (1, 1), TARGOR: (15, 11)}
MISS = ("support1", "support1", "shield")
DRAW = ("hammer", "support1", "dodge")
HIT = ("hammer", "hammer", "shield")
SHOT = ("sword", "sword", "sword", "shield")
WIDE = ("support1", "support1", "support1", "shield")
DYING = {GARREK: 3}
YES, NO = True, False
QUIET = ("pass", "decline", "stay", "done", "keep")

Scene = Callable[[], Battle]


def offered(t: Battle, answer: str) -> bool:
    """Whether somebody may answer so before the next power step or activation; everything else is declined."""
    for _ in range(40):
        if t.match.over:
            return False
        if answer in t.options():
            return True
        if t.ask.kind in ("power", "activation"):
            return False
        t.play(f"{letter_of(t.ask.seat)} {next((a for a in QUIET if a in t.options()), t.ask.options[0].text)}")
    raise AssertionError("it never ends")


def from_both_sides(scene: Scene, answer: str) -> set[bool]:
    """Whether the answer is offered, whichever seat is A."""
    seen = {offered(scene(), answer)}
    with sides_changed():
        seen.add(offered(scene(), answer))
    return seen


def attack(who: str, *dice: str, moves: tuple[str, ...] = (), place: Place | None = None, **more: Any) -> Battle:
    """The fighter attacks; a place in a move is written (x, r)."""
    t = battle(place=place or SPARE, dice=dice, **more)
    seat = letter_of(t.fighter(who).seat)
    go(t, f"{seat} attack {who}", *moves)
    return t


def go(t: Battle, *moves: str) -> None:
    for move in moves:
        head, _, at = move.partition(" (")
        x, r = at.rstrip(")").split(",") if at else ("", "")
        t.play(f"{head} {t.at(int(x), int(r))}" if at else move)


def fight(*dice: str, **more: Any) -> Battle:
    """Obryn attacks Garrek."""
    return attack(OBRYN, *dice, **more)


def shoot(*dice: str, at: tuple[int, int] = (9, 3), **more: Any) -> Battle:
    """Sanson shoots at Garrek three hexes away, or nearer."""
    place = {SANSON: (3, 3), GARREK: at, TARGOR: (15, 11), **more.pop("place", {})}
    return attack(SANSON, *dice, a="the_farstriders", place=place, **more)


def lash(*dice: str, **more: Any) -> Battle:
    """Karsus attacks Obryn from two hexes away."""
    place = {KARSUS: (11, 3), OBRYN: (7, 3), SEVERIN: (1, 1)}
    return attack(KARSUS, *dice, place=place, active=1, **more)


def into_lethal(**more: Any) -> Battle:
    """Garrek survives the blow and dies where he is driven."""
    place = {OBRYN: (8, 4), GARREK: (9, 3), TARGOR: (11, 3), SEVERIN: (1, 1)}
    return fight(*HIT, field="LETHAL", place=place, moves=("A drive (10,2)",), **more)


def both_die(id: str, **more: Any) -> Battle:
    """Garrek dies and takes Obryn with him; then somebody holds the card."""
    wounds = {GARREK: 3, OBRYN: 3}
    hands: dict[str, list[str]] = {"hand_b": ["death_throes"]}
    seat = more.pop("seat", "b")
    hands.setdefault(f"hand_{seat}", []).append(id)
    place = {**SPARE, ARNULF: (8, 2), **more.pop("place", {})}
    return fight(*HIT, place=place, wounds=wounds, moves=("A target garrek_gorebeard", "B react death_throes"), **hands)


def own_kill(**more: Any) -> Battle:
    """Obryn hungers, and kills Angharad next to him."""
    place = {OBRYN: (7, 3), ANGHARAD: (5, 3), SEVERIN: (8, 2), GARREK: (9, 3)}
    gear = {OBRYN: ["black_hunger"], **more.pop("upgrades", {})}
    moves = ("A target angharad_brightshield", "A target severin_steelheart")
    off = ("sword", "sword", "shield")
    return fight(*HIT, *off, *off, place=place, upgrades=gear, wounds={ANGHARAD: 3}, moves=moves, **more)


def quake(hand: str, wounds: dict[str, int], place: Place | None = None, **more: Any) -> Battle:
    """Shardgale hurts everybody."""
    t = power_step(place=place or SPARE, hand_a=["shardgale"], hand_b=[hand] if hand else [], wounds=wounds, **more)
    t.play("A play shardgale")
    return t


def walk(who: str, where: str, verb: str = "move", place: Place | None = None, **more: Any) -> Battle:
    t = battle(place=place or SPARE, **more)
    seat = letter_of(t.fighter(who).seat)
    go(t, f"{seat} {verb} {who}", f"{seat} go {where}")
    return t


def guarding(who: str, **more: Any) -> Battle:
    t = battle(place=SPARE, active=more.pop("active", 0), **more)
    t.play(f"{letter_of(t.fighter(who).seat)} guard {who}")
    return t


PLAIN = "katophranes_plate"
"""A relic alone does nothing."""


def gear(*ids: str, on: str = OBRYN) -> dict[str, Any]:
    """The fighter carries these after something that does nothing: who looks at the first card only goes wrong."""
    return {"upgrades": {on: list(ids) if ids[0].startswith("katophranes") else [PLAIN, *ids]}}


def foe_gear(*ids: str, on: str = GARREK) -> dict[str, Any]:
    return gear(*ids, on=on)
