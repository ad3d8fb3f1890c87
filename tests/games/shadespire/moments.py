"""Moments at which objectives are judged: a table and the deed just done, as a test says them in one line."""

from podziemia.games.shadespire.data.hexes import NO_ONES
from podziemia.games.shadespire.rules.deed import MOVE, Deed, Doer, Fallen, Strike
from podziemia.games.shadespire.rules.state import ShadespireState
from tests.games.shadespire.table import Place, arranged

SEVERIN, ANGHARAD, OBRYN = 0, 1, 2
GARREK, KARSUS, SAEK, TARGOR, ARNULF = 3, 4, 5, 6, 7
"""Fighters by number: A has Steelheart's Champions, B Garrek's Reavers."""

Moment = tuple[ShadespireState, Deed]
END = "end"


def at(place: Place | None = None, **more: object) -> ShadespireState:
    return arranged(place=place, **more)  # type: ignore[arg-type]


HOME = {"severin_steelheart": (3, 1), "angharad_brightshield": (7, 1), "obryn_the_bold": (11, 1)}
AWAY = {"severin_steelheart": (3, 11), "angharad_brightshield": (7, 11), "obryn_the_bold": (11, 11)}
FOES = {"garrek_gorebeard": (3, 9), "targor": (7, 9), "arnulf": (11, 9)}
FOES_FAR = {"garrek_gorebeard": (1, 11), "targor": (5, 11), "arnulf": (9, 11)}


def ended(s: ShadespireState) -> Moment:
    return s, Deed(END, 0)


def phase(s: ShadespireState, **lists: object) -> Moment:
    """The action phase just ended saw this."""
    for name, value in lists.items():
        setattr(s, name, value)
    return ended(s)


def kills(*victims: int, by: int = 0, killer: int = 0, zone: int = 0, leader: bool = False) -> Moment:
    return phase(at({**HOME, **FOES}), kills=[(v, by, killer, zone, leader) for v in victims])


def strike(attacker: int = OBRYN, target: int = TARGOR, place: Place | None = None, **facts: object) -> Moment:
    """An attack just made; facts are fields of it."""
    s = at(place or {**HOME, **FOES})
    f, t = s.fighters[attacker], s.fighters[target]
    a = Strike(f.seat, f, f.profiles()[0], t)
    a.damage = a.profile.damage
    for name, value in facts.items():
        setattr(a, name, value)
    return s, a


def killed(
    attacker: int = OBRYN, target: int = TARGOR, near: bool = True, leader: bool = False, zone: int = 1, **facts: object
) -> Moment:
    s, a = strike(attacker, target, **facts)  # type: ignore[arg-type]
    assert isinstance(a, Strike)
    by = Doer(a.seat, a.attacker, a.as_reaction, a.profile.id, a.damage)
    a.fallen.append(Fallen(a.target, by, [a.attacker] if near else [], leader, zone))
    return s, a


def moved(fighter: int, **facts: object) -> Moment:
    s = at({**HOME, **FOES})
    deed = Deed(MOVE, s.fighters[fighter].seat, s.fighters[fighter])
    for name, value in facts.items():
        setattr(deed, name, value)
    return s, deed


def mask(*fighters: int) -> int:
    return sum(1 << f for f in fighters)


def counted(**counts: int) -> Moment:
    """What player A has done; names that end in _b are of player B."""
    s = at({**HOME, **FOES})
    for name, value in counts.items():
        player = s.players[1 if name.endswith("_b") else 0]
        setattr(player, name.removesuffix("_b"), value)
    return ended(s)


def held(*numbers: int, by: str = "A", place: Place | None = None) -> Moment:
    """Tokens lie where fighters of that side stand."""
    standing = list((HOME if by == "A" else FOES).values())
    tokens = {number: standing[i] for i, number in enumerate(numbers)}
    return ended(at({**HOME, **FOES, **(place or {})}, tokens=tokens))


def scored(n: int) -> Moment:
    s = at({**HOME, **FOES})
    s.players[0].scored = list(range(n))
    return ended(s)


