"""Set-up of a quest and of its encounters (DSC-2, 20)."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import (
    BASIC_DECK,
    FIGURE,
    HERO_IDS,
    MONSTER_IDS,
    MOST_MINIONS,
    PLOTS,
    QUESTS,
    SEARCH_DECK,
    SHOP_OF_ACT,
    SKILLS_OF_CLASS,
    STARTING_OF_CLASS,
)
from podziemia.games.descent.data.heroes import HERO_SHEETS, SKILLS
from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.options import FIELD, PLACE, TAKE_CLASS, TAKE_HERO
from podziemia.games.descent.data.overlord import MONSTERS
from podziemia.games.descent.data.parts import ARCHETYPE_OF_CLASS, ARCHETYPES, CLASSES, Sheet
from podziemia.games.descent.data.quest_parts import CARRIED, Encounter
from podziemia.games.descent.data.script import script_at
from podziemia.games.descent.rules.damage import choose_hero
from podziemia.games.descent.rules.figures import HERO, NPC, STRUCTURE, Hero
from podziemia.games.descent.rules.items import wear_what_fits
from podziemia.games.descent.rules.monsters import blank_figure, new_lieutenant, new_monster
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.pieces import new_token, no_turn
from podziemia.games.descent.rules.placing import put_in
from podziemia.games.descent.rules.quest_rules import Scene, amount, contents_of, encounter_of, holds, script_of
from podziemia.games.descent.rules.quests import happens
from podziemia.games.descent.rules.relics import assign_relic, is_absent
from podziemia.games.descent.rules.state import CHOOSE_HERO, DRAFT, EPIC_HEROES, OVERLORD, SET_UP, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Rules
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.rng import Rng

LEVELS: Final[tuple[str, ...]] = ("basic", "advanced", "expert")
DEFAULT_PARTY: Final[tuple[tuple[str, str], ...]] = (
    ("grisban_the_thirsty", "berserker"),
    ("jain_fairwood", "wildlander"),
    ("avric_albright", "disciple"),
    ("leoric_of_the_book", "runemaster"),
)
CHOOSE_PARTY: Final = "choose"

HERO_FIGURES: Final = tuple(
    [
        Sheet(sheet.id, "hero", sheet.speed, sheet.health, sheet.defense, attributes=sheet.attributes)
        for sheet in HERO_SHEETS
    ]
)


# ---- the party ----


def read_party(text: str, heroes: int) -> list[tuple[int, int]]:
    """Heroes and classes from the setting: `hero:class, hero:class`. What is wrong is told with its place."""
    if not text:
        return [(HERO_IDS.index(hero), CLASSES.index(kind)) for hero, kind in DEFAULT_PARTY[:heroes]]
    party: list[tuple[int, int]] = []
    entries = [entry.strip() for entry in text.split(",")]
    if len(entries) != heroes:
        raise BadSetup("descent-party-size", given=len(entries), needed=heroes)
    for place, entry in enumerate(entries, 1):
        name, _, kind = [part.strip() for part in entry.partition(":")]
        if name not in HERO_IDS:
            raise BadSetup("descent-hero-unknown", place=place, name=name[:40], known=", ".join(HERO_IDS))
        if kind not in CLASSES:
            raise BadSetup("descent-class-unknown", place=place, name=kind[:40], known=", ".join(CLASSES))
        party.append((HERO_IDS.index(name), CLASSES.index(kind)))
    check_party(party)
    return party


def check_party(party: list[tuple[int, int]]) -> None:
    """Every hero and every class once, and archetypes that match (DSC-2.08, 2.09)."""
    for place, (hero, kind) in enumerate(party, 1):
        before = party[: place - 1]
        if hero in [other for other, _ in before]:
            raise BadSetup("descent-hero-twice", place=place, name=HERO_IDS[hero])
        if kind in [other for _, other in before]:
            raise BadSetup("descent-class-twice", place=place, name=CLASSES[kind])
        wanted = HERO_SHEETS[hero].archetype
        if ARCHETYPE_OF_CLASS[kind] != wanted:
            raise BadSetup(
                "descent-archetype",
                place=place,
                hero=HERO_IDS[hero],
                archetype=ARCHETYPES[wanted],
                name=CLASSES[kind],
            )


def new_hero(seat: int, hero: int, hero_class: int) -> Hero:
    """A hero with the basic skill and the starting equipment of the class (DSC-2.10, 2.12)."""
    made = Hero()
    made.id = FIGURE[HERO_IDS[hero]]
    made.kind = HERO
    made.sheet = HERO_FIGURES[hero]
    made.spaces = ()
    made.bits = 0
    made.damage = 0
    made.conditions = 0
    made.activated = False
    made.owner = seat
    made.air = False
    made.lured = NOBODY
    made.relic = NOBODY
    made.struck = False
    made.seat = seat
    made.hero = hero
    made.hero_class = hero_class
    made.fatigue = 0
    made.skills = [card for card in SKILLS_OF_CLASS[hero_class] if SKILLS[card].xp == 0]
    made.items = list(STARTING_OF_CLASS[hero_class])
    made.equipped = 0
    made.exhausted = 0
    made.searched = []
    made.flipped = 0
    made.feat_used = False
    made.down = False
    made.away = False
    made.acted = False
    made.challenged = NOBODY
    made.faith = 0
    made.fury = 0
    made.monkey = 0
    made.despair = 0
    made.rerolled = False
    made.shielded = False
    made.slow = 0
    made.bucket = False
    made.xp = 0
    wear_what_fits(made)
    return made


# ---- the table ----


def set_up(heroes: int, party: list[tuple[int, int]], quest: int, level: int, rng: Rng) -> DescentState:
    """General set-up: search deck, overlord deck, shop (DSC-2.02 to 2.06, 2.16). Without a party it is chosen first."""
    s = DescentState()
    s.begin(heroes + 1, rng)
    s.quest = quest
    s.encounter = 0
    s.level = level
    s.act = 2 if level == LEVELS.index("expert") else 1
    s.heroes = [new_hero(i + 1, hero, kind) for i, (hero, kind) in enumerate(party)]
    s.search_deck = _shuffled(list(SEARCH_DECK), rng)
    s.search_discard = []
    s.deck = _shuffled(list(BASIC_DECK), rng)
    s.box = [card for card in range(len(PLOTS)) if card not in BASIC_DECK]
    s.hand = []
    s.discard = []
    s.in_play = []
    s.aside = []
    s.owned = []
    s.fates = []
    s.shop = list(SHOP_OF_ACT[s.act - 1])
    s.shop_box = list(SHOP_OF_ACT[2 - s.act])
    s.display = []
    s.travel_deck = []
    s.relic_bearers = {}
    s.relics_exhausted = 0
    s.always_ask = False
    s.campaign = None
    s.wins = []
    s.carried = {}
    s.attacks = []
    s.tasks = []
    s.counters = {}
    s.round = 0
    s.turn = no_turn()
    clear_map(s)
    s.phase = SET_UP
    if not party:
        s.phase = DRAFT
    elif level:
        s.phase = EPIC_HEROES
    else:
        open_quest(s)
    return s


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    rng.shuffle(cards)
    return cards


def clear_map(s: DescentState) -> None:
    """No figures, tokens or effects; the board of the present encounter lies there, empty."""
    script = script_at(s.quest, s.encounter)
    s.script = script
    s.board = script.board
    s.terrain = script.board.terrain
    s.closed = script.board.doors_closed
    s.locked = script.board.door_locked
    s.survey()
    s.figures = {}
    s.clear()
    for hero in s.heroes:
        hero.bits = 0
        hero.spaces = ()
        s.figures[hero.id] = hero
    s.tokens = []
    s.contents = []
    s.revealed = []
    s.search_tokens = []
    s.flags = []
    s.fired = []
    s.left = []
    s.slain = []
    s.entering = []
    s.kinds = []
    s.group = NOBODY
    s.spent_groups = []
    s.rituals = []
    s.misery = False
    s.rising = []
    s.knocked_out = 0
    s.last_row = NOBODY
    s.test_shields = 0


def choose_party(s: DescentState) -> Rules[None]:
    """One hero and one class a seat, in the order of the seats (DSC-2.08, 2.09)."""
    seat = len(s.heroes) + 1
    taken = [hero.hero for hero in s.heroes]
    classes = [hero.hero_class for hero in s.heroes]
    free = [i for i in range(len(HERO_IDS)) if i not in taken]
    answer = yield Ask(seat, "setup.hero", [TAKE_HERO[i] for i in free])
    options = [TAKE_CLASS[c] for c in _classes_of(answer.index) if c not in classes]
    kind = yield Ask(seat, "setup.class", options, answer.thing)
    s.heroes.append(new_hero(seat, answer.index, kind.index))
    s.figures[s.heroes[-1].id] = s.heroes[-1]
    s.tell("hero_chosen", seat, answer.thing, things=(kind.thing,))
    if len(s.heroes) == s.seats - 1:
        s.phase = EPIC_HEROES if s.level else SET_UP
        if s.phase == SET_UP:
            open_quest(s)


def _classes_of(hero: int) -> list[int]:
    return [c for c in range(len(CLASSES)) if ARCHETYPE_OF_CLASS[c] == HERO_SHEETS[hero].archetype]


def open_quest(s: DescentState) -> None:
    """The overlord's opening hand, one card a hero (DSC-2.17), and the first encounter."""
    if not s.hand:
        draw(s, len(s.heroes))
    begin_encounter(s, 0)


