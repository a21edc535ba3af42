"""The monkey: a few thousand presses break nothing, and what it finds is told by a script that can be replayed."""

import json
from pathlib import Path

import pytest

from scenes.devices.intents import Action, Intent
from scenes.pages.settings import Settings
from scenes.stage.scene import Step
from tests import monkey

SELDOM = 40
"""Drawing is tested elsewhere, over all screens: here it costs most of the time."""


def test_a_few_thousand_presses_break_nothing() -> None:
    script, how, seen = monkey.run(2000, seed=15, drawn=SELDOM)
    assert not script, f"{how}\n{script}"
    assert len(seen) > 15, "it has seen much of the program"


def test_what_it_does_hangs_on_the_seed_alone() -> None:
    one, same, other = monkey.deeds(3), monkey.deeds(3), monkey.deeds(4)
    first = [next(one) for _ in range(600)]
    assert first == [next(same) for _ in range(600)]
    assert first != [next(other) for _ in range(600)]
    assert {deed[0] for deed in first} == {"screen", *monkey.OFTEN}
    assert json.loads(json.dumps(first)) == first


def test_a_screen_that_wants_another_household_is_passed_over() -> None:
    """Where hands have been hidden since, nobody finds a boat to choose; that is nothing that breaks."""
    hidden: monkey.Deed = ["screen", "klongs-covered", "en", 100, {}]
    assert monkey.play([hidden, ["screen", "look-klongs-sign", "fr", 125, {}], ["key", "down"]], SELDOM) is None


def test_what_breaks_is_told_by_a_short_script_that_can_be_replayed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    handle = Settings.handle

    def broken(page: Settings, intent: Intent) -> Step:
        if intent.action is Action.UNDO:
            raise ValueError("an accident")
        return handle(page, intent)

    monkeypatch.setattr(Settings, "handle", broken)
    there: monkey.Deed = ["screen", "settings-sound", "en", 100, {}]
    script: list[monkey.Deed] = [["key", "h"], there, ["key", "down"], ["wait", 1], ["key", "u"], ["key", "l"]]
    failed = monkey.play(script, SELDOM)
    assert failed is not None
    assert (failed[0], "an accident" in failed[1]) == (5, True)
    short = monkey.shrunk(script[: failed[0]], failed[1], SELDOM)
    assert short == [there, ["key", "u"]]
    file = tmp_path / "script"
    file.write_text("\n".join(map(json.dumps, short)), encoding="utf-8")
    assert monkey.main(["--replay", str(file)]) == 1
    monkeypatch.setattr(Settings, "handle", handle)
    assert monkey.main(["--replay", str(file)]) == 0
    assert "Nothing breaks." in capsys.readouterr().out
