"""The tree that a search grows: questions, and the answers tried."""

from __future__ import annotations

from podziemia.kernel.ask import Ask


class Edge:
    """An option at a node: how often tried, how often it was there to be tried, and what came of it for the seat."""

    __slots__ = ("available", "children", "total", "visits", "weight")

    visits: int
    available: int
    total: float
    weight: float
    children: dict[tuple[int, str, str], Node]

    def __init__(self, weight: float) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.weight = weight
        self.children = {}

    def child(self, ask: Ask) -> Node:
        """The node of the question that follows; several may, as the cards fall."""
        key = (ask.seat, ask.kind, ask.because)
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node


class Node:
    """A question in the tree. Where several seats are asked together, each has a node of its own in `bandits`, and
    what follows hangs on the edge of all their answers."""

    __slots__ = ("bandits", "edges", "top", "total", "visits")

    edges: dict[str, Edge]
    bandits: dict[int, Node]
    visits: int
    total: float
    top: float

    def __init__(self) -> None:
        self.edges = {}
        self.bandits = {}
        self.visits = 0
        self.total = 0.0
        self.top = 0.0

    def bandit(self, seat: int) -> Node:
        node = self.bandits.get(seat)
        if node is None:
            node = self.bandits[seat] = Node()
        return node

    def edge(self, text: str) -> Edge:
        """The edge of this text, made when it is new."""
        edge = self.edges.get(text)
        if edge is None:
            edge = self.edges[text] = Edge(1.0)
        return edge


Step = tuple[Node, Edge, int]
"""One step of the way down: the node, the edge taken, and the seat that took it."""
