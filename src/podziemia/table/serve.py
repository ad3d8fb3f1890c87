"""Run the server until somebody stops it."""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from types import FrameType
from typing import Final, cast

import uvicorn

from podziemia.kernel.errors import Trouble
from podziemia.table.addresses import Proxies
from podziemia.table.app import TableServer
from podziemia.table.commands import say
from podziemia.table.connections import MOST_PER_CLIENT, Doors, protocol_with, raise_descriptor_limit
from podziemia.table.logs import log_calmly
from podziemia.table.store import Store

MOST_WAITING: Final = 1024
"""Who has knocked and was not let in yet."""
RESERVED_DESCRIPTORS: Final = 64
SWITCH_SECONDS: Final = 0.001
"""So long may a thread that plays a game through keep the event loop waiting."""


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
    proxies = Proxies(args.proxies)
    listening = listen(args.host, args.port)
    host = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    log_calmly()
    table = TableServer(store, args.limits, names=args.names)
    server = PatientServer(settings(table, proxies, raise_descriptor_limit()), table)
    say(args, "table-serving", address=address)
    say(args, "table-data", where=where)
    if args.open and has_screen():
        threading.Timer(0.3, webbrowser.open, [address]).start()
    calm_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run(sockets=[listening])
    return 0


def settings(table: TableServer, proxies: Proxies, descriptors: int) -> uvicorn.Config:
    """How uvicorn is to run the table with so many descriptors. Of them some are left for the store and for those who
    are accepted only to be turned away."""
    backlog = min(MOST_WAITING, descriptors // 8)
    most = descriptors - backlog - RESERVED_DESCRIPTORS
    doors = Doors(most, min(MOST_PER_CLIENT, most // 4), proxies)
    return uvicorn.Config(
        table.app(),
        http=cast(type[asyncio.Protocol], protocol_with(doors)),
        ws="none",
        log_config=None,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(proxies.text),
        forwarded_allow_ips=proxies.text,
        backlog=backlog,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
        h11_max_incomplete_event_size=64 * 1024,
    )


def calm_collector() -> None:
    """Everything loaded so far stays; and the many long-lived objects of live rooms are not searched all the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything is said about it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio knows that it may turn Nagle's algorithm off: a reply must not wait for the next.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(MOST_WAITING)  # who follows the printed address at once waits a moment and is not turned away
    except (OSError, OverflowError) as error:
        listening.close()
        raise why_not(error, host, port) from error
    return listening


def why_not(error: OSError | OverflowError, host: str, port: int) -> Trouble:
    """What keeps us from listening there."""
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, OverflowError):
        return Trouble("port-wrong", port=port)
    if number == errno.EADDRINUSE:
        return Trouble("port-taken", host=host, port=port)
    if number == errno.EACCES:
        return Trouble("port-forbidden", port=port)
    return Trouble("host-wrong", host=host)


def has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
