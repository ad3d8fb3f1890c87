"""Written by scripts/fields.py from the fields of shadespire (kernel/parts.py); `make fields` does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from podziemia.games.shadespire.rules.fighter import Fighter
    from podziemia.games.shadespire.rules.state import Player, ShadespireState

AIM_SLOTS: Final[tuple[str, ...]] = ("seat", "fighter", "profile", "target", "charge")
AIM: Final[tuple[str, ...]] = AIM_SLOTS
DEED_SLOTS: Final[tuple[str, ...]] = (
    "kind",
    "seat",
    "fighter",
    "card",
    "fallen",
    "hurt",
    "charge",
    "as_reaction",
    "saved",
    "length",
    "lost_contact",
    "guarded",
    "denied",
    "opened",
    "chosen",
    "candidates",
)
DEED: Final[tuple[str, ...]] = DEED_SLOTS
DOER_SLOTS: Final[tuple[str, ...]] = ("seat", "fighter", "as_reaction", "source", "damage")
DOER: Final[tuple[str, ...]] = DOER_SLOTS
FALLEN_SLOTS: Final[tuple[str, ...]] = ("fighter", "hex", "by", "near", "leader", "zone", "upgrades", "wounds")
FALLEN: Final[tuple[str, ...]] = FALLEN_SLOTS
ROLL_SLOTS: Final[tuple[str, ...]] = ("kind", "dice", "strike", "seat", "card", "counted", "winner")
ROLL: Final[tuple[str, ...]] = ROLL_SLOTS
STRIKE_SLOTS: Final[tuple[str, ...]] = (
    "attacker",
    "profile",
    "target",
    "targets",
    "begun",
    "range",
    "spells",
    "doubled",
    "dice_set",
    "extra_dice",
    "extra_damage",
    "for_target",
    "attack_dice",
    "attack_faces",
    "crit_faces",
    "defence_dice",
    "defence_faces",
    "attack_roll",
    "defence_roll",
    "fresh",
    "rerolls",
    "reroll_any",
    "target_reroll",
    "set_aside",
    "damage",
    "crit_damage",
    "most_damage",
    "doubles",
    "cleave",
    "knockback",
    "supports",
    "support_lead",
    "judged",
    "outcome",
    "succeeded",
    "missed",
    "crit_hit",
    "any_crit_hit",
    "crits_rolled",
    "target_crit",
    "trapped",
    "trap_hurt",
    "bounced",
    "no_drive",
    "drive_used",
    "driven",
    "hit_guard",
    "underdog_hit",
    "upper_hand",
    "balanced",
    "exact_kill",
    "over_kill",
)
STRIKE: Final[tuple[str, ...]] = (
    "kind",
    "seat",
    "fighter",
    "card",
    "fallen",
    "hurt",
    "charge",
    "as_reaction",
    "saved",
    "length",
    "lost_contact",
    "guarded",
    "denied",
    "opened",
    "chosen",
    "candidates",
    "attacker",
    "profile",
    "target",
    "targets",
    "begun",
    "range",
    "spells",
    "doubled",
    "dice_set",
    "extra_dice",
    "extra_damage",
    "for_target",
    "attack_dice",
    "attack_faces",
    "crit_faces",
    "defence_dice",
    "defence_faces",
    "attack_roll",
    "defence_roll",
    "fresh",
    "rerolls",
    "reroll_any",
    "target_reroll",
    "set_aside",
    "damage",
    "crit_damage",
    "most_damage",
    "doubles",
    "cleave",
    "knockback",
    "supports",
    "support_lead",
    "judged",
    "outcome",
    "succeeded",
    "missed",
    "crit_hit",
    "any_crit_hit",
    "crits_rolled",
    "target_crit",
    "trapped",
    "trap_hurt",
    "bounced",
    "no_drive",
    "drive_used",
    "driven",
    "hit_guard",
    "underdog_hit",
    "upper_hand",
    "balanced",
    "exact_kill",
    "over_kill",
)
FIGHTER_SLOTS: Final[tuple[str, ...]] = (
    "number",
    "seat",
    "spec",
    "thing",
    "card",
    "hex",
    "wounds",
    "inspired",
    "tainted",
    "moved",
    "charged",
    "guard",
    "spent",
    "frozen",
    "upgrades",
    "move_bonus",
    "defence_bonus",
    "wounds_bonus",
    "windows",
)
FIGHTER: Final[tuple[str, ...]] = (
    "number",
    "seat",
    "spec",
    "thing",
    "hex",
    "wounds",
    "inspired",
    "tainted",
    "moved",
    "charged",
    "guard",
    "spent",
    "frozen",
    "upgrades",
    "move_bonus",
    "defence_bonus",
    "wounds_bonus",
    "windows",
)
DOOM_SLOTS: Final[tuple[str, ...]] = ("victim", "amount", "by", "cause")
DOOM: Final[tuple[str, ...]] = (
    "kind",
    "seat",
    "fighter",
    "card",
    "fallen",
    "hurt",
    "charge",
    "as_reaction",
    "saved",
    "length",
    "lost_contact",
    "guarded",
    "denied",
    "opened",
    "chosen",
    "candidates",
    "victim",
    "amount",
    "by",
    "cause",
)
TRIGGER_SLOTS: Final[tuple[str, ...]] = ("own", "cause")
TRIGGER: Final[tuple[str, ...]] = (
    "kind",
    "seat",
    "fighter",
    "card",
    "fallen",
    "hurt",
    "charge",
    "as_reaction",
    "saved",
    "length",
    "lost_contact",
    "guarded",
    "denied",
    "opened",
    "chosen",
    "candidates",
    "own",
    "cause",
)
PLAYER_SLOTS: Final[tuple[str, ...]] = (
    "warband",
    "board",
    "glory",
    "spent",
    "objective_deck",
    "objectives",
    "objective_discard",
    "power_deck",
    "hand",
    "discard",
    "scored",
    "used",
    "skips",
    "passed_over",
    "returns",
    "returns_this_phase",
    "ploys_played",
    "power_played",
    "upgrades_played",
    "scored_in_action",
    "scored_in_end",
    "scored_in_round",
)
PLAYER: Final[tuple[str, ...]] = PLAYER_SLOTS
SHADESPIRE_STATE_SLOTS: Final[tuple[str, ...]] = (
    "stage",
    "round",
    "players",
    "fighters",
    "field",
    "turned",
    "join",
    "usable_boards",
    "loose_sight",
    "retroactive",
    "relic_cost",
    "always_ask",
    "roll",
    "roll_winner",
    "first_placer",
    "token_pile",
    "facedown",
    "token_hexes",
    "tokens",
    "occupied",
    "shard",
    "first",
    "active",
    "activated",
    "aim",
    "passes",
    "turn_to",
    "spells",
    "coming",
    "no_power",
    "anticipated",
    "deeds",
    "window",
    "playing",
    "kills",
    "hurts",
    "attempts",
    "chargers",
    "rushing",
    "movers",
    "hits",
    "stirred",
    "pistol_hits",
    "held_before",
    "held_now",
    "held_start",
)
SHADESPIRE_STATE: Final[tuple[str, ...]] = (
    "stage",
    "round",
    "players",
    "fighters",
    "turned",
    "join",
    "usable_boards",
    "loose_sight",
    "retroactive",
    "relic_cost",
    "always_ask",
    "roll",
    "roll_winner",
    "first_placer",
    "token_pile",
    "facedown",
    "token_hexes",
    "tokens",
    "occupied",
    "shard",
    "first",
    "active",
    "activated",
    "aim",
    "passes",
    "turn_to",
    "spells",
    "coming",
    "no_power",
    "anticipated",
    "deeds",
    "window",
    "playing",
    "kills",
    "hurts",
    "attempts",
    "chargers",
    "rushing",
    "movers",
    "hits",
    "stirred",
    "pistol_hits",
    "held_before",
    "held_now",
    "held_start",
)


def copy_fighter(it: Fighter, twin: Fighter) -> Fighter:
    twin.number = it.number
    twin.seat = it.seat
    twin.spec = it.spec
    twin.thing = it.thing
    twin.card = it.card
    twin.hex = it.hex
    twin.wounds = it.wounds
    twin.inspired = it.inspired
    twin.tainted = it.tainted
    twin.moved = it.moved
    twin.charged = it.charged
    twin.guard = it.guard
    twin.spent = it.spent
    twin.frozen = it.frozen
    twin.upgrades = it.upgrades[:]
    twin.move_bonus = it.move_bonus
    twin.defence_bonus = it.defence_bonus
    twin.wounds_bonus = it.wounds_bonus
    twin.windows = it.windows
    return twin


def copy_player(it: Player, twin: Player) -> Player:
    twin.warband = it.warband
    twin.board = it.board
    twin.glory = it.glory
    twin.spent = it.spent
    twin.objective_deck = it.objective_deck[:]
    twin.objectives = it.objectives[:]
    twin.objective_discard = it.objective_discard[:]
    twin.power_deck = it.power_deck[:]
    twin.hand = it.hand[:]
    twin.discard = it.discard[:]
    twin.scored = it.scored[:]
    twin.used = it.used
    twin.skips = it.skips
    twin.passed_over = it.passed_over[:]
    twin.returns = it.returns
    twin.returns_this_phase = it.returns_this_phase
    twin.ploys_played = it.ploys_played
    twin.power_played = it.power_played
    twin.upgrades_played = it.upgrades_played
    twin.scored_in_action = it.scored_in_action
    twin.scored_in_end = it.scored_in_end
    twin.scored_in_round = it.scored_in_round
    return twin


def copy_shadespire_state(it: ShadespireState, twin: ShadespireState) -> ShadespireState:
    it.copy_kernel_fields(twin)
    twin.stage = it.stage
    twin.round = it.round
    twin.players = [one.copy() for one in it.players] if it.players else []
    twin.fighters = [one.copy() for one in it.fighters] if it.fighters else []
    twin.field = it.field
    twin.turned = it.turned[:]
    twin.join = it.join
    twin.usable_boards = it.usable_boards
    twin.loose_sight = it.loose_sight
    twin.retroactive = it.retroactive
    twin.relic_cost = it.relic_cost
    twin.always_ask = it.always_ask
    twin.roll = it.roll
    twin.roll_winner = it.roll_winner
    twin.first_placer = it.first_placer
    twin.token_pile = it.token_pile[:]
    twin.facedown = it.facedown[:]
    twin.token_hexes = it.token_hexes[:]
    twin.tokens = it.tokens[:]
    twin.occupied = it.occupied
    twin.shard = it.shard
    twin.first = it.first
    twin.active = it.active
    twin.activated = it.activated
    twin.aim = None
    twin.passes = it.passes
    twin.turn_to = it.turn_to
    twin.spells = it.spells[:]
    twin.coming = it.coming[:]
    twin.no_power = it.no_power
    twin.anticipated = it.anticipated[:]
    twin.deeds = []
    twin.window = it.window
    twin.playing = [one[:] for one in it.playing] if it.playing else []
    twin.kills = it.kills[:]
    twin.hurts = it.hurts[:]
    twin.attempts = it.attempts[:]
    twin.chargers = it.chargers
    twin.rushing = it.rushing
    twin.movers = it.movers
    twin.hits = it.hits
    twin.stirred = it.stirred
    twin.pistol_hits = it.pistol_hits[:]
    twin.held_before = it.held_before[:]
    twin.held_now = it.held_now[:]
    twin.held_start = it.held_start[:]
    return twin
