"""Seats that win and lose together."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from podziemia.kernel.show import Say, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Teams:
    """Sides of several seats each; a side wins, points tell nothing."""

    def sides(self, seats: int) -> list[list[int]]:
        """The seats of each side."""
        raise AssertionError("teams have seats")

    def verdict(self, view: View, say: Say) -> str:
        """How the side that won has done it, as a sentence."""
        raise AssertionError("a team wins for a reason")
