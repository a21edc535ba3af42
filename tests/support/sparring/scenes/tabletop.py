"""The sparring table: choose a heap, then how many sticks of it; or pass."""

from collections.abc import Mapping

from pygame import FRect

from game.contract import Event, Move
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import chip
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, MIST, SMALL, TEAK
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop
from tests.support.sparring import records
from tests.support.sparring.scenes import layout
from tests.support.sparring.scenes.handheld import SparringHandheld
from tests.support.sparring.scenes.picture import Picture
from tests.support.sparring.scenes.shows import SparringShows
from tests.support.sparring.scenes.targets import Heap, Sticks, Wait
from tests.support.sparring.scenes.things import SparringThings
from tests.support.sparring.scenes.words import SparringWords
from tests.support.sparring.state import SparringState


class SparringTabletop(Tabletop):
    peeks = False
    picture: Picture
    words: SparringWords

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        self.picture = Picture(len(self.state.taken), self.state.stick_set)
        self.words = SparringWords(stage, course, choice)
        self.things = SparringThings(stage, course, choice, self.picture, self.words)
        self.handheld = SparringHandheld(stage, course, choice, self.words)
        self.shows = SparringShows(stage, course, self.words, self.flyers, self.picture)
        for events in course.so_far():
            self.picture.take_in(events)

    @property
    def state(self) -> SparringState:
        return self.course.state_as(SparringState)

    # Secrets

    def secret(self) -> bool:
        return len(self.course.people) > 1 and not self.stage.prefs.open_hands

    def sees_token(self, seat: int) -> bool:
        """Whether a seat's token may stand on the screen: in secret only while its owner decides."""
        course = self.course
        if course.without_secrets or self.picture.shown[seat]:
            return True
        return seat in course.people and (not self.secret() or course.unveiled == seat == course.seat)

    # Choosing

    def paths(self) -> dict[Path, Move]:
        found: dict[Path, Move] = {}
        for move in self.state.moves():
            path: Path = (Heap(move.heap), Sticks(move.sticks)) if isinstance(move, records.Take) else (Wait(),)
            found[path] = move
        return found

    def spots(self) -> Mapping[Target, FRect]:
        found: dict[Target, FRect] = {Heap(i): layout.heap(i) for i in range(len(self.picture.heaps))}
        found |= {sticks: layout.count(sticks.count) for sticks in self.choice.opens(Sticks)}
        return {**found, Wait(): layout.WAIT}

    def first_focus(self) -> Target | None:
        return next(iter(self.choice.opens(Sticks) or self.choice.open), None)

    # Drawing

    def where(self, event: Event) -> FRect | None:
        return layout.heap(event.heap) if isinstance(event, records.SticksTaken) else None

    def emblem(self, seat: int) -> tuple[float, float]:
        return layout.emblem(seat)

    def draw(self, canvas: Canvas) -> None:
        canvas.ground("sparring", lambda ground: ground.backdrop("table-backdrop"))
        for heap in range(len(self.picture.heaps)):
            self._draw_heap(canvas, heap)
        for sticks in self.choice.opens(Sticks):
            box = layout.count(sticks.count)
            canvas.panel(box, "group-open")
            canvas.text(str(sticks.count), *box.center, HEAD, anchor="center", fixed=True)
        for seat in range(len(self.picture.points)):
            self._draw_player(canvas, seat)
        open_now = Wait() in self.choice.open
        canvas.panel(layout.WAIT, "teak-lit" if open_now else "teak-dim")
        label = self.stage.texts("sparring-wait")
        canvas.text(label, *layout.WAIT.center, BODY, anchor="center", width=200, colour=CREAM if open_now else MIST)

    def _draw_heap(self, canvas: Canvas, heap: int) -> None:
        box = layout.heap(heap)
        canvas.panel(box, "tray-lit" if self.choice.first == Heap(heap) else "tray")
        canvas.text(self.words.heap(heap), box.centerx, box.top + 36, BODY, anchor="center", width=box.width - 40)
        for place in range(round(self.picture.heaps[heap])):
            canvas.dot(*layout.stick(heap, place), 70, TEAK)

    def _draw_player(self, canvas: Canvas, seat: int) -> None:
        box, picture = layout.player(seat), self.picture
        canvas.panel(box, "solid" if self.course.deciding and seat == self.course.seat else "quiet")
        canvas.badge(self.course.colour(seat), *self.emblem(seat), 96)
        canvas.text(self.course.name(seat), box.left + 140, box.top + 50, BODY, width=380)
        if self.sees_token(seat):
            heap = self.words.heap(picture.tokens[seat])
            canvas.text(
                self.stage.texts("sparring-token", heap=heap), box.left + 140, box.top + 104, SMALL, colour=MIST
            )
        if not picture.passes[seat]:
            canvas.art("icon-cross", FRect(box.right - 190, box.centery - 24, 48, 48))
        swelled = HEAD * self.moments.swell(seat)
        chip(canvas, str(round(picture.points[seat])), box.right - 80, box.centery, size=swelled)
        if self.course.match.over and picture.points[seat] == max(picture.points):
            canvas.dot(box.right - 20, box.top + 20, 30, GOLD)
