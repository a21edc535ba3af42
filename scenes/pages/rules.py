"""The rules of a game in our own words: one idea a leaf, with its picture; the last leaves list the rulings."""

from pygame import FRect

from game import lessons
from scenes.devices.intents import Action, Intent
from scenes.drawing.canvas import LEAST_TYPE, Canvas
from scenes.drawing.theme import BODY, GOLD, HEAD, INK, LEAD, TEAK
from scenes.pages.page import Page
from scenes.stage import navigation
from scenes.stage.scene import Pop, Push, Step
from scenes.table.registry import RulesLeaf, table_of

BOOK = FRect(96, 166, 1728, 784)
PICTURE = FRect(BOOK.right - 690, BOOK.top + 110, 620, 590)
WORDS = FRect(BOOK.left + 70, BOOK.top + 164, 880, BOOK.height - 260)
ON_A_PAGE = 5
"""Rulings."""
TYPE = 46
"""Of the words of a leaf; a long text makes it smaller."""
DOTS = 40
"""From one dot below the page to the next."""


class RulesPage(Page):
    ambient = False

    def __init__(self, game_id: str, about: str = "") -> None:
        """Open at the first leaf, or at the one about something."""
        super().__init__()
        self.game_id = game_id
        self.about = about
        self.leaf = 0

    def enter(self) -> None:
        texts = self.stage.texts
        self.title = texts("rules-title", game=texts(f"game-{self.game_id}"))
        table = table_of(self.game_id)
        rulings = [texts(f"ruling-{self.game_id}-{i}") for i in range(1, table.rulings + 1)]
        pages = [tuple(rulings[i : i + ON_A_PAGE]) for i in range(0, len(rulings), ON_A_PAGE)]
        self.leaves: tuple[RulesLeaf | tuple[str, ...], ...] = (*table.rules, *pages)
        keys = [leaf.key for leaf in table.rules]
        self.leaf = keys.index(self.about) if self.about in keys else 0
        super().enter()

    def handle(self, intent: Intent) -> Step:
        action = intent.action
        if action in (Action.LEFT, Action.PREVIOUS, Action.UP):
            self._turn(-1)
        elif action in (Action.RIGHT, Action.NEXT, Action.DOWN, Action.CONFIRM) and self.bar.at(intent.at) is None:
            if intent.at is not None and intent.at[0] < BOOK.centerx:
                self._turn(-1)
            elif action is Action.CONFIRM and self.leaf == len(self.leaves) - 1:
                return Pop()
            else:
                self._turn(1)
        elif action is Action.HINT and lessons.about(self.game_id):
            return Push(navigation.ChooseLesson(self.game_id))
        elif action is Action.RULES:
            return super().handle(Intent(Action.BACK, intent.device))
        else:
            return super().handle(intent)
        return None

    def _turn(self, way: int) -> None:
        there = max(0, min(self.leaf + way, len(self.leaves) - 1))
        if there != self.leaf:
            self.leaf = there
            self.stage.sound.play("page")

    def entries(self) -> list[tuple[Action, str]]:
        texts, shown = self.stage.texts, []
        if self.leaf:
            shown.append((Action.PREVIOUS, texts("bar-previous")))
        if self.leaf < len(self.leaves) - 1:
            shown.append((Action.NEXT, texts("bar-next")))
        if lessons.about(self.game_id):
            shown.append((Action.HINT, texts("lobby-lesson")))
        return [*shown, (Action.BACK, texts("bar-back"))]

    def lines(self) -> list[str]:
        leaf, texts = self.leaves[self.leaf], self.stage.texts
        if isinstance(leaf, tuple):
            return [texts("rulings-title"), *leaf]
        key = f"rules-{self.game_id}-{leaf.key}"
        return [texts(f"{key}-title"), texts(f"{key}-text")]

    def draw_content(self, canvas: Canvas) -> None:
        canvas.panel(BOOK, "paper")
        leaf, texts = self.leaves[self.leaf], self.stage.texts
        if isinstance(leaf, tuple):
            self._draw_rulings(canvas, leaf)
        else:
            key = f"rules-{self.game_id}-{leaf.key}"
            x, y, width = WORDS.left, BOOK.top + 96, BOOK.width - 140
            canvas.text(texts(f"{key}-title"), x, y, HEAD, weight="heavy", colour=TEAK, width=width)
            canvas.paragraph(texts(f"{key}-text"), WORDS, TYPE, colour=INK)
            self.draw_picture(canvas, leaf)
        for i in range(len(self.leaves)):
            x = BOOK.centerx + (i - (len(self.leaves) - 1) / 2) * DOTS
            canvas.dot(x, BOOK.bottom - 48, 24 if i == self.leaf else 14, GOLD if i == self.leaf else TEAK)

    @staticmethod
    def draw_picture(canvas: Canvas, leaf: RulesLeaf) -> None:
        if leaf.picture:
            leaf.picture(canvas, PICTURE)

    def _draw_rulings(self, canvas: Canvas, rulings: tuple[str, ...]) -> None:
        texts = self.stage.texts
        x, y, width = BOOK.left + 70, BOOK.top + 80, BOOK.width - 140
        canvas.text(texts("rulings-title"), x, y, HEAD, weight="heavy", colour=TEAK, width=width)
        y += 60
        y += canvas.paragraph(texts("rulings-lead"), FRect(x, y, width, 120), BODY, colour=TEAK) + 26
        size, room = float(LEAD), BOOK.bottom - 90 - y
        while size > LEAST_TYPE and sum(self._ruling_height(canvas, one, size, width - 66) for one in rulings) > room:
            size -= 1
        for ruling in rulings:
            canvas.art("icon-flag", FRect(x, y, 44, 44), tint=TEAK)
            canvas.paragraph(ruling, FRect(x + 66, y, width - 66, room), size, colour=INK)
            y += self._ruling_height(canvas, ruling, size, width - 66)

    @staticmethod
    def _ruling_height(canvas: Canvas, ruling: str, size: float, width: float) -> float:
        return max(56, len(canvas.wrap(ruling, size, width)) * canvas.line_height(size) + 16)
