"""The link that somebody was sent: where the server is, which table, and the secret of the seat."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from podziemia.kernel.errors import Trouble


class Link(NamedTuple):
    address: str
    """As in `https://games.example`."""
    room: str
    secret: str
    """Empty in an address without one: for a seat that this machine has sat at before."""

    @property
    def place(self) -> str:
        """The table's name among those that this machine knows."""
        return f"{self.address}/r/{self.room}"


def parse_link(text: str) -> Link:
    """`https://games.example/r/TABLE#k=SECRET`; a link without a scheme is one of the web."""
    parts = urlsplit(text.strip() if "://" in text else f"https://{text.strip()}")
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.hostname or len(path) != 2 or path[0] != "r" or not path[1]:
        raise Trouble("join-link", link=text[:120])
    secret = parse_qs(parts.fragment).get("k", [""])[0]
    return Link(f"{parts.scheme}://{parts.netloc}", path[1], secret)
