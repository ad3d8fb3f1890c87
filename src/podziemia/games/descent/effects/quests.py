"""What the rules of quests do: each effect of the quest book's language is one function."""

from __future__ import annotations

from typing import Any

from podziemia.games.descent.data.cards import FIGURE
from podziemia.games.descent.data.map import COLUMNS, FLOOR, OBSTACLE, TERRAINS, bits_of
from podziemia.games.descent.data.options import AT, DONE, DOOR_IDS, LEAVE, ROW, STOP
from podziemia.games.descent.data.parts import ATTRIBUTES
from podziemia.games.descent.data.quest_language import Call
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import choose_hero, recover_fatigue, recover_hearts, suffer, suffer_fatigue
from podziemia.games.descent.rules.facts import heroes_within
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.monsters import bring_in, missing, never_returns, new_lieutenant, new_monster
from podziemia.games.descent.rules.movement import exit_of
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.pieces import Token, new_token
from podziemia.games.descent.rules.placing import adjacent_bits, empty_spaces, nearest_places, put_in
from podziemia.games.descent.rules.quest_rules import (
    Scene,
    amount,
    contents_of,
    encounter_of,
    figures,
    marker_name,
    open_group,
)
from podziemia.games.descent.rules.quests import QUEST_EFFECT, carry_out, decide, happens, set_to
from podziemia.games.descent.rules.relations import distance_to_space
from podziemia.games.descent.rules.state import HEROES_SIDE, OVERLORD, OVERLORD_SIDE, DescentState
from podziemia.games.descent.rules.terrain import swing
from podziemia.games.descent.rules.walking import leave_map, walk
from podziemia.kernel.ask import NOBODY, Ask, Rules
from podziemia.kernel.bits import members

# ---- monsters that come ----


def _group(scene: Scene, name: str) -> str:
    return open_group(scene.s, name) if name.startswith("open_") else name


def _spawn(scene: Scene, group: str, n: int, ranks: str, allowed: int) -> Rules[None]:
    """Reinforcements of a quest act from the next overlord turn on; the quest's word goes before DSC-16.15."""
    s = scene.s
    if never_returns(s, group):
        return
    for id in missing(s, group, ranks)[:n]:
        monster = new_monster(s, id)
        monster.activated = True
        yield from put_in(s, OVERLORD, monster, allowed)


@QUEST_EFFECT.to("spawn")
def spawn(scene: Scene, call: Call) -> Rules[None]:
    """Reinforcements in a zone, within the group limit."""
    n = amount(scene, call.args[1])
    zone = bits_of(scene.s.board.zone(call.named["zone"]))
    yield from _spawn(scene, _group(scene, call.args[0]), n, call.named.get("ranks", "any"), zone)


@QUEST_EFFECT.to("spawn_adjacent")
def spawn_adjacent(scene: Scene, call: Call) -> Rules[None]:
    for figure in figures(scene, call.named["to"]):
        n = amount(scene, call.args[1])
        yield from _spawn(scene, call.args[0], n, call.named["ranks"], adjacent_bits(scene.s, figure))


@QUEST_EFFECT.to("spawn_terrain")
def spawn_terrain(scene: Scene, call: Call) -> Rules[None]:
    """Reinforcements on spaces of a terrain, away from the heroes."""
    s = scene.s
    kind = TERRAINS.index(call.args[2])
    apart = amount(scene, call.named["min_distance"])
    spaces = [
        space
        for space in s.board.spaces
        if s.terrain[space] == kind and not [h for h in s.heroes_up() if distance_to_space(s, h, space) < apart]
    ]
    yield from _spawn(scene, call.args[0], amount(scene, call.args[1]), "any", bits_of(spaces))


@QUEST_EFFECT.to("enter")
def enter(scene: Scene, call: Call) -> Rules[None]:
    """A lieutenant comes, now or in a few overlord turns."""
    s = scene.s
    id = FIGURE[call.args[0]]
    delay = amount(scene, call.named.get("delay", 0))
    if "near" in call.named:
        assert scene.token is not None
        lieutenant = new_lieutenant(s, call.args[0])
        near = nearest_places(s, (1, 1), (scene.token.space,))
        yield from put_in(s, OVERLORD, lieutenant, bits_of([place[1][0] for place in near]))
    elif delay:
        s.entering.append((id, call.named["zone"], delay))
    elif id not in s.figures:
        yield from bring_in(s, id, call.named["zone"])


# ---- counters, flags, tokens ----


