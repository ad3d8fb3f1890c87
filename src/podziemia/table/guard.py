"""What stands before every request: size, speed, origin; and behind every answer: headers and counters."""

from __future__ import annotations

import logging
from secrets import token_hex
from time import perf_counter
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.addresses import CLIENT, Names, client_of
from podziemia.table.keys import hash_of
from podziemia.table.limits import Limits, Seated
from podziemia.table.logs import REQUEST
from podziemia.table.metrics import Metrics
from podziemia.table.store import Conflict
from podziemia.table.table import Stale
from podziemia.table.troubles import JsonResponse, language, plain_trouble, status_of, trouble_response

BODY_LIMIT: Final = 16 * 1024
RECORD_LIMIT: Final = 256 * 1024
LONGEST_HOST: Final = 100

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # drawings carry style attributes; scripts are never inline
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

TIMED: Final = ("answer", "branch", "hint", "live", "moments", "preview", "rematch", "undo")
"""What is done with a table often enough, or takes long enough, to be timed apart."""

_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

_log: Final = logging.getLogger(__name__)


def place_of(scope: Scope, headers: Headers) -> str:
    """The room that is asked for and the browser that asks, as one name; empty when there is no such thing."""
    path = scope["path"]
    room = path.split("/", 4)[3] if path.startswith("/api/rooms/") else ""
    cookie = headers.get("cookie", "")
    return hash_of(f"{room} {cookie}") if room and cookie else ""


def is_counted(scope: Scope) -> bool:
    """Pages, words and catalogues do not count as requests: every browser needs all of them at once."""
    path = scope["path"]
    if scope["method"] not in ("GET", "HEAD"):
        return True
    return path.startswith(("/api/rooms", "/api/club/")) or path in ("/health", "/metrics")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, names: Names) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.names = names
        self.seated = Seated()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        place = place_of(scope, headers)
        CLIENT.set(client_of(scope))
        REQUEST.set(token_hex(8))
        began = perf_counter()
        scope["app"] = self  # the router then raises what it refuses instead of answering it
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if place and status < 300:
                    self.seated.add(place)
                add_headers(message)
                self.metrics.requested(what_is_asked(scope), perf_counter() - began)
            await send(message)

        try:
            self.check(scope, headers, place)
            await self.app(scope, limited(receive, body_limit(scope)), send_with_headers)
        except Exception as error:
            if status:
                raise
            await self.refuse(error, scope, headers)(scope, receive, send_with_headers)
        finally:
            self.metrics.count("podziemia_requests_total", method=method_label(scope), status=status)

    def check(self, scope: Scope, headers: Headers, place: str) -> None:
        host = headers.get("host", "")
        if not self.names.know(host):
            raise Trouble("host-unknown", host=host[:LONGEST_HOST])
        if is_counted(scope):
            self.check_speed(CLIENT.get(), place)
        elif not self.limits.pages.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        if scope["method"] not in ("GET", "HEAD"):
            check_origin(headers)
        limit = body_limit(scope)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limit:
            raise Trouble("body-too-big", most=limit)

    def check_speed(self, client: str, place: str) -> None:
        """First the place at the table, then the address."""
        rate, name = (self.limits.places, place) if place in self.seated else (self.limits.strangers, client)
        if not (rate.allows(name) and self.limits.houses.allows(client)):
            raise Trouble("too-many-requests")

    def refuse(self, error: Exception, scope: Scope, headers: Headers) -> ASGIApp:
        lang = language(QueryParams(scope["query_string"]).get("lang", ""), headers.get("accept-language", ""))
        if isinstance(error, Stale):
            return stale_response(error, lang)
        if isinstance(error, Trouble):
            return trouble_response(error, lang)
        if isinstance(error, HTTPException):
            return trouble_response(Trouble("method" if error.status_code == 405 else "page-unknown"), lang)
        if isinstance(error, ClientDisconnect):  # half a request; nobody hears the answer
            return trouble_response(Trouble("not-json"), lang)
        if isinstance(error, Conflict | SQLAlchemyError):
            _log.error("the store failed: %s", type(error).__name__)
            return trouble_response(Trouble("store-failed"), lang)
        _log.error("unexpected trouble with %s %s", scope["method"], scope["path"], exc_info=error)
        return trouble_response(Trouble("internal"), lang)


def stale_response(stale: Stale, lang: str) -> Response:
    """With what the client has missed, so that it need not ask again."""
    details: wire.StaleDetails = {"n": stale.now.n, "line": stale.now.takebacks, "missed": stale.missed}
    message = plain_trouble(stale, lang)["message"]
    failure: wire.Failure = {"error": {"key": "stale", "message": message, "details": details}}
    return JsonResponse(failure, status_of(stale))


def method_label(scope: Scope) -> str:
    return scope["method"] if scope["method"] in ("GET", "POST", "HEAD") else "other"


def what_is_asked(scope: Scope) -> str:
    """One of a few names, for the clock: what is done with a table, or what is read."""
    path = scope["path"]
    if path.startswith("/api/rooms"):
        asked = path.split("/")[4:5]
        return asked[0] if asked and asked[0] in TIMED else "room"
    return "api" if path.startswith("/api/") else "page"


def body_limit(scope: Scope) -> int:
    return RECORD_LIMIT if scope["path"] == "/api/records" else BODY_LIMIT


def limited(receive: Receive, limit: int) -> Receive:
    """The same body, as long as it is not too long: a client may not announce its length, or lie about it."""
    got = 0

    async def receive_some() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > limit:
            raise Trouble("body-too-big", most=limit)
        return message

    return receive_some


def check_origin(headers: Headers) -> None:
    """Only our own pages may post; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise Trouble("origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise Trouble("origin")


def add_headers(message: Message) -> None:
    headers = message["headers"]
    if not any(name == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    headers.extend(_RAW_HEADERS)
    headers.append((b"x-request-id", REQUEST.get().encode()))
