"""Damage, fatigue, conditions, defeat and knock-out (DSC-10, 11, 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, REANIMATE
from podziemia.games.descent.data.map import LAVA, bits_of
from podziemia.games.descent.data.options import AT, CHOOSE, CURE, NO, YES
from podziemia.games.descent.data.parts import ALL_CONDITIONS, CONDITIONS
from podziemia.games.descent.rules.facts import is_protected, max_health, stamina, takes_conditions
from podziemia.games.descent.rules.figures import FAMILIAR, HERO, STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.placing import choose_place, nearest_places
from podziemia.games.descent.rules.quests import decide, happens
from podziemia.games.descent.rules.relics import lose_relic
from podziemia.games.descent.rules.rolling import roll_red
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import NOBODY, Ask, Rules
from podziemia.kernel.moments import Moment

DARK_PACT: Final = CARD["dark_pact"]
BRUTE: Final = CARD["brute"]

DEFEATED: Final[Moment[Callable[[DescentState, Figure, int], Rules[None]]]] = Moment("a figure is defeated on a space")
BEFORE_KNOCK_OUT: Final[Moment[Callable[[DescentState, Hero], Rules[None]]]] = Moment("a hero is about to fall")
KNOCKED_OUT: Final[Moment[Callable[[DescentState, Hero], Rules[None]]]] = Moment("a hero has been knocked out")


def can_suffer(s: DescentState, figure: Figure) -> bool:
    """On the map, or a hero on the road; who lies knocked out suffers nothing more (DSC-11.06, 28.09). A gate stands
    on the border of spaces and on none of them."""
    if isinstance(figure, Hero) and s.on_road:
        return not figure.down
    if figure.kind == STRUCTURE:
        return figure.id in s.figures
    return figure.on_map


def recover_hearts(s: DescentState, figure: Figure, n: int) -> Rules[None]:
    """Remove damage (DSC-10.06). A knocked out hero that recovers any is back on its feet (DSC-11.14)."""
    healed = min(n, figure.damage)
    if healed <= 0 or figure.id == REANIMATE:
        return
    figure.damage -= healed
    s.tell("recovered", figure.owner, figure.name, healed)
    if isinstance(figure, Hero) and figure.down:
        yield from get_up(s, figure)


def recover_fatigue(s: DescentState, hero: Hero, n: int) -> int:
    rested = min(n, hero.fatigue)
    if rested > 0:
        hero.fatigue -= rested
        s.tell("rested", hero.seat, hero.name, rested)
    return max(0, rested)


def suffer_fatigue(s: DescentState, figure: Figure, n: int) -> Rules[None]:
    """Forced fatigue: what goes beyond Stamina is damage (DSC-10.04); others suffer damage instead (DSC-10.05)."""
    if n <= 0:
        return
    if not isinstance(figure, Hero):
        yield from suffer(s, figure, n)
        return
    if not can_suffer(s, figure):
        return
    room = max(0, stamina(s, figure) - figure.fatigue)
    tired = min(n, room)
    figure.fatigue += tired
    s.tell("tired", figure.seat, figure.name, n)
    yield from suffer(s, figure, n - tired)


def spend_fatigue(s: DescentState, hero: Hero, n: int) -> None:
    """Fatigue suffered of free will, as a cost (DSC-10.03)."""
    if n:
        hero.fatigue += n
        s.tell("tired", hero.seat, hero.name, n)


def wound(s: DescentState, figure: Figure, n: int, by: Figure | None = None) -> Rules[Figure]:
    """Mark damage without looking yet whether it defeats; gives the figure that took it (DSC-8.31, 10.09)."""
    if n <= 0 or not can_suffer(s, figure) or is_protected(s, figure, by):
        return figure
    taker = yield from _redirect(s, figure, n)
    taker.damage = min(taker.damage + n, max_health(s, taker))
    s.tell("hurt", taker.owner, taker.name, n)
    if s.misery and taker.heroic:
        s.misery = False  # fatigue that overflows into damage does not bring more misery
        yield from suffer_fatigue(s, taker, 1)
        s.misery = True
    return taker


def _redirect(s: DescentState, figure: Figure, n: int) -> Rules[Figure]:
    """Dark Pact: Reanimate and master may take each other's damage, a packet once."""
    if figure.kind == FAMILIAR:
        master = s.hero_of(figure.owner)
        if master.has(DARK_PACT) and master.up:
            answer = yield Ask(master.seat, "damage.redirect", [NO, YES], "dark_pact", n)
            return master if answer is YES else figure
    elif isinstance(figure, Hero) and figure.has(DARK_PACT) and REANIMATE in s.figures:
        answer = yield Ask(figure.seat, "damage.redirect", [NO, YES], "dark_pact", n)
        return s.figures[REANIMATE] if answer is YES else figure
    return figure


