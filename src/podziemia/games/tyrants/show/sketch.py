"""The table as lines of text."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import ASPECTS, CARD_IDS, CARDS, NO_ASPECT, NO_COST
from podziemia.games.tyrants.data.map import ROUTES, SITES, Route, Site
from podziemia.games.tyrants.data.options import SEATS
from podziemia.kernel.show import Say, View
from podziemia.kernel.sketch import Seen, Sketch

ASPECT_COLOURS: Final = ("red", "yellow", "cyan", "green", "white")
SEAT_COLOURS: Final = {"A": "bright_red", "B": "bright_blue", "C": "bright_green", "D": "bright_magenta"}
EMPTY: Final = "[dim]·[/]"
WIDEST_SITE: Final = max(len(site.spaces) for site in SITES)
WHITE_MARK: Final = "[white]o[/]"


def sketch(view: View, say: Say) -> str:
    """Market, map, then the players."""
    table = TyrantsSketch("tyrants", view, say)
    blocks = [table.market(), table.map(), table.players()]
    return "\n".join([line for block in blocks for line in block])


class TyrantsSketch(Sketch):
    """Draws one view."""

    def card(self, id: str) -> str:
        """The name in the colour of its aspect."""
        aspect = CARDS[CARD_IDS.index(id)].aspect
        return coloured("dim" if aspect == NO_ASPECT else ASPECT_COLOURS[aspect], self.name(id))

    def cards(self, ids: list[str]) -> str:
        """Each different card once, with how many there are."""
        counted = [(id, ids.count(id)) for id in dict.fromkeys(ids)]
        return ", ".join([self.card(id) + (f" ×{n}" if n > 1 else "") for id, n in counted]) or self.word("none")

    # ---- the market ----

    def market(self) -> list[str]:
        lines = [self.title("market", self.word("market-deck", n=self.view["market_deck"]))]
        lines += [self.market_row(id) for id in self.view["market"] if id is not None]
        stacks = [
            ("house_guard", "house_guards"),
            ("priestess_of_lolth", "priestesses"),
            ("insane_outcast", "outcasts"),
        ]
        left = [f"{self.card(id)} ×{self.view[key]}" for id, key in stacks if self.view[key]]
        lines.append(f"  [dim]{self.word('stacks')}:[/] " + (" · ".join(left) or self.word("none")))
        if self.view["devoured"]:
            lines.append(f"  [dim]{self.word('devoured')}:[/] {self.cards(self.view['devoured'][::-1])}")
        return lines

    def market_row(self, id: str) -> str:
        """`3  Blackguard  malice 1/3  2 Power or assassinate`."""
        card = CARDS[CARD_IDS.index(id)]
        cost = "–" if card.cost == NO_COST else str(card.cost)
        aspect = "" if card.aspect == NO_ASPECT else self.name(ASPECTS[card.aspect])
        short = self.short(id)
        return f"  {cost:>2}  {self.card(id)} [dim]{aspect} {card.deck_vp}/{card.circle_vp}[/]  {short}"

    # ---- the map ----

    def map(self) -> list[str]:
        last = [self.word("last-round")] if self.view["end_triggered"] and not self.view["over"] else []
        lines = [self.title("map", self.word("round", n=self.view["round"]), *last)]
        lines += [self.site(site) for site in SITES if site.id in self.view["sites"]]
        held = [route for route in ROUTES if any(f"{route.id}.{i}" in self.troops for i in range(len(route.spaces)))]
        if held:
            lines.append(f"  [dim]{self.word('routes')}:[/]")
            lines += [f"    {self.route(route)}" for route in held]
        return lines

    @property
    def troops(self) -> Seen:
        troops: Seen = self.view["troops"]
        return troops

    def spaces(self, id: str, n: int) -> str:
        """One sign a space: a seat's letter, o for a white troop, a dot for an empty one."""
        return " ".join([piece(self.troops.get(f"{id}.{i}")) for i in range(n)])

    def route(self, route: Route) -> str:
        ends = "–".join([self.name(end) for end in route.ends])
        return f"{self.spaces(route.id, len(route.spaces))}  {ends}"

    def site(self, site: Site) -> str:
        seen = self.view["sites"][site.id]
        notes = [self.word("vp", n=site.vp)]
        if site.marker is not None:
            notes.append(self.word("marker"))
        if seen["control"] is not None:
            notes.append(self.word("total" if seen["total"] else "control", seat=seen["control"]))
        if seen["spies"]:
            notes.append(self.word("spies-at", letters=" ".join([piece(SEATS[seat]) for seat in seen["spies"]])))
        spaces = self.spaces(site.id, len(site.spaces)) + "  " * (WIDEST_SITE - len(site.spaces))
        return f"  {spaces} [bold]{self.name(site.id)}[/] [dim]{' · '.join(notes)}[/]"

    # ---- the players ----

    def players(self) -> list[str]:
        return [line for player in self.view["players"] for line in self.player(player)]

    def player(self, player: Seen) -> list[str]:
        """A line of counts, the pool of the active player, the cards everybody sees, the hand of the one who looks."""
        active = player["seat"] == self.view["active"] and not self.view["over"]
        mark = "[bold yellow]▸[/]" if active else " "
        name = self.word("player", seat=player["seat"])
        lines = [f"{mark} {piece(SEATS[player['seat']])} [bold]{name}[/] · {self.counts(player)}"]
        if active:
            pool = self.word("pool", power=self.view["power"], influence=self.view["influence"])
            lines.append(f"    [bold]{pool}[/]")
        lines += [self.row(key, self.cards(player[key])) for key in ("played", "circle", "discard") if player[key]]
        if active and self.view["pending"]:
            lines.append(self.row("waiting", self.cards([effect["card"] for effect in self.view["pending"]])))
        if player["hand"] is not None and not self.view["over"]:
            lines.append(self.row("hand", self.cards(player["hand"])))
        return lines

    def row(self, key: str, text: str) -> str:
        return f"    [dim]{self.word(key)}:[/] {text}"

    def counts(self, player: Seen) -> str:
        """Cards, troops and spies left, trophies, points as they stand."""
        return ", ".join(
            [
                self.word("hand-size", n=player["hand_size"]),
                self.word("market-deck", n=player["deck"]),
                self.word("barracks", n=player["barracks"]),
                self.word("spies", n=player["spies"]),
                self.word("trophies", n=sum(player["trophies"].values())),
                self.word("points", n=sum(player["points"].values())),
            ]
        )


def coloured(colour: str, text: str) -> str:
    return f"[{colour}]{text}[/]"


def piece(colour: str | None) -> str:
    """A troop or spy as one letter."""
    if colour is None:
        return EMPTY
    return WHITE_MARK if colour == "white" else coloured(SEAT_COLOURS[colour], colour)
