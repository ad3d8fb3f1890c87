"""The table as numbers, for those who learn: what a seat sees, with the seat itself first."""

from __future__ import annotations

from array import array
from typing import Final

from podziemia.games.shadespire.data.boards import BOARD_IDS
from podziemia.games.shadespire.data.cards import CARD_IDS, TOKENS
from podziemia.games.shadespire.data.dice import FACE_IDS
from podziemia.games.shadespire.data.hexes import HEX_IDS, JOIN_IDS, NO_ONES, NOWHERE
from podziemia.games.shadespire.data.options import ACTION_IDS, FIGHTER_THINGS, REACTION_IDS
from podziemia.games.shadespire.data.warbands import FIGHTER_IDS, WARBAND_IDS
from podziemia.games.shadespire.rules.deed import Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.state import END_DRAW, PLACE_TOKENS, Player, ShadespireState
from podziemia.games.shadespire.rules.strength import defence_of
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.bits import members
from podziemia.kernel.encoding import Encoding, blank, tally

KINDS: Final = (
    "board.pick",
    "board.turn",
    "board.join",
    "token.place",
    "mulligan",
    "deploy.first",
    "deploy.fighter",
    "deploy.hex",
    "round.first",
    "activation",
    "power",
    "move.to",
    "charge.to",
    "attack.with",
    "attack.target",
    "attack.next",
    "attack.all-out",
    "attack.reroll",
    "defence.reroll",
    "defence.aside",
    "attack.gambit",
    "drive.to",
    "drive.further",
    "push.to",
    "push.lethal",
    "support.doubled",
    "place.to",
    "react.before-rolls",
    "react.failed",
    "react.success",
    "react.doomed",
    "react.drive-back",
    "react.after-attack",
    "react.after-move",
    "react.ploy",
    "react.choice",
    "react.after-ploy",
    "react.upgrade",
    "react.activation",
    "react.after-action",
    "react.relics",
    "score.now",
    "end.score",
    "discard.objectives",
    "discard.power",
    "end.upgrade",
    "upgrade.on",
    "choose.fighter",
    "choose.next",
    "choose.up-to",
    "choose.token",
    "choose.hex",
    "choose.card",
    "choose.direction",
    "draw.how-many",
    "flee.with",
    "time-trap",
    "phase.start",
    "charm.ploy",
    "spoils.upgrade",
    "ready.action",
)
THINGS: Final = tuple(dict.fromkeys((*CARD_IDS, *FIGHTER_THINGS, *ACTION_IDS, *REACTION_IDS, *BOARD_IDS)))
SEATS: Final = 2
CARDS: Final = len(CARD_IDS)
FIGHTERS: Final = len(FIGHTER_IDS)
HEXES: Final = len(HEX_IDS)
FACES: Final = len(FACE_IDS)
MANY: Final = 999
"""No number of the table is greater."""
TRAITS: Final = 13
"""Numbers a fighter, see `_fighter`."""
COUNTS: Final = 17
"""Numbers a player, see `_player`."""
TERRITORIES: Final = 3


