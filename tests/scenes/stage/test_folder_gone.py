"""The folder of the saves vanishes while a match is played: that is a sentence, and the match goes on."""

import errno
import io
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from game import saves, storage
from game.market import hall
from game.market.hall import Result
from scenes.devices.intents import Action
from scenes.pages.title import Title
from tests.shots import dice_match, table
from tests.support.driver import Driver, Keyboard

TOUCHED = [
    (os, name) for name in ("stat", "lstat", "open", "scandir", "listdir", "mkdir", "replace", "rename", "unlink")
]
TOUCHED += [(io, "open")]


def removed(folder: Path) -> None:
    shutil.rmtree(folder)


def a_file_instead(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.write_text("in the way", encoding="utf-8")


def matches_gone(folder: Path) -> None:
    shutil.rmtree(folder / "matches")
    (folder / "matches").write_text("in the way", encoding="utf-8")


@contextmanager
def pulled_out(folder: Path) -> Iterator[None]:
    """A stick that is no longer there: whatever is asked about the folder, the system has nothing but trouble."""
    with ExitStack() as patches:
        for module, name in TOUCHED:
            real = getattr(module, name)

            def trouble(path: Any, *more: Any, _real: Callable[..., Any] = real, **named: Any) -> Any:
                if isinstance(path, str | os.PathLike) and Path(path).is_relative_to(folder):
                    raise OSError(errno.EIO, "Input/output error")
                return _real(path, *more, **named)

            patches.enter_context(mock.patch.object(module, name, trouble))
        yield


def play(driver: Driver, keys: Keyboard, decisions: int) -> None:
    wanted = len(driver.play.match.history) + decisions
    driver.again(lambda: keys.do(Action.CONFIRM), lambda: len(driver.play.match.history) >= wanted)
    driver.settle()


def spend_the_evening(driver: Driver, keys: Keyboard) -> None:
    """The match goes on; then other things are done, and at last a match is played to its end."""
    play(driver, keys, 3)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-leave")
    assert isinstance(driver.top, Title)
    driver.choose(keys, driver.pier("dice"))
    driver.choose(keys, driver.top.widgets[1])
    driver.choose(keys, "player-human")
    driver.choose(keys, "lobby-start")
    play(driver, keys, 2)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-restart")
    driver.choose(keys, "restart-yes")
    play(driver, keys, 2)
    keys.do(Action.MENU)
    driver.choose(keys, "pause-leave")
    driver.choose(keys, "title-settings")
    driver.choose(keys, "settings-sound")
    driver.walk(keys, "settings-music")
    keys.do(Action.LEFT)
    driver.again(lambda: keys.do(Action.BACK), lambda: isinstance(driver.top, Title))
    driver.choose(keys, "title-solo")
    keys.do(Action.BACK)
    assert isinstance(driver.top, Title)


@pytest.mark.parametrize("vanish", [removed, a_file_instead, matches_gone])
def test_a_folder_that_vanishes_is_a_sentence_and_everything_else_goes_on(
    vanish: Callable[[Path], None], data_folder: Path
) -> None:
    with Driver(table(dice_match(2, 4))) as driver:
        keys = Keyboard(driver)
        vanish(data_folder)
        spend_the_evening(driver, keys)
        said = [text for text in driver.said if "Cannot save" in text]
        assert len(said) in ([0] if vanish is removed else range(1, 4)), "at most once for each match"


def test_a_stick_that_is_pulled_out_is_a_sentence_and_everything_else_goes_on(data_folder: Path) -> None:
    match = dice_match(2, 4)
    with Driver(table(match)) as driver:
        keys = Keyboard(driver)
        with pulled_out(data_folder):
            spend_the_evening(driver, keys)
            assert hall.change(lambda found: found.enter("base", Result("Mali", 20, date(2026, 3, 1), 7))) == 1
            assert storage.write_report("an accident") is None
        assert [text for text in driver.said if "Cannot save" in text and "Input/output error" in text]
        driver.top.resume()
        driver.choose(keys, "title-continue")
        assert driver.play.match.history == match.history[:4], "back again, it holds what was confirmed"


def test_a_match_whose_folder_vanished_is_written_whole_as_soon_as_it_can(data_folder: Path) -> None:
    match = dice_match(2, 4)
    with Driver(table(match)) as driver:
        keys = Keyboard(driver)
        a_file_instead(data_folder)
        play(driver, keys, 2)
        data_folder.unlink()
        play(driver, keys, 1)
        keys.do(Action.MENU)
        driver.choose(keys, "pause-leave")
        [saved] = saves.unfinished()
        assert saves.resume(saved.path).history == match.history
        assert len(match.history) == 7
