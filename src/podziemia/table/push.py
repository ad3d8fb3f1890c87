"""Web Push: a notice to a browser that is not open, encrypted for it alone, under the server's own keys.

A subscription is an address from a stranger: it is called like a webhook, by the same rules. The libraries come with
`podziemia[people]`; without them a server offers no push.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.bell import Gone, Turn
from podziemia.table.notices import TIMEOUT_SECONDS, check_webhook, post
from podziemia.table.reach import Callbook, Reach
from podziemia.table.requests import Subscription
from podziemia.table.titles import title_of
from podziemia.words import words_in

KEY: Final = "vapid"
SIGNED_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 24 * 3600
"""So long a push service keeps a notice for a device that is off; a later one of the same table takes its place."""

_log: Final = logging.getLogger(__name__)


class Push:
    """Sends notices. `allow_private` is for tests and for houses that run their own push service."""

    lasting: Final = False

    def __init__(self, book: Callbook, contact: str = "", allow_private: bool = False) -> None:
        self.book = book
        self.contact = contact or "mailto:table@localhost"
        """Whom a push service may write to."""
        self.allow_private = allow_private
        self.offered = find_spec("pywebpush") is not None
        if not self.offered:
            _log.warning("no push notices: they need podziemia[people]")

    async def warm_up(self) -> None:
        """The library is large: the first notice must not wait for it to be read."""
        if self.offered:
            await asyncio.to_thread(import_module, "pywebpush")

    async def public_key(self) -> str | None:
        """What browsers subscribe with; None where there is no push."""
        if not self.offered:
            return None
        return await asyncio.to_thread(lambda: self._public)

    def check(self, subscription: Subscription) -> str:
        """The subscription as it is kept; an address inside the server's own network is refused."""
        if not self.offered:
            raise Trouble("push-none")
        if not self.allow_private:
            check_webhook(subscription.endpoint)
            if not subscription.endpoint.startswith("https://"):
                raise Trouble("webhook", url=subscription.endpoint[:100])
        return msgspec.json.encode(subscription).decode()

    async def send(self, reach: Reach, turn: Turn) -> None:
        subscription = msgspec.json.decode(reach.address, type=Subscription)
        body, signed = await asyncio.to_thread(self._sealed, subscription, notice(turn, reach.lang))
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high",
            "Topic": turn.room[:32],
            "Authorization": signed,
        }
        async with asyncio.timeout(TIMEOUT_SECONDS):
            status = await post(subscription.endpoint, body, self.allow_private, headers)
        if status in (404, 410):
            raise Gone
        if status >= 300:
            raise OSError(f"status {status}")

    def _sealed(self, subscription: Subscription, text: bytes) -> tuple[bytes, str]:
        from pywebpush import WebPusher

        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        try:
            body: bytes = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(text)["body"]
        except ValueError as error:  # keys that are none
            raise Gone from error
        parts = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        return body, str(self._vapid.sign(claims)["Authorization"])

    @cached_property
    def _vapid(self) -> Any:
        """The server's keys, made when they are first needed and kept for all processes."""
        from py_vapid import Vapid02

        fresh = Vapid02()
        fresh.generate_keys()
        number = fresh.private_key.private_numbers().private_value
        kept = self.book.kept(KEY, _base64(number.to_bytes(32, "big")))
        return Vapid02.from_raw(kept.encode())

    @property
    def _public(self) -> str:
        numbers = self._vapid.public_key.public_numbers()
        return _base64(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def notice(turn: Turn, lang: str) -> bytes:
    """What the device shows, and where a tap on it leads: to the table, straight to the question."""
    say = words_in(lang).say
    title = title_of(turn.game, lang)
    body: wire.PushNotice = {
        "title": say("push-title", title=title),
        "body": say("push-body", player=turn.player, name=turn.name or title),
        "path": f"/r/{turn.room}?turn={turn.seat}",
        "tag": turn.room,
    }
    return msgspec.json.encode(body)
