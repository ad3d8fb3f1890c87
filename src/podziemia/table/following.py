"""Keeping up with other processes: a room that they have changed is read again, and shown to those who listen here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from podziemia.kernel.errors import Trouble

if TYPE_CHECKING:
    from podziemia.table.memory import Live
    from podziemia.table.table import Table

RETRY_SECONDS: Final = 1.0

_log: Final = logging.getLogger(__name__)


class Following:
    """What the table does when it hears of others, and when it hears nothing."""

    def __init__(self, table: Table) -> None:
        self.table = table
        table.memory.neighbours.on_change = self.hear
        table.memory.neighbours.on_presence = self.show_presence
        table.memory.neighbours.on_idle = self.hear_idle

    def hear(self, id: str, version: int) -> None:
        """Another process has changed the room. Where nobody listens, whoever comes will see it."""
        live = self.table.rooms.get(id)
        if live is not None and live.listeners and (live.content is None or live.content.version < version):
            live.heard = max(live.heard, version)
            self.refresh(live)

    def show_presence(self, id: str) -> None:
        """Somebody came to another process, or went."""
        live = self.table.rooms.get(id)
        if live is not None and live.content is not None and live.listeners:
            live.show_room(live.content)

    def hear_idle(self, id: str, page: str, since: float) -> None:
        """A page that may listen here has told it to another process."""
        live = self.table.rooms.get(id)
        if live is not None and live.content is not None:
            live.hear_idle(live.content, page, since)

    def forget_all(self) -> None:
        """Nobody knows what was missed: everything is read again, at once where somebody listens."""
        for live in list(self.table.rooms.values()):
            self._forget(live)

    async def compare_all(self) -> None:
        """Look for what nobody told of, such as what a command has done."""
        known = {id: live.content.version for id, live in self.table.rooms.items() if live.content is not None}
        there = await self.table.journal.versions(list(known))
        for id, version in known.items():
            live = self.table.rooms.get(id)
            if live is None or live.content is None or live.content.version != version or there.get(id) == version:
                continue
            self._forget(live)

    def _forget(self, live: Live) -> None:
        """Whoever is inside just now may have given a bot something to do: it is woken when the room is read again."""
        live.content = None
        if not live.idle:
            self.refresh(live)

    def refresh(self, live: Live) -> None:
        if live.refreshing is None:
            live.refreshing = self.table.spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        """Whoever enters a room sees and shows what is new. While the store is away, this is tried again and again."""
        try:
            while not await self._is_fresh(live):
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            live.refreshing = None

    async def _is_fresh(self, live: Live) -> bool:
        try:
            async with self.table.enter(live.id) as (_, room):
                return room.version >= live.heard
        except Trouble as trouble:
            _log.warning("room %s: cannot be read again: %s", live.id, trouble)
            return True
        except Exception as error:
            _log.warning("room %s: cannot be read yet: %s", live.id, type(error).__name__)
            return not live.listeners
