"""Who asks to be reached: a device or an address is kept with the seats that its browser holds, and let go again."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from podziemia.kernel.errors import Trouble
from podziemia.table.keys import Visitor, hash_of
from podziemia.table.reach import MOST_DEVICES, Callbook, Reach
from podziemia.table.room import Room
from podziemia.table.schema import REACHES
from podziemia.table.store import Delete, Insert
from podziemia.table.table import Table, tries_again


class Wanted(NamedTuple):
    """What a browser asks for, of all seats that it holds."""

    way: str
    device: str
    address: str
    lang: str
    quiet: str = ""
    token: str = ""
    agreed: bool = True


@tries_again
async def keep(table: Table, book: Callbook, id: str, secrets: list[str], wanted: Wanted) -> bool:
    """From now on the seats of this browser are reached there; whether that is new."""
    known = await asyncio.to_thread(book.reaches, id)
    async with table.enter(id) as (live, room):
        mine = _mine(room, table.admit(room, secrets), secrets, wanted, table.clock())
        new = [reach for reach in mine if not any(_same(reach, old) for old in known)]
        if not new:
            return False
        old = [old for reach in new for old in _replaced(reach, known)]
        room.reached |= {(reach.seat, reach.way) for reach in new}
        gone = [Delete(REACHES, _place(one)) for one in {_place_of(one): one for one in old}.values()]
        await table.commit(live, room, [*gone, Insert(REACHES, [reach._asdict() for reach in new])])
        return True


async def let_go(table: Table, book: Callbook, id: str, secrets: list[str], way: str, device: str = "") -> None:
    """This device, or every address of the way, is not told any more."""
    async with table.enter(id) as (_, room):
        seats = table.admit(room, secrets).seats
    for reach in await asyncio.to_thread(book.reaches, id):
        if reach.way == way and reach.seat in seats and device in ("", reach.device):
            await asyncio.to_thread(book.forget, reach)


def _mine(room: Room, visitor: Visitor, secrets: list[str], wanted: Wanted, now: float) -> list[Reach]:
    if not visitor.seats:
        raise Trouble("no-place")
    held = [room.keys[hash] for hash in map(hash_of, secrets) if hash in room.keys]
    keys = {key.seat: key.hash for key in held if key.seated}
    token = hash_of(wanted.token) if wanted.token else ""
    return [
        Reach(
            room.id,
            seat,
            wanted.way,
            wanted.device,
            keys[seat],
            wanted.address,
            wanted.lang,
            wanted.quiet,
            now,
            token,
            wanted.agreed,
        )
        for seat in visitor.seats
    ]


def _same(reach: Reach, old: Reach) -> bool:
    """All but when it was made, and the token that a letter may have brought already."""
    return reach._replace(made=old.made, token=old.token, agreed=old.agreed) == old


def _replaced(reach: Reach, known: list[Reach]) -> list[Reach]:
    """What it takes the place of: itself as it was, and the oldest of too many."""
    alike = [old for old in known if (old.seat, old.way) == (reach.seat, reach.way)]
    itself = [old for old in alike if old.device == reach.device]
    others = [old for old in alike if old.device != reach.device]
    return itself + others[: max(0, len(others) - MOST_DEVICES + 1)]


def _place_of(reach: Reach) -> tuple[str, int, str, str]:
    return reach.room, reach.seat, reach.way, reach.device


def _place(reach: Reach) -> dict[str, object]:
    return {"room": reach.room, "seat": reach.seat, "way": reach.way, "device": reach.device}
