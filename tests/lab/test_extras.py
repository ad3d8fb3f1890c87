"""Everything works without the packages of the laboratory; what needs one of them says so."""

import subprocess
import sys

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.lab.extras import needed
from podziemia.words import LANGUAGES, words_in

EXTRAS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")


def run_without(packages: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    hidden = f"import sys\nfor name in {packages!r}: sys.modules[name] = None\n"
    return subprocess.run([sys.executable, "-c", hidden + code], capture_output=True, text=True, check=False)


def test_the_command_works_without_extras() -> None:
    arguments = ["simulate", "abyss", "--seats", "random,random", "--games", "1"]
    code = f"from podziemia.cli import main; sys.exit(main({arguments!r}))"
    done = run_without(EXTRAS, code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("observation", "numpy", "lab"),
        ("openspiel", "pyspiel", "openspiel"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
    ],
)
def test_a_missing_package_is_named_with_what_to_install(module: str, package: str, extra: str) -> None:
    done = run_without((package,), f"import podziemia.lab.{module}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith(f'extra-missing (package={package}, install=pip install "podziemia[{extra}]")')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_message_says_it_too(lang: str) -> None:
    with pytest.raises(Trouble) as caught, needed("lab"):
        raise ModuleNotFoundError(name="numpy.typing")
    told = words_in(lang).trouble(caught.value)
    assert "numpy" in told
    assert 'pip install "podziemia[lab]"' in told
