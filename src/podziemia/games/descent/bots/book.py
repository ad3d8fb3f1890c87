"""What each side wants, read off the words of the quest: actions that decide it, prey, clocks, zones to hold.

Nothing here knows a quest by name. A side wants the counters, tokens and figures that its victory conditions speak of;
an action is a main one if its effects touch them, and an answer to the other side's main action denies it.
"""

from __future__ import annotations

from re import compile as pattern
from typing import Final

from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.quest_rules import ReadAction, Scene, Script, Value, read_condition
from podziemia.games.descent.rules.state import DescentState

_WORD: Final = pattern(r"[A-Za-z_]+")
_COMMON: Final = frozenset(
    _WORD.findall(
        "H and or not in by counter tokens structures state left hero monster round round_over round_end on_map "
        "defeated revealed heroes overlord exit who when carrying min max actor subject add set lose take reveal "
        "progress then damage fatigue mark test each_hero minion master lieutenant large all_heroes_down in_zone "
        "zone near"
    )
)
_NAMED: Final = pattern(r"(?:on_map|defeated|structures)\((\w+)\)")
_IN_ZONE: Final = pattern(r"in_zone\((\w+), (\w)\) > 0")
_NO_HERO_IN: Final = pattern(r"in_zone\(hero, (\w)\) == 0")
_NEAR: Final = pattern(r"near\((\w+), (\w+), (\d)\)")
_COUNT_NEAR: Final = pattern(r"count_near\((\w+), monster, (\d)\)")
_SPAWN: Final = pattern(r"spawn(?:_adjacent|_terrain)?\((\w+)")
_ROUND_OVER: Final = pattern(r"round_over\((.+)\)$")
_COUNTED: Final = pattern(r"counter\((\w+)\) >= (.+)$")
_TICKS: Final = ("overlord_turn_end", "round_end", "overlord_turn_start")
_books: dict[str, Book] = {}


def words(*texts: str) -> set[str]:
    return {word for text in texts for word in _WORD.findall(text)} - _COMMON


class Reading:
    """One encounter as a side reads it."""

    __slots__ = ("deny", "main", "prey", "wanted", "wins")

    def __init__(self, script: Script, good: bool) -> None:
        encounter = script.encounter
        self.wins = encounter.heroes_win if good else encounter.overlord_wins
        exits = [text for rule in encounter.rules for text in rule.static if text.startswith("exit(")]
        own = [text for text in exits if ("monster" not in text and "lieutenant" not in text) == good]
        self.wanted = words(*self.wins, *own)
        for rule in encounter.rules:
            for name, definition in rule.define.items():
                if name in self.wanted:
                    self.wanted |= words(definition)
        for rule in encounter.rules:
            if rule.when and words(*rule.do) & self.wanted:
                self.wanted |= words(*rule.do)
        self.prey = {name for text in self.wins for name in _NAMED.findall(text)}
        mine = [a for a in script.actions if ("hero" in a.by if good else a.by != ["hero"])]
        self.main: list[ReadAction] = []
        while more := [a for a in mine if a not in self.main and self._touches(a)]:
            self.main += more
            self.wanted |= words(*[action.action.condition for action in more])
        self.deny: list[ReadAction] = []

    def _touches(self, action: ReadAction) -> bool:
        spec = action.action
        if spec.doors:
            return True
        reveals = "reveal" in [call.name for call in (*action.do, *action.passed)]
        if reveals and "revealed(" in " ".join(self.wins):
            return True
        return bool(words(*spec.do, *spec.passed) & self.wanted)


