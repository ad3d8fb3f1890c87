"""Addresses: who a client is, whose word about it is taken, and under which names the server answers."""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import gethostname
from typing import Final

from starlette.types import Scope

from podziemia.kernel.errors import Trouble

NONE: Final = "none"
ALL: Final = "*"
AT_HOME: Final = (".local", ".lan", ".home.arpa", ".localhost")
"""Ends of names that no stranger can register."""


CLIENT: Final[ContextVar[str]] = ContextVar("client", default="")
"""Who asks for what is being done now; what is begun for him, like the thought of a bot, remembers it."""

MEMBER: Final[ContextVar[str]] = ContextVar("member", default="")
"""The member of the club who asks, if one does: what he takes or makes now is his."""


MEMBER_NAME: Final[ContextVar[str]] = ContextVar("member name", default="")
"""What the member is called in the club: that is the name of every seat he takes."""


def client_of(scope: Scope) -> str:
    """Who asks, as the limits count him; empty when nobody knows."""
    client = scope.get("client")
    return household(client[0]) if client else ""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """All addresses of one subscriber: of an IPv6 address only the first half says whose it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


class Proxies:
    """The machines whose `X-Forwarded-For` is believed: addresses and networks with commas between, or `none`."""

    def __init__(self, text: str) -> None:
        self.text = "" if text == NONE else text
        try:
            self._networks = [ip_network(part.strip(), strict=False) for part in self.text.split(",") if part.strip()]
        except ValueError as error:
            raise Trouble("proxies-wrong", text=text) from error

    def __contains__(self, host: str) -> bool:
        return _is_in(host, tuple(self._networks))


@lru_cache(maxsize=4096)
def _is_in(host: str, networks: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return not host  # no address at all: a socket of this machine
    return any(address in network for network in networks)


class Names:
    """The names under which the server answers. A page that makes its own name point here must not talk to us in the
    name of whoever looks at it. Addresses and names of the house are always right; those of the world are given."""

    def __init__(self, text: str = "") -> None:
        given = [name.strip().lower() for name in text.split(",") if name.strip()]
        self.given = tuple([name for name in given if name != ALL])
        self._all = ALL in given
        self._known = frozenset([*given, gethostname().lower()])

    def know(self, host: str) -> bool:
        """Whether a `Host` header names us."""
        name = host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]
        name = name.lower().rstrip(".")
        return self._all or name in self._known or _is_of_the_house(name)


def _is_of_the_house(name: str) -> bool:
    if not name:
        return False
    if "." not in name or name.endswith(AT_HOME):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