class ShadespireEncoding(Encoding[ShadespireState]):
    """Hexes go by the names they have on the joined boards, fighters by their cards: a warband has each once."""

    def __init__(self) -> None:
        super().__init__(SEATS, KINDS, THINGS)
        self._grounds: dict[tuple[tuple[int, int, int, int, int, bool], bool], array[int]] = {}
        self.objectives = self.add("objectives in hand", CARDS, high=SEATS)
        self.hand = self.add("power cards in hand", CARDS, high=SEATS)
        self.passed_over = self.add("objectives passed over", CARDS, high=MANY)
        self.warband = self.add("warband", SEATS, len(WARBAND_IDS))
        self.board = self.add("board", SEATS, len(BOARD_IDS))
        self.join = self.add("join", len(JOIN_IDS))
        self.ground = self.add("territory: own, enemy, no one's", TERRITORIES, HEXES)
        self.add("blocked", HEXES)
        self.add("lethal", HEXES)
        self.add("starting hexes", HEXES)
        self.tokens = self.add("token hexes", TOKENS, high=HEXES)
        self.facedown = self.add("tokens face down", HEXES)
        self.shard = self.add("shard", HEXES)
        self.holders = self.add("tokens: holder now, before, at the start", 3, TOKENS, low=-1, high=MANY)
        self.stands = self.add("who stands where", SEATS, HEXES)
        self.traits = self.add("fighters", SEATS, FIGHTERS, TRAITS, high=MANY)
        self.upgrades = self.add("upgrades: on which fighter", SEATS, CARDS, high=FIGHTERS)
        self.spells = self.add("ploys in force", SEATS, CARDS, high=MANY)
        self.coming = self.add("ploys to come", SEATS, CARDS, high=MANY)
        self.anticipated = self.add("cards named", SEATS, CARDS, high=MANY)
        self.stage = self.add("stage", END_DRAW + 1)
        self.active = self.add("whose activation", SEATS)
        self.turn_to = self.add("whose turn in the step", SEATS)
        self.first = self.add("who began the round", SEATS)
        self.plain = self.add("round", high=3)
        self.add("passes", high=MANY)
        self.add("no power cards")
        self.add("turned boards", high=4)
        self.add("fighters that charged", high=MANY)
        self.add("fighters that moved", high=MANY)
        self.add("hits", high=MANY)
        self.add("pistol hits", high=MANY)
        self.attacker = self.add("attack under way: attacker", FIGHTERS, high=SEATS)
        self.target = self.add("attack under way: target", FIGHTERS, high=SEATS)
        self.attack_roll = self.add("attack dice", FACES, high=MANY)
        self.defence_roll = self.add("defence dice", FACES, high=MANY)
        self.outcome = self.add("supports of both sides, and the outcome", 3, high=MANY)
        self.counts = self.add("counts", SEATS, COUNTS, high=MANY)
        self.objective_discard = self.add("objectives discarded", SEATS, CARDS, high=SEATS)
        self.discard = self.add("power cards discarded", SEATS, CARDS, high=SEATS)
        self.scored = self.add("objectives scored", SEATS, CARDS, high=SEATS)
        self.playing = self.add("power cards being resolved", SEATS, CARDS, high=SEATS)
        self.fallen = self.add("fell in this phase", SEATS, FIGHTERS, high=MANY)
        self.attempts = self.add("attacked in this phase", SEATS, FIGHTERS, high=MANY)

    def read(self, s: ShadespireState, seat: int, out: array[int], at: int) -> None:
        own = s.players[seat]
        tally(out, at + self.objectives, own.objectives)
        tally(out, at + self.hand, own.hand)
        for card, counted in own.passed_over:
            out[at + self.passed_over + card] = counted + 1
        self._ground(s, seat, out, at)
        self._tokens(s, out, at)
        self._spells(s, seat, out, at)
        self._clock(s, seat, out, at)
        self._attack(s, seat, out, at)
        for fighter in s.fighters:
            self._fighter(s, fighter, (fighter.seat - seat) % SEATS, out, at)
        for owner, player in enumerate(s.players):
            self._player(s, player, owner, (owner - seat) % SEATS, out, at)

    def _ground(self, s: ShadespireState, seat: int, out: array[int], at: int) -> None:
        """Joined boards stay as they are, so that their numbers are worked out once for each side of the table."""
        if s.field is None:
            return
        key = (s.field.key, seat == s.first_placer)
        ground = self._grounds.get(key)
        if ground is None:
            ground = self._grounds[key] = self._ground_of(s, seat)
        out[at + self.join : at + self.tokens] = ground

    def _ground_of(self, s: ShadespireState, seat: int) -> array[int]:
        """The fields from the join to the starting hexes."""
        out = blank(self.tokens - self.join)
        out[s.join] = 1
        own, enemy, no_ones = [s.territory(owner) for owner in (seat, 1 - seat, NO_ONES)]
        numbers = s.ground.numbers
        first = self.ground - self.join
        for hexes in (own, enemy, no_ones, s.ground.blocked, s.ground.lethal, s.ground.starting):
            for hex in members(hexes):
                out[first + numbers[hex]] = 1
            first += HEXES
        return out

    def _tokens(self, s: ShadespireState, out: array[int], at: int) -> None:
        """Numbers are hidden until all five lie on the battlefield (SHA-4.07)."""
        if s.field is None:
            return
        numbers = s.ground.numbers
        if s.shard != NOWHERE:
            out[at + self.shard + numbers[s.shard]] = 1
        if s.stage <= PLACE_TOKENS:
            for hex in s.token_hexes:
                out[at + self.facedown + numbers[hex]] = 1
            return
        for token, hex in enumerate(s.tokens):
            if hex != NOWHERE:
                out[at + self.tokens + token] = numbers[hex] + 1
        for when, holders in enumerate((s.held_now, s.held_before, s.held_start)):
            for token, holder in enumerate(holders):
                out[at + self.holders + when * TOKENS + token] = holder + 1

    def _spells(self, s: ShadespireState, seat: int, out: array[int], at: int) -> None:
        """A ploy in force is told by the fighter it is about, and two; one about nobody by 1."""
        for card, owner, fighter in s.spells:
            out[at + self.spells + (owner - seat) % SEATS * CARDS + card] = fighter + 2
        for card, owner, fighter in s.coming:
            out[at + self.coming + (owner - seat) % SEATS * CARDS + card] = fighter + 2
        for owner, card in s.anticipated:
            out[at + self.anticipated + (owner - seat) % SEATS * CARDS + card] += 1

    def _clock(self, s: ShadespireState, seat: int, out: array[int], at: int) -> None:
        out[at + self.stage + s.stage] = 1
        for start, who in ((self.active, s.active), (self.turn_to, s.turn_to), (self.first, s.first)):
            if who != NOBODY:
                out[at + start + (who - seat) % SEATS] = 1
        for victim, _, _, _, _ in s.kills:
            fighter = s.fighters[victim]
            out[at + self.fallen + (fighter.seat - seat) % SEATS * FIGHTERS + fighter.spec] += 1
        for attacker, _ in s.attempts:
            fighter = s.fighters[attacker]
            out[at + self.attempts + (fighter.seat - seat) % SEATS * FIGHTERS + fighter.spec] += 1
        numbers = at + self.plain
        out[numbers] = s.round
        out[numbers + 1] = s.passes
        if s.no_power:
            out[numbers + 2] = 1
        out[numbers + 3] = sum(s.turned)
        out[numbers + 4] = s.chargers.bit_count()
        out[numbers + 5] = s.movers.bit_count()
        out[numbers + 6] = s.hits.bit_count()
        out[numbers + 7] = sum(s.pistol_hits)

    def _attack(self, s: ShadespireState, seat: int, out: array[int], at: int) -> None:
        """The attack under way: own fighters are told by 1, enemy ones by 2."""
        for deed in reversed(s.deeds):
            if isinstance(deed, Strike):
                out[at + self.attacker + deed.attacker.spec] = 1 + (deed.attacker.seat - seat) % SEATS
                out[at + self.target + deed.target.spec] = 1 + (deed.target.seat - seat) % SEATS
                tally(out, at + self.attack_roll, deed.attack_roll)
                tally(out, at + self.defence_roll, deed.defence_roll)
                out[at + self.outcome] = deed.supports[0]
                out[at + self.outcome + 1] = deed.supports[1]
                out[at + self.outcome + 2] = deed.outcome + 1
                return

    def _fighter(self, s: ShadespireState, f: Fighter, place: int, out: array[int], at: int) -> None:
        """Hex and one, wounds, most wounds, Move, defence dice, and what it is: Inspired, not to be Inspired, moved,
        charged, on Guard, spent, frozen, leader."""
        first = at + self.traits + (place * FIGHTERS + f.spec) * TRAITS
        if f.hex != NOWHERE:
            hex = s.ground.numbers[f.hex]
            out[first] = hex + 1
            out[at + self.stands + place * HEXES + hex] = 1
        out[first + 1] = f.wounds
        out[first + 2] = f.most_wounds()
        out[first + 3] = max(0, f.side.move + f.move_bonus)
        out[first + 4] = defence_of(s, f) if s.field is not None else f.side.defence
        for i, trait in enumerate((f.inspired, f.tainted, f.moved, f.charged, f.guard, f.spent, f.frozen)):
            if trait:
                out[first + 5 + i] = 1
        if s.is_leader(f):
            out[first + 12] = 1
        for card in f.upgrades:
            out[at + self.upgrades + place * CARDS + card] = f.spec + 1

    def _player(self, s: ShadespireState, player: Player, owner: int, place: int, out: array[int], at: int) -> None:
        out[at + self.warband + place * len(WARBAND_IDS) + player.warband] = 1
        if player.board != NOBODY:
            out[at + self.board + place * len(BOARD_IDS) + player.board] = 1
        tally(out, at + self.objective_discard + place * CARDS, player.objective_discard)
        tally(out, at + self.discard + place * CARDS, player.discard)
        tally(out, at + self.scored + place * CARDS, player.scored)
        tally(out, at + self.playing + place * CARDS, s.playing[owner])
        first = at + self.counts + place * COUNTS
        for i, count in enumerate(counts_of(player)):
            if count:
                out[first + i] = count


def counts_of(player: Player) -> list[int]:
    """All that is counted of a player and that everybody may know."""
    return [
        player.glory,
        player.spent,
        player.unspent(),
        player.used,
        player.skips,
        len(player.objectives),
        len(player.hand),
        len(player.objective_deck),
        len(player.power_deck),
        player.returns,
        player.returns_this_phase,
        player.ploys_played,
        player.power_played,
        player.upgrades_played,
        player.scored_in_action,
        player.scored_in_end,
        player.scored_in_round,
    ]
