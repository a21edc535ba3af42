"""From every screen each device alone gets to the title, in a handful of presses: by a button that says so if there is
one, else by the menu, else by going back. The window is tiny, so that everything is drawn in one, too. With a single
button it takes longer, so that way is gone once from each kind of screen."""

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from unittest import mock

from scenes.devices.intents import Action
from scenes.pages.page import Page
from scenes.pages.title import QuitDialog, Title
from scenes.pages.widgets import Widget
from scenes.stage.crash import CrashPage
from scenes.stage.scene import Push
from scenes.table.scene import TableScene
from tests.shots import SHOTS, offer_no_lesson
from tests.support.driver import Driver, Hands, Keyboard, PadInHand
from tests.support.hands.one_button import WithOneButton

WINDOW = (160, 90)
STEPS = 8
"""So many things somebody does on the way, finding the right button on a page counted as one."""
HOME = ("pause-leave", "pause-leave-unsaved", "lesson-leave", "lesson-main-menu", "leave-lobby-yes")
"""What a button that leads to the title says."""


class Pointer:
    """Somebody with nothing but a mouse: the right button goes back, and what the bar shows can be clicked on."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def do(self, action: Action) -> None:
        self.driver.stage.draw()
        bar = getattr(self.driver.top, "bar", None)
        if bar and action in bar.places:
            self.driver.click_on(bar.places[action])
        else:
            self.driver.click(5, 5, button=3)


class Single(WithOneButton):
    """Somebody with nothing but one button: all that works now is in the bar."""

    def do(self, action: Action) -> None:
        bar = self.driver.top.bar
        self.reach(lambda: bar.places.get(action) or bar.places[Action.BACK])


def way_home(widgets: list[Widget], says: Callable[[str], str]) -> Widget | None:
    words = {says(key) for key in HOME}
    return next((one for one in widgets if getattr(one, "label", None) in words and one.enabled), None)


def step(driver: Driver, hands: Hands) -> str:
    """What somebody does next who wants to go home, and what they call it."""
    top = driver.top
    leaving = way_home(top.widgets, driver.stage.texts) if isinstance(top, Page) else None
    if leaving is not None:
        if isinstance(hands, Pointer):
            driver.click_on(leaving)
        elif isinstance(hands, Single):
            hands.choose(leaving)
        else:
            driver.choose(hands, leaving)
        return "home"
    action = (
        Action.MENU if isinstance(top, TableScene) else Action.CONFIRM if isinstance(top, CrashPage) else Action.BACK
    )
    hands.do(action)
    return action.value


def walk_home(driver: Driver, hands: Hands) -> str:
    """What went wrong on the way, if anything did. Only who points at things has to see them, and the bar is enough for
    somebody with one button."""
    stage = driver.stage
    with ExitStack() as unseen:
        if not isinstance(hands, Pointer):
            unseen.enter_context(mock.patch.object(stage, "draw"))
        if isinstance(hands, Single):
            unseen.enter_context(mock.patch.object(stage, "draw", partial(_draw_bar, driver)))
        return _walk_home(driver, hands)


def _draw_bar(driver: Driver) -> None:
    driver.top.draw_bar(driver.stage.canvas)


def _walk_home(driver: Driver, hands: Hands) -> str:
    way: list[str] = []
    for _ in range(STEPS):
        if not driver.stage.running:
            return f"the program ends: {way}"
        if isinstance(driver.top, Title | QuitDialog):
            return ""
        way.append(f"{type(driver.top).__name__}: {step(driver, hands)}")
    return "" if isinstance(driver.top, Title) else f"still at {type(driver.top).__name__}: {way}"


def test_each_device_alone_finds_the_way_home_from_every_screen() -> None:
    """From each kind of screen all of them, from others of that kind one after another: they take turns in going first,
    from the screen as it stands; the others set out from where it was left."""
    lost, kinds = [], set()
    with Driver(size=WINDOW) as driver:
        stage = driver.stage
        devices: list[Hands] = [PadInHand(driver, driver.attach()), Keyboard(driver), Pointer(driver)]
        for name, put in SHOTS.items():
            driver.may_crash = name == "crash"
            stage.scenes.clear()
            offer_no_lesson(stage)
            with mock.patch.object(stage, "draw"):
                stage.take(Push(Title()))
                put(stage)
                driver.turn(2, 0.4)
            screen = [*stage.scenes]
            devices.append(devices.pop(0))
            kind = type(stage.top), type(getattr(stage.top, "guide", None))
            for hands in devices[:1] if kind in kinds else (*devices, Single(driver)):
                kinds.add(kind)
                stage.prefs.scan = "fast" if isinstance(hands, Single) else "off"
                stage.apply_preferences()
                stage.scenes[:], stage.running = screen, True
                stage.top.resume()
                wrong = walk_home(driver, hands)
                lost += [f"{name}, {type(hands).__name__}: {wrong}"] if wrong else []
    assert not lost, "\n".join(lost)
