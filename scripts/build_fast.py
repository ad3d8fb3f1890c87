"""Compile the kernel, the games and the bots with mypyc, from the same sources that also run as plain Python.

    .venv/bin/python scripts/build_fast.py                    beside the sources, for speed
    .venv/bin/python scripts/build_fast.py --into FOLDER -O 0  a copy of the package elsewhere, quickly, for tests
    .venv/bin/python scripts/build_fast.py --clean            back to plain Python

Each library (the kernel, the bots, each game) is translated to C by itself, and again only when its sources or those of
the kernel have changed. Of the C only what reads differently is compiled again (`c_library.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import chdir
from importlib.metadata import version
from itertools import repeat
from pathlib import Path
from time import time

from c_library import SUFFIX, Piece, Workshop, file_hash, hash_of, say

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
WORK = ROOT / ".make" / "mypyc"
sys.path.insert(0, str(SRC))

from podziemia.build import MARK, fingerprint, sources  # noqa: E402

KERNEL = "podziemia_kernel"
Library = tuple[str, list[str]]
"""Its name, and its modules as paths below `src`."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the package with mypyc.")
    parser.add_argument("--into", type=Path, default=SRC, help="a copy of the package elsewhere")
    parser.add_argument("-O", dest="level", default="2", help="how hard the C compiler tries, 0 to 3")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    args = parser.parse_args()
    if args.clean:
        clean(SRC)
    else:
        build(args.into.resolve(), args.level)


def clean(folder: Path) -> None:
    """Back to plain Python."""
    (folder / "podziemia" / MARK).unlink(missing_ok=True)
    for built in folder.rglob(f"*{SUFFIX}"):
        built.unlink()


def build(folder: Path, level: str = "2") -> list[Path]:
    """Compile into the folder; the extensions that lie there then."""
    wanted = f"{fingerprint(SRC / 'podziemia')} {SUFFIX} O{level}\n"
    mark = folder / "podziemia" / MARK
    if folder != SRC:
        mirror_package(folder)
    if not (mark.exists() and mark.read_text() == wanted):
        start = time()
        clean(folder)
        write_mark(mark, "unfinished\n", 0.0)
        Workshop(WORK / "made", level).make(to_c(libraries()), folder)
        write_mark(mark, wanted, start)
        say(f"done in {time() - start:.0f} s")
    return sorted(folder.rglob(f"*{SUFFIX}"))


def write_mark(mark: Path, text: str, since: float) -> None:
    """The build stands for the sources as they were then: what is edited while it is made is younger than the mark."""
    mark.write_text(text)
    os.utime(mark, (since, since))


def mirror_package(folder: Path) -> None:
    """The sources as they are now, for a build apart; what was compiled stays."""
    for path in folder.rglob("*"):
        if path.is_file() and not is_built(path) and not (SRC / path.relative_to(folder)).exists():
            path.unlink()
    left_out = shutil.ignore_patterns(f"*{SUFFIX}", MARK, "__pycache__", "static")
    shutil.copytree(SRC / "podziemia", folder / "podziemia", ignore=left_out, dirs_exist_ok=True)


def is_built(path: Path) -> bool:
    return path.name.endswith(SUFFIX) or path.name == MARK


def libraries() -> list[Library]:
    """One for the kernel, one for the bots, one a game; the biggest first, so that the last to finish is small."""
    by_name: dict[str, list[str]] = {}
    for source in sources(SRC / "podziemia"):
        path = source.relative_to(SRC)
        by_name.setdefault(f"podziemia_{path.parts[2 if path.parts[1] == 'games' else 1]}", []).append(str(path))
    return sorted(by_name.items(), key=lambda library: -sum((SRC / path).stat().st_size for path in library[1]))


def to_c(all_of_them: list[Library]) -> list[Piece]:
    """The pieces of all libraries, as many libraries at a time as there are cores."""
    kernel = next(library for library in all_of_them if library[0] == KERNEL)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return [piece for pieces in pool.map(translated, all_of_them, repeat(kernel)) for piece in pieces]


def translated(library: Library, kernel: Library) -> list[Piece]:
    """The pieces of a library. It sees the kernel and no other library, which `make lint` holds."""
    work = WORK / library[0]
    mark = work / "pieces.json"
    read = [*library[1], *SRC.glob("podziemia/*.py"), *SRC.glob("podziemia/kernel/**/*.py"), ROOT / "pyproject.toml"]
    key = hash_of(sys.version, version("mypy"), *(file_hash(str(SRC / path)) for path in sorted(map(str, read))))
    known = json.loads(mark.read_text()) if mark.exists() else {}
    if known.get("key") != key:
        mark.unlink(missing_ok=True)
        known = {"key": key, "pieces": translate(library, kernel, work)}
        mark.write_text(json.dumps(known))
    return [Piece(name, *map(tuple, paths)) for name, *paths in known["pieces"]]


def translate(library: Library, kernel: Library, work: Path) -> list[Piece]:
    """All is read anew: what mypyc has in its own cache forgets which of mypyc's own C files it needs."""
    from mypyc.build import mypycify  # only here is the compiler needed

    name, files = library
    say(f"mypyc: {len(files)} modules of {name} to C")
    groups: list[tuple[list[str], str | None]] = [(paths, name) for name, paths in dict([kernel, library]).items()]
    with chdir(SRC):  # modules are named after their paths
        options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", os.devnull]
        paths = [path for members, _ in groups for path in members]
        made = mypycify([*options, *paths], multi_file=True, separate=groups, target_dir=str(work))
    own = {f"{name}__mypyc", *(path.removesuffix(".py").replace("/", ".") for path in files)}
    return [Piece(e.name, tuple(e.sources), tuple(e.depends), tuple(e.include_dirs)) for e in made if e.name in own]


if __name__ == "__main__":
    main()
