"""A room: a record plus seats and keys. Everything here is computed from the stored rows and can be thrown away."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.classroom import classroom_of
from podziemia.kernel.errors import BadRecord, Trouble
from podziemia.kernel.history import History, Moment
from podziemia.kernel.record import VIEW_DIGESTS, Move, Record
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.eyes import position
from podziemia.table.keys import Key, Visitor, visitor_of
from podziemia.table.store import Row, StoredRoom
from podziemia.table.turns import Patron
from podziemia.table.wire import UndoRequest

HUMAN: Final = "human"
BOT: Final = "bot"
MOVE: Final = "move"
UNDO: Final = "undo"
GONE: Final = "gone"
FREED: Final = "freed"
TAKEN: Final = "taken"
"""A row that is no move: the moves after the n-th were taken back; or a taken-back move of a record from elsewhere; or
the host freed a seat, and somebody new sat down there."""


MOST_ROWS: Final = 5000
"""Moves, changed minds and undos of one room. The longest games we know take some 900; without an end to it, a room
could be made that takes minutes to play through."""


@dataclass
class Seat:
    """Who sits there. A human's seat may be played by a bot for a while: `stand_in` is that bot's level."""

    seat: int
    kind: wire.SeatKind
    name: str
    level: str = ""
    stand_in: str = ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now; empty when a person does."""
        return self.level if self.kind == BOT else self.stand_in


class Given(NamedTuple):
    """An answer that was taken, and what its sender was told."""

    text: str
    reply: wire.Moment


