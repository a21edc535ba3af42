"""Playing alone, on the table: the turns to come, the medals, and what there is to beat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.market import daily, hall
from game.market.records import TOKEN_ENDS
from scenes.drawing.canvas import Canvas

if TYPE_CHECKING:
    from scenes.market.scene import MarketScene


class Alone:
    """What is looked up once for a game played alone."""

    def __init__(self, scene: MarketScene) -> None:
        self.scene = scene
        cards = scene.rules.rules.cards
        self.mode = daily.mode_of(scene.rules.expert)
        self.medals = dict(zip(daily.MEDALS, cards.medals[self.mode], strict=True))
        self.day = None if scene.rules.expert else daily.day_of(scene.match.setup.seed, daily.today())
        found = hall.load()
        table = found.of_day(self.day) if self.day else found.tables[self.mode]
        self.best = table[0] if table else None

    def draw(self, canvas: Canvas) -> None:
        scene, texts = self.scene, self.scene.stage.texts
        title = texts("solo-of-day", date=self.day.isoformat()) if self.day else texts(f"solo-mode-{self.mode}")
        best = texts("solo-nobody")
        if self.best:
            best = texts("solo-best", name=self.best.name, points=self.best.points)
        left = 0 if scene.counting is not None else len(TOKEN_ENDS) + 1 - max(1, scene.picture.round)
        scene.stalls.draw_alone(canvas, left, self.medals, title, best)
