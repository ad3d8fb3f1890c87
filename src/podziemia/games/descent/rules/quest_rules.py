"""The language of the quest book: conditions and selectors read from short texts, once, when a map is first used.

Texts are Python expressions limited to calls, names, numbers, lists, comparisons, and/or/not and the conditional
expression; a bare name is a symbol. What effects do stands in `effects/quests.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any, Final

from podziemia.games.descent.data.cards import FIGURE, GROUP_IDS, MONSTER_IDS, QUEST_ACTION_IDS, QUESTS
from podziemia.games.descent.data.map import TERRAINS, Board, build_board
from podziemia.games.descent.data.overlord import LIEUTENANTS, MONSTERS
from podziemia.games.descent.data.parts import Sheet
from podziemia.games.descent.data.quest_parts import Encounter, Quest, QuestAction, QuestRule
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.pieces import Token
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import NOBODY


class Scene:
    """What a rule of the quest is about: the state and who or what has set it off."""

    __slots__ = ("actor", "content", "door", "round_end", "s", "side", "subject", "token")

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
        self.side = 0


Value = Callable[[Scene], Any]


class Call:
    """An effect or a standing fact: its name and its arguments, read but not yet carried out."""

    __slots__ = ("args", "name", "named")

    def __init__(self, name: str, args: list[Any], named: dict[str, Any]) -> None:
        self.name = name
        self.args = args
        self.named = named


# ---- reading ----


def read_condition(text: str, define: dict[str, str] | None = None) -> Value:
    """A condition or a number, ready to be asked about any scene."""
    return _value(ast.parse(text, mode="eval").body, define or {})


def read_call(text: str, define: dict[str, str] | None = None) -> Call:
    node = ast.parse(text, mode="eval").body
    if not isinstance(node, ast.Call):
        raise ValueError(f"not an effect: {text}")
    return _call(node, define or {})


def _call(node: ast.Call, define: dict[str, str]) -> Call:
    assert isinstance(node.func, ast.Name)
    args = [_argument(arg, define) for arg in node.args]
    named = {str(word.arg): _argument(word.value, define) for word in node.keywords}
    return Call(node.func.id, args, named)


def _argument(node: ast.expr, define: dict[str, str]) -> Any:
    """Names stay symbols, lists of calls stay effects, a quoted text is a condition, the rest is a value."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.List):
        return [_argument(item, define) for item in node.elts]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return read_condition(node.value, define)
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in CONDITIONS_BY_NAME:
        return _call(node, define)
    return _value(node, define)


_COMPARE: Final[dict[type, Callable[[Any, Any], bool]]] = {
    ast.Eq: lambda a, b: a == b,
    ast.NotEq: lambda a, b: a != b,
    ast.Lt: lambda a, b: a < b,
    ast.LtE: lambda a, b: a <= b,
    ast.Gt: lambda a, b: a > b,
    ast.GtE: lambda a, b: a >= b,
    ast.In: lambda a, b: a in b,
}
_COUNT: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
}


def _value(node: ast.expr, define: dict[str, str]) -> Value:
    if isinstance(node, ast.Constant):
        constant = node.value
        return lambda scene: constant
    if isinstance(node, ast.Name):
        return _name(node.id)
    if isinstance(node, ast.Compare):
        left, right = _value(node.left, define), _value(node.comparators[0], define)
        compare = _COMPARE[type(node.ops[0])]
        return lambda scene: compare(left(scene), right(scene))
    if isinstance(node, ast.BinOp):
        first, second = _value(node.left, define), _value(node.right, define)
        count = _COUNT[type(node.op)]
        return lambda scene: count(first(scene), second(scene))
    if isinstance(node, ast.BoolOp):
        parts = [_value(part, define) for part in node.values]
        if isinstance(node.op, ast.And):
            return lambda scene: all(part(scene) for part in parts)
        return lambda scene: any(part(scene) for part in parts)
    if isinstance(node, ast.UnaryOp):
        inner = _value(node.operand, define)
        if isinstance(node.op, ast.Not):
            return lambda scene: not inner(scene)
        return lambda scene: -inner(scene)
    if isinstance(node, ast.IfExp):
        test, yes, no = [_value(part, define) for part in (node.test, node.body, node.orelse)]
        return lambda scene: yes(scene) if test(scene) else no(scene)
    if isinstance(node, ast.Tuple | ast.List):
        items = [_value(item, define) for item in node.elts]
        return lambda scene: [item(scene) for item in items]
    if isinstance(node, ast.Call):
        return _condition(node, define)
    raise ValueError(f"the quest book does not say {ast.unparse(node)}")


