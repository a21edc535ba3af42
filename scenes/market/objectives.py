"""Objectives on one screen: whether they are secrets here, and whose may be seen."""

from scenes.market.picture import Picture
from scenes.stage.backstage import Backstage
from scenes.table.course import Course


class Objectives:
    def __init__(self, stage: Backstage, course: Course, picture: Picture) -> None:
        self.stage, self.course, self.picture = stage, course, picture

    @property
    def hidden(self) -> bool:
        """Whether they are secrets that people in this room keep from each other."""
        return len(self.course.people) > 1 and not self.stage.prefs.open_objectives and not self.course.without_secrets

    def open_to_all(self, seat: int) -> bool:
        """Whether a seat's objective may stand on the screen."""
        if self.picture.shown[seat] or self.course.without_secrets:
            return True
        return not self.hidden and seat in self.course.people and not self.course.on_phone(seat)
