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
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple, cast

import uvicorn

from podziemia.cluster import check_ray
from podziemia.kernel.errors import Trouble
from podziemia.table.addresses import Proxies
from podziemia.table.app import TableServer
from podziemia.table.club.passkeys import check_library
from podziemia.table.commands import data_folder, say
from podziemia.table.connections import MOST_PER_CLIENT, Doors, protocol_with, raise_descriptor_limit
from podziemia.table.crew import Crew, end_with_parent
from podziemia.table.founders import House
from podziemia.table.housekeeping import ARCHIVE, Housekeeping
from podziemia.table.logs import log_calmly
from podziemia.table.outward import Outward, outward
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


class Plan(NamedTuple):
    """How a server process is to run; it can be sent to another one."""

    store: str
    limits: float
    names: str
    proxies: str
    cluster: str = ""
    thinkers: int = 0
    log: str = "text"
    most_rooms: int = 0
    archive_after: int = 0
    archive: str = ""
    founders: str = "everybody"
    word: str = ""
    club: str = ""
    club_word: str = ""
    outward: Outward = Outward()


def serve(store: Store, where: str, args: argparse.Namespace) -> int:
    if args.workers > 1 and not store.shared:
        store.close()
        raise Trouble("workers-need-postgres", workers=args.workers)
    Proxies(args.proxies)
    House(args.founders, args.word)
    seen_from_outside = outward(args)
    if args.bots:
        check_ray(args.bots)
    if args.club:
        check_library()
    listening = listen(args.host, args.port)
    host = f"[{args.host}]" if ":" in args.host else args.host
    address = f"http://{host}:{listening.getsockname()[1]}/"
    log_calmly(args.log)
    say(args, "table-serving", address=address)
    say(args, "table-data", where=where)
    if args.open and has_screen():
        threading.Timer(0.3, webbrowser.open, [address]).start()
    plan = Plan(
        store.url,
        args.limits,
        args.names,
        args.proxies,
        args.bots,
        log=args.log,
        most_rooms=args.most_rooms,
        archive_after=args.archive_after,
        archive=args.archive or str(data_folder(args) / ARCHIVE),
        founders=args.founders,
        word=args.word,
        club=args.club,
        club_word=args.club_word,
        outward=seen_from_outside,
    )
    if args.workers > 1:
        store.close()
        serve_with_crew(args.workers, listening, plan)
    else:
        serve_alone(store, listening, plan)
    return 0


def serve_with_crew(workers: int, listening: socket.socket, plan: Plan) -> None:
    """Each process has a part of the cores for its bots to think on."""
    plan = plan._replace(thinkers=max(2, (os.cpu_count() or 2) // workers))
    processes = get_context("spawn")

    def start() -> BaseProcess:
        process = processes.Process(target=serve_in_crew, args=(listening, plan))
        process.start()
        return process

    Crew(workers, start).run()


def serve_in_crew(listening: socket.socket, plan: Plan) -> None:
    log_calmly(plan.log)
    end_with_parent()
    serve_alone(Store(plan.store), listening, plan)


def serve_alone(store: Store, listening: socket.socket, plan: Plan) -> None:
    housekeeping = Housekeeping(store, plan.most_rooms, plan.archive_after, Path(plan.archive))
    house = House(plan.founders, plan.word)
    table = TableServer(
        store,
        plan.limits,
        plan.thinkers,
        plan.names,
        plan.cluster,
        housekeeping,
        house,
        plan.club,
        plan.club_word,
        plan.outward,
    )
    server = PatientServer(settings(table, Proxies(plan.proxies), raise_descriptor_limit()), table)
    calm_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    server.run(sockets=[listening])


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
