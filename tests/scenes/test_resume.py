"""Nothing is lost: the program killed or crashed in the middle of a match, and what it does without sound or folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import saves, storage
from scenes.devices.intents import Action, Device, Intent
from scenes.drawing.canvas import Canvas
from scenes.pages.resume import SavedMatches, TakeSeats
from scenes.pages.title import Title
from scenes.pages.widgets import Card
from scenes.stage.crash import CrashPage
from scenes.stage.scene import Push, Scene, Step
from scenes.table.scene import TableScene
from tests.shots import dice_match, table
from tests.support.driver import Driver, Keyboard, PadInHand

ROOT = storage.ROOT
DECISIONS = 17

PLAYED = """
import sys
import pygame
import main
from scenes.pages.lobby import Lobby
from scenes.table.scene import TableScene
from scenes.stage.stage import Stage
from scenes.pages.learning.choose import ChooseLesson
from scenes.pages.title import Pier
from tests.support.driver import route, takes_sides

turn = Stage.turn

def key_for(top):
    if isinstance(top, TableScene):
        return pygame.K_RETURN
    start = isinstance(top, Lobby) and len(top.seating.chairs) > 1
    dice = [i for i, one in enumerate(top.widgets) if isinstance(one, Pier) and one.game.id == "dice"]
    if isinstance(top, ChooseLesson):
        start = True  # the last button there says "not now"
    goal = len(top.widgets) - 1 if start else 1 if isinstance(top, Lobby) else [*dice, 0][0]  # at a chair: a person
    way = route(top.places(), top.focus, goal, lambda at: takes_sides(top.widgets[at]))
    return pygame.key.key_code(way[0]) if way else pygame.K_RETURN

def played(stage, dt, events=()):
    turn(stage, dt, events)
    top = stage.top
    if isinstance(top, TableScene) and len(top.match.history) == DECISIONS and top.course.deciding:
        print("at", top.match.digest(), flush=True)
        sys.stdin.read()
    key = key_for(top)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

