"""The games as tables for other programs: one row a seat, as CSV and as Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from podziemia.files import replace
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.registry import find_game
from podziemia.lab.chairs import wins
from podziemia.lab.extras import needed
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.playing import Played, deal_seed

COLUMNS: Final = {
    "table": "int32",
    "deal": "int32",
    "seed": "string",
    "seat": "string",
    "bot": "string",
    "score": "int32",
    "place": "int8",
    "win": "float64",
    "decisions": "int32",
    "seconds": "float64",
    "longest": "float64",
    "capped": "bool",
    "build": "string",
}
"""Each with its type in Parquet. `win` is what the seat's side has of the win: 1, a part of a shared one, or 0."""


def rows(plan: Plan, games: list[Played]) -> Iterator[tuple[object, ...]]:
    rules = find_game(plan.game)
    for game in games:
        seed = deal_seed(plan, game.deal)
        won = wins(rules, game.places)
        for seat, bot in enumerate(game.bots):
            yield (
                game.table,
                game.deal,
                seed,
                SEAT_LETTERS[seat],
                plan.bots[bot],
                game.scores[seat],
                game.places[seat],
                won[seat],
                game.decisions[seat],
                game.seconds[seat],
                game.longest[seat],
                game.capped,
                game.build,
            )


def write_csv(path: Path, plan: Plan, games: list[Played]) -> None:
    def write(beside: Path) -> None:
        with beside.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            writer.writerows(rows(plan, games))

    replace(path, write)


def write_parquet(path: Path, plan: Plan, games: list[Played]) -> None:
    with needed("parquet"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    columns = list(zip(*rows(plan, games), strict=True)) or [()] * len(COLUMNS)
    schema = pa.schema([(name, pa.type_for_alias(kind)) for name, kind in COLUMNS.items()])
    table: Any = pa.table([list(column) for column in columns], schema=schema)
    replace(path, lambda beside: pq.write_table(table, beside, compression="zstd"))
