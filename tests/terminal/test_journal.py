"""A whole campaign in one command, and what is kept of it."""

from pathlib import Path

import pytest

from podziemia.cli import main
from podziemia.terminal.files import read_record


def test_bots_play_a_campaign_from_introduction_to_finale_and_its_journal_is_saved(tmp_path: Path) -> None:
    saved, story = tmp_path / "campaign.txt", tmp_path / "journal.txt"
    arguments = ["play", "descent", "--seats", "random,random,random", "--set", "quest=campaign", "--seed", "one"]
    assert main([*arguments, "--save", str(saved), "--journal", str(story), "--lang", "en"]) == 0
    lines = story.read_text(encoding="utf-8").splitlines()
    quests = [line for line in lines if not line.startswith(" ")]
    assert quests[0].startswith("1. Acolyte of Saradyn: won by ")
    assert [line for line in quests if "Blood and Betrayal" in line] == quests[-1:]
    assert len(quests) >= 9
    assert not [line for line in lines if "descent-" in line]
    assert read_record(str(saved)).settings["quest"] == "campaign"


def test_a_game_without_a_story_has_no_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["play", "abyss", "--seats", "random,random", "--seed", "one"]
    assert main([*arguments, "--journal", str(tmp_path / "journal.txt"), "--lang", "en"]) == 2
    assert "no journal" in capsys.readouterr().err
