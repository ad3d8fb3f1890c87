"""Sitting down. The first to open a seat's link takes the seat, with a secret that nobody else has ever seen: not even
the host, who made the link, can look into his hand. The host may free the seat again, and everybody is told.

A link is an invitation for one person. Whoever would rather have another free seat takes that one, and the links of the
two seats change places."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.addresses import MEMBER_NAME
from podziemia.table.colours import check_free
from podziemia.table.keys import DEVICE, LONGEST_SECRET, OWNER, SEAT, WATCHER, Key, hash_of, link
from podziemia.table.memory import MOST_WATCHERS, Live
from podziemia.table.room import FREED, HUMAN, TAKEN, Room
from podziemia.table.said import LEFT, SAT
from podziemia.table.schema import KEYS, MOVES, SEATS, TALK
from podziemia.table.store import Change, Insert, Row, Update
from podziemia.table.table import Table, move_row, tries_again
from podziemia.table.texts import clean


class Wish(NamedTuple):
    """What somebody who comes in would like: what to be called, where to sit, which colour; or only to watch."""

    name: str = ""
    seat: int | None = None
    colour: int | None = None
    watch: bool = False


NO_WISH: Final = Wish()


async def invited(table: Table, id: str, held: list[str], secret: str) -> wire.Invitation:
    """What the secret of a link would open; nothing is opened yet."""
    async with table.enter(id) as (live, room):
        key = _known_key(room, secret)
        people = [seat.name for seat in room.seats if seat.kind == HUMAN and room.there[seat.seat]]
        return {
            "opens": _opens(room, key, held),
            "room": room.id,
            "name": room.name,
            "game": room.game,
            "rated": room.rated,
            "host": people[0] if people else "",
            "seat": key.seat,
            "seats": room.plain_seats(live.present(room), table.clock()),
        }


def _opens(room: Room, key: Key, held: list[str]) -> Literal["place", "seat", "nothing"]:
    if key.role in (OWNER, WATCHER) or _sits_at(room, key.seat, held):
        return "place"
    if key.used:
        return "nothing"
    return "seat" if key.role == SEAT else "place"


@tries_again
async def sit(
    table: Table, id: str, secret: str, held: list[str] | None = None, own: str = "", wish: Wish = NO_WISH
) -> tuple[wire.Opened, str]:
    """What the secret of a link opens, and the secret for the browser to keep. `held` are those it has already; `own`
    is one that it made for itself, so that the same request may come twice."""
    async with table.enter(id) as (live, room):
        key = _known_key(room, secret)
        if key.role in (OWNER, WATCHER):
            await _open(table, live, room, key)
            return {"owner": True} if key.role == OWNER else {"spectator": True}, secret
        if _sits_at(room, key.seat, [own]):
            return {"seats": [key.seat]}, own
        if _sits_at(room, key.seat, held or []):
            return {"seats": [key.seat]}, ""
        if key.used and wish.watch:
            watching = room.visitor(held or []).watcher
            return {"spectator": True}, "" if watching else await _watch_instead(table, live, room)
        kept = await take_seat(table, live, room, key, own, wish)
        return {"seats": [key.seat]}, kept


def _known_key(room: Room, secret: str) -> Key:
    key = room.keys.get(hash_of(secret)) if len(secret) <= LONGEST_SECRET else None
    if key is None:
        raise Trouble("link-wrong")
    if key.revoked and not key.used:
        raise Trouble("link-revoked")
    return key


def _sits_at(room: Room, seat: int, secrets: list[str]) -> bool:
    return seat in room.visitor(secrets).seats


async def _open(table: Table, live: Live, room: Room, key: Key) -> None:
    """A link to the whole room or to watch from opens as often as it is used."""
    if key.revoked:
        raise Trouble("link-revoked")
    if not key.used:
        await table.commit(live, room, [_mark(room, key, used=True)])
        key.used = True
        live.show_room(room)


async def _watch_instead(table: Table, live: Live, room: Room) -> str:
    """Who comes too late for the seat he was invited to may look on; whoever lets in a crowd has a link to watch for
    it, which is one key for all."""
    if sum(1 for key in room.keys.values() if key.role == WATCHER) >= MOST_WATCHERS:
        raise Trouble("too-many-listeners")
    own = table.tokens.secret()
    mine = Key(hash_of(own), WATCHER, used=True)
    await table.commit(live, room, [_new(room, mine)])
    room.keys[mine.hash] = mine
    return own


async def take_seat(
    table: Table, live: Live, room: Room, key: Key, own: str, wish: Wish = NO_WISH, also: Change = ()
) -> str:
    """Swap the link for a secret of his own, one that this room has never seen. A seat that somebody sat at before is
    taken over: that is told."""
    if not own or hash_of(own) in room.keys:
        own = table.tokens.secret()
    if key.used:
        raise Trouble("link-taken", seat=SEAT_LETTERS[key.seat])
    seat = key.seat if wish.seat is None or key.role == DEVICE else wish.seat
    moved = _links_moved(room, key.seat, seat)
    mine = Key(hash_of(own), SEAT, seat, used=True, member=room.holder(seat))
    taken_over = key.role == SEAT and any(one.used for one in _keys_of(room, seat, SEAT))
    told = [_row(table, room, TAKEN, seat)] if taken_over else []
    coming = room.told_row(SAT, seat, table.clock()) if key.role == SEAT and not taken_over else None
    called = MEMBER_NAME.get() or wish.name
    new = {} if key.role == DEVICE else {**looks(room, seat, called, wish.colour), "stand_in": ""}
    change = [_mark(room, key, used=True, revoked=True, seat=seat), _new(room, mine), *told, *also]
    change += [_mark(room, other, seat=key.seat) for other in moved]
    if new:
        change.append(Update(SEATS, {"room": room.id, "seat": seat}, new))
    if coming is not None:
        change.append(Insert(TALK, [coming]))
    vars(room.seats[seat]).update(new)
    if key.role == SEAT:
        room.series = []  # a series is one of the same people, and those come by following
    await table.commit(live, room, change)
    for other in moved:
        other.seat = key.seat
    key.used, key.revoked, key.seat = True, True, seat
    room.keys[mine.hash] = mine
    if taken_over:
        room.tell_hands(TAKEN, seat)
    if coming is not None:
        room.take_told(coming)
    live.show_talk(room)
    live.show_room(room)
    return own


def _links_moved(room: Room, seat: int, wanted: int) -> list[Key]:
    """The links of the wanted seat, which will open the other one. Who was faster sits there already."""
    if wanted == seat:
        return []
    if wanted >= len(room.seats):
        raise Trouble("seat-unknown", seat=wanted, seats=len(room.seats))
    if room.there[wanted]:
        raise Trouble("seat-taken", name=room.seats[wanted].name or SEAT_LETTERS[wanted])
    return [key for key in _keys_of(room, wanted, SEAT) if not key.used and not key.revoked]


def looks(room: Room, seat: int, name: str, colour: int | None) -> Row:
    """What changes of a seat when somebody is called so and wears that colour; what he does not say stays. A member is
    called what he is called in the club, so that its mark beside a name says whose it is."""
    new: Row = {}
    if clean(name) and seat not in room.members():
        new["name"] = clean(name)
    if colour is not None:
        check_free(colour, seat, room.colours, room.there)
        new["colour"] = colour
    return new


async def free(table: Table, live: Live, room: Room, seat: int) -> wire.NewLink:
    """A new link for the seat. Every older one stops working at once, and whoever sits there has to get up. With him
    goes an offer to play again: it was made to him."""
    room.check_length()
    room.offer = None
    gone = [key for key in _keys_of(room, seat, SEAT, DEVICE) if not key.revoked]
    sat = any(key.seated for key in gone)
    told: Change = [_row(table, room, FREED, seat), _stop_clock(room, seat)] if sat else []
    url = await _give_link(table, live, room, Key("", SEAT, seat), gone, told)
    if sat:
        room.tell_hands(FREED, seat)
    live.show_room(room)
    return url


async def leave(table: Table, live: Live, room: Room, seat: int, level: str) -> None:
    """Get up for good: nothing opens the seat any more but a new link of the host's, and a bot plays on meanwhile. An
    offer to play again ends with it."""
    room.offer = None
    gone = [key for key in _keys_of(room, seat, SEAT, DEVICE) if not key.revoked]
    row = room.told_row(LEFT, seat, table.clock())
    room.seats[seat].stand_in = level
    plays_on = Update(SEATS, {"room": room.id, "seat": seat}, {"stand_in": level})
    marks = [_mark(room, key, revoked=True) for key in gone]
    await table.commit(live, room, [*marks, plays_on, _stop_clock(room, seat), Insert(TALK, [row])])
    for key in gone:
        key.revoked = True
    room.take_told(row)
    live.show_talk(room)
    live.show_room(room)


async def give_host(table: Table, live: Live, room: Room) -> wire.NewLink:
    """A new link to the whole room; every older one of the host's stops working."""
    gone = [key for key in room.keys.values() if key.role == OWNER and not key.revoked]
    url = await _give_link(table, live, room, Key("", OWNER), gone, [])
    live.show_room(room)
    return url


