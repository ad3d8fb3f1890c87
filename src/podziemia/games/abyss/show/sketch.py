"""The table as lines of text."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import (
    CARD_IDS,
    LORD_IDS,
    LORDS,
    NO_RACE,
    RACE_OF,
    RACES,
    REWARDS,
    THREAT_REWARDS,
    TRACK_SPACES,
    VALUE_OF,
    Lord,
)
from podziemia.kernel.show import Say, View, message_id
from podziemia.kernel.sketch import Seen, Sketch

RACE_COLOURS: Final = ("magenta", "red", "yellow", "green", "blue")
GUILD_COLOURS: Final = ("red", "green", "magenta", "blue", "yellow", "white")
MONSTER_COLOUR: Final = "bold"


def sketch(view: View, say: Say) -> str:
    """Court, depths, Council, locations, then the players."""
    table = AbyssSketch("abyss", view, say)
    blocks = [table.court(), table.depths(), table.council(), table.locations(), table.players()]
    return "\n".join([line for block in blocks for line in block])


class AbyssSketch(Sketch):
    """Draws one view."""

    def heading(self, thing: str) -> str:
        return self.say(message_id("abyss", "name", thing) + ".title")

    def ally(self, card: str) -> str:
        """The name in the colour of its race."""
        return coloured(ally_colour(card), self.name(card))

    def allies(self, cards: list[str]) -> str:
        """By race: `crab 1 3 3 · squid 2`."""
        numbers = sorted([CARD_IDS.index(card) for card in cards])
        shown = []
        for race, name in enumerate(RACES):
            values = [str(VALUE_OF[number]) for number in numbers if RACE_OF[number] == race]
            if values:
                shown.append(coloured(RACE_COLOURS[race], f"{self.name(name)} {' '.join(values)}"))
        return " · ".join(shown) or self.word("none")

    def lord(self, lord: str) -> str:
        return coloured(lord_colour(lord), self.heading(lord))

    # ---- the middle of the table ----

    def court(self) -> list[str]:
        lords = [lord for lord in self.view["court"] if lord is not None]
        rows = [self.court_row(LORDS[LORD_IDS.index(lord)]) for lord in lords]
        head = ("", self.word("cost"), self.word("influence"), self.word("keys"), self.word("ability"))
        widths = [max([len(row[i]) for row in [*rows, head]]) for i in range(len(head))]
        lines = [self.title("court", self.word("lord-deck", n=self.view["lord_deck"]))]
        lines.append("  [dim]" + laid_out(head, widths) + "[/]")
        for lord, row in zip(lords, rows, strict=True):
            padded = laid_out(row, widths)
            name = padded[: widths[0]]
            lines.append("  " + coloured(lord_colour(lord), name) + padded[widths[0] :])
        return lines

    def court_row(self, lord: Lord) -> tuple[str, str, str, str, str]:
        name = self.heading(lord.id)
        return name, self.cost(lord), str(lord.influence), str(lord.keys), self.short(lord.id)

    def cost(self, lord: Lord) -> str:
        """`10 crab +1`: value 10 from crabs and one more race."""
        if lord.must == NO_RACE:
            return f"{lord.value:2} {self.word('all-races')}"
        others = f" +{lord.races - 1}" if lord.races > 1 else ""
        return f"{lord.value:2} {self.name(RACES[lord.must])}{others}"

    def depths(self) -> list[str]:
        track = [self.ally(card) for card in self.view["track"]]
        track += ["[dim]–[/]"] * (TRACK_SPACES - len(track))
        deck = self.word("deck", n=self.view["deck"])
        price = self.word("price", n=self.view["price"])
        threat = self.word("threat", n=self.view["threat"], rewards=self.rewards(self.view["threat"]))
        return [self.title("depths", deck, price), "  " + " │ ".join(track), f"  {threat}"]

    def rewards(self, space: int) -> str:
        *others, last = [self.name(REWARDS[i].id) for i in THREAT_REWARDS[space]]
        return self.word("or", first=", ".join(others), second=last) if others else last

    def council(self) -> list[str]:
        stacks = self.view["council"]
        shown = [
            coloured(RACE_COLOURS[i] if stacks[race] else "dim", f"{self.name(race)} ×{stacks[race]}")
            for i, race in enumerate(RACES)
        ]
        return [self.title("council"), "  " + " · ".join(shown)]

    def locations(self) -> list[str]:
        lines = [self.title("locations", self.word("location-stack", n=self.view["location_stack"]))]
        lines += [f"  {self.heading(tile)} [dim]· {self.short(tile)}[/]" for tile in self.view["available"]]
        if self.view["drawn"]:
            drawn = ", ".join([self.heading(tile) for tile in self.view["drawn"]])
            lines.append(f"  {self.word('drawn')}: {drawn}")
        return lines

    # ---- the players ----

    def players(self) -> list[str]:
        last = self.view["last_turns"] is not None and not self.view["over"]
        lines = [f"[bold red]{self.word('last-turns')}[/]"] if last else []
        for player in self.view["players"]:
            lines += self.player(player)
        return lines

    def player(self, player: Seen) -> list[str]:
        """A line of counts, then what lies before the player; the hand of the one who looks."""
        active = player["seat"] == self.view["active"] and not self.view["over"]
        mark = "[bold yellow]▸[/]" if active else " "
        lines = [f"{mark} [bold]{self.word('player', seat=player['seat'])}[/] · {self.counts(player)}"]
        if player["lords"]:
            lines.append(self.row("lords", ", ".join([self.free_lord(lord) for lord in player["lords"]])))
        lines += [f"    {self.location(tile)}" for tile in player["locations"]]
        if player["affiliated"]:
            lines.append(self.row("affiliated", self.allies(player["affiliated"])))
        if active and self.view["paid"]:
            lines.append(self.row("paid", self.allies(self.view["paid"])))
        if active and self.view["spent"]:
            lines.append(self.row("spent", ", ".join([self.lord(lord) for lord in self.view["spent"]])))
        if player["hand"] is not None and not self.view["over"]:
            lines.append(self.row("hand", self.allies(player["hand"])))
        if player["tokens"]:
            lines.append(self.row("tokens-held", ", ".join([str(value) for value in player["tokens"]])))
        return lines

    def row(self, key: str, text: str) -> str:
        return f"    [dim]{self.word(key)}:[/] {text}"

    def counts(self, player: Seen) -> str:
        """Pearls, keys, cards, tokens, and the points that everybody can count."""
        points = sum([part or 0 for part in player["points"].values()])
        counts = [
            self.word("pearls", n=player["pearls"]),
            self.word("key-count", n=player["keys"]),
            self.word("cards", n=player["hand_size"]),
        ]
        if player["token_count"]:
            counts.append(self.word("tokens", n=player["token_count"]))
        return ", ".join([*counts, self.word("points", n=points)])

    def free_lord(self, lord: Seen) -> str:
        disabled = f" ({self.word('disabled')})" if lord["disabled"] else ""
        return self.lord(lord["id"]) + disabled

    def location(self, tile: Seen) -> str:
        under = ", ".join([self.lord(lord) for lord in tile["lords"]])
        worth = self.word("points", n=tile["points"])
        return f"[bold]{self.heading(tile['id'])}[/] ({worth})" + (f": {under}" if under else "")


def coloured(colour: str, text: str) -> str:
    return f"[{colour}]{text}[/]"


def ally_colour(card: str) -> str:
    number = CARD_IDS.index(card)
    return RACE_COLOURS[RACE_OF[number]] if number < len(RACE_OF) else MONSTER_COLOUR


def lord_colour(lord: str) -> str:
    return GUILD_COLOURS[LORDS[LORD_IDS.index(lord)].guild]


def laid_out(row: tuple[str, ...], widths: list[int]) -> str:
    """Columns side by side; numbers to the right."""
    cells = [cell.rjust(w) if cell.isdigit() else cell.ljust(w) for cell, w in zip(row, widths, strict=True)]
    return "  ".join(cells).rstrip()
