"""Secrets: who may sit where. A secret is given out once and kept as a hash only."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Final, Protocol

OWNER: Final = "owner"
SEAT: Final = "seat"
WATCHER: Final = "spectator"
DEVICE: Final = "device"
"""A link that somebody who sits there gives to another device of his."""
NO_SEAT: Final = -1

SECRET_BYTES: Final = 24
LONGEST_SECRET: Final = 200


class Tokens(Protocol):
    """Where names of rooms, secrets and seeds come from; simulations bring their own."""

    def room(self) -> str: ...
    def secret(self) -> str: ...
    def seed(self) -> str: ...


class SystemTokens:
    """The operating system's randomness."""

    def room(self) -> str:
        return token_urlsafe(9).replace("-", "x").replace("_", "y")

    def secret(self) -> str:
        return token_urlsafe(SECRET_BYTES)

    def seed(self) -> str:
        return token_hex(16)


def link(room: str, secret: str) -> str:
    """The secret stands in the fragment, which browsers do not send."""
    return f"/r/{room}#k={secret}"


def hash_of(secret: str) -> str:
    """Secrets are long and random, so a plain hash is enough: there is nothing to guess."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class Key:
    """One secret of a room, by its hash: what it opens, and whether it still does.

    The first to open a seat's link sits down: the link is spent (used and revoked), and a secret of his own, which
    nobody else has ever seen, is the seat's from then on (used and not revoked)."""

    hash: str
    role: str
    seat: int = NO_SEAT
    revoked: bool = False
    used: bool = False
    member: str = ""
    """Of the club, if one holds it: then it is his on every device."""

    @property
    def seated(self) -> bool:
        """Whether it is the secret of somebody who sits there."""
        return self.role == SEAT and self.used and not self.revoked


@dataclass(frozen=True)
class Visitor:
    """What the secrets a browser brought open in one room."""

    seats: tuple[int, ...] = ()
    owner: bool = False
    watcher: bool = False
    revoked: bool = False

    @property
    def known(self) -> bool:
        return bool(self.seats) or self.owner or self.watcher


NOBODY: Final = Visitor()


def visitor_of(keys: dict[str, Key], secrets: list[str]) -> Visitor:
    held = [keys[h] for h in map(hash_of, secrets) if h in keys]
    good = [key for key in held if not key.revoked]
    return Visitor(
        tuple(sorted({key.seat for key in good if key.seated})),
        any(key.role == OWNER for key in good),
        any(key.role == WATCHER for key in good),
        len(good) < len(held),
    )
