"""Bots in processes of their own, in any language: they are told what their seat knows, and answer, as lines of JSON.

    {"do": "sit", "game": "abyss", "edition": 2, "seats": 3, "seat": 1, "seed": "..."}
    {"do": "choose", "seat": 1, "view": {...}, "ask": {"kind": ..., "options": [...], ...}, "seconds": 10}
        -> {"choose": "recruit keeper"}
    {"do": "leave"}

Such a bot never holds the match. One that is silent for too long, or says what cannot be read, has failed.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final, TextIO

from podziemia.bots import Bot
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match

SECONDS: Final = 10.0
"""How long an answer may take, and the start."""
LONGEST_LINE: Final = 1 << 20
FAREWELL: Final = 1.0
"""Seconds a process has to leave by itself."""


class OutsideBot(Bot):
    """The parent's end of a bot that runs elsewhere. The process starts with the first question: bots are also made
    only to see whether they can be."""

    def __init__(self, game: Game[Any], seed: str, command: str, seconds: float = SECONDS) -> None:
        super().__init__(game, seed)
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self.words = shlex.split(command)
        if not self.words:
            raise BadSetup("bot-command", text=command)
        self.seed = seed
        self.seconds = seconds

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        self._tell(match, seat, {"do": "choose", "seat": seat, "view": match.view(seat), "ask": told(ask)})
        answer = self._answer()
        option = ask.find(answer)
        return Option(answer) if option is None else option  # what is not possible is for the table to refuse

    def _tell(self, match: Match[Any], seat: int, what: dict[str, Any]) -> None:
        if self._process is None:
            self._sit(match, seat)
        self._say({**what, "seconds": self.seconds})

    def _sit(self, match: Match[Any], seat: int) -> None:
        try:
            self._process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as wrong:
            raise BotSilent(f"{self.words[0]}: {wrong}") from wrong
        assert self._process.stdout is not None
        self._reader = Thread(target=read_lines, args=(self._process.stdout, self._lines), daemon=True)
        self._reader.start()
        game = self.game
        self._say(
            {
                "do": "sit",
                "game": game.name,
                "edition": game.edition,
                "seats": match.state.seats,
                "seat": seat,
                "seed": self.seed,
            }
        )

    def _say(self, what: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(what, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except OSError as gone:
            raise BotSilent("it has left") from gone

    def _answer(self) -> str:
        """The text of the option chosen; empty lines do not count."""
        until = monotonic() + self.seconds
        line = ""
        while not line.strip():
            try:
                line = self._lines.get(timeout=max(0.0, until - monotonic()))
            except Empty as late:
                self.leave()
                raise BotSilent(f"no answer within {self.seconds:g} s") from late
            if line == "":
                raise BotSilent("it has left")
        try:
            return str(json.loads(line)["choose"])
        except (ValueError, TypeError, KeyError) as wrong:
            raise BotSilent(f"an answer that cannot be read: {line[:200]!r}") from wrong

    def leave(self) -> None:
        """End the process, kindly at first."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            assert process.stdin is not None
            process.stdin.write('{"do":"leave"}\n')
            process.stdin.close()
            process.wait(FAREWELL)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        self._reader.join()

    def __del__(self) -> None:
        self.leave()


class BotSilent(Exception):
    """A bot outside that did not answer as it should."""


def told(ask: Ask) -> dict[str, Any]:
    return {"kind": ask.kind, "because": ask.because, "n": ask.n, "options": [option.text for option in ask.options]}


def read_lines(pipe: TextIO, lines: Queue[str]) -> None:
    """Lines as they come; an empty one at the end. A line without an end is cut, so that nobody fills the memory."""
    with pipe:
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
    lines.put("")
