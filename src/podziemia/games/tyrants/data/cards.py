"""The cards of Tyrants of the Underdark, as data. What a card does beyond plain gains stands with its half-deck."""

from __future__ import annotations

from typing import Final, Literal

Aspect = Literal["malice", "conquest", "guile", "ambition", "obedience"]
ASPECTS: Final[tuple[Aspect, ...]] = ("malice", "conquest", "guile", "ambition", "obedience")
MALICE: Final = 0
CONQUEST: Final = 1
GUILE: Final = 2
AMBITION: Final = 3
OBEDIENCE: Final = 4
NO_ASPECT: Final = -1

NO_COST: Final = 99
"""Nobles, Soldiers and Insane Outcasts have no cost and cannot be recruited (TYR-7.20)."""


class Card:
    """A minion: aspect, creature type, cost, points in the deck and in the inner circle, copies, plain gains."""

    __slots__ = ("aspect", "circle_vp", "copies", "cost", "creature", "deck_vp", "id", "influence", "power")

    def __init__(
        self,
        id: str,
        aspect: str,
        creature: str,
        cost: int,
        deck_vp: int,
        circle_vp: int,
        copies: int,
        power: int = 0,
        influence: int = 0,
    ) -> None:
        self.id = id
        self.aspect = ASPECTS.index(aspect) if aspect else NO_ASPECT
        self.creature = creature
        self.cost = cost
        self.deck_vp = deck_vp
        self.circle_vp = circle_vp
        self.copies = copies
        self.power = power
        self.influence = influence


