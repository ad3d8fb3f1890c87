"""The actions printed on fighter cards and upgrades."""

from __future__ import annotations

from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import CHOOSE, DECLINE
from podziemia.games.shadespire.rules.actions import action, can_move, guard, has_moved, move
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import gain
from podziemia.games.shadespire.rules.movement import ask_push, reach, return_fighter, starting_hexes
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Rules


@action("raise_fallen", lambda s, f: s.slain(f.seat) != [] and starting_hexes(s, f.seat) != 0)
def raise_fallen(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """Return a fallen ally to an empty starting hex of your territory."""
    ally = yield from pick(s, f, s.slain(f.seat), "raise_fallen")
    yield from return_fighter(s, f.seat, ally, starting_hexes(s, f.seat), "raise_fallen", deed)


def clanrats(s: ShadespireState, f: Fighter) -> list[Fighter]:
    return [ally for ally in s.slain(f.seat) if ally.card.id != "krrk_the_almost_trusted"]


@action("more_more_clanrats", lambda s, f: clanrats(s, f) != [] and starting_hexes(s) != 0)
def more_more_clanrats(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """Return a fallen ally other than Krrk to any empty starting hex."""
    ally = yield from pick(s, f, clanrats(s, f), "more_more_clanrats")
    yield from return_fighter(s, f.seat, ally, starting_hexes(s), "more_more_clanrats", deed)


def marchers(s: ShadespireState, f: Fighter) -> list[Fighter]:
    """Other allies that can still make a Move action."""
    return [ally for ally in s.allies(f.seat) if ally is not f and can_move(s, ally)]


@action("command_two", lambda s, f: len(marchers(s, f)) >= 2)
def command_two(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """Two other allies make a Move action each."""
    yield from command(s, f, 2, "command_two")


@action("ancient_commander", lambda s, f: len(marchers(s, f)) >= 3)
def ancient_commander(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """Three other allies make a Move action each."""
    yield from command(s, f, 3, "ancient_commander")


def command(s: ShadespireState, f: Fighter, n: int, because: str) -> Rules[None]:
    for _ in range(n):
        allies = marchers(s, f)
        if allies and f.hex != NOWHERE:
            ally = yield from pick(s, f, allies, because)
            yield from move(s, ally, because)


@action("terrifying_howl", lambda s, f: s.adjacent(f, 1 - f.seat) != [])
def terrifying_howl(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """Push each adjacent foe one hex, in any order."""
    waiting = s.adjacent(f, 1 - f.seat)
    while waiting:
        foe = yield from pick(s, f, waiting, "terrifying_howl")
        waiting.remove(foe)
        yield from ask_push(s, f.seat, foe, "terrifying_howl", deed)
        waiting = [one for one in waiting if one.hex != NOWHERE]


@action("block", lambda s, f: True)
def block(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """The bearer and all adjacent allies go on Guard."""
    for ally in [f, *s.adjacent(f, f.seat)]:
        guard(s, ally)
    yield from ()


def retreats(s: ShadespireState, f: Fighter) -> int:
    """Where a Move action can end further from every foe than it began."""
    if has_moved(s, f) or f.frozen:
        return 0
    hexes = reach(s, f, False)
    for foe in s.allies(1 - f.seat):
        hexes &= ~s.ground.within(foe.hex, s.ground.distance(foe.hex, f.hex))
    return hexes


def fleeing(s: ShadespireState, f: Fighter) -> list[Fighter]:
    return [ally for ally in [f, *s.adjacent(f, f.seat)] if retreats(s, ally)]


@action("flee", lambda s, f: fleeing(s, f) != [])
def flee(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """The bearer and one adjacent ally may move away from every foe."""
    partners = [ally for ally in fleeing(s, f) if ally is not f]
    options = [CHOOSE[ally.thing] for ally in partners]
    answer = yield Ask(f.seat, "flee.with", [*options, DECLINE], "flee")
    runners = [f, *[ally for ally in partners if answer is not DECLINE and ally.thing == answer.index]]
    for runner in runners:
        yield from move(s, runner, "flee", retreats(s, runner), may_stay=True)


@action("relics_six", lambda s, f: True)
def relics_six(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """All six relics: 4 glory points."""
    gain(s, f.seat, 4)
    yield from ()


def pick(s: ShadespireState, f: Fighter, among: list[Fighter], because: str) -> Rules[Fighter]:
    answer = yield Ask(f.seat, "choose.fighter", [CHOOSE[ally.thing] for ally in among], because)
    return next(ally for ally in among if ally.thing == answer.index)
