"""Labels: those that belong together look alike, and none is written on an edge or into its neighbour."""

from itertools import pairwise

import pytest

from game import catalogue
from scenes.devices.seating import Chair, Seating
from scenes.drawing.raster import Fonts
from scenes.pages.lobby import Lobby
from scenes.pages.title import Title
from scenes.pages.widgets import Button, Card
from scenes.stage import navigation
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.scene import Push
from scenes.table.scene import TableScene
from tests.shots import dice_match, table
from tests.support.driver import Driver
from tests.support.senses.measuring import Measuring


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_options_are_stands_clear_of_their_name_and_of_the_edges(language: str) -> None:
    fonts = Fonts()
    for game in catalogue.playable():
        with Driver(Title(), prefs=Preferences(fullscreen=False, language=language)) as driver:
            lobby = Lobby(game, Seating([Chair("A", 0)]))
            driver.stage.take(Push(lobby))
            card = next(widget for widget in lobby.widgets if isinstance(widget, Card))
            for percent in (100, 150):
                canvas = Measuring((1920, 1080), percent / 100, fonts)
                card.draw(canvas, focused=False)
                label, *lines = (line.ink for line in canvas.written)
                assert lines
                assert label.top > card.rect.top + 6
                assert lines[-1].bottom < card.rect.bottom - 12, "the lower edge is thick"
                assert all(lower.top > upper.bottom for upper, lower in pairwise([label, *lines]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_labels_that_belong_together_are_of_one_size(language: str, percent: int) -> None:
    dice_match(3, 4)
    prefs = Preferences(fullscreen=False, language=language, text_size=percent)
    with Driver(Title(), prefs=prefs) as driver:
        _assert_alike(driver, percent)
        driver.stage.take(Push(navigation.Settings()))
        _assert_alike(driver, percent)
        play = table(dice_match(3, 4))
        assert isinstance(play, TableScene)
        driver.stage.take(Push(play))
        driver.stage.take(Push(navigation.Pause(play)))
        _assert_alike(driver, percent)


def _assert_alike(driver: Driver, percent: int) -> None:
    buttons = [widget for widget in driver.top.widgets if isinstance(widget, Button)]
    groups = {tuple(button.rect.size): set[float]() for button in buttons}
    canvas = Measuring((1920, 1080), percent / 100, Fonts())
    for button in buttons:
        canvas.begin()
        button.draw(canvas, focused=False)
        groups[tuple(button.rect.size)].add(canvas.written[0].size)
        assert not canvas.written[0].cut
    assert all(len(sizes) == 1 for sizes in groups.values()), driver.top
