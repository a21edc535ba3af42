"""When something happens for the first time in a household: one sentence with its picture, and never again."""

from collections.abc import Sequence

from pygame import FRect

from game.contract import Event
from scenes.drawing.canvas import Canvas
from scenes.drawing.motion import Animation
from scenes.drawing.theme import LEAD, PLAN
from scenes.stage.backstage import Backstage
from scenes.stage.preferences import SCANS
from scenes.table.course import Course
from scenes.table.words import Note, Words

LETTER = 0.06
"""Seconds that a letter takes to read: this is new to whoever reads it."""
SHORTEST, LONGEST = 2.0, 6.0
"""Seconds that a note stays, however few or many its letters."""
AFTERWARDS = 0.7
"""Seconds after a note in which nothing is chosen."""
CARD = FRect(PLAN[0] / 2 - 560, 380, 1120, 260)
PICTURE = 170.0


class FirstNotes:
    def __init__(self, stage: Backstage, course: Course, words: Words) -> None:
        self.stage, self.course, self.words = stage, course, words
        self.shown: Note | None = None
        self.left = 0.0
        """Seconds until it has been read."""

    def after(self, events: Sequence[Event]) -> list[Animation]:
        """What is to be said about what has just happened: at most one thing, and only where people play."""
        prefs = self.stage.prefs
        if self.course.guided or not prefs.first_notes:
            return []
        for event in events:
            note = self.words.first_note(event)
            if note and note.key not in prefs.noted:
                return [_Noting(self, note)]
        return []

    def show(self, note: Note) -> None:
        prefs, text = self.stage.prefs, self.stage.texts(note.key)
        self.shown, self.left = note, min(max(SHORTEST, len(text) * LETTER), LONGEST)
        prefs.noted = [*prefs.noted, note.key]
        prefs.save()
        self.stage.sound.play("page")

    def hide(self) -> None:
        """A press that follows was meant for the note, which may have gone by itself just before."""
        if self.shown:
            self.course.calm = AFTERWARDS
        self.shown, self.left = None, 0.0

    def tick(self, dt: float) -> None:
        """Animations may be hurried, reading not. For somebody with one button it stays until they press it."""
        if not SCANS[self.stage.prefs.scan]:
            self.left = max(0.0, self.left - dt)

    def draw(self, canvas: Canvas) -> None:
        if self.shown is None:
            return
        canvas.panel(CARD, "solid")
        canvas.art(self.shown.art, FRect(CARD.left + 46, CARD.centery - PICTURE / 2 - 4, PICTURE, PICTURE))
        room = FRect(CARD.left + PICTURE + 90, CARD.top + 30, CARD.width - PICTURE - 136, CARD.height - 64)
        canvas.paragraph(self.stage.texts(self.shown.key), room, LEAD, weight="bold", middle=True)


class _Noting(Animation):
    """Shows a note until it has been read. Who skips it before it has come will meet it another time."""

    def __init__(self, notes: FirstNotes, note: Note) -> None:
        self.notes, self.note = notes, note
        self.begun = False

    def advance(self, dt: float) -> float | None:
        if not self.begun:
            self.begun = True
            self.notes.show(self.note)
        if self.notes.left > 0:
            return None
        self.notes.hide()
        return dt

    def finish(self) -> None:
        self.notes.hide()