@QUEST_EFFECT.to("add")
def add(scene: Scene, call: Call) -> Rules[None]:
    yield from set_to(scene.s, call.args[0], scene.s.count(call.args[0]) + amount(scene, call.args[1]))


@QUEST_EFFECT.to("set")
def set_counter(scene: Scene, call: Call) -> Rules[None]:
    yield from set_to(scene.s, call.args[0], amount(scene, call.args[1]))


def remove_token(s: DescentState, token: Token) -> None:
    """Off the map; a marker that filled its space leaves floor behind."""
    if token in s.tokens:
        if token.hidden:
            hidden = [t for t in s.tokens if t.hidden]
            s.contents.pop(hidden.index(token))
        s.tokens.remove(token)
        if token.space != NOBODY and s.terrain[token.space] == OBSTACLE:
            s.change_terrain(token.space, FLOOR)


@QUEST_EFFECT.to("take", "lose")
def lose(scene: Scene, call: Call) -> Rules[None]:
    """The token acted on, or the one the actor bears, or one next to the neutral figure."""
    s = scene.s
    token = scene.token
    if token is None and scene.actor is not None:
        token = s.borne_by(scene.actor.id)
    if token is None and scene.subject is not None:
        near = [t for t in s.tokens_of(call.args[0]) if distance_to_space(s, scene.subject, t.space) <= 1]
        answer = yield Ask(s.speaker(), "quest.token", [AT[t.space] for t in near], marker_name(s, call.args[0]))
        token = next(t for t in near if t.space == answer.index)
    if token is not None:
        remove_token(s, token)
        s.tell("token_removed", thing=marker_name(s, call.args[0]))
    decide(s)
    yield from ()


@QUEST_EFFECT.to("reveal")
def reveal(scene: Scene, call: Call) -> Rules[None]:
    """Turn a hidden token up and take it off; the side of the actor has found it."""
    s = scene.s
    assert scene.token is not None
    hidden = [t for t in s.tokens if t.hidden]
    content = s.contents.pop(hidden.index(scene.token))
    scene.token.hidden = False
    s.tokens.remove(scene.token)
    side = HEROES_SIDE if scene.actor is not None and scene.actor.good else OVERLORD_SIDE
    s.revealed.append((content, side))
    s.shown += 1
    scene.content = contents_of(encounter_of(s))[content]
    s.tell("token_revealed", thing=scene.content)
    decide(s)
    yield from ()


@QUEST_EFFECT.to("reveal_content")
def reveal_content(scene: Scene, call: Call) -> Rules[None]:
    """The overlord turns up the token with this content himself."""
    s = scene.s
    content = contents_of(encounter_of(s)).index(call.args[0])
    hidden = [t for t in s.tokens if t.hidden]
    scene.token = hidden[s.contents.index(content)]
    yield from reveal(scene, call)


@QUEST_EFFECT.to("on_content")
def on_content(scene: Scene, call: Call) -> Rules[None]:
    if scene.content == call.args[0]:
        yield from carry_out(scene, call.args[1])


@QUEST_EFFECT.to("place")
def place(scene: Scene, call: Call) -> Rules[None]:
    """New tokens on empty spaces next to others of their kind, or next to the actor."""
    s = scene.s
    marker = call.args[0]
    for _ in range(amount(scene, call.args[1])):
        held = s.tokens_of(marker)
        if len(held) >= amount(scene, call.named["max_on_map"]):
            return
        near = 0
        if call.named["adjacent_to"] == "actor" and scene.actor is not None:
            near = adjacent_bits(s, scene.actor)
        else:
            for token in held:
                near |= s.ground.near_bits[token.space]
        room = empty_spaces(s, near & ~bits_of([token.space for token in held]))
        if not room:
            return
        answer = yield Ask(OVERLORD, "quest.place", [AT[space] for space in room], marker_name(s, marker))
        s.tokens.append(new_token(marker, answer.index))
        s.tell("token_placed", OVERLORD, marker_name(s, marker))


@QUEST_EFFECT.to("mark")
def mark(scene: Scene, call: Call) -> Rules[None]:
    if scene.token is not None:
        scene.token.mark = call.args[1]
    yield from ()


@QUEST_EFFECT.to("progress")
def progress(scene: Scene, call: Call) -> Rules[None]:
    """Count on the token; at the target the rest is done."""
    assert scene.token is not None
    scene.token.progress += amount(scene, call.args[1])
    if scene.token.progress >= amount(scene, call.args[2]):
        yield from carry_out(scene, call.named["then"])


