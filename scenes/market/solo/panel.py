"""Playing alone, on the table: the turns to come, the medals, and what there is to beat."""

from pygame import FRect

from game.market import daily, hall
from game.market.records import TOKEN_ENDS
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, LEAD, MIST, SMALL
from scenes.market import layout
from scenes.market.picture import Picture
from scenes.market.solo.medals import draw_way
from scenes.stage.backstage import Backstage

TURNS = len(TOKEN_ENDS)


class SoloPanel:
    """It stands where the others would be. What there is to beat is looked up once."""

    def __init__(self, stage: Backstage, picture: Picture, seed: int, expert: bool) -> None:
        self.stage, self.picture = stage, picture
        self.mode = daily.mode_of(expert)
        self.day = None if expert else daily.day_of(seed, daily.today())
        """The day whose market this is, if it is one."""
        found = hall.load()
        table = found.of_day(self.day) if self.day else found.tables[self.mode]
        self.best = table[0] if table else None

    def spend_day(self, name: str) -> None:
        """A computer player decides here: the market of the day is no longer somebody's own."""
        day = self.day
        if day and not hall.load().is_spent(day, name):
            hall.change(lambda found: found.spend(day, name))

    def draw(self, canvas: Canvas) -> None:
        box, texts = layout.CROWD, self.stage.texts
        canvas.panel(box, "night")
        title = texts("solo-of-day", date=texts.day(self.day)) if self.day else texts(f"solo-mode-{self.mode}")
        canvas.text(title, box.left + 36, box.top + 46, LEAD, weight="heavy", colour=GOLD, width=box.width - 72)
        turns_left = 0 if self.picture.counting is not None else TURNS + 1 - max(1, self.picture.round)
        words = texts("market-turns-left", count=turns_left)
        canvas.text(words, box.left + 36, box.top + 104, BODY, width=360)
        for i in range(TURNS):
            x = box.left + 424 + i * 36
            canvas.dot(x, box.top + 104, 28, GOLD if i >= TURNS - turns_left else MIST)
        self._draw_way(canvas)
        best = texts("solo-nobody")
        if self.best:
            best = texts("solo-best", name=self.best.name, points=texts("result-points", points=self.best.points))
        canvas.text(best, box.left + 36, box.bottom - 38, BODY, colour=CREAM, width=box.width - 72)

    @property
    def points(self) -> float:
        """What has been counted, before that what lies there."""
        counted = self.picture.points[0]
        return self.picture.worth(0, True).total if counted is None else counted

    def _draw_way(self, canvas: Canvas) -> None:
        """How far it is to the next medal."""
        box, points = layout.CROWD, self.points
        draw_way(
            canvas, FRect(box.left + 36, box.top + 128, box.width - 116, 86), points, self.mode, self.picture.cards
        )
        ahead = daily.next_medal(round(points), self.mode, self.picture.cards)
        if ahead:
            words = self.stage.texts("solo-next", missing=ahead[1])
            canvas.text(words, box.left + 36, box.top + 158, SMALL, weight="medium", colour=GOLD, width=400)
