"""What has happened, newest first, line by line."""

from pygame import FRect

from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, MIST
from scenes.pages.page import Page
from scenes.stage.navigation import TableFace
from scenes.stage.scene import Step

LINES = 12


class LogPage(Page):
    overlay = True
    ambient = False

    def __init__(self, table: TableFace) -> None:
        super().__init__()
        self.table, self.at = table, 0

    def enter(self) -> None:
        super().enter()
        self.title = self.stage.texts("log-title")
        told = [line for entry in self.table.match.history for line in self.table.tell(entry)]
        self.told = [*enumerate(told, 1)][::-1]

    def handle(self, intent: Intent) -> Step:
        steps = {Action.UP: -1, Action.DOWN: 1, Action.PREVIOUS: -LINES, Action.NEXT: LINES}
        if intent.action in steps:
            there = max(0, min(self.at + steps[intent.action], len(self.told) - LINES))
            if there != self.at:
                self.stage.sound.play("focus")
            self.at = there
            return None
        return super().handle(Intent(Action.BACK, intent.device) if intent.action is Action.LOG else intent)

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        shown = [(Action.BACK, texts("bar-back"))]
        if len(self.told) > LINES:
            shown = [(Action.PREVIOUS, texts("bar-newer")), (Action.NEXT, texts("bar-older")), *shown]
        return shown

    def lines(self) -> list[str]:
        return [told.text for _, told in self.told[self.at : self.at + LINES]] or [self.stage.texts("log-empty")]

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.panel(FRect(60, 40, 1800, 920), "solid")

    def draw_content(self, canvas: Canvas) -> None:
        if not self.told:
            canvas.text(self.stage.texts("log-empty"), 960, 500, BODY, colour=MIST, anchor="center")
        for i, (number, told) in enumerate(self.told[self.at : self.at + LINES]):
            y = 200 + i * 61
            box = FRect(110, y - 27, 1700, 55)
            if i % 2 == 0:
                canvas.panel(box, "quiet")
            canvas.text(str(number), 190, y, BODY, colour=GOLD, anchor="midright", fixed=True)
            if told.seat is not None:
                canvas.badge(self.table.colour(told.seat), 236, y, 44)
            canvas.text(told.text, 276, y, BODY, weight="medium", colour=CREAM, width=1510)
