"""The sign that says how many phones look at the screen: only while there are any, and where the eye may expect it."""

from pygame import FRect

from scenes.devices.glyphs import PHONES
from scenes.drawing.raster import Fonts
from scenes.drawing.theme import MARGIN_X, MARGIN_Y, PLAN
from tests.support.driver import Driver
from tests.support.phones.handset import Handset, Switchboard
from tests.support.senses.measuring import Measuring

SAFE = FRect(MARGIN_X, MARGIN_Y, PLAN[0] - 2 * MARGIN_X, PLAN[1] - 2 * MARGIN_Y)


def signs(driver: Driver) -> list[tuple[str, FRect]]:
    canvas = Measuring((1920, 1080), 1.0, Fonts())
    driver.stage.canvas = canvas
    driver.stage.flip = lambda: None  # type: ignore[method-assign]
    driver.stage.draw()
    return [(line.text, line.panel) for line in canvas.written if line.panel and line.panel.width == PHONES]


def test_it_counts_who_is_there_inside_the_margins_and_goes_with_them(driver: Driver, board: Switchboard) -> None:
    assert signs(driver) == [], "nobody is there"
    phone, other = Handset(driver, board, 1), Handset(driver, board, 2)
    [(count, box)] = signs(driver)
    assert count == "2"
    assert SAFE.contains(box)
    assert not any(box.colliderect(rect) for rect in driver.top.bar.places.values())
    other.sleep()
    assert [count for count, _ in signs(driver)] == ["1"]
    phone.sleep()
    assert signs(driver) == []
