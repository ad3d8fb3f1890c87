"""The ladder of levels: each level against the level below it, by `podziemia duel`.

    .venv/bin/python bench/ladder.py --play [GAME …] [--games 400]    plays what is missing, then writes as below
    .venv/bin/python bench/ladder.py duels/one duels/another          takes duels that were played before

Writes `src/podziemia/ladder.json`, from which tables, the terminal and this table say how strong a level is, and the
table of levels in `bench/README.md`. Levels that are not among the duels keep the figures they had.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from podziemia.bots import LEVELS
from podziemia.cli import main as podziemia
from podziemia.kernel.registry import game_names
from podziemia.lab.duel import elo_bounds, seatings, summary
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.results import FILE, Results
from podziemia.ladder import Rise, measured, rungs

ROOT = Path(__file__).resolve().parents[1]
WRITTEN = ROOT / "src" / "podziemia" / "ladder.json"
PAGE = ROOT / "bench" / "README.md"
DUELS = Path("duels")
SEED = "ladder"
SWEPT = {"shadespire": ("deck-a=all", "deck-b=all"), "descent": ("quest=all",)}
"""Settings that are played through."""
BEGIN, END = "<!-- ladder: bench/ladder.py -->\n", "<!-- end of the ladder -->\n"
HEADS = ("game", "level", "rating", "thinks up to", "against the level below", "interval", "par", "games", "edition")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="folders of duels, or with --play games; all if none is told")
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", default="2")
    args = parser.parse_args()
    folders = [Path(folder) for folder in args.what]
    if args.play:
        folders = [folder for game in args.what or game_names() for folder in play(game, args.games, args.jobs)]
    found = measured()  # what the table below is made from, too
    for folder in folders:
        game, level, rise = rise_of(folder)
        found.setdefault(game, {})[level] = rise
    WRITTEN.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")
    PAGE.write_text(with_table(PAGE.read_text()))


def play(game: str, games: int, jobs: str) -> list[Path]:
    """What is missing of the game's ladder; the folders of its duels."""
    folders = []
    for below, level in pairwise(LEVELS):
        folder = DUELS / f"ladder-{game}-{level}"
        settings = [word for setting in SWEPT.get(game, ()) for word in ("--set", setting)]
        options = ["--seed", SEED, "--games", str(games), "--jobs", jobs, "--out", str(folder), *settings]
        if code := podziemia(["duel", game, level, below, *options]):
            raise SystemExit(code)
        folders.append(folder)
    return folders


def rise_of(folder: Path) -> tuple[str, str, Rise]:
    """Game, level and what it has won of the level below, from the folder of a duel."""
    with (folder / FILE).open() as lines:
        header: dict[str, Any] = json.loads(next(lines))
    plan = Plan(header["game"], tuple(header["bots"]), *[header[key] for key in Plan._fields[2:]])
    level, below = plan.bots
    if (below, level) not in pairwise(LEVELS):
        raise SystemExit(f"{folder}: {level} against {below} is no step of the ladder")
    results = Results(folder, plan, seatings)
    one = summary(plan, results.in_order(), elo_bounds("0,20"))
    results.close()
    return (
        plan.game,
        level,
        {
            "below": below,
            "seats": plan.seats,
            "games": one["games"],
            "par": one["par"],
            "share": one["share"],
            "low": one["low"],
            "high": one["high"],
            "elo": one["elo"],
            "edition": one["edition"],
        },
    )


# ---- the table ----


def with_table(page: str) -> str:
    """The page with the table between its marks made anew."""
    begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    return f"{page[:begin]}\n{table()}\n{page[end:]}"


def table() -> str:
    lines = [line(HEADS), line(["---"] * 2 + ["---:"] * (len(HEADS) - 2))]
    for game in game_names():
        for rung in rungs(game):
            rating = "–" if rung["rating"] is None else f"{rung['rating']:,}"
            thinks = f"{rung['seconds']:g} s" if rung["seconds"] else "–"
            lines.append(line([game, rung["level"], rating, thinks, *shares(rung["rise"])]))
    return "\n".join(lines) + "\n"


def shares(rise: Rise | None) -> list[str]:
    if rise is None:
        return ["–"] * 5
    interval = f"{100 * rise['low']:.0f}–{100 * rise['high']:.0f} %"
    return [f"{rise['share']:.0%}", interval, f"{rise['par']:.0%}", str(rise["games"]), str(rise["edition"])]


def line(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