# ---- an encounter ----


def begin_encounter(s: DescentState, number: int) -> None:
    """Build the map and note what remains to be placed (DSC-2.03, 2.11 to 2.15)."""
    s.encounter = number
    clear_map(s)
    encounter = encounter_of(s)
    s.phase = SET_UP
    s.round = 1
    quest = QUESTS[s.quest]
    paid = (quest.always.counter, quest.heroes.counter)
    s.counters = {name: value for name, value in s.counters.items() if name in paid}
    for rule in encounter.rules:
        for counter, start in rule.counters.items():
            s.counters[counter] = s.carried.get(counter, 0) if start == CARRIED else start
    s.search_tokens = [s.board.zone(str(n))[0] for n in range(1, len(s.heroes) + 1) if s.board.zone(str(n))]
    lay_tokens(s, encounter)
    place_things(s, encounter)
    s.tasks = [f"hero {i}" for i in range(len(s.heroes))]
    s.tasks += [f"group {i}" for i in range(len(encounter.groups))]
    if number == 0:
        s.relic_bearers = {}
        s.tasks += [f"relic {i}" for i in (s.campaign.relics if s.campaign else [])]
    s.tasks += [
        f"lieutenant {one.id} {one.zone}"
        for one in encounter.lieutenants
        if not one.later and not is_absent(s, s.script, one.id)
    ]
    s.tasks += [f"bearer {call.args[0]}" for call in script_of(s).statics.get("carry", ()) if "start" in call.named]
    s.tasks.append("begin")
    s.tell("encounter_begins", thing=s.board.id)


