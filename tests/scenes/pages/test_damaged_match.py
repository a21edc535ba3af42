"""Continuing a match whose file has gone bad: what is good of it can be played on with."""

from pathlib import Path

import pytest

from game import saves
from game.match import Match
from scenes.devices.intents import Action
from scenes.pages.resume import MendMatch
from scenes.pages.title import Title
from tests.shots import dice_match
from tests.support.driver import Driver, Keyboard, PadInHand


def spoiled(keep: int) -> tuple[Path, Match]:
    """A match whose file is good for so many lines and then not."""
    match = dice_match(3, 7)
    assert isinstance(match.keeper, saves.SaveFile)
    lines = match.keeper.path.read_bytes().splitlines(keepends=True)
    match.keeper.path.write_bytes(b"".join([*lines[:keep], b"?", *lines[keep:]]))
    return match.keeper.path, match


def test_a_save_that_turns_out_broken_is_named_and_kept_and_the_title_stays() -> None:
    path, _ = spoiled(0)
    with Driver() as driver:
        driver.turn()
        [said] = driver.said
        assert f"{path}, line 1" in said
        assert f"{path}.broken" in said
        assert Path(f"{path}.broken").exists()
        assert "Continue" not in [getattr(widget, "label", "") for widget in driver.top.widgets]


@pytest.mark.parametrize("kind", ["keys", "pad", "mouse"])
def test_a_damaged_match_goes_on_from_its_last_good_decision_if_somebody_says_so(kind: str) -> None:
    path, match = spoiled(5)
    damaged = path.read_bytes()
    with Driver() as driver:
        hands = Keyboard(driver) if kind == "keys" else PadInHand(driver, driver.attach())

        def choose(key: str) -> None:
            if kind == "mouse":
                driver.click_on(driver.widget(key))
            else:
                driver.choose(hands, key)

        choose("title-continue")
        assert isinstance(driver.top, MendMatch)
        assert driver.top.text == "The last 3 moves cannot be read and are lost. Everything before them is fine."
        choose("mend-no")
        assert isinstance(driver.top, Title)
        assert path.read_bytes() == damaged
        choose("title-continue")
        if kind == "mouse":
            driver.click_bar(Action.BACK)
        else:
            hands.do(Action.BACK)
        assert isinstance(driver.top, Title)
        choose("title-continue")
        choose("mend-yes")
        driver.turn()
        assert driver.play.match.history == match.history[:4]
        [said] = driver.said
        assert f"kept as {path}.broken" in said
        assert Path(f"{path}.broken").read_bytes() == damaged
        driver.settle()
        hands.do(Action.CONFIRM)
        hands.do(Action.CONFIRM)
        driver.settle()
        assert len(saves.resume(path).history) == len(driver.play.match.history) == 5
