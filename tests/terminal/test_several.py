"""An answer that is several things in order is asked for one thing after the other."""

from podziemia.kernel.ask import Ask, Option, family
from podziemia.terminal.play import complete, next_parts

PLANS = family("plan", ["dig>mine", "dig>build", "mine>dig"])


def test_the_first_things_are_offered_once_each() -> None:
    assert next_parts(Ask(0, "plan", PLANS), []) == ["dig", "mine"]


def test_only_what_can_follow_is_offered_next() -> None:
    ask = Ask(0, "plan", PLANS)
    assert next_parts(ask, ["dig"]) == ["mine", "build"]
    assert complete(ask, ["dig"]) is None
    assert complete(ask, ["dig", "build"]) is PLANS[1]


def test_plain_answers_have_no_parts() -> None:
    assert next_parts(Ask(0, "plan", [*PLANS, Option("pass")]), []) == []
