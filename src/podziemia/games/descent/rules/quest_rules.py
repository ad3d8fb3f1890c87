"""What the phrases of the quest book come to at a moment: conditions, numbers, and the figures they name.

What effects do stands in `effects/quests.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podziemia.games.descent.data.cards import FIGURE, GROUP_IDS, LIEUTENANT_IDS, MONSTER_IDS
from podziemia.games.descent.data.map import TERRAINS
from podziemia.games.descent.data.overlord import LIEUTENANTS, MONSTERS
from podziemia.games.descent.data.parts import Sheet
from podziemia.games.descent.data.quest_language import (
    Both,
    Call,
    Choice,
    Comparison,
    Either,
    Negation,
    PartySize,
    RoundNumber,
    Sum,
    Term,
)
from podziemia.games.descent.data.quest_parts import Encounter
from podziemia.games.descent.data.script import Script
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.pieces import Token
from podziemia.games.descent.rules.relations import are_adjacent, distance, is_near_token
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import NOBODY


class Scene:
    """What a rule of the quest is about: the state and who or what has set it off."""

    __slots__ = ("actor", "content", "door", "round_end", "s", "subject", "token")

    def __init__(
        self,
        s: DescentState,
        actor: Figure | None = None,
        subject: Figure | None = None,
        token: Token | None = None,
        door: int = NOBODY,
        round_end: bool = False,
    ) -> None:
        self.s = s
        self.actor = actor
        self.subject = subject
        self.token = token
        self.door = door
        self.round_end = round_end
        self.content = ""


# ---- what a term comes to ----


def value(scene: Scene, term: Term) -> Any:
    """What the term comes to now: a number, a truth, a name or a list of them."""
    if isinstance(term, Call):
        return _answer(scene, term)
    if isinstance(term, Comparison):
        return _compare(term.sign, value(scene, term.left), value(scene, term.right))
    if isinstance(term, Both):
        for part in term.all:
            if not value(scene, part):
                return False
        return True
    if isinstance(term, Either):
        for part in term.any:
            if value(scene, part):
                return True
        return False
    if isinstance(term, Negation):
        return not value(scene, term.inner)
    if isinstance(term, Sum):
        return _count(term.sign, value(scene, term.left), value(scene, term.right))
    if isinstance(term, PartySize):
        return scene.s.hero_count
    if isinstance(term, RoundNumber):
        return scene.s.round
    if isinstance(term, Choice):
        return value(scene, term.yes if value(scene, term.test) else term.no)
    return term


def _compare(sign: str, a: Any, b: Any) -> bool:
    if sign == ">=":
        return bool(a >= b)
    if sign == "==":
        return bool(a == b)
    if sign == ">":
        return bool(a > b)
    if sign == "<":
        return bool(a < b)
    if sign == "<=":
        return bool(a <= b)
    if sign == "!=":
        return bool(a != b)
    return a in b


def _count(sign: str, a: Any, b: Any) -> Any:
    if sign == "+":
        return a + b
    if sign == "-":
        return a - b
    return a * b if sign == "*" else a // b


def _answer(scene: Scene, call: Call) -> Any:
    """The answer to a question of the language, or to one that the quest defines for itself."""
    if call.meaning is not None:
        return value(scene, call.meaning)
    ask = QUESTIONS[call.name]
    if call.is_plain:
        return ask(scene, *call.args)
    args = [value(scene, arg) for arg in call.args]
    if call.named:
        return ask(scene, *args, **{word: value(scene, term) for word, term in call.named.items()})
    return ask(scene, *args)


# ---- selectors ----


def figures(scene: Scene, who: Any) -> list[Figure]:
    """The figures a selector names, on the map."""
    if isinstance(who, list):
        found: list[Figure] = []
        for one in who:
            found += [f for f in figures(scene, one) if f not in found]
        return found
    if isinstance(who, Call):
        return _related(scene, who)
    s = scene.s
    if who in ("hero", "each_hero"):
        return list(s.heroes_up())
    if who == "actor":
        return [scene.actor] if scene.actor else []
    if who == "subject":
        return [scene.subject] if scene.subject else []
    if who == "monster":
        return s.monsters()
    if who in ("minion", "master", "lieutenant"):
        return [f for f in s.monsters() if f.sheet.rank == who]
    if who == "large":
        return [f for f in s.monsters() if f.is_large]
    if who == "urthko":
        return [f for f in s.group_members("barghest") if f.sheet.rank == "master"]
    if who.startswith("open_"):
        return s.group_members(open_group(s, who))
    if who in GROUP_IDS:
        return s.group_members(who)
    return [f for f in s.figures.values() if f.name == who or f.name.startswith(f"{who}-")]


def _related(scene: Scene, who: Call) -> list[Figure]:
    if who.name == "adjacent":
        others = figures(scene, who.args[1])
        return [f for f in figures(scene, who.args[0]) if [o for o in others if are_adjacent(scene.s, f, o)]]
    if who.name == "bearer":
        return [scene.s.figures[t.bearer] for t in scene.s.tokens_of(who.args[0]) if t.bearer != NOBODY]
    raise ValueError(f"no figures are called {who.name}")


def matches(scene: Scene, figure: Figure, who: Any) -> bool:
    """Whether the figure is one of those, on the map or not."""
    if isinstance(who, list):
        return any(matches(scene, figure, one) for one in who)
    if isinstance(who, Call):
        return figure in figures(scene, who)
    rank = figure.sheet.rank
    if who == "hero":
        return isinstance(figure, Hero)
    if who == "monster":
        return rank in ("minion", "master", "lieutenant")
    if who == "large":
        return figure.is_large
    if who in ("minion", "master", "lieutenant"):
        return bool(rank == who)
    if who == "urthko":
        return figure.sheet.group == "barghest" and rank == "master"
    if who.startswith("open_"):
        return figure.sheet.group == open_group(scene.s, who)
    if who == "trait_dark":
        return "dark" in figure.sheet.traits
    return who in (figure.sheet.group, figure.name)


def open_group(s: DescentState, who: str) -> str:
    """The kind the overlord picked for the zone: open_a, open_b."""
    zone = who[5:]
    for group, kind in zip(encounter_of(s).groups, s.kinds, strict=True):
        if group.zone == zone:
            return MONSTER_IDS[kind]
    raise ValueError(f"no group starts in zone {zone}")


# ---- conditions ----


def _by(scene: Scene, two: int, three: int, four: int) -> int:
    return (two, three, four)[scene.s.hero_count - 2]


def _in_zone(scene: Scene, who: str, zone: str) -> int:
    spaces = scene.s.board.zone(zone)
    return len([f for f in figures(scene, who) if [space for space in f.spaces if space in spaces]])


def _defeated(scene: Scene, who: str) -> bool:
    """Defeated in this encounter and not on the map again."""
    s = scene.s
    if who == "urthko":
        return FIGURE["barghest-master"] in s.slain and not figures(scene, who)
    return FIGURE[who] in s.slain and not figures(scene, who)


def _left(scene: Scene, who: str, exit: str, carrying: str = "") -> int:
    return len(
        [
            figure
            for figure, zone, token in scene.s.left
            if zone == exit
            and (not carrying or token == carrying)
            and matches(scene, figure_named(scene.s, figure), who)
        ]
    )


def figure_named(s: DescentState, name: str) -> Figure:
    """A figure by name, also one that has left the map: then a stand-in with its sheet."""
    id = FIGURE[name]
    if id in s.figures:
        return s.figures[id]
    ghost = Figure()
    ghost.id = id
    ghost.sheet = _sheet_of(s, name)
    return ghost


def _sheet_of(s: DescentState, name: str) -> Sheet:
    """Of a monster or a lieutenant the printed one; of a neutral figure, what it is."""
    group, _, rank = name.rpartition("-")
    if group in MONSTER_IDS:
        return MONSTERS[MONSTER_IDS.index(group)].sheets[s.act - 1][int(rank == "master")]
    if name in LIEUTENANT_IDS:
        return LIEUTENANTS[LIEUTENANT_IDS.index(name)].sheets[s.act - 1][s.hero_count]
    return Sheet(name, "npc", 0, 0, ())


def _carrying(scene: Scene, who: str, token: str) -> bool:
    bearers = [t.bearer for t in scene.s.tokens_of(token)]
    return bool([f for f in figures(scene, who) if f.id in bearers])


def _near(scene: Scene, a: Any, b: Any, n: int) -> bool:
    """Some a within n spaces of some b; b may be tokens."""
    s = scene.s
    if isinstance(b, str) and len(b) == 1:
        return bool([f for f in figures(scene, a) for t in s.tokens_of(b) if is_near_token(s, f, t, n)])
    others = figures(scene, b)
    return bool([f for f in figures(scene, a) for o in others if f.id != o.id and distance(s, f, o) <= n])


def _near_state(scene: Scene, who: str, marker: str, state: str, n: int) -> bool:
    s = scene.s
    lit = [t for t in s.tokens_of(marker) if t.state == state]
    return bool([f for f in figures(scene, who) for t in lit if is_near_token(s, f, t, n)])


def _terrain(scene: Scene, who: str, kind: str) -> bool:
    wanted = TERRAINS.index(kind)
    return bool([f for f in figures(scene, who) for space in f.spaces if scene.s.terrain[space] == wanted])


def _near_terrain(scene: Scene, who: str, kind: str, n: int) -> bool:
    s = scene.s
    wanted = TERRAINS.index(kind)
    for f in figures(scene, who):
        for own in f.spaces:
            far = s.ground.distances(own)
            if [space for space in s.board.spaces if s.terrain[space] == wanted and far[space] <= n]:
                return True
    return False


def _count_near(scene: Scene, structure: str, who: str, n: int) -> int:
    s = scene.s
    near = figures(scene, who)
    return len([f for f in figures(scene, structure) if [o for o in near if distance(s, f, o) <= n]])


def _revealed(scene: Scene, content: str, side: str) -> bool:
    number = contents_of(encounter_of(scene.s)).index(content)
    return (number, 0 if side == "heroes" else 1) in scene.s.revealed


def contents_of(encounter: Encounter) -> tuple[str, ...]:
    """What may lie hidden in this encounter, each name once."""
    for rule in encounter.rules:
        if rule.hidden[0]:
            return tuple(dict.fromkeys(rule.hidden[1]))
    return ()


def _campaign_flag(scene: Scene, flag: str) -> bool:
    log = scene.s.campaign
    return log is not None and flag in log.flags


def _rank_value(scene: Scene, who: str, minion: int, master: int, large: int) -> int:
    figure = scene.subject
    assert figure is not None
    if figure.sheet.base[0] * figure.sheet.base[1] > 2:
        return large
    return master if figure.sheet.rank == "master" else minion


def _all_heroes_down(scene: Scene) -> bool:
    return not [hero for hero in scene.s.heroes if not hero.down]


def _has_flag(scene: Scene, who: str, flag: str) -> bool:
    return bool([f for f in figures(scene, who) if isinstance(f, Hero) and f.bucket])


QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "by": _by,
    "counter": lambda scene, id: scene.s.count(id),
    "tokens": lambda scene, marker: len(scene.s.tokens_of(marker)),
    "structures": lambda scene, id: len(figures(scene, id)),
    "state": lambda scene, marker, state: len([t for t in scene.s.tokens_of(marker) if t.state == state]),
    "state_is": lambda scene, marker, state: scene.token is not None and scene.token.state == state,
    "changed_this_round": lambda scene, marker: scene.token is not None and scene.token.changed == scene.s.round,
    "marked": lambda scene, marker, mark: scene.token is not None and scene.token.mark == mark,
    "near_state": _near_state,
    "on_map": lambda scene, who: len(figures(scene, who)),
    "in_zone": _in_zone,
    "defeated": _defeated,
    "left": _left,
    "carrying": _carrying,
    "taken": lambda scene, token: bool(scene.s.tokens_of(token)),
    "revealed": _revealed,
    "flag": lambda scene, id: id in scene.s.flags,
    "has_flag": _has_flag,
    "campaign_flag": _campaign_flag,
    "all_heroes_down": _all_heroes_down,
    "near": _near,
    "near_terrain": _near_terrain,
    "terrain": _terrain,
    "count_near": _count_near,
    "round_over": lambda scene, n: scene.round_end and scene.s.round >= n,
    "round_end": lambda scene: scene.round_end,
    "ko_this_round": lambda scene: scene.s.knocked_out,
    "rank_value": _rank_value,
    "min": lambda scene, *values: min(values),
    "max": lambda scene, *values: max(values),
}


# ---- the rules of the present encounter ----


def script_of(s: DescentState) -> Script:
    return s.script


def encounter_of(s: DescentState) -> Encounter:
    return s.script.encounter


def holds(scene: Scene, call: Call, word: str = "when") -> bool:
    """Whether the condition attached to a call holds; without one it does."""
    condition = call.named.get(word)
    return condition is None or bool(value(scene, condition))


def amount(scene: Scene, term: Term) -> int:
    """A number in an effect: written out, or worked out."""
    return term if isinstance(term, int) else int(value(scene, term))


def marker_name(s: DescentState, marker: str) -> str:
    found = encounter_of(s).markers.get(marker)
    return found.name if found else marker