class Book:
    """Both readings of an encounter, and what its rules make worth holding."""

    __slots__ = ("bonds", "clocks", "contested", "falls_count", "guarded", "heroes", "holds", "overlord", "returning")

    def __init__(self, script: Script) -> None:
        self.heroes = Reading(script, True)
        self.overlord = Reading(script, False)
        for mine, theirs in ((self.heroes, self.overlord), (self.overlord, self.heroes)):
            markers = {action.action.at for action in theirs.main if action.action.at} | theirs.wanted
            good = mine is self.heroes
            mine.deny = [
                a
                for a in script.actions
                if a not in mine.main
                and ("hero" in a.by) == good
                and (a.action.at in markers or words(*a.action.do, *a.action.passed) & theirs.wanted)
            ]
        for text in [text for rule in script.encounter.rules for text in rule.static if text.startswith("block(")]:
            self.heroes.prey |= {name for name, _ in _IN_ZONE.findall(text)}
        self.holds: dict[str, str] = {}
        self.bonds: dict[str, str] = {}
        self.guarded: dict[str, int] = {}
        self.contested: set[str] = set()
        """Zones in which a hero stops the overlord's count by standing there."""
        self.returning: set[str] = set()
        self.clocks = clocks_of(script)
        self.falls_count = False
        """Whether every hero who falls brings the overlord nearer to his goal."""
        for rule in script.encounter.rules:
            effects = " ".join(rule.do)
            self.returning |= set(_SPAWN.findall(effects))
            if words(effects) & self.overlord.wanted:
                self.falls_count |= bool([event for event in rule.when if event.startswith("ko")])
                self.holds.update(_IN_ZONE.findall(rule.condition))
                self.contested |= set(_NO_HERO_IN.findall(rule.condition))
                if "not near" not in rule.condition:
                    self.bonds.update({a: b for a, b, _ in _NEAR.findall(rule.condition)})
                self.guarded.update({name: int(n) for name, n in _COUNT_NEAR.findall(effects)})

    def of(self, good: bool) -> Reading:
        return self.heroes if good else self.overlord


def clocks_of(script: Script) -> list[tuple[str, Value]]:
    """What runs out by itself: rounds (no name), and counters that every round raises; each with its limit."""
    found: list[tuple[str, Value]] = []
    raised = [text for rule in script.encounter.rules if set(rule.when) & set(_TICKS) for text in rule.do]
    for text in script.encounter.overlord_wins:
        found += [("", read_condition(limit)) for limit in _ROUND_OVER.findall(text)]
        for counter, limit in _COUNTED.findall(text):
            if [1 for effect in raised if effect.startswith(f"add({counter}, 1")]:
                found.append((counter, read_condition(limit)))
    return found


def rounds_left(s: DescentState) -> int:
    """How many rounds the heroes still have, this one included, if nothing but time passes."""
    left = s.script.encounter.max_rounds - s.round + 1
    scene = Scene(s)
    for counter, limit in book_of(s).clocks:
        done = s.counters.get(counter, 0) if counter else s.round - 1
        left = min(left, int(limit(scene)) - done)
    return max(0, left)


def book_of(s: DescentState) -> Book:
    """The encounter's book, read once."""
    found = _books.get(s.board.id)
    if found is None:
        found = Book(s.script)
        _books[s.board.id] = found
    return found


def enemies_of(s: DescentState, good: bool) -> list[Figure]:
    if good:
        return [f for f in s.figures.values() if not f.good and f.bits]
    return [f for f in s.figures.values() if f.good and f.bits]


def npc_goal(s: DescentState, npc: Figure) -> int:
    """Where the heroes want to lead a neutral figure: its exit, its zone, what it must come near to."""
    bits = 0
    for call in s.script.statics.get("exit", ()):
        if call.named["who"] == npc.name:
            bits |= bits_of(s.board.zone(call.args[0]))
    for text in book_of(s).heroes.wins:
        for name, zone in _IN_ZONE.findall(text):
            if name == npc.name:
                bits |= bits_of(s.board.zone(zone))
    for rule in s.script.encounter.rules:
        for name, marker, _ in _NEAR.findall(rule.condition):
            if name == npc.name and len(marker) == 1:
                bits |= bits_of([t.space for t in s.tokens_of(marker)])
    return bits
