"""`--check` says what was found, what is wrong and what to do, also where the program cannot be played."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pygame
import pytest

from game import VERSION, catalogue, storage
from scenes.phones import addresses
from scenes.stage import checkup, folders, texts
from scenes.stage.preferences import FILE, LANGUAGES
from tests.support.hands.pads import VirtualPad


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [line for line in capsys.readouterr().out.splitlines() if line]


def wrong(said: list[str]) -> list[str]:
    return [line for line in said if line.startswith("WRONG: ")]


def test_where_all_is_well_everything_is_named(
    capsys: pytest.CaptureFixture[str], data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "in_the_house", lambda: ("192.168.1.20", "10.0.0.4"))
    assert checkup.run() == 0
    said = lines(capsys)
    whole = "\n".join(said)
    assert wrong(said) == []
    assert said[-1] == "Nothing is wrong; well enough to play."
    assert all(line.endswith(".") for line in said)
    for word in (f"Longtail {VERSION}", "SDL 2", "driver dummy", "1024 x 768", str(data_folder), "192.168.1.20"):
        assert word in whole
    for word in ("Sound: ", "Controllers: none", "websockets and segno", "klongs-garden"):
        assert word in whole
    assert all(f"Game {game}: " in whole for game in catalogue.GAMES)
    assert all(f"{code} with " in whole for code in LANGUAGES)


@pytest.mark.parametrize("writable", [True, False])
def test_a_program_without_a_terminal_opens_it_as_a_text(
    writable: bool, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(folders, "opened", shown.append)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    if not writable:
        monkeypatch.setenv("LONGTAIL_DATA", str(storage.ROOT / "LICENSE" / "folder"))
    monkeypatch.setattr(sys, "stdout", None)
    assert checkup.run() == 0
    [file] = shown
    assert file.parent == (data_folder if writable else tmp_path)
    said = file.read_text(encoding="utf-8").splitlines()
    assert said[0].startswith(f"Longtail {VERSION}")
    assert said[-1].endswith("well enough to play.")


def test_whoever_stops_reading_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as nobody_listens:
        monkeypatch.setattr(sys, "stdout", nobody_listens)
        assert checkup.run() == 0


def test_what_speaks_is_named_and_its_lack_is_nothing_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for found, word in ((["spd-say", "espeak-ng"], "spd-say, espeak-ng; Read aloud"), ([], "none found")):
        monkeypatch.setattr(checkup, "named_here", lambda found=found: found)
        assert [word in one.words and not one.wrong for one in checkup._speech()] == [True]
    assert checkup.run() == 0
    [speech] = [line for line in lines(capsys) if "Speech: " in line]
    assert speech.startswith("Speech: none found")


def test_nothing_is_left_behind_in_the_folder(data_folder: Path) -> None:
    checkup.run()
    assert not (data_folder / FILE).exists()
    assert not (data_folder / "matches").exists()


def test_on_a_machine_without_anything_it_says_so_and_ends() -> None:
    """The real program: no sound, no screen, a folder that cannot be made."""
    env = {**os.environ, "SDL_VIDEODRIVER": "nonsense", "SDL_AUDIODRIVER": "broken"}
    blocked = str(storage.ROOT / "LICENSE" / "folder")
    line = [sys.executable, "main.py", "--check", "--data", blocked]
    done = subprocess.run(line, cwd=storage.ROOT, env=env, capture_output=True, encoding="utf-8")
    said = done.stdout.splitlines()
    screen, sound, folder = wrong(said)
    assert done.returncode == 1
    assert "nonsense" in screen
    assert "start it where there is a screen" in screen
    assert "broken" in sound
    assert "SDL_AUDIODRIVER" in sound
    assert blocked in folder
    assert "--data" in folder
    assert said[-1] == "3 things are wrong; it cannot be played like this."
    assert done.stderr == "" or "Traceback" not in done.stderr


def test_without_sound_and_a_folder_it_is_well_enough_to_play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(*_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", silent)
    monkeypatch.setenv("LONGTAIL_DATA", str(storage.ROOT / "LICENSE" / "folder"))
    assert checkup.run() == 0
    said = lines(capsys)
    assert len(wrong(said)) == 2
    assert said[-1] == "2 things are wrong; well enough to play."


@pytest.mark.parametrize(("mapped", "words"), [(True, "are known"), (False, "are not known; set them in the settings")])
def test_a_controller_is_named_with_its_layout(capsys: pytest.CaptureFixture[str], mapped: bool, words: str) -> None:
    pygame.display.init()
    pad = VirtualPad("Sofa Pad", mapped)
    try:
        checkup.run()
    finally:
        pad.detach()
    [line] = [line for line in lines(capsys) if line.startswith("Controller: ")]
    assert "Sofa Pad" in line
    assert words in line


def test_a_broken_board_is_named_as_in_the_program(capsys: pytest.CaptureFixture[str], maps: Path) -> None:
    (maps / "klongs-garden.tmx").write_text("no map", encoding="utf-8")
    assert checkup.run() == 0
    catalogue._components.clear()
    storage.forget()
    catalogue.playable()
    [sentence] = storage.take_notices()
    assert wrong(lines(capsys)) == [f"WRONG: {sentence}"]


def test_without_any_game_there_is_nothing_to_play(
    capsys: pytest.CaptureFixture[str], maps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for board in maps.glob("*.tmx"):
        board.unlink()
    for other in ("market", "dice"):
        monkeypatch.delitem(catalogue.GAMES, other)
    assert checkup.run() == 1
    said = wrong(lines(capsys))
    assert [line for line in said if line.startswith("WRONG: Game klongs: ")]
    assert said[-1].startswith("WRONG: Games: none")


def test_a_broken_text_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in LANGUAGES:
        (tmp_path / f"{code}.ftl").write_text("good = Good\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("good = Gut\nbad = { $open\n", encoding="utf-8")
    monkeypatch.setattr(checkup, "Texts", lambda code: texts.Texts(code, tmp_path))
    assert checkup.run() == 0
    [sentence] = wrong(lines(capsys))
    assert "de.ftl, line 2" in sentence


def test_what_phones_need_is_missed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "NEEDED_BY_PHONES", ("websockets", "segno_of_nobody"))
    monkeypatch.setattr(addresses, "in_the_house", lambda: (addresses.LOOPBACK,))
    assert checkup.run() == 0
    said = lines(capsys)
    [sentence] = wrong(said)
    assert "pip install segno_of_nobody" in sentence
    assert any("in no network" in line for line in said)
