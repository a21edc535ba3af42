"""The results: a podium on the pier, where every point came from, lanterns for the winner."""

import math
from collections.abc import Iterable

from pygame import FRect

from game import saves
from game.contract import Standing
from game.match import Match
from game.players import HUMAN
from scenes.devices.intents import Action
from scenes.devices.scanning import CALM
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, MIST, SMALL
from scenes.pages.page import Page
from scenes.pages.widgets import Button, Widget, in_lines
from scenes.stage import navigation
from scenes.stage.scene import Replace, Reset, Step
from scenes.stage.texts import figure
from scenes.table.faces import face_of
from scenes.table.registry import table_of

PODIUM = FRect(80, 462, 810, 378)
DECKS = {1: (450, 74), 2: (176, 160), 3: (724, 216)}
"""Where the feet of the first, second and third stand, on the drawing's own 900 x 420."""
PLATES = {1: (450, 206), 2: (172, 270), 3: (728, 306)}
"""The middles of its brass plates."""
TABLE = FRect(930, 150, 894, 690)
CHEER = 6.0
"""Seconds in which lanterns rise thickly."""

REST_WIDTH = 400.0


class Results(Page):
    music = "results"
    calm = CALM

    def __init__(self, match: Match, seating: Seating, cheer: bool = True) -> None:
        super().__init__()
        self.match, self.seating, self.cheer = match, seating, cheer
        self.standings = match.state.standings()
        self.since = 0.0

    def enter(self) -> None:
        saves.finish(self.match)
        texts = self.stage.texts
        winners = [self.match.setup.seats[s.seat].name for s in self.standings if s.won]
        self.title = texts("results-title", names=texts.join(winners), count=len(winners))
        if self.cheer:
            self.stage.sound.play("win")
        super().enter()

    def rank(self, standing: Standing) -> int:
        """Winners first; of equal points the better tie-break goes before."""
        return 1 + sum(_order(other) > _order(standing) for other in self.standings)

    def lay_out(self) -> list[Widget]:
        texts = self.stage.texts
        deeds = (
            ("results-rematch", self._rematch, "icon-restart"),
            ("results-again", self._watch, "icon-replay"),
            ("results-title-screen", self._home, "icon-home"),
        )
        return [
            Button(FRect(TABLE.left + i * 304, 862, 286, 88), texts(key), do, icon)
            for i, (key, do, icon) in enumerate(deeds)
        ]

    def lines(self) -> list[str]:
        """Who has how many points, the winner first."""
        texts, seats = self.stage.texts, self.match.setup.seats
        order = sorted(self.standings, key=_order, reverse=True)
        return [f"{seats[one.seat].name}: {texts('result-points', points=one.points)}" for one in order]

    def _rematch(self) -> Step:
        setup = self.match.setup
        return Replace(navigation.Lobby(self.match.game, self.seating, setup.options, starter=setup.starter))

    def _watch(self) -> Step:
        return Replace(navigation.Watch(self.match, self.seating))

    def _home(self) -> Step:
        return Reset(navigation.Title(self.match.game))

    def back(self) -> Step:
        return self._home()

    def tick(self, dt: float) -> Step:
        self.since += dt
        return super().tick(dt)

    @property
    def busy(self) -> bool:
        return self.cheer and self.since < CHEER and not self.stage.still

    # The picture

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.ground("podium", lambda ground: ground.backdrop("podium-backdrop"))
        clock = 3.0 if self.stage.still else self.stage.clock
        for i in range(14):
            size = 44 + (i * 37) % 50
            way = 1250
            y = 1080 - (clock * (46 + i * 13 % 40) + i * 211) % way
            x = 60 + (i * 271) % 840 + 22 * math.sin(clock * 0.9 + i)
            canvas.art("lantern-sky", FRect(x, y, size, size * 1.4), 0.9)

    def draw_content(self, canvas: Canvas) -> None:
        canvas.art("podium", PODIUM)
        ranks: dict[int, list[Standing]] = {}
        for standing in self.standings:
            ranks.setdefault(self.rank(standing), []).append(standing)
        for rank, (x, y) in DECKS.items():
            self._stand(canvas, ranks.get(rank, []), rank, x, y)
        self._draw_rest(canvas, [s for rank, group in sorted(ranks.items()) if rank > 3 for s in group])
        self._draw_points(canvas)

    def _stand(self, canvas: Canvas, standings: list[Standing], rank: int, deck_x: float, deck_y: float) -> None:
        scale = PODIUM.width / 900
        x0, y0 = PODIUM.left + deck_x * scale, PODIUM.top + deck_y * scale
        size = {1: 150, 2: 120, 3: 104}[rank] / (1 if len(standings) < 2 else 1.25)
        bounce = 0.0 if self.stage.still or rank > 1 else 8 * abs(math.sin(self.stage.clock * 3))
        for i, standing in enumerate(standings):
            seat = self.match.setup.seats[standing.seat]
            x = x0 + (i - (len(standings) - 1) / 2) * (size + 8)
            y = y0 - size / 2 + 8 - bounce
            canvas.badge(seat.colour, x, y, size)
            if rank == 1:
                canvas.art("icon-crown", FRect(x - 46, y - size / 2 - 66, 92, 92))
        if standings:
            plate_x, plate_y = (offset * scale for offset in PLATES[rank])
            x0, y0 = PODIUM.left + plate_x, PODIUM.top + plate_y
            canvas.art(f"medal-{rank}", FRect(x0 - 40, y0 - 40, 80, 80))
            for i, standing in enumerate(standings):
                name = self.match.setup.seats[standing.seat].name
                y = y0 + 62 + i * 36
                canvas.text(name, x0, y, BODY, weight="heavy", anchor="center", width=236, shadow=True, fixed=True)

    def _draw_rest(self, canvas: Canvas, standings: list[Standing]) -> None:
        width = REST_WIDTH if len(standings) < 3 else (TABLE.left - PODIUM.left - 30) / len(standings)
        for i, standing in enumerate(standings):
            seat = self.match.setup.seats[standing.seat]
            box = FRect(PODIUM.left + 14 + i * width, 859, width - 16, 92)
            canvas.panel(box, "night")
            y = box.centery - 3
            canvas.badge(seat.colour, box.left + 44, y, 68)
            line = f"{self.rank(standing)}.  {seat.name}"
            end = box.right - 20
            points = canvas.text(figure(standing.points), end, y, BODY, weight="heavy", anchor="midright", colour=GOLD)
            canvas.text(line, box.left + 86, y, BODY, width=end - points - box.left - 96)

    def _draw_points(self, canvas: Canvas) -> None:
        texts, box = self.stage.texts, TABLE
        canvas.panel(box, "night")
        sources = [key for key, _ in self.standings[0].sources]
        order = sorted(self.standings, key=_order, reverse=True)
        few = len(order) < 5
        head, label = (140.0, 330.0) if few else (160.0, 320.0)  # in narrow columns a name may take two lines
        height = min(104.0, (box.height - head - 24) / (len(sources) + 1))
        column = (box.width - label - (40 if few else 24)) / len(order)
        parts = [part for seat in self.match.setup.seats for part in _parts(canvas, seat.name, column - 8)]
        names = canvas.common_size([(part, column - 8) for part in parts], SMALL)
        words = {key: texts(f"part-{key.replace('_', '-')}") for key in sources}
        labels = _in_one_line(canvas, words.values(), label - 90)
        for i, standing in enumerate(order):
            x = box.left + label + (i + 0.5) * column + 10
            if standing.won:
                tall = head + (len(sources) + 1) * height
                canvas.panel(FRect(x - column / 2 + 4, box.top + 10, column - 8, tall), "solid")
            top = FRect(x - column / 2 + 4, box.top + 18, column - 8, head - 22)
            self._draw_head(canvas, standing.seat, top, names)
            for j, (_, points) in enumerate(standing.sources):
                y = box.top + head + (j + 0.5) * height
                shade = CREAM if points else MIST
                canvas.text(figure(points), x, y, 34, weight="bold", anchor="center", colour=shade, fixed=True)
            y = box.top + head + (len(sources) + 0.5) * height
            canvas.text(figure(standing.points), x, y, HEAD, weight="heavy", anchor="center", colour=GOLD, fixed=True)
        for j, key in enumerate(sources):
            y = box.top + head + (j + 0.5) * height
            name = key.replace("_", "-")
            icon = table_of(self.match.setup.game).icons.get(key, f"icon-{name}")
            canvas.art(icon, FRect(box.left + 24, y - 26, 52, 52))
            room = FRect(box.left + 90, y - height / 2, label - 90, height)
            in_lines(canvas, words[key], room, size=labels)
        y = box.top + head + (len(sources) + 0.5) * height
        canvas.text(texts("results-total"), box.left + 90, y, BODY, weight="heavy", colour=GOLD, width=label - 90)

    def _draw_head(self, canvas: Canvas, seat: int, box: FRect, size: float) -> None:
        """Whose column it is: the emblem or, as in the lobby, a computer player's face with it, and the name."""
        one, x = self.match.setup.seats[seat], box.centerx
        if one.player == HUMAN:
            canvas.badge(one.colour, x, box.top + 36, 70)
        else:
            canvas.art(face_of(one.player), FRect(x - 37, box.top, 74, 74))
            canvas.badge(one.colour, x + 30, box.top + 60, 36)
        parts, step = _parts(canvas, one.name, box.width), canvas.line_height(size)
        for i, part in enumerate(parts):
            y = (box.top + 80 + box.bottom) / 2 + (i - (len(parts) - 1) / 2) * step
            canvas.text(part, x, y, size, anchor="center", width=box.width)

    def draw_widgets(self, canvas: Canvas) -> None:
        for i, widget in enumerate(self.widgets):
            widget.draw(canvas, i == self.focus)
        if self.focused:
            focus_frame(canvas, self.focused.rect, 0.0 if self.stage.still else self.stage.clock)

    def entries(self) -> list[tuple[Action, str]]:
        texts = self.stage.texts
        return [(Action.CONFIRM, texts("bar-choose")), (Action.BACK, texts("results-title-screen"))]


def _order(standing: Standing) -> tuple[bool, int, int]:
    return standing.won, standing.points, standing.tie


def _parts(canvas: Canvas, name: str, width: float) -> list[str]:
    """A name in one line, or else its last word, perhaps a number, in a second one."""
    return [name] if canvas.measure(name, SMALL - 2, fixed=True) <= width else name.rsplit(" ", 1)


def _in_one_line(canvas: Canvas, lines: Iterable[str], width: float) -> float:
    """The type size of what stands below or beside each other: that of the longest which needs no second line."""
    short = [line for line in lines if canvas.measure(line, SMALL - 2, fixed=True) <= width]
    return canvas.common_size([(line, width) for line in short], SMALL)