Stage.turn = played
main.main(["--window", "1280x720", "--data", sys.argv[1]])
""".replace("DECISIONS", str(DECISIONS))
"""The program as people start it, with someone at the keyboard who plays a while, says where the match stands and
then does nothing any more."""


def test_killed_in_the_middle_and_continued_exactly_there(data_folder: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PLAYED, str(data_folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert program.stdout
        where = next((line for line in program.stdout if line.startswith("at ")), "it ended by itself")
        assert program.poll() is None
    finally:
        program.kill()
        program.communicate()
    with Driver() as driver:
        driver.choose(Keyboard(driver), "title-continue")
        match = driver.play.match
        assert where.split() == ["at", match.digest()]
        assert len(match.history) == DECISIONS
        assert driver.play.course.deciding
        assert driver.said == []


def test_the_title_offers_to_continue_only_what_is_unfinished() -> None:
    dice_match(2, 1000)
    with Driver() as driver:
        assert "Continue" not in [getattr(widget, "label", "") for widget in driver.top.widgets]
        dice_match(3, 5)
        driver.top.resume()
        assert driver.widget("title-continue")


def test_of_several_matches_one_is_chosen() -> None:
    matches = [dice_match(players, 6, seed=players) for players in (2, 3, 4)]
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "title-continue")
        assert isinstance(driver.top, SavedMatches)
        labels = [card.label for card in driver.top.widgets if isinstance(card, Card)]
        assert len(labels) == 3
        wanted = matches[1]
        names = driver.stage.texts.join(seat.name for seat in wanted.setup.seats)
        driver.choose(keys, next(label for label in labels if label.endswith(f"· {names}")))
        assert driver.play.match.digest() == wanted.digest()
        assert [type(scene) for scene in driver.stage.scenes][:1] == [Title]


def test_save_and_leave_and_continue() -> None:
    with Driver(table(dice_match(3, 7))) as driver:
        keys, digest = Keyboard(driver), driver.play.match.digest()
        keys.do(Action.MENU)
        driver.choose(keys, "pause-leave")
        assert [type(scene) for scene in driver.stage.scenes] == [Title]
        driver.choose(keys, "title-continue")
        assert driver.play.match.digest() == digest
        keys.do(Action.CONFIRM)
        keys.do(Action.CONFIRM)
        driver.settle()
        assert len(driver.play.match.history) == 8
        [saved] = saves.unfinished()
        assert saved.moves == 8


def test_with_several_pads_everyone_takes_a_seat_first() -> None:
    digest = dice_match(3, 7).digest()
    with Driver() as driver:
        pads = [driver.attach(), driver.attach()]
        driver.choose(PadInHand(driver, pads[0]), "title-continue")
        page = driver.top
        assert isinstance(page, TakeSeats)
        driver.press(pads[1], "a")
        driver.press(pads[1], "b")
        assert page.at == 0
        driver.press(pads[1], "a")
        driver.press(pads[0], "a")
        driver.click(960, 500)
        play = driver.top
        assert isinstance(play, TableScene)
        assert play.match.digest() == digest
        owners = [chair.device for chair in play.seating.chairs]
        assert owners == [Device("pad", pads[1].number), Device("pad", pads[0].number), None]


def test_whoever_takes_a_seat_has_it_for_good_also_two_with_one_pad() -> None:
    dice_match(3, 7)
    with Driver() as driver:
        pads = [driver.attach(), driver.attach()]
        driver.choose(PadInHand(driver, pads[0]), "title-continue")
        for button in ("a", "b", "a", "a"):
            driver.press(pads[0], button)
        assert [chair.lent for chair in driver.top.seating.chairs] == [False] * 3
        driver.press(pads[0], "b")
        assert driver.top.seating.owned(Device("pad", pads[0].number)) == [0], "taken back, it is nobody's"
        driver.press(pads[0], "a")
        driver.click(960, 500)
        assert [driver.play.seating.may_act(seat, Device("pad", pads[1].number)) for seat in range(3)] == [0, 0, 1]


def test_backing_out_of_the_seats_leaves_the_match_for_later() -> None:
    dice_match(3, 7)
    with Driver() as driver:
        pads = [driver.attach(), driver.attach()]
        driver.choose(PadInHand(driver, pads[0]), "title-continue")
        assert isinstance(driver.top, TakeSeats)
        driver.press(pads[1], "b")
        assert isinstance(driver.top, Title)
        assert driver.widget("title-continue")


def test_the_mouse_backs_out_of_the_seats_by_the_bar() -> None:
    dice_match(3, 7)
    with Driver() as driver:
        pads = [driver.attach(), driver.attach()]
        driver.choose(PadInHand(driver, pads[0]), "title-continue")
        driver.click_bar(Action.BACK)
        assert isinstance(driver.top, Title)


def test_a_single_pad_plays_for_all_seats_of_a_continued_match() -> None:
    dice_match(3, 7)
    with Driver() as driver:
        hands = PadInHand(driver, driver.attach())
        driver.choose(hands, "title-continue")
        assert {chair.device for chair in driver.play.seating.chairs} == {Device("pad", hands.pad.number)}
        seats = set()
        for _ in range(3):
            driver.until(lambda: driver.play.course.deciding)
            seats.add(driver.play.course.seat)
            before = len(driver.play.match.history)
            while len(driver.play.match.history) == before:
                hands.do(Action.CONFIRM)
        assert seats == {0, 1, 2}


# The crash page


class Door(Scene):
    """Opens on confirm."""

    def __init__(self, behind: Scene) -> None:
        self.behind = behind

    def handle(self, intent: Intent) -> Step:
        return Push(self.behind) if intent.action is Action.CONFIRM else None


class Broken(Scene):
    """Goes wrong in one of its methods."""

    def __init__(self, where: str) -> None:
        self.where = where

    def fail_in(self, where: str) -> None:
        if where == self.where:
            raise RuntimeError("an accident")

    def handle(self, _intent: Intent) -> Step:
        self.fail_in("handle")
        return None

    def tick(self, _dt: float) -> Step:
        self.fail_in("tick")
        return None

    def draw(self, _canvas: Canvas) -> None:
        self.fail_in("draw")

    def enter(self) -> None:
        self.fail_in("enter")


@pytest.mark.parametrize("where", ["handle", "tick", "draw", "enter"])
def test_an_error_anywhere_in_a_scene_ends_on_the_crash_page(
    where: str, data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Driver(Door(Broken(where))) as driver:
        driver.may_crash = True
        driver.key("return")
        driver.key("up")
        assert isinstance(driver.top, CrashPage)
        assert driver.top.what == "RuntimeError: an accident"
        [report] = (data_folder / "crashes").iterdir()
        assert "an accident" in report.read_text(encoding="utf-8")
        assert "pygame-ce" in report.read_text(encoding="utf-8")
        assert "an accident" in capsys.readouterr().err
        keys = Keyboard(driver)
        keys.do(Action.CONFIRM)
        assert [type(scene) for scene in driver.stage.scenes] == [Title]


def test_a_crash_in_a_match_keeps_the_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Driver(table(dice_match(4, 11))) as driver:
        driver.may_crash = True
        match, keys = driver.play.match, Keyboard(driver)
        with monkeypatch.context() as patch:
            patch.setattr(driver.play.tabletop.shows, "show", lambda _events: 1 / 0)
            driver.again(lambda: keys.do(Action.CONFIRM), lambda: isinstance(driver.top, CrashPage))
        assert "ZeroDivisionError" in capsys.readouterr().err
        keys.do(Action.CONFIRM)
        driver.may_crash = False
        driver.choose(keys, "title-continue")
        assert driver.play.match is not match
        assert driver.play.match.digest() == match.digest()
        assert len(driver.play.match.history) == 12


def test_the_crash_page_can_be_left_for_good(capsys: pytest.CaptureFixture[str]) -> None:
    with Driver(Door(Broken("enter"))) as driver:
        driver.may_crash = True
        driver.key("return")
        Keyboard(driver).do(Action.BACK)
        assert not driver.stage.running
        assert "an accident" in capsys.readouterr().err


def test_a_crash_without_a_folder_for_the_report_still_has_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file" / "data"))
    with Driver(Door(Broken("draw"))) as driver:
        driver.may_crash = True
        driver.key("return")
        assert isinstance(driver.top, CrashPage)
        assert "an accident" in capsys.readouterr().err


# What the program can do without

QUITTING = """
import sys
import pygame
import main
from scenes.stage.stage import Stage

