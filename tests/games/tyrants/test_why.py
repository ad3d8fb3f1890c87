"""Why not? Every refusal of a pointed-at thing names its conditions and rules."""

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
