"""Who keeps whom: heroes on the doorstep, monsters around whom they protect, a baron who stays hidden."""

from podziemia.games.descent import GAME
from podziemia.games.descent.bots.aims import doorstep, held_bits, is_shield, prey_worth
from podziemia.games.descent.bots.book import book_of
from podziemia.games.descent.bots.escort import hunters
from podziemia.games.descent.bots.priors import priors_of
from podziemia.games.descent.bots.tactics import Target, Turn, blow_value
from podziemia.games.descent.data.cards import FIGURE
from podziemia.games.descent.data.map import space_at
from podziemia.games.descent.data.options import NO, YES
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.monsters import new_lieutenant, new_monster
from podziemia.games.descent.rules.pieces import new_turn
from podziemia.games.descent.rules.state import HERO_TURN, OVERLORD, DescentState
from podziemia.kernel.ask import Ask
from podziemia.kernel.match import Match
from tests.games.descent.test_escort import encounter, figure, move
from tests.games.descent.test_mind import Square, choice


def monster(s: DescentState, name: str, *squares: Square) -> Figure:
    found = new_monster(s, FIGURE[name])
    s.figures[found.id] = found
    s.put(found, tuple([space_at(*square) for square in squares]))
    return found


def lieutenant(s: DescentState, name: str, square: Square) -> Figure:
    found = new_lieutenant(s, name)
    s.figures[found.id] = found
    s.put(found, (space_at(*square),))
    return found


def test_the_doorstep_is_where_the_exit_is_entered() -> None:
    """The Siege: monsters leave by four spaces, and two heroes keep them all in."""
    s = encounter("siege_of_skytower")
    assert book_of(s).doorsteps == ["X"]
    assert doorstep(s, "X") == 1 << space_at(4, 22) | 1 << space_at(5, 22)


def test_who_has_another_way_to_win_guards_no_exit() -> None:
    for quest in ("rellegars_rest", "the_baron_returns"):
        assert book_of(encounter(quest, 1)).doorsteps == []


def test_heroes_stay_on_the_doorstep_instead_of_hunting() -> None:
    """A goblin in the yard is left alone; who is not on the doorstep yet goes there."""
    s = encounter("siege_of_skytower")
    monster(s, "goblin_archer-1", (4, 12))
    hero = s.heroes[0]
    s.phase = HERO_TURN
    move(s, hero.name, (4, 18))
    s.turn = new_turn(hero.id, 2)
    assert Turn(s, hero).plans()[0][1] in (space_at(4, 22), space_at(5, 22))
    move(s, hero.name, (4, 22))
    s.turn = new_turn(hero.id, 2)
    assert choice(Match(GAME, s)) not in ("move", "tire")


def test_who_is_sheltered_by_the_quest_has_nothing_to_fear() -> None:
    """The Archive: nothing harms Arrizon in the first two rounds."""
    s = encounter("archive_of_arrizon", 1)
    arrizon = figure(s, "arrizon")
    archer = monster(s, "goblin_archer-1", (7, 12))
    s.round = 2
    assert hunters(s, arrizon, arrizon.spaces[0]) == []
    s.round = 3
    assert hunters(s, arrizon, arrizon.spaces[0]) == [archer]


def test_whom_a_monster_protects_by_being_near_it_stays_with() -> None:
    """Lord of Flame: nothing harms Lord Merick within three spaces of an elemental. Both keep away from the heroes
    together, and who wants to get at him fells the elemental first."""
    s = encounter("lord_of_flame", 1)
    merick = lieutenant(s, "lord_merick_farrow", (4, 16))
    elemental = monster(s, "elemental-master", (4, 13), (4, 14), (5, 13), (5, 14))
    goblin = monster(s, "goblin_archer-1", (7, 4))
    assert is_shield(s, elemental)
    assert not is_shield(s, goblin)
    assert held_bits(s, merick) >> space_at(4, 17) & 1
    assert not held_bits(s, merick) >> space_at(4, 18) & 1
    assert held_bits(s, elemental) >> space_at(4, 13) & 1
    assert Turn(s, merick).time_is_with_it()
    assert Turn(s, elemental).time_is_with_it()
    assert not Turn(s, goblin).time_is_with_it()
    assert prey_worth(s, merick) == 0
    assert prey_worth(s, elemental) > prey_worth(s, goblin)


