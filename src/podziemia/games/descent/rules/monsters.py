"""Monsters and lieutenants that come into play, within the limit of their group (DSC-16.10)."""

from __future__ import annotations

from podziemia.games.descent.data.cards import FIGURE, FIGURE_IDS, LIEUTENANT_IDS, MONSTER_IDS, MOST_MINIONS
from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.overlord import LIEUTENANTS, MONSTERS
from podziemia.games.descent.rules.figures import LIEUTENANT, MONSTER, Figure
from podziemia.games.descent.rules.placing import put_in
from podziemia.games.descent.rules.quest_rules import script_of
from podziemia.games.descent.rules.relics import relic_of
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import NOBODY, Rules


def blank_figure(id: int, kind: int) -> Figure:
    figure = Figure()
    figure.id = id
    figure.kind = kind
    figure.spaces = ()
    figure.bits = 0
    figure.damage = 0
    figure.conditions = 0
    figure.activated = False
    figure.owner = OVERLORD
    figure.air = False
    figure.lured = NOBODY
    figure.relic = NOBODY
    figure.struck = False
    return figure


def new_monster(s: DescentState, id: int) -> Figure:
    """A fresh minion or master with the card of the act."""
    figure = blank_figure(id, MONSTER)
    kind, _, rank = FIGURE_IDS[id].rpartition("-")
    monster = MONSTERS[MONSTER_IDS.index(kind)]
    figure.sheet = monster.sheets[s.act - 1][1 if rank == "master" else 0]
    return figure


def new_lieutenant(s: DescentState, name: str) -> Figure:
    """The lieutenant with the card of the act, and the relic given to it for this quest (DSC-29.05)."""
    figure = blank_figure(FIGURE[name], LIEUTENANT)
    figure.sheet = LIEUTENANTS[LIEUTENANT_IDS.index(name)].sheets[s.act - 1][s.hero_count]
    figure.relic = relic_of(s, figure.id)
    return figure


def missing(s: DescentState, group: str, ranks: str) -> list[int]:
    """Figures of the group that could still come under its limit, minions first (DSC-16.10)."""
    minions, masters = MONSTERS[MONSTER_IDS.index(group)].group_size[s.hero_count]
    standing = s.group_members(group)
    ids: list[int] = []
    if ranks in ("any", "minion"):
        room = minions - len([f for f in standing if f.sheet.rank == "minion"])
        free = [FIGURE[f"{group}-{n}"] for n in range(1, MOST_MINIONS + 1)]
        ids += [id for id in free if id not in s.figures][: max(0, room)]
    if ranks in ("any", "master") and masters > len([f for f in standing if f.sheet.rank == "master"]):
        ids.append(FIGURE[f"{group}-master"])
    return ids


def bring_in(s: DescentState, id: int, zone: str) -> Rules[None]:
    lieutenant = new_lieutenant(s, FIGURE_IDS[id])
    yield from put_in(s, OVERLORD, lieutenant, bits_of(s.board.zone(zone)), nearby=True)


def room_for_minions(s: DescentState, figure: Figure) -> int:
    if figure.kind != MONSTER or figure.sheet.rank != "master" or never_returns(s, figure.sheet.group):
        return 0
    return len(missing(s, figure.sheet.group, "minion"))


def never_returns(s: DescentState, group: str) -> bool:
    return bool([call for call in script_of(s).statics.get("no_return", ()) if call.args[0] == group])
