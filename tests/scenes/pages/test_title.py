"""The title: what is in focus is what is described."""

import pytest

from scenes.drawing.canvas import Canvas
from scenes.pages.title import DESCRIPTION, Lantern, Title
from scenes.stage.preferences import LANGUAGES, Preferences
from tests.support.driver import Driver


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_in_focus_is_described_and_nothing_else(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Canvas.text

    def spy(canvas: Canvas, text: str, x: float, y: float, *rest: float, **style: object) -> float:
        if DESCRIPTION.collidepoint(x, y):
            written.append(text)
        return write(canvas, text, x, y, *rest, **style)  # type: ignore[arg-type]

    prefs = Preferences(fullscreen=False, reduced_motion=True, language=language)
    with Driver(Title(), prefs=prefs) as driver:
        title, texts = driver.top, driver.stage.texts
        monkeypatch.setattr(Canvas, "text", spy)
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
