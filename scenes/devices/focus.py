"""Where the focus goes when someone pushes a stick: the nearest thing that lies that way."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

from pygame import FRect

from scenes.devices.input import Action

T = TypeVar("T", bound=Hashable)

_WAYS = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, -1), Action.DOWN: (0, 1)}


def neighbour(places: Mapping[T, FRect], current: T | None, action: Action) -> T | None:
    """The place to go to from `current`: the closest in that direction, counting sideways distance double."""
    if current is None or current not in places:
        return next(iter(places), None)
    dx, dy = _WAYS[action]
    here = places[current]
    best: tuple[float, T] | None = None
    for key, there in places.items():
        if key == current:
            continue
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        if ahead < 4:
            continue
        gap = _gap(here, there, dx, dy)
        apart, aside = _aside(here, there, dx)
        if apart and aside > 1.8 * ahead:
            continue  # it lies rather to the side
        cost = gap + ahead * 0.15 + apart * 2.2 + aside * 0.18
        if best is None or cost < best[0]:
            best = cost, key
    return best[1] if best else current


def across(places: Mapping[T, FRect], current: T, action: Action) -> T:
    """Past the edge: the place farthest the other way, as straight behind as can be."""
    dx, dy = _WAYS[action]
    here = places[current]
    best: tuple[float, T] | None = None
    for key, there in places.items():
        behind = (here.centerx - there.centerx) * dx + (here.centery - there.centery) * dy
        if behind < 4:
            continue
        apart, aside = _aside(here, there, dx)
        cost = apart * 2.2 + aside * 0.18 - behind
        if best is None or cost < best[0]:
            best = cost, key
    return best[1] if best else current


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
