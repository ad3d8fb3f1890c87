"""The built browser client, or a plain page when it has not been built."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from podziemia.kernel.errors import Trouble
from podziemia.table.gzipped import TEXTS, gzipped_file, takes_gzip
from podziemia.table.troubles import language
from podziemia.words import words_in

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
"""Files in `assets` carry a hash of their content in their names."""


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()

    async def page(self, request: Request) -> Response:
        """A file of the client; every address without a file is a page of the client, which finds its own way."""
        path = request.path_params["path"]
        if path.startswith(("api/", "words/")):
            raise Trouble("page-unknown")
        file = self._file(path)
        if file is not None:
            return file_response(request, file, self._age(path))
        if "." in path.rpartition("/")[2]:
            raise Trouble("page-unknown")
        return self._client(request)

    def _file(self, path: str) -> Path | None:
        """The file of the client at this path, if there is one; never anything outside its folder."""
        try:
            file = (self.folder / path).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file system takes
            return None

    def _age(self, path: str) -> str:
        return FOREVER if path.startswith("assets/") else "public, no-cache"

    def _client(self, request: Request) -> Response:
        index = self.folder / "index.html"
        if index.is_file():
            return file_response(request, index, "no-cache")
        lang = language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
        say = words_in(lang).say
        text = PLAIN_PAGE.format(lang=lang, title=say("table-not-built-title"), text=say("table-not-built"))
        return Response(text, 503, media_type="text/html; charset=utf-8")


def file_response(request: Request, file: Path, age: str) -> Response:
    media_type = guess_type(file.name)[0]
    headers = {"cache-control": age, "vary": "accept-encoding"}
    if file.suffix in TEXTS and takes_gzip(request):
        return Response(gzipped_file(file), media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return FileResponse(file, media_type=media_type, headers=headers)


PLAIN_PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Podziemia</title></head>
<body><main><h1>{title}</h1><p>{text}</p><pre>make web</pre></main></body>
</html>
"""