turn, turns = Stage.turn, []

def counted(stage, dt, events=()):
    turns.append(dt)
    turn(stage, dt, [*events, pygame.Event(pygame.QUIT)] if len(turns) == 8 else events)
    if len(turns) == 7:
        print(*stage.toasts.waiting, sep="\\n", file=sys.stderr)

Stage.turn = counted
raise SystemExit(main.main(["--window", "960x540"]))
"""
"""The program for eight turns; on its seventh it repeats what it has told the player."""


def told(**environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", QUITTING],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return [line for line in done.stderr.splitlines() if line]


def test_it_starts_and_quits_with_nothing_to_say() -> None:
    assert told() == []


def test_without_a_sound_device_it_runs_and_says_so_once() -> None:
    [said] = told(SDL_AUDIODRIVER="nonsense")
    assert said.startswith("No sound: ")
    assert said.endswith("The games play on without it.")


def test_without_a_writable_folder_it_runs_and_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    folder = tmp_path / "file" / "data"
    [said] = told(LONGTAIL_DATA=str(folder))
    assert str(folder) in said
    assert "will not be saved" in said


def test_without_a_writable_folder_a_match_is_played_and_settings_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file" / "data"))
    with Driver() as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "title-settings")
        driver.choose(keys, "settings-sound")
        driver.walk(keys, "settings-music")
        keys.do(Action.LEFT)
        assert driver.stage.prefs.music == 40
        driver.again(lambda: keys.do(Action.BACK), lambda: isinstance(driver.top, Title))
        driver.choose(keys, driver.pier("dice"))
        driver.choose(keys, driver.top.widgets[1])
        driver.choose(keys, "player-human")
        driver.choose(keys, "lobby-start")
        driver.again(lambda: keys.do(Action.CONFIRM), lambda: len(driver.play.match.history) == 5)
        assert driver.play.match.keeper is None
        assert len(driver.said) == 1