def lay_tokens(s: DescentState, encounter: Encounter) -> None:
    """Objective tokens on their markers; some face down, some with a side up."""
    scene = Scene(s)
    limits = {call.args[0]: amount(scene, call.args[1]) for call in script_of(s).statics.get("use_markers", ())}
    for letter, marker in encounter.markers.items():
        if marker.kind not in ("objective", "npc_token", "hidden_objective"):
            continue
        spaces = s.board.zone(letter)
        used = spaces[:1] if marker.single else spaces[: limits.get(letter, len(spaces))]
        s.tokens += [new_token(letter, space) for space in used]
    for rule in encounter.rules:
        letter, values = rule.states
        for token in s.tokens_of(letter) if letter else []:
            token.state = values[0]
        letter, contents = rule.hidden
        if letter:
            kinds = contents_of(encounter)
            s.contents = [kinds.index(content) for content in contents]
            s.rng.shuffle(s.contents)
            for token in s.tokens_of(letter):
                token.hidden = True


def place_things(s: DescentState, encounter: Encounter) -> None:
    """Neutral figures, structures and gates."""
    n = len(s.heroes)
    for npc in encounter.npcs:
        figure = blank_figure(FIGURE[npc.id], NPC)
        figure.sheet = Sheet(npc.id, "npc", npc.speed, npc.health[n], npc.defense, attributes=npc.attributes)
        figure.owner = 1
        s.figures[figure.id] = figure
        s.put(figure, s.board.zone(npc.marker))
    for structure in encounter.structures:
        for i, spaces in enumerate(footprints(s.board.zone(structure.marker))[: structure.count[n]], 1):
            _build(s, f"{structure.id}-{i}", structure.id, structure.health[n], structure.defense, spaces)
    for call in script_of(s).statics.get("door_structure", ()):
        for door in call.args[0]:
            _build(s, f"gate-{door}", "gate", amount(Scene(s), call.named["health"]), (3,), ())


def _build(
    s: DescentState, name: str, group: str, health: int, defense: tuple[int, ...], spaces: tuple[int, ...]
) -> None:
    figure = blank_figure(FIGURE[name], STRUCTURE)
    figure.sheet = Sheet(group, "structure", 0, health, defense)
    s.figures[figure.id] = figure
    s.put(figure, spaces)


