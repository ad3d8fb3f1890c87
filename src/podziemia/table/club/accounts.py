"""Members: how they come in, on which devices they are signed in, and how they go.

A challenge is answered once and within minutes, and may be asked by one process and answered at another; so it is kept.
Sessions are secrets like those of tables: given out once, kept as a hash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_bytes, token_hex, token_urlsafe
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from podziemia.kernel.errors import Trouble
from podziemia.table.club import passkeys
from podziemia.table.club.names import checked, hash_of_name
from podziemia.table.club.passkeys import House, Passkey
from podziemia.table.club.schema import CHALLENGES, CLUB_NAMES, MEMBERS, PASSKEYS, SESSIONS
from podziemia.table.journal import GroupJournal
from podziemia.table.keys import LONGEST_SECRET, hash_of
from podziemia.table.store import Row

CHALLENGE_SECONDS: Final = 5 * 60.0
SESSION_SECONDS: Final = 180 * 24 * 3600.0
SEEN_SECONDS: Final = 24 * 3600.0
"""How exactly it is known when a session was last used: to write it at every look would be work for nothing."""
MOST_PASSKEYS: Final = 10
MOST_SESSIONS: Final = 20

JOIN: Final = "join"
ADD: Final = "add"
SIGN_IN: Final = "sign-in"


@dataclass(frozen=True)
class Member:
    id: str
    name: str
    joined: float
    sees: str


class Accounts:
    """Who is in the club. `club` is its name."""

    def __init__(self, club: str, journal: GroupJournal, clock: Callable[[], float]) -> None:
        self.club = club
        self._journal = journal
        self._clock = clock

    # ---- coming in ----

    async def ask_to_join(self, house: House, name: str) -> tuple[str, str]:
        """What the browser needs to make the first passkey of a new member, and the ticket to answer with."""
        name = checked(name)
        if await self._journal.read(lambda connection: _is_taken(connection, name, self._clock())):
            raise Trouble("member-name-taken", name=name)
        return await self._ask(house, JOIN, token_hex(8), name, [])

    async def join(self, house: House, ticket: str, credential: dict[str, Any], device: str) -> tuple[Member, str]:
        """A new member and the secret of the first session. Of two who want one name only one gets it."""
        asked = await self._take(ticket, JOIN)
        passkey = passkeys.verified_registration(house, passkeys.bytes_of(asked["challenge"]), credential)
        member = Member(asked["member"], asked["name"], self._clock(), "club")

        def write(connection: Connection) -> str:
            _take_name(connection, member.name, self._clock())
            connection.execute(insert(MEMBERS), [vars(member)])
            self._keep(connection, member.id, passkey, device)
            return self._open_session(connection, member.id, device)

        try:
            return member, await self._journal.write(write)
        except IntegrityError as error:
            raise Trouble("member-name-taken", name=member.name) from error

    async def ask_for_passkey(self, house: House, member: Member) -> tuple[str, str]:
        """The same for one more passkey of somebody who is in."""
        held = [row["id"] for row in await self.passkeys(member)]
        if len(held) >= MOST_PASSKEYS:
            raise Trouble("passkeys-many", most=MOST_PASSKEYS)
        return await self._ask(house, ADD, member.id, member.name, held)

    async def add_passkey(
        self, house: House, member: Member, ticket: str, credential: dict[str, Any], device: str
    ) -> None:
        asked = await self._take(ticket, ADD)
        if asked["member"] != member.id:
            raise Trouble("passkey-wrong")
        passkey = passkeys.verified_registration(house, passkeys.bytes_of(asked["challenge"]), credential)
        try:
            await self._journal.write(lambda connection: self._keep(connection, member.id, passkey, device))
        except IntegrityError as error:
            raise Trouble("passkey-wrong") from error

    async def ask_to_sign_in(self, house: House) -> tuple[str, str]:
        return await self._ask(house, SIGN_IN, "", "", [])

    async def sign_in(self, house: House, ticket: str, credential: dict[str, Any], device: str) -> tuple[Member, str]:
        asked = await self._take(ticket, SIGN_IN)
        id = str(credential.get("id", "")).replace("\x00", "")  # not every store could be asked for one
        row = await self._journal.read(lambda connection: _passkey(connection, id))
        if row is None:
            raise Trouble("passkey-unknown")
        known = Passkey(row["id"], row["public_key"], row["signs"])
        signs = passkeys.verified_sign_in(house, passkeys.bytes_of(asked["challenge"]), credential, known)

        def write(connection: Connection) -> str:
            used = update(PASSKEYS).where(PASSKEYS.c.id == known.id, PASSKEYS.c.signs == known.signs)
            if not connection.execute(used.values(signs=signs, used=self._clock())).rowcount:
                raise Trouble("passkey-wrong")  # the same answer at two processes at once
            return self._open_session(connection, row["member"], device)

        secret = await self._journal.write(write)
        return Member(row["member"], row["name"], row["joined"], row["sees"]), secret

    async def _ask(self, house: House, purpose: str, member: str, name: str, held: list[str]) -> tuple[str, str]:
        challenge, ticket = token_bytes(32), token_urlsafe(24)
        row = {
            "hash": hash_of(ticket),
            "purpose": purpose,
            "challenge": passkeys.text_of(challenge),
            "member": member,
            "name": name,
            "until": self._clock() + CHALLENGE_SECONDS,
        }

        def write(connection: Connection) -> None:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < self._clock()))
            connection.execute(insert(CHALLENGES), [row])

        await self._journal.write(write)
        if purpose == SIGN_IN:
            return passkeys.sign_in_options(house, challenge), ticket
        return passkeys.registration_options(house, self.club, member, name, challenge, held), ticket

    async def _take(self, ticket: str, purpose: str) -> Row:
        """The challenge of a ticket, which is gone with it."""
        here = CHALLENGES.c.hash == hash_of(ticket[:LONGEST_SECRET])

        def write(connection: Connection) -> Row | None:
            found = connection.execute(select(CHALLENGES).where(here)).mappings().one_or_none()
            gone = connection.execute(delete(CHALLENGES).where(here)).rowcount
            return dict(found) if found is not None and gone else None

        asked = await self._journal.write(write)
        if asked is None or asked["purpose"] != purpose or asked["until"] < self._clock():
            raise Trouble("passkey-late")
        return asked

    def _keep(self, connection: Connection, member: str, passkey: Passkey, device: str) -> None:
        row = {"member": member, **vars(passkey), "label": device, "created": self._clock(), "used": self._clock()}
        connection.execute(insert(PASSKEYS), [row])

    # ---- sessions ----

    def _open_session(self, connection: Connection, member: str, device: str) -> str:
        """One more device; the one that was longest away makes room for it."""
        now, secret = self._clock(), token_urlsafe(32)
        of_member = select(SESSIONS.c.hash).where(SESSIONS.c.member == member).order_by(SESSIONS.c.seen.desc())
        too_many = list(connection.execute(of_member.offset(MOST_SESSIONS - 1)).scalars())
        connection.execute(delete(SESSIONS).where(SESSIONS.c.hash.in_(too_many)))
        row = {"hash": hash_of(secret), "member": member, "created": now, "seen": now, "label": device}
        connection.execute(insert(SESSIONS), [row])
        return secret

    async def member_of(self, secret: str) -> Member | None:
        """Who is signed in with this secret, if anybody still is."""
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        row = await self._journal.read(lambda connection: _session(connection, hash_of(secret)))
        now = self._clock()
        if row is None or row["seen"] + SESSION_SECONDS < now:
            return None
        if row["seen"] + SEEN_SECONDS < now:
            used = update(SESSIONS).where(SESSIONS.c.hash == hash_of(secret)).values(seen=now)
            await self._journal.write(lambda connection: connection.execute(used))
        return Member(row["id"], row["name"], row["joined"], row["sees"])

    async def sign_out(self, member: Member, secret: str, everywhere: bool) -> None:
        which = SESSIONS.c.member == member.id if everywhere else SESSIONS.c.hash == hash_of(secret)
        await self._journal.write(lambda connection: connection.execute(delete(SESSIONS).where(which)))

    async def passkeys(self, member: Member) -> list[Row]:
        wanted = select(PASSKEYS).where(PASSKEYS.c.member == member.id).order_by(PASSKEYS.c.created)
        return await self._journal.read(lambda c: [dict(row) for row in c.execute(wanted).mappings()])

    async def drop_passkey(self, member: Member, id: str) -> None:
        """All but the last: without one nobody would come in again."""
        held = [row["id"] for row in await self.passkeys(member)]
        if id not in held:
            raise Trouble("passkey-unknown")
        if len(held) == 1:
            raise Trouble("passkey-last")
        gone = delete(PASSKEYS).where(PASSKEYS.c.id == id, PASSKEYS.c.member == member.id)
        await self._journal.write(lambda connection: connection.execute(gone))

    async def show_page_to(self, member: Member, sees: str) -> None:
        changed = update(MEMBERS).where(MEMBERS.c.id == member.id).values(sees=sees)
        await self._journal.write(lambda connection: connection.execute(changed))


def _is_taken(connection: Connection, name: str, now: float) -> bool:
    wanted = select(CLUB_NAMES.c.until).where(CLUB_NAMES.c.hash == hash_of_name(name))
    until = connection.execute(wanted).scalar_one_or_none()
    return until is not None and (until == 0 or until > now)


def _take_name(connection: Connection, name: str, now: float) -> None:
    rested = delete(CLUB_NAMES).where(CLUB_NAMES.c.hash == hash_of_name(name), CLUB_NAMES.c.until.between(0.1, now))
    connection.execute(rested)
    connection.execute(insert(CLUB_NAMES), [{"hash": hash_of_name(name), "until": 0.0}])


def _passkey(connection: Connection, id: str) -> Row | None:
    wanted = select(PASSKEYS, MEMBERS.c.name, MEMBERS.c.joined, MEMBERS.c.sees)
    of_members = wanted.join(MEMBERS, MEMBERS.c.id == PASSKEYS.c.member).where(PASSKEYS.c.id == id)
    found = connection.execute(of_members).mappings().one_or_none()
    return None if found is None else dict(found)


def _session(connection: Connection, hash: str) -> Row | None:
    wanted = select(MEMBERS, SESSIONS.c.seen).join(SESSIONS, SESSIONS.c.member == MEMBERS.c.id)
    found = connection.execute(wanted.where(SESSIONS.c.hash == hash)).mappings().one_or_none()
    return None if found is None else dict(found)
