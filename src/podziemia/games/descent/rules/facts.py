"""Facts about figures: what cards, equipment and the quest make of their printed values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.games.descent.data.cards import CARD, REANIMATE, item_of
from podziemia.games.descent.data.dice import BROWN, DICE
from podziemia.games.descent.data.map import PIT, without
from podziemia.games.descent.data.quest_language import Call
from podziemia.games.descent.rules.figures import HERO, STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.quest_rules import Scene, amount, holds, matches, script_of
from podziemia.games.descent.rules.relations import are_adjacent, distance, distance_to_space
from podziemia.games.descent.rules.sight import see_each_other, sees
from podziemia.games.descent.rules.state import DescentState

BRUTE: Final = CARD["brute"]
STALWART: Final = CARD["stalwart"]
IRON_WILL: Final = CARD["iron_will"]
DEFENSE_TRAINING: Final = CARD["defense_training"]
LURK: Final = CARD["lurk"]
DARK_PACT: Final = CARD["dark_pact"]
UNDEAD_MIGHT: Final = CARD["undead_might"]
INSCRIBE_RUNE: Final = CARD["inscribe_rune"]
DUSKBLADE: Final = 0
MONKEY_SPEED: Final = 5


def quest_stat(s: DescentState, figure: Figure, what: str) -> int:
    """What the quest adds to a value of the figure."""
    total = 0
    for call in script_of(s).statics.get("stat", ()):
        value = call.named.get(what)
        if value is not None:
            scene = Scene(s, figure)
            if _concerns(scene, call, figure):
                total += amount(scene, value)
    return total


def _concerns(scene: Scene, call: Call, figure: Figure) -> bool:
    ranks = call.named.get("ranks")
    return matches(scene, figure, call.args[0]) and (ranks is None or figure.sheet.rank == ranks) and holds(scene, call)


def quest_dice(s: DescentState, figure: Figure, what: str, targets: Sequence[Figure] = ()) -> tuple[int, ...]:
    """Dice the quest adds to the figure's pool; some only when one of those is attacked."""
    dice: tuple[int, ...] = ()
    for call in script_of(s).statics.get("stat", ()):
        colour = call.named.get(what)
        if colour is not None:
            scene = Scene(s, figure)
            versus = call.named.get("versus")
            wanted = versus is None or bool([target for target in targets if matches(scene, target, versus)])
            if wanted and _concerns(scene, call, figure):
                dice += (DICE.index(colour),)
    return dice


def bonus_of_flags(s: DescentState, figure: Figure) -> int:
    """Health that earlier quests of the campaign give to monsters of the finale."""
    log = s.campaign
    if log is None or not s.board.id.startswith("blood_and_betrayal"):
        return 0
    if "drowned_host" in log.flags and figure.sheet.group == "zombie":
        return 1
    chieftain = figure.sheet.group == "barghest" and figure.sheet.rank == "master"
    if "urthko_lives" in log.flags and chieftain and s.board.id.endswith("e1"):
        return 4
    return 0


def max_health(s: DescentState, figure: Figure) -> int:
    """Printed Health with all that raises it (DSC-10.08)."""
    health = figure.sheet.health + quest_stat(s, figure, "health")
    if isinstance(figure, Hero):
        if figure.has(BRUTE):
            health += 4
        if figure.has(STALWART):
            health += 2
        for card in figure.equipped_items():
            health += item_of(card).health
        return health
    if figure.sheet.rank == "familiar":
        return health + (2 if s.hero_of(figure.owner).has(UNDEAD_MIGHT) else 0)
    return health + bonus_of_flags(s, figure)


def stamina(s: DescentState, hero: Hero) -> int:
    total = hero.printed.stamina + quest_stat(s, hero, "stamina")
    if hero.has(IRON_WILL):
        total += 1
    for card in hero.items:
        more = item_of(card).stamina
        if more and hero.equipped >> card & 1:
            total += more
    return max(0, total)


def health_left(s: DescentState, figure: Figure) -> int:
    return max_health(s, figure) - figure.damage


def spare_fatigue(s: DescentState, hero: Hero) -> int:
    """How much fatigue the hero may still suffer of free will (DSC-10.03)."""
    return max(0, stamina(s, hero) - hero.fatigue)


