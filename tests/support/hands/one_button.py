"""Somebody with one button: looks at the frame that goes round on the screen, and presses the space bar."""

from collections.abc import Callable, Hashable

from pygame import FRect

from scenes.devices.intents import Action
from scenes.devices.scanning import CALM
from scenes.devices.stops import Stop
from scenes.pages.widgets import Widget
from scenes.table.chooser import Target
from scenes.table.scene import TableScene
from tests.support.driver import Driver
from tests.support.hands.playing import Person

LOOK = CALM + 0.02
"""Seconds from one look at the frame to the next."""
LOOKS = 400
"""More than it takes to come to anything that is on the screen."""


class WithOneButton(Person):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.presses = 0
        driver.stage.prefs.scan = "fast"
        driver.stage.apply_preferences()

    def press(self) -> None:
        self.driver.key("space")
        self.presses += 1

    def reach(self, where: FRect | Callable[[], FRect]) -> None:
        """Wait for the frame to come to a place, group by group, look twice and press. The place may move meanwhile, as
        buttons do when another device is in hand; and a show may end before, with all that was on the screen."""
        scanner, top, seen = self.driver.stage.scanner, self.driver.top, None
        for _ in range(LOOKS):
            self.driver.turn(dt=LOOK)
            here = scanner.here
            if self.driver.top is not top:
                return
            if not scanner.running:
                self.press()
            elif here and here is seen and _holds(here, where() if callable(where) else where):
                self.press()
                if not here.inside:
                    return
            seen = here
        raise AssertionError(f"the frame never comes to {where} on {self.driver.top}")

    def do(self, action: Action) -> None:
        """What is only being shown is watched to its end."""
        top = self.driver.top
        if isinstance(top, TableScene) and not top.waits and not top.guide:
            self.driver.again(lambda: self.driver.turn(dt=LOOK), lambda: self.driver.top is not top or top.waits)
            return
        self.reach(lambda: top.bar.places[action])

    def choose(self, what: Hashable) -> None:
        """A choice with arrows goes one on."""
        if isinstance(what, Target):
            assert what in self.driver.play.choice.places, f"{what} is nowhere"
            self.reach(self.driver.play.choice.places[what])
            return
        widget = what if isinstance(what, Widget) else self.driver.widget(str(what))
        assert widget.stops(), f"{widget.said()} cannot be chosen"
        self.reach(widget.stops()[-1])


def _holds(stop: Stop, box: FRect) -> bool:
    return any(_holds(one, box) for one in stop.inside) if stop.inside else stop.box == box
