"""The table as pages over it see it: who sits there, how the match stands, what there is to tell."""

from game.match import Entry, Match
from scenes.devices.seating import Seating
from scenes.stage import navigation
from scenes.stage.scene import Scene
from scenes.table.course import Course
from scenes.table.last_word import LastWord
from scenes.table.tabletop import Tabletop


class SeenTable(Scene):
    course: Course
    tabletop: Tabletop
    last_word: LastWord

    @property
    def match(self) -> Match:
        return self.course.match

    @property
    def seating(self) -> Seating:
        return self.course.seating

    @property
    def can_undo(self) -> bool:
        return self.last_word.pending or self.course.can_undo

    def name(self, seat: int) -> str:
        return self.course.name(seat)

    def colour(self, seat: int) -> int:
        return self.course.colour(seat)

    def tell(self, entry: Entry) -> list[navigation.Told]:
        return self.tabletop.words.tell(entry)