def speed(s: DescentState, figure: Figure) -> int:
    """Printed Speed with what slows or caps it; never below 0."""
    value = figure.sheet.speed
    if isinstance(figure, Hero):
        value = figure.printed.speed - figure.slow
        if figure.monkey:
            value = MONKEY_SPEED
        for card in figure.equipped_items():
            cap = item_of(card).speed_cap
            if cap:
                value = min(value, cap)
    return max(0, value + carried_speed(s, figure))


def carried_speed(s: DescentState, figure: Figure) -> int:
    """What a borne token costs."""
    change = 0
    for call in script_of(s).statics.get("carry", ()):
        if [t for t in s.tokens_of(call.args[0]) if t.bearer == figure.id]:
            scene = Scene(s, figure)
            change += amount(scene, call.named.get("speed", 0))
            if figure.kind != HERO:
                change += amount(scene, call.named.get("monster_speed", 0))
    return change


def attribute(figure: Figure, which: int) -> int | None:
    """The attribute; minions, masters, familiars and things have none (DSC-13.04)."""
    return figure.sheet.attributes[which] if figure.sheet.attributes else None


def has_shield(hero: Hero) -> bool:
    return bool([card for card in hero.equipped_items() if "Shield" in item_of(card).traits])


def traits_of_item(hero: Hero, card: int) -> tuple[str, ...]:
    """Printed traits; Inscribe Rune makes every weapon a Rune."""
    item = item_of(card)
    if item.is_weapon and hero.has(INSCRIBE_RUNE):
        return (*item.traits, "Rune")
    return item.traits


def hero_defense(s: DescentState, hero: Hero) -> tuple[int, ...]:
    """The die of the sheet, armor and lasting bonuses (DSC-8.10)."""
    if hero.monkey:
        return ()
    dice = hero.printed.defense
    for card in hero.equipped_items():
        dice += item_of(card).defense
    dice += (BROWN,) * hero.faith.bit_count()
    if hero.has(DEFENSE_TRAINING) and has_shield(hero):
        dice += (BROWN,)
    if hero.is_exhausted(LURK):
        dice += (BROWN,)
    return dice + quest_dice(s, hero, "defense_add")


def defense_pool(s: DescentState, figure: Figure) -> tuple[int, ...]:
    if isinstance(figure, Hero):
        return hero_defense(s, figure)
    dice = figure.sheet.defense + quest_dice(s, figure, "defense_add")
    if figure.sheet.rank == "familiar" and s.hero_of(figure.owner).has(DARK_PACT):
        dice += (BROWN,)
    return dice


def in_pit(s: DescentState, figure: Figure) -> bool:
    """In a pit with all of its spaces (DSC-19.06, 19.09)."""
    if figure.is_large and len(figure.spaces) == 1:
        return False  # a large monster on the move passes over pits
    return not [space for space in figure.spaces if s.terrain[space] != PIT]


def has_passive(figure: Figure, name: str) -> bool:
    return name in figure.sheet.passives


def sees_space(s: DescentState, figure: Figure, space: int, ignoring: int = 0) -> bool:
    """Line of sight from the figure to a space (DSC-7), figures in `ignoring` not blocking."""
    return sees_past(s, figure, space, blockers(s, figure, ignoring))


def blockers(s: DescentState, figure: Figure, ignoring: int = 0) -> int:
    """The spaces whose figures block the lines of sight of this one."""
    return without(s.blocked, figure.bits | ignoring if ignoring else figure.bits)


def sees_past(s: DescentState, figure: Figure, space: int, blocked: int) -> bool:
    ground = s.ground
    for own in figure.spaces:
        if ground.is_adjacent(own, space):
            return True
    if not ground.has_pits and not s.script.dark:
        return _traces(s, figure, space, blocked)
    other = s.figure_at(space)
    if in_pit(s, figure) or (other is not None and in_pit(s, other)):
        return False  # from a pit and into a pit only adjacent figures see (DSC-7.10)
    if s.script.dark and not _lit(s, figure, space):
        return False
    return _traces(s, figure, space, blocked)


def _traces(s: DescentState, figure: Figure, space: int, blocked: int) -> bool:
    """A line from any space of the figure; between two figures of one space it serves both of them (DSC-7.07)."""
    if len(figure.spaces) == 1 and blocked >> space & 1:
        other = s.figures[s.at[space]]
        if len(other.spaces) == 1:
            return see_each_other(s.ground, figure.spaces[0], space, blocked)
    for own in figure.spaces:
        if sees(s.ground, own, space, blocked):
            return True
    return False


