"""The director plays animations one after another, gives people time to read what is said about them, and lets them
skip to where it waits for them."""

from collections.abc import Iterable

from scenes.drawing.motion import Animation
from scenes.table.showing.caption import Caption


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
        self.captions = Caption()

    @property
    def busy(self) -> bool:
        return bool(self.queue)

    @property
    def holding(self) -> bool:
        """Whether it waits for someone to go on."""
        return bool(self.queue) and isinstance(self.queue[0], Hold)

    def run(self, animations: Iterable[Animation]) -> None:
        self.queue += animations

    def tick(self, dt: float, hurry: float = 1.0) -> None:
        """Animations can be hurried, reading cannot."""
        self.captions.tick(dt)
        if self.captions.waiting:
            return
        dt *= hurry
        while self.queue:
            left = self.queue[0].advance(dt)
            if left is None:
                return
            self.queue.pop(0)
            dt = left

    def skip(self, everything: bool = False) -> None:
        """Be done with what is being shown, a hold included; or with everything up to the next hold. Where only the
        reading takes time, be done with that."""
        if self.queue and (everything or not self.captions.waiting):
            self.queue.pop(0).finish()
        while everything and self.queue and not self.holding:
            self.queue.pop(0).finish()
        self.captions.pass_over()

    def clear(self) -> None:
        self.queue.clear()
        self.captions.pass_over()
