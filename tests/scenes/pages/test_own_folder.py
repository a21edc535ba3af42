"""The folder of the players' own boards and lessons: said in the settings, and opened from there."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from game import catalogue, homemade, storage
from scenes.drawing.raster import Fonts
from scenes.pages.lobby import Lobby
from scenes.pages.settings import SUBJECTS, Settings
from scenes.stage import folders
from scenes.stage.preferences import LANGUAGES, Preferences
from tests.support.driver import Driver, Keyboard
from tests.support.map_edits import MAIN, swap
from tests.support.senses.measuring import Measuring


class Opener:
    """Stands in for the program that shows a folder."""

    asked: tuple[list[str], dict[str, Any]]

    def __init__(self, code: int | None) -> None:
        self.code, self.waited = code, 0

    def __call__(self, line: list[str], **how: Any) -> "Opener":
        self.asked = line, how
        return self

    def wait(self, timeout: float | None = None) -> int:
        self.waited += 1
        if self.code is None and timeout is not None:
            raise subprocess.TimeoutExpired("opener", timeout)
        return self.code or 0


def open_from_settings(monkeypatch: pytest.MonkeyPatch, opener: Any) -> None:
    """Choose it there, and wait for what is done beside the loop."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", opener)
    before = {*threading.enumerate()}
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.open_settings(keys, "help")
        driver.choose(keys, "settings-own-open")
        for thread in {*threading.enumerate()} - before:
            if "_show" in thread.name:
                thread.join()


def test_it_is_made_and_opened(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    opener = Opener(0)
    open_from_settings(monkeypatch, opener)
    line, how = opener.asked
    assert line == ["xdg-open", str(data_folder / "own")]
    assert how["start_new_session"], "it outlives the game"
    assert (data_folder / "own" / "maps" / "example-klongs.tmx").is_file()
    told = (data_folder / "own" / "README.txt").read_text(encoding="utf-8")
    assert "maps" in told
    assert "lessons" in told
    assert storage.take_notices() == []


def test_what_players_have_written_there_stays() -> None:
    told = homemade.prepare("What goes where.") / "README.txt"
    assert told.read_text(encoding="utf-8") == "What goes where.\n"
    told.write_text("Grandmother's board is the best one.\n", encoding="utf-8")
    homemade.prepare("What goes where.")
    assert told.read_text(encoding="utf-8") == "Grandmother's board is the best one.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_the_settings_speaks_of_paths_and_files(language: str, data_folder: Path) -> None:
    with Driver(Settings(), prefs=Preferences(fullscreen=False, language=language)) as driver:
        page = driver.top
        for subject in range(len(SUBJECTS)):
            page.subject = subject
            page.build()
            canvas = Measuring((1920, 1080), 1.0, Fonts())
            for focus in range(len(page.widgets)):
                page.focus = focus
                page.draw(canvas)
            said = " ".join(line.text for line in canvas.written)
            assert not any(word in said for word in (str(data_folder), "klongs-", "dice-", "maps")), said


def test_an_opener_that_goes_on_has_opened_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opener = Opener(None)
    open_from_settings(monkeypatch, opener)
    assert opener.waited == 2
    assert storage.take_notices() == []


def missing(_line: list[str], **_how: Any) -> None:
    raise FileNotFoundError("xdg-open")


@pytest.mark.parametrize("opener", [Opener(3), missing])
def test_where_it_cannot_be_opened_a_sentence_says_where_it_is(
    opener: Any, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    said: list[str] = []
    monkeypatch.setattr(storage, "notice", said.append)
    open_from_settings(monkeypatch, opener)
    [sentence] = said
    assert sentence.replace("\u2068", "").replace("\u2069", "").endswith(str(data_folder / "own"))


def test_where_it_cannot_be_made_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    def refuse(_words: str) -> Path:
        raise PermissionError(13, "Permission denied")

    said: list[str] = []
    monkeypatch.setattr(storage, "notice", said.append)
    monkeypatch.setattr(homemade, "prepare", refuse)
    open_from_settings(monkeypatch, missing)
    assert said == [f"{data_folder / 'own'} cannot be made (Permission denied)."]


@pytest.mark.parametrize(("before", "after"), [(None, None), ("/opt/lib", "/opt/lib")])
def test_a_built_program_keeps_its_libraries_to_itself(
    before: str | None, after: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    environment = {"HOME": "/home/anong", "LD_LIBRARY_PATH": "/games/Longtail/_internal"}
    if before:
        environment["LD_LIBRARY_PATH_ORIG"] = before
    assert folders.outside(environment) == {"HOME": "/home/anong", **({"LD_LIBRARY_PATH": after} if after else {})}
    monkeypatch.setattr(sys, "frozen", False)
    assert folders.outside({"LD_LIBRARY_PATH": "/opt/lib"}) == {"LD_LIBRARY_PATH": "/opt/lib"}
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_a_board_of_one_s_own_is_offered_in_the_lobby_by_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_components", {})
    attic = swap('value="The floating market"', 'value="The attic"')(MAIN)
    (homemade.prepare() / "maps" / "klongs-attic.tmx").write_text(attic, encoding="utf-8")
    (homemade.folder("maps") / "klongs-zebra.tmx").write_text("<map", encoding="utf-8")
    with Driver() as driver:
        keys, title = Keyboard(driver), driver.top
        driver.choose(keys, next(pier for pier in title.piers if pier.game.id == "klongs"))
        lobby = driver.top
        assert isinstance(lobby, Lobby)
        [board] = [row for row in lobby.choices() if row.key == "option-board"]
        assert [words for _, words in board.values][2:] == ["The attic"]
        assert any("klongs-zebra.tmx" in sentence for sentence in driver.said)
