"""Troubles on the wire: the right status, and a message in the viewer's language."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from podziemia.kernel.errors import BadRecord, BadSetup, Trouble
from podziemia.table import wire
from podziemia.words import FALLBACK, LANGUAGES, words_in

STATUS: Final[dict[str, int]] = {
    "not-json": 400,
    "bad-request": 400,
    "link-wrong": 403,
    "link-revoked": 403,
    "link-taken": 403,
    "no-place": 403,
    "seat-not-yours": 403,
    "not-owner": 403,
    "founders-word": 403,
    "founders-operator": 403,
    "not-over": 403,
    "club-off": 404,
    "club-word": 403,
    "not-member": 401,
    "member-unknown": 404,
    "member-name-taken": 409,
    "passkey-wrong": 403,
    "passkey-unknown": 403,
    "passkey-late": 409,
    "passkey-last": 409,
    "passkeys-many": 409,
    "rated-undo": 403,
    "rated-seat": 403,
    "event-unknown": 404,
    "event-begun": 409,
    "event-not-begun": 409,
    "event-not-host": 403,
    "event-board": 404,
    "event-own-board": 403,
    "no-lesson": 404,
    "puzzle-unknown": 404,
    "not-alone": 403,
    "origin": 403,
    "page-unknown": 404,
    "room-unknown": 404,
    "game-unknown": 404,
    "moment-unknown": 404,
    "method": 405,
    "host-unknown": 421,
    "stale": 409,
    "nonce-used": 409,
    "not-your-turn": 409,
    "game-over": 409,
    "lesson-over": 409,
    "seat-with-bot": 409,
    "seat-taken": 409,
    "talk-off": 403,
    "talk-phrases-only": 403,
    "talk-watching": 403,
    "talk-full": 409,
    "talk-too-fast": 429,
    "colour-taken": 409,
    "room-frozen": 409,
    "seat-gone": 409,
    "table-closed": 409,
    "room-too-long": 409,
    "room-busy": 409,
    "room-diverged": 409,
    "undo-pending": 409,
    "undo-none": 409,
    "rematch-none": 409,
    "rematch-gone": 409,
    "seat-not-human": 409,
    "body-too-big": 413,
    "record-too-many-moves": 413,
    "too-many-requests": 429,
    "too-many-listeners": 429,
    "too-many-shows": 429,
    "rules-stumbled": 500,
    "internal": 500,
    "table-full": 503,
    "rooms-quota": 503,
    "room-newer": 503,
    "store-failed": 503,
    "hint-failed": 503,
    "weigh-failed": 503,
    "mail-failed": 503,
    "mail-many": 429,
    "mail-unknown": 404,
    "review-none": 404,
    "too-many-reviews": 429,
    "preview-failed": 503,
}
"""Whatever is not listed is a request that is well-formed but cannot be done: 422."""

Json = msgspec.json.Encoder()


class JsonResponse(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return Json.encode(content)


def status_of(trouble: Trouble) -> int:
    if isinstance(trouble, BadSetup | BadRecord):
        return 422
    return STATUS.get(trouble.key, 422)


def plain_trouble(trouble: Trouble, lang: str) -> wire.Trouble:
    """The trouble as plain data, with a message."""
    message = words_in(lang).trouble(trouble)
    return {"key": trouble.key, "message": message, "details": trouble.details}


def trouble_response(trouble: Trouble, lang: str) -> Response:
    failure: wire.Failure = {"error": plain_trouble(trouble, lang)}
    return JsonResponse(failure, status_of(trouble))


def language(query: str, accepted: str) -> str:
    """The language asked for in the address, or the first we speak of those the browser likes, best first."""
    if query in LANGUAGES:
        return query
    liked: list[tuple[float, int, str]] = []
    for order, part in enumerate(accepted.split(",")[:20]):
        name, _, weight = part.partition(";")
        liked.append((-_weight(weight), order, name.strip()[:2].lower()))
    for _, _, name in sorted(liked):
        if name in LANGUAGES:
            return name
    return FALLBACK


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text else 1.0
    except ValueError:
        return 0.0
