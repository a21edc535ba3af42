"""A pad has gone: the game waits with a clear sign until any pad, or the mouse, takes the seat over."""

from pygame import FRect

from scenes.devices.glyphs import glyph
from scenes.devices.input import KEYS, MOUSE, Action, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import GOLD, HEAD, LEAD, PLAN
from scenes.stage.scene import Pop, Scene, Step


class PadLost(Scene):
    overlay = True

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def enter(self) -> None:
        self.stage.sound.play("pause")

    def handle(self, intent: Intent) -> Step:
        """A pad that comes in, or a free one whose button is pressed, goes on for the seat; so does the desk."""
        device, gone = intent.device, self.seating.missing(self.stage.input)
        if not gone:
            return Pop()
        free = device.is_pad and not self.seating.owned(device)
        if intent.action is Action.PAD_FOUND or (intent.action is Action.CONFIRM and (free or not device.is_pad)):
            old = self.seating.chairs[gone[0]].device
            same = [seat for seat in gone if self.seating.chairs[seat].device == old]
            self.seating.give(same, device)
            self.stage.sound.play("join")
            return None if self.seating.missing(self.stage.input) else Pop()
        return None

    def draw(self, canvas: Canvas) -> None:
        texts, source = self.stage.texts, self.stage.input
        gone = self.seating.missing(source)
        if not gone:
            return
        chair = self.seating.chairs[gone[0]]
        box = FRect(PLAN[0] / 2 - 560, 260, 1120, 520)
        canvas.panel(box, "solid")
        canvas.art("icon-plug", FRect(box.left + 70, box.top + 70, 200, 200))
        canvas.badge(chair.colour, box.left + 262, box.top + 250, 96)
        left, width = box.left + 350, box.width - 410
        canvas.text(
            texts("pad-lost-title", name=chair.name),
            left,
            box.top + 110,
            HEAD,
            weight="heavy",
            colour=GOLD,
            width=width,
        )
        canvas.paragraph(texts("pad-lost-text", name=chair.name), FRect(left, box.top + 165, width, 170), LEAD)
        y = box.bottom - 90
        x = box.left + 90
        x += glyph(canvas, source, MOUSE, Action.CONFIRM, x, y, 56) + 10
        x += glyph(canvas, source, KEYS, Action.CONFIRM, x, y, 56) + 24
        canvas.text(texts("pad-lost-desk"), x, y, LEAD, width=box.right - x - 60)
