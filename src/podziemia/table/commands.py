"""Commands of the table: `serve`, `rooms` and `check-rooms`.

What a command needs is imported when it runs, so that `podziemia --help` comes at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from podziemia.kernel.errors import Trouble

if TYPE_CHECKING:
    from podziemia.table.store import Store


def register(commands: Any) -> None:
    serve = commands.add_parser("serve", help="cli-serve", description="cli-serve")
    serve.add_argument("--host", default="127.0.0.1", help="cli-serve-host")
    serve.add_argument("--port", type=int, default=8100, help="cli-serve-port")
    serve.add_argument("--open", action="store_true", help="cli-serve-open")
    serve.add_argument("--limits", type=float, default=1.0, help="cli-serve-limits")
    serve.add_argument("--names", default="", help="cli-serve-names")
    serve.add_argument("--workers", type=int, default=1, help="cli-serve-workers")
    serve.add_argument("--bots", dest="cluster", default="", help="cli-serve-bots")
    serve.add_argument("--proxies", default="127.0.0.1,::1", help="cli-serve-proxies")
    add_store(serve)
    serve.set_defaults(run=run_serve)
    register_rooms(commands.add_parser("rooms", help="cli-rooms", description="cli-rooms"))
    check = commands.add_parser("check-rooms", help="cli-check-rooms", description="cli-check-rooms")
    add_store(check)
    check.set_defaults(run=later("run_check"))


def register_rooms(rooms: Any) -> None:
    actions = rooms.add_subparsers(title="cli-commands", dest="action", required=True)
    for name in ("list", "export", "import", "delete"):
        action = actions.add_parser(name, help=f"cli-rooms-{name}", description=f"cli-rooms-{name}")
        if name in ("export", "delete"):
            action.add_argument("room", help="cli-rooms-room")
        if name == "export":
            action.add_argument("file", type=Path, nargs="?", help="cli-rooms-file")
        if name == "import":
            action.add_argument("record", type=Path, help="cli-rooms-record")
        add_store(action)
        action.set_defaults(run=later(f"run_{name}"))


def later(name: str) -> Callable[[argparse.Namespace], int]:
    """A command of `rooms.py`, which is read only when it runs."""

    def run(args: argparse.Namespace) -> int:
        from podziemia.table import rooms

        exit_code: int = getattr(rooms, name)(args)
        return exit_code

    return run


def add_store(parser: Any) -> None:
    parser.add_argument("--data", type=Path, default=None, help="cli-data")
    parser.add_argument("--store", default="", help="cli-store")


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "podziemia"


def open_store(args: argparse.Namespace) -> tuple[Store, str]:
    """The store that the arguments name, and how to tell people where it is."""
    from podziemia.table.store import Store, sqlite_url

    if args.store:
        store = Store(args.store)
        return store, store.engine.url.render_as_string()
    folder: Path = args.data or default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Trouble("data-folder", path=str(folder)) from error
    return Store(sqlite_url(folder)), str(folder)


def run_serve(args: argparse.Namespace) -> int:
    from podziemia.table.serve import serve

    store, where = open_store(args)
    return serve(store, where, args)


def say(args: argparse.Namespace, id: str, **arguments: str | int) -> None:
    from podziemia.words import words_in

    sys.stdout.write(words_in(args.lang).say(id, **arguments) + "\n")
    sys.stdout.flush()
