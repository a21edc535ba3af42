"""An evening with real phones: a stage, the server it starts, and browsers that scan the code on its screen."""

import json
import time
from collections.abc import Callable, Hashable

from scenes.devices.intents import Action
from scenes.devices.phones import Phones
from scenes.pages.widgets import Widget
from scenes.phones.addresses import LOOPBACK
from scenes.stage.backstage import words_of_the_page
from scenes.table.chooser import Target
from tests.support.browser.driving import PATIENCE, Phone
from tests.support.driver import Driver
from tests.support.hands.playing import Person, chair
from tests.support.phones.phone_line import on_loopback


def open_to_browsers(driver: Driver) -> str:
    """Phones may come in, on this machine only; the address that the code leads to."""
    phones = driver.stage.phones = Phones(driver.stage.input, words_of_the_page, on_loopback)
    phones.switch_on()
    spin(driver, lambda: phones.opened is not None)
    assert phones.opened is not None
    return f"http://{LOOPBACK}:{phones.opened.port}/#{phones.opened.token}"


def spin(driver: Driver, done: Callable[[], bool]) -> None:
    """Turn the loop until it is so; a real clock runs meanwhile, for threads and browsers have their own."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, f"it never came about; on top is {driver.top}"
        driver.turn(dt=1 / 60)
        time.sleep(0.002)


class WithBrowser(Person):
    """A phone whose page is touched with a finger."""

    def __init__(self, driver: Driver, phone: Phone, address: str, name: str, livery: int) -> None:
        super().__init__(driver)
        self.phone = phone
        before = len(driver.stage.input.guests)
        phone.go(address)
        phone.write("#name", name)
        phone.tap(f"#emblems label:nth-child({livery + 1})")
        phone.tap("#who-button")
        spin(driver, lambda: len(driver.stage.input.guests) > before)

    def do(self, action: Action) -> None:
        self.touch(f'#table [data-action="{action}"]:enabled')

    def choose(self, what: Hashable) -> None:
        if isinstance(what, Target):
            name = str(what)
        else:
            widget = what if isinstance(what, Widget) else self.driver.widget(str(what))
            name = str(self.driver.top.widgets.index(widget))
        self.touch(f"li[data-key={json.dumps(name)}] > button.open")

    def touch(self, selector: str) -> None:
        """As soon as it is there and the last tap has been answered; until the loop has heard of it."""
        seen = f"document.querySelector({json.dumps(selector)})?.getClientRects().length"
        there = f"!document.querySelector('.sent') && {seen}"
        spin(self.driver, lambda: bool(self.phone.eval(there)))
        heard = self.driver.stage.phones.heard
        self.phone.tap(selector)
        spin(self.driver, lambda: self.driver.stage.phones.heard != heard)

    def sit(self, index: int) -> None:
        spin(self.driver, lambda: chair(self.driver, index).chair is not None)
