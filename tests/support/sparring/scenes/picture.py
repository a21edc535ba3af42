"""The sparring table as it is shown, which may lag behind the rules."""

from game.contract import Event
from scenes.table.showing import picture as table
from tests.support.sparring import records
from tests.support.sparring.components import StickSet

HIDDEN = -1


class Picture(table.Picture):
    def __init__(self, seats: int, stick_set: StickSet) -> None:
        self.heaps = [0.0] * len(stick_set.heaps)
        """By heap, its sticks; fewer and fewer while some are on their way."""
        self.points = [0.0] * seats
        self.passes = [stick_set.passes] * seats
        self.tokens = [HIDDEN] * seats
        """By seat, its heap. Not all may see them: the tabletop knows who."""
        self.shown = [False] * seats
        """By seat, whether its token has come to light."""

    def apply(self, event: Event) -> None:
        match event:
            case records.HeapsDealt(sticks):
                self.heaps = [float(there) for there in sticks]
            case records.TokenDealt(seat, heap):
                self.tokens[seat] = heap
            case records.SticksTaken(seat, heap, sticks):
                self.heaps[heap] -= sticks
                self.points[seat] += sticks
            case records.Passed(seat):
                self.passes[seat] -= 1
            case records.Rained(heap, sticks):
                self.heaps[heap] = sticks
            case records.TokenShown(seat, heap):
                self.shown[seat] = True
            case records.Scored(seat, points, source) if source != "sticks":  # those were counted as they were taken
                self.points[seat] += points
