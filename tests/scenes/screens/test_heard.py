"""Every screen can be heard: something is said when it opens, and something else for everything that has the focus."""

from collections.abc import Iterator

import pytest

from game import catalogue
from scenes.pages.page import Page
from scenes.stage.narration.narrator import REST
from scenes.stage.preferences import Preferences
from scenes.stage.stage import Stage
from tests import shots
from tests.support.senses.recorded_voice import RecordedVoice, listen_to

TABLES = ("options", "rules", "lobby-", "results-", *catalogue.GAMES)
"""The names of tables begin so, and those of pages of which there are more under other names."""


def heard(stage: Stage, voice: RecordedVoice) -> str:
    """What is said of the screen as it is now; empty if nothing is."""
    before = len(voice.said)
    stage.turn(0.01)
    stage.turn(REST + 0.01)
    return " ".join(voice.said[before:])


def faults_of(page: Page, stage: Stage, voice: RecordedVoice) -> Iterator[str]:
    """The focus on each widget: it is heard, and what sounds alike says alike."""
    found: dict[str, str] = {}
    for index in range(1, len(page.widgets) + 1):
        page._set_focus(index % len(page.widgets))
        said, words = page.widgets[page.focus].said(), heard(stage, voice)
        like = found.setdefault(words, said)
        if like != said:
            yield f"{like} and {said} sound alike: {words}"
        elif not words and said not in voice.said[-1]:
            yield f"{said} is not heard"


def test_every_screen_and_everything_on_it_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are heard in the contract, at decisions of all kinds."""
    monkeypatch.setattr(Stage, "draw", lambda _stage: None)
    pages = {name: put for name, put in shots.SHOTS.items() if not name.startswith(TABLES)}
    monkeypatch.setattr(shots, "SHOTS", pages)
    wrong, seen = [], set()
    for name, stage in shots.screens(Preferences(fullscreen=False, reduced_motion=True), (640, 360)):
        voice, page = listen_to(stage), stage.top
        if not heard(stage, voice):
            wrong.append(f"{name} is not heard")
        if isinstance(page, Page) and stage.top is page:
            wrong += [f"{name}: {what}" for what in faults_of(page, stage, voice)]
        stage.prefs.read_aloud = False
        seen.add(type(page))
    assert len(seen) > 12
    assert not wrong, "\n".join(wrong)