def two_phases(before: int, now: int) -> Moment:
    s = at({**HOME, **FOES})
    s.held_before, s.held_now = [before, -1, -1, -1, -1], [now, -1, -1, -1, -1]
    return ended(s)


def without(place: Place, *gone: str) -> Place:
    return {id: where for id, where in place.items() if id not in gone}


def upgraded(*ids: str, each: int = 1, side: Place | None = None) -> Moment:
    names = ["great_strength", "great_speed", "great_fortitude", "sprinter", "acrobatic", "soultrap"]
    return ended(at({**HOME, **FOES}, upgrades={id: names[i : i + each] for i, id in enumerate(ids)}))


def wounded(*ids: str, place: Place | None = None) -> Moment:
    return ended(at(place or {**HOME, **FOES}, wounds=dict.fromkeys(ids, 1)))


def inspired(*ids: str, place: Place | None = None) -> Moment:
    return ended(at(place or HOME, inspired=ids))


def guard(n: int, place: Place | None = None, uninspired: bool = True) -> Moment:
    """So many of the Sepulchral Guard survive."""
    ids = ["sepulchral_warden", "prince_of_dust", "the_harvester", "the_champion", "petitioner_1", "petitioner_2"]
    standing = {id: (1 + 2 * i, 1) for i, id in enumerate(ids[:n])}
    s = at({**standing, "targor": (15, 11)}, a="sepulchral_guard", inspired=() if uninspired else ("prince_of_dust",))
    return ended(s)


def marched(n: int) -> Moment:
    s, deed = guard(5)
    s.movers = (1 << n) - 1
    return s, deed


def end_of(place: Place, **more: object) -> Moment:
    return ended(at(place, **more))


ALL_HOME = {**HOME, **FOES}
SEV = "severin_steelheart"


def riptooth_killed(attacker: str) -> Moment:
    s = at({attacker: (7, 3), "garrek_gorebeard": (9, 3)}, a="magores_fiends")
    f = next(one for one in s.fighters if one.id == attacker)
    a = Strike(0, f, f.profiles()[0], s.fighters[4])
    a.fallen.append(Fallen(s.fighters[4], Doer(0, f), [f], True, 0))
    return s, a


def dice_missed(dice: int) -> Moment:
    s, a = strike(TARGOR, OBRYN)
    assert isinstance(a, Strike)
    a.missed.append((a.target, dice))
    return s, a


def hurt_for(n: int) -> Moment:
    s, a = strike(TARGOR, OBRYN)
    a.hurt.append((s.fighters[OBRYN], n))
    return s, a


def fell(*victims: int) -> Moment:
    s, a = strike()
    for v in victims:
        a.fallen.append(Fallen(s.fighters[v], Doer(0, s.fighters[OBRYN]), [], False, 0))
    return s, a


def all_hurt(*victims: int) -> Moment:
    s, a = strike()
    a.hurt.extend([(s.fighters[v], 1) for v in victims])
    return s, a


def faced(*foes: tuple[str, tuple[int, int]]) -> Moment:
    mine = {SEV: (3, 3), "angharad_brightshield": (7, 3), "obryn_the_bold": (11, 3)}
    return end_of({**mine, **dict(foes)})


def exchanged(moment: Moment) -> Moment:
    """The same moment with the seats exchanged: what A had and did, B has and did."""
    s, deed = moment
    s.players.reverse()
    s.pistol_hits.reverse()
    s.first_placer = 1 - s.first_placer
    for f in s.fighters:
        f.seat = 1 - f.seat
    s.kills = [(victim, 1 - by, f, other_zone(zone), led) for victim, by, f, zone, led in s.kills]
    s.hurts = [(victim, 1 - by, f, n) for victim, by, f, n in s.hurts]
    deed.seat = 1 - deed.seat
    for fallen in deed.fallen:
        fallen.by.seat = 1 - fallen.by.seat
        fallen.zone = other_zone(fallen.zone)
    return s, deed


def other_zone(zone: int) -> int:
    return zone if zone == NO_ONES else 1 - zone
