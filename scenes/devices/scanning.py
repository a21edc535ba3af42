"""One button: a frame goes by itself from one thing that can be chosen to the next, and a press chooses what it is on.

It is a device like the others: what the frame is on is pointed at, so that it has the focus, and a press is a click.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pygame import FRect

from scenes.devices.glyphs import Bar, switch_glyph, switch_width
from scenes.devices.input import Input
from scenes.devices.intents import KEYS, MOUSE, SWITCH, Action, Intent
from scenes.devices.stops import Groups, Stop, arranged, way_to
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import scan_frame
from scenes.drawing.theme import BODY, CREAM, MARGIN_X, PLAN

FIRST = 1.5
"""The first stop waits so much longer than the others: it comes by surprise."""
ROUNDS, INSIDE = 3, 2
"""Rounds without a press before it rests, and before it comes out of a group."""
CALM = 0.4
"""Seconds in which a press was meant for what was there before, or is the same one once more."""
SIGN, BADGE, SIGN_HIGH = 40.0, 52.0, 50.0
"""The button in the sign that says that it rests, and on the frame; the height of that sign."""
NOWHERE = FRect(-2, -2, 1, 1)


@dataclass(frozen=True)
class Asked:
    """By which scene people are asked something: whether it waits for anybody, and calls those without a device of
    their own."""

    scene: object
    waits: bool = False
    calls: bool = False


class Scanner:
    def __init__(self, source: Input) -> None:
        self.source = source
        self.running = False
        self.engaged = False
        """Whether the button, and neither mouse nor keys, plays for those without a device of their own: then it begins
        by itself when it is their turn."""
        self.moved = False
        """Whether what is drawn of it has changed since somebody asked."""
        self._asked = Asked(None)
        self._groups: list[list[tuple[float, ...]]] = []
        self._stops: tuple[Stop, ...] = ()
        self._way: list[int] = [0]
        """By number the groups that it is in, and the stop that it is on."""
        self._left = 0.0
        """Seconds at this stop."""
        self._rounds = 0
        self._again = False
        """Whether it stays for a moment on what has been chosen, so that it can be chosen again."""
        self._calm = 0.0
        self._pointed: FRect | None = None

    @property
    def here(self) -> Stop | None:
        """What the frame is on."""
        found = None
        for i in self._way if self.running else ():
            level = found.inside if found else self._stops
            found = level[i] if i < len(level) else None
            if found is None:
                break
        return found

    @property
    def focus_room(self) -> FRect | None:
        """Where the focus may be seen: anywhere while it rests, else only on what its own frame is on; round a group
        that it would go into, nothing is chosen yet."""
        here = self.here
        if here is None:
            return None
        return NOWHERE if here.inside else here.box

    # The button

    def press(self) -> list[Intent]:
        """Begin; go into a group; choose."""
        if self._calm:
            return []
        if not self.running:
            self.engaged = True
            self._begin()
            return []
        here, self._calm, self._rounds = self.here, CALM, 0
        if here is None:
            return []
        if here.inside:
            self._go([*self._way, 0], FIRST)
            return []
        self._again, self._left = True, 1.0
        self._pointed = here.box
        return [Intent(action, SWITCH, here.box.center) for action in (Action.POINT, Action.CONFIRM)]

    def tick(self, dt: float, seconds: float, asked: Asked, groups: Callable[[], Groups]) -> list[Intent]:
        """So many seconds at each stop. It begins by itself where its people are asked, and rests while others have a
        device in hand."""
        self._calm = max(0.0, self._calm - dt)
        news, self._asked = asked != self._asked, asked
        if self.source.last in (KEYS, MOUSE):
            self.engaged = False
        if self.running and (self.source.last != SWITCH or not seconds or (news and not asked.waits)):
            self._rest()
        if not seconds:
            return []
        if news and asked.waits and self.engaged and (asked.calls or self.source.last == SWITCH):
            self.source.use(SWITCH)
            self._begin()
        if self.running:
            self._look(groups())
            self._pass(dt / seconds)
        return self._point()

    def _point(self) -> list[Intent]:
        """What the frame is on gets the focus."""
        here = self.here
        if here is None or here.inside or here.box == self._pointed:
            return []
        self._pointed = here.box
        return [Intent(Action.POINT, SWITCH, here.box.center)]

    # From stop to stop

    def _begin(self) -> None:
        self.running, self._rounds, self._groups, self._stops, self._calm = True, 0, [], (), CALM
        self._go([0], FIRST)

    def _rest(self) -> None:
        self.running, self.moved, self._pointed = False, True, None

    def _go(self, way: list[int], stay: float = 1.0) -> None:
        self._way, self._left, self._again, self.moved = way, stay, False, True

    def _look(self, groups: Groups) -> None:
        """What can be chosen may have changed; the frame stays where it is if that is still there."""
        found = [[tuple(rect) for rect in group] for group in groups]
        if found == self._groups:
            return
        here, self._groups, self._stops = self.here, found, arranged(groups)
        way = way_to(self._stops, here.box) if here and not here.inside else None
        if way:
            self._way = way
        else:
            self._pointed, self._calm = None, CALM
            self._go([0], FIRST)

    def _pass(self, share: float) -> None:
        """So much of the time at a stop has passed."""
        self._left -= share
        if self._left > 0 or not self._stops:
            return
        if len(self._stops) == 1 and not self._stops[0].inside and not self._again:
            return  # there is nothing else to wait for: the next press is for this
        if self._again:
            self._pointed = None  # from here it goes on: what is wanted next often lies beside it
        *outer, at = self._way
        level = self._stops
        for i in outer:
            level = level[i].inside
        if at + 1 < len(level):
            self._go([*outer, at + 1])
            return
        self._rounds += 1
        if self._rounds < (INSIDE if outer else ROUNDS):
            self._go([*outer, 0])
        elif outer:
            self._rounds = 0
            self._go(outer)
        else:
            self._rest()

    # On the screen

    def draw(self, canvas: Canvas, words: str, taken: Callable[[], Iterable[FRect]]) -> None:
        """The frame; or, where it rests and nobody has anything else in hand, a sign that a press begins: beside the
        buttons at the bottom, or below them if there is no room that is not taken."""
        here, switch = self.here, self.source.switch
        if here:
            scan_frame(canvas, here.box, bool(here.inside))
            x, y = max(4.0, here.box.left - 15), max(BADGE / 2 + 4, here.box.top - 20)
            switch_glyph(canvas, switch, x, y, BADGE)
        elif switch and self._asked.waits and not self.running and (self.source.last == SWITCH or not self.source.used):
            wide = switch_width(switch, SIGN)
            box = FRect(MARGIN_X, 0, wide + canvas.measure(words, BODY, fixed=True) + 52, SIGN_HIGH)
            box.centery = Bar.y
            if box.collidelist([*taken()]) >= 0:
                box.bottom = PLAN[1] - 2
            canvas.panel(box, "solid")
            switch_glyph(canvas, switch, box.left + 14, box.centery - 2, SIGN)
            canvas.text(words, box.left + 30 + wide, box.centery - 3, BODY, colour=CREAM, fixed=True)
