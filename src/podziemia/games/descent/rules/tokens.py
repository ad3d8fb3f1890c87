"""Objective tokens and the special actions of quests (DSC-14.14 to 14.16, 20.10)."""

from __future__ import annotations

from podziemia.games.descent.data.map import TERRAINS
from podziemia.games.descent.data.options import AT, DELIVER, DOOR, DROP, HAND_OVER, QUEST, TAKE, TEST
from podziemia.games.descent.data.parts import ATTRIBUTES
from podziemia.games.descent.data.quest_language import Call
from podziemia.games.descent.data.script import ReadAction
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.facts import adjacent_heroes, token_near
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.pieces import Token
from podziemia.games.descent.rules.placing import adjacent_bits
from podziemia.games.descent.rules.quest_rules import Scene, amount, figures, marker_name, matches, script_of, value
from podziemia.games.descent.rules.quests import carry_out, decide, set_to
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.terrain import doors_beside
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.bits import members


def token_options(s: DescentState, figure: Figure) -> list[Option]:
    """Take, drop and hand over what can be borne, and the quest's own actions."""
    options: list[Option] = []
    borne = s.borne_by(figure.id)
    for call in s.script.statics.get("carry", ()):
        options += _carry_options(s, figure, call, borne)
    if borne is not None:
        floor = adjacent_bits(s, figure) & s.ground.walkable
        options += [DROP[space] for space in members(floor)]
    for action in s.script.actions:
        if can_do(s, figure, action):
            options.append(QUEST[action.option])
    return options


def _carry_options(s: DescentState, figure: Figure, call: Call, borne: Token | None) -> list[Option]:
    """Tokens lying on or next to the figure, if it may bear them and bears none."""
    scene = Scene(s, figure)
    if borne is not None or not matches(scene, figure, call.named["by"]):
        return []
    if not figure.good and s.round < amount(scene, call.named.get("monsters_from_round", 0)):
        return []
    lying = lying_near(s, figure, call.args[0])
    return [TAKE[space] for space in dict.fromkeys([t.space for t in lying])]


def lying_near(s: DescentState, figure: Figure, marker: str) -> list[Token]:
    """Tokens of the kind that nobody bears, on or next to the figure."""
    return [t for t in s.tokens if t.marker == marker and t.bearer == NOBODY and token_near(s, figure, t.space)]


def deliver_options(s: DescentState, figure: Figure) -> list[Option]:
    """Tokens that are passed off the map for a movement point."""
    return [DELIVER] if s.turn.points >= 1 and delivery(s, figure) is not None else []


def delivery(s: DescentState, figure: Figure) -> Call | None:
    """The quest rule by which the figure may pass off what it bears where it stands."""
    borne = s.borne_by(figure.id)
    for call in script_of(s).statics.get("deliver", ()):
        if borne is None or borne.marker != call.args[0] or figure.spaces[0] not in s.board.zone(call.named["at"]):
            continue
        if matches(Scene(s, figure), figure, call.named["by"]):
            return call
    return None


def hand_over_options(s: DescentState, hero: Hero) -> list[Option]:
    """During a move action a token goes from hand to hand like other things."""
    borne = s.borne_by(hero.id)
    if borne is None or not s.turn.in_move:
        return []
    return [HAND_OVER[h.hero] for h in adjacent_heroes(s, hero) if s.borne_by(h.id) is None]


def hand_over(s: DescentState, hero: Hero, friend: Hero) -> None:
    borne = s.borne_by(hero.id)
    assert borne is not None
    borne.bearer = friend.id
    s.tell("token_handed", hero.seat, hero.name, other=friend.seat)


def do_token_action(s: DescentState, figure: Figure, answer: Option) -> Rules[None]:
    if answer.verb == "take-token":
        take_up(s, figure, answer.index)
    elif answer.verb == "drop-token":
        put_down(s, figure, answer.index)
    else:
        action = next(a for a in s.script.actions if a.option == answer.index)
        yield from do_quest_action(s, figure, action)
    decide(s)


def take_up(s: DescentState, figure: Figure, space: int) -> None:
    token = next(t for t in s.tokens if t.space == space and t.bearer == NOBODY and can_bear(s, figure, t))
    token.bearer = figure.id
    token.space = NOBODY
    s.tell("token_taken", figure.owner, figure.name)


def can_bear(s: DescentState, figure: Figure, token: Token) -> bool:
    calls = script_of(s).statics.get("carry", ())
    return bool([c for c in calls if c.args[0] == token.marker and matches(Scene(s, figure), figure, c.named["by"])])