# Columns: id, aspect, creature type, cost, points in the deck, points in the inner circle, copies, gains when played.
BASIC: Final = (
    Card("noble", "obedience", "drow", NO_COST, 0, 1, 28, influence=1),
    Card("soldier", "obedience", "drow", NO_COST, 0, 1, 12, power=1),
    Card("house_guard", "obedience", "drow", 3, 1, 3, 15, power=2),
    Card("priestess_of_lolth", "obedience", "drow", 2, 1, 2, 15, influence=2),
    Card("insane_outcast", "", "drow", NO_COST, -1, 0, 30),
)
DROW: Final = (
    Card("blackguard", "malice", "drow", 3, 1, 3, 4),
    Card("bounty_hunter", "malice", "drow", 4, 2, 4, 2, power=3),
    Card("doppelganger", "malice", "doppelganger", 5, 3, 5, 2),
    Card("deathblade", "malice", "drow", 6, 3, 6, 1),
    Card("inquisitor", "malice", "drow", 3, 2, 4, 1),
    Card("advance_scout", "conquest", "drow", 3, 1, 3, 3),
    Card("mercenary_squad", "conquest", "drow", 3, 1, 4, 2),
    Card("underdark_ranger", "conquest", "drow", 4, 2, 4, 2),
    Card("master_of_melee_magthere", "conquest", "drow", 5, 2, 5, 2),
    Card("weaponmaster", "conquest", "drow", 6, 3, 6, 1),
    Card("spellspinner", "guile", "drow", 3, 1, 3, 3),
    Card("spy_master", "guile", "drow", 2, 1, 2, 2),
    Card("infiltrator", "guile", "drow", 3, 1, 2, 2),
    Card("information_broker", "guile", "drow", 5, 2, 5, 2),
    Card("masters_of_sorcere", "guile", "drow", 5, 2, 5, 1),
    Card("advocate", "ambition", "drow", 2, 1, 2, 4),
    Card("chosen_of_lolth", "ambition", "drow", 4, 2, 4, 2),
    Card("drow_negotiator", "ambition", "drow", 3, 1, 2, 2),
    Card("council_member", "ambition", "drow", 6, 3, 6, 1),
    Card("matron_mother", "ambition", "drow", 6, 3, 6, 1),
)
DRAGONS: Final = (
    Card("dragon_cultist", "malice", "human", 3, 1, 4, 4),
    Card("red_wyrmling", "malice", "dragon", 5, 3, 5, 2, power=2, influence=2),
    Card("dragonclaw", "malice", "human", 4, 1, 3, 2),
    Card("severin_silrajin", "malice", "human", 7, 4, 8, 1, power=5),
    Card("red_dragon", "malice", "dragon", 8, 4, 8, 1),
    Card("kobold", "conquest", "kobold", 1, 1, 2, 3),
    Card("white_wyrmling", "conquest", "dragon", 2, 1, 3, 3),
    Card("black_wyrmling", "conquest", "dragon", 3, 1, 4, 2, influence=1),
    Card("white_dragon", "conquest", "dragon", 6, 2, 5, 1),
    Card("black_dragon", "conquest", "dragon", 7, 3, 7, 1),
    Card("watcher_of_thay", "guile", "human", 3, 2, 3, 3),
    Card("enchanter_of_thay", "guile", "human", 4, 1, 3, 3),
    Card("green_wyrmling", "guile", "dragon", 4, 2, 4, 2),
    Card("rath_modar", "guile", "human", 6, 2, 5, 1),
    Card("green_dragon", "guile", "dragon", 7, 3, 7, 1),
    Card("cult_fanatic", "ambition", "half-dragon", 3, 1, 4, 2, influence=2),
    Card("cleric_of_laogzed", "ambition", "troglodyte", 4, 2, 4, 2),
    Card("wyrmspeaker", "ambition", "dwarf", 3, 1, 3, 3, influence=1),
    Card("blue_wyrmling", "ambition", "dragon", 5, 2, 4, 2, influence=3),
    Card("blue_dragon", "ambition", "dragon", 8, 4, 8, 1),
)
ELEMENTALS: Final = (
    Card("eternal_flame_cultist", "malice", "human", 4, 2, 4, 3),
    Card("fire_elemental", "malice", "elemental", 3, 1, 3, 3),
    Card("fire_elemental_myrmidon", "malice", "elemental", 4, 1, 3, 2, power=2),
    Card("vanifer", "malice", "tiefling", 5, 2, 5, 1),
    Card("imix", "malice", "elemental prince", 6, 3, 6, 1, power=4),
    Card("crushing_wave_cultist", "conquest", "human", 3, 1, 4, 3),
    Card("water_elemental", "conquest", "elemental", 2, 1, 2, 3),
    Card("water_elemental_myrmidon", "conquest", "elemental", 4, 2, 4, 2),
    Card("gar_shatterkeel", "conquest", "human", 5, 2, 5, 1),
    Card("olhydra", "conquest", "elemental prince", 6, 3, 6, 1),
    Card("air_elemental", "guile", "elemental", 3, 1, 2, 4),
    Card("howling_hatred_cultist", "guile", "human", 3, 1, 3, 2),
    Card("air_elemental_myrmidon", "guile", "elemental", 4, 1, 3, 2),
    Card("aerisi_kalinoth", "guile", "elf", 5, 2, 5, 1, power=1),
    Card("yan_c_bin", "guile", "elemental prince", 6, 3, 6, 1),
    Card("black_earth_cultist", "ambition", "human", 2, 1, 2, 4),
    Card("earth_elemental", "ambition", "elemental", 3, 1, 3, 2, influence=1),
    Card("earth_elemental_myrmidon", "ambition", "elemental", 4, 2, 4, 2, influence=2),
    Card("marlos_urnrayle", "ambition", "medusa", 5, 2, 5, 1, influence=1),
    Card("ogremoch", "ambition", "elemental prince", 6, 3, 7, 1, influence=2),
)
DEMONS: Final = (
    Card("ghoul", "malice", "undead", 4, 2, 4, 3, power=2),
    Card("mind_flayer", "malice", "illithid", 3, 1, 3, 3),
    Card("glabrezu", "malice", "fiend", 5, 2, 4, 1),
    Card("marilith", "malice", "fiend", 6, 2, 5, 2),
    Card("orcus", "malice", "fiend", 8, 5, 10, 1),
    Card("gibbering_mouther", "conquest", "aberration", 2, 1, 3, 3),
    Card("derro", "conquest", "derro", 3, 1, 4, 2),
    Card("ettin", "conquest", "giant", 4, 1, 2, 3),
    Card("balor", "conquest", "fiend", 6, 3, 6, 1),
    Card("demogorgon", "conquest", "fiend", 8, 5, 10, 1),
    Card("night_hag", "guile", "fiend", 3, 1, 3, 3),
    Card("jackalwere", "guile", "shapechanger", 4, 2, 4, 3),
    Card("succubus", "guile", "fiend", 5, 2, 5, 2),
    Card("vrock", "guile", "fiend", 5, 2, 4, 1),
    Card("grazzt", "guile", "fiend", 6, 2, 5, 1),
    Card("myconid_adult", "ambition", "myconid", 3, 1, 3, 3, influence=2),
    Card("nalfeshnee", "ambition", "fiend", 5, 2, 5, 2, influence=3),
    Card("hezrou", "ambition", "fiend", 3, 1, 3, 2),
    Card("myconid_sovereign", "ambition", "myconid", 4, 2, 5, 2),
    Card("zuggtmoy", "ambition", "fiend", 6, 3, 6, 1),
)
ABERRATIONS: Final = (
    Card("beholder", "malice", "aberration", 5, 3, 6, 1),
    Card("death_tyrant", "malice", "aberration", 7, 3, 6, 1),
    Card("gauth", "malice", "aberration", 3, 2, 3, 2),
    Card("mindwitness", "malice", "aberration", 3, 1, 3, 3),
    Card("spectator", "malice", "aberration", 4, 2, 3, 3, power=2, influence=1),
    Card("cranium_rats", "conquest", "beast", 2, 1, 3, 3),
    Card("grimlock", "conquest", "grimlock", 1, 0, 1, 2),
    Card("neogi", "conquest", "aberration", 7, 4, 8, 1),
    Card("quaggoth", "conquest", "quaggoth", 5, 2, 4, 2),
    Card("umber_hulk", "conquest", "monstrosity", 4, 2, 4, 2),
    Card("aboleth", "guile", "aberration", 7, 4, 7, 1),
    Card("brainwashed_slave", "guile", "aberration", 4, 2, 3, 2),
    Card("chuul", "guile", "aberration", 3, 1, 4, 2),
    Card("cloaker", "guile", "aberration", 2, 1, 3, 3),
    Card("nothic", "guile", "aberration", 3, 1, 3, 2),
    Card("ambassador", "ambition", "illithid", 3, 1, 3, 4),
    Card("elder_brain", "ambition", "aberration", 7, 4, 9, 1),
    Card("intellect_devourer", "ambition", "aberration", 4, 1, 3, 2),
    Card("puppeteer", "ambition", "illithid", 5, 2, 6, 2, influence=2),
    Card("ulitharid", "ambition", "illithid", 6, 3, 6, 1),
)
UNDEAD: Final = (
    Card("carrion_crawler", "malice", "monstrosity", 2, 0, 2, 2, power=3),
    Card("death_knight", "malice", "undead", 6, 3, 7, 1),
    Card("flesh_golem", "malice", "construct", 3, 1, 3, 2, power=2),
    Card("revenant", "malice", "undead", 4, 1, 4, 1),
    Card("wight", "malice", "undead", 3, 1, 3, 4),
    Card("minotaur_skeleton", "conquest", "undead", 3, 1, 3, 2),
    Card("mummy_lord", "conquest", "undead", 6, 3, 6, 1),
    Card("ogre_zombie", "conquest", "undead", 4, 2, 4, 2),
    Card("ravenous_zombies", "conquest", "undead", 3, 1, 2, 2, power=1),
    Card("skeletal_horde", "conquest", "undead", 2, 1, 2, 3),
    Card("banshee", "guile", "undead", 4, 2, 4, 2),
    Card("conjurer", "guile", "human", 5, 2, 3, 3),
    Card("ghost", "guile", "undead", 3, 1, 3, 2),
    Card("lich", "guile", "undead", 7, 4, 7, 1),
    Card("wraith", "guile", "undead", 2, 0, 1, 2),
    Card("cultist_of_myrkul", "ambition", "human", 2, 1, 2, 3),
    Card("high_priest_of_myrkul", "ambition", "human", 6, 3, 6, 1),
    Card("necromancer", "ambition", "human", 5, 1, 4, 2),
    Card("vampire", "ambition", "undead", 7, 4, 7, 1),
    Card("vampire_spawn", "ambition", "undead", 2, 1, 3, 3, influence=1),
)


