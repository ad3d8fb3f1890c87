"""The table as lines of text."""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.show import Say, View
from podziemia.kernel.sketch import Seen, Sketch

SEAT_COLOURS: Final = ("bright_blue", "bright_red")
KINDS: Final = {"starting": "[dim]S[/]", "blocked": "#", "lethal": "[red]![/]", "plain": "[dim]·[/]"}
MARKS: Final = "ABCDEFG"


def sketch(view: View, say: Say) -> str:
    """The clock, the battlefield, then the players."""
    table = ShadespireSketch("shadespire", view, say)
    return "\n".join([*table.clock(), *table.field(), *table.ploys(), *table.players()])


class ShadespireSketch(Sketch):
    """Draws one view."""

    def __init__(self, game: str, view: View, say: Say) -> None:
        super().__init__(game, view, say)
        self.marks: dict[str, str] = {}
        for seat in range(2):
            fighters: Any = view["fighters"]
            own = [f for f in fighters if f["seat"] == seat]
            for letter, fighter in zip(MARKS, own, strict=False):
                self.marks[fighter["id"]] = letter if seat == 0 else letter.lower()

    def clock(self) -> list[str]:
        n = self.view["round"]
        return [f"[bold]{self.word('round', n=n) if n else self.word('setup')}[/]"]

    # ---- the battlefield ----

    def field(self) -> list[str]:
        """A line a row; hexes stand two columns apart, as their coordinates say."""
        field = self.view["field"]
        if field is None:
            return [self.word("no-field")]
        rows: dict[int, dict[int, str]] = {}
        for id, hex in field["hexes"].items():
            rows.setdefault(hex["r"], {})[hex["x"]] = self.cell(id, hex)
        left = min([x for row in rows.values() for x in row])
        lines = [f"[bold]{self.word('field')}[/]"]
        for r in sorted(rows):
            row = rows[r]
            cells = [row.get(x, " ") for x in range(left, max(row) + 1)]
            lines.append(f"{chr(ord('a') + r - 1)}  " + " ".join(cells))
        return [*lines, f"[dim]{self.word('legend')}[/]"]

    def cell(self, id: str, hex: Seen) -> str:
        for fighter in self.view["fighters"]:
            if fighter["hex"] == id:
                return f"[{SEAT_COLOURS[fighter['seat']]}]{self.marks[fighter['id']]}[/]"
        for token in self.view["tokens"]:
            if token["hex"] == id:
                return "[yellow]" + ("?" if token["id"] is None else str(token["id"])[-1]) + "[/]"
        return "#" if self.view["shard"] == id else KINDS[hex["kind"]]

    def ploys(self) -> list[str]:
        lines = []
        for key, field in (("lasting", "spells"), ("coming", "coming")):
            if self.view[field]:
                lines.append(self.word(key, things=[spell["card"] for spell in self.view[field]]))
        return lines

    # ---- players ----

    def players(self) -> list[str]:
        return [line for player in self.view["players"] for line in self.player(player)]

    def player(self, player: Seen) -> list[str]:
        facts = [
            self.word("glory", n=player["glory"]),
            self.word("unspent", n=player["glory"] - player["spent"]),
            self.word("activations", n=player["used"]),
            self.word("hand-count", n=player["hand_count"]),
            self.word("objective-count", n=player["objective_count"]),
        ]
        title = self.word("player", seat=player["seat"], thing=player["warband"])
        colour = SEAT_COLOURS[player["seat"]]
        lines = ["", f"[bold {colour}]{title}[/] [dim]· {' · '.join(facts)}[/]"]
        lines += [self.fighter(f) for f in self.view["fighters"] if f["seat"] == player["seat"]]
        for key in ("objectives", "hand", "scored"):
            if player[key]:
                lines.append("  " + self.word(key, things=player[key]))
        return lines

    def fighter(self, fighter: Seen) -> str:
        notes = [fighter["hex"].upper() if fighter["hex"] else self.word("out")]
        notes.append(f"♥ {fighter['most_wounds'] - fighter['wounds']}/{fighter['most_wounds']}")
        notes.append(self.word("stats", n=fighter["move"]))
        notes += [self.word(key) for key in ("inspired", "charged", "moved", "guard") if fighter[key]]
        if fighter["upgrades"]:
            notes.append(self.word("upgrades", things=fighter["upgrades"]))
        crown = " ♛" if fighter["leader"] else ""
        return f"  {self.marks[fighter['id']]} {self.name(fighter['id'])}{crown} [dim]· {' · '.join(notes)}[/]"
