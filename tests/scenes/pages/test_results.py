"""The podium: it stays until somebody can have seen it."""

import pytest

from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.pages.lobby import Lobby
from scenes.pages.results import Results
from tests.shots import dice_match
from tests.support.driver import Driver
from tests.support.hands.playing import Person, WithKeys, WithMouse, WithPad


def podium(players: int = 3) -> Results:
    match = dice_match(players, 1000)
    return Results(match, Seating.of(match.setup.seats))


@pytest.mark.parametrize("hands", [WithPad, WithKeys, WithMouse])
def test_a_press_meant_for_the_last_show_does_not_leave_the_podium(hands: type[Person]) -> None:
    with Driver(podium()) as driver:
        person, page = hands(driver), driver.top
        page.calm, page.since = Results.calm, 0.0  # getting a device in hand takes a moment, too
        rematch = page.widgets[0]
        person.choose(rematch)
        person.do(Action.BACK)
        assert driver.top is page
        assert page.focused is rematch, "meanwhile the focus goes where it is pushed"
        driver.until(lambda: not page.calm)
        assert page.since < 0.5, "nobody who reads waits for it"
        person.choose(rematch)
        assert isinstance(driver.top, Lobby)
