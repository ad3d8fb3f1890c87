"""Compile the kernel and Abyss in place with mypyc, from the same sources; `--clean` goes back to plain Python.

.venv/bin/python scripts/build_fast.py [--clean]
"""

import os
import shutil
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "podziemia"
# What is hot: the kernel, the games' rules and the search. Words and drawings as text stay plain.
PLAIN = {"sketch.py"}
# The other games run plain on the compiled kernel: mypyc does not take all of their sources yet.
GAMES = ("abyss",)


def sources() -> list[Path]:
    folders = [PACKAGE / "kernel", *[PACKAGE / "games" / game for game in GAMES]]
    return sorted(f for folder in folders for f in folder.rglob("*.py") if f.name not in PLAIN)


def clean() -> None:
    for built in PACKAGE.parent.rglob("*.so"):
        built.unlink()


def build() -> None:
    from mypyc.build import mypycify  # only this script needs the compiler
    from setuptools import setup

    files = [str(f.relative_to(PACKAGE.parent)) for f in sources()]
    print(f"Compiling {len(files)} modules; this takes a few minutes.", flush=True)
    work = ROOT / ".make" / "fast"
    shutil.rmtree(work, ignore_errors=True)
    modules = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *files],
        opt_level="3",
        debug_level="0",
        target_dir=str(work),
        multi_file=True,
    )
    print("C sources are written; the C compiler runs.", flush=True)
    setup(
        name="podziemia-fast",
        package_dir={"": "."},
        packages=[],
        ext_modules=modules,
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", str(work / "o"), "--parallel", "2"],
    )


def main() -> None:
    os.chdir(PACKAGE.parent)
    clean()
    if "--clean" in sys.argv:
        return
    start = monotonic()
    build()
    shutil.rmtree(PACKAGE.parent / "build", ignore_errors=True)
    print(f"Done in {monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
