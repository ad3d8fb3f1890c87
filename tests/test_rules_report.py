"""The report behind `make rules`."""

import pytest

from tests.support import ledger
from tests.support.ledger import GAMES, Claim, Ledger

pytest_plugins = ["pytester"]

LEDGER = Ledger(
    titles={
        ("rule", "abyss"): {"ABY-1.01": "Player count", "ABY-1.02": "Exploration deck contents"},
        ("example", "abyss"): {"ABY-EX-R01": ""},
        **{(kind, game): {} for kind in ("rule", "example") for game in GAMES if game != "abyss"},
    },
    started=frozenset({"abyss"}),
)


def test_it_counts_what_is_proved_and_lists_the_rest() -> None:
    proved = {Claim("rule", "abyss", "ABY-1.01"), Claim("card", "abyss", "keeper")}
    assert list(LEDGER.report(proved)) == [
        "abyss: 1/2",
        "  ABY-1.02 Exploration deck contents",
        "abyss examples: 0/1",
        "  ABY-EX-R01",
        "abyss cards: 1",
        "tyrants: not started",
        "dungeonlords: not started",
        "shadespire: not started",
        "descent: not started",
    ]


def test_cards_are_counted_against_their_list_where_there_is_one() -> None:
    with_cards = Ledger({**LEDGER.titles, ("card", "abyss"): {"keeper": "", "hunter": ""}}, LEDGER.started)
    lines = list(with_cards.report({Claim("card", "abyss", "keeper")}))
    assert lines[5:7] == ["abyss cards: 1/2", "  hunter"]


def test_a_claim_needs_an_id_of_the_ledger() -> None:
    assert LEDGER.claim("rule", "ABY-1.02", ()) == Claim("rule", "abyss", "ABY-1.02")
    assert LEDGER.claim("rule", "ABY-EX-R01", ()) is None
    assert LEDGER.claim("example", "ABY-EX-R01", ()) == Claim("example", "abyss", "ABY-EX-R01")


def test_a_card_belongs_to_the_game_in_whose_folder_it_is_tested() -> None:
    assert LEDGER.claim("card", "keeper", ("tests", "games", "abyss")) == Claim("card", "abyss", "keeper")
    assert LEDGER.claim("card", "keeper", ("tests", "kernel")) is None


def test_the_ledger_has_every_rule_and_example_once() -> None:
    titles = Ledger.read().titles
    counts = {game: (len(titles["rule", game]), len(titles["example", game])) for game in GAMES}
    assert counts == {
        "abyss": (176, 70),
        "tyrants": (163, 40),
        "dungeonlords": (233, 72),
        "shadespire": (217, 64),
        "descent": (402, 45),
    }
    ids = {id for (kind, _), listed in titles.items() if kind != "card" for id in listed}
    assert len(ids) == sum(sum(count) for count in counts.values())


@pytest.fixture
def project(pytester: pytest.Pytester, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of its own whose tests carry our marks, with Abyss begun."""
    monkeypatch.setattr(ledger, "SOURCES", pytester.path)
    pytester.mkpydir("abyss")
    pytester.makeconftest('pytest_plugins = ["tests.support.rules_report"]')
    pytester.makeini(f"[pytest]\npythonpath = {pytestconfig.rootpath}\nmarkers =\n  rule\n  example\n  card\n")
    return pytester


TESTS = """
    import pytest
    from tests.support import rule

    @rule("ABY-1.01", "ABY-1.02")
    def test_passes(): pass

    @rule("ABY-1.02", "ABY-1.03")
    def test_fails(): assert False

    @rule("ABY-1.04")
    def test_is_skipped(): pytest.skip("not yet")

    @pytest.mark.parametrize("n", [pytest.param(n, marks=rule(f"ABY-1.0{n}")) for n in (5, 6)])
    def test_carries_its_marks_with_a_parameter(n): pass

    @rule("ABY-1.07")
    @pytest.mark.xfail
    def test_is_expected_to_fail(): assert False
"""


@pytest.mark.parametrize("workers", [0, 1])
def test_a_rule_is_proved_when_its_tests_pass_and_none_fails(project: pytest.Pytester, workers: int) -> None:
    project.makepyfile(TESTS)
    result = project.runpytest("--rules-report", "-p", "xdist", f"-n{workers}")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["abyss: 3/176"])
    for proved in ("ABY-1.01", "ABY-1.05", "ABY-1.06"):
        result.stdout.no_fnmatch_line(f"  {proved} *")
    result.stdout.fnmatch_lines([f"  ABY-1.0{n} *" for n in (2, 3, 4, 7)])


@pytest.mark.parametrize("workers", [0, 1])
def test_an_id_that_the_ledger_does_not_know_is_an_error(project: pytest.Pytester, workers: int) -> None:
    project.makepyfile("from tests.support import rule\n@rule('ABY-99.01')\ndef test_it(): pass")
    result = project.runpytest("-p", "xdist", f"-n{workers}")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["no rule 'ABY-99.01' in tests/ledger"])


def test_a_report_on_no_tests_is_no_failure(project: pytest.Pytester) -> None:
    result = project.runpytest("--rules-report")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["abyss: 0/176", "abyss examples: 0/70", "tyrants: not started"])
