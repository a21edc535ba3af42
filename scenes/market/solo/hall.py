"""The hall of fame: the best markets by mode and of the day, to look at and to play again."""

from pygame import FRect

from game.market import daily, hall
from game.market.hall import Result
from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, CREAM, GOLD, INK, LEAD, MARGIN_X, PLAN, SMALL
from scenes.market.solo.match_alone import cards_of_market, go
from scenes.market.solo.medals import MEDALS
from scenes.pages.page import Page
from scenes.pages.widgets import Choice, Widget
from scenes.stage.scene import Step

BOARD = FRect(240, 172, 1440, 760)
ROW = 62.0
TODAY = "day"
TABS = (*hall.MODES, TODAY)


class Line(Widget):
    """A result: place, medal, name, points, day. Chosen, it is played again."""

    def __init__(self, rect: FRect, number: int, result: Result, mode: str, page: "HallPage") -> None:
        key = "hall-hint-helped" if result.helped else "hall-hint"
        super().__init__(rect, page.stage.texts(key, seed=str(result.seed)))
        self.number, self.result, self.mode, self.page = number, result, mode, page

    def said(self) -> str:
        points = self.page.stage.texts("result-points", points=self.result.points)
        return f"{self.number}. {self.result.name}: {points}"

    def confirm(self) -> Step:
        return go(self.page.stage, self.mode, self.result.seed)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.panel(self.rect, "paper" if focused else "quiet")
        y, left = self.rect.centery - 2, self.rect.left
        ink = INK if focused else CREAM
        canvas.text(f"{self.number}.", left + 70, y, LEAD, weight="heavy", anchor="midright", colour=ink, fixed=True)
        medal = daily.medal_of(self.result.points, self.mode, cards_of_market())
        if medal:
            canvas.art(MEDALS[medal], FRect(left + 90, y - 28, 56, 56))
        canvas.text(self.result.name, left + 170, y, LEAD, colour=ink, width=420)
        points = self.page.stage.texts("result-points", points=self.result.points)
        gold = INK if focused else GOLD
        canvas.text(points, left + 850, y, LEAD + 4, weight="heavy", anchor="midright", colour=gold, fixed=True)
        if self.result.helped:
            canvas.art("icon-hint", FRect(left + 870, y - 24, 48, 48))
        day = self.page.stage.texts.day(self.result.day)
        canvas.text(day, self.rect.right - 30, y, BODY, anchor="midright", colour=ink, width=360)


class HallPage(Page):
    def __init__(self, tab: str, shown: Result | None = None) -> None:
        super().__init__()
        self.tab, self.shown = tab, shown
        """The table to begin with, and a result in it to begin at."""

    def enter(self) -> None:
        super().enter()
        lines = (i for i, one in enumerate(self.widgets) if isinstance(one, Line) and one.result == self.shown)
        self.focus = next(lines, self.focus)

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        self.hall = hall.load()
        tabs = [(tab, texts(f"hall-tab-{tab}")) for tab in TABS]
        head = Choice(FRect(BOARD.left, BOARD.top, BOARD.width, 76), texts("hall-title"), tabs, self.tab, self._turn)
        today = daily.today()
        results = self.hall.of_day(today) if self.tab == TODAY else self.hall.tables[self.tab]
        mode = hall.MODES[0] if self.tab == TODAY else self.tab
        lines = [
            Line(FRect(BOARD.left, BOARD.top + 98 + i * (ROW + 4), BOARD.width, ROW), i + 1, result, mode, self)
            for i, result in enumerate(results)
        ]
        return [head, *lines]

    def _turn(self, tab: str) -> None:
        self.tab = tab
        self.build()

    def handle(self, intent: Intent) -> Step:
        way = {Action.PREVIOUS: -1, Action.NEXT: 1}.get(intent.action)
        if way:
            self.stage.sound.play("page")
            self._turn(TABS[(TABS.index(self.tab) + way) % len(TABS)])
            return None
        return super().handle(intent)

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        turn = [(Action.PREVIOUS, texts("bar-previous")), (Action.NEXT, texts("bar-next"))]
        choose = "bar-again" if isinstance(self.focused, Line) else "bar-choose"
        return [(Action.CONFIRM, texts(choose)), *turn, (Action.BACK, texts("bar-back"))]

    def lines(self) -> list[str]:
        return [self.stage.texts("hall-empty")] if len(self.widgets) == 1 else []

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.ground("hall", lambda ground: ground.backdrop("hall-backdrop"))

    def draw_content(self, canvas: Canvas) -> None:
        if self.focused and self.focused.hint:  # below it the floor would be too bright for quiet words
            wide = canvas.measure(self.focused.hint, SMALL, "medium") + 40
            canvas.panel(FRect(MARGIN_X - 20, self.bar.y - 28, min(wide, PLAN[0] / 2 - 80), 56), "solid")
        if len(self.widgets) == 1:
            canvas.text(self.lines()[0], BOARD.centerx, BOARD.centery, LEAD, anchor="center", width=BOARD.width - 80)
