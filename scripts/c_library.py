"""C files to extension modules, each thing made once: it lies in a folder, named after all that it was made from."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from hashlib import blake2b
from itertools import repeat
from pathlib import Path
from sysconfig import get_config_var, get_paths
from tempfile import TemporaryDirectory
from time import time
from typing import NamedTuple

SUFFIX = str(get_config_var("EXT_SUFFIX"))
FLAGS = (*str(get_config_var("CFLAGS")).split(), *str(get_config_var("CCSHARED")).split())
OUR_FLAGS = ("-g0", "-w", "-fcommon", "-fvisibility=hidden")
"""To look for warnings in C that nobody wrote by hand takes a third of the time; a library's table of another library's
functions stands in a header; nobody outside calls a library's insides."""
PRELUDE = re.compile(r'(?:#include [<"]\S+\.h[>"]\n)*')
OFTEN = 3
"""Headers that so many files begin with are read once for all."""
PROGRESS = 20
"""A line of progress after every so many C files."""
KEPT = 14 * 24 * 3600
"""Seconds for which a thing that no build asks for is kept."""


class Piece(NamedTuple):
    """An extension module to be made: its dotted name, its C files, the generated headers they read, where all lie."""

    name: str
    c: tuple[str, ...]
    headers: tuple[str, ...]
    includes: tuple[str, ...]


class Prelude(NamedTuple):
    """The headers that a C file begins with, and where they lie."""

    lines: str
    includes: tuple[str, ...]


class Unit(NamedTuple):
    """A C file, what it begins with, and the object to be made of it."""

    c: str
    prelude: Prelude
    made: Path


class Workshop:
    """Makes pieces into `folder`; what it made before lies in `store`. `level` says how hard the C compiler tries."""

    def __init__(self, store: Path, level: str) -> None:
        self.store = store
        asserts = ("-UNDEBUG",) if level == "0" else ()
        self.command = (*compiler(), *FLAGS, f"-O{level}", *asserts, *OUR_FLAGS)
        self.tools = hash_of(sys.version, version_of(compiler()[0]), *self.command)

    def make(self, pieces: list[Piece], folder: Path) -> None:
        self.store.mkdir(parents=True, exist_ok=True)
        units = {piece: self.units(piece) for piece in pieces}
        self.compile_all({unit.made: unit for each in units.values() for unit in each}.values())
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda piece: self.link(piece, units[piece], folder), pieces))
        forget(self.store)

    def units(self, piece: Piece) -> list[Unit]:
        headers = hash_of(*map(file_hash, piece.headers))
        return [self.unit(c, piece.includes, headers) for c in piece.c]

    def unit(self, c: str, includes: tuple[str, ...], headers: str) -> Unit:
        text = Path(c).read_text()
        prelude = Prelude(leading_includes(text), includes)
        seen = headers if "__native" in text else ""
        key = hash_of(self.tools, Path(c).name, text, seen)
        return Unit(c, prelude, self.store / f"{key}.o")

    def compile_all(self, units: Iterable[Unit]) -> None:
        missing = [unit for unit in units if not is_made(unit.made)]
        preludes = Counter(unit.prelude for unit in missing)
        often = [prelude for prelude, times in preludes.items() if prelude.lines and times >= OFTEN]
        with TemporaryDirectory(dir=self.store) as read, ThreadPoolExecutor(os.cpu_count()) as pool:
            headers = dict(zip(often, pool.map(self.read_headers, often, repeat(Path(read))), strict=True))
            jobs = [pool.submit(self.compile, unit, headers.get(unit.prelude)) for unit in missing]
            for done, job in enumerate(as_completed(jobs), 1):
                job.result()
                if done % PROGRESS == 0 or done == len(jobs):
                    say(f"C compiler: {done} of {len(jobs)} files")

    def read_headers(self, prelude: Prelude, folder: Path) -> Path:
        """Headers in the form that the compiler keeps for itself: they are most of what it reads."""
        header = folder / f"{hash_of(prelude.lines, *prelude.includes)}.h"
        header.write_text(prelude.lines)
        run([*self.command, *where(prelude), "-x", "c-header", str(header), "-o", f"{header}.gch"])
        return header

    def compile(self, unit: Unit, header: Path | None) -> None:
        first = ["-include", str(header)] if header else []
        write([*self.command, *where(unit.prelude), *first, "-c", unit.c], unit.made)

    def link(self, piece: Piece, units: list[Unit], folder: Path) -> None:
        objects = [str(unit.made) for unit in units]
        made = self.store / f"{hash_of(self.tools, *objects)}.so"
        if not is_made(made):
            write([*str(get_config_var("LDSHARED")).split(), *objects], made)
        target = folder.joinpath(*piece.name.split(".")).with_suffix(SUFFIX)
        target.unlink(missing_ok=True)  # who runs it now keeps the old one
        shutil.copyfile(made, target)


def leading_includes(text: str) -> str:
    """The headers that a C file begins with. Nothing stands before them, so they say the same to all who begin so."""
    found = PRELUDE.match(text)
    return found[0] if found else ""


def where(prelude: Prelude) -> list[str]:
    return [f"-I{folder}" for folder in [*prelude.includes, get_paths()["include"]]]


def compiler() -> list[str]:
    return os.environ.get("CC", str(get_config_var("CC"))).split()


@cache
def version_of(program: str) -> str:
    return subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout


def file_hash(path: str) -> str:
    return hash_of(Path(path).name, Path(path).read_bytes())


def hash_of(*parts: str | bytes) -> str:
    digest = blake2b(digest_size=16)
    for part in parts:
        piece = part.encode() if isinstance(part, str) else part
        digest.update(len(piece).to_bytes(8, "big"))
        digest.update(piece)
    return digest.hexdigest()


def is_made(path: Path) -> bool:
    """Whether it lies there; if so, it was asked for now."""
    if not path.exists():
        return False
    os.utime(path)
    return True


def write(command: list[str], target: Path) -> None:
    """A thing that lies under its name is whole, even if the machine stops in the middle of making one."""
    unfinished = target.with_name(f"{os.getpid()}-{target.name}")
    run([*command, "-o", str(unfinished)])
    unfinished.replace(target)


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


def forget(store: Path) -> None:
    """Away with what no build has asked for in a long time."""
    for path in store.iterdir():
        if path.stat().st_mtime < time() - KEPT:
            path.unlink()


def say(line: str) -> None:
    print(f"build: {line}", flush=True)
