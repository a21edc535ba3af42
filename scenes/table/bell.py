"""The bell: it is somebody's turn now, heard, felt and, where there are others, seen."""

from scenes.stage.backstage import Backstage
from scenes.table.course import Course
from scenes.table.showing.moments import Moments

SEEN = 0.8
"""Seconds that it is seen whose turn it is."""


class Bell:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.rung_for: int | None = None
        """Whose turn has been announced."""

    def ring(self, stage: Backstage, moments: Moments) -> None:
        """For the seat to move, unless it knows."""
        course, seat = self.course, self.course.seat
        if seat is None or seat == self.rung_for:
            return
        self.rung_for = seat
        stage.sound.play("turn")
        if stage.prefs.rumble:
            stage.input.rumble(course.seating.chairs[seat].device)
        if len(course.seating.chairs) > 1:
            moments.meanwhile(moments.band(seat, stage.texts("turn-of", name=course.name(seat)), seconds=SEEN))
