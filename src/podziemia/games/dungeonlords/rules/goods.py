"""Food, gold and imps come and go."""

from __future__ import annotations

from podziemia.games.dungeonlords.rules.state import DungeonState


def gain(s: DungeonState, seat: int, food: int = 0, gold: int = 0, imps: int = 0) -> None:
    dungeon = s.dungeons[seat]
    dungeon.food += food
    dungeon.gold += gold
    dungeon.imps += imps
    if food:
        s.tell("food_gained", seat, n=food)
    if gold:
        s.tell("gold_gained", seat, n=gold)
    if imps:
        s.tell("imps_gained", seat, n=imps)


def lose(s: DungeonState, seat: int, because: str, gold: int = 0, food: int = 0, imps: int = 0) -> None:
    """Goods are lost, as far as they are there."""
    dungeon = s.dungeons[seat]
    gold, food, imps = min(gold, dungeon.gold), min(food, dungeon.food), min(imps, dungeon.imps)
    dungeon.gold -= gold
    dungeon.food -= food
    dungeon.imps -= imps
    if gold:
        s.tell("gold_lost", seat, because, gold)
    if food:
        s.tell("food_lost", seat, because, food)
    if imps:
        s.tell("imps_lost", seat, because, imps)
