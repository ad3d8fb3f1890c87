"""Decisions as rows: what the seat knew, what it could do, what it chose, and how its game ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from podziemia.bots import Bot, Verdict
from podziemia.kernel.ask import Option
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find_game
from podziemia.lab.actions import Actions, Mask, actions_of
from podziemia.lab.chairs import wins
from podziemia.lab.extras import needed
from podziemia.lab.eyes import eyes_for
from podziemia.lab.observation import Vector
from podziemia.lab.selfplay.recipe import Recipe

with needed("parquet"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

ROWS_IN_GROUP: Final = 1024
"""Rows that are held before they are written: some 20 MB."""


def schema(size: int, actions: int, targets: bool, about: dict[str, str]) -> Any:
    """The columns; `about` says what game they are of."""
    fields = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("ply", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("observation", pa.list_(pa.float32(), size), nullable=False),
        pa.field("mask", pa.list_(pa.bool_(), actions), nullable=False),
        pa.field("choice", pa.int32(), nullable=False),
        pa.field("result", pa.float32(), nullable=False),
        pa.field("score", pa.int32(), nullable=False),
        pa.field("place", pa.int8(), nullable=False),
    ]
    if targets:
        fields += [
            pa.field("bot", pa.string(), nullable=False),
            pa.field("tried", pa.list_(pa.int32()), nullable=False),
            pa.field("shares", pa.list_(pa.float32()), nullable=False),
            pa.field("values", pa.list_(pa.float32()), nullable=False),
        ]
    return pa.schema(fields, metadata=about)


class Decision:
    """A row whose game is not over yet."""

    __slots__ = ("bot", "choice", "mask", "observation", "seat", "tried")

    def __init__(
        self, seat: int, observation: Vector, mask: Mask, choice: int, bot: str, tried: list[tuple[int, float, float]]
    ) -> None:
        self.seat = seat
        self.observation = observation
        self.mask = mask
        self.choice = choice
        self.bot = bot
        self.tried = tried
        """Where the bot searched, each action it tried: with its share of the search and the chance to win it found."""


class RowFile:
    """A Parquet file that grows by row groups; it never holds more than a group and a game."""

    def __init__(self, path: Path, recipe: Recipe, about: dict[str, str]) -> None:
        self.actions: Actions = actions_of(recipe.game)
        self.eyes = eyes_for(find_game(recipe.game))
        self.targets = recipe.targets
        self.schema = schema(self.eyes.size, len(self.actions), recipe.targets, about)
        self.writer: Any = pq.ParquetWriter(path, self.schema, compression="zstd", use_dictionary=False)
        self.waiting: list[tuple[int, int, Decision, float, int, int]] = []

    def decision(self, match: Match[Any], seat: int, option: Option, name: str, bot: Bot) -> Decision:
        """What the seat knows and may do at this moment, what it does, and what its bot thought of it."""
        ask = match.ask_of(seat)
        seen = self.eyes.see(match, seat, ask)
        tried = self.tried(bot) if self.targets else []
        return Decision(seat, seen, self.actions.mask(ask), self.actions.number(option), name, tried)

    def tried(self, bot: Bot) -> list[tuple[int, float, float]]:
        verdict = getattr(bot, "verdict", None)
        if not isinstance(verdict, Verdict):
            return []
        return [(self.actions.number(one.option), one.share, one.value) for one in verdict.alternatives]

    def add_game(self, number: int, decisions: list[Decision], match: Match[Any]) -> None:
        """The decisions of a finished game, each with the result of its seat."""
        scores = match.game.scores(match.state)
        places = match.game.places(match.state)
        won = wins(match.game, places)
        for ply, one in enumerate(decisions):
            seat = one.seat
            self.waiting.append((number, ply, one, won[seat], scores[seat].total, places[seat]))
            if len(self.waiting) == ROWS_IN_GROUP:
                self.flush()

    def flush(self) -> None:
        if not self.waiting:
            return
        numbers, plies, decisions, won, scores, places = zip(*self.waiting, strict=True)
        observations = np.concatenate([one.observation for one in decisions])
        masks = np.concatenate([one.mask for one in decisions]).astype(np.bool_)
        columns = [
            pa.array(numbers, pa.int32()),
            pa.array(plies, pa.int32()),
            pa.array([one.seat for one in decisions], pa.int8()),
            pa.FixedSizeListArray.from_arrays(pa.array(observations), self.eyes.size),
            pa.FixedSizeListArray.from_arrays(pa.array(masks), len(self.actions)),
            pa.array([one.choice for one in decisions], pa.int32()),
            pa.array(won, pa.float32()),
            pa.array(scores, pa.int32()),
            pa.array(places, pa.int8()),
        ]
        if self.targets:
            columns += targets_of(decisions)
        self.writer.write_table(pa.table(columns, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        self.flush()
        self.writer.close()


def targets_of(decisions: tuple[Decision, ...]) -> list[Any]:
    """Who decided, and what the search tried: actions, shares and values in the same order."""
    return [
        pa.array([one.bot for one in decisions], pa.string()),
        pa.array([[action for action, _, _ in one.tried] for one in decisions], pa.list_(pa.int32())),
        pa.array([[share for _, share, _ in one.tried] for one in decisions], pa.list_(pa.float32())),
        pa.array([[value for _, _, value in one.tried] for one in decisions], pa.list_(pa.float32())),
    ]


def numbered_actions(game: str) -> str:
    """The texts of all actions, one a line: the first line is action 0."""
    return "".join([f"{text}\n" for text in actions_of(game).texts])
