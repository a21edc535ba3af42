"""The title: what is in focus is what is described."""

from pathlib import Path

import pytest
from pygame import FRect

from game import storage
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.raster import Fonts
from scenes.drawing.theme import MARGIN_X, MARGIN_Y, PLAN
from scenes.pages.resume import SavedMatches
from scenes.pages.title import DESCRIPTION, Lantern, Title
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.table.scene import TableScene
from tests.shots import dice_match
from tests.support.driver import Driver, Keyboard
from tests.support.second_copy import SecondCopy
from tests.support.senses.measuring import Measuring

SAFE = FRect(MARGIN_X, MARGIN_Y, PLAN[0] - 2 * MARGIN_X, PLAN[1] - 2 * MARGIN_Y)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written where things are described."""
    found: list[str] = []
    write = Canvas.text

    def spy(canvas: Canvas, text: str, x: float, y: float, *rest: float, **style: object) -> float:
        if DESCRIPTION.collidepoint(x, y):
            found.append(text)
        return write(canvas, text, x, y, *rest, **style)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", spy)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_in_focus_is_described_and_nothing_else(language: str, written: list[str]) -> None:
    prefs = Preferences(fullscreen=False, reduced_motion=True, language=language)
    with Driver(Title(), prefs=prefs) as driver:
        title, texts = driver.top, driver.stage.texts
        described = set()
        for number, widget in enumerate(title.widgets):
            title.focus = number
            written.clear()
            driver.stage.draw()
            if isinstance(widget, Lantern):
                assert widget.label in written
                assert len(written) == 2
            else:
                assert texts(f"game-{widget.game.id}") in written
            assert "" not in written
            described.add(tuple(written))
        assert len(described) == len(title.widgets)


@pytest.mark.parametrize("count", [1, 3])
def test_continue_says_whether_it_goes_on_with_a_match_or_opens_the_list(count: int, written: list[str]) -> None:
    for i in range(count):
        dice_match(2, 4 + i, seed=i)
    with Driver(prefs=Preferences(fullscreen=False, reduced_motion=True)) as driver:
        texts, title = driver.stage.texts, driver.top
        assert isinstance(title, Title)
        written.clear()
        driver.stage.draw()
        listed = texts("title-matches", count=count)
        assert (listed in written, listed in title.focused.hint) == (count > 1,) * 2  # type: ignore[union-attr]
        assert ("Mali" in written) == (count == 1), "of several, nobody is named as if they played on at once"
        assert texts("game-dice") in " ".join(written)
        Keyboard(driver).do(Action.CONFIRM)
        driver.settle()
        assert isinstance(driver.top, SavedMatches if count > 1 else TableScene)


def test_continue_says_why_the_only_match_is_not_continued_here(data_folder: Path, written: list[str]) -> None:
    storage.data_folder()
    with SecondCopy() as other:
        other.ask("start", data_folder)
        other.ask("begin", 3)
        with Driver() as driver:
            written.clear()
            driver.stage.draw()
            assert driver.stage.texts("saved-elsewhere") in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_every_pier_has_its_name_to_be_read_from_the_sofa(language: str, percent: int) -> None:
    with Driver(Title(), prefs=Preferences(fullscreen=False, reduced_motion=True, language=language)) as driver:
        title, texts = driver.top, driver.stage.texts
        for focus in range(len(title.piers) + 1):
            title.focus = focus
            canvas = Measuring((1920, 1080), percent / 100, Fonts())
            for widget in title.widgets:
                widget.draw(canvas, widget is title.focused)
            written = {line.text: line for line in canvas.written}
            names = [written[texts(f"game-{pier.game.id}")] for pier in title.piers]
            for i, line in enumerate(names):
                assert line.size >= 26
                assert not line.cut
                assert line.panel
                assert line.panel.contains(line.ink)
                assert SAFE.contains(line.panel)
                assert not any(line.panel.colliderect(other.panel) for other in names[:i] if other.panel)
                assert not DESCRIPTION.colliderect(line.panel)
