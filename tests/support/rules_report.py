"""A pytest plugin: `--rules-report` tells which rules, examples and cards the passing tests prove.

The claims of a test travel as user properties of its reports, so that they arrive from xdist's workers too.
"""

from typing import Final

import pytest

from tests.support.ledger import KINDS, Claim, Ledger

PROPERTY: Final = "proves"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", action="store_true", help="tell which rules the passing tests prove")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RulesReport(Ledger.read(), shown=config.getoption("--rules-report")))


class RulesReport:
    def __init__(self, ledger: Ledger, shown: bool) -> None:
        self.ledger = ledger
        self.shown = shown
        self.passed: set[Claim] = set()
        self.failed: set[Claim] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        for mark in (mark for mark in item.iter_markers() if mark.name in KINDS):
            for id in mark.args:
                claim = self.ledger.claim(mark.name, id, item.path.parts)
                if claim is None:
                    pytest.fail(f"no {mark.name} {id!r} in tests/ledger", pytrace=False)
                item.user_properties.append((PROPERTY, tuple(claim)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        claims = {Claim(*value) for name, value in report.user_properties if name == PROPERTY}  # type: ignore[misc]
        if report.failed:
            self.failed |= claims
        elif report.when == "call" and report.passed:
            self.passed |= claims

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.shown:
            terminalreporter.section("rules report")
            for line in self.ledger.report(self.passed - self.failed):
                terminalreporter.write_line(line)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.shown and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK
