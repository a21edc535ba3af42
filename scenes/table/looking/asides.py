"""All that a table shows beside its match: what somebody looks up, what the pointer rests on, what is new.

None of it changes anything in the match or in the choice.
"""

from collections.abc import Sequence
from typing import Protocol

from game.contract import Event
from scenes.devices.intents import Device
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Animation
from scenes.stage import navigation
from scenes.stage.scene import Push, Step
from scenes.table.chooser import Target
from scenes.table.looking.around import LookedAt, Looking, Resting
from scenes.table.looking.first_notes import FirstNotes


class AsidesTable(LookedAt, Protocol):
    def say(self, text: str) -> None:
        """Answer a press that cannot be followed."""


class Asides:
    def __init__(self, table: AsidesTable) -> None:
        self.table, self.stage = table, table.stage
        self.resting = Resting(self.stage, table)
        self.notes = FirstNotes(self.stage, table.course, table.tabletop.words)

    # What somebody asks for

    def look(self) -> Step:
        """Around the table; while something is being shown or looked up, into the rules."""
        self.stage.sound.play("page")
        if self.table.course.director.busy or self.table.choice.peeking:
            return Push(navigation.Rules(self.table.match.setup.game))
        self.resting.point(None)
        self.table.tabletop.moments.clear()
        return Push(Looking(self.table))

    def look_in_secret(self, device: Device) -> Step:
        """The seat that this device speaks for wants to see what only it may see."""
        seat = self.table.course.asking(device)
        if seat is not None and self.table.course.on_phone(seat):
            self.stage.phones.remark(device, self.stage.texts("peek-on-phone"))
            return None
        if seat is None:
            self.table.say(self.stage.texts("peek-not-yours"))
            return None
        self.stage.sound.play("page")
        return Push(self.table.tabletop.secret_look(seat, device.points))

    # What comes by itself

    def shown(self, events: Sequence[Event], seen: int = 0) -> list[Animation]:
        """What has happened, but for so many events that have been seen already; and what is to be said about it if
        it is new."""
        self.resting.point(None)
        return [*self.table.tabletop.shows.show(events[seen:]), *self.notes.after(events)]

    def tells(self, target: Target, words: str) -> bool:
        """Whether the card of what the pointer rests on says these words already."""
        return self.resting.tells(target, words)

    def tick(self, dt: float) -> None:
        self.resting.tick(dt)
        self.notes.tick(dt * self.stage.prefs.pace)

    def draw(self, canvas: Canvas) -> None:
        self.resting.draw(canvas)
        self.notes.draw(canvas)