HALF_DECKS: Final = ("drow", "dragons", "elementals", "demons", "aberrations", "undead")
RECOMMENDED: Final = ("drow", "dragons")
CARDS_OF: Final = {
    "drow": DROW,
    "dragons": DRAGONS,
    "elementals": ELEMENTALS,
    "demons": DEMONS,
    "aberrations": ABERRATIONS,
    "undead": UNDEAD,
}

CARDS: Final = (*BASIC, *DROW, *DRAGONS, *ELEMENTALS, *DEMONS, *ABERRATIONS, *UNDEAD)
CARD_IDS: Final = tuple(card.id for card in CARDS)
COST: Final = tuple(card.cost for card in CARDS)
ASPECT: Final = tuple(card.aspect for card in CARDS)
DECK_VP: Final = tuple(card.deck_vp for card in CARDS)
CIRCLE_VP: Final = tuple(card.circle_vp for card in CARDS)
UNDEAD_CARDS: Final = frozenset(i for i, card in enumerate(CARDS) if card.creature == "undead")

NOBLE: Final = CARD_IDS.index("noble")
SOLDIER: Final = CARD_IDS.index("soldier")
HOUSE_GUARD: Final = CARD_IDS.index("house_guard")
PRIESTESS: Final = CARD_IDS.index("priestess_of_lolth")
OUTCAST: Final = CARD_IDS.index("insane_outcast")
AMBASSADOR: Final = CARD_IDS.index("ambassador")
GRIMLOCK: Final = CARD_IDS.index("grimlock")
UMBER_HULK: Final = CARD_IDS.index("umber_hulk")

STARTING_DECK: Final = (*([NOBLE] * 7), *([SOLDIER] * 3))
MARKET_SLOTS: Final = 6
HAND_SIZE: Final = 5
GUARDS: Final = 15
PRIESTESSES: Final = 15
OUTCASTS: Final = 30
TROOPS: Final = 40
SPIES: Final = 5

ASSASSINATE_COST: Final = 3
DEPLOY_COST: Final = 1
RETURN_SPY_COST: Final = 3
TOTAL_CONTROL_VP: Final = 2
ROUND_CAP: Final = 150
"""Rounds after which a game in which nobody deploys or recruits ends as it stands. Not a rule of the box: a guard."""


def half_deck(name: str) -> list[int]:
    """The 40 cards of a half-deck (TYR-2.06)."""
    return [CARD_IDS.index(card.id) for card in CARDS_OF[name] for _ in range(card.copies)]
