"""Decisions as rows: what the seat knew, what it could do, what it chose, and how its game ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from podziemia.kernel.ask import Option
from podziemia.kernel.match import Match
from podziemia.lab.actions import Actions, Mask, actions_of
from podziemia.lab.chairs import wins
from podziemia.lab.extras import needed
from podziemia.lab.observation import SIZE, Vector, observe

with needed("parquet"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

ROWS_IN_GROUP: Final = 1024
"""Rows that are held before they are written: some 20 MB."""


def schema(actions: int, about: dict[str, str]) -> Any:
    """The columns; `about` says what game they are of."""
    fields = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("ply", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("observation", pa.list_(pa.float32(), SIZE), nullable=False),
        pa.field("mask", pa.list_(pa.bool_(), actions), nullable=False),
        pa.field("choice", pa.int32(), nullable=False),
        pa.field("result", pa.float32(), nullable=False),
        pa.field("score", pa.int32(), nullable=False),
        pa.field("place", pa.int8(), nullable=False),
    ]
    return pa.schema(fields, metadata=about)


class Decision:
    """A row whose game is not over yet."""

    __slots__ = ("choice", "mask", "observation", "seat")

    def __init__(self, seat: int, observation: Vector, mask: Mask, choice: int) -> None:
        self.seat = seat
        self.observation = observation
        self.mask = mask
        self.choice = choice


class RowFile:
    """A Parquet file that grows by row groups; it never holds more than a group and a game."""

    def __init__(self, path: Path, game: str, about: dict[str, str]) -> None:
        self.actions: Actions = actions_of(game)
        self.schema = schema(len(self.actions), about)
        self.writer: Any = pq.ParquetWriter(path, self.schema, compression="zstd", use_dictionary=False)
        self.waiting: list[tuple[int, int, Decision, float, int, int]] = []

    def decision(self, match: Match[Any], seat: int, option: Option) -> Decision:
        """What the seat knows and may do at this moment, and what it does."""
        return Decision(seat, observe(match, seat), self.actions.mask(match.ask_of(seat)), self.actions.number(option))

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
            pa.FixedSizeListArray.from_arrays(pa.array(observations), SIZE),
            pa.FixedSizeListArray.from_arrays(pa.array(masks), len(self.actions)),
            pa.array([one.choice for one in decisions], pa.int32()),
            pa.array(won, pa.float32()),
            pa.array(scores, pa.int32()),
            pa.array(places, pa.int8()),
        ]
        self.writer.write_table(pa.table(columns, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        self.flush()
        self.writer.close()


def numbered_actions(game: str) -> str:
    """The texts of all actions, one a line: the first line is action 0."""
    return "".join([f"{text}\n" for text in actions_of(game).texts])
