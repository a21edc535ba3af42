"""Where the focus goes: geometry first, then every real screen."""

from collections import deque
from collections.abc import Callable, Hashable, Mapping
from functools import cache

import pytest
from pygame import FRect

from scenes.devices.focus import Trail, across, at_point, neighbour, ways_to_all
from scenes.devices.intents import DIRECTIONS, KEYS, Action, Intent
from scenes.pages.page import Page
from scenes.pages.resume import SavedMatches
from scenes.pages.settings import SUBJECTS, Settings
from scenes.pages.widgets import Choice, Slider
from scenes.stage.preferences import Preferences
from scenes.stage.scene import Scene
from scenes.table.scene import TableScene
from tests.shots import screens

UP, DOWN, LEFT, RIGHT = Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT
MOST_PRESSES = 6
EDGE = 6.0
"""Places this close to the outermost one stand at the same edge."""


def grid(columns: int, rows: int) -> dict[tuple[int, int], FRect]:
    return {(x, y): FRect(x * 120, y * 120, 100, 100) for y in range(rows) for x in range(columns)}


@pytest.mark.parametrize(("action", "there"), [(UP, (1, 0)), (DOWN, (1, 2)), (LEFT, (0, 1)), (RIGHT, (2, 1))])
def test_in_a_grid_it_goes_one_step_the_way_it_is_pushed(action: Action, there: tuple[int, int]) -> None:
    assert neighbour(grid(3, 3), (1, 1), action) == there


def test_it_never_goes_against_the_push() -> None:
    places = grid(4, 3)
    ways = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}
    for here, box in places.items():
        for action, (dx, dy) in ways.items():
            there = neighbour(places, here, action)
            assert there is not None
            moved = places[there].centerx - box.centerx, places[there].centery - box.centery
            assert moved[0] * dx + moved[1] * dy > 0 or there == here


def test_with_nothing_in_focus_any_push_begins_at_the_first_place() -> None:
    places = grid(2, 2)
    for current in (None, (9, 9)):
        assert {neighbour(places, current, action) for action in DIRECTIONS} == {(0, 0)}
    assert neighbour({}, None, UP) is None


def test_a_straight_way_is_better_than_a_short_one_aside() -> None:
    places = {"here": FRect(0, 0, 80, 80), "straight": FRect(200, 0, 80, 80), "aside": FRect(90, 150, 80, 80)}
    assert neighbour(places, "here", RIGHT) == "straight"


def test_in_a_row_it_stays_in_the_row_however_far_the_next_thing_lies() -> None:
    places = {"here": FRect(0, 0, 80, 80), "row": FRect(900, 20, 80, 80), "above": FRect(100, -90, 80, 80)}
    assert neighbour(places, "here", RIGHT) == "row"
    del places["row"]
    assert neighbour(places, "here", RIGHT) == "above"


def test_past_the_edge_it_goes_round_the_board_in_the_same_row_or_stays() -> None:
    board = grid(5, 3)
    assert across(board, (4, 1), board[4, 1], RIGHT) == (0, 1)
    assert across(board, (2, 0), board[2, 0], UP) == (2, 2)
    assert across(board, "beside", FRect(700, 130, 200, 80), RIGHT) == (0, 1)  # type: ignore[misc]
    assert across(board, "below", FRect(700, 500, 200, 80), RIGHT) == "below"  # type: ignore[misc]


def test_a_push_back_leads_along_the_trail_until_the_focus_is_elsewhere() -> None:
    trail: Trail[str] = Trail()
    trail.note("a", RIGHT, "b")
    trail.note("b", DOWN, "c")
    assert trail.back("c", RIGHT) is None
    assert trail.back("d", UP) is None
    assert trail.back("c", UP) == "b"
    assert trail.back("b", LEFT) == "a"
    assert trail.back("a", LEFT) is None
    trail.note("a", RIGHT, "b")
    trail.note("x", RIGHT, "y")  # the pointer was there in between
    assert trail.back("y", LEFT) == "x"
    assert trail.back("x", LEFT) is None
    trail.note("a", RIGHT, "b")
    trail.forget()
    assert trail.back("b", LEFT) is None


def test_what_hides_behind_others_in_every_row_and_column_is_reached_all_the_same() -> None:
    places = {
        "a": FRect(0, 0, 80, 80),
        "b": FRect(600, 0, 80, 80),
        "c": FRect(0, 600, 80, 80),
        "d": FRect(600, 600, 80, 80),
        "hidden": FRect(300, 300, 80, 80),
    }
    ways = ways_to_all(places, lambda here, action: neighbour(places, here, action) or here)
    assert "hidden" in ways.values()
    [(here, action)] = [way for way, there in ways.items() if there == "hidden"]
    assert neighbour(places, here, action) != "hidden"
    assert {there for (here, _), there in ways.items() if here == "hidden"} - {"hidden"}


def test_a_push_back_to_where_one_came_from_is_no_way_on() -> None:
    """From the row one comes to the middle by a push to the right; the push to the left, which would lead to what lies
    above, then leads back."""
    places = {"row": FRect(0, 0, 80, 80), "middle": FRect(300, 0, 80, 80), "above": FRect(100, -400, 80, 80)}
    ahead = {("row", RIGHT): "middle", ("middle", LEFT): "above", ("above", RIGHT): "middle"}
    ways = ways_to_all(places, lambda here, action: ahead.get((here, action), here))
    for start in places:
        found = distances(start, lambda here, action: ways.get((str(here), action), here))
        assert found.keys() == places.keys()


