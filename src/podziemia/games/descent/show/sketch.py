"""The table as lines of text: the map in characters, then heroes, monsters and the overlord."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.rules.state import SIDES
from podziemia.games.descent.show.briefing import goal
from podziemia.kernel.show import Say, View
from podziemia.kernel.sketch import Seen, Sketch

GROUND: Final = {"nothing": " ", "floor": ".", "obstacle": "#", "water": "~", "pit": "v", "lava": "!"}
COLUMN_NAMES: Final = "abcdefghijklmnopqrstuvwxyz"


def sketch(view: View, say: Say) -> str:
    """Quest and round, map, heroes, figures, overlord."""
    table = DescentSketch("descent", view, say)
    blocks = [table.head(), table.map(), table.heroes(), table.figures(), table.overlord()]
    return "\n".join([line for block in blocks for line in block])


class DescentSketch(Sketch):
    """Draws one view."""

    def head(self) -> list[str]:
        view = self.view
        round_line = self.word("round", n=view["round"], most=view["max_rounds"])
        lines = [f"[bold]{self.name(view['quest'])}[/] · {round_line}"]
        counters = [f"{self.name(key)} {value}" for key, value in view["counters"].items()]
        if view["phase"] != "campaign":
            lines += [f"{self.say(f'descent-board-wins-{side}')}: {goal(view, side, self.say)}" for side in SIDES]
        return [*lines, *([" · ".join(counters)] if counters else [])]

    # ---- the map ----

    def map(self) -> list[str]:
        """Columns by letter, rows by number; heroes by number, monsters by letter."""
        rows = [[GROUND[kind] for kind in row] for row in self.view["map"]["terrain"]]
        for space in self.view["search_tokens"]:
            put(rows, space, "?")
        for token in self.view["tokens"]:
            if token["space"]:
                put(rows, token["space"], token["marker"][:1].upper())
        for door in self.view["map"]["doors"]:
            for space in door["squares"][:1]:
                put(rows, space, "+" if door["closed"] else "'")
        for figure in self.view["figures"]:
            for space in figure["spaces"]:
                put(rows, space, f"[red]{self.sign(figure)}[/]")
        for number, hero in enumerate(self.view["heroes"], 1):
            if hero["space"]:
                put(rows, hero["space"], f"[dim]{number}[/]" if hero["down"] else f"[bold cyan]{number}[/]")
        columns = self.view["map"]["columns"]
        lines = ["   " + COLUMN_NAMES[:columns]]
        lines += [f"{i:2d} " + "".join(row) for i, row in enumerate(rows, 1)]
        return lines

    def sign(self, figure: Seen) -> str:
        """The first letter of the kind, a capital for masters and lieutenants."""
        letter = str(figure["group"])[:1]
        return letter.upper() if figure["rank"] in ("master", "lieutenant") else letter

    # ---- figures ----

    def heroes(self) -> list[str]:
        lines = []
        for number, hero in enumerate(self.view["heroes"], 1):
            state = self.word(
                "hero",
                damage=hero["damage"],
                health=hero["health"],
                fatigue=hero["fatigue"],
                stamina=hero["stamina"],
            )
            notes = [self.name(condition) for condition in hero["conditions"]]
            if hero["down"]:
                notes.append(self.word("down"))
            lines.append(f"[cyan]{number}[/] {self.name(hero['id'])}: {state} {' '.join(notes)}".rstrip())
        return lines

    def figures(self) -> list[str]:
        lines = []
        for figure in self.view["figures"]:
            state = self.word("figure", damage=figure["damage"], health=figure["health"])
            notes = [self.name(condition) for condition in figure["conditions"]]
            where = figure["spaces"][0] if figure["spaces"] else ""
            lines.append(
                f"[red]{self.sign(figure)}[/] {self.name(figure['id'])} {where}: {state} {' '.join(notes)}".rstrip()
            )
        return lines

    def overlord(self) -> list[str]:
        overlord = self.view["overlord"]
        lines = [self.word("cards", n=overlord["hand_size"], deck=overlord["deck"])]
        if overlord["hand"]:
            lines.append(", ".join([self.name(card) for card in overlord["hand"]]))
        return lines


def put(rows: list[list[str]], space: str, sign: str) -> None:
    """Draw a sign on a space such as c7."""
    letters = space.rstrip("0123456789")
    row = int(space[len(letters) :]) - 1
    column = COLUMN_NAMES.index(letters) if letters in COLUMN_NAMES else len(COLUMN_NAMES)
    if row < len(rows) and column < len(rows[row]):
        rows[row][column] = sign
