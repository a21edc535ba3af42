"""Plates at the foot of the dice's corner, for decisions that have no place on trail or table."""

from pygame import FRect

from game.bakong import records
from game.contract import Move
from scenes.bakong import layout
from scenes.bakong.jungle import fitted
from scenes.bakong.picture import Picture, art_of
from scenes.bakong.targets import Plate
from scenes.bakong.turn import Turn
from scenes.bakong.words import BakongWords
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import LEAD
from scenes.table.choice import Choice
from scenes.table.chooser import Target

ART: dict[type[Move], str] = {
    records.Roll: "icon-play",
    records.Reroll: art_of("logbook"),
    records.FlipNoSecond: "icon-cross",
    records.LeaveIt: "icon-cross",
    records.TakeNothing: "icon-cross",
    records.Walk: "footprint",
}
"""By kind of move, the picture on its plate."""


class Plates:
    def __init__(self, choice: Choice, picture: Picture, turn: Turn, words: BakongWords) -> None:
        self.choice, self.picture, self.turn, self.words = choice, picture, turn, words

    @property
    def shown(self) -> list[Plate]:
        return self.choice.opens(Plate)

    def spots(self) -> dict[Target, FRect]:
        shown = self.shown
        return {plate: layout.plate(i, len(shown)) for i, plate in enumerate(shown)}

    def art(self, move: Move) -> str:
        """A walk that is not the die's shows what makes it longer or shorter."""
        steps = self.turn.state.steps
        if isinstance(move, records.Walk) and move.steps != steps:
            return art_of("machete" if move.steps > steps else "compass")
        return ART[type(move)]

    def draw(self, canvas: Canvas) -> None:
        spots = self.spots()
        for plate in self.shown:
            self.draw_plate(canvas, plate, spots[plate], plate == self.choice.focus)

    def draw_plate(self, canvas: Canvas, plate: Plate, box: FRect, focused: bool) -> None:
        """A picture and a word."""
        canvas.panel(box, "teak-lit" if focused else "teak")
        art = self.art(plate.move)
        wide, high = self.picture.sizes.get(art.removeprefix("object-"), (1, 1))
        rect = fitted(FRect(box.left + 16, box.centery - 30, min(wide * 54, 110), 54), wide, high)
        canvas.art(art, rect)
        left = rect.right + 16
        canvas.text(self.words.plate(plate.move), left, box.centery - 3, LEAD, width=box.right - left - 14)
