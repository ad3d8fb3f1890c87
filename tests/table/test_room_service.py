"""The room service against a simple model, by Hypothesis: whatever order people do things in, the two agree."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from podziemia.bots import LEVELS
from podziemia.kernel.errors import Trouble
from podziemia.table.listeners import Listener
from podziemia.table.metrics import Metrics
from podziemia.table.past import moment, story
from podziemia.table.requests import Answer, NewRoom, NewSeat, SeatChange, Undo, Vote
from podziemia.table.rooms import DirectJournal
from podziemia.table.seating import change_seat
from podziemia.table.sitting import sit
from podziemia.table.store import Store
from podziemia.table.table import Created, Stale, Table
from podziemia.table.undo import ask_undo, vote
from tests.table.support import FirstThinker, Json, SeededTokens, heard

T = TypeVar("T")


class RoomMachine(RuleBasedStateMachine):
    """Three people and a bot at one table. `line` is the model: the moves that stand, as seat and text."""

    @initialize(seed=st.integers(0, 1000))
    def begin(self, seed: int) -> None:
        self.loop = asyncio.new_event_loop()
        self.store = Store("sqlite://")
        self.seed = seed
        self.tokens = SeededTokens(seed)
        self.restart()
        kinds = [NewSeat("me"), NewSeat("open"), NewSeat("open"), NewSeat("bot")]
        self.created: Created = self.run(self.table.create(NewRoom("whisper", kinds), "en"))
        self.room = self.created.room
        self.secrets = {0: self.created.own}
        for seat, secret in self.created.links:
            self.sit_down(seat, secret)
        self.line: list[tuple[int, str]] = []
        self.undos = 0
        self.given: list[tuple[Answer, Json]] = []
        self.stand_ins: set[int] = set()
        self.request: tuple[int, int, set[int]] | None = None
        self.hands: list[tuple[int, int, str]] = []
        self.follow()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def refused(self, key: str, work: Coroutine[Any, Any, object]) -> Trouble:
        with pytest.raises(Trouble) as raised:
            self.run(work)
        assert raised.value.key == key
        return raised.value

    def sit_down(self, seat: int, secret: str) -> None:
        opened, own = self.run(sit(self.table, self.room, secret))
        assert (opened, own != secret) == ({"seats": [seat]}, True)
        self.secrets[seat] = [own]
        self.refused("link-taken", sit(self.table, self.room, secret))

    async def settle(self) -> None:
        while any(live.thinking for live in self.table.rooms.values()):
            await asyncio.sleep(0)

    def follow(self) -> None:
        """Let the bots move, and take their moves over into the model."""
        self.run(self.settle())
        stored = self.store.load(self.room)
        assert stored is not None
        bots = [row for row in stored.moves if row["by"] == "bot"]
        for row in bots[len(getattr(self, "bot_rows", [])) :]:
            self.line.append((row["seat"], row["text"]))
        self.bot_rows = bots

    def position(self, seat: int) -> Json:
        room = self.run(self.table.room(self.room, self.secrets[seat], seat))
        decoded: Json = msgspec.json.decode(msgspec.json.encode(room))["position"]
        return decoded

    # ---- what people do ----

    @rule()
    def restart(self) -> None:
        """The process is gone and comes back."""
        if hasattr(self, "table"):
            self.run(self.settle())
        thinker = FirstThinker(self.seed)
        self.table = Table(DirectJournal(self.store), self.tokens, lambda: 0.0, thinker, Metrics(), LEVELS)
        self.listener: Listener | None = None

    @rule(seat=st.integers(0, 2), pick=st.integers(0, 5))
    def answer(self, seat: int, pick: int) -> None:
        position = self.position(seat)
        asked = position["ask"]
        text = asked["options"][pick % len(asked["options"])]["text"] if asked else "keep"
        wish = Answer(seat, len(self.line), text, f"nonce {len(self.given)}", self.undos)
        work = self.table.answer(self.room, self.secrets[seat], wish)
        if seat in self.stand_ins:
            self.refused("seat-with-bot", work)
        elif position["places"] is not None:
            self.refused("game-over", work)
        elif asked is None:
            self.refused("not-your-turn", work)
        else:
            self.given.append((wish, dict(self.run(work))))
            self.line.append((seat, text))
            self.request = None
            assert self.given[-1][1] == {"n": len(self.line), "line": self.undos}
            self.follow()

    @precondition(lambda self: self.given)
    @rule(data=st.data())
    def resend(self, data: st.DataObject) -> None:
        wish, reply = data.draw(st.sampled_from(self.given))
        assert self.run(self.table.answer(self.room, self.secrets[wish.seat], wish)) == reply

    @rule(seat=st.integers(0, 2), off=st.sampled_from([-2, -1, 1, 2]))
    def answer_late(self, seat: int, off: int) -> None:
        if seat in self.stand_ins or len(self.line) + off < 0:
            return
        wish = Answer(seat, len(self.line) + off, "keep", "late", self.undos)
        trouble = self.refused("stale", self.table.answer(self.room, self.secrets[seat], wish))
        assert isinstance(trouble, Stale)
        missed = range(wish.n + 1, len(self.line) + 1) if off < 0 else [len(self.line)]
        assert [position["n"] for position in trouble.missed] == list(missed)

    @rule(seat=st.integers(0, 2), back=st.integers(1, 4))
    def undo(self, seat: int, back: int) -> None:
        to = len(self.line) - back
        if to < 0:
            return
        offer = self.position(seat)["undo"]
        over = self.position(seat)["places"] is not None
        work = ask_undo(self.table, self.room, self.secrets[seat], Undo(seat, to))
        if seat in self.stand_ins:
            self.refused("seat-with-bot", work)
        elif over:
            self.refused("game-over", work)
        elif self.request is not None:
            self.refused("undo-pending", work)
        else:
            others = {other for other in (0, 1, 2) if other != seat} - self.stand_ins
            free = offer is not None and offer["free"] and to >= offer["reach"]
            done = self.run(work)
            assert set(done.get("waiting", [])) == (set() if free else others)  # type: ignore[call-overload]
            if free or not others:
                self.gone_back(to)
            else:
                self.request = (seat, to, others)

    def gone_back(self, to: int) -> None:
        del self.line[to:]
        self.undos += 1
        self.request = None
        self.follow()

    @rule(seat=st.integers(0, 2), yes=st.booleans())
    def vote(self, seat: int, yes: bool) -> None:
        work = vote(self.table, self.room, self.secrets[seat], Vote(seat, yes))
        request = self.request
        if request is None or (seat not in request[2] and (yes or seat != request[0])):
            self.refused("undo-none", work)
            return
        self.run(work)
        if not yes:
            self.request = None
            self.follow()
        else:
            self.agreed(seat)

    def agreed(self, seat: int) -> None:
        assert self.request is not None
        self.request[2].discard(seat)
        if not self.request[2]:
            self.gone_back(self.request[1])

    @rule(seat=st.integers(0, 2), bot=st.booleans())
    def change_hands(self, seat: int, bot: bool) -> None:
        wish = SeatChange("bot", LEVELS[0]) if bot else SeatChange("back")
        self.run(change_seat(self.table, self.room, self.secrets[seat], seat, wish))
        if bot:
            self.stand_ins.add(seat)
            if self.request is not None and seat in self.request[2]:
                self.agreed(seat)
        else:
            self.stand_ins.discard(seat)
        self.follow()

    @rule(seat=st.integers(1, 2))
    def free(self, seat: int) -> None:
        old = self.secrets[seat]
        done = self.run(change_seat(self.table, self.room, self.secrets[0], seat, SeatChange("free")))
        self.refused("link-revoked", self.table.room(self.room, old, seat))
        self.sit_down(seat, str(done["url"]).split("#k=")[1])  # type: ignore[typeddict-item]
        self.hands += [(len(self.line), seat, "freed"), (len(self.line), seat, "taken")]
        self.stand_ins.discard(seat)  # who sits down plays himself

    @rule(seat=st.integers(1, 2))
    def play_on_another_device(self, seat: int) -> None:
        done = self.run(change_seat(self.table, self.room, self.secrets[seat], seat, SeatChange("device")))
        self.sit_down(seat, str(done["url"]).split("#k=")[1])  # type: ignore[typeddict-item]

    @rule()
    def listen(self) -> None:
        if self.listener is not None:
            self.run(self.let_go(self.listener))  # a browser that comes back has let go of its old line
        self.listener = self.run(self.table.listen(self.room, self.secrets[0], 0, None))
        self.follow()
        heard(self.listener)

    async def let_go(self, listener: Listener) -> None:
        self.table.leave(self.room, listener)

    # ---- what must always hold ----

    @invariant()
    def the_room_is_as_the_model_says(self) -> None:
        log = self.run(story(self.table, self.room, self.secrets[0], 0))
        moves = log["moves"]
        assert isinstance(moves, list)
        assert [move["seat"] for move in moves] == [seat for seat, _ in self.line]
        position = self.position(0)
        assert (position["n"], position["line"]) == (len(self.line), self.undos)
        room = self.run(self.table.room(self.room, self.secrets[1], 1))
        request = room["undo_request"]
        assert (request is None) == (self.request is None)
        links = [hand for hand in room["hands"] if hand["what"] in ("freed", "taken")]
        assert [(hand["after"], hand["seat"], hand["what"]) for hand in links] == self.hands

    @invariant()
    def the_past_is_the_same_as_when_it_was_now(self) -> None:
        past = self.run(moment(self.table, self.room, self.secrets[1], len(self.line) // 2, 1))
        assert past["n"] == len(self.line) // 2

    @invariant()
    def who_listens_is_up_to_date(self) -> None:
        if self.listener is not None:
            told = [data for _, event, data in heard(self.listener) if event == "move"]
            if told:
                assert (told[-1]["n"], told[-1]["line"]) == (len(self.line), self.undos)

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.settle())
            self.store.close()
            self.loop.close()


TestRoomService = RoomMachine.TestCase
TestRoomService.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],  # a failing sequence is shown as it came: to shorten it would take minutes
    suppress_health_check=list(HealthCheck),
)