def _lit(s: DescentState, figure: Figure, space: int) -> bool:
    """In the dark a figure sees only near spaces, unless a lantern burns at either end (quest rule vision)."""
    for call in script_of(s).statics.get("vision", ()):
        scene = Scene(s, figure)
        if matches(scene, figure, call.named["exempt"]):
            continue
        if min([s.ground.distance(own, space) for own in figure.spaces]) <= amount(scene, call.named["range"]):
            continue
        reach = amount(scene, call.named["lit_range"])
        lamps = [
            token.space if token.bearer < 0 else s.figures[token.bearer].spaces[0]
            for token in s.tokens_of(call.named["lit_by"])
        ]
        ends = (space, *figure.spaces)
        if not [lamp for lamp in lamps for end in ends if s.ground.distance(lamp, end) <= reach]:
            return False
    return True


def sees_figure(s: DescentState, figure: Figure, other: Figure) -> bool:
    """At least one space of the other is in sight (DSC-7.08)."""
    blocked = blockers(s, figure)
    for space in other.spaces:
        if sees_past(s, figure, space, blocked):
            return True
    return False


def heroes_within(s: DescentState, figure: Figure, n: int) -> list[Hero]:
    return [hero for hero in s.heroes_up() if distance(s, figure, hero) <= n]


def heroes_to_heal(s: DescentState, healer: Hero, n: int) -> list[Hero]:
    """Heroes within n spaces, fallen ones too: where hearts are recovered their token counts as them (DSC-11.07)."""
    heroes = [hero for hero in s.heroes if hero.up or hero.down]
    return [hero for hero in heroes if distance_to_space(s, healer, hero.spaces[0]) <= n]


def monsters_within(s: DescentState, figure: Figure, n: int) -> list[Figure]:
    return [f for f in s.monsters() if distance(s, figure, f) <= n]


def adjacent_heroes(s: DescentState, figure: Figure) -> list[Hero]:
    return [hero for hero in s.heroes_up() if are_adjacent(s, figure, hero)]


def victims(s: DescentState) -> list[Figure]:
    """Whom monster abilities and overlord cards mean by heroes: the Reanimate is one of them (DSC-18.07)."""
    found: list[Figure] = list(s.heroes_up())
    if REANIMATE in s.figures:
        found.append(s.figures[REANIMATE])
    return found


def victims_within(s: DescentState, figure: Figure, n: int) -> list[Figure]:
    return [victim for victim in victims(s) if distance(s, figure, victim) <= n]


def adjacent_victims(s: DescentState, figure: Figure) -> list[Figure]:
    return [victim for victim in victims(s) if are_adjacent(s, figure, victim)]


def seen_victims(s: DescentState, figure: Figure) -> list[Figure]:
    return [victim for victim in victims(s) if sees_figure(s, figure, victim)]


def adjacent_monsters(s: DescentState, figure: Figure) -> list[Figure]:
    return [f for f in s.monsters() if are_adjacent(s, figure, f)]


def token_near(s: DescentState, figure: Figure, space: int) -> bool:
    """On or adjacent to the space."""
    if not figure.on_map:
        return False
    far = s.ground.distances(space)
    for own in figure.spaces:
        if far[own] <= 1:
            return True
    return False


def is_protected(s: DescentState, figure: Figure, by: Figure | None) -> bool:
    """The quest lets the figure suffer nothing from that side now."""
    if by is None:
        return False
    for call in script_of(s).statics.get("protect", ()):
        scene = Scene(s, figure)
        if matches(scene, figure, call.args[0]) and matches(scene, by, call.named["against"]) and holds(scene, call):
            return True
    return False


def is_immune(s: DescentState, figure: Figure, terrain: str) -> bool:
    for call in script_of(s).statics.get("immune", ()):
        if matches(Scene(s, figure), figure, call.args[0]) and call.args[1] == terrain:
            return True
    return False


def takes_conditions(figure: Figure) -> bool:
    """Neutral figures and structures have no conditions."""
    return figure.kind != STRUCTURE and figure.sheet.rank != "npc"


def fallen_heroes(s: DescentState) -> list[Hero]:
    """Knocked out heroes whose token lies on the map."""
    return [hero for hero in s.heroes if hero.down]
