"""The compass: one secret among four, seen by its owner and told to nobody.

The player presses a direction that the others cannot see. Then all four goods appear round the compass, the true one in
that direction. Whatever the objective, the onlookers could be seeing the same picture.
"""

from pygame import FRect

from game.chance import Chance
from scenes.devices.intents import DIRECTIONS, Action, Intent
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, GOLD, HEAD, PLAN
from scenes.market.cards import ware
from scenes.market.picture import Picture
from scenes.stage.narration.spoken import Spoken
from scenes.stage.scene import Pop, Scene, Step
from scenes.table.course import Course

WAYS = (Action.UP, Action.RIGHT, Action.DOWN, Action.LEFT)
OFFSETS = {Action.UP: (0, -1), Action.RIGHT: (1, 0), Action.DOWN: (0, 1), Action.LEFT: (-1, 0)}
ROSE = FRect(PLAN[0] / 2 - 300, 330, 600, 600)
REACH = 125 / 400
WARE = 150.0


def round_the_compass(order: tuple[int, ...], objective: int, pressed: Action) -> dict[Action, int]:
    """The goods by direction: in this order clockwise, turned so that the objective lies where it was pressed."""
    turn = WAYS.index(pressed) - order.index(objective)
    return {WAYS[(i + turn) % len(WAYS)]: good for i, good in enumerate(order)}


class Compass(Scene):
    def __init__(self, course: Course, picture: Picture, seat: int, by_pointer: bool) -> None:
        self.course, self.picture, self.seat = course, picture, seat
        self.by_pointer = by_pointer
        """A pointer can be seen by all: then the others look away instead."""
        self.shown: dict[Action, int] = {}

    def stops(self) -> list[list[FRect]]:
        return [] if self.shown else [[ROSE]]

    def handle(self, intent: Intent) -> Step:
        action = self.bar.at(intent.at) or intent.action if intent.action is Action.CONFIRM else intent.action
        if action in (Action.BACK, Action.PEEK, Action.MENU) or (self.shown and action is Action.CONFIRM):
            self.stage.sound.play("page")
            return Pop()
        if not self.course.seating.may_act(self.seat, intent.device) or self.shown:
            return None
        if intent.device.points and action is Action.CONFIRM:
            self.by_pointer = True
            self._show(Action.UP)
        elif action in DIRECTIONS:
            self.by_pointer = False
            self._show(action)
        return None

    def _show(self, pressed: Action) -> None:
        objective = self.picture.pontoons[self.seat]
        assert objective is not None
        order = list(range(len(self.picture.cards.goods)))
        Chance(self.seat).shuffle(order)  # the same at every look, or two looks would tell what stays in its place
        self.shown = round_the_compass(tuple(order), objective, pressed)
        self.stage.sound.play("turn")

    def tick(self, _dt: float) -> Step:
        """A controller has gone: the secret is covered, and the table asks how it goes on."""
        return Pop() if self.course.seating.missing(self.stage.input) else None

    def _words(self) -> tuple[str, str]:
        """Whose secret it is, and what to do: nothing of the secret itself."""
        key = "compass-away" if self.by_pointer else "compass-press"
        if self.shown:
            key = "compass-up" if self.by_pointer else "compass-there"
        return self.stage.texts("compass-title", name=self.course.name(self.seat)), self.stage.texts(key)

    def spoken(self) -> Spoken:
        return Spoken(self._words())

    def draw(self, canvas: Canvas) -> None:
        title, words = self._words()
        canvas.ground("compass", lambda ground: ground.backdrop("market-backdrop"))
        box = FRect(PLAN[0] / 2 - 620, 60, 1240, 230)
        canvas.panel(box, "solid")
        canvas.badge(self.course.colour(self.seat), box.left + 120, box.centery - 3, 150)
        left, width = box.left + 230, box.width - 260
        canvas.text(title, left, box.top + 66, HEAD, weight="heavy", colour=GOLD, width=width)
        canvas.paragraph(words, FRect(left, box.top + 112, width, 100), BODY)
        canvas.art("compass-rose", ROSE)
        for action, good in self.shown.items():
            dx, dy = OFFSETS[action]
            x, y = ROSE.centerx + dx * ROSE.width * REACH, ROSE.centery + dy * ROSE.height * REACH
            canvas.art(ware(self.picture.cards, good), FRect(x - WARE / 2, y - WARE / 2, WARE, WARE))

    def draw_bar(self, canvas: Canvas) -> None:
        label = self.stage.texts("bar-close")
        self.bar.draw(canvas, self.stage.input, [(Action.BACK, label)])
