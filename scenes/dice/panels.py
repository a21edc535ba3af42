"""The panels round the pool: the goal, the value board with who leads each row, the standings, the trays."""

from pygame import FRect

from scenes.dice import layout
from scenes.dice.picture import Picture
from scenes.drawing.canvas import Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.marks import chip
from scenes.drawing.rolling import IVORY, draw_die
from scenes.drawing.theme import BODY, CREAM, GOLD, HEAD, LEAD, MIST, SMALL
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts
from scenes.table.course import Course
from scenes.table.showing.moments import Moments

LIVE_PARTS = ("least_colours", "three_of_a_kind", "sequences")
"""Items of a whole hand, shown in the head of a tray while they would pay."""


NEXT = 84.0
"""How much room the word takes that says whose turn comes."""
TOTAL, GAIN = 158.0, 66.0
"""How far from the right edge the columns of the standings are: all points, and those of the round as it lies."""


class Panels:
    def __init__(self, stage: Backstage, course: Course, picture: Picture, moments: Moments) -> None:
        self.stage, self.picture, self.moments = stage, picture, moments
        self.name_of, self.colour_of = course.name, course.colour

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    def draw_ground(self, canvas: Canvas) -> None:
        """What stays the same for a whole match."""
        canvas.backdrop("table-backdrop")
        canvas.panel(layout.GOAL, "night")
        canvas.panel(layout.BOARD, "night")
        canvas.panel(layout.standings(self.picture.seats), "night")
        texts, rows = self.texts, self.picture.dice_set.pay.rows
        for left, icon, key in ((20, "most-of-value", "board-values"), (246, "most-of-colour", "board-colours")):
            x, y = layout.BOARD.left + left, layout.BOARD.top + 28
            canvas.art(f"icon-{icon}", FRect(x, y - 24, 48, 48))
            canvas.text(texts(key), x + 58, y, SMALL, colour=MIST, width=106)
        for value in range(1, 7):
            box = layout.row(value)
            canvas.panel(box, "quiet")
            draw_die(canvas, IVORY, value, box.left + 32, box.centery, 46)
            for i, points in enumerate(rows[value - 1]):
                strong = GOLD if i == 0 else CREAM if points else MIST
                x = box.left + 78 + i * 29
                canvas.text(
                    str(points), x, box.centery - 2, 32 if i == 0 else 26, colour=strong, anchor="center", fixed=True
                )

    def draw_goal(self, canvas: Canvas) -> None:
        box, picture = layout.GOAL, self.picture
        if picture.goal:
            x = layout.GOAL_SIGN
            canvas.art("icon-goal", FRect(x - 34, box.top + 12, 68, 68))
            canvas.text(
                self.texts("goal-title"),
                x,
                box.bottom - 38,
                LEAD,
                colour=MIST,
                anchor="center",
                width=layout.GOAL_SIGN_WIDTH,
                fixed=True,
            )
            canvas.text(
                str(picture.goal),
                layout.GOAL_NUMBER,
                box.centery - 4,
                84,
                weight="heavy",
                colour=GOLD,
                anchor="center",
                fixed=True,
            )
            bonus = f"+ {picture.dice_set.goal_bonus}"
            canvas.text(bonus, box.right - 18, box.centery - 3, BODY, colour=MIST, anchor="midright", fixed=True)

    def draw_board(self, canvas: Canvas) -> None:
        picture = self.picture
        for value in range(1, 7):
            box = layout.row(value)
            if picture.now:
                self._leaders(canvas, picture.now.by_value[value - 1], box.left + 180, box.centery)
                if value in picture.board:
                    colour = picture.board.index(value)
                    self._leaders(canvas, picture.now.by_colour[colour], box.left + 336, box.centery)

    def draw_rolled(self, canvas: Canvas) -> None:
        """The goal's die and those of the value board, which roll over everything else."""
        for die in (self.picture.goal_die, *self.picture.board_dice):
            if die:
                die.draw(canvas)

    def _leaders(self, canvas: Canvas, seats: list[int], x: float, y: float) -> None:
        """Badges of those in front, closer together the more they are."""
        apart = min(34.0, 38 / max(1, len(seats) - 1))
        for i, seat in enumerate(seats):
            canvas.badge(self.colour_of(seat), x + i * apart, y, 38)

    def lay_standings(self, layer: Layer, acting: int | None) -> None:
        picture, seats = self.picture, range(self.picture.seats)
        swelling = tuple(self.moments.swell(seat) for seat in seats)
        names = tuple(self.name_of(seat) for seat in seats)
        points = picture.now and picture.now.points
        shows = acting, points, picture.counted, tuple(picture.totals), picture.round, swelling, names
        box = layout.standings(picture.seats)
        layer.part("standings", box, shows, lambda canvas: self.draw_standings(canvas, acting))

    def draw_standings(self, canvas: Canvas, acting: int | None) -> None:
        picture, texts = self.picture, self.texts
        box = layout.standings(picture.seats)
        title = texts("round-of", round=picture.round + 1, rounds=picture.seats)
        canvas.text(title, box.left + 28, box.top + 34, LEAD, weight="heavy", colour=GOLD, width=box.width - 56)
        for key, right in (("standings-points", TOTAL), ("standings-now", GAIN)):
            x = box.right - right
            canvas.text(texts(key), x, box.top + 72, SMALL, colour=MIST, anchor="center", width=106, fixed=True)
        leading = picture.leading()
        for seat in range(picture.seats):
            self._draw_standing(canvas, seat, seat == acting, seat in leading)

    def _draw_standing(self, canvas: Canvas, seat: int, acting: bool, leading: bool) -> None:
        picture = self.picture
        line = layout.standing(seat, picture.seats)
        canvas.panel(line, "solid" if acting else "quiet")
        size = min(62.0, line.height - 8)
        canvas.badge(self.colour_of(seat), line.left + 42, line.centery - 2, size)
        if leading:
            canvas.art("icon-crown", FRect(line.left + 24, line.centery - size / 2 - 20, 36, 36))
        gain = picture.now.points[seat] if picture.now and not picture.counted else 0
        canvas.text(self.name_of(seat), line.left + 82, line.centery - 3, BODY, width=134)
        right = layout.RIGHT.right
        canvas.text(
            str(round(picture.totals[seat])),
            right - TOTAL,
            line.centery - 3,
            min(HEAD - 6, line.height * 0.74) * self.moments.swell(seat),
            weight="heavy",
            colour=CREAM,
            anchor="center",
            fixed=True,
        )
        if gain:
            chip(canvas, f"+{gain}", right - GAIN, line.centery - 2, "water", SMALL)

    def draw_tray(self, canvas: Canvas, seat: int, acting: bool, following: bool) -> None:
        box = layout.tray(seat, self.picture.seats)
        canvas.panel(box, "tray-lit" if acting else "tray")
        left, middle = layout.emblem(seat, self.picture.seats)
        canvas.badge(self.colour_of(seat), left, middle, 54)
        icons, name = self.live(seat), self.name_of(seat)
        room = box.width - 90 - 50 * len(icons)
        following = following and canvas.measure(name, SMALL, "heavy") <= room - NEXT
        if following:
            room -= NEXT
        written = canvas.text(
            name,
            box.left + 80,
            middle,
            BODY,
            weight="heavy",
            width=room,
            colour=GOLD if acting else CREAM,
        )
        if following:
            canvas.text(self.texts("tray-next"), box.left + 92 + written, middle + 2, SMALL, colour=MIST, width=80)
        for i, part in enumerate(reversed(icons)):
            canvas.art(f"icon-{part.replace('_', '-')}", FRect(box.right - 60 - i * 50, middle - 23, 46, 46))

    def live(self, seat: int) -> list[str]:
        """The items of the whole hand that would pay this seat now."""
        now = self.picture.now
        if now is None or not now.touched[seat]:
            return []
        return [part for part in LIVE_PARTS if now.sources[part][seat]]
