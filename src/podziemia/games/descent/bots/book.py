"""What each side wants, read off the phrases of the quest: actions that decide it, prey, clocks, zones to hold.

Nothing here knows a quest by name. A side wants the counters, tokens and figures that its victory conditions speak of;
an action is a main one if its effects touch them, and an answer to the other side's main action denies it.

The yardstick relies on it (`yardstick/`): what a quest says is read here, what bots make of it stands elsewhere.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.quest_language import Call, Comparison, Negation, Term, calls_in, names_in, phrases_in
from podziemia.games.descent.data.script import ReadAction, ReadRule, Script
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.quest_rules import Scene, amount
from podziemia.games.descent.rules.state import DescentState

_COMMON: Final = frozenset(
    [
        "actor",
        "subject",
        "hero",
        "each_hero",
        "heroes",
        "overlord",
        "monster",
        "minion",
        "master",
        "lieutenant",
        "large",
    ]
)
"""Names that tell nothing about what a side wants."""
_RANKS: Final = frozenset(["monster", "minion", "master"])
_TICKS: Final = ("overlord_turn_end", "round_end", "overlord_turn_start")
_books: dict[str, Book] = {}


def named(terms: list[Term]) -> set[str]:
    """What the terms speak of, beyond sides and ranks."""
    return names_in(terms) - _COMMON


def in_zones(terms: list[Term]) -> list[tuple[str, str]]:
    """Who should stand in which zone: `in_zone(who, zone) > 0`."""
    return _zones_compared(terms, ">")


def _zones_compared(terms: list[Term], sign: str) -> list[tuple[str, str]]:
    found = []
    for phrase in phrases_in(terms):
        if isinstance(phrase, Comparison) and phrase.sign == sign and phrase.right == 0:
            left = phrase.left
            if isinstance(left, Call) and left.name == "in_zone":
                found.append((str(left.args[0]), str(left.args[1])))
    return found


def nearness(terms: list[Term]) -> list[tuple[str, str]]:
    """Who should come near to whom or what: `near(who, what, n)`."""
    near = [call.args for call in calls_in(terms, "near")]
    return [(args[0], args[1]) for args in near if isinstance(args[0], str) and isinstance(args[1], str)]


def keeps_apart(terms: list[Term]) -> bool:
    """Whether somebody should not be near somebody: `not near(…)`."""
    for phrase in phrases_in(terms):
        if isinstance(phrase, Negation) and isinstance(phrase.inner, Call) and phrase.inner.name == "near":
            return True
    return False


class Reading:
    """One encounter as a side reads it."""

    __slots__ = ("decide", "deny", "main", "prey", "wanted", "wins")

    def __init__(self, script: Script, good: bool) -> None:
        self.wins = script.heroes_win if good else script.overlord_wins
        exits = [call for call in script.statics.get("exit", ()) if _is_for_heroes(call) == good]
        self.wanted = named([*self.wins, *exits])
        for rule in script.rules:
            if named(rule.do) & self.wanted:
                self.wanted |= named(rule.do)
        self.decide = {str(call.args[0]) for call in calls_in(self.wins, "on_map", "defeated", "structures")}
        """Whom to defeat is to win; prey is also who blocks the way."""
        self.prey = set(self.decide)
        mine = [a for a in script.actions if ("hero" in a.by if good else a.by != ["hero"])]
        self.main: list[ReadAction] = []
        while more := [a for a in mine if a not in self.main and self._touches(a)]:
            self.main += more
            self.wanted |= named([action.condition for action in more])
        self.deny: list[ReadAction] = []

    def _touches(self, action: ReadAction) -> bool:
        if action.action.doors:
            return True
        done = [*action.do, *action.passed]
        if calls_in(done, "reveal") and calls_in(self.wins, "revealed"):
            return True
        return bool(named(done) & self.wanted)


def _is_for_heroes(exit: Call) -> bool:
    return not names_in([exit]) & {"monster", "lieutenant"}


class Book:
    """Both readings of an encounter, and what its rules make worth holding."""

    __slots__ = (
        "bonds",
        "clocks",
        "contested",
        "doorsteps",
        "falls_count",
        "guarded",
        "heroes",
        "holds",
        "overlord",
        "returning",
        "shields",
    )

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
                and (a.action.at in markers or named([*a.do, *a.passed]) & theirs.wanted)
            ]
        for call in script.statics.get("block", ()):
            self.heroes.prey |= {name for name, _ in in_zones([call])}
        self.holds: dict[str, str] = {}
        self.bonds: dict[str, str] = {}
        self.guarded: dict[str, int] = {}
        self.contested: set[str] = set()
        """Zones in which a hero stops the overlord's count by standing there."""
        self.returning: set[str] = set()
        self.clocks = clocks_of(script)
        self.shields = shields_of(script)
        self.doorsteps = doorsteps_of(script)
        self.falls_count = False
        """Whether every hero who falls brings the overlord nearer to his goal."""
        for rule in script.rules:
            effects = rule.do
            spawned = calls_in(effects, "spawn", "spawn_adjacent", "spawn_terrain")
            self.returning |= {str(call.args[0]) for call in spawned}
            if named(effects) & self.overlord.wanted:
                self._note(rule, effects)

    def _note(self, rule: ReadRule, effects: list[Term]) -> None:
        """What a rule that serves the overlord makes worth holding."""
        condition = [rule.condition]
        self.falls_count |= bool([trigger for trigger in rule.triggers if trigger.event in ("ko", "ko_by")])
        self.holds.update(in_zones(condition))
        self.contested |= {zone for who, zone in _zones_compared(condition, "==") if who == "hero"}
        if not keeps_apart(condition):
            self.bonds.update(nearness(condition))
        for call in calls_in(effects, "count_near"):
            self.guarded[str(call.args[0])] = int(call.args[2])

    def of(self, good: bool) -> Reading:
        return self.heroes if good else self.overlord


