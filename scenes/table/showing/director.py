"""The director plays animations one after another and lets people skip to where it waits for them."""

from collections.abc import Iterable

from scenes.drawing.motion import Animation


class Hold(Animation):
    """Waits until someone says go on."""

    def __init__(self) -> None:
        self.released = False

    def advance(self, dt: float) -> float | None:
        return dt if self.released else None

    def finish(self) -> None:
        self.released = True


class Director:
    def __init__(self) -> None:
        self.queue: list[Animation] = []

    @property
    def busy(self) -> bool:
        return bool(self.queue)

    @property
    def holding(self) -> bool:
        """Whether it waits for someone to go on."""
        return bool(self.queue) and isinstance(self.queue[0], Hold)

    def run(self, animations: Iterable[Animation]) -> None:
        self.queue += animations

    def tick(self, dt: float) -> None:
        while self.queue:
            left = self.queue[0].advance(dt)
            if left is None:
                return
            self.queue.pop(0)
            dt = left

    def skip(self, everything: bool = False) -> None:
        """Be done with what is being shown, a hold included; or with everything up to the next hold."""
        if self.queue:
            self.queue.pop(0).finish()
        while everything and self.queue and not self.holding:
            self.queue.pop(0).finish()

    def clear(self) -> None:
        self.queue.clear()
