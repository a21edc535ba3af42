"""The events of Sparring as animations. Each ends by putting into the picture what it leaves behind."""

from collections.abc import Mapping

from game.contract import Event
from scenes.drawing.motion import Animation, Do, Steps, Wait
from scenes.drawing.theme import GLIDE, SLOW, STEP
from scenes.stage.backstage import Backstage
from scenes.table.course import Course
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.shows import Shower, Shows
from tests.support.sparring import records
from tests.support.sparring.scenes import layout
from tests.support.sparring.scenes.picture import Picture
from tests.support.sparring.scenes.words import SparringWords


class SparringShows(Shows):
    def __init__(
        self, stage: Backstage, course: Course, words: SparringWords, flyers: Flyers, picture: Picture
    ) -> None:
        super().__init__(stage, course, words, flyers, picture)
        self.picture = picture

    def showers(self) -> Mapping[type[Event], Shower]:
        return {
            records.HeapsDealt: self.told("dice-roll", SLOW),
            records.SticksTaken: self._sticks_taken,
            records.Passed: self.told("refuse", STEP),
            records.Rained: self.told("splash", SLOW),
            records.TokenShown: self.told("tile-flip", STEP),
            records.Scored: self._scored,
        }

    def _sticks_taken(self, event: records.SticksTaken) -> Animation:
        """They leave the heap one after another, and the points fly to whoever took them."""
        heaps, heap = self.picture.heaps, event.heap
        less = self.count_up(
            lambda: heaps[heap], lambda left: heaps.__setitem__(heap, left), -event.sticks, GLIDE, event
        )
        gain = self._fly(event.sticks, event.seat, layout.heap(heap).center)
        return Steps([self.say(event, "die-set"), gain, less])

    def _scored(self, event: records.Scored) -> Animation:
        middle = layout.heap(1).center
        return Steps([self.say(event), self._fly(event.points, event.seat, middle), self.then(event), Wait(STEP)])

    def _fly(self, points: int, seat: int, start: tuple[float, float]) -> Animation:
        return Do(lambda: self.flyers.fly(f"+{points}", seat, start, layout.emblem(seat), GLIDE))
