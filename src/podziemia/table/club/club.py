"""The club of one server, put together."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from podziemia.kernel.errors import Trouble
from podziemia.table.club.accounts import Accounts
from podziemia.table.club.events import Events
from podziemia.table.club.results import Result, Results, result_of
from podziemia.table.founders import is_word
from podziemia.table.journal import GroupJournal
from podziemia.table.room import Room
from podziemia.table.table import Table

LOOKED_SECONDS: Final = 300.0
"""How often it is looked for results that nobody has written down."""

_log: Final = logging.getLogger(__name__)


class Club:
    """`word` is what one must know to join; without it everybody may."""

    def __init__(self, name: str, table: Table, journal: GroupJournal, word: str = "") -> None:
        self.name = name
        self.word = word.strip()
        self.table = table
        self.journal = journal
        self.accounts = Accounts(name, journal, table.clock)
        self.results = Results(table, journal)
        self.events = Events(table, journal)
        table.on_over = self.over

    def check_word(self, said: str) -> None:
        if self.word and not is_word(said, self.word):
            raise Trouble("club-word")

    def over(self, room: Room) -> None:
        """A game has ended; what it came to is written down beside the table."""
        result = result_of(room, self.table.clock())
        if result is not None:
            self.table.spawn(self._write(result))

    async def _write(self, result: Result) -> None:
        try:
            await self.results.write(result)
            await self.events.settle()
        except Exception as error:  # it is found again later
            _log.warning("room %s: its result was not written down: %s", result.room, type(error).__name__)

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.results.write_missing()
                await self.events.settle()
            except Exception as error:
                _log.error("results could not be looked for: %s", type(error).__name__)
            await asyncio.sleep(LOOKED_SECONDS)