def test_who_is_too_far_off_protects_nobody() -> None:
    s = encounter("lord_of_flame", 1)
    lieutenant(s, "lord_merick_farrow", (4, 18))
    elemental = monster(s, "elemental-master", (4, 13), (4, 14), (5, 13), (5, 14))
    assert not is_shield(s, elemental)


def test_the_baron_does_not_come_out_to_be_defeated() -> None:
    """Piercing Darkness: as long as he hides, whispers bring the overlord nearer to his goal."""
    s = encounter("piercing_darkness")
    liked = priors_of(s, Ask(OVERLORD, "quest.rule", [YES, NO], "early_strike"))
    assert liked[0] < liked[1]
    shelf = priors_of(encounter("archive_of_arrizon", 1), Ask(1, "quest.rule", [YES, NO], "burn"))
    assert shelf[0] > shelf[1]


def test_who_must_stay_somewhere_keeps_away_from_heroes_there() -> None:
    """Shadowfall Mountain: Belthir stays within two spaces of the dragon, as far from the heroes as that allows."""
    s = encounter("shadowfall_mountain", 1)
    monster(s, "shadow_dragon-master", *[(row, column) for row in (3, 4) for column in (8, 9, 10)])
    belthir = lieutenant(s, "belthir", (2, 9))
    for hero in s.heroes:
        s.lift(hero)
    move(s, s.heroes[0].name, (4, 7))
    s.turn = new_turn(belthir.id, 2)
    s.turn.attacks = 0
    turn = Turn(s, belthir)
    assert turn.time_is_with_it()
    goal = turn.plans()[0][1]
    far = s.ground.distances(space_at(4, 7))
    assert held_bits(s, belthir) >> goal & 1
    assert far[goal] == max([far[space] for space in turn.costs if turn.held >> space & 1])


def test_whom_nothing_harms_does_not_hide() -> None:
    """Blood Will Tell: Lady Eliza keeps away from the heroes in her circle once too few wards are left."""
    s = encounter("blood_will_tell")
    eliza = lieutenant(s, "lady_eliza_farrow", (7, 15))
    assert not Turn(s, eliza).time_is_with_it()
    for ward in s.structures()[1:]:
        s.lift(ward)
        del s.figures[ward.id]
    assert Turn(s, eliza).time_is_with_it()


def test_monsters_stand_in_the_way_of_heroes_who_run() -> None:
    """Rellegar's Rest is a race for the stair; where a foe must fall, nobody needs to be stopped."""
    s = encounter("rellegars_rest")
    s.tokens = []
    for hero, square in zip(s.heroes, ((7, 10), (8, 9), (9, 9)), strict=True):
        move(s, hero.name, square)
    goblin = monster(s, "goblin_archer-1", (3, 15))
    way = Turn(s, goblin).way
    assert way >> space_at(7, 14) & 1
    assert not way >> space_at(3, 3) & 1
    for quest in ("rise_of_urthko", "archive_of_arrizon"):
        hunt = encounter(quest, 1)
        assert not Turn(hunt, monster(hunt, "goblin_archer-1", (7, 8))).way


def test_a_hero_with_the_chest_is_the_better_prey() -> None:
    s = encounter("rellegars_rest", 1)
    bearer, other = s.heroes[0], s.heroes[1]
    chest = next(token for token in s.tokens if token.marker == "R")
    chest.bearer = bearer.id
    assert prey_worth(s, bearer) >= 2 * prey_worth(s, other)


def test_a_likely_knock_out_is_better_than_more_hearts() -> None:
    """It costs the heroes a turn, and brings a card."""
    s = encounter("rellegars_rest")
    hero = Target(s, s.heroes[0])
    assert blow_value(hero, 2.0, 0.6) > blow_value(hero, 4.0, 0.0)
