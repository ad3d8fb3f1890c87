"""Run the server until somebody stops it."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from types import FrameType

import uvicorn

from podziemia.kernel.errors import Trouble
from podziemia.table.app import TableServer
from podziemia.table.commands import say
from podziemia.table.store import Store


class PatientServer(uvicorn.Server):
    """uvicorn that ends the live connections first (it would wait for them for ever), and ends well when stopped."""

    def __init__(self, config: uvicorn.Config, table: TableServer) -> None:
        super().__init__(config)
        self.table = table

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.table.hang_up()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(store: Store, where: str, args: argparse.Namespace) -> int:
    listening = listen(args.host, args.port)
    host = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    table = TableServer(store, args.limits)
    config = uvicorn.Config(
        table.app(),
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
        h11_max_incomplete_event_size=64 * 1024,
    )
    say(args, "table-serving", address=address)
    say(args, "table-data", where=where)
    if args.open and has_screen():
        threading.Timer(0.3, webbrowser.open, [address]).start()
    calm_collector()
    PatientServer(config, table).run(sockets=[listening])
    return 0


def calm_collector() -> None:
    """Everything loaded so far stays; and the many long-lived objects of live rooms are not searched all the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything is said about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)  # who follows the printed address at once waits a moment and is not turned away
    except OSError as error:
        listening.close()
        raise Trouble("port-taken", host=host, port=port) from error
    return listening


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
