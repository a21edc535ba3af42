"""Who made the games."""

from pygame import FRect

from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, LEAD, MIST
from scenes.pages.page import Page

GAMES = (
    ("Bangkok Klongs", "Martin Schlegel", "dlp games, 2010"),
    ("Bakong", "Antoine Bauza", "Asmodee, 2009"),
    ("Bangkok", "Eric Plotton, David Paput", "Laboludic, 2022"),
    ("Bangkok (Dice)", "Paolo Montrasio", "2014"),
)


class Credits(Page):
    def enter(self) -> None:
        self.title = self.stage.texts("title-credits")
        super().enter()

    def entries(self) -> list[tuple[Action, str]]:
        return [(Action.BACK, self.stage.texts("bar-back"))]

    def lines(self) -> list[str]:
        texts = self.stage.texts
        return [texts("credits-games"), *(", ".join(game) for game in GAMES), texts("credits-here")]

    def draw_content(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        canvas.text(texts("credits-games"), 96, 200, LEAD, colour=CREAM, width=1728)
        for i, (game, designers, publisher) in enumerate(GAMES):
            box = FRect(96 + i % 2 * 876, 250 + i // 2 * 190, 852, 170)
            canvas.panel(box, "night")
            canvas.text(game, box.left + 40, box.top + 44, LEAD, weight="heavy", colour=GOLD, width=box.width - 80)
            canvas.text(designers, box.left + 40, box.top + 92, BODY, width=box.width - 80)
            canvas.text(
                publisher, box.left + 40, box.top + 132, BODY, weight="medium", colour=MIST, width=box.width - 80
            )
        canvas.paragraph(texts("credits-here"), FRect(96, 660, 1728, 260), BODY, colour=CREAM)