def put_down(s: DescentState, figure: Figure, space: int) -> None:
    token = s.borne_by(figure.id)
    assert token is not None
    token.bearer = NOBODY
    token.space = space
    s.tell("token_dropped", figure.owner, figure.name)


def deliver(s: DescentState, hero: Hero) -> Rules[None]:
    """Pass the token off the map for a movement point."""
    token, call = s.borne_by(hero.id), delivery(s, hero)
    assert token is not None
    assert call is not None
    s.turn.points -= 1
    s.tokens.remove(token)
    s.tell("token_delivered", hero.seat, hero.name)
    yield from set_to(s, call.named["counter"], s.count(call.named["counter"]) + 1)


# ---- special actions ----


def can_do(s: DescentState, figure: Figure, action: ReadAction) -> bool:
    """Who, when and where: the conditions of a special action."""
    spec = action.action
    at_token = len(spec.at) == 1
    if at_token and not lying_near(s, figure, spec.at):
        return False
    scene = Scene(s, figure)
    if not matches(scene, figure, action.by):
        return False
    if not figure.good and s.round < spec.monsters_from_round:
        return False
    if spec.uses and s.fired.count(action.id) >= spec.uses:
        return False
    if spec.per_turn and s.fired.count(f"{action.id} {s.round}") >= spec.per_turn:
        return False
    if at_token:
        return bool(action_tokens(s, figure, action))
    if spec.doors:
        return bool(action_doors(s, figure, action))
    if action.condition is not None and not value(scene, action.condition):
        return False
    if spec.at:
        return bool([f for f in figures(scene, spec.at) if are_adjacent(s, figure, f)])
    if spec.terrain:
        return _beside_terrain(s, figure, TERRAINS.index(spec.terrain))
    return True


def action_tokens(s: DescentState, figure: Figure, action: ReadAction) -> list[Token]:
    """Tokens the action could be about."""
    found = []
    for token in lying_near(s, figure, action.action.at):
        if action.action.reach == "adjacent" and figure.bits >> token.space & 1:
            continue
        if action.condition is None or value(Scene(s, figure, token=token), action.condition):
            found.append(token)
    return found


def action_doors(s: DescentState, figure: Figure, action: ReadAction) -> list[int]:
    """Locked doors that the action names, beside the figure; a door that was opened is locked no more."""
    names = action.action.doors
    return [door for door in doors_beside(s, figure) if s.board.door_ids[door] in names and s.locked >> door & 1]


def _beside_terrain(s: DescentState, figure: Figure, kind: int) -> bool:
    for space in s.board.spaces:
        if s.terrain[space] == kind and token_near(s, figure, space):
            return True
    return False


def do_quest_action(s: DescentState, figure: Figure, action: ReadAction) -> Rules[None]:
    """Choose what it is about, test if it says so, and carry it out."""
    spec = action.action
    scene = Scene(s, figure, figure)
    s.fired.append(action.id)
    if spec.per_turn:
        s.fired.append(f"{action.id} {s.round}")
    s.tell("quest_action", figure.owner, action.id)
    if len(spec.at) == 1:
        tokens = action_tokens(s, figure, action)
        answer = yield Ask(figure.owner, "quest.token", [AT[t.space] for t in tokens], marker_name(s, spec.at))
        scene.token = next(t for t in tokens if t.space == answer.index)
    elif spec.doors:
        doors = action_doors(s, figure, action)
        answer = yield Ask(figure.owner, "door.choose", [DOOR[door] for door in doors], action.id)
        scene.door = answer.index
    if not spec.tests:
        yield from carry_out(scene, action.do)
    elif (yield from _passes(s, figure, action, scene)):
        yield from carry_out(scene, action.passed)
    else:
        yield from carry_out(scene, action.failed)


def _passes(s: DescentState, figure: Figure, action: ReadAction, scene: Scene) -> Rules[bool]:
    """The test of the action, on an attribute of choice; some efforts make the next try succeed by itself."""
    if action.auto is not None and value(scene, action.auto):
        return True
    numbers = [ATTRIBUTES.index(name) for name in action.action.tests]
    answer = yield Ask(figure.owner, "quest.attribute", [TEST[n] for n in numbers], action.id)
    bonus = 0 if action.bonus is None else amount(scene, action.bonus)
    return (yield from passes_test(s, figure, answer.index, bonus))
