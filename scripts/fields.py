"""Write `copy()` and the list of fields of every state and part from their annotations (kernel/parts.py).

    .venv/bin/python scripts/fields.py            write games/<game>/rules/fields.py
    .venv/bin/python scripts/fields.py --check    fail where one is out of date

What is written is straight code that the compiler likes, and that nobody needs to read.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "podziemia" / "games"
BASES = ("State", "Part", "Record")
WORDS = ("Constant", "Derived", "Linked", "Frozen", "Fleeting")
SCALARS = ("int", "str", "bool", "float", "bytes", "i64", "None", "object")
ALIASES: dict[str, ast.expr] = {}
"""Names that modules give to kinds of values, such as `Pending = tuple[int, int]`."""


@dataclass
class Declared:
    """A class with fields, as its module declares it."""

    name: str
    module: str
    base: str
    fields: list[tuple[str, ast.expr]]
    relinks: bool
    kind: str = ""
    """Which of BASES it comes from in the end."""
    parents: list[Declared] = field(default_factory=list)
    """The classes of the game it extends, the nearest first."""

    @property
    def snake(self) -> str:
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in self.name).strip("_")

    def all_fields(self) -> list[tuple[str, ast.expr]]:
        return [*[one for parent in reversed(self.parents) for one in parent.fields], *self.fields]


class Trouble(Exception):
    pass


def main() -> None:
    stale = [game for game in sorted(GAMES.iterdir()) if (game / "rules").exists() and not is_current(game)]
    if stale and "--check" in sys.argv:
        names = ", ".join(f"{game.name}" for game in stale)
        sys.exit(f"The fields of {names} have changed: `make fields` writes rules/fields.py anew; commit it.")


def is_current(game: Path) -> bool:
    """Write the file anew, unless it is only to be checked; whether it was as it should be."""
    classes = declared_in(game)
    target = game / "rules" / "fields.py"
    if not classes:
        return not target.exists()
    text = formatted(module_text(game.name, classes))
    if target.exists() and target.read_text() == text:
        return True
    if "--check" not in sys.argv:
        target.write_text(text)
    return False


def formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "fields.py", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


# ---- reading ----


def declared_in(game: Path) -> list[Declared]:
    found: dict[str, Declared] = {}
    for path in sorted((game / "rules").rglob("*.py")):
        if path.name == "fields.py":
            continue
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and node.bases:
                found[node.name] = declaration(node, module)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
                ALIASES[ast.unparse(node.targets[0])] = node.value
    for one in found.values():
        settle_kind(one, found)
    return sorted([one for one in found.values() if one.kind], key=lambda one: (one.module, one.name))


def declaration(node: ast.ClassDef, module: str) -> Declared:
    fields = [
        (line.target.id, line.annotation)
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and not is_class_var(line.annotation)
    ]
    methods = {line.name: line for line in node.body if isinstance(line, ast.FunctionDef)}
    if not fields and "__init__" in methods:
        fields = assigned(methods["__init__"])
    return Declared(node.name, module, ast.unparse(node.bases[0]), fields, "relink" in methods)


def assigned(init: ast.FunctionDef) -> list[tuple[str, ast.expr]]:
    """The fields of a record are those that its `__init__` sets; nobody copies them, so their kinds do not matter."""
    targets = [t for line in init.body if isinstance(line, ast.Assign | ast.AnnAssign) for t in targets_of(line)]
    return [(t.attr, ast.Name("object")) for t in targets if isinstance(t, ast.Attribute)]


def targets_of(line: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return line.targets if isinstance(line, ast.Assign) else [line.target]


def is_class_var(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).startswith("ClassVar")


def settle_kind(one: Declared, found: dict[str, Declared]) -> None:
    base = one.base
    while base in found:
        one.parents.append(found[base])
        base = found[base].base
    one.kind = base if base in BASES else ""


# ---- writing ----


def module_text(game: str, classes: list[Declared]) -> str:
    by_name = {one.name: one for one in classes}
    copied = [one for one in classes if one.kind != "Record"]
    imports: dict[str, list[str]] = {}
    for one in copied:
        imports.setdefault(one.module, []).append(one.name)
    lines = [
        f'"""Written by scripts/fields.py from the fields of {game} (kernel/parts.py); `make fields` does it."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Final",
        "",
        "if TYPE_CHECKING:",
        *[f"    from {module} import {', '.join(sorted(names))}" for module, names in sorted(imports.items())],
        "",
    ]
    for one in classes:
        lines += slots_text(one)
    for one in copied:
        lines += ["", "", *copy_text(one, by_name)]
    return "\n".join(lines) + "\n"