def _name(name: str) -> Value:
    if name == "H":
        return lambda scene: scene.s.hero_count
    if name == "round":
        return lambda scene: scene.s.round
    return lambda scene: name


def _condition(node: ast.Call, define: dict[str, str]) -> Value:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    if name in define:
        return read_condition(define[name])
    if name in ("min", "max"):
        parts = [_value(arg, define) for arg in node.args]
        pick = min if name == "min" else max
        return lambda scene: pick([part(scene) for part in parts])
    if name == "bearer":
        token = ast.unparse(node.args[0])
        return lambda scene: f"bearer {token}"
    ask = CONDITIONS_BY_NAME[name]
    args = [_value(arg, define) for arg in node.args]
    named = {str(word.arg): _value(word.value, define) for word in node.keywords}
    if named:
        return lambda scene: ask(
            scene, *[arg(scene) for arg in args], **{key: value(scene) for key, value in named.items()}
        )
    return lambda scene: ask(scene, *[arg(scene) for arg in args])


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
    if who.startswith("bearer "):
        return [s.figures[t.bearer] for t in s.tokens_of(who[7:]) if t.bearer != NOBODY]
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
        return figures(scene, f"bearer {who.args[0]}")
    raise ValueError(f"no figures are called {who.name}")


def matches(scene: Scene, figure: Figure, who: Any) -> bool:
    """Whether the figure is one of those, on the map or not."""
    if isinstance(who, list):
        return any(matches(scene, figure, one) for one in who)
    if isinstance(who, Call) or who.startswith("bearer "):
        return figure in figures(scene, who)
    rank = figure.sheet.rank
    if who == "hero":
        return isinstance(figure, Hero)
    if who == "monster":
        return rank in ("minion", "master", "lieutenant")
    if who == "large":
        return rank in ("minion", "master") and figure.is_large
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


# ---- relations between figures ----


def are_adjacent(s: DescentState, a: Figure, b: Figure) -> bool:
    """DSC-5.04"""
    if a.id == b.id or not b.on_map:
        return False
    for space in a.spaces:
        far = s.ground.distances(space)
        for other in b.spaces:
            if far[other] == 1:
                return True
    return False


def distance(s: DescentState, a: Figure, b: Figure) -> int:
    """From whichever spaces are nearest (DSC-5.09)."""
    best = FAR
    for space in a.spaces:
        far = s.ground.distances(space)
        for other in b.spaces:
            if far[other] < best:
                best = far[other]
    return best


def distance_to_space(s: DescentState, figure: Figure, space: int) -> int:
    far = s.ground.distances(space)
    return min([far[own] for own in figure.spaces], default=FAR)


def is_near_token(s: DescentState, figure: Figure, token: Token, n: int) -> bool:
    space = token.space if token.bearer == NOBODY else s.figures[token.bearer].spaces[0]
    return space != NOBODY and distance_to_space(s, figure, space) <= n


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
            1
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
    ghost.spaces = ()
    ghost.bits = 0
    for number, monster in enumerate(MONSTERS):
        if name.startswith(f"{MONSTER_IDS[number]}-"):
            ghost.sheet = monster.sheets[s.act - 1][1 if name.endswith("master") else 0]
            return ghost
    for npc in encounter_of(s).npcs:
        if npc.id == name:
            ghost.sheet = Sheet(npc.id, "npc", npc.speed, npc.health[s.hero_count], npc.defense)
            return ghost
    for lieutenant in LIEUTENANTS:
        if lieutenant.id == name:
            ghost.sheet = lieutenant.sheets[s.act - 1][s.hero_count]
            return ghost
    raise ValueError(f"nobody is called {name}")


def _carrying(scene: Scene, who: str, token: str) -> bool:
    bearers = [t.bearer for t in scene.s.tokens_of(token)]
    return bool([f for f in figures(scene, who) if f.id in bearers])


def _near(scene: Scene, a: Any, b: Any, n: int) -> bool:
    """Some a within n spaces of some b; b may be tokens."""
    s = scene.s
    if isinstance(b, str) and len(b) == 1:
        return bool([1 for f in figures(scene, a) for t in s.tokens_of(b) if is_near_token(s, f, t, n)])
    others = figures(scene, b)
    return bool([1 for f in figures(scene, a) for o in others if f.id != o.id and distance(s, f, o) <= n])


