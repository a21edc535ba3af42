"""What the others did last stays marked on the table until they do something else.

The marks come from the match's history alone: whoever watched, skipped or resumed it sees the same ones.
"""

from collections import Counter
from collections.abc import Callable

from pygame import FRect

from game.contract import Event
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import owner_frame
from scenes.table.course import Course


class LastMoves:
    def __init__(
        self, course: Course, where: Callable[[Event], FRect | None], each: tuple[type[Event], ...] = ()
    ) -> None:
        self.course, self.where, self.each = course, where, each

    def marks(self) -> dict[int, list[FRect]]:
        """By seat, where its last turn happened, each place once: of several events of one kind, say steps, where the
        last one did, unless each of them counts."""
        found = {}
        for seat, events in sorted(self._last_turns().items()):
            placed = {self._kind(event): at for event in events if (at := self.where(event)) is not None}
            if placed:
                found[seat] = [*{tuple(at): at for at in placed.values()}.values()]
        return found

    def _kind(self, event: Event) -> object:
        return event if isinstance(event, self.each) else type(event)

    def _last_turns(self) -> dict[int, list[Event]]:
        """By seat, what came of the decisions that it made one after another, the last time that it made any; not of
        whoever decides now, nor of the only person at the table, who knows."""
        course = self.course
        people = course.people
        known = {course.seat, *(people if len(people) == 1 else ())}
        found: dict[int, list[Event]] = {}
        later: int | None = None
        for entry in reversed(course.match.history):
            if entry.seat not in known and (entry.seat not in found or entry.seat == later):
                found[entry.seat] = [*entry.events, *found.get(entry.seat, ())]
            later = entry.seat
            if len(found) + len(known - {None}) >= len(course.seating.chairs) and later not in found:
                break
        return found

    def draw(self, canvas: Canvas) -> None:
        there: Counter[tuple[float, float]] = Counter()
        for seat, places in self.marks().items():
            for place in places:
                owner_frame(canvas, place, self.course.colour(seat), there[place.center])
                there[place.center] += 1
