"""Where the focus goes when someone pushes a stick: the nearest thing that lies that way.

In a row the focus stays in the row: what overlaps across the way goes before everything that does not. A push back
the other way leads where one came from.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, TypeVar

from pygame import FRect

from scenes.devices.intents import DIRECTIONS, Action

T = TypeVar("T", bound=Hashable)

_WAYS = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, -1), Action.DOWN: (0, 1)}
BACK = {Action.LEFT: Action.RIGHT, Action.RIGHT: Action.LEFT, Action.UP: Action.DOWN, Action.DOWN: Action.UP}
"""The way back from each direction."""
WIDEST = 1.8
"""Beside the straight way something lies no farther aside than so many times the way ahead."""
LEAST_AHEAD = 4.0
TRIES = 12
"""Pushes that are tried out, the nearest first, for something that none would lead to."""


class Trail(Generic[T]):
    """The pushes by which the focus has come, as long as it stays where they led."""

    def __init__(self, steps: Iterable[tuple[T, Action, T]] = ()) -> None:
        self.steps = [*steps]

    def forget(self) -> None:
        self.steps.clear()

    def note(self, here: T, action: Action, there: T) -> None:
        if self.steps and self.steps[-1][2] != here:
            self.forget()  # the focus was put elsewhere meanwhile
        self.steps.append((here, action, there))

    def back(self, here: T | None, action: Action) -> T | None:
        """Where a push back leads; None if it does not go back the way one came."""
        if not self.steps or self.steps[-1][1:] != (BACK[action], here):
            return None
        return self.steps.pop()[0]


def neighbour(places: Mapping[T, FRect], current: T | None, action: Action, widest: float = WIDEST) -> T | None:
    """The place to go to from `current`: the closest straight ahead, or else the closest that lies rather ahead than
    aside. It is `current` itself where there is none."""
    if current is None or current not in places:
        return next(iter(places), None)
    dx, dy = _WAYS[action]
    here = places[current]
    best: tuple[bool, float, T] | None = None
    for key, there in places.items():
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        if key == current or ahead < LEAST_AHEAD:
            continue
        apart, aside = _aside(here, there, dx)
        if apart and aside > widest * ahead:
            continue  # it lies rather to the side
        cost = _gap(here, there, dx, dy) + ahead * 0.15 + apart * 2.2 + aside * 0.18
        if best is None or (apart > 0, cost) < best[:2]:
            best = apart > 0, cost, key
    return best[2] if best else current


def across(board: Mapping[T, FRect], current: T, here: FRect, action: Action) -> T:
    """Past the edge, round to the opposite one of a board: its farthest place straight behind."""
    dx, dy = _WAYS[action]
    best: tuple[float, T] | None = None
    for key, there in board.items():
        behind = (here.centerx - there.centerx) * dx + (here.centery - there.centery) * dy
        apart, aside = _aside(here, there, dx)
        if apart or behind < LEAST_AHEAD:
            continue
        cost = aside * 0.18 - behind
        if best is None or cost < best[0]:
            best = cost, key
    return best[1] if best else current


Ways = dict[tuple[T, Action], T]


def ways_to_all(places: Mapping[T, FRect], push: Callable[[T, Action], T]) -> Ways[T]:
    """Where each push leads from each place. What none would lead to, because in its row or column something else
    always goes before it or because a push there leads back to where one came from, gets one from nearby: if there is
    any, a push that led nowhere."""
    ways = {(here, action): push(here, action) for here in places for action in DIRECTIONS}
    gaps = _gaps(places, ways)
    while gaps:
        pairs = {(here, there) for near, far in gaps for here in near for there in far}
        links = [link for here, there in pairs for link in _links(places, ways, here, there)]
        for _, here, action, there in sorted(links, key=lambda link: (link[0], str(link)))[:TRIES]:
            with_link = {**ways, (here, action): there}
            left = _gaps(places, with_link)
            if _size(left) < _size(gaps):
                ways, gaps = with_link, left
                break
        else:
            break
    return ways


Gap = tuple[set[T], set[T]]
"""Places, and those that no pushes lead to from there."""


def _size(gaps: Iterable[Gap[T]]) -> int:
    return sum(len(far) for _, far in gaps)


def _gaps(places: Mapping[T, FRect], ways: Ways[T]) -> list[Gap[T]]:
    """From where pushes do not lead everywhere."""
    if _surely_whole(places, ways):
        return []
    found = [(near, places.keys() - near) for near in (_led_to(ways, here, None) for here in places)]
    return [(near, far) for near, far in found if far]


def _surely_whole(places: Mapping[T, FRect], ways: Ways[T]) -> bool:
    """Whether pushes lead from the first place to all others, whichever way one has come there, and from all others to
    the first: a quick look, and nearly always enough."""
    first = next(iter(places), None)
    if first is None:
        return True
    came = {action for (here, action), there in ways.items() if there == first != here}
    return all(_led_to(ways, first, one) >= places.keys() for one in (None, *came)) and (
        _leading_to(ways, first) >= places.keys()
    )


def _led_to(ways: Ways[T], start: T, came: Action | None) -> set[T]:
    """Where pushes lead from a place that one has come to by a push: the one back leads only back."""
    found, ahead = {start}, [(start, came)]
    seen = {*ahead}
    while ahead:
        here, last = ahead.pop()
        for action in DIRECTIONS:
            there = ways[here, action]
            if (last is None or action is not BACK[last]) and there != here and (there, action) not in seen:
                seen.add((there, action))
                ahead.append((there, action))
                found.add(there)
    return found


def _leading_to(ways: Ways[T], goal: T) -> set[T]:
    """The places from which pushes lead to one, again never straight back."""
    into: dict[T, list[tuple[T, Action]]] = {}
    for (here, action), there in ways.items():
        if there != here:
            into.setdefault(there, []).append((here, action))
    ahead: list[tuple[T, Action | None]] = [(goal, None)]
    seen = {*ahead}
    while ahead:
        there, after = ahead.pop()
        for here, action in into.get(there, ()):
            if (after is None or after is not BACK[action]) and (here, action) not in seen:
                seen.add((here, action))
                ahead.append((here, action))
    return {here for here, _ in seen}


def _links(
    places: Mapping[T, FRect], ways: Ways[T], here: T, there: T
) -> list[tuple[tuple[bool, float], T, Action, T]]:
    """The pushes that might lead from one place to another, and how good each would be."""
    a, b = places[here], places[there]
    found = []
    for action, (dx, dy) in _WAYS.items():
        ahead = (b.centerx - a.centerx) * dx + (b.centery - a.centery) * dy
        apart, aside = _aside(a, b, dx)
        if ahead >= LEAST_AHEAD and (not apart or aside <= WIDEST * ahead):
            found.append(((ways[here, action] != here, ahead + aside), here, action, there))
    return found


def _gap(here: FRect, there: FRect, dx: int, dy: int) -> float:
    """The free way between two edges that face each other."""
    if dx:
        return max(0.0, there.left - here.right if dx > 0 else here.left - there.right)
    return max(0.0, there.top - here.bottom if dy > 0 else here.top - there.bottom)


def _aside(here: FRect, there: FRect, dx: int) -> tuple[float, float]:
    """How far the two fail to overlap across the way, and how far their middles are from lining up."""
    if dx:
        apart = max(there.top - here.bottom, here.top - there.bottom, 0.0)
        return apart, abs(there.centery - here.centery)
    apart = max(there.left - here.right, here.left - there.right, 0.0)
    return apart, abs(there.centerx - here.centerx)


def at_point(places: Mapping[T, FRect], point: tuple[float, float]) -> T | None:
    """The topmost (last) place under the pointer."""
    found = None
    for key, rect in places.items():
        if rect.collidepoint(point):
            found = key
    return found
