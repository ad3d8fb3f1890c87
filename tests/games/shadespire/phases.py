"""Action phases played to their end, in a line or two: who acts, who falls, and what can be scored afterwards."""

from collections.abc import Callable
from functools import partial
from typing import Any

from podziemia.games.shadespire.data.cards import NUMBER
from tests.games.shadespire.scenes import GARREK, HIT, OBRYN, QUIET, TARGOR, Scene, go
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of, sides_changed

ACTING = ("move", "charge", "attack", "guard", "pass", "draw", "act", "swap")
DUEL: Place = {OBRYN: (7, 3), TARGOR: (9, 3)}
ASSAULT: Place = {OBRYN: (7, 3), GARREK: (9, 3)}
HIT_OBRYN = ("hammer", "hammer", "dodge")
MISS_OBRYN = ("support1", "support1", "dodge")
GUARD: Place = {
    "sepulchral_warden": (1, 1),
    "prince_of_dust": (5, 1),
    "the_harvester": (9, 1),
    "the_champion": (13, 1),
    "petitioner_1": (1, 5),
    "petitioner_2": (7, 3),
}
Case = tuple[str, bool, Scene]
"""A card, whether it is earned, and the scene."""


def earned(t: Battle, id: str, seat: str = "A") -> bool:
    """Whether the seat can score the card in the end phase, if nobody does anything more."""
    round = t.s.round
    for _ in range(200):
        if t.match.over or t.s.round > round:
            return False
        if t.kind() == f"{seat} end.score":
            return f"score {id}" in t.options()
        answer = next((a for a in QUIET if a in t.options()), t.ask.options[0].text)
        t.play(f"{letter_of(t.ask.seat)} {answer}")
    raise AssertionError("the phase never ends")


def earned_on_both_sides(scene: Scene, id: str, seat: str = "A") -> set[bool]:
    """Whether it is earned, whichever seat is A."""
    seen = {earned(scene(), id, seat)}
    with sides_changed():
        seen.add(earned(scene(), id, seat))
    return seen


def each(ids: tuple[str, ...], expected: bool, scene: Callable[[str], Battle]) -> list[Case]:
    """The same scene for cards that say the same."""
    return [(id, expected, partial(scene, id)) for id in ids]


def acted(t: Battle, *moves: str) -> Battle:
    """These moves in order, one activation after another; everything else that is asked is declined."""
    for move in moves:
        seat, verb = move.split()[:2]
        for _ in range(60):
            if verb not in ACTING or t.kind() == f"{seat} activation":
                break
            answer = next((a for a in QUIET if a in t.options()), t.ask.options[0].text)
            t.play(f"{letter_of(t.ask.seat)} {answer}")
        go(t, move)
    return t


def phase(id: str, *moves: str, place: Place, **more: Any) -> Battle:
    """A holds the card; then these moves."""
    return acted(battle(place=place, objectives_a=[id], **more), *moves)


def duel(id: str, *dice: str, others: Place | None = None, **more: Any) -> Battle:
    """A holds the card, and Obryn strikes at Targor, who dies if he is hit."""
    place = {**DUEL, **(others or {})}
    return phase(id, "A attack obryn_the_bold", place=place, dice=dice or HIT, **more)


def assault(id: str, *dice: str, others: Place | None = None, **more: Any) -> Battle:
    """A holds the card, and Garrek strikes at Obryn, who dies if he is hit."""
    place = {**ASSAULT, **(others or {})}
    wounds = {OBRYN: 2, **more.pop("wounds", {})}
    dice = dice or HIT_OBRYN
    return phase(id, "B attack garrek_gorebeard", place=place, active=1, dice=dice, wounds=wounds, **more)


def step(id: str, who: str, where: str, place: Place, **more: Any) -> Battle:
    """A holds the card, and somebody moves."""
    t = battle(place=place, objectives_a=[id], active=more.pop("active", 0), **more)
    seat = letter_of(t.fighter(who).seat)
    return acted(t, f"{seat} move {who}", f"{seat} go {where}")


def outfitted(id: str, bearer: str, place: Place, **more: Any) -> Battle:
    """A holds the card, and a last upgrade is played on that fighter."""
    t = power_step(place=place, objectives_a=[id], **more)
    seat = letter_of(t.fighter(bearer).seat)
    t.play(f"{seat} play sprinter", f"{seat} on {bearer}")
    return t


def next_objectives(t: Battle, *ids: str) -> Battle:
    """These lie on top of A's deck of objectives."""
    deck = t.s.players[seat_of("A")].objective_deck
    deck[:] = [card for card in deck if card not in [NUMBER[id] for id in ids]]
    deck.extend([NUMBER[id] for id in reversed(ids)])
    return t


def under(*ids: str, by: str = "B", **more: Any) -> Battle:
    """The seat plays these ploys in the power step after B's activation; A's activation is next."""
    hands = {f"hand_{by.lower()}": list(ids), f"hand_{'b' if by == 'A' else 'a'}": ["earthquake"]}
    t = power_step(active=1, **{**hands, **more})
    for id in ids:
        if t.kind() != f"{by} power":
            t.play(f"{letter_of(t.ask.seat)} pass")
        t.play(f"{by} play {id}")
    t.skip_to("activation")
    return t
