"""The ways to break a rule. Each finds its places in a function and makes the broken syntax tree of one of them."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
BLOCKS = (ast.If, ast.For, ast.While, ast.FunctionDef)
QUIET = ("tell", "append_event")
"""Calls that only tell what happens: words, not rules."""


@dataclass(frozen=True)
class Break:
    """One broken place: what is done to which node (by its number in the walk), on which line."""

    way: str
    node: int
    choice: int
    """Which of the ways to break this node."""
    line: int
    before: str
    after: str


def nodes_of(function: ast.AST) -> list[ast.AST]:
    return list(ast.walk(function))


def breaks_in(function: ast.FunctionDef) -> list[Break]:
    """Every way to break the function."""
    skipped = _words_and_types(function)
    found = []
    for number, node in enumerate(nodes_of(function)):
        if id(node) in skipped:
            continue
        for choice, (way, broken) in enumerate(ways_to_break(node)):
            before, after = _difference(node, broken)
            found.append(Break(way, number, choice, _line_run(node, broken), before, after))
    return found


def _line_run(node: ast.AST, broken: ast.AST) -> int:
    """The line that runs when the broken place does; of a block that of the first statement that differs."""
    if isinstance(node, ast.comprehension):
        return node.target.lineno
    if isinstance(node, BLOCKS) and isinstance(broken, BLOCKS):
        for old, new in zip([*node.body, *_otherwise(node)], [*broken.body, *_otherwise(broken)], strict=True):
            if old is not new:
                return old.lineno
    return getattr(node, "lineno", 0)


def _otherwise(block: ast.AST) -> list[ast.stmt]:
    return getattr(block, "orelse", [])


def ways_to_break(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for finder in (_compare, _number, _condition, _flag, _arithmetic, _first_only, _chance, _shared, _order, _left_out):
        for way, new in finder(node):
            yield way, ast.copy_location(new, node)


def broken(function: ast.FunctionDef, one: Break) -> ast.FunctionDef:
    """A copy of the function with the place broken."""
    twin = copy.deepcopy(function)
    target = nodes_of(twin)[one.node]
    _, new = list(ways_to_break(target))[one.choice]
    return ast.fix_missing_locations(_Exchange(target, new).visit(twin))


class _Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return ast.copy_location(self.new, node)
        return self.generic_visit(node)


def _difference(node: ast.AST, new: ast.AST) -> tuple[str, str]:
    """What stood there and what stands there now, on one line each; of blocks only the lines that differ."""
    before, after = ast.unparse(node).split("\n"), ast.unparse(new).split("\n")
    while before and after and before[0] == after[0]:
        before, after = before[1:], after[1:]
    while len(before) > 1 and len(after) > 1 and before[-1] == after[-1]:
        before, after = before[:-1], after[:-1]
    return _line(before), _line(after)


def _line(lines: list[str]) -> str:
    return " ; ".join([line.strip() for line in lines])


def _words_and_types(function: ast.FunctionDef) -> set[int]:
    """What is no rule: annotations, docstrings, telling, the texts of assertions, decorators."""
    out: set[int] = set()

    def skip(node: ast.AST | None) -> None:
        if node is not None:
            out.update(id(inner) for inner in ast.walk(node))

    for decorator in function.decorator_list:
        skip(decorator)
    for node in ast.walk(function):
        if isinstance(node, ast.FunctionDef):
            skip(node.args)
            skip(node.returns)
        elif isinstance(node, ast.AnnAssign):
            skip(node.annotation)
        elif isinstance(node, ast.Raise) or _only_tells(node):
            skip(node)
        elif isinstance(node, ast.AugAssign) and getattr(node.target, "attr", "") == "shown":
            skip(node.value)  # that something was shown matters, not how often
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skip(node)
        elif isinstance(node, ast.keyword) and node.arg == "strict":
            skip(node)  # whether two lists are of one length is checked, not ruled
    return out


def _only_tells(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _called(node.value) in QUIET


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


# ---- the ways ----


def _compare(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in TURNED:
        turned = TURNED[type(node.ops[0])]()
        yield "comparison turned", ast.Compare(node.left, [turned], node.comparators)


def _number(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield "off by one", ast.Constant(node.value + 1)


def _condition(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.BoolOp):
        for i in range(len(node.values)):
            left = [value for j, value in enumerate(node.values) if j != i]
            yield "condition dropped", left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "condition dropped", node.operand
    if isinstance(node, ast.comprehension) and node.ifs:
        yield "condition dropped", ast.comprehension(node.target, node.iter, node.ifs[1:], node.is_async)


def _flag(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.If):
        for value in (True, False):
            yield f"always {value}", ast.If(ast.Constant(value), node.body, node.orelse)
    if isinstance(node, ast.Return) and isinstance(node.value, ast.BoolOp | ast.Compare):
        yield "always True", ast.Return(ast.Constant(True))
        yield "always False", ast.Return(ast.Constant(False))
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "flag turned", ast.Constant(not node.value)


def _arithmetic(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.BinOp) and type(node.op) in SIGNS and not _joins(node):
        yield "sign turned", ast.BinOp(node.left, SIGNS[type(node.op)](), node.right)
    if isinstance(node, ast.AugAssign) and type(node.op) in SIGNS and _counts(node):
        yield "sign turned", ast.AugAssign(node.target, SIGNS[type(node.op)](), node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
        other = "max" if node.func.id == "min" else "min"
        yield "min and max", ast.Call(ast.Name(other, ast.Load()), node.args, node.keywords)


def _counts(node: ast.AugAssign) -> bool:
    """Neither joins lists nor tells that something was shown, which may as well be told by a number that falls."""
    return not isinstance(node.value, ast.List) and getattr(node.target, "attr", "") != "shown"


def _joins(node: ast.BinOp) -> bool:
    """Whether lists or texts are joined, where a minus would only be an error."""
    return any(isinstance(side, ast.List | ast.ListComp | ast.JoinedStr) for side in (node.left, node.right))


def _first_only(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.For):
        yield "first only", ast.For(node.target, _first(node.iter), node.body, node.orelse)
    if isinstance(node, ast.comprehension):
        yield "first only", ast.comprehension(node.target, _first(node.iter), node.ifs, node.is_async)


def _first(iterated: ast.expr) -> ast.expr:
    listed = ast.Call(ast.Name("list", ast.Load()), [iterated], [])
    return ast.Subscript(listed, ast.Slice(None, ast.Constant(1), None), ast.Load())


def _chance(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if not isinstance(node, ast.Call):
        return
    called = _called(node)
    if called == "below":
        yield "chance fixed", ast.Constant(0)
    elif called == "pick" and node.args:
        yield "chance fixed", ast.Subscript(node.args[0], ast.Constant(0), ast.Load())
    elif called == "shuffle":
        yield "chance fixed", ast.Constant(None)


def _shared(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        bounds = (node.slice.lower, node.slice.upper, node.slice.step)
        if bounds == (None, None, None) and isinstance(node.ctx, ast.Load):
            yield "copy shared", node.value


def _order(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if not isinstance(block, list) or not isinstance(node, BLOCKS):
            continue
        for i in range(len(block) - 1):
            swapped = _acts(block[i]) and _acts(block[i + 1]) and (_asks(block[i]) or _asks(block[i + 1]))
            if swapped and ast.dump(block[i]) != ast.dump(block[i + 1]):
                twin = copy.copy(node)
                setattr(twin, name, [*block[:i], block[i + 1], block[i], *block[i + 2 :]])
                yield "order swapped", twin


def _acts(node: ast.stmt) -> bool:
    """A statement that is a rule of its own: `yield from fight(s)`, `refill(s)`."""
    if not isinstance(node, ast.Expr):
        return False
    return _asks(node) or (isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name))


def _asks(node: ast.stmt) -> bool:
    """A rule that may wait for an answer; two others change places unnoticed, but for the log."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.YieldFrom) and not _is_empty(node.value.value)


def _left_out(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not _only_tells(node):
        yield "left out", ast.Pass()
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.YieldFrom) and not _is_empty(node.value.value):
        empty = ast.YieldFrom(ast.Tuple([], ast.Load()))
        yield "left out", ast.Expr(empty)
    if isinstance(node, ast.AugAssign):
        yield "left out", ast.Pass()


def _is_empty(iterated: ast.expr) -> bool:
    """`yield from ()`, which only makes a generator of a function."""
    return isinstance(iterated, ast.Tuple) and not iterated.elts
