"""The language of the quest book, read once: rules, bots and words look at the same phrases.

Texts are Python expressions limited to calls, names, numbers, lists, comparisons, sums, and/or/not and the conditional
expression. A name is read as a text, a number as a number, a list as a list, a quoted text as the phrase in it, and all
else as a phrase. What a phrase comes to at a moment is worked out in `rules/quest_rules.py`.
"""

from __future__ import annotations

import ast
from typing import Any, Final

Term = Any
"""A name, a number, a list of terms or a phrase."""


class Phrase:
    """What has to be worked out, asked or done."""

    __slots__ = ()

    def parts(self) -> list[Term]:
        """What the phrase is made of, in reading order."""
        return []


class Call(Phrase):
    """A name with arguments: an effect, a standing fact, a question, or figures that stand in a relation."""

    __slots__ = ("args", "is_plain", "meaning", "name", "named")

    def __init__(self, name: str, args: list[Term], named: dict[str, Term], meaning: Term = None) -> None:
        self.name = name
        self.args = args
        self.named = named
        self.meaning = meaning
        """What the quest itself defines the name to mean; None for words of the language."""
        self.is_plain = not named and not [1 for arg in args if _holds_phrase(arg)]
        """Its arguments are always the same."""

    def parts(self) -> list[Term]:
        return [*self.args, *self.named.values()]


class PartySize(Phrase):
    """H, the number of heroes."""

    __slots__ = ()


class RoundNumber(Phrase):
    """The present round."""

    __slots__ = ()


class Comparison(Phrase):
    """Two terms and how they should stand to each other."""

    __slots__ = ("left", "right", "sign")

    def __init__(self, left: Term, sign: str, right: Term) -> None:
        self.left = left
        self.sign = sign
        self.right = right

    def parts(self) -> list[Term]:
        return [self.left, self.right]


class Sum(Phrase):
    """Two numbers added, subtracted, multiplied or divided."""

    __slots__ = ("left", "right", "sign")

    def __init__(self, left: Term, sign: str, right: Term) -> None:
        self.left = left
        self.sign = sign
        self.right = right

    def parts(self) -> list[Term]:
        return [self.left, self.right]


class Both(Phrase):
    """All of these hold."""

    __slots__ = ("all",)

    def __init__(self, all: list[Term]) -> None:
        self.all = all

    def parts(self) -> list[Term]:
        return self.all


class Either(Phrase):
    """One of these holds."""

    __slots__ = ("any",)

    def __init__(self, any: list[Term]) -> None:
        self.any = any

    def parts(self) -> list[Term]:
        return self.any


class Negation(Phrase):
    """This does not hold."""

    __slots__ = ("inner",)

    def __init__(self, inner: Term) -> None:
        self.inner = inner

    def parts(self) -> list[Term]:
        return [self.inner]


class Choice(Phrase):
    """One thing if a condition holds, else another."""

    __slots__ = ("no", "test", "yes")

    def __init__(self, test: Term, yes: Term, no: Term) -> None:
        self.test = test
        self.yes = yes
        self.no = no

    def parts(self) -> list[Term]:
        return [self.yes, self.test, self.no]


def _holds_phrase(term: Term) -> bool:
    if isinstance(term, list):
        return bool([1 for item in term if _holds_phrase(item)])
    return isinstance(term, Phrase)


# ---- reading ----

Meanings = dict[str, str]
"""Words that a quest defines for itself."""

_SIGNS: Final[dict[type, str]] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.In: "in",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
}


def read(text: str, define: Meanings | None = None) -> Term:
    """A condition, a number or a name."""
    return _read(ast.parse(text.strip(), mode="eval").body, define or {})


def read_call(text: str, define: Meanings | None = None) -> Call:
    """An effect or a standing fact."""
    call = read(text, define)
    if not isinstance(call, Call):
        raise ValueError(f"not an effect: {text}")
    return call


def _read(node: ast.expr, define: Meanings) -> Term:
    if isinstance(node, ast.Name):
        return _name(node.id)
    if isinstance(node, ast.Constant):
        return read(node.value, define) if isinstance(node.value, str) else node.value
    if isinstance(node, ast.Tuple | ast.List):
        return [_read(item, define) for item in node.elts]
    if isinstance(node, ast.Call):
        return _call(node, define)
    if isinstance(node, ast.Compare):
        return Comparison(_read(node.left, define), _SIGNS[type(node.ops[0])], _read(node.comparators[0], define))
    if isinstance(node, ast.BinOp):
        return Sum(_read(node.left, define), _SIGNS[type(node.op)], _read(node.right, define))
    if isinstance(node, ast.BoolOp):
        parts = [_read(part, define) for part in node.values]
        return Both(parts) if isinstance(node.op, ast.And) else Either(parts)
    if isinstance(node, ast.UnaryOp):
        inner = _read(node.operand, define)
        if isinstance(node.op, ast.Not):
            return Negation(inner)
        if isinstance(node.op, ast.USub) and isinstance(inner, int):
            return -inner
    if isinstance(node, ast.IfExp):
        return Choice(_read(node.test, define), _read(node.body, define), _read(node.orelse, define))
    raise ValueError(f"the quest book does not say {ast.unparse(node)}")


def _name(name: str) -> Term:
    if name == "H":
        return PartySize()
    return RoundNumber() if name == "round" else name


def _call(node: ast.Call, define: Meanings) -> Call:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    args = [_read(arg, define) for arg in node.args]
    named = {str(word.arg): _read(word.value, define) for word in node.keywords}
    return Call(name, args, named, read(define[name]) if name in define else None)


# ---- looking around in what was read ----


def phrases_in(terms: list[Term]) -> list[Phrase]:
    """All phrases in these terms, the outer before the inner; also what the quest's own words mean."""
    found: list[Phrase] = []
    for term in terms:
        if isinstance(term, list):
            found += phrases_in(term)
        elif isinstance(term, Phrase):
            found.append(term)
            found += phrases_in(term.parts())
            if isinstance(term, Call) and term.meaning is not None:
                found += phrases_in([term.meaning])
    return found


def calls_in(terms: list[Term], *names: str) -> list[Call]:
    """All calls of these names."""
    return [phrase for phrase in phrases_in(terms) if isinstance(phrase, Call) and phrase.name in names]


def names_in(terms: list[Term]) -> set[str]:
    """Whom and what the terms speak of: figures, counters, markers, zones, states."""
    found: set[str] = set()
    for term in terms:
        if isinstance(term, str):
            found.add(term)
        elif isinstance(term, list):
            found |= names_in(term)
        elif isinstance(term, Phrase):
            found |= names_in(term.parts())
            if isinstance(term, Call) and term.meaning is not None:
                found |= names_in([term.meaning])
    return found


def numbers_in(terms: list[Term], party: int) -> list[int]:
    """The numbers that stand in the terms for so many heroes, in reading order; how far down is told without a sign."""
    found: list[int] = []
    for term in terms:
        if isinstance(term, list):
            found += numbers_in(term, party)
        elif isinstance(term, Call) and term.name == "by":
            found.append(abs(int(term.args[party - 2])))
        elif isinstance(term, Phrase):
            found += numbers_in(term.parts(), party)
        elif isinstance(term, int) and not isinstance(term, bool):
            found.append(abs(term))
    return found
