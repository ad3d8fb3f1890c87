"""Compile the kernel, the games and the bots with mypyc, from the same sources that also run as plain Python.

    .venv/bin/python scripts/build_fast.py                    beside the sources, for speed
    .venv/bin/python scripts/build_fast.py --into FOLDER -O 0  a copy of the package elsewhere, quickly, for tests
    .venv/bin/python scripts/build_fast.py --clean            back to plain Python

What has not changed since the last time is not compiled again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from sysconfig import get_config_var, get_paths
from time import time
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
sys.path.insert(0, str(SRC))

from podziemia.build import MARK, fingerprint, sources  # noqa: E402

if TYPE_CHECKING:
    from setuptools import Extension

SUFFIX = str(get_config_var("EXT_SUFFIX"))
OUR_FLAGS = ("-fcommon", "-fvisibility=hidden", "-w")
"""A library's table of another library's functions stands in a header; nobody outside calls a library's insides; and to
look for warnings in C that nobody wrote by hand takes a third of the time."""
PROGRESS = 20
"""A line of progress after every so many C files."""


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
    work = ROOT / ".make" / f"mypyc-O{level}"
    wanted = f"{fingerprint(SRC / 'podziemia')} {SUFFIX} O{level}\n"
    mark = folder / "podziemia" / MARK
    if not (mark.exists() and mark.read_text() == wanted):
        start = time()
        clean(folder)
        if folder != SRC:
            copy_package(folder)
        write_mark(mark, "unfinished\n", 0.0)
        make_extensions(folder, work, level)
        write_mark(mark, wanted, start)
        say(f"done in {time() - start:.0f} s")
    return sorted(folder.rglob(f"*{SUFFIX}"))


def write_mark(mark: Path, text: str, since: float) -> None:
    """The build stands for the sources as they were then: what is edited while it is made is younger than the mark."""
    mark.write_text(text)
    os.utime(mark, (since, since))


def copy_package(folder: Path) -> None:
    """The sources as they are now, for a build apart."""
    shutil.rmtree(folder, ignore_errors=True)
    left_out = shutil.ignore_patterns(f"*{SUFFIX}", MARK, "__pycache__", "static")
    shutil.copytree(SRC / "podziemia", folder / "podziemia", ignore=left_out)


def make_extensions(folder: Path, work: Path, level: str) -> None:
    extensions = write_c(work, level)
    users = {c: extension for extension in extensions for c in extension.sources}  # all share mypyc's own C files
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compile_c, extension, c) for c, extension in users.items()]
        for done, job in enumerate(as_completed(jobs), 1):
            job.result()
            if done % PROGRESS == 0 or done == len(jobs):
                say(f"C compiler: {done} of {len(jobs)} files")
        list(pool.map(lambda extension: link(extension, folder), extensions))


def write_c(work: Path, level: str) -> list[Extension]:
    """Translate the sources to C; files that come out the same are left alone, with their times. All are read anew:
    what mypyc has in its cache forgets which of mypyc's own C files it needs."""
    from mypyc.build import mypycify  # only this script needs the compiler

    files = [path.relative_to(SRC) for path in sources(SRC / "podziemia")]
    say(f"mypyc: {len(files)} modules to C (half a minute)")
    before = Path.cwd()
    os.chdir(SRC)  # modules are named after their paths
    try:
        return mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", os.devnull, *map(str, files)],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            separate=groups(files),
            target_dir=str(work),
        )
    finally:
        os.chdir(before)


def groups(files: list[Path]) -> list[tuple[list[str], str | None]]:
    """One library for the kernel, one for the bots, one a game: a change in one game leaves the others as they are."""
    by_name: dict[str, list[str]] = {}
    for path in files:
        by_name.setdefault(f"podziemia_{path.parts[2 if path.parts[1] == 'games' else 1]}", []).append(str(path))
    return [(members, name) for name, members in by_name.items()]


def compile_c(extension: Extension, c: str) -> None:
    """One C file to an object, unless there is one younger than the file and the headers it sees."""
    made = object_of(c)
    seen = [c, *extension.depends]
    if made.exists() and all(made.stat().st_mtime >= os.stat(path).st_mtime for path in seen):
        return
    includes = [f"-I{folder}" for folder in [*extension.include_dirs, get_paths()["include"]]]
    flags = str(get_config_var("CFLAGS")).split() + str(get_config_var("CCSHARED")).split()
    run([*compiler(), *flags, *includes, *extension.extra_compile_args, *OUR_FLAGS, "-c", c, "-o", str(made)])


def link(extension: Extension, folder: Path) -> None:
    target = folder.joinpath(*extension.name.split(".")).with_suffix(SUFFIX)
    objects = [str(object_of(c)) for c in extension.sources]
    run([*str(get_config_var("LDSHARED")).split(), *objects, "-o", str(target)])


def object_of(c: str) -> Path:
    return Path(c).with_suffix(".o")


def compiler() -> list[str]:
    return os.environ.get("CC", str(get_config_var("CC"))).split()


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


def say(line: str) -> None:
    print(f"build: {line}", flush=True)


if __name__ == "__main__":
    main()
