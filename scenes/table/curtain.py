"""The curtain: secrets on one screen lie under a cloth until their owner asks, while the others look away.

Everything else on the table stays to be seen, and the cloth falls by itself as soon as something has been chosen.
"""

from dataclasses import dataclass

from pygame import FRect

from scenes.devices.glyphs import glyph, glyph_width
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, LEAD
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Push, Step
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop


def pad_lost(stage: Backstage, course: Course, table: navigation.TableFace) -> Step:
    """A seat's pad has gone: ask those at the table how it goes on."""
    if course.guided or not course.seating.missing(stage.input):
        return None
    return Push(navigation.PadLost(table))


@dataclass(frozen=True, slots=True, order=True)
class Cloth(Target):
    """What lies over a secret; whoever it belongs to lifts it."""


CLOTH = Cloth()
HEM = 0.79
"""Where the hem of the cloth begins, as a part of its height."""


class Curtain:
    def __init__(self, stage: Backstage, course: Course, choice: Choice, tabletop: Tabletop) -> None:
        self.stage, self.course, self.choice, self.tabletop = stage, course, choice, tabletop

    @property
    def drawn(self) -> bool:
        """Whether the decision is about a secret that lies covered."""
        course = self.course
        if not course.deciding or course.ahead or course.guided or course.computing:
            return False
        return course.unveiled != course.seat and self.tabletop.secret()

    @property
    def asks(self) -> bool:
        """Whether nothing can be chosen before it is lifted."""
        return self.drawn and not self.choice.paths

    def lift(self) -> None:
        self.course.unveiled = self.course.seat
        self.stage.sound.play("whoosh")

    def fall(self) -> bool:
        """Something has been chosen: what is secret is covered again. Whether there was anything to cover."""
        if self.course.unveiled is None or not self.tabletop.secret():
            return False
        self.course.unveiled = None
        return True

    def lay_over(self) -> None:
        """It can be lifted, now or instead of the choice that has been begun."""
        others = {} if self.asks else self.choice.places
        self.choice.places = {**others, CLOTH: self.tabletop.secret_box}
        if self.asks:
            self.choice.focus = CLOTH

    def draw(self, canvas: Canvas) -> None:
        seat = self.course.seat
        if not self.asks or self.choice.peeking or seat is None:
            return
        box = self.tabletop.secret_box
        canvas.art("cloth", box)
        texts, source = self.stage.texts, self.stage.input
        device = self.course.seating.chairs[seat].device or source.last
        words = texts("curtain-open")
        wide = min(canvas.measure(words, LEAD), box.width - 240)
        button = glyph_width(source, device, Action.CONFIRM, 60) + 24
        left = box.centerx - (wide + button) / 2
        y = box.top + box.height * 0.34
        glyph(canvas, source, device, Action.CONFIRM, left, y, 60)
        canvas.text(words, left + button, y - 3, LEAD, weight="heavy", width=wide, shadow=True)
        room = FRect(box.left + 40, y + 36, box.width - 80, box.top + box.height * HEM - y - 36)
        canvas.paragraph(texts("curtain-away"), room, BODY, colour=CREAM, centred=True, middle=True)