def footprints(spaces: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Squares of one marker that touch form one structure."""
    left = list(spaces)
    found = []
    while left:
        piece = [left.pop(0)]
        for space in piece:
            for other in list(left):
                if abs(other - space) in (1, 32):
                    left.remove(other)
                    piece.append(other)
        found.append(tuple(sorted(piece)))
    return found


def set_up_encounter(s: DescentState) -> Rules[None]:
    """One stretch of set-up: the next thing to place."""
    task = s.tasks.pop(0).split()
    if task[0] == "hero":
        yield from place_hero(s, s.heroes[int(task[1])])
    elif task[0] == "group":
        yield from choose_group(s, int(task[1]))
    elif task[0] == "monster":
        yield from put_in(s, OVERLORD, new_monster(s, int(task[1])), bits_of(s.board.zone(task[2])), nearby=True)
    elif task[0] == "lieutenant":
        zone = bits_of(s.board.zone(task[2]))
        yield from put_in(s, OVERLORD, new_lieutenant(s, task[1]), zone, nearby=True)
    elif task[0] == "relic":
        yield from assign_relic(s, int(task[1]))
    elif task[0] == "bearer":
        yield from choose_bearer(s, task[1])
    else:
        yield from begin_play(s)


def place_hero(s: DescentState, hero: Hero) -> Rules[None]:
    """On a start space of choice, one hero a space; who is down lies there as a token (DSC-2.11, 20.07)."""
    lying = [other.spaces[0] for other in s.heroes if other.down and other.spaces]
    free = [space for space in s.board.zone(encounter_of(s).start) if not s.blocked >> space & 1 and space not in lying]
    answer = yield Ask(hero.seat, "place.hero", [PLACE[space] for space in free], hero.name)
    if hero.down:
        hero.spaces = (answer.index,)
    else:
        s.put(hero, (answer.index,))


def choose_group(s: DescentState, number: int) -> Rules[None]:
    """A listed kind, or one of the overlord's choice with a fitting trait that is not in use (DSC-2.13)."""
    group = encounter_of(s).groups[number]
    kind = MONSTER_IDS.index(group.kind) if group.kind != "open" else NOBODY
    for call in script_of(s).statics.get("replace_group", ()):
        if kind != NOBODY and call.args[0] == group.kind and holds(Scene(s), call):
            kind = MONSTER_IDS.index(call.args[1])
    if kind == NOBODY:
        answer = yield Ask(OVERLORD, "setup.group", [FIELD[i] for i in open_kinds(s, number)], n=number + 1)
        kind = answer.index
    s.kinds.append(kind)
    minions, masters = MONSTERS[kind].group_size[len(s.heroes)]
    if group.only_master:
        minions, masters = 0, 1
    name = MONSTER_IDS[kind]
    ids = [FIGURE[f"{name}-master"]] * masters + [FIGURE[f"{name}-{n}"] for n in range(1, MOST_MINIONS + 1)][:minions]
    s.tasks = [f"monster {id} {group.zone}" for id in ids] + s.tasks


def open_kinds(s: DescentState, number: int) -> list[int]:
    """Kinds with one of the traits, not used in this encounter (also not by a listed group still to come)."""
    encounter = encounter_of(s)
    listed = [MONSTER_IDS.index(group.kind) for group in encounter.groups if group.kind != "open"]
    traits = encounter.groups[number].traits
    banned = [MONSTER_IDS.index(kind) for kind in banned_kinds(s)]
    fitting = [i for i, monster in enumerate(MONSTERS) if [t for t in monster.traits if t in traits]]
    return [i for i in fitting if i not in s.kinds and i not in listed and i not in banned]


def banned_kinds(s: DescentState) -> list[str]:
    """Kinds that earlier quests have taken from the overlord in the finale."""
    if s.campaign is None or not s.board.id.startswith("blood_and_betrayal"):
        return []
    flags = {"elementals_spent": "elemental", "dragons_gone": "shadow_dragon"}
    return [kind for flag, kind in flags.items() if flag in s.campaign.flags]


def choose_bearer(s: DescentState, token: str) -> Rules[None]:
    """Who bears the token from the start: a hero of the heroes' choice, or a named figure."""
    start = next(call.named["start"] for call in script_of(s).statics["carry"] if call.args[0] == token)
    borne = new_token(token, NOBODY)
    if start == "chosen_hero":
        standing = [hero for hero in s.heroes if not hero.down]
        bearer = yield from choose_hero(s, 1, standing or s.heroes, "setup.bearer", token)
        if bearer.down:
            borne.space = bearer.spaces[0]
        else:
            borne.bearer = bearer.id
    else:
        borne.bearer = FIGURE[str(start)]
    s.tokens.append(borne)


def begin_play(s: DescentState) -> Rules[None]:
    """The heroes have the first turn (DSC-2.18)."""
    finale = s.board.id.startswith("blood_and_betrayal")
    if s.campaign is not None and finale:
        if "red_dawn_flag" in s.campaign.flags:
            draw(s, 1)
        if "clear_dawn" in s.campaign.flags:
            for hero in s.heroes:
                hero.shielded = True
    s.phase = CHOOSE_HERO
    yield from happens(s, "encounter_start")


def quest_number(id: str) -> int:
    return [quest.id for quest in QUESTS].index(id)
