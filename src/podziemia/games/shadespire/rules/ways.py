"""The way of a move or a push over lethal ground, hex by hex (SHA-3.17, SHA-15.02).

Everywhere else only the hex it ends in matters, and nobody is asked for the way.
"""

from __future__ import annotations

from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import TIMES
from podziemia.games.shadespire.rules.battlefield import around
from podziemia.games.shadespire.rules.deed import MOVE, Deed, Doer
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import hurt
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.bits import members

Layers = list[list[int]]
"""For each step, and for each number of lethal hexes entered so far: the hexes one may stand in."""


def layers_of(start: int, steps: int, ground: int, lethal: int) -> Layers:
    layers = [[1 << start]]
    for _ in range(steps):
        here = layers[-1]
        after = [0] * (len(here) + 1)
        for entered, hexes in enumerate(here):
            near = around(hexes) & ground
            after[entered] |= near & ~lethal
            after[entered + 1] |= near & lethal
        layers.append(after)
    return layers


def entries(layers: Layers, there: int) -> list[int]:
    """How many lethal hexes the ways to that hex can enter."""
    return sorted({n for layer in layers[1:] for n, hexes in enumerate(layer) if hexes >> there & 1})


def way_to(layers: Layers, there: int, entered: int, lethal: int) -> list[int]:
    """A shortest way to that hex among those that enter so many lethal hexes."""
    step = next(i for i, layer in enumerate(layers) if i and entered < len(layer) and layer[entered] >> there & 1)
    way = [there]
    while step > 1:
        entered -= lethal >> way[-1] & 1
        step -= 1
        way.append(members(around(1 << way[-1]) & layers[step][entered])[0])
    way.reverse()
    return way


def travel(s: ShadespireState, seat: int, f: Fighter, there: int, steps: int, ground: int, deed: Deed) -> Rules[None]:
    """Go to that hex. Each lethal hex hurts as it is entered, and who falls stops there. Whoever pushes a fighter says
    how many of them the way enters; a Move action takes the way that spares the fighter most."""
    lethal = s.ground.lethal
    if not lethal & ground:
        relocate(s, f, there)
        return
    layers = layers_of(f.hex, steps, ground | 1 << f.hex, lethal)
    counts = [n for n in entries(layers, there) if n or there != f.hex]
    entered = counts[0]
    if deed.kind != MOVE:
        enough = max(entered, f.most_wounds() - f.wounds)
        answer = yield Ask(seat, "push.lethal", [TIMES[n] for n in counts if n <= enough], f.id)
        entered = answer.index
    for hex in way_to(layers, there, entered, lethal):
        hurts = lethal >> hex & 1
        if (hurts or hex == there) and not s.occupied >> hex & 1:
            relocate(s, f, hex)
        here = f.hex
        if hurts:
            yield from hurt(s, f, 1, Doer(seat, None, deed.as_reaction, deed.source()), deed)
        if f.hex != here or here == NOWHERE:
            return


def relocate(s: ShadespireState, f: Fighter, there: int) -> None:
    s.put(f, there)
    s.tell("moved_to", f.seat, f.id, things=(s.name_of(there),))
