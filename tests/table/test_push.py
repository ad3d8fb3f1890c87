"""Push notices: once a turn, to whoever is not at the table, encrypted for his device, and to nobody who has moved."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import urandom
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import update

from podziemia.table.app import TableServer
from podziemia.table.quiet import quiet_until
from podziemia.table.requests import Quiet
from podziemia.table.schema import REACHES
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run
from tests.table.test_clocks import Now, at_the_hour
from tests.table.test_processes import same_cookies, two_servers

NIGHT = {"begins": 22 * 60, "ends": 7 * 60, "zone": "Europe/Warsaw"}
EVENING = 1_800_051_600.0
"""23:20 in Warsaw."""


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Device:
    """A push service and the browser behind it: takes posts, and can read what is meant for it."""

    def __init__(self) -> None:
        self.status = 201
        self.awake = asyncio.Event()
        self.awake.set()
        self.heads: list[str] = []
        self.told: list[Json] = []
        self.port = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = urandom(16)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        sealed = await reader.readexactly(length)
        self.heads.append(head)
        self.told.append(msgspec.json.decode(http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth)))
        await self.awake.wait()
        writer.write(f"HTTP/1.1 {self.status} x\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def subscription(self) -> Json:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.port}/push/{id(self)}"
        return {"endpoint": endpoint, "p256dh": base64url(public), "auth": base64url(self._auth)}


@asynccontextmanager
async def a_device() -> AsyncIterator[Device]:
    device = Device()
    listening = await asyncio.start_server(device.answer, "127.0.0.1", 0)
    device.port = listening.sockets[0].getsockname()[1]
    yield device
    listening.close()
    await listening.wait_closed()


async def a_guest_with(
    device: Device, server: TableServer, browser: Any, **more: object
) -> tuple[Browser, Browser, str]:
    server.push.allow_private = True
    host, guest = browser(), browser("pl")
    created = await new_room(host, "me", "open", name="Thursday")
    room = created["room"]
    await guest.open(created["links"][0]["url"])
    await guest.send(f"/api/rooms/{room}/push", {"subscription": device.subscription(), **more})
    return host, guest, room


async def ring(server: TableServer, now: Now, seconds: float = 2.0) -> None:
    now.time += seconds
    await server.bell.ring()
    await server.bell.settle()


def test_who_is_away_is_told_once_of_his_turn_and_led_to_it() -> None:
    async def test() -> None:
        async with a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_guest_with(device, server, browser)
            await answer(host, room, 0)
            for _ in range(3):
                await ring(server, now)
            (told,) = device.told
            assert (told["path"], told["tag"]) == (f"/r/{room}?turn=1", room)
            assert ("Twój ruch" in told["title"], "Thursday" in told["body"]) == (True, True)
            (head,) = device.heads
            signed = head.split("Authorization: ")[1].split("\r\n")[0]
            assert Vapid02.verify(signed)
            assert (await guest.json("/api/reach"))["push"] in signed
            assert "#k=" not in str(told)
            await answer(host, room, 0)
            await answer(guest, room, 1)
            await ring(server, now)
            assert len(device.told) == 1  # he has moved, and goes on

    run(test)


def test_a_call_that_cannot_be_made_keeps_nobody_else_from_being_told() -> None:
    async def test() -> None:
        async with a_device() as broken, a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            for one in (broken, device):
                host, _, room = await a_guest_with(one, server, browser)
                await answer(host, room, 0)
                now.time += 1
                if one is broken:
                    zone = '{"begins":0,"ends":1,"zone":"Nowhere"}'
                    gone = update(REACHES).where(REACHES.c.room == room).values(quiet=zone)
                    server.store.write(lambda connection: connection.execute(gone))  # noqa: B023
            for _ in range(2):
                await ring(server, now)
            assert (len(broken.told), len(device.told)) == (0, 1)

    run(test)


def test_while_many_notices_are_under_way_the_other_calls_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podziemia.table.bell.MOST_WAITING", 0)

    async def test() -> None:
        async with a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            host, _, room = await a_guest_with(device, server, browser)
            await answer(host, room, 0)
            await ring(server, now)
            assert device.told == []
            monkeypatch.setattr("podziemia.table.bell.MOST_WAITING", 1)
            await ring(server, now)
            assert len(device.told) == 1

    run(test)


def test_devices_that_are_slow_to_answer_keep_only_their_own_room_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podziemia.table.bell.MOST_OF_ROOM", 1)
    monkeypatch.setattr("podziemia.table.bell.MOST_AT_ONCE", 2)

    async def test() -> None:
        async with a_device() as slow, a_device() as quick, a_server() as (server, browser):
            now = at_the_hour(server)
            slow.awake.clear()
            host, guest, room = await a_guest_with(slow, server, browser)
            for n in range(3):  # more of them than there are lines for everybody
                more = slow.subscription()
                more["endpoint"] += f"/{n}"
                await guest.send(f"/api/rooms/{room}/push", {"subscription": more})
            await answer(host, room, 0)
            other_host, _, other = await a_guest_with(quick, server, browser)
            await answer(other_host, other, 0)
            now.time += 2
            await server.bell.ring()
            while not quick.told:
                await asyncio.sleep(0)
            assert len(slow.told) <= 1  # the first has been called and has not answered; the others wait for it
            slow.awake.set()
            await server.bell.settle()
            assert (len(slow.told), len(quick.told)) == (4, 1)

    run(test)


def test_nobody_is_told_of_a_turn_that_is_over_or_that_he_looks_at() -> None:
    async def test() -> None:
        async with a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_guest_with(device, server, browser)
            await answer(host, room, 0)
            await answer(guest, room, 1)  # on another device, before anybody was called
            await ring(server, now)
            assert device.told == []
            line = await guest.listen(room, 1)
            await answer(host, room, 0)
            await ring(server, now)
            assert device.told == []  # the seat was waited for all along, and is at the table
            await answer(guest, room, 1)
            await answer(guest, room, 1)
            await answer(host, room, 0)
            await answer(host, room, 0)
            for _ in range(5):
                await ring(server, now, 30)
            assert (device.told, len(heard(line)) > 0) == ([], True)
            server.table.leave(room, line)
            await ring(server, now, 600)
            assert len(device.told) == 1  # he has gone, and the turn still waits

    run(test)


def test_a_device_that_is_gone_is_forgotten_and_one_that_fails_is_not() -> None:
    async def test() -> None:
        async with a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_guest_with(device, server, browser)
            device.status = 500
            await answer(host, room, 0)
            await ring(server, now)
            assert len(server.book.reaches(room)) == 1
            await answer(guest, room, 1)
            device.status = 410
            await answer(host, room, 0)
            await answer(guest, room, 1)
            await answer(guest, room, 1)
            await answer(host, room, 0)
            await answer(host, room, 0)
            await ring(server, now)
            assert (len(device.told), server.book.reaches(room)) == (2, [])

    run(test)


def test_who_has_had_to_get_up_or_has_turned_it_off_is_not_told() -> None:
    async def test() -> None:
        async with a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_guest_with(device, server, browser)
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            await answer(host, room, 0)
            await ring(server, now)
            assert device.told == []
            host, guest, room = await a_guest_with(device, server, browser)
            await guest.send(f"/api/rooms/{room}/push", {"subscription": device.subscription(), "off": True})
            await answer(host, room, 0)
            await ring(server, now)
            assert (device.told, server.book.reaches(room)) == ([], [])

    run(test)


def test_in_quiet_hours_a_device_sleeps_and_hears_in_the_morning() -> None:
    async def test() -> None:
        async with a_device() as device, a_server() as (server, browser):
            now = at_the_hour(server)
            now.time = EVENING
            host, _, room = await a_guest_with(device, server, browser, quiet=NIGHT)
            await answer(host, room, 0)
            await ring(server, now)
            await ring(server, now, 6 * 3600)
            assert device.told == []
            await ring(server, now, 2 * 3600)
            assert len(device.told) == 1

    run(test)


@pytest.mark.parametrize(
    ("begins", "ends", "quiet"), [(22, 7, True), (7, 22, False), (23, 0, True), (0, 23, False), (22, 22, False)]
)
def test_quiet_hours_may_pass_midnight(begins: int, ends: int, quiet: bool) -> None:
    until = quiet_until(Quiet(begins * 60, ends * 60, "Europe/Warsaw"), EVENING)
    assert (until is not None) == quiet
    assert until is None or EVENING < until <= EVENING + 8 * 3600


def test_an_address_inside_the_servers_own_network_is_not_called() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "open"))["room"]
            inside = {**Device().subscription(), "endpoint": "http://127.0.0.1:8100/push"}
            await me.refused("webhook", 422, f"/api/rooms/{room}/push", {"subscription": inside})
            plain = {**inside, "endpoint": "http://push.example/1"}  # whoever pushes does so over https
            await me.refused("webhook", 422, f"/api/rooms/{room}/push", {"subscription": plain})
            await me.refused("bad-request", 400, f"/api/rooms/{room}/push", {"subscription": {**inside, "auth": "x"}})
            zone = {**NIGHT, "zone": "Moon/Tycho"}
            server.push.allow_private = True
            await me.refused("bad-request", 400, f"/api/rooms/{room}/push", {"subscription": inside, "quiet": zone})
            server.push.offered = False
            await me.refused("push-none", 422, f"/api/rooms/{room}/push", {"subscription": inside})
            assert (await me.json("/api/reach"))["push"] is None

    run(test)


@pytest.mark.slow
def test_of_two_processes_one_tells_and_both_have_the_same_keys(empty_postgres: str) -> None:
    async def test() -> None:
        async with a_device() as device, two_servers(empty_postgres) as (one, me, two, other):
            now = at_the_hour(one, two)
            for server in (one, two):
                server.push.allow_private = True
            room = (await new_room(me, "me", "me"))["room"]
            same_cookies(me, other)
            assert await me.json("/api/reach") == await other.json("/api/reach")
            await other.send(f"/api/rooms/{room}/push", {"subscription": device.subscription()})
            await answer(me, room, 0)
            now.time += 2
            await asyncio.gather(one.bell.ring(), two.bell.ring())
            for server in (one, two):
                await server.bell.settle()
            assert [told["path"] for told in device.told] == [f"/r/{room}?turn=1"]

    run(test)
