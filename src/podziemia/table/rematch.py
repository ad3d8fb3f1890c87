"""Again! After the end any seat offers a rematch, the others agree or decline in place, and the next room is made with
the last agreement: the same people at the same seats, who came last begins where the game asks who does.

Nobody passes a link on. Every device that held a place here swaps it for one there, with a secret of its own. A row of
rematches is a series, and each room of it knows who won the games before."""

from __future__ import annotations

from typing import Final

import msgspec

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.registry import find_game
from podziemia.kernel.settings import FIRST
from podziemia.table import wire
from podziemia.table.keys import NO_SEAT, OWNER, SEAT, WATCHER, Key, Visitor, hash_of
from podziemia.table.memory import Live
from podziemia.table.new_rooms import same_game
from podziemia.table.requests import RematchVote
from podziemia.table.room import HUMAN, Room, Seat
from podziemia.table.said import AGREE, DECLINE, OFFER, WITHDRAW
from podziemia.table.schema import KEYS, ROOMS, SEATS, TALK
from podziemia.table.store import Insert, Update
from podziemia.table.table import Created, Table, new_room_row, tries_again
from podziemia.table.talk import check_pace
from podziemia.table.wire import RematchOffer

OFFER_SECONDS: Final = 3600.0
MOST_OFFERS: Final = 50
"""Of one room; whoever was declined so often has his answer."""
MOST_DEVICES: Final = 32
"""That follow to one seat."""


# ---- offering and answering ----


@tries_again
async def offer(table: Table, id: str, secrets: list[str], seat: int) -> wire.RematchAsked:
    """Offer a rematch. Whoever offers what somebody else has offered already agrees to it."""
    async with table.enter(id) as (live, room):
        visitor = _player(table, room, secrets, seat)
        if room.rematch:
            return _asked(room)
        standing = room.standing_offer(table.clock())
        if standing is not None:
            return await agree(table, live, room, visitor, standing, seat)
        if room.said.count_of(OFFER) >= MOST_OFFERS:
            raise Trouble("too-many-requests")
        check_pace(room, seat, table.clock())
        new = RematchOffer(room.said.count + 1, seat, table.clock() + OFFER_SECONDS, _others(live, room, visitor))
        return await _put(table, live, room, new, OFFER, seat)


@tries_again
async def vote(table: Table, id: str, secrets: list[str], request: RematchVote) -> wire.RematchAsked:
    """Agree or decline; one "not now" ends the offer. Who made it may take it back in the same way."""
    async with table.enter(id) as (live, room):
        visitor = _player(table, room, secrets, request.seat)
        if room.rematch and request.yes:
            return _asked(room)
        standing = room.standing_offer(table.clock())
        if standing is None or standing.id != request.offer:
            raise Trouble("rematch-gone")
        if request.yes:
            return await agree(table, live, room, visitor, standing, request.seat)
        what = WITHDRAW if standing.seat in visitor.seats else DECLINE
        return await _put(table, live, room, None, what, request.seat)


def _player(table: Table, room: Room, secrets: list[str], seat: int) -> Visitor:
    visitor = table.admit(room, secrets)
    room.check_seat(visitor, seat)
    if room.frozen:
        raise Trouble("room-frozen")
    if not room.over:
        raise Trouble("not-over")
    return visitor


def _others(live: Live, room: Room, visitor: Visitor) -> list[int]:
    """Who must agree. Bots do so by themselves, and so does one that stands in for somebody who is away."""
    there, online = room.there, live.online(room)
    people = [s for s in room.seats if s.kind == HUMAN and there[s.seat] and (not s.stand_in or s.seat in online)]
    return [s.seat for s in people if s.seat not in visitor.seats]


async def agree(
    table: Table, live: Live, room: Room, visitor: Visitor, standing: RematchOffer, seat: int
) -> wire.RematchAsked:
    """The seat plays, and with it whoever shares its screen."""
    if seat not in standing.waiting:
        return _asked(room)
    mine = {seat, *visitor.seats}
    left = msgspec.structs.replace(standing, waiting=[other for other in standing.waiting if other not in mine])
    return await _put(table, live, room, left, AGREE, seat)


