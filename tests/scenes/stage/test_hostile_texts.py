"""Texts and sentences from outside on the screen: whatever a file says, the screen is drawn and the program goes on."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from game import catalogue, storage
from game.contract import Components
from game.door import sentences
from scenes.drawing.theme import BODY
from scenes.pages.title import Title
from scenes.screens import screen_at
from scenes.stage import navigation, notices
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Place, Scene
from scenes.stage.stage import Stage
from scenes.stage.texts import Texts
from tests.support.driver import Driver

# Messages


HOSTILE = {
    "names itself": "a = { a }",
    "names another that names it": "a = { b }\nb = { a }",
    "nested": "a = " + "{ " * 3000 + '"x"' + " }" * 3000,
    "nested without end": "a = " + "{" * 5000,
    "without end": "a = " + "long " * 20_000,
    "a NUL": "a = x\0y",
    "a NUL in disguise": 'a = { "\\u0000" }',
    "half a letter in disguise": 'a = { "\\uD800" }',
    "a number of endless digits": "a = { NUMBER($count, minimumFractionDigits: 900000000) }",
    "plurals without end": "a = { $count ->\n" + "".join(f"    [{n}] x\n" for n in range(3000)) + "   *[other] y\n }",
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_message_is_drawn_or_its_key_stands_in(tmp_path: Path, case: str) -> None:
    (tmp_path / "de.ftl").write_text(f"{HOSTILE[case]}\ngood = gut\n", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("", encoding="utf-8")
    texts = Texts("de", tmp_path)
    said = texts("a", count=3)
    assert sentences.can_be_drawn(said)
    assert len(said) < 5000
    assert texts("good") == "gut"


def test_a_message_whose_name_never_ends_is_none(tmp_path: Path) -> None:
    """Where a message cannot be understood, its name stands in."""
    name = "m" * 5000
    (tmp_path / "de.ftl").write_text(f"{name} = x\ngood = gut\n", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("", encoding="utf-8")
    texts = Texts("de", tmp_path)
    assert [*texts.sheets[0].messages] == ["good"]
    [said] = storage.take_notices()
    assert "de.ftl, line 1: this is not a Fluent message" in said


@pytest.mark.parametrize("kind", ["pipe", "device", "large"] if hasattr(os, "mkfifo") else ["large"])
def test_texts_that_are_no_file_are_said_and_english_stands_in(tmp_path: Path, kind: str) -> None:
    (tmp_path / "en.ftl").write_text("a = English\n", encoding="utf-8")
    if kind == "pipe":
        os.mkfifo(tmp_path / "de.ftl")
    elif kind == "device":
        (tmp_path / "de.ftl").symlink_to("/dev/zero")
    else:
        (tmp_path / "de.ftl").write_bytes(b"a = b\n" * 400_000)
    assert Texts("de", tmp_path)("a") == "English"
    [said] = storage.take_notices()
    assert "de.ftl: the texts cannot be read" in said


# Sentences


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("said", ["w" * 5000, "many short words " * 500, "/a/very/long/path" * 60 + "; move it."])
def test_the_longest_sentence_fits_on_the_screen(said: str, text_size: int) -> None:
    with Driver(prefs=Preferences(fullscreen=False, text_size=text_size)) as driver:
        canvas = driver.stage.canvas
        storage.notice(said)
        [shown] = storage.take_notices()
        size, lines = canvas.fitted(shown, BODY, (notices.WIDTH - 140, notices.HIGHEST - 40), "medium")
        assert len(lines) * canvas.line_height(size) <= notices.HIGHEST - 40
        assert all(canvas.measure(line, size, "medium") <= notices.WIDTH - 140 for line in lines)
        assert "".join(lines).replace(" ", "") == shown.replace(" ", "")


def test_a_notice_that_cannot_be_drawn_is_drawn() -> None:
    with Driver() as driver:
        storage.notice("/home/\udcff/a\0b\ud800: it is broken; mend it.")
        driver.turn(3)
        assert isinstance(driver.top, Title)
        assert driver.stage.toasts.waiting == ["/home/?/a?b?: it is broken; mend it."]


def test_the_crash_page_draws_whatever_the_error_says() -> None:
    with Driver() as driver:
        driver.may_crash = True
        page = CrashPage(ValueError("a\0b\ud800" * 5000))
        page.report = Path("/home/\udcff")
        page.stage = driver.stage
        driver.stage.scenes.append(page)
        driver.stage.draw()
        assert sentences.can_be_drawn(page.what)


# The start


def test_a_title_that_cannot_be_made_ends_on_the_crash_page() -> None:
    def screen(place: Place) -> Scene:
        raise KeyError(place)

    stage = Stage(Preferences(fullscreen=False), screen, (640, 360))
    stage.begin(navigation.Title())
    assert isinstance(stage.top, CrashPage)
    stage.turn(0.1)
    assert isinstance(stage.top, CrashPage)


def test_a_fault_that_nobody_foresaw_in_one_game_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> Components:
        raise KeyError("a number that is none")

    monkeypatch.setattr(catalogue, "_components", {})
    monkeypatch.setattr(catalogue, "_reported", set())
    monkeypatch.setitem(catalogue.GAMES, "bakong", replace(catalogue.find("bakong"), load=load))
    assert "bakong" not in [game.id for game in catalogue.playable()]
    assert len(catalogue.playable()) >= 3
    [said] = storage.take_notices()
    assert said.startswith("The files of bakong cannot be used (KeyError")
    assert len(list((storage.data_folder() / "crashes").iterdir())) == 1, "one report, however often it is tried"
    assert isinstance(screen_at(navigation.Title()), Title)
