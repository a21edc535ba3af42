"""On real televisions: they go off and come back, change their size, and take the sound with them."""

import os
import threading
from collections.abc import Callable
from typing import Any

import pygame
import pytest

import main
from game import catalogue, storage
from game.match import Seat
from game.saves import new_match
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.pages.settings import Settings
from scenes.pages.title import Title
from scenes.pages.widgets import Choice
from scenes.stage import checkup, navigation, preferences, sound, window
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Push, Reset
from tests.house.files import sources, text_of
from tests.support.driver import Driver, Keyboard

DESK, TELEVISION = (1920, 1080), (3840, 2160)


class Screens:
    """The screens there are, as SDL would tell; and where windows have been opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *sizes: tuple[int, int]) -> None:
        self.sizes = list(sizes)
        self.opened: list[tuple[int, bool]] = []
        """On which screen, and whether it is full."""
        self.small = (640, 360)
        """What a full screen is drawn on here, so that nobody waits for 4K."""
        self._set_mode = pygame.display.set_mode
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(self.sizes))
        monkeypatch.setattr(pygame.display, "set_mode", self.set_mode)

    def set_mode(self, size: tuple[int, int], flags: int = 0, display: int = 0) -> pygame.Surface:
        full = bool(flags & pygame.FULLSCREEN)
        assert display < len(self.sizes), "SDL refuses a screen that is not there"
        self.opened.append((display, full))
        return self._set_mode(self.small if full else size, flags & ~pygame.FULLSCREEN)


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> Screens:
    return Screens(monkeypatch, DESK, TELEVISION)


def in_full(prefs: Preferences) -> Driver:
    """The title, as it starts for people who do not like windows."""
    prefs.first_notes, prefs.reduced_motion = False, True
    driver = Driver(prefs=prefs)
    driver.stage.toggle_fullscreen()
    assert prefs.fullscreen
    return driver


def happens(driver: Driver, kind: int, **more: Any) -> None:
    pygame.event.post(pygame.Event(kind, **more))
    driver.turn()


# Before the window opens


def test_sdl_is_told_before_the_first_window_and_whoever_starts_it_has_the_last_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in window.WISHES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_RENDER_VSYNC", "0")
    told: list[str | None] = []
    init = pygame.display.init

    def listen() -> None:
        told.append(os.environ.get("SDL_WINDOWS_DPI_AWARENESS"))
        init()

    monkeypatch.setattr(pygame.display, "init", listen)
    window.open_window(Preferences(fullscreen=False), (640, 360))
    assert told == ["permonitorv2"]
    assert os.environ["SDL_RENDER_VSYNC"] == "0"


def test_nothing_forces_a_driver_so_a_wayland_session_may_be_one() -> None:
    named = [path.name for path in sources("main.py", "game", "scenes") if "SDL_VIDEODRIVER" in text_of(path)]
    assert sorted(named) == ["checkup.py", "window.py"], "they look whether somebody has set it"
    assert "SDL_VIDEODRIVER" not in window.WISHES


def test_where_sdl_finds_no_screen_and_draws_in_the_dark_no_window_opens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert window.is_seen(), "whoever runs the tests has asked for it"
    monkeypatch.delenv("SDL_VIDEODRIVER")
    assert main.main([]) == 1
    [sentence] = capsys.readouterr().err.splitlines()
    assert "no screen was found" in sentence
    assert checkup.run() == 1
    assert "WRONG: Screen: none was found" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("desktop", "size"),
    [((1024, 768), (1280, 720)), ((1280, 800), (1280, 720)), (DESK, (1280, 720)), (TELEVISION, (2560, 1440))],
)
def test_a_window_is_no_stamp_on_a_screen_with_many_pixels(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    assert window.first_size(desktop) == size


# Which screen


@pytest.mark.parametrize(("chosen", "there"), [(1, 0), (2, 1), (3, 0)])
def test_it_opens_on_the_screen_that_was_chosen_and_on_the_first_where_that_is_gone(
    two: Screens, chosen: int, there: int
) -> None:
    window.open_window(Preferences(display=chosen), None)
    window.open_window(Preferences(display=chosen, fullscreen=False), None)
    window.open_window(Preferences(display=chosen), (640, 360))
    assert two.opened == [(there, True), (there, False), (there, False)]


def test_the_screen_it_is_moved_to_is_remembered(two: Screens) -> None:
    with in_full(Preferences(fullscreen=False)) as driver:
        happens(driver, pygame.WINDOWDISPLAYCHANGED, display_index=1)
        assert preferences.load().display == 2
        happens(driver, pygame.WINDOWDISPLAYCHANGED, display_index=0)
        assert preferences.load().display == 1
    assert two.opened.pop() == (0, True), "where it was moved by hand nothing has to be opened again"


def test_a_television_that_goes_off_and_on_has_it_in_full_again(two: Screens) -> None:
    with in_full(Preferences(fullscreen=False, display=2)) as driver:
        assert two.opened[-1] == (1, True)
        two.sizes = [DESK]
        happens(driver, pygame.WINDOWDISPLAYCHANGED, display_index=0)
        assert two.opened[-1] == (0, True)
        happens(driver, pygame.WINDOWDISPLAYCHANGED, display_index=0)
        assert driver.stage.prefs.display == 2, "it had to go: nobody has chosen that"
        two.sizes = [DESK, TELEVISION]
        driver.turn(40)
        assert two.opened[-1] == (1, True), "also where the system does not say that it is back"
        count = len(two.opened)
        driver.turn(90)
        assert len(two.opened) == count
        assert isinstance(driver.top, Title)


def test_a_screen_that_goes_while_it_is_looked_for_is_no_fault(two: Screens, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object, **__: object) -> None:
        raise pygame.error("no such display")

    with in_full(Preferences(fullscreen=False, display=2)) as driver:
        two.sizes = [DESK]
        with monkeypatch.context() as patch:
            patch.setattr(pygame.display, "set_mode", gone)
            driver.turn(40)
            patch.setattr(pygame.display, "get_desktop_sizes", gone)
            driver.turn(40)
            happens(driver, pygame.WINDOWDISPLAYCHANGED, display_index=0)
        assert isinstance(driver.top, Title), "nobody has to read of it"
        driver.turn(40)
        assert two.opened[-1] == (0, True), "it is tried once more"


def test_in_a_window_it_stays_where_it_is_whatever_screens_do(two: Screens) -> None:
    with Driver() as driver:
        count = len(two.opened)
        two.sizes = [DESK]
        driver.turn(60)
        happens(driver, pygame.WINDOWRESTORED)
        assert len(two.opened) == count


def test_another_size_of_the_television_is_taken(two: Screens) -> None:
    with in_full(Preferences(fullscreen=False, display=2)) as driver:
        two.small, two.sizes = (800, 450), [DESK, (1280, 720)]
        happens(driver, pygame.WINDOWSIZECHANGED, x=1280, y=720)
        assert driver.stage.canvas.surface.get_size() == (800, 450)


def test_a_window_whose_size_has_changed_unasked_is_drawn_at_that_size() -> None:
    with Driver() as driver:
        pygame.display.set_mode((900, 500), pygame.RESIZABLE)
        pygame.event.clear()
        happens(driver, pygame.WINDOWSIZECHANGED, x=900, y=500)
        assert driver.stage.canvas.surface.get_size() == (900, 500)


def test_what_comes_back_from_being_small_is_full_again(two: Screens) -> None:
    with in_full(Preferences(fullscreen=False)) as driver:
        count = len(two.opened)
        happens(driver, pygame.WINDOWRESTORED)
        assert len(two.opened) == count + 1


def offered(driver: Driver) -> list[list[str]]:
    """The screens that the settings let somebody choose from, if any."""
    label = driver.stage.texts("settings-screen")
    rows = [row for row in driver.top.widgets if isinstance(row, Choice) and row.label == label]
    return [[said for _, said in row.values] for row in rows]


def test_the_screen_can_be_chosen_in_the_settings_at_once_and_for_good(two: Screens) -> None:
    with in_full(Preferences(fullscreen=False)) as driver:
        driver.stage.take(Push(Settings()))
        assert offered(driver) == [["1: 1920 × 1080", "2: 3840 × 2160"]]
        keys = Keyboard(driver)
        for action in (Action.CONFIRM, Action.DOWN, Action.RIGHT):
            keys.do(action)
        assert two.opened[-1] == (1, True)
        assert preferences.load().display == 2
        keys.do(Action.LEFT)
        assert two.opened[-1] == (0, True)
        assert preferences.load().display == 1
        assert driver.top.focused.value_said() == "1: 1920 × 1080"
        happens(driver, pygame.WINDOWDISPLAYCHANGED, display_index=1)
        assert driver.top.focused.value_said() == "2: 3840 × 2160", "somebody has moved the window there"


def test_only_where_there_are_several_and_while_there_are(two: Screens) -> None:
    two.sizes = [DESK]
    with Driver() as driver:
        driver.stage.take(Push(Settings()))
        driver.turn()
        assert offered(driver) == []
        two.sizes = [DESK, TELEVISION]
        driver.turn(40)
        assert len(offered(driver)) == 1, "it has been switched on meanwhile"
        two.sizes = [DESK]
        driver.turn(40)
        assert offered(driver) == []


# The screen stays on


def test_during_a_match_the_screen_stays_on_and_nowhere_else() -> None:
    def allowed() -> bool:
        return pygame.display.get_allow_screensaver()

    with Driver() as driver:
        assert allowed()
        seats = [Seat("Mali", 0), Seat("Nok", 1)]
        driver.stage.take(Push(navigation.Table(new_match("dice", seats), Seating.of(seats))))
        assert not allowed()
        driver.settle()
        driver.stage.take(Push(navigation.Pause(driver.play)))
        assert not allowed(), "nor while they make tea"
        driver.stage.take(Reset(navigation.Title()))
        assert allowed()
        show = [Seat("Naga", 0, "easy"), Seat("Gecko", 1, "easy")]
        driver.stage.take(Push(navigation.Performance(new_match("dice", show), Seating.of(show))))
        assert allowed(), "a show that nobody asked for may end in the dark"


# Loudspeakers


class Loudspeakers:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
        self.names = list(names)
        self.opened = 0
        self._init = pygame.mixer.init
        monkeypatch.setattr(sound, "_devices", lambda: list(self.names))
        monkeypatch.setattr(pygame.mixer, "init", self.init)

    def init(self, *how: Any) -> None:
        self.opened += 1
        if not self.names:
            raise pygame.error("no device")
        self._init(*how)


@pytest.fixture
def speakers(monkeypatch: pytest.MonkeyPatch) -> Loudspeakers:
    pygame.mixer.quit()
    return Loudspeakers(monkeypatch, "Desk")


def moved(driver: Driver) -> Callable[[], bool]:
    def done() -> bool:
        for thread in threading.enumerate():
            if "(_reopen)" in thread.name or "(_load)" in thread.name:
                thread.join()
        ours = driver.stage.sound
        return ours._wait is None and ours._move is None

    return done


def test_sound_moves_to_the_television_that_is_switched_on(speakers: Loudspeakers) -> None:
    with Driver() as driver:
        driver.turn(2)
        assert speakers.opened == 1
        ours = driver.stage.sound
        speakers.names = ["Desk", "Television"]
        happens(driver, pygame.AUDIODEVICEADDED, which=1, iscapture=0)
        happens(driver, pygame.AUDIODEVICEADDED, which=2, iscapture=0)
        assert ours.ready, "it plays on where it is until all has been said"
        driver.until(moved(driver))
        assert speakers.opened == 2
        assert ours.ready
        assert ours.playing == "title", "the tune goes on"
        assert moved(driver)()
        assert ours.effects, "and so do the effects"
        happens(driver, pygame.AUDIODEVICEADDED, which=0, iscapture=0)
        driver.turn(sound.SETTLED + 2)
        assert speakers.opened == 2, "what SDL tells whenever the mixer opens is no news"


def test_without_a_loudspeaker_it_is_silent_until_there_is_one(speakers: Loudspeakers) -> None:
    with Driver() as driver:
        driver.turn(2)
        speakers.names = []
        happens(driver, pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
        driver.until(moved(driver))
        ours = driver.stage.sound
        assert not ours.ready
        ours.play("join")
        ours.music("dice")
        driver.turn(2)
        assert [said for said in driver.said if said.startswith("No sound")]
        speakers.names = ["Television"]
        happens(driver, pygame.AUDIODEVICEADDED, which=0, iscapture=0)
        driver.until(moved(driver))
        assert ours.ready
        assert ours.playing == "dice"


@pytest.mark.parametrize("kind", [pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED])
def test_a_microphone_is_no_loudspeaker(speakers: Loudspeakers, kind: int) -> None:
    with Driver() as driver:
        driver.turn(2)
        speakers.names = ["Television"]
        happens(driver, kind, which=2, iscapture=1)
        driver.turn(sound.SETTLED + 2)
        assert speakers.opened == 1


# Handhelds


def test_a_handheld_sees_every_game_s_lobby_whole() -> None:
    """1280 x 800 is higher than the plan: all of it is there, at its own proportions."""
    with Driver(size=(1280, 800)) as driver:
        for game in catalogue.GAMES.values():
            driver.stage.take(Push(navigation.Lobby(game)))
            driver.settle()
            canvas = driver.stage.canvas
            (left, top), (right, bottom) = canvas.point(0, 0), canvas.point(1920, 1080)
            assert (right - left, bottom - top) == (1280, 720)
            assert top >= 0
            assert bottom <= 800
    assert storage.take_notices() == []
