"""Write the client's types of what goes over the wire from the shapes that the Python code declares.

    .venv/bin/python scripts/wire_types.py             write web/src/wire/*.ts
    .venv/bin/python scripts/wire_types.py --check     fail where one is out of date
    .venv/bin/python scripts/wire_types.py --schema    print the JSON Schema they are made from

One file for the table, one for the club (which takes the shapes it shares from the table's), one for what each game
shows. A shape is a TypedDict or a Struct, or a name for literals or a tuple; the text below a field comes along.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
WIRE = ROOT / "web" / "src" / "wire"
TABLE = (
    "podziemia.kernel.state",
    "podziemia.coach.found",
    "podziemia.ladder",
    "podziemia.table.wire",
    "podziemia.table.requests",
)
CLUB = ("podziemia.table.club.wire", "podziemia.table.club.requests")
LENDERS = {"club": "table"}
"""Whose shapes a file may use without saying them again."""
SCALARS = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
IN_TYPESCRIPT = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def main() -> None:
    os.environ["PODZIEMIA_PLAIN"] = "1"  # compiled modules do not know their annotations
    if "--schema" in sys.argv:
        print(json.dumps({name: {"$defs": schemas(name)} for name in files()}, indent=2))
        return
    written = {WIRE / f"{name}.ts": typescript(name) for name in files()}
    stale = [file for file, text in written.items() if not file.exists() or file.read_text() != text]
    left_over = sorted(set(WIRE.glob("*.ts")) - set(written))
    if "--check" in sys.argv:
        if stale or left_over:
            names = ", ".join(file.name for file in [*stale, *left_over])
            sys.exit(f"What goes over the wire has changed ({names}): `make wire` writes web/src/wire anew; commit it.")
        return
    WIRE.mkdir(exist_ok=True)
    for file in left_over:
        file.unlink()
    for file in stale:
        file.write_text(written[file])


@cache
def files() -> dict[str, list[ModuleType]]:
    """The modules behind each file of types."""
    shown = sorted((SRC / "podziemia" / "games").glob("*/show/seen.py"))
    games = {path.parts[-3]: [import_module(f"podziemia.games.{path.parts[-3]}.show.seen")] for path in shown}
    around = {"table": TABLE, "club": CLUB}
    return {**{name: [import_module(one) for one in modules] for name, modules in around.items()}, **games}


# ---- from Python to JSON Schema ----


def schemas(file: str) -> dict[str, Schema]:
    """Every shape that the modules of a file know by name, in the order of the sources."""
    modules, known = files()[file], shapes(file)
    lender = LENDERS.get(file)
    lent = {hint: f"{lender}#/$defs/{name}" for name, hint in (shapes(lender).items() if lender else ())}
    names = {**lent, **{hint: f"#/$defs/{name}" for name, hint in known.items()}}
    texts = {name: text for module in modules for name, text in texts_in(module).items()}
    return {name: declared(hint, names, texts) for name, hint in known.items()}


def shapes(file: str) -> dict[str, Any]:
    return {name: hint for module in files()[file] for name, hint in vars(module).items() if is_shape(hint, module)}


def is_shape(hint: object, module: ModuleType) -> bool:
    if get_origin(hint) in (Literal, tuple):
        return True
    if not isinstance(hint, type) or hint.__module__ != module.__name__:
        return False
    return is_typeddict(hint) or issubclass(hint, msgspec.Struct)


def declared(hint: Any, names: dict[Any, str], texts: dict[str, dict[str, str]]) -> Schema:
    if not isinstance(hint, type):
        return structure(hint, names)
    fields = get_type_hints(hint, include_extras=True)
    told = texts.get(hint.__name__, {})
    return {
        **described(hint.__doc__ or ""),
        "type": "object",
        "properties": {name: {**schema(kind, names), **described(told.get(name, ""))} for name, kind in fields.items()},
        "required": [name for name, kind in fields.items() if is_required(hint, name, kind)],
        "additionalProperties": False,
    }


def is_required(kind: Any, field: str, hint: Any) -> bool:
    if is_typeddict(kind):
        return get_origin(hint) is not NotRequired
    return next(one.required for one in msgspec.structs.fields(kind) if one.name == field)


def described(text: str) -> Schema:
    return {"description": " ".join(cleandoc(text).split())} if text else {}


def schema(hint: Any, names: dict[Any, str]) -> Schema:
    """The schema of a value, by name where it has one."""
    name = names.get(hint) if not isinstance(hint, list) else None
    return {"$ref": name} if name is not None else structure(hint, names)


def structure(hint: Any, names: dict[Any, str]) -> Schema:
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (NotRequired, Annotated):
        return schema(parts[0], names)
    if origin in (Union, UnionType):
        return {"anyOf": [schema(part, names) for part in parts]}
    if origin is Literal:
        return {"enum": list(parts)}
    if origin is list:
        return {"type": "array", "items": schema(parts[0], names)}
    if origin is tuple:
        return {"type": "array", "prefixItems": [schema(part, names) for part in parts], "items": False}
    if origin in (dict, Mapping):
        of_keys = {} if parts[0] is str else {"propertyNames": schema(parts[0], names)}
        return {"type": "object", **of_keys, "additionalProperties": schema(parts[1], names)}
    return {} if hint is object else {"type": SCALARS[hint]}


def texts_in(module: ModuleType) -> dict[str, dict[str, str]]:
    """The texts below the fields of each class, its own and those it inherits."""
    assert module.__file__ is not None
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(Path(module.__file__).read_text()).body:
        if isinstance(node, ast.ClassDef):
            bases = [found.get(base.id, {}) for base in node.bases if isinstance(base, ast.Name)]
            found[node.name] = {field: text for texts in [*bases, texts_of(node)] for field, text in texts.items()}
    return found


def texts_of(node: ast.ClassDef) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            found[field.target.id] = str(ast.literal_eval(below.value))
    return found


# ---- from JSON Schema to TypeScript ----


def typescript(file: str) -> str:
    sources = ", ".join(f"{module.__name__.replace('.', '/')}.py" for module in files()[file])
    head = f"/** Made by scripts/wire_types.py from {sources}: change it there. */\n"
    found = schemas(file)
    return "\n".join([head, *imports(found), *[definition(name, schema) for name, schema in found.items()]])


def imports(found: dict[str, Schema]) -> list[str]:
    """What is lent by another file."""
    lent = sorted(set(re.findall(r'"(\w+)#/\$defs/(\w+)"', json.dumps(found))))
    of = {lender: ", ".join(name for one, name in lent if one == lender) for lender, _ in lent}
    return [f"import type {{ {names} }} from './{lender}';\n" for lender, names in of.items()]


def definition(name: str, schema: Schema) -> str:
    remarks = remark(schema, "")
    if "properties" not in schema:
        return "\n".join([*remarks, f"export type {name} = {type_of(schema)};", ""])
    if not schema["properties"]:
        return "\n".join([*remarks, f"export type {name} = Record<string, never>;", ""])
    fields = [line for field, kind in schema["properties"].items() for line in member(field, kind, schema["required"])]
    return "\n".join([*remarks, f"export interface {name} {{", *fields, "}", ""])


def member(field: str, schema: Schema, required: list[str]) -> list[str]:
    return [*remark(schema, "  "), f"  {field}{'' if field in required else '?'}: {type_of(schema)};"]


def remark(schema: Schema, indent: str) -> list[str]:
    text = schema.get("description", "")
    return [f"{indent}/** {text} */"] if text else []


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return array_of(schema)
    if kind == "object":
        keys = type_of(schema["propertyNames"]) if "propertyNames" in schema else "string"
        return f"Record<{keys}, {type_of(schema['additionalProperties'])}>"
    return IN_TYPESCRIPT[kind] if kind is not None else "unknown"


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def array_of(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    item = type_of(schema["items"])
    return f"({item})[]" if " | " in item else f"{item}[]"


if __name__ == "__main__":
    main()