class Room:
    """One room as it stands after the last committed row."""

    def __init__(self, stored: StoredRoom) -> None:
        row = stored.room
        self.id: str = row["id"]
        self.game: str = row["game"]
        self.edition: int = row["edition"]
        self.settings: dict[str, str] = msgspec.json.decode(row["settings"], type=dict[str, str])
        self.name: str = row["name"]
        self.seed: str = row["seed"]
        self.webhook: str = row["webhook"]
        self.lang: str = row["lang"]
        self.frozen: bool = row["frozen"]
        self._read(stored)
        self.hands: list[wire.Hand] = []
        self.nonces: dict[tuple[int, str], Given] = {}
        self.chart: list[wire.Totals] | None = None
        school = find_game(self.game).school
        self.lesson = school.lesson_of(self.settings) if school is not None else None
        self.rows = 0
        self.plays: int = find_game(self.game).edition
        # Whatever is played through below came out as it was, by the rules of today: the record is one of theirs.
        self.history = History(Record(self.game, self.plays, len(self.seats), self.seed, self.settings))
        self.classroom = classroom_of(self.history)
        for move in stored.moves:
            self._take(move)

    def _read(self, stored: StoredRoom) -> None:
        """What may change beside the moves."""
        row = stored.room
        self.rematch: str = row["rematch"]
        self.version: int = row["version"]
        self.undo_request = msgspec.json.decode(row["undo"], type=UndoRequest) if row["undo"] else None
        self.seats = [Seat(s["seat"], s["kind"], s["name"], s["level"], s["stand_in"]) for s in stored.seats]
        self.keys = {
            k["hash"]: Key(k["hash"], k["role"], k["seat"], bool(k["revoked"]), bool(k["used"])) for k in stored.keys
        }

    def go_on(self, later: StoredRoom) -> None:
        """Become what the room is now; of its moves `later` has those that came since."""
        for row in later.moves:
            self._take(row)
        self._read(later)

    def _take(self, row: Row) -> None:
        if row["edition"] > self.plays:  # else two versions side by side would play one game by two sets of rules
            raise Trouble("room-newer", room=self.id)
        self.rows += 1
        if row["kind"] == UNDO:
            self.history.take_back(int(row["text"]), row["seat"])
            return
        if row["kind"] in (FREED, TAKEN):
            self._hand(row["kind"], row["seat"])
            return
        format, _, digest = row["digest"].rpartition(":")
        move = Move(row["seat"], row["text"], row["by"], row["kind"] == GONE, digest)
        self.history.take(move, int(format or VIEW_DIGESTS))
        if row["nonce"]:
            self.remember(row["seat"], row["nonce"], row["text"])

    def tell_hands(self, what: str, seat: int) -> None:
        """One row more: a seat has changed hands, for all to know."""
        self.rows += 1
        self._hand(what, seat)

    def _hand(self, what: str, seat: int) -> None:
        told: Literal["freed", "taken"] = "freed" if what == FREED else "taken"
        self.hands.append({"after": self.history.count, "seat": seat, "what": told})

    def fields(self) -> Row:
        """What changes of the room's own row, as it stands in memory."""
        undo = self.undo_request
        return {
            "over": self.over,
            "undo": msgspec.json.encode(undo).decode() if undo is not None else "",
            "rematch": self.rematch,
            "bots": self.bots_may_move,
        }

    @property
    def only_bots(self) -> bool:
        return all(seat.bot for seat in self.seats)

    @property
    def is_show(self) -> bool:
        """Bots play, and people can only look on."""
        return self.only_bots and not self.open

    def patron(self) -> Patron:
        """For whom a bot or an adviser thinks here: this room, and whoever is asking now."""
        return Patron(self.id, CLIENT.get(), self.only_bots)

    @property
    def bots_may_move(self) -> bool:
        return not (self.frozen or self.dismissed) and any(
            self.seats[seat].bot for seat in self.history.match.waiting()
        )

    def remember(self, seat: int, nonce: str, text: str) -> wire.Moment:
        """The reply to the move just made; the same answer with the same nonce will get it again."""
        self.nonces[seat, nonce] = given = Given(text, self.moment())
        return given.reply

    def reply_to(self, seat: int, nonce: str, text: str) -> wire.Moment | None:
        """The reply that this answer got when it came before. Another answer cannot have the same nonce."""
        given = self.nonces.get((seat, nonce))
        if given is None:
            return None
        if given.text != text:
            raise Trouble("nonce-used")
        return given.reply

    def check_length(self) -> None:
        """Whether there may be one row more."""
        if self.rows >= MOST_ROWS:
            raise Trouble("room-too-long", most=MOST_ROWS)

    # ---- who ----

    def visitor(self, secrets: list[str]) -> Visitor:
        return visitor_of(self.keys, secrets)

    @property
    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == HUMAN]

    def alone(self, visitor: Visitor) -> bool:
        """No other people play here, so that looking behind the curtain harms nobody."""
        if self.frozen:
            return True
        humans = self.humans
        return visitor.owner if not humans else len(humans) == 1 and humans[0] in visitor.seats

    def check_seat(self, visitor: Visitor, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Trouble("seat-unknown", seat=seat, seats=len(self.seats))
        if seat not in visitor.seats:
            raise Trouble("seat-not-yours", seat=SEAT_LETTERS[seat])

    def check_eyes(self, visitor: Visitor, eyes: int) -> int:
        """Whose knowledge the visitor may ask for: its own, a spectator's, and after the end anybody's."""
        if eyes != SPECTATOR and not self.open:
            if eyes == OMNISCIENT:
                raise Trouble("not-over")
            self.check_seat(visitor, eyes)
        if not OMNISCIENT <= eyes < len(self.seats):
            raise Trouble("seat-unknown", seat=eyes, seats=len(self.seats))
        return eyes

    def eyes(self, visitor: Visitor) -> int:
        """The first of the visitor's seats, or a spectator's eyes."""
        return visitor.seats[0] if visitor.seats else SPECTATOR

    # ---- what ----

    @property
    def over(self) -> bool:
        return self.history.match.over

    @property
    def open(self) -> bool:
        """Everything may be known: the game is over, or it is a record that somebody brought."""
        return self.over or self.frozen

    @property
    def dismissed(self) -> bool:
        """An exercise is over: nothing more is asked, and its answers may still be taken back."""
        return self.classroom is not None and self.classroom.stopped

    def position(self, eyes: int, n: int | None = None, back: bool = False) -> wire.Position:
        """The table after n moves, or as it stands."""
        return position(self.history, self.history.count if n is None else n, eyes, back, self.classroom)

    def moment(self) -> wire.Moment:
        """Where the room stands, as clients are told it: `line` is how often moves were taken back."""
        n, takebacks = self.history.moment
        return {"n": n, "line": takebacks}

    def seen(self, n: int | None, line: int | None) -> Moment:
        """The moment that a client has seen; what it does not say is as it is now."""
        now = self.history.moment
        return Moment(now.n if n is None else n, now.takebacks if line is None else line)

    def record(self) -> Record:
        """The record with the names at the table."""
        record = self.history.record()
        record.names = {seat.seat: seat.name for seat in self.seats if seat.name}
        return record

    def plain(self, visitor: Visitor, online: frozenset[int]) -> wire.RoomNews:
        """The room as the visitor may know it, without the position."""
        joined = {key.seat for key in self.keys.values() if key.seated}
        return {
            "room": self.id,
            "name": self.name,
            "game": self.game,
            "edition": self.edition,
            "plays": self.plays,
            "settings": self.settings,
            **self.moment(),
            "over": self.over,
            "frozen": self.frozen,
            "lesson": self.lesson.id if self.lesson is not None else None,
            "seed_hash": sha256(self.seed.encode()).hexdigest(),
            "seed": self.seed if self.open else None,
            "seats": [
                {
                    "seat": seat.seat,
                    "letter": SEAT_LETTERS[seat.seat],
                    "name": seat.name,
                    "kind": seat.kind,
                    "level": seat.level,
                    "online": seat.seat in online,
                    "played_by_bot": bool(seat.stand_in),
                    "joined": seat.kind == BOT or seat.seat in joined,
                }
                for seat in self.seats
            ],
            "you": {"seats": list(visitor.seats), "owner": visitor.owner, "spectator": visitor.watcher},
            "alone": self.alone(visitor),
            "hands": self.hands,
            "undo_request": self.undo_request,
            "rematch": self.rematch or None,
        }


def replay(stored: StoredRoom) -> Room:
    """The room of these rows; a trouble when this build cannot play them. It touches nothing else, so that a long game
    may be played through in a thread."""
    try:
        return Room(stored)
    except BadRecord as trouble:
        raise Trouble("room-diverged", room=stored.room["id"], move=trouble.details.get("move", 0)) from trouble