@QUEST_EFFECT.to("give")
def give(scene: Scene, call: Call) -> Rules[None]:
    """The figure bears the token, which comes into play now if it was not."""
    s = scene.s
    for figure in figures(scene, call.args[0]):
        held = s.tokens_of(call.args[1])
        token = held[0] if held else new_token(call.args[1], NOBODY)
        if not held:
            s.tokens.append(token)
        token.bearer = figure.id
        token.space = NOBODY
        s.tell("token_taken", figure.owner, figure.name)
    decide(s)
    yield from ()


@QUEST_EFFECT.to("set_flag")
def set_flag(scene: Scene, call: Call) -> Rules[None]:
    scene.s.flags.append(call.args[0])
    yield from ()


@QUEST_EFFECT.to("give_flag")
def give_flag(scene: Scene, call: Call) -> Rules[None]:
    """The only thing heroes carry by flag is a bucket of water."""
    for figure in figures(scene, call.args[0]):
        if isinstance(figure, Hero):
            figure.bucket = True
    yield from ()


@QUEST_EFFECT.to("take_flag")
def take_flag(scene: Scene, call: Call) -> Rules[None]:
    hero = scene.subject if call.args[0] == "subject" else scene.actor
    if isinstance(hero, Hero):
        hero.bucket = False
    yield from ()


@QUEST_EFFECT.to("set_state")
def set_state(scene: Scene, call: Call) -> Rules[None]:
    assert scene.token is not None
    scene.token.state = call.args[1]
    scene.token.changed = scene.s.round
    decide(scene.s)
    yield from ()


# ---- hurting and helping ----


@QUEST_EFFECT.to("damage")
def damage(scene: Scene, call: Call) -> Rules[None]:
    for figure in figures(scene, call.args[0]):
        yield from suffer(scene.s, figure, amount(scene, call.args[1]))


@QUEST_EFFECT.to("fatigue")
def fatigue(scene: Scene, call: Call) -> Rules[None]:
    for figure in figures(scene, call.args[0]):
        yield from suffer_fatigue(scene.s, figure, amount(scene, call.args[1]))


@QUEST_EFFECT.to("heal")
def heal(scene: Scene, call: Call) -> Rules[None]:
    s = scene.s
    who = call.args[0]
    n = amount(scene, call.args[1])
    if isinstance(who, Call) and who.name == "chosen_hero_within":
        healer = figures(scene, who.args[0])
        near = [h for h in heroes_within(s, healer[0], amount(scene, who.args[1])) if h.damage] if healer else []
        if near:
            hero = yield from choose_hero(s, s.speaker(), near, "quest.heal", healer[0].name)
            yield from recover_hearts(s, hero, n)
        return
    for figure in figures(scene, who):
        yield from recover_hearts(s, figure, n)


@QUEST_EFFECT.to("recover_fatigue")
def recover(scene: Scene, call: Call) -> Rules[None]:
    for figure in figures(scene, call.args[0]):
        if isinstance(figure, Hero):
            recover_fatigue(scene.s, figure, amount(scene, call.args[1]))
    yield from ()


@QUEST_EFFECT.to("test")
def test(scene: Scene, call: Call) -> Rules[None]:
    """Each of them tests; what follows a result is about that figure."""
    which = ATTRIBUTES.index(call.args[1])
    for figure in figures(scene, call.args[0]):
        passed = yield from passes_test(scene.s, figure, which)
        after: Any = call.named.get("passed" if passed else "fail", [])
        yield from carry_out(Scene(scene.s, scene.actor, figure, scene.token), after)


@QUEST_EFFECT.to("draw")
def draw_cards(scene: Scene, call: Call) -> Rules[None]:
    draw(scene.s, amount(scene, call.args[0]))
    yield from ()


# ---- the map ----


@QUEST_EFFECT.to("open_door")
def open_door(scene: Scene, call: Call) -> Rules[None]:
    s = scene.s
    door = scene.door if call.args[0] == "chosen" else s.board.door_ids.index(call.args[0])
    swing(s, door, closed=False)
    s.tell("door_opened", thing=DOOR_IDS[door])
    yield from ()


