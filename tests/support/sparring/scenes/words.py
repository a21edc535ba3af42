"""What the sparring table says: prompts, reasons, the log."""

from game.contract import Event, Move
from scenes.table.chooser import Target
from scenes.table.words import Words
from tests.support.sparring import records
from tests.support.sparring.scenes.targets import Heap, Wait
from tests.support.sparring.state import SparringState


class SparringWords(Words):
    @property
    def heaps(self) -> tuple[str, ...]:
        return self.course.state_as(SparringState).stick_set.heaps

    def heap(self, number: int) -> str:
        return self.texts(f"sparring-{self.heaps[number]}")

    def ask(self) -> str:
        assert self.course.seat is not None
        key = "prompt-sparring-heap" if self.choice.first is None else "prompt-sparring-sticks"
        return self.texts(key, name=self.name(self.course.seat))

    def explain(self, target: Target) -> str:
        match target:
            case Heap(number):
                return self._why_not(records.Take(number, 1))
            case Wait():
                return self._why_not(records.Pass())
        return ""

    def _why_not(self, move: Move) -> str:
        reason = self.course.match.state.why_not(move)
        return self.texts.reason(reason) if reason else ""

    def line(self, event: Event) -> str:
        texts = self.texts
        match event:
            case records.HeapsDealt(sticks):
                return texts("log-sparring-dealt", sticks=sum(sticks))
            case records.SticksTaken(seat, heap, sticks):
                return texts("log-sparring-taken", name=self.name(seat), sticks=sticks, heap=self.heap(heap))
            case records.Passed(seat):
                return texts("log-sparring-passed", name=self.name(seat))
            case records.Rained(heap, sticks):
                return texts("log-sparring-rained", sticks=sticks, heap=self.heap(heap))
            case records.TokenShown(seat, heap):
                return texts("log-sparring-token", name=self.name(seat), heap=self.heap(heap))
            case records.Scored(seat, points, source):
                return texts("log-sparring-scored", name=self.name(seat), points=points, source=texts(f"part-{source}"))
        return ""
