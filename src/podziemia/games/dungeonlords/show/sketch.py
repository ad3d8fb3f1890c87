"""The table as lines of text."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import CELL_IDS, COLUMNS, ROWS
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.show import Say, View
from podziemia.kernel.sketch import Seen, Sketch

SEAT_COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_magenta")
ROCK: Final = "[dim]·[/]"
TUNNEL_MARK: Final = "▒"
CONQUERED_MARK: Final = "[red]x[/]"
NEUTRALS: Final = {8: "n", 9: "m"}
"""Minions of the neutral colours, as the slots number them."""


def sketch(view: View, say: Say) -> str:
    """Season, offers, orders, then the dungeons."""
    table = DungeonLordsSketch("dungeonlords", view, say)
    blocks = [table.heading()] if view["school"] else [table.heading(), table.offers(), table.coming(), table.slots()]
    return "\n".join([line for block in [*blocks, table.dungeons()] for line in block])


class DungeonLordsSketch(Sketch):
    """Draws one view."""

    def names(self, things: list[str]) -> str:
        """Each different thing once, with how many there are."""
        counted = [(thing, things.count(thing)) for thing in dict.fromkeys(things)]
        return ", ".join([self.name(thing) + (f" ×{n}" if n > 1 else "") for thing, n in counted]) or self.word("none")

    def row(self, key: str, text: str) -> str:
        return f"  [dim]{self.word(key)}:[/] {text}"

    # ---- the table ----

    def heading(self) -> list[str]:
        view = self.view
        if view["school"]:
            return [f"[bold]{self.name(view['school'])}[/] [dim]· {self.word('round', n=view['combat_round'])}[/]"]
        when = self.word("season", thing=view["season"], n=view["year"])
        if view["combat_round"]:
            when = self.word("combat", n=view["combat_round"])
        return [f"[bold]{when}[/] [dim]· {self.word('starter', seat=view['starter'])}[/]"]

    def offers(self) -> list[str]:
        offer = self.view["offer"]
        return [self.row("monsters", self.names(offer["monsters"])), self.row("rooms", self.names(offer["rooms"]))]

    def coming(self) -> list[str]:
        """Adventurers on their way, the events, the combat cards."""
        view = self.view
        events = [self.name(event) if event else "?" for event in view["events"]]
        lines = [self.row("events", ", ".join(events))]
        if view["special"]:
            lines.append(self.row("special", self.name(view["special"])))
        lines += [self.row(key, self.names(view[key])) for key in ("waiting", "next") if view[key]]
        cards = [self.name(card["card"]) if card["card"] else "?" for card in view["combat_cards"]]
        lines.append(self.row("cards", ", ".join(cards)))
        if view["neutral_evil"]:
            lines.append(self.row("neutral-evil", str(view["neutral_evil"])))
        return lines

    def slots(self) -> list[str]:
        """Who stands where; actions without a minion are left out."""
        taken = {action: slots for action, slots in self.view["slots"].items() if any(slot != -1 for slot in slots)}
        return [
            f"  {' '.join([minion(slot) for slot in slots])}  {self.name(action)}" for action, slots in taken.items()
        ]

    # ---- the dungeons ----

    def dungeons(self) -> list[str]:
        return [line for dungeon in self.view["dungeons"] for line in self.dungeon(dungeon)]

    def dungeon(self, dungeon: Seen) -> list[str]:
        """A line of counts, the map with its rooms beside it, creatures, party, prison, orders."""
        name = self.word("player", seat=dungeon["seat"])
        lines = [f"{seat_mark(dungeon['seat'])} [bold]{name}[/] · {self.counts(dungeon)}"]
        lines += [f"    {line}" for line in self.map(dungeon)]
        rooms = [tile["room"] for tile in dungeon["tiles"] if tile["room"]]
        lines += [self.row("built", self.names(rooms))] if rooms else []
        lines += [
            self.row(key, self.names(dungeon[key])) for key in ("lair", "down", "traps", "prison") if dungeon[key]
        ]
        if dungeon["party"]:
            lines.append(self.row("party", ", ".join([self.adventurer(one) for one in dungeon["party"]])))
        lines += self.orders(dungeon)
        return lines + self.plan(dungeon["plan"])

    def counts(self, dungeon: Seen) -> str:
        keys = ("food", "gold", "imps") if self.view["school"] else ("evil", "food", "gold", "imps")
        counted = [self.word(f"count-{key}", n=dungeon[key]) for key in keys]
        if dungeon["traps"] is None:
            counted.append(self.word("count-traps", n=dungeon["trap_count"]))
        if dungeon["red"]:
            counted.append(self.word("count-letters", n=dungeon["red"]))
        return ", ".join(counted)

    def map(self, dungeon: Seen) -> list[str]:
        """Four rows of five: rock, tunnel, the first letter of a room, a cross where it is conquered."""
        signs = {tile["cell"]: self.sign(tile) for tile in dungeon["tiles"]}
        return [
            " ".join([signs.get(CELL_IDS[row * COLUMNS + column], ROCK) for column in range(COLUMNS)])
            for row in range(ROWS)
        ]

    def sign(self, tile: Seen) -> str:
        if tile["conquered"]:
            return CONQUERED_MARK
        return f"[yellow]{self.name(tile['room'])[0].upper()}[/]" if tile["room"] else TUNNEL_MARK

    def adventurer(self, one: Seen) -> str:
        return self.word("adventurer", thing=one["id"], left=one["hp"] - one["damage"], hp=one["hp"])

    def orders(self, dungeon: Seen) -> list[str]:
        lines = [self.row("orders", ", ".join([self.name(a) for a in dungeon["orders"]]))] if dungeon["orders"] else []
        if dungeon["inaccessible"] and not self.view["combat_round"]:
            lines.append(self.row("inaccessible", self.names(dungeon["inaccessible"])))
        return lines

    def plan(self, plan: Seen) -> list[str]:
        if not plan["tile"] or not self.view["combat_round"]:
            return []
        committed = [self.name(thing) for thing in [*(plan["traps"] or []), *plan["units"]]]
        if plan["traps"] is None and plan["trap_count"]:
            committed.append(self.word("count-traps", n=plan["trap_count"]))
        return [self.row("plan", ", ".join([self.name(plan["tile"]), *committed]))]


def minion(slot: int) -> str:
    """A seat's letter, n or m for a neutral colour, a dot for a free slot."""
    if slot == -1:
        return ROCK
    return seat_mark(slot) if slot not in NEUTRALS else NEUTRALS[slot]


def seat_mark(seat: int) -> str:
    return f"[{SEAT_COLOURS[seat]}]{SEAT_LETTERS[seat]}[/]"
