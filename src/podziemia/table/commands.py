"""Commands of the table: `serve`, `rooms`, `check-rooms`, `backup` and `restore`.

What a command needs is imported when it runs, so that `podziemia --help` comes at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from podziemia.kernel.errors import Trouble
from podziemia.table.hosting import STORE, USUAL, settle

if TYPE_CHECKING:
    from podziemia.table.store import Store


LOGS: Final = ("text", "json")


def register(commands: Any) -> None:
    serve = commands.add_parser("serve", help="cli-serve", description="cli-serve")
    serve.add_argument("--open", action="store_true", help="cli-serve-open")
    serve.add_argument("--host", help="cli-serve-host")
    serve.add_argument("--port", type=int, help="cli-serve-port")
    serve.add_argument("--names", help="cli-serve-names")
    serve.add_argument("--proxies", help="cli-serve-proxies")
    serve.add_argument("--limits", type=float, help="cli-serve-limits")
    serve.add_argument("--workers", type=int, help="cli-serve-workers")
    serve.add_argument("--bots", help="cli-serve-bots")
    serve.add_argument("--log", choices=LOGS, help="cli-serve-log")
    serve.add_argument("--most-rooms", type=int, help="cli-serve-most-rooms")
    serve.add_argument("--archive-after", type=int, help="cli-serve-archive-after")
    serve.add_argument("--archive", help="cli-serve-archive")
    serve.add_argument("--founders", help="cli-serve-founders")
    serve.add_argument("--word", help="cli-serve-word")
    serve.add_argument("--club", help="cli-serve-club")
    serve.add_argument("--club-word", help="cli-serve-club-word")
    serve.add_argument("--address", help="cli-serve-address")
    serve.add_argument("--contact", help="cli-serve-contact")
    serve.add_argument("--mail", help="cli-serve-mail")
    serve.add_argument("--mail-tls", choices=("starttls", "tls", "none"), help="cli-serve-mail-tls")
    serve.add_argument("--mail-user", help="cli-serve-mail-user")
    serve.add_argument("--mail-from", help="cli-serve-mail-from")
    add_store(serve, "cli-serve-settings")
    serve.set_defaults(run=run_serve)
    register_rooms(commands.add_parser("rooms", help="cli-rooms", description="cli-rooms"))
    check = commands.add_parser("check-rooms", help="cli-check-rooms", description="cli-check-rooms")
    add_store(check)
    check.set_defaults(run=later("rooms", "run_check"))
    for name in ("backup", "restore"):
        action = commands.add_parser(name, help=f"cli-{name}", description=f"cli-{name}")
        action.add_argument("file", type=Path, help=f"cli-{name}-file")
        add_store(action)
        action.set_defaults(run=later("backup", f"run_{name}"))


def register_rooms(rooms: Any) -> None:
    actions = rooms.add_subparsers(title="cli-commands", dest="action", required=True)
    for name in ("list", "new", "export", "import", "delete", "link", "archive"):
        action = actions.add_parser(name, help=f"cli-rooms-{name}", description=f"cli-rooms-{name}")
        if name in ("export", "delete", "link"):
            action.add_argument("room", help="cli-rooms-room")
        if name == "new":
            action.add_argument("game", help="cli-game")
            action.add_argument("--seats", required=True, help="cli-rooms-seats")
            action.add_argument("--set", action="append", default=[], help="cli-set")
            action.add_argument("--called", default="", help="cli-rooms-called")
            action.add_argument("--open", choices=("tonight", "days"), help="cli-rooms-open")
        if name == "export":
            action.add_argument("file", type=Path, nargs="?", help="cli-rooms-file")
        if name == "import":
            action.add_argument("record", type=Path, help="cli-rooms-record")
        if name == "link":
            action.add_argument("seat", help="cli-rooms-seat")
        if name == "archive":
            action.add_argument("--days", type=int, default=90, help="cli-rooms-days")
            action.add_argument("--into", type=Path, help="cli-rooms-into")
        add_store(action)
        action.set_defaults(run=later("rooms", f"run_{name}"))


def later(module: str, name: str) -> Callable[[argparse.Namespace], int]:
    """A command of another module, which is read only when it runs."""

    def run(args: argparse.Namespace) -> int:
        exit_code: int = getattr(import_module(f"podziemia.table.{module}"), name)(args)
        return exit_code

    return run


def add_store(parser: Any, settings: str = "cli-settings") -> None:
    """Where everything is kept. Whoever runs a server by a file of settings names the same file here."""
    parser.add_argument("--settings", type=Path, help=settings)
    parser.add_argument("--data", help="cli-data")
    parser.add_argument("--store", help="cli-store")


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "podziemia"


def open_store(args: argparse.Namespace) -> tuple[Store, str]:
    """The store that the arguments name, and how to tell people where it is."""
    from podziemia.table.store import Store

    settle(args, STORE)
    if args.store:
        store = Store(args.store)
        return store, store.engine.url.render_as_string()
    folder = data_folder(args)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise Trouble("data-folder", path=str(folder)) from error
    return Store(secluded(folder)), str(folder)


def secluded(folder: Path) -> str:
    """The store in a folder that others may look into: seeds and addresses are nobody's business. What the database
    writes beside its file is as secluded as that."""
    from podziemia.table.store import sqlite_file, sqlite_url

    with suppress(OSError):  # if it cannot be made, the store will say so
        sqlite_file(folder).touch(mode=0o600)
    return sqlite_url(folder)


def data_folder(args: argparse.Namespace) -> Path:
    return Path(args.data) if args.data else default_folder()


def run_serve(args: argparse.Namespace) -> int:
    from podziemia.table.serve import serve

    settle(args, USUAL)
    store, where = open_store(args)
    return serve(store, where, args)


def say(args: argparse.Namespace, id: str, **arguments: str | int) -> None:
    from podziemia.words import words_in

    sys.stdout.write(words_in(args.lang).say(id, **arguments) + "\n")
    sys.stdout.flush()