def test_a_small_thing_beside_a_large_one_is_found_and_left_again() -> None:
    places = {"wide": FRect(0, 0, 900, 90), "left": FRect(0, 100, 200, 90), "right": FRect(700, 100, 200, 90)}
    assert neighbour(places, "left", UP) == "wide"
    assert neighbour(places, "right", UP) == "wide"
    assert {neighbour(places, "wide", DOWN)} <= {"left", "right"}


def test_the_pointer_finds_the_topmost_place() -> None:
    places = {"below": FRect(0, 0, 100, 100), "above": FRect(50, 50, 100, 100)}
    assert at_point(places, (20, 20)) == "below"
    assert at_point(places, (70, 70)) == "above"
    assert at_point(places, (170, 70)) is None


# Every real screen

Distances = Mapping[Hashable, Mapping[Hashable, int]]


def distances(start: Hashable, step: Callable[[Hashable, Action], Hashable]) -> dict[Hashable, int]:
    """The fewest pushes from one place to each that can be reached, though a push back leads where one came from."""
    found, seen = {start: 0}, set()
    ahead: deque[tuple[Hashable, int, Trail[Hashable]]] = deque([(start, 0, Trail())])
    while ahead:
        here, count, came = ahead.popleft()
        for action in (*DIRECTIONS, Action.BACK):
            trail = Trail(came.steps)
            there = trail.back(here, action) if action in DIRECTIONS else None
            if there is None:
                there = step(here, action)
                if there == here:
                    continue
                trail.note(here, action, there)
            found.setdefault(there, count + 1)
            if (there, *trail.steps[-1:]) not in seen:
                seen.add((there, *trail.steps[-1:]))
                ahead.append((there, count + 1, trail))
    return found


def stepper(top: Scene) -> Callable[[Hashable, Action], Hashable]:
    """One push on the real screen, from a place to the next. From a row of the settings, whose left and right change
    it, back is the way to the list."""
    top.stage.input.last = KEYS

    def step(here: Hashable, action: Action) -> Hashable:
        if isinstance(top, TableScene):
            return here if action is Action.BACK else top.hands.beside(here, action)  # type: ignore[arg-type]
        assert isinstance(top, Page)
        top.trail.forget()
        if isinstance(top, Settings):
            top.subject, top.focus = here  # type: ignore[misc]
            top.build()
        elif isinstance(top, SavedMatches):
            top.leaf, focus = here  # type: ignore[misc]
            top.build()
            top.focus = focus  # type: ignore[has-type]
        else:
            top.focus = here  # type: ignore[assignment]
        if action is Action.BACK and not (isinstance(top, Settings) and top.focus >= len(SUBJECTS)):
            return here
        top.handle(Intent(action, KEYS))
        return place(top, top.focus)

    return cache(step)


def place(page: Page, index: int) -> Hashable:
    """A place on a page. In the settings the rows at the right are those of a subject; saved matches take several
    pages, and a push past the edge turns them."""
    if isinstance(page, SavedMatches):
        return page.leaf, index
    if isinstance(page, Settings):
        return (index, index) if index < len(SUBJECTS) else (page.subject, index)
    return index


def places_of(top: Scene) -> dict[Hashable, FRect]:
    """What can have the focus now."""
    if isinstance(top, TableScene):
        return dict(top.choice.places.items()) if top.course.deciding else {}
    return {place(top, index): rect for index, rect in top.places().items()} if isinstance(top, Page) else {}


def from_edge_to_edge(places: Mapping[Hashable, FRect], ways: Distances) -> dict[str, int]:
    """From the worst place at one edge, the fewest pushes to the opposite one."""
    edges: dict[str, Callable[[FRect], float]] = {
        "left": lambda rect: rect.left,
        "right": lambda rect: -rect.right,
        "top": lambda rect: rect.top,
        "bottom": lambda rect: -rect.bottom,
    }
    at: dict[str, list[Hashable]] = {}
    for name, outward in edges.items():
        outermost = min(outward(rect) for rect in places.values())
        at[name] = [place for place, rect in places.items() if outward(rect) <= outermost + EDGE]
    return {
        f"{a} to {b}": max(min(ways[start].get(end, 999) for end in at[b]) for start in at[a])
        for a, b in (("left", "right"), ("right", "left"), ("top", "bottom"), ("bottom", "top"))
    }


@pytest.fixture
def _values_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Left and right on a row that takes them change its value; here only the focus is of interest."""
    for row in (Choice, Slider):
        monkeypatch.setattr(row, "turn", lambda _row, _way: True)


@pytest.mark.usefixtures("_values_stay")
def test_on_every_screen_every_place_is_reached_and_no_edge_is_more_than_six_presses_from_the_other() -> None:
    seen, lost, far = 0, [], []
    for name, stage in screens(Preferences(fullscreen=False, reduced_motion=True)):
        places, step = places_of(stage.top), stepper(stage.top)
        ways = {start: distances(start, step) for start in places}
        seen += len(places)
        lost += [f"{name}: {end} from {start}" for start in places for end in places if end not in ways[start]]
        if places and not lost:
            presses = from_edge_to_edge(places, ways)
            far += [f"{name}: {count} from {way}" for way, count in presses.items() if count > MOST_PRESSES]
    assert seen > 100
    assert not lost, "\n".join(lost)
    assert not far, "\n".join(far)