def suffer(s: DescentState, figure: Figure, n: int, by: Figure | None = None) -> Rules[None]:
    """Damage that no defense reduces (DSC-8.22, 10.07)."""
    taker = yield from wound(s, figure, n, by)
    yield from settle(s, taker, by)


def settle(s: DescentState, figure: Figure, by: Figure | None = None) -> Rules[None]:
    """A figure whose damage reaches its Health is defeated (DSC-10.02)."""
    if can_suffer(s, figure) and figure.damage >= max_health(s, figure):
        yield from defeat(s, figure, by)


def give_condition(s: DescentState, figure: Figure, condition: int, by: Figure | None = None) -> None:
    """One of each kind at most (DSC-12.02); fallen heroes take none (DSC-11.06)."""
    if not can_suffer(s, figure) or figure.conditions & condition or not takes_conditions(figure):
        return
    if is_protected(s, figure, by):
        return
    if isinstance(figure, Hero) and figure.shielded:
        figure.shielded = False
        return
    figure.conditions |= condition
    s.tell("condition_gained", figure.owner, figure.name, things=(CONDITIONS[ALL_CONDITIONS.index(condition)],))


def lose_condition(s: DescentState, figure: Figure, condition: int) -> None:
    if figure.conditions & condition:
        figure.conditions &= ~condition
        s.tell("condition_lost", figure.owner, figure.name, things=(CONDITIONS[ALL_CONDITIONS.index(condition)],))


def cure_one(s: DescentState, seat: int, hero: Hero, because: str) -> Rules[None]:
    """Discard one condition of choice."""
    present = [c for c in ALL_CONDITIONS if hero.conditions & c]
    if present:
        answer = yield Ask(seat, "condition.cure", [CURE[ALL_CONDITIONS.index(c)] for c in present], because)
        lose_condition(s, hero, ALL_CONDITIONS[answer.index])


# ---- defeat ----


def defeat(s: DescentState, figure: Figure, by: Figure | None = None) -> Rules[None]:
    if isinstance(figure, Hero):
        yield from knock_out(s, figure, by)
    else:
        yield from remove_defeated(s, figure, by)


def remove_defeated(s: DescentState, figure: Figure, by: Figure | None) -> Rules[None]:
    """Off the map with everything on it; what it bore stays there (DSC-11.01, 14.16)."""
    space = yield from _drop_space(s, figure)
    take_off(s, figure)
    s.slain.append(figure.id)
    lose_relic(s, figure)
    s.tell("defeated", figure.owner, figure.name)
    drop_tokens(s, figure, space)
    for effect in DEFEATED.effects:
        yield from effect(s, figure, space)
    yield from happens(s, "defeated", by, figure)
    if figure.sheet.rank == "structure":
        yield from happens(s, "destroyed", by, figure)
    decide(s)


def _drop_space(s: DescentState, figure: Figure) -> Rules[int]:
    """A large bearer's token stays on a space of the overlord's choice."""
    if s.borne_by(figure.id):
        answer = yield Ask(OVERLORD, "token.drop", [AT[space] for space in figure.spaces], figure.name)
        return answer.index
    return figure.spaces[0] if figure.spaces else NOBODY


