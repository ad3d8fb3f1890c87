"""The tree that a search grows: the searcher's own questions, and the answers tried."""

from __future__ import annotations

from podziemia.kernel.ask import Ask


class Edge:
    """An option at a node: how often tried, how often it was there to be tried, and what came of it."""

    __slots__ = ("available", "children", "total", "visits", "weight")

    visits: int
    available: int
    total: float
    weight: float
    children: dict[tuple[str, str], Node]

    def __init__(self, weight: float) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.weight = weight
        self.children = {}

    def child(self, ask: Ask) -> Node:
        """The node of the searcher's next question; several may follow, as the cards fall and the others answer."""
        key = (ask.kind, ask.because)
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node


class Node:
    """A question in the tree."""

    __slots__ = ("edges", "top", "total", "visits")

    edges: dict[str, Edge]
    visits: int
    total: float
    top: float

    def __init__(self) -> None:
        self.edges = {}
        self.visits = 0
        self.total = 0.0
        self.top = 0.0


Step = tuple[Node, Edge]
"""One step of the way down: the node, and the edge taken."""