def _near_state(scene: Scene, who: str, marker: str, state: str, n: int) -> bool:
    s = scene.s
    lit = [t for t in s.tokens_of(marker) if t.state == state]
    return bool([1 for f in figures(scene, who) for t in lit if is_near_token(s, f, t, n)])


def _terrain(scene: Scene, who: str, kind: str) -> bool:
    wanted = TERRAINS.index(kind)
    return bool([1 for f in figures(scene, who) for space in f.spaces if scene.s.terrain[space] == wanted])


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
    return len([1 for f in figures(scene, structure) if [o for o in near if distance(s, f, o) <= n]])


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


CONDITIONS_BY_NAME: Final[dict[str, Callable[..., Any]]] = {
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


# ---- a whole encounter, read ----


class Trigger:
    """What sets a rule off: the event, and whom or what it must be about."""

    __slots__ = ("args", "event")

    def __init__(self, text: str) -> None:
        event, _, rest = text.partition("(")
        self.event = event
        self.args = [word.strip() for word in rest.rstrip(")").split(",")] if rest else []


class ReadRule:
    """A special rule of a quest, ready for use."""

    __slots__ = ("condition", "do", "rule", "triggers")

    def __init__(self, rule: QuestRule) -> None:
        self.rule = rule
        self.triggers = [Trigger(text) for text in rule.when]
        self.condition = read_condition(rule.condition, rule.define) if rule.condition else None
        self.do = [read_call(text, rule.define) for text in rule.do]


class ReadAction:
    """A special action of a quest, ready for use."""

    __slots__ = ("action", "auto", "bonus", "by", "condition", "do", "failed", "id", "option", "passed")

    def __init__(self, id: str, action: QuestAction) -> None:
        self.id = id
        self.action = action
        self.by = list(action.by)
        self.option = QUEST_ACTION_IDS.index(id)
        self.condition = read_condition(action.condition) if action.condition else None
        self.bonus = read_condition(action.bonus) if action.bonus else None
        self.auto = read_condition(action.auto) if action.auto else None
        self.do = [read_call(text) for text in action.do]
        self.passed = [read_call(text) for text in action.passed]
        self.failed = [read_call(text) for text in action.failed]


class Script:
    """All rules of one encounter."""

    __slots__ = (
        "actions",
        "board",
        "bounds",
        "carries",
        "dark",
        "encounter",
        "events",
        "heroes_win",
        "overlord_wins",
        "restrains",
        "rules",
        "statics",
        "stats",
    )

    def __init__(self, quest: Quest, encounter: Encounter) -> None:
        self.encounter = encounter
        self.board: Board = build_board(quest.id, encounter)
        self.rules = [ReadRule(rule) for rule in encounter.rules if rule.when]
        self.actions = [ReadAction(rule.id, rule.action) for rule in encounter.rules if rule.action]
        self.statics: dict[str, list[Call]] = {}
        for rule in encounter.rules:
            for text in rule.static:
                call = read_call(text, rule.define)
                self.statics.setdefault(call.name, []).append(call)
        self.bounds = bool({"leash", "block"} & set(self.statics))
        self.restrains = bool({"skip_activation", "activation_limit"} & set(self.statics))
        self.stats = "stat" in self.statics
        self.carries = "carry" in self.statics
        self.dark = "vision" in self.statics
        self.events = {trigger.event for rule in self.rules for trigger in rule.triggers}
        define: dict[str, str] = {}
        for rule in encounter.rules:
            define.update(rule.define)
        self.heroes_win = [read_condition(text, define) for text in encounter.heroes_win]
        self.overlord_wins = [read_condition(text, define) for text in encounter.overlord_wins]


_scripts: dict[tuple[int, int], Script] = {}


def script_at(quest: int, encounter: int) -> Script:
    key = (quest, encounter)
    if key not in _scripts:
        _scripts[key] = Script(QUESTS[quest], QUESTS[quest].encounters[encounter])
    return _scripts[key]


def script_of(s: DescentState) -> Script:
    return s.script


def encounter_of(s: DescentState) -> Encounter:
    return s.script.encounter


def holds(scene: Scene, call: Call, word: str = "when") -> bool:
    """Whether the condition attached to a call holds; without one it does."""
    condition = call.named.get(word)
    return condition is None or bool(condition(scene))


def amount(scene: Scene, value: Any) -> int:
    """A number in an effect: written out, or worked out."""
    return int(value(scene)) if callable(value) else int(value)


def marker_name(s: DescentState, marker: str) -> str:
    found = encounter_of(s).markers.get(marker)
    return found.name if found else marker
