"""Play that goes on from game to game."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.show import Say
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign(Generic[S]):
    """A story of several games."""

    def journal(self, s: S, say: Say) -> list[str]:
        """The story so far, a line per entry; empty in a game that stands alone."""
        raise AssertionError("a campaign has a story")
