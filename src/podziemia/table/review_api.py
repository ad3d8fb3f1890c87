"""The HTTP side of the coach: reviews of finished games, better lines, and answers weighed before they are played."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.table import past
from podziemia.table.api import addressed, get, number, post
from podziemia.table.requests import ReviewWish, Weigh, read_request
from podziemia.table.reviews import Reviews
from podziemia.table.troubles import JsonResponse


class ReviewApi:
    """The endpoints of the coach; they decide nothing."""

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews

    def routes(self) -> list[Route]:
        return [
            get("/api/rooms/{id}/review", self.look),
            post("/api/rooms/{id}/review", self.begin),
            get("/api/rooms/{id}/review/{move}/line", self.line),
            post("/api/rooms/{id}/weigh", self.weigh),
        ]

    async def look(self, request: Request) -> Response:
        return JsonResponse(await self.reviews.look(*addressed(request)))

    async def begin(self, request: Request) -> Response:
        body = read_request(await request.body(), ReviewWish)
        review = await self.reviews.begin(*addressed(request), body.depth)
        return JsonResponse(review, 202 if review["state"] == "working" else 200)

    async def line(self, request: Request) -> Response:
        return JsonResponse(await self.reviews.line(*addressed(request), number(request.path_params["move"])))

    async def weigh(self, request: Request) -> Response:
        body = read_request(await request.body(), Weigh)
        return JsonResponse(await past.weigh(self.reviews.table, *addressed(request), body))
