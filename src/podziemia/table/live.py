"""Server-sent events: a response that goes on until one side hangs up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from podziemia.table.listeners import Listener

PING_SECONDS: Final = 15.0
_PING: Final = b": still here\n\n"
AS_IT_COMES: Final = {"x-accel-buffering": "no", "cache-control": "no-store, no-transform"}
"""A proxy that gathers or compresses the events would hold them back."""
_RETRY: Final = b"retry: 1000\n\n"
"""A browser whose connection was cut comes back after a second."""


class LiveResponse(Response):
    """Sends what the listener hears. A ping now and then keeps the connection open through proxies."""

    def __init__(self, listener: Listener, leave: Callable[[], None]) -> None:
        super().__init__(media_type="text/event-stream", headers=AS_IT_COMES)
        del self.headers["content-length"]
        self.listener = listener
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self._wait_for_disconnect(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send({"type": "http.response.body", "body": _RETRY, "more_body": True})
            await self._send_events(send)
            await send({"type": "http.response.body", "body": b""})
        except OSError:
            pass  # the browser is gone in the middle of a message
        finally:
            gone.cancel()
            self.leave()

    async def _wait_for_disconnect(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.listener.hang_up()

    async def _send_events(self, send: Send) -> None:
        queue = self.listener.queue
        while True:
            try:
                message = await asyncio.wait_for(queue.get(), PING_SECONDS)
            except TimeoutError:
                message = _PING
            if message is None:
                return
            parts = [message]
            while not queue.empty():  # what has gathered goes out at once
                more = queue.get_nowait()
                if more is None:
                    return
                parts.append(more)
            await send({"type": "http.response.body", "body": b"".join(parts), "more_body": True})
