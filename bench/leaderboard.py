"""The shipped bots against each other in every game, by `podziemia tournament`: a page a game, and one that lists them.

    make leaderboard                                 goes on where it stopped
    .venv/bin/python bench/leaderboard.py abyss --games 100

Each game's folder keeps its results (`games.jsonl`) and the tournament's own report (`report.html`).
"""

from __future__ import annotations

import argparse
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from podziemia.cli import main as podziemia

FOLDER = Path(__file__).parent / "leaderboard"
BOTS = "medium,greedy,easy,yardstick"
"""`yardstick` is greedy with the evaluation made by hand. Whoever thinks for longer is dear to measure."""
GAMES = {"abyss": 48, "tyrants": 16, "dungeonlords": 48, "shadespire": 48, "descent": 48}
KEPT = {"games.jsonl", "report.html"}
HEADS = ("game", "bot", "rating", "95 % interval", "wins", "interval", "mean score", "games", "ms a decision")
INTRODUCTION = """# The bots that come with the games

Made by `make leaderboard`: a tournament of each game (`podziemia tournament`, [how it is played and what the figures
mean](../../docs/lab-tournaments.md)), whose own report lies beside its results. Ratings compare within a game only.
Wins are shares of all games at the table. Thinking time is that of the processor. Intervals of fewer than some twenty
deals are rough, and what lies within one is open.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all of them if not told otherwise")
    parser.add_argument("--games", type=int, help="instead of the usual number")
    parser.add_argument("--jobs", default="2")
    args = parser.parse_args()
    for game in args.game or GAMES:
        play(game, args.games or GAMES[game], args.jobs)
    write_list()


def play(game: str, games: int, jobs: str) -> None:
    """What is missing; then the figures as one object, beside the report."""
    folder = FOLDER / game
    options = ["--bots", BOTS, "--games", str(games), "--jobs", jobs, "--out", str(folder), "--json"]
    with redirect_stdout(StringIO()) as said:
        code = podziemia(["tournament", game, *options])
    if code:
        raise SystemExit(code)
    (folder / "standings.json").write_text(json.dumps(json.loads(said.getvalue()), indent=1) + "\n")
    for path in folder.iterdir():
        if path.name not in {*KEPT, "standings.json"}:
            path.unlink()


def write_list() -> None:
    found = [json.loads(path.read_text()) for path in sorted(FOLDER.glob("*/standings.json"))]
    lines = [INTRODUCTION, line(HEADS), line(["---"] * 2 + ["---:"] * (len(HEADS) - 2))]
    for one in found:
        lines += [line(row(one["game"], standing)) for standing in one["standings"]]
    lines += ["", *[about(one) for one in found]]
    (FOLDER / "README.md").write_text("\n".join(lines) + "\n")


def row(game: str, standing: dict[str, Any]) -> list[str]:
    low, high = standing["rating_ci"]
    least, most = standing["ci"]
    return [
        f"[{game}]({game}/report.html)",
        standing["bot"],
        f"{standing['rating']:+.0f}",
        f"{low:+.0f} to {high:+.0f}",
        f"{standing['win_rate']:.0%}",
        f"{100 * least:.0f}–{100 * most:.0f} %",
        f"{standing['mean_score']:.1f}",
        str(standing["games"]),
        f"{standing['milliseconds']:.1f}",
    ]


def line(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def about(one: dict[str, Any]) -> str:
    builds = " and ".join(one["builds"])
    return (
        f"- {one['game']}: edition {one['edition']} of the rules, version {one['version']}, {builds}; "
        f"{one['games']} games of {one['deals']} deals with {one['seats']} seats, of which {one['fair_share']:.0%} "
        f"is a fair share; seed `{one['seed']}`."
    )


if __name__ == "__main__":
    main()
