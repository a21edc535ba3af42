"""The command line: what can be said when the program is started, and what is said about it."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import main
from game import VERSION, catalogue, saves, storage
from scenes.devices.intents import Action
from scenes.pages.lobby import Lobby
from scenes.pages.title import Title
from scenes.screens import way_to
from scenes.stage import preferences
from scenes.stage.preferences import FILE, LANGUAGES, Preferences
from scenes.stage.scene import Reset
from tests.house.files import text_of
from tests.support.driver import Driver, Keyboard

ROOT = storage.ROOT


def started(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "main.py", *arguments]
    return subprocess.run(line, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--fly"], "--fly"),
        (["dice"], "dice"),
        (["--window", "big"], "big"),
        (["--window", "0x0"], "0x0"),
        (["--window", "1280x"], "1280x"),
        (["--window", "1280x-720"], "1280x-720"),
        (["--window", "²x²"], "²x²"),
        (["--window", "99999x99999"], "99999x99999"),
        (["--data"], "--data"),
        (["--data", ""], "--data"),
        (["--data", "~nobody-of-this-name/x"], "~nobody-of-this-name/x"),
        (["--display", "left"], "left"),
        (["--display", "0"], "--display"),
        (["--lang", "xx"], "en, de, fr, es, it, pl"),
        (["--game", "chess"], "chess"),
        (["--seed", "7"], "--game"),
        (["--game", "dice", "--seed", "-1"], "-1"),
        (["--game", "dice", "--seed", "a"], "--seed"),
        (["--game", "dice", "--seed", str(1 << 64)], str(1 << 64)),
    ],
)
def test_a_wrong_option_is_one_sentence_and_exit_code_two(
    arguments: list[str], named: str, capfd: pytest.CaptureFixture[str], data_folder: Path
) -> None:
    with pytest.raises(SystemExit) as refused:
        main.main(arguments)
    said = capfd.readouterr()
    assert refused.value.code == 2
    assert said.out == ""
    [sentence] = said.err.splitlines()
    assert sentence.startswith("main.py: ")
    assert sentence.endswith(".")
    assert named in sentence
    assert not (data_folder / FILE).exists()


@pytest.mark.parametrize(
    ("started_as", "name"),
    [("/opt/my games/Longtail/Longtail", "Longtail"), ("longtail.exe", "longtail"), ("/x/main.py", "main.py")],
)
def test_it_speaks_of_itself_as_it_was_started(
    started_as: str, name: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [started_as])
    with pytest.raises(SystemExit):
        main.main(["--help"])
    assert f"{name} --check" in capfd.readouterr().out
    with pytest.raises(SystemExit):
        main.main(["--fly"])
    assert capfd.readouterr().err.startswith(f"{name}: ")


def test_the_folder_may_be_named_from_home_or_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: list[Any]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for named in ("~/mine", "mine"):
        monkeypatch.setenv("LONGTAIL_DATA", "elsewhere")
        main.main(["--window", "640x360", "--data", named])
        assert storage.data_folder() == tmp_path / "mine"
    assert len(begun) == 2


def test_from_a_terminal_a_wrong_option_is_the_same_one_sentence() -> None:
    done = started("--fly")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_without_a_screen_it_says_so_in_one_sentence() -> None:
    done = started(SDL_VIDEODRIVER="nonsense")
    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    assert "nonsense" in sentence


def test_help_names_every_option_language_and_game() -> None:
    done = started("--help")
    assert done.returncode == 0
    for word in ("window", "display", "lang", "game", "seed", "data", "version", "check"):
        assert f"--{word}" in done.stdout
    words = done.stdout.replace(",", " ").split()
    assert {*LANGUAGES, *catalogue.GAMES} <= {*words}


def test_the_version_is_said_and_is_that_of_the_project() -> None:
    done = started("--version")
    assert (done.returncode, done.stdout) == (0, f"Longtail {VERSION}\n")
    assert tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]["version"] == VERSION


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every stage that has been begun, instead of running."""
    seen: list[Any] = []
    monkeypatch.setattr("scenes.stage.stage.Stage.run", lambda stage, _soon: seen.append(stage))
    return seen


def test_the_options_set_window_and_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: list[Any]) -> None:
    monkeypatch.setenv("LONGTAIL_DATA", "elsewhere")
    assert main.main(["--window", "1000x600", "--data", str(tmp_path / "mine")]) == 0
    assert main.main(["--window"]) == 0
    assert begun[-1].canvas.surface.get_size() == (1280, 720)
    assert storage.data_folder() == tmp_path / "mine"
    assert all(isinstance(stage.top, Title) and not stage.prefs.fullscreen for stage in begun)


def test_language_and_window_are_for_this_start_only(begun: list[Any]) -> None:
    Preferences(language="fr").save()
    main.main(["--window", "640x360", "--lang", "de"])
    [stage] = begun
    assert stage.texts("crash-to-title") == "Hauptmenü"
    stage.prefs.music = 20
    stage.apply_preferences()
    assert stage.texts.language == "de"
    kept = preferences.load()
    assert (kept.language, kept.fullscreen, kept.music) == ("fr", True, 20)
    stage.prefs.language = "pl"
    stage.apply_preferences()
    assert preferences.load().language == "pl", "what somebody chooses later is kept"


def test_a_first_start_in_another_language_keeps_nothing_of_it() -> None:
    prefs = preferences.load()
    prefs.choose_for_now("language", "de")
    prefs.save()
    assert preferences.load().language == "en"
    prefs.save()
    assert (prefs.language, preferences.load().language) == ("de", "en")


def test_the_display_is_remembered_and_the_first_stands_in(begun: list[Any]) -> None:
    main.main(["--window", "640x360", "--display", "2"])
    assert preferences.load().display == 2
    assert isinstance(begun[-1].top, Title)
    assert storage.take_notices() == [
        "There is no screen 2: there is only one now; the first stands in until it is switched on."
    ]
    main.main(["--window", "640x360", "--display", "1"])
    assert storage.take_notices() == []


def test_a_game_begins_in_its_lobby_and_back_leads_home(begun: list[Any]) -> None:
    main.main(["--window", "640x360", "--game", "klongs"])
    [stage] = begun
    assert isinstance(stage.top, Lobby)
    assert stage.top.game.id == "klongs"
    assert stage.top.seed is None
    assert [type(scene) for scene in stage.scenes] == [Title, Lobby]


def test_a_game_that_cannot_be_played_leaves_the_title(maps: Path) -> None:
    for board in maps.glob("klongs*.tmx"):
        board.unlink()
    assert len(way_to("klongs")) == 1
    [said] = [sentence for sentence in storage.take_notices() if "klongs" in sentence]
    assert said.endswith(".")


def test_the_match_of_that_lobby_has_the_seed_each_time() -> None:
    digests = []
    for _ in range(2):
        with Driver() as driver:
            driver.stage.take(Reset(*way_to("dice", 77)))
            keys = Keyboard(driver)
            driver.top.add_computer()
            driver.turn()
            driver.top.starter = 0
            keys.do(Action.MENU)
            assert driver.play.match.setup.seed == 77
            digests.append(driver.play.match.digest())
            saves.let_go()
    assert digests[0] == digests[1]


def test_a_lobby_that_is_opened_otherwise_has_a_seed_that_nobody_knows() -> None:
    with Driver() as driver:
        driver.stage.take(Reset(*way_to("dice")))
        driver.top.add_computer()
        driver.turn()
        Keyboard(driver).do(Action.MENU)
        assert driver.play.match.setup.seed != 77
