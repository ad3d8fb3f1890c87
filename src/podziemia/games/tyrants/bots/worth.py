"""What playing a card once is worth, before looking at the map: rough values in victory points."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import CARDS, NO_COST, Card

Worth = tuple[float, float, float]
"""What the card does on the map and to the others, the Influence it gives, the cards it promotes."""

WORTH: Final[dict[str, Worth]] = {
    "noble": (0.0, 1.0, 0.0),
    "soldier": (0.6, 0.0, 0.0),
    "house_guard": (1.2, 0.0, 0.0),
    "priestess_of_lolth": (0.0, 2.0, 0.0),
    "insane_outcast": (-0.3, 0.0, 0.0),
    "blackguard": (2.1, 0.0, 0.0),
    "bounty_hunter": (1.8, 0.0, 0.0),
    "doppelganger": (2.8, 0.0, 0.0),
    "deathblade": (2.85, 0.0, 0.0),
    "inquisitor": (2.1, 0.0, 0.0),
    "advance_scout": (2.2, 0.0, 0.0),
    "mercenary_squad": (1.95, 0.0, 0.0),
    "underdark_ranger": (2.25, 0.0, 0.0),
    "master_of_melee_magthere": (2.8, 0.0, 0.0),
    "weaponmaster": (4.33, 0.0, 0.0),
    "spellspinner": (1.86, 0.0, 0.0),
    "spy_master": (0.7, 0.0, 0.0),
    "infiltrator": (1.0, 0.0, 0.0),
    "information_broker": (2.42, 0.0, 0.0),
    "masters_of_sorcere": (1.6, 0.0, 0.0),
    "advocate": (0.2, 0.0, 1.0),
    "chosen_of_lolth": (1.1, 0.0, 1.0),
    "drow_negotiator": (0.0, 1.5, 1.0),
    "council_member": (1.6, 0.0, 1.0),
    "matron_mother": (0.1, 0.0, 1.2),
    "dragon_cultist": (1.4, 0.0, 0.0),
    "red_wyrmling": (1.2, 2.0, 0.0),
    "dragonclaw": (2.5, 0.0, 0.0),
    "severin_silrajin": (3.0, 0.0, 0.0),
    "red_dragon": (5.5, 0.0, 0.0),
    "kobold": (1.7, 0.0, 0.0),
    "white_wyrmling": (1.4, 0.0, 0.0),
    "black_wyrmling": (1.5, 1.0, 0.0),
    "white_dragon": (3.55, 0.0, 0.0),
    "black_dragon": (4.1, 0.0, 0.0),
    "watcher_of_thay": (-0.1, 2.1, 0.0),
    "enchanter_of_thay": (1.58, 0.0, 0.0),
    "green_wyrmling": (0.7, 1.0, 0.0),
    "rath_modar": (3.1, 0.0, 0.0),
    "green_dragon": (3.7, 0.0, 0.0),
    "cult_fanatic": (0.1, 2.0, 0.0),
    "cleric_of_laogzed": (0.8, 0.0, 1.0),
    "wyrmspeaker": (0.0, 1.0, 1.0),
    "blue_wyrmling": (1.1, 3.0, 0.0),
    "blue_dragon": (1.6, 0.0, 1.7),
    "eternal_flame_cultist": (2.5, 0.0, 0.0),
    "fire_elemental": (2.0, 0.0, 0.0),
    "fire_elemental_myrmidon": (1.2, 0.0, 0.8),
    "vanifer": (3.7, 0.0, 0.0),
    "imix": (3.0, 0.0, 0.0),
    "crushing_wave_cultist": (2.15, 0.0, 0.0),
    "water_elemental": (1.9, 0.0, 0.0),
    "water_elemental_myrmidon": (1.5, 0.0, 0.8),
    "gar_shatterkeel": (3.75, 0.0, 0.0),
    "olhydra": (3.15, 0.0, 0.0),
    "air_elemental": (1.86, 0.0, 0.0),
    "howling_hatred_cultist": (0.2, 2.1, 0.0),
    "air_elemental_myrmidon": (0.7, 0.0, 0.8),
    "aerisi_kalinoth": (3.1, 0.0, 0.0),
    "yan_c_bin": (2.95, 0.0, 0.0),
    "black_earth_cultist": (0.0, 1.0, 1.0),
    "earth_elemental": (1.7, 1.0, 0.0),
    "earth_elemental_myrmidon": (0.0, 2.0, 1.0),
    "marlos_urnrayle": (1.8, 1.0, 1.0),
    "ogremoch": (0.0, 2.0, 1.5),
    "ghoul": (3.0, 0.0, 0.0),
    "mind_flayer": (1.19, 0.0, 0.0),
    "glabrezu": (1.82, 0.0, 0.0),
    "marilith": (1.95, 0.0, 0.0),
    "orcus": (2.59, 0.0, 0.0),
    "gibbering_mouther": (2.1, 0.0, 0.0),
    "derro": (1.7, 0.0, 0.0),
    "ettin": (2.45, 0.0, 0.0),
    "balor": (2.08, 0.0, 0.0),
    "demogorgon": (4.88, 0.0, 0.0),
    "night_hag": (1.58, 0.0, 0.0),
    "jackalwere": (0.74, 1.4, 0.0),
    "succubus": (1.61, 0.0, 0.0),
    "vrock": (2.0, 0.0, 0.0),
    "grazzt": (3.04, 0.0, 0.0),
    "myconid_adult": (0.8, 2.0, 0.0),
    "nalfeshnee": (0.0, 3.0, 0.8),
    "hezrou": (0.8, 0.0, 0.8),
    "myconid_sovereign": (0.8, 0.0, 1.0),
    "zuggtmoy": (-1.0, 1.8, 1.02),
    "beholder": (2.8, 0.0, 0.0),
    "death_tyrant": (4.27, 2.0, 0.0),
    "gauth": (2.1, 0.0, 0.0),
    "mindwitness": (2.6, 0.0, 0.0),
    "spectator": (1.2, 1.0, 0.0),
    "cranium_rats": (2.0, 0.0, 0.0),
    "grimlock": (0.65, 0.0, 0.0),
    "neogi": (4.0, 0.0, 0.0),
    "quaggoth": (1.5, 0.0, 0.0),
    "umber_hulk": (1.95, 0.0, 0.0),
    "aboleth": (2.6, 0.0, 0.0),
    "brainwashed_slave": (0.74, 1.4, 0.0),
    "chuul": (1.4, 0.0, 0.0),
    "cloaker": (1.23, 0.0, 0.0),
    "nothic": (1.72, 0.0, 0.0),
    "ambassador": (0.0, 0.0, 1.0),
    "elder_brain": (2.0, 0.0, 0.8),
    "intellect_devourer": (0.2, 3.0, 0.0),
    "puppeteer": (0.0, 2.0, 1.0),
    "ulitharid": (2.0, 0.0, 0.0),
    "carrion_crawler": (1.6, 0.0, 0.0),
    "death_knight": (4.4, 0.0, 0.0),
    "flesh_golem": (1.86, 0.0, 0.0),
    "revenant": (3.1, 0.0, 0.0),
    "wight": (1.98, 0.0, 0.0),
    "minotaur_skeleton": (2.15, 0.0, 0.0),
    "mummy_lord": (2.89, 0.0, 0.0),
    "ogre_zombie": (2.5, 0.0, 0.0),
    "ravenous_zombies": (2.1, 0.0, 0.0),
    "skeletal_horde": (1.98, 0.0, 0.0),
    "banshee": (1.6, 0.0, 0.0),
    "conjurer": (1.92, 0.0, 0.0),
    "ghost": (0.9, 0.0, 0.0),
    "lich": (1.15, 0.0, 0.0),
    "wraith": (1.36, 0.0, 0.0),
    "cultist_of_myrkul": (0.2, 0.0, 0.59),
    "high_priest_of_myrkul": (1.1, 0.0, 1.7),
    "necromancer": (0.2, 0.0, 1.2),
    "vampire": (1.8, 0.0, 1.2),
    "vampire_spawn": (1.1, 1.0, 0.0),
}
"""Judged by hand, card by card. A card without a line here is priced by what is printed on it."""

POWER: Final = 0.6
INFLUENCE: Final = 0.7
ANY_CARD: Final = 0.75
A_COST: Final = 0.46
"""What a card is usually worth: so much, and so much more for each point of its cost."""


def guess(card: Card) -> Worth:
    """Its printed gains; whatever its cost buys beyond them is text, which most often acts on the map."""
    power = POWER * card.power
    usual = 0.0 if card.cost == NO_COST else ANY_CARD + A_COST * card.cost
    return power + max(0.0, usual - power - INFLUENCE * card.influence), float(card.influence), 0.0


def worth_of(card: Card) -> Worth:
    judged = WORTH.get(card.id)
    return guess(card) if judged is None else judged


PLAIN: Final = tuple(worth_of(card)[0] for card in CARDS)
GIVES: Final = tuple(worth_of(card)[1] for card in CARDS)
PROMOTES: Final = tuple(worth_of(card)[2] for card in CARDS)

LONGEST_OUTLOOK: Final = 16


def plays_at(turns: int) -> tuple[float, ...]:
    """The worth of each card with so many turns left: Influence pays off later, promotions thin the deck."""
    influence = INFLUENCE * max(0.0, min(1.0, (turns - 0.5) / 5))
    promotion = min(3.0, 1.2 + 0.25 * turns)
    return tuple(
        plain + influence * gives + promotion * promotes
        for plain, gives, promotes in zip(PLAIN, GIVES, PROMOTES, strict=True)
    )


PLAY_WORTH: Final = tuple(plays_at(turns) for turns in range(LONGEST_OUTLOOK + 1))
"""By turns left, then by card."""