def clocks_of(script: Script) -> list[tuple[str, Term]]:
    """What runs out by itself: rounds (no name), and counters that every round raises; each with its limit."""
    found: list[tuple[str, Term]] = []
    raised = [call for rule in script.rules if _ticks(rule) for call in rule.do if call.name == "add"]
    for win in script.overlord_wins:
        found += [("", call.args[0]) for call in calls_in([win], "round_over")]
        if isinstance(win, Comparison) and win.sign == ">=" and isinstance(win.left, Call):
            counter = win.left.args[0] if win.left.name == "counter" else ""
            if [1 for call in raised if call.args[0] == counter and call.args[1] == 1]:
                found.append((counter, win.right))
    return found


def doorsteps_of(script: Script) -> list[str]:
    """Zones by which monsters leave, where the heroes have nothing to do but to keep them in until time is up."""
    if [win for win in script.heroes_win if not (isinstance(win, Call) and win.name == "round_over")]:
        return []
    exits = [call for call in script.statics.get("exit", ()) if names_in([call.named["who"]]) & _RANKS]
    return [str(call.args[0]) for call in exits]


def shields_of(script: Script) -> list[tuple[str, str, int]]:
    """Who protects whom from the heroes by being within how many spaces: `protect(whom, when='near(who, whom, n)')`."""
    found: list[tuple[str, str, int]] = []
    for call in script.statics.get("protect", ()):
        near = [near.args for near in calls_in([call.named.get("when")], "near")]
        found += [(str(args[0]), str(args[1]), int(args[2])) for args in near if args[1] == call.args[0]]
    return found


def _ticks(rule: ReadRule) -> bool:
    return bool([1 for trigger in rule.triggers if trigger.event in _TICKS])


def rounds_left(s: DescentState) -> int:
    """How many rounds the heroes still have, this one included, if nothing but time passes."""
    left = s.script.encounter.max_rounds - s.round + 1
    scene = Scene(s)
    for counter, limit in book_of(s).clocks:
        done = s.counters.get(counter, 0) if counter else s.round - 1
        left = min(left, amount(scene, limit) - done)
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
    for name, zone in in_zones(book_of(s).heroes.wins):
        if name == npc.name:
            bits |= bits_of(s.board.zone(zone))
    for rule in s.script.rules:
        for name, marker in nearness([rule.condition]):
            if name == npc.name and len(marker) == 1:
                bits |= bits_of([t.space for t in s.tokens_of(marker)])
    return bits
