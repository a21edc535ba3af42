"""Animations as small objects on a clock that someone else ticks: tweens, waits, steps, things side by side.

`advance(dt)` returns the time left over once an animation has ended, None while it runs, so that nothing is lost
between two steps. `finish()` jumps to the end, and everything that would have been done is done.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 3 * t * t - 2 * t * t * t


class Animation(ABC):
    @abstractmethod
    def advance(self, dt: float) -> float | None: ...

    @abstractmethod
    def finish(self) -> None: ...


class Tween(Animation):
    """Calls `pose` with 0..1 for so many seconds."""

    def __init__(
        self, seconds: float, pose: Callable[[float], object], ease: Callable[[float], float] = ease_in_out
    ) -> None:
        self.seconds, self.pose, self.ease = seconds, pose, ease
        self.at = 0.0

    def advance(self, dt: float) -> float | None:
        self.at += dt
        if self.at >= self.seconds:
            self.pose(1.0)
            return self.at - self.seconds
        self.pose(self.ease(self.at / self.seconds))
        return None

    def finish(self) -> None:
        self.at = self.seconds
        self.pose(1.0)


def glide(thing: Any, seconds: float, ease: Callable[[float], float] = ease_in_out, **to: float) -> Animation:
    """Move attributes of a thing from what they are when it starts to what is asked for."""
    start: dict[str, float] = {}

    def pose(t: float) -> None:
        if not start:
            start.update({name: getattr(thing, name) for name in to})
        for name, end in to.items():
            setattr(thing, name, end if t == 1.0 else start[name] + (end - start[name]) * t)

    return Tween(seconds, pose, ease)


class Wait(Animation):
    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def advance(self, dt: float) -> float | None:
        self.left -= dt
        return -self.left if self.left <= 0 else None

    def finish(self) -> None:
        self.left = 0


class Do(Animation):
    """Something done at once: a sound, a number changed. It may return an animation that then runs in its place."""

    def __init__(self, deed: Callable[[], "Animation | None"]) -> None:
        self.deed = deed
        self.begun = False
        self.rest: Animation | None = None

    def advance(self, dt: float) -> float | None:
        if not self.begun:
            self.begun = True
            self.rest = self.deed()
        return dt if self.rest is None else self.rest.advance(dt)

    def finish(self) -> None:
        if not self.begun:
            self.begun = True
            self.rest = self.deed()
        if self.rest is not None:
            self.rest.finish()


class Steps(Animation):
    """One after another."""

    def __init__(self, steps: Iterable[Animation]) -> None:
        self.steps = list(steps)
        self.at = 0

    def advance(self, dt: float) -> float | None:
        left: float | None = dt
        while self.at < len(self.steps):
            left = self.steps[self.at].advance(dt)
            if left is None:
                return None
            dt = left
            self.at += 1
        return dt

    def finish(self) -> None:
        while self.at < len(self.steps):
            self.steps[self.at].finish()
            self.at += 1


class Together(Animation):
    """Side by side, until the last has ended."""

    def __init__(self, parts: Iterable[Animation]) -> None:
        self.parts = list(parts)

    def advance(self, dt: float) -> float | None:
        lefts = [(part, part.advance(dt)) for part in self.parts]
        self.parts = [part for part, left in lefts if left is None]
        if self.parts:
            return None
        return min((left for _, left in lefts if left is not None), default=dt)

    def finish(self) -> None:
        for part in self.parts:
            part.finish()
        self.parts = []


def staggered(parts: Iterable[Animation], apart: float) -> Animation:
    """Side by side, each one a little after the one before."""
    return Together(Steps([Wait(i * apart), part]) for i, part in enumerate(parts))
