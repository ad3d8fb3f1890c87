"""What pages tell of themselves: whether somebody is there. The page may listen at another process than the one that it
tells; then it is passed on. A page that hears that it is taken for something else tells it again."""

from __future__ import annotations

from podziemia.table import wire
from podziemia.table.listeners import Page, parse_event_id
from podziemia.table.presence import HERE
from podziemia.table.requests import Idle, is_page_name
from podziemia.table.table import Table


async def idle(table: Table, id: str, secrets: list[str], request: Idle) -> wire.Moment:
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        since = table.clock() - request.seconds if request.seconds else HERE
        if not live.hear_idle(room, request.page, since):
            table.memory.neighbours.tell_idle(id, request.page, since)
        return (await table.sight(room, visitor)).moment()


def page_of(name: str, idle: str, said: str, now: float) -> Page:
    """What a page tells of itself when it begins to listen; whatever is not understood is left out."""
    seconds, lines = parse_event_id(idle), parse_event_id(said)
    since = now - seconds.n if seconds is not None and seconds.n else HERE
    return Page(name if is_page_name(name) else "", since, lines.n if lines is not None else 0)
