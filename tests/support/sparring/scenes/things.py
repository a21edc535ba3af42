"""What is what on the sparring table."""

from collections.abc import Mapping

from pygame import FRect

from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.looking.things import Thing, Things
from tests.support.sparring.scenes import layout
from tests.support.sparring.scenes.picture import Picture
from tests.support.sparring.scenes.targets import Heap, Player, Sticks, Wait
from tests.support.sparring.scenes.words import SparringWords


class SparringThings(Things):
    def __init__(
        self, stage: Backstage, course: Course, choice: Choice, picture: Picture, words: SparringWords
    ) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.words = picture, words

    def places(self) -> Mapping[Target, FRect]:
        found: dict[Target, FRect] = {Heap(i): layout.heap(i) for i in range(len(self.picture.heaps))}
        found |= {sticks: layout.count(sticks.count) for sticks in self.choice.opens(Sticks)}
        found |= {Player(seat): layout.player(seat) for seat in range(len(self.picture.points))}
        return {**found, Wait(): layout.WAIT}

    def about(self, target: Target) -> Thing:
        texts = self.texts
        match target:
            case Heap(number):
                left = round(self.picture.heaps[number])
                return Thing(self.words.heap(number), texts("what-sparring-heap", sticks=left), "idea")
            case Sticks(count):
                return Thing(str(count), self.plate_text(self.words.ask()), "idea")
            case Player(seat):
                return Thing(self.name(seat), self.points(round(self.picture.points[seat])), "idea", seat)
        return Thing(texts("sparring-wait"), texts("what-sparring-wait"), "idea")