def slots_text(one: Declared) -> list[str]:
    """The type is written out: states and this file know each other, and a compiler may come to the state first."""
    own = [name for name, _ in one.fields]
    name = one.snake.upper()
    told = [field_name for field_name, kind in one.all_fields() if word_of(kind) != "Derived"]
    return [
        f"{name}_SLOTS: Final[tuple[str, ...]] = {tuple(own)!r}",
        f"{name}: Final[tuple[str, ...]] = {f'{name}_SLOTS' if told == own else repr(tuple(told))}",
    ]


def copy_text(one: Declared, by_name: dict[str, Declared]) -> list[str]:
    lines = [f"def copy_{one.snake}(it: {one.name}, twin: {one.name}) -> {one.name}:"]
    if one.kind == "State":
        lines.append("    it.copy_kernel_fields(twin)")
    for name, kind in one.all_fields():
        if word_of(kind) == "Linked":
            continue
        try:
            lines.append(f"    twin.{name} = {copied(kind, f'it.{name}', by_name)}")
        except Trouble as trouble:
            sys.exit(f"{one.module}.{one.name}.{name}: {trouble}")
    if one.relinks or any(parent.relinks for parent in one.parents):
        lines.append("    twin.relink(it)")
    return [*lines, "    return twin"]


def word_of(kind: ast.expr) -> str:
    head = ast.unparse(kind.value) if isinstance(kind, ast.Subscript) else ""
    return head if head in WORDS else ""


def copied(kind: ast.expr, it: str, by_name: dict[str, Declared]) -> str:
    """The code that copies a value of this kind."""
    if is_shared(kind, by_name):
        return it
    if isinstance(kind, ast.BinOp):  # X | None
        inner = copied(kind.left, it, by_name)
        return f"None if {it} is None else {inner}"
    if isinstance(kind, ast.Name):
        return f"{it}.copy()"
    if isinstance(kind, ast.Subscript):
        head = ast.unparse(kind.value)
        if head == "Fleeting":
            return "[]" if ast.unparse(kind.slice).startswith("list") else "None"
        if head == "list":
            return copied_list(kind.slice, it, by_name)
        if head in ("dict", "set"):
            return copied_table(kind, it, by_name)
    raise Trouble(f"cannot be copied: {ast.unparse(kind)}")


def copied_list(inner: ast.expr, it: str, by_name: dict[str, Declared]) -> str:
    if is_shared(inner, by_name):
        return f"{it}[:]"
    return f"[{copied(inner, 'one', by_name)} for one in {it}] if {it} else []"


def copied_table(kind: ast.Subscript, it: str, by_name: dict[str, Declared]) -> str:
    if isinstance(kind.slice, ast.Tuple) and not is_shared(kind.slice.elts[1], by_name):
        return f"{{key: {copied(kind.slice.elts[1], 'one', by_name)} for key, one in {it}.items()}}"
    return f"{it}.copy()"


def is_shared(kind: ast.expr, by_name: dict[str, Declared]) -> bool:
    """Whether a copy may refer to the same value."""
    if isinstance(kind, ast.Constant):
        return kind.value is None
    if isinstance(kind, ast.Name) and kind.id in ALIASES:
        return is_shared(ALIASES[kind.id], by_name)
    if isinstance(kind, ast.Name):
        if kind.id in by_name:
            return by_name[kind.id].kind == "Record"
        if kind.id in SCALARS or kind.id == "Option":
            return True
        raise Trouble(f"{kind.id} is neither plain nor a Part or Record: say what it is (kernel/parts.py)")
    if isinstance(kind, ast.BinOp):
        return is_shared(kind.left, by_name) and is_shared(kind.right, by_name)
    head = ast.unparse(kind.value) if isinstance(kind, ast.Subscript) else ""
    return head in ("tuple", "Constant", "Derived", "Frozen")


if __name__ == "__main__":
    main()