async def _put(
    table: Table, live: Live, room: Room, offered: RematchOffer | None, what: str, seat: int
) -> wire.RematchAsked:
    """Keep how the offer stands, and tell it; when nobody is waited for any more, there is the next room."""
    row = room.told_row(what, seat, table.clock())
    agreed = offered is not None and not offered.waiting
    room.offer = None if agreed else offered
    next_room, change = _draft(table, live, room) if agreed else ("", [])
    room.rematch = next_room
    await table.commit(live, room, [*change, Insert(TALK, [row])])
    if agreed:
        table.metrics.count("podziemia_rooms_created_total")
    room.take_told(row)
    live.show_talk(room)
    live.show_room(room)
    return _asked(room)


def _asked(room: Room) -> wire.RematchAsked:
    return {**room.moment(), "next": room.rematch or None}


# ---- the next room ----


def _draft(table: Table, live: Live, room: Room) -> tuple[str, list[Insert]]:
    """The rows of the next room. Nobody has a key there until he follows, but those who watch: their link goes on."""
    table.check_space()
    id, online = table.tokens.room(), live.online(room)
    fields = {
        **same_game(room, table.tokens.seed()),
        "settings": next_settings(room),
        "series": msgspec.json.encode(room.games).decode(),
        "talk": room.talk,
        "delay": room.fields()["delay"],
    }
    seats = [_same_seat(seat, away=seat.seat not in online) for seat in room.seats]
    watchers = [key for key in room.keys.values() if key.role == WATCHER and not key.revoked]
    change = [
        Insert(ROOMS, [new_room_row(id, fields, len(seats), frozen=False, now=table.clock())]),
        Insert(SEATS, [{"room": id, **vars(seat)} for seat in seats]),
        Insert(KEYS, [{"room": id, **vars(key)} for key in watchers]),
    ]
    return id, [part for part in change if part.rows]


def _same_seat(seat: Seat, away: bool) -> Seat:
    """A bot goes on in the place of somebody who is not there; who has come back plays himself."""
    return Seat(seat.seat, seat.kind, seat.name, seat.level, seat.stand_in if away else "", colour=seat.colour)


def next_settings(room: Room) -> dict[str, str]:
    """As before; who came last begins, where that is a setting. Of several the first in the order of seats."""
    places = room.history.match.game.places(room.history.match.state)
    last = SEAT_LETTERS[places.index(max(places))]
    asks = any(setting.key == FIRST.key and last in setting.choices for setting in find_game(room.game).settings)
    return {**room.settings, FIRST.key: last} if asks else room.settings


# ---- following ----


@tries_again
async def follow(table: Table, id: str, secrets: list[str]) -> tuple[Created, str]:
    """To the same places of the next room, for somebody who holds them in this one."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        if not room.rematch:
            raise Trouble("rematch-none")
        next_room, members = room.rematch, room.members()
    return await _follow(table, next_room, visitor, secrets, members), room.game


async def _follow(table: Table, id: str, visitor: Visitor, held: list[str], members: dict[int, str]) -> Created:
    """Fresh secrets, the owner's among them: they take the place of those that the browser may hold already. A seat is
    the member's whose it was."""
    async with table.enter(id) as (live, room):
        places = [(SEAT, seat) for seat in visitor.seats if seat not in _given_away(room)]
        if visitor.owner:
            places.append((OWNER, NO_SEAT))
        own = [table.tokens.secret() for _ in places]
        keys = [
            Key(hash_of(secret), role, seat, used=True, member=members.get(seat) or room.holder(seat))
            for secret, (role, seat) in zip(own, places, strict=True)
        ]
        if keys:
            _check_devices(room, keys)
            unopened = [key for key in room.keys.values() if (key.role, key.seat) in places and not key.used]
            spent = [Update(KEYS, {"room": id, "hash": key.hash}, {"revoked": True}) for key in unopened]
            await table.commit(live, room, [*spent, Insert(KEYS, [{"room": id, **vars(key)} for key in keys])])
            for key in unopened:
                key.revoked = True
            room.keys.update({key.hash: key for key in keys})
            live.show_room(room)
        return Created(id, [*own, *[secret for secret in held if room.visitor([secret]).watcher]], [], "")


def _given_away(room: Room) -> set[int]:
    """Seats that the host has freed since, or whose link somebody else has opened."""
    return {key.seat for key in room.keys.values() if key.role == SEAT and key.revoked and key.used}


def _check_devices(room: Room, new: list[Key]) -> None:
    there = [(key.role, key.seat) for key in room.keys.values()]
    if any(there.count((key.role, key.seat)) >= MOST_DEVICES for key in new):
        raise Trouble("too-many-requests")
