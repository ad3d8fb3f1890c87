"""Why not? Every refusal of a pointed-at thing names its conditions and rules."""

from podziemia.games.tyrants import GAME
from podziemia.kernel.match import new_match
from tests.games.tyrants.table import FRONT, TyrantsTable, front, has, table


def why(t: TyrantsTable, thing: str) -> dict[str, bool]:
    """The conditions for choosing the thing now, met or not."""
    reasons = t.game.why_not(t.match.state, t.ask.seat, t.ask, thing)
    assert all(reason.rule.startswith("TYR-") for reason in reasons)
    return {reason.what: reason.met for reason in reasons}


def test_deploying() -> None:
    t = table(map=FRONT)
    assert why(t, "llacerellyn__eryndlyn.0") == {"space-empty": True, "presence": True, "power": False}
    assert why(t, "everfire.0") == {"space-empty": True, "presence": False, "power": False}
    assert why(t, "yathchol.0") == {"in-play": False}


def test_assassinating() -> None:
    t = table(map=FRONT, power=2)
    assert why(t, "eryndlyn.2") == {"enemy": True, "presence": True, "power": False}
    assert why(t, "kanaglym.0") == {"enemy": True, "presence": False, "power": False}
    assert why(t, "eryndlyn.0") == {"enemy": False, "presence": True, "power": False}


def test_returning_a_spy() -> None:
    t = table(map={**FRONT, "everfire": "+B"}, power=3)
    assert why(t, "everfire") == {"enemy-spy": True, "presence": False, "power": True}
    assert why(t, "eryndlyn") == {"enemy-spy": False, "presence": True, "power": True}
    assert why(t, "yathchol") == {"in-play": False}


def test_recruiting() -> None:
    t = table(influence=2, guards=0)
    assert why(t, "red_dragon") == {"influence": False}
    assert why(t, "house_guard") == {"stack": False, "influence": False}
    assert why(t, "noble") == {"in-hand": False}
    assert why(t, "advocate") == {}  # not on offer


def test_questions_of_cards() -> None:
    t = front("chosen_of_lolth doppelganger spy_master wyrmspeaker noble soldier", map={**FRONT, "eryndlyn": "AAB +AB"})
    deploy = front("mercenary_squad")
    deploy.play("A play mercenary_squad")
    assert why(deploy, "araumycos__eryndlyn.0") == {"space-empty": False, "presence": True}
    t.play("A play chosen_of_lolth")
    assert why(t, "araumycos__eryndlyn.0") == {"player-piece": False, "presence": True}
    t.play("A return-spy eryndlyn", "A play doppelganger")
    assert why(t, "kanaglym.0") == {"enemy": True, "presence": False}
    t.play("A supplant eryndlyn.2", "A play spy_master")
    assert why(t, "eryndlyn") == {"no-own-spy": False}
    t.play("A spy everfire", "A play noble", "A play wyrmspeaker", "A end-turn", "A resolve chosen_of_lolth")
    assert why(t, "soldier") == {"played": False}


def test_spaces_of_a_site_stand_for_each_other() -> None:
    t = table(map={"ched_nasad": "A"}, power=1)
    assert why(t, "ched_nasad.2") == {"space-empty": True, "presence": True, "power": True, "same-place": False}


def test_a_card_may_ask_for_something_else() -> None:
    t = table(A=has(hand="underdark_ranger"), map={"eryndlyn": "AAB", "ched_nasad": "A"})
    t.play("A play underdark_ranger")
    assert why(t, "eryndlyn.2") == {"enemy": True, "presence": True, "card-says": False}


def test_starting() -> None:
    t = TyrantsTable(GAME, new_match(GAME, 2, "why", {"first": "A"}).state)
    assert why(t, "everfire.0") == {"space-empty": True, "start-site": False}
    t.play("A deploy eryndlyn.0")
    assert why(t, "eryndlyn.1") == {"space-empty": True, "start-site": False}
    assert why(t, "ched_nasad.1") == {"space-empty": True, "start-site": True, "same-place": False}


def test_only_the_one_who_is_asked_gets_reasons() -> None:
    t = table(B=has(), map=FRONT)
    assert t.game.why_not(t.match.state, 1, t.ask, "everfire.0") == []
    assert t.game.why_not(t.match.state, 0, None, "everfire.0") == []
    assert why(t, "barracks") == {}


def test_what_is_offered_has_no_condition_unmet() -> None:
    t = table(map={**FRONT, "eryndlyn": "AAB +B"}, power=3, influence=8)
    for option in t.ask.options:
        if option.thing:
            assert all(why(t, option.thing).values()), option.text
