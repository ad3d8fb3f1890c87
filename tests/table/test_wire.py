"""What the server really sends has the shapes that the client's types are made from, to the last field."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podziemia.kernel.registry import find_game
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.table.app import TableServer
from podziemia.table.store import Store
from scripts.wire_types import Schema, files, schemas
from tests.support import kit
from tests.table.support import Json, a_server, answer, heard, new_room, run
from tests.table.test_play import play_out

ROOT = Path(__file__).parents[2]
POSITIONS = 40
EVERY = 7
JSON_TYPES: dict[str, type] = {"string": str, "integer": int, "boolean": bool, "null": type(None)}
GAMES = sorted(set(files()) - {"table", "club"})


@cache
def shapes_of(name: str) -> dict[str, Schema]:
    return schemas(name)


def misfits(value: Any, schema: Schema, shapes: dict[str, Schema], path: str = "") -> list[str]:
    """Where the value is not what the schema says."""
    if "$ref" in schema:
        return misfits(value, shapes[schema["$ref"].rpartition("/")[2]], shapes, path)
    if "anyOf" in schema:
        found = [misfits(value, one, shapes, path) for one in schema["anyOf"]]
        return [] if [] in found else max(found, key=len)
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{path}: {value!r} is none of {schema['enum']}"]
    match schema.get("type"):
        case None:
            return []
        case "object" if isinstance(value, dict):
            return misfits_of_object(value, schema, shapes, path)
        case "array" if isinstance(value, list):
            return misfits_of_array(value, schema, shapes, path)
        case "number" if type(value) in (int, float):
            return []
        case kind if type(value) is JSON_TYPES.get(kind):
            return []
    return [f"{path}: {value!r} is no {schema['type']}"]


def misfits_of_object(value: Json, schema: Schema, shapes: dict[str, Schema], path: str) -> list[str]:
    fields, others = schema.get("properties", {}), schema["additionalProperties"]
    wrong = [f"{path}.{key} is missing" for key in schema.get("required", []) if key not in value]
    for key, item in value.items():
        if key not in fields and others is False:
            wrong.append(f"{path}.{key} is not told of")
        else:
            wrong += misfits(item, fields.get(key, others), shapes, f"{path}.{key}")
    return wrong


def misfits_of_array(value: list[Any], schema: Schema, shapes: dict[str, Schema], path: str) -> list[str]:
    kinds = schema.get("prefixItems") or [schema["items"]] * len(value)
    if len(kinds) != len(value):
        return [f"{path} has {len(value)} items and not {len(kinds)}"]
    return [wrong for i, item in enumerate(value) for wrong in misfits(item, kinds[i], shapes, f"{path}[{i}]")]


def sent(value: object) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check(value: object, file: str, shape: str) -> None:
    shapes = shapes_of(file)
    assert misfits(sent(value), shapes[shape], shapes, shape) == []


def root(game: str, kind: str) -> str:
    """The shape of a game's view or catalogue, which carries the game's name."""
    return next(name for name in shapes_of(game) if name.endswith(kind) and name != kind)


@pytest.mark.parametrize("name", GAMES)
def test_views_have_the_shapes_they_are_said_to_have(name: str) -> None:
    game = find_game(name)
    seats = min(game.usual, game.most)
    for match in islice(kit.positions(game, seats, "wire"), 0, POSITIONS * EVERY, EVERY):
        for eyes in (0, seats - 1, SPECTATOR, OMNISCIENT):
            check(match.view(eyes), name, root(name, "View"))


@pytest.mark.parametrize("name", GAMES)
def test_so_have_catalogues(name: str) -> None:
    check(find_game(name).catalogue(), name, root(name, "Catalogue"))


def test_so_has_what_the_table_says() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest = browser(), browser()
            check((await owner.json("/api/games"))[0], "table", "GameInfo")
            created = await new_room(owner, "me", "open", "bot")
            check(created, "table", "Created")
            here = f"/api/rooms/{created['room']}"
            check(await guest.open(created["links"][0]["url"]), "table", "Opened")
            line = await guest.listen(created["room"], 1)
            await answer(owner, created["room"], 0, pick=1)
            check(await owner.json(here), "table", "Room")
            check(await owner.json(f"{here}/at/0"), "table", "Position")
            check(await owner.json(f"{here}/why?seat=0&thing=w"), "table", "Reasons")
            check(await owner.send(f"{here}/undo", {"seat": 0, "to": 0}, 202), "table", "UndoAsked")
            check(await owner.json(here), "table", "Room")
            check(await guest.send(f"{here}/undo/vote", {"seat": 1, "yes": True}), "table", "Moment")
            check(await owner.json(f"{here}/log"), "table", "LogData")
            for _, event, data in heard(line):
                check(data, "table", {"move": "Position", "room": "RoomNews", "talk": "Talk"}[event])
            check(await owner.send(f"{here}/seats/1", {"do": "free"}), "table", "NewLink")
            check(await owner.send(f"{here}/share"), "table", "WatchLink")

    run(test)


def test_so_has_the_end_of_a_game() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner = browser()
            room = (await new_room(owner, "me", "bot"))["room"]
            check(await owner.send(f"/api/rooms/{room}/hint", {"seat": 0}), "table", "Hint")
            check(await owner.json(f"/api/rooms/{room}/preview?seat=0"), "table", "Preview")
            check(await play_out(owner, room), "table", "Room")
            check(await owner.json(f"/api/rooms/{room}/score"), "table", "Score")
            asked = await owner.send(f"/api/rooms/{room}/rematch/offer", {"seat": 0})
            check(asked, "table", "RematchAsked")
            check(await owner.send(f"/api/rooms/{room}/rematch", None, 201), "table", "Created")

    run(test)


def test_so_has_trouble() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner = browser()
            room = (await new_room(owner, "me", "open"))["room"]
            await answer(owner, room, 0)
            late = {"seat": 0, "n": 0, "text": "keep", "nonce": "late"}
            stale = (await owner.post(f"/api/rooms/{room}/answer", late)).json()
            assert stale["error"]["details"]["missed"]
            check(stale, "table", "Failure")
            check((await owner.get("/api/rooms/nowhere")).json(), "table", "Failure")

    run(test)


def test_a_field_that_nobody_declared_is_noticed() -> None:
    shapes = shapes_of("table")
    moment = {"n": 1, "line": 0}
    assert misfits(moment, shapes["Moment"], shapes) == []
    assert misfits({**moment, "more": 1}, shapes["Moment"], shapes) == [".more is not told of"]
    assert misfits({"n": 1}, shapes["Moment"], shapes) == [".line is missing"]
    assert misfits({"n": "1", "line": 0}, shapes["Moment"], shapes) == [".n: '1' is no integer"]


def test_the_protocol_names_every_call_and_no_other() -> None:
    """Addresses as docs/protocol.md lists them, without what may be asked behind them."""
    text = (ROOT / "docs/protocol.md").read_text()
    told = re.findall(r"^\| `(GET|POST) ([^`?]+)", text, re.MULTILINE)
    routes = TableServer(Store("sqlite://")).routes()
    there = [(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}]
    assert sorted(told) == sorted(there)


def test_the_protocol_names_shapes_that_there_are() -> None:
    text = (ROOT / "docs/protocol.md").read_text()
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)(?:\[\]|\.\w+)?`", text))
    known = {name for file in files() for name in shapes_of(file)}
    assert named <= known, named - known
