"""The curtain: secrets on one screen lie hidden until their owner asks, while the others look away."""

from pygame import FRect

from scenes.devices.glyphs import Bar, glyph
from scenes.devices.input import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, PLAN, TITLE
from scenes.stage import navigation
from scenes.stage.backstage import Backstage
from scenes.stage.scene import Pop, Push, Scene, Step
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop


def pad_lost(stage: Backstage, course: Course, table: navigation.TableFace) -> Step:
    """A seat's pad has gone: ask those at the table how it goes on."""
    if course.guided or not course.seating.missing(stage.input):
        return None
    return Push(navigation.PadLost(table))


class Curtain(Scene):
    def __init__(self, course: Course, tabletop: Tabletop, table: navigation.TableFace, seat: int) -> None:
        self.course, self.tabletop, self.table, self.seat = course, tabletop, table, seat
        self.refused = False
        self.calm = course.calm
        """Seconds in which a press was still meant for what has just been skipped."""
        self.bar = Bar()

    def enter(self) -> None:
        self.stage.sound.play("whoosh")
        if self.stage.prefs.rumble:
            self.stage.input.rumble(self.course.seating.chairs[self.seat].device)

    def handle(self, intent: Intent) -> Step:
        action = self.bar.at(intent.at) or intent.action if intent.action is Action.CONFIRM else intent.action
        if self.calm:
            return None
        if action is Action.CONFIRM and not self.course.seating.may_act(self.seat, intent.device):
            self.refused = True
            self.stage.sound.play("refuse")
        elif action is Action.CONFIRM:
            self.course.unveiled = self.seat
            self.stage.sound.play("turn")
            return Pop()
        if action in (Action.MENU, Action.BACK):
            return Push(navigation.Pause(self.table))
        return None

    def tick(self, dt: float) -> Step:
        self.calm = max(0.0, self.calm - dt)
        if self.course.seat != self.seat or self.course.computing or not self.tabletop.secret():
            return Pop()  # behind it a decision has been taken back, or the seat has changed hands
        return pad_lost(self.stage, self.course, self.table)

    def draw(self, canvas: Canvas) -> None:
        texts, source = self.stage.texts, self.stage.input
        canvas.ground("curtain", lambda ground: ground.backdrop("curtain"))
        box = FRect(PLAN[0] / 2 - 480, 300, 960, 480)
        canvas.panel(box, "solid")
        canvas.badge(self.course.colour(self.seat), box.centerx, box.top + 130, 170)
        name = self.course.name(self.seat)
        canvas.text(
            texts("curtain-pass", name=name),
            box.centerx,
            box.top + 270,
            TITLE - 16,
            weight="heavy",
            colour=GOLD,
            anchor="center",
            width=box.width - 80,
        )
        canvas.text(texts("curtain-away"), box.centerx, box.top + 345, BODY, anchor="center", colour=CREAM, width=860)
        words = texts("curtain-open")
        device = self.course.seating.chairs[self.seat].device or source.last
        left = box.centerx - (canvas.measure(words, BODY) + 100) / 2
        wide = glyph(canvas, source, device, Action.CONFIRM, left, box.top + 415, 52)
        canvas.text(words, left + wide + 18, box.top + 413, BODY, colour=GOLD)
        if self.refused:
            words = texts("not-your-turn", name=name)
            canvas.text(words, box.centerx, box.bottom + 50, BODY, anchor="center", shadow=True)

    def draw_bar(self, canvas: Canvas) -> None:
        self.bar.draw(canvas, self.stage.input, [(Action.MENU, self.stage.texts("bar-menu"))])