def take_off(s: DescentState, figure: Figure) -> None:
    """Remove a figure from the map; only heroes stay in the game."""
    s.lift(figure)
    if figure.kind != HERO:
        s.figures.pop(figure.id, None)
    if figure.name.startswith("gate-"):
        s.closed &= ~(1 << s.board.door_ids.index(figure.name[5:]))
        s.survey()


def drop_tokens(s: DescentState, figure: Figure, space: int) -> None:
    for token in s.tokens:
        if token.bearer == figure.id:
            token.bearer = NOBODY
            token.space = space
            s.tell("token_dropped", figure.owner, figure.name)


def knock_out(s: DescentState, hero: Hero, by: Figure | None) -> Rules[None]:
    """First what being defeated sets off, then the knock-out, then what that sets off (DSC-11.03, 11.04). On the road
    the overlord draws too; there is nothing else that could follow (DSC-28.04)."""
    if s.on_road:
        lie_down(s, hero)
        draw(s, 1)
        return
    for effect in BEFORE_KNOCK_OUT.effects:
        yield from effect(s, hero)
    s.lift(hero)
    drop_tokens(s, hero, hero.spaces[0])
    lie_down(s, hero)
    yield from _roll_off_lava(s, hero)
    draw(s, 1)
    for effect in KNOCKED_OUT.effects:
        yield from effect(s, hero)
    yield from happens(s, "ko", by, hero)
    if by is not None:
        yield from happens(s, "ko_by", by, hero)
    decide(s)


def lie_down(s: DescentState, hero: Hero) -> None:
    """All the damage and fatigue the hero can bear, by what it has now, and no conditions (DSC-11.03)."""
    hero.fatigue = max(hero.fatigue, stamina(s, hero))
    hero.damage = max_health(s, hero)
    hero.conditions = 0
    hero.down = True
    s.knocked_out += 1
    s.tell("knocked_out", hero.seat, hero.name)


def _roll_off_lava(s: DescentState, hero: Hero) -> Rules[None]:
    """The token goes to the nearest empty space without lava (DSC-19.11, 19.18): elsewhere it lies where he fell."""
    lava = bits_of([space for space in s.board.spaces if s.terrain[space] == LAVA])
    places = nearest_places(s, (1, 1), hero.spaces, lava)
    if places:
        place = yield from choose_place(s, hero.seat, hero, places, "place.token")
        hero.spaces = place[1]


def get_up(s: DescentState, hero: Hero) -> Rules[None]:
    """The token is replaced by the figure, on the nearest empty space if somebody stands there (DSC-11.13)."""
    hero.down = False
    s.tell("stood_up", hero.seat, hero.name)
    if s.on_road:
        return
    space = hero.spaces[0]
    if s.blocked >> space & 1:
        places = nearest_places(s, (1, 1), (space,))
        place = yield from choose_place(s, hero.seat, hero, places, "place.hero")
        space = place[1][0]
    s.put(hero, (space,))


def stand_up(s: DescentState, hero: Hero) -> Rules[None]:
    """Two red dice: hearts recover damage, surges fatigue (DSC-11.09, 11.12); Brute adds two."""
    hearts, surges = roll_red(s.rng, 2)
    s.tell("rolled", hero.seat, hero.name, hearts)
    recover_fatigue(s, hero, surges)
    yield from recover_hearts(s, hero, hearts + (2 if BRUTE in hero.skills else 0))


def choose_hero(s: DescentState, seat: int, heroes: list[Hero], kind: str, because: str) -> Rules[Hero]:
    answer = yield Ask(seat, kind, [CHOOSE[hero.id] for hero in heroes], because)
    return next(hero for hero in heroes if hero.id == answer.index)


def choose_figure(s: DescentState, seat: int, figures: list[Figure], kind: str, because: str) -> Rules[Figure]:
    answer = yield Ask(seat, kind, [CHOOSE[figure.id] for figure in figures], because)
    return next(figure for figure in figures if figure.id == answer.index)
