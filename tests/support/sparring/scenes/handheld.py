"""Sparring on a phone: one's token, and the heaps."""

from collections.abc import Iterator

from game.contract import State
from scenes.devices.sheet import Board, Part, Piece, Shelf
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.on_phone.handheld import Handheld
from tests.support.sparring.scenes.targets import Heap
from tests.support.sparring.scenes.words import SparringWords
from tests.support.sparring.state import SparringState


class SparringHandheld(Handheld):
    def __init__(self, stage: Backstage, course: Course, choice: Choice, words: SparringWords) -> None:
        super().__init__(stage, course, choice, {})
        self.words = words

    def shelves(self, view: State, seat: int) -> Iterator[Shelf]:
        assert isinstance(view, SparringState)
        token = Piece(self.words.heap(view.tokens[seat]), (Part("icon-goal"),))
        yield Shelf(self.texts("part-token"), (token,))

    def board(self, view: State, _seat: int) -> Board:
        assert isinstance(view, SparringState)
        heaps = tuple(self._heap(number, sticks) for number, sticks in enumerate(view.heaps))
        return Board(self.texts("part-sticks"), (len(heaps), 1), heaps)

    def how_far(self, view: State) -> str:
        assert isinstance(view, SparringState)
        return self.texts("part-sticks") if any(view.heaps) else ""

    def in_words(self, view: State, seat: int) -> str:
        return self.points(view.standings()[seat].points)

    def _heap(self, number: int, sticks: int) -> Piece:
        parts = Part("icon-stack"), Part(text=str(sticks), dark=True)
        note = self.texts("what-sparring-heap", sticks=sticks)
        return self.piece(Heap(number), self.words.heap(number), parts, (number, 0, 1, 1), note)
