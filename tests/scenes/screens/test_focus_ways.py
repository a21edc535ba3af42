"""What you press is where you go, and the other way comes back: pushed from every place of every screen."""

from collections.abc import Hashable, Iterator, Mapping
from typing import TypeVar

import pytest
from pygame import FRect

from scenes.devices.focus import BACK
from scenes.devices.intents import DIRECTIONS, KEYS, Action, Intent
from scenes.pages.page import Page
from scenes.pages.resume import SavedMatches
from scenes.pages.settings import SUBJECTS, Settings
from scenes.pages.widgets import Choice, Slider, Widget
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Scene
from scenes.table.chooser import Target
from scenes.table.hands import Hands
from scenes.table.scene import TableScene
from tests.contract.screens import steps
from tests.shots import screens

UP, DOWN, LEFT, RIGHT = Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT
WAYS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}
PATHS = 2
"""So many moves of a decision are gone down, step by step."""

T = TypeVar("T", bound=Hashable)


def ahead(here: FRect, there: FRect, action: Action) -> float:
    dx, dy = WAYS[action]
    return (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy


def in_row(here: FRect, there: FRect, action: Action) -> bool:
    """Whether the two overlap across the way."""
    if action in (LEFT, RIGHT):
        return there.top <= here.bottom and here.top <= there.bottom
    return there.left <= here.right and here.left <= there.right


def rather_ahead(here: FRect, there: FRect, action: Action) -> bool:
    """Whether something lies that way rather than aside: at an angle of 61 degrees at most."""
    other = UP if action in (LEFT, RIGHT) else LEFT
    return 0 < abs(ahead(here, there, other)) <= 1.8 * ahead(here, there, action)


def fault(places: Mapping[T, FRect], board: Mapping[T, FRect], here: T, there: T, action: Action) -> str:
    """What is wrong with going from here to there by such a push; nothing is wrong with staying."""
    if there == here:
        return ""
    straight = [key for key in places if ahead(places[here], places[key], action) >= 4 and key != here]
    straight = [key for key in straight if in_row(places[here], places[key], action)]
    if there in straight:
        return ""
    if straight:
        return f"leaves the row, where {straight[0]} lies"
    if rather_ahead(places[here], places[there], action):
        return ""
    if there not in board or not in_row(places[here], places[there], action):
        return "lies elsewhere"
    return "" if ahead(places[here], places[there], action) < 0 else "is no way round"


# Pushing


@pytest.fixture(autouse=True)
def _values_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Left and right on a row that takes them change its value; here only the focus is of interest."""
    for row in (Choice, Slider):
        monkeypatch.setattr(row, "turn", lambda _row, _way: True)


def faults_of(table: TableScene) -> Iterator[str]:
    """Of every push at a table as it stands. Where a table has rows of its own, as a loose pool of dice, they count."""
    hands, places = table.hands, table.choice.places
    board = {target: rect for target, rect in places.items() if isinstance(target, table.tabletop.board)}
    for here in places:
        for action in DIRECTIONS:
            there = pushed(hands, here, action)
            assert there is not None
            own = table.tabletop.beside(here, action) == there and ahead(places[here], places[there], action) > 0
            wrong = "" if own else fault(places, board, here, there, action)
            if wrong:
                yield f"{action} from {here}: {there} {wrong}"
            hands.push(BACK[action])
            if there != here and table.choice.focus != here:
                yield f"{action} from {here} to {there} and back: {table.choice.focus}"


def pushed(hands: Hands, here: Target, action: Action) -> Target | None:
    hands.trail.forget()
    hands.choice.focus = here
    hands.push(action)
    return hands.choice.focus


def faults_on(page: Page) -> Iterator[str]:
    """Of every push on a page. A row of the settings has but its own subject at its left; past the last of the saved
    matches comes the next page of them."""
    leaf = leaf_of(page)
    for here in range(len(page.widgets)):
        for action in DIRECTIONS:
            if isinstance(page, Settings):
                page.subject = here if here < len(SUBJECTS) else leaf
            page.build()
            page.focus = here
            before = leaf_of(page)
            places = page.ways()
            page.handle(Intent(action, KEYS))
            there, turned = page.focus, isinstance(page, SavedMatches) and page.leaf != before
            wrong = "" if turned else fault(places, {}, here, there, action)
            if wrong:
                yield f"{action} from {here}: {there} {wrong}"
            if (there != here or turned) and not keeps(page.widgets[there], action):
                page.handle(Intent(BACK[action], KEYS))
                if (page.focus, leaf_of(page)) != (here, before):
                    yield f"{action} from {here} to {there} and back: {page.focus}"


def leaf_of(page: Page) -> int:
    return page.leaf if isinstance(page, SavedMatches) else page.subject if isinstance(page, Settings) else 0


def keeps(widget: Widget, action: Action) -> bool:
    """Whether the way back changes its value instead."""
    return isinstance(widget, Choice | Slider) and action in (LEFT, RIGHT)


def faults(top: Scene) -> Iterator[str]:
    if isinstance(top, TableScene):
        if top.course.deciding:
            for path in [*steps(top, PATHS)]:
                top.decide()
                for target in path:
                    top.hands.choose(target)
                yield from faults_of(top)
    elif isinstance(top, Page):
        yield from faults_on(top)


def test_a_push_goes_where_it_points_and_a_push_back_comes_back() -> None:
    wrong, seen = [], set()
    for name, stage in screens(Preferences(fullscreen=False, reduced_motion=True), (640, 360)):
        stage.input.last = KEYS
        wrong += [f"{name}: {what}" for what in faults(stage.top)]
        seen.add(type(stage.top))
    assert len(seen) > 12
    assert not wrong, "\n".join(wrong)
