"""What a server does for its own good: it keeps no more tables than it was told to, and puts old ones away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import time
from typing import Final

from podziemia.files import replace
from podziemia.kernel.errors import Trouble
from podziemia.table.room import replay
from podziemia.table.schema import ROOMS
from podziemia.table.store import Delete, Store, StoredRoom, Swap
from podziemia.table.talk import TALK_SUFFIX, talk_text

ARCHIVE: Final = "archive"
DAY: Final = 24 * 3600.0
COUNTED_SECONDS: Final = 30.0
"""How often the tables are counted: a few more than the quota do no harm."""

_log: Final = logging.getLogger(__name__)


class Housekeeping:
    """A quota of tables and an age at which they are archived; 0 for none."""

    def __init__(
        self,
        store: Store,
        most_rooms: int = 0,
        archive_after: int = 0,
        folder: Path | None = None,
        clock: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.most_rooms = most_rooms
        self.archive_after = archive_after
        self.folder = folder
        self.clock = clock
        self.rooms = 0

    def check_space(self) -> None:
        """Refuse one more table when there are as many as may be."""
        if self.most_rooms and self.rooms >= self.most_rooms:
            raise Trouble("rooms-quota", most=self.most_rooms)

    async def run(self) -> None:
        """For as long as the server runs."""
        archived = self.clock()
        while self.most_rooms or self.archive_after:
            try:
                self.rooms = await asyncio.to_thread(self.store.room_count)
                if self.archive_after and self.folder and self.clock() - archived >= DAY:
                    archived = self.clock()
                    await asyncio.to_thread(self.archive_old)
            except Exception as error:  # the store is away for a while, or the disk is full: the next round tells
                _log.error("housekeeping failed: %s", type(error).__name__)
            await asyncio.sleep(COUNTED_SECONDS)

    def archive_old(self) -> int:
        assert self.folder is not None
        return len(list(archive(self.store, self.clock() - self.archive_after * DAY, self.folder)))


def archive(store: Store, before: float, folder: Path) -> Iterator[str]:
    """Tables that nobody has touched since then become record files; a table goes only when its file is whole, and
    stays if somebody comes back to it meanwhile."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for id in store.untouched_since(before):
        stored = store.load(id)
        if stored is None:
            continue
        try:
            room = replay(stored)
        except Trouble:
            _log.warning("a table that cannot be played by today's rules is not archived")
            continue
        replace(folder / f"{id}.txt", partial(Path.write_text, data=room.record().text(), encoding="utf-8"))
        if said := talk_text(room):
            replace(folder / f"{id}{TALK_SUFFIX}", partial(Path.write_text, data=said, encoding="utf-8"))
        if put_away(store, stored):
            yield id


def put_away(store: Store, stored: StoredRoom) -> bool:
    """The table is gone, unless it has changed since it was read."""
    id = stored.room["id"]
    outcome = store.commit([[Swap(id, stored.room["version"]), Delete(ROOMS, {"id": id})]])
    return outcome == [None]