@QUEST_EFFECT.to("move_npc")
def move_npc(scene: Scene, call: Call) -> Rules[None]:
    """A neutral figure walks, moved by one of the sides; water costs two."""
    s = scene.s
    for npc in figures(scene, call.args[0]):
        seat = OVERLORD if call.named["by"] == "overlord" else s.speaker()
        points = amount(scene, call.args[1])
        way = yield from walk(s, npc, points, seat, npc.name, by_points=True)
        spent = sum([s.ground.cost[space] for space in way])
        zone = exit_of(s, npc)
        may_leave = zone and spent < points and seat != OVERLORD
        if may_leave and (yield Ask(seat, "quest.leave", [LEAVE, STOP], npc.name)) is LEAVE:
            yield from leave_map(s, npc, zone)
        yield from happens(s, "npc_activation_end", None, npc)
        decide(s)


@QUEST_EFFECT.to("change_terrain")
def change_terrain(scene: Scene, call: Call) -> Rules[None]:
    """The overlord turns floor next to such terrain into more of it."""
    s = scene.s
    kind = TERRAINS.index(call.args[0])
    for left in range(amount(scene, call.args[1]), 0, -1):
        room = floodable(s, kind, call)
        if not room:
            return
        answer = yield Ask(OVERLORD, "quest.terrain", [DONE, *[AT[space] for space in room]], call.args[0], left)
        if answer is DONE:
            return
        s.change_terrain(answer.index, kind)
        s.tell("terrain_changed", OVERLORD, AT[answer.index].thing, things=(call.args[0],))


def floodable(s: DescentState, kind: int, call: Call) -> list[int]:
    """Floor next to the terrain; lava spares figures, search tokens and the way through."""
    spared = set(s.board.zone(call.named["exclude"]))
    near = 0
    for space in s.board.spaces:
        if s.terrain[space] == kind:
            near |= s.ground.near_bits[space]
    spaces = [space for space in members(near) if s.terrain[space] == FLOOR and space not in spared]
    if "keep_connected" not in call.named:
        return spaces
    spaces = [space for space in spaces if space not in s.search_tokens and not s.blocked >> space & 1]
    return [space for space in spaces if _stays_whole(s, space, kind)]


def _stays_whole(s: DescentState, lost: int, kind: int) -> bool:
    """Whether the dry rest of the map still hangs together without the space."""
    dry = bits_of([space for space in s.board.spaces if s.terrain[space] not in (OBSTACLE, kind)])
    return _pieces(dry & ~(1 << lost)) <= _pieces(dry)


def _pieces(bits: int) -> int:
    """In how many pieces the spaces lie, side by side."""
    firsts = []
    while bits:
        edge = bits & -bits
        firsts.append(edge)
        while edge:
            bits &= ~edge
            # rows end in a column no map uses, so that shifting sideways does not run over into the next row
            edge = (edge << 1 | edge >> 1 | edge << COLUMNS | edge >> COLUMNS) & bits
    return len(firsts)


@QUEST_EFFECT.to("overlord_removes")
def overlord_removes(scene: Scene, call: Call) -> Rules[None]:
    """The overlord takes a token that no hero guards, if there is one."""
    s = scene.s
    n = amount(scene, call.named["no_hero_within"])
    free = [
        t
        for t in s.tokens_of(call.args[0])
        if not [hero for hero in s.heroes_up() if distance_to_space(s, hero, t.space) <= n]
    ]
    if not free:
        return
    answer = yield Ask(OVERLORD, "quest.remove", [AT[t.space] for t in free], marker_name(s, call.args[0]))
    remove_token(s, next(t for t in free if t.space == answer.index))
    yield from carry_out(scene, call.named["then"])


@QUEST_EFFECT.to("pick_row")
def pick_row(scene: Scene, call: Call) -> Rules[None]:
    """Falling rocks: a row with a hero, not the last one; each hero in it tests."""
    s = scene.s
    rows = sorted({hero.spaces[0] // COLUMNS for hero in s.heroes_up()} - {s.last_row})
    s.last_row = NOBODY
    if not rows:
        return
    answer = yield Ask(OVERLORD, "quest.row", [ROW[row] for row in rows])
    s.last_row = answer.index
    which = ATTRIBUTES.index(call.named["test"])
    for hero in s.heroes_up():
        if hero.spaces[0] // COLUMNS == answer.index and not (yield from passes_test(s, hero, which)):
            yield from carry_out(Scene(s, scene.actor, hero), call.named["fail"])


@QUEST_EFFECT.to("force_move")
def force_move(scene: Scene, call: Call) -> Rules[None]:
    """Each figure of the group must go for the hero in its next activation."""
    assert scene.actor is not None
    for figure in figures(scene, call.args[0]):
        figure.lured = scene.actor.id
    yield from ()