async def give_device(table: Table, live: Live, room: Room, seat: int) -> wire.NewLink:
    """A link for another device of whoever sits there; the one before it stops working."""
    gone = [key for key in _keys_of(room, seat, DEVICE) if not key.used]
    return await _give_link(table, live, room, Key("", DEVICE, seat), gone, [])


async def _give_link(table: Table, live: Live, room: Room, key: Key, gone: list[Key], told: Change) -> wire.NewLink:
    secret = table.tokens.secret()
    key.hash = hash_of(secret)
    await table.commit(live, room, [*[_mark(room, old, revoked=True) for old in gone], _new(room, key), *told])
    for old in gone:
        old.revoked = True
    room.keys[key.hash] = key
    return {"url": link(room.id, secret)}


def _stop_clock(room: Room, seat: int) -> Update:
    """Until somebody sits there again."""
    room.seats[seat].since = 0.0
    return Update(SEATS, {"room": room.id, "seat": seat}, {"since": 0.0})


def _keys_of(room: Room, seat: int, *roles: str) -> list[Key]:
    return [key for key in room.keys.values() if key.seat == seat and key.role in roles]


def _mark(room: Room, key: Key, **marks: bool | int) -> Update:
    return Update(KEYS, {"room": room.id, "hash": key.hash}, marks)


def _new(room: Room, key: Key) -> Insert:
    return Insert(KEYS, [{"room": room.id, **vars(key)}])


def _row(table: Table, room: Room, kind: str, seat: int) -> Insert:
    return Insert(MOVES, [move_row(room, kind, seat, "", "", "", "", table.clock())])
