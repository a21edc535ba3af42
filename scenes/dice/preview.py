"""What the die in focus would bring whoever takes it now: group by group, in majorities, runs and colours, and what the
others would gain or lose. It is what the count would say if the round ended right then, no advice."""

from pygame import FRect

from game.dice import outlook
from game.dice.outlook import Change, GroupAhead, TakeAhead
from scenes.dice import layout
from scenes.dice.picture import Picture
from scenes.dice.targets import Group, PoolDie
from scenes.drawing.canvas import LEAST_TYPE, Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.rolling import draw_die
from scenes.drawing.theme import CREAM, GOLD, LEAD, MIST, SMALL, Colour
from scenes.stage.backstage import Backstage
from scenes.stage.texts import Texts, signed
from scenes.table.choice import Choice
from scenes.table.course import Course

Words = tuple[str, str]
"""What a line says, and the same in less room."""
HEAD, LINE, LEAST_LINE = 62.0, 36.0, 24.0
LOSS: Colour = (255, 150, 128)


class Preview:
    def __init__(self, stage: Backstage, course: Course, choice: Choice, picture: Picture) -> None:
        self.stage, self.course, self.choice, self.picture = stage, course, choice, picture
        self._thought: tuple[object, TakeAhead] | None = None
        """The last answer, and what it was for."""

    @property
    def texts(self) -> Texts:
        return self.stage.texts

    # What it is about

    @property
    def slot(self) -> PoolDie | None:
        """The die in focus, else the one in hand, while a person decides."""
        if not self.course.deciding or self.course.computing:
            return None
        for target in (self.choice.focus, self.choice.first):
            if isinstance(target, PoolDie) and target in self.picture.pool:
                return target
        return None

    def ahead(self) -> TakeAhead | None:
        """What it would bring, thought about once for each position and kind of die."""
        slot, seat = self.slot, self.course.seat
        if slot is None or seat is None:
            return None
        die = (slot.line, self.picture.pool[slot].value)
        about = (self.course.stamp, len(self.picture.pool), self.picture.goal, seat, die)
        if self._thought is None or self._thought[0] != about:
            picture = self.picture
            hands = [picture.dice_of(one) for one in range(picture.seats)]
            found = outlook.take_ahead(picture.goal, picture.board, hands, picture.dice_set.pay, seat, die)
            self._thought = about, found
        return self._thought[1]

    def far(self, total: int) -> str:
        """How far a sum is from the goal."""
        missing = self.picture.goal - total
        if missing == 0:
            return self.texts("group-exact")
        return self.texts("group-needs" if missing > 0 else "group-over", count=abs(missing))

    def points(self, points: int) -> str:
        if not points:
            return ""
        return self.texts("points-gained" if points > 0 else "points-lost", points=abs(points))

    # Drawing

    def lay(self, layer: Layer) -> None:
        slot, focus = self.slot, self.choice.focus
        die = None if slot is None else (slot.line, self.picture.pool[slot].value)
        shows = die, focus if isinstance(focus, Group) else None, self.ahead()
        layer.part("preview", layout.preview(self.picture.seats), shows, self.draw)

    def draw(self, canvas: Canvas) -> None:
        box = layout.preview(self.picture.seats)
        canvas.panel(box, "night")
        ahead, slot = self.ahead(), self.slot
        if ahead is None or slot is None:
            room = box.inflate(-48, -36)
            canvas.paragraph(self.texts("preview-empty"), room, SMALL, colour=MIST, centred=True, middle=True)
            return
        focus = self.choice.focus
        chosen = ahead.groups[focus.number] if isinstance(focus, Group) else None
        die, shown = self.picture.pool[slot], chosen or ahead.best
        draw_die(canvas, die.colour, die.value, box.left + 44, box.top + 36, 48)
        total = self.points(shown.points) or self.texts("points-none")
        colour = GOLD if shown.points > 0 else LOSS if shown.points < 0 else MIST
        canvas.text(
            total, box.left + 82, box.top + 34, LEAD, weight="heavy", colour=colour, width=box.width - 106, fixed=True
        )
        self._draw_lines(canvas, FRect(box.left, box.top + HEAD, box.width, box.height - HEAD - 10), ahead, shown)

    def _draw_lines(self, canvas: Canvas, room: FRect, ahead: TakeAhead, shown: GroupAhead) -> None:
        """What the sum above is made of, closer together where it is much, and what the others gain or lose."""
        others = any(shown.others)
        most = int(room.height // LEAST_LINE) - others
        lines = self._lines(ahead, shown)
        if len(lines) > most:
            rest = sum(points for _, points in lines[most - 1 :])
            lines = [*lines[: most - 1], (("…", "…"), rest)]
        pitch = min(LINE, room.height / (len(lines) + others))
        y = room.top + pitch / 2
        for words, points in lines:
            self._draw_line(canvas, room, y, words, points, min(SMALL, pitch))
            y += pitch
        if others:
            self._draw_others(canvas, room, y, shown.others, min(SMALL, pitch))

    def _lines(self, ahead: TakeAhead, shown: GroupAhead) -> list[tuple[Words, int]]:
        """What is written below the sum of it all, and adds up to it: what the group comes to, and what the die changes
        wherever it goes."""
        common = sum(change.points for change in ahead.changes)
        changes = [((self._about(change),) * 2, change.points) for change in ahead.changes]
        return [(self._option(shown, ahead.groups[-1].after), shown.points - common), *changes]

    def _option(self, one: GroupAhead, value: int) -> Words:
        far = self.far(one.after)
        if not one.before:
            return self.texts("preview-new", far=far), far
        long = self.texts("preview-sum", before=one.before, value=value, after=one.after, far=far)
        return long, self.texts("group-sum", sum=one.after, far=far)

    def _about(self, change: Change) -> str:
        key = f"preview-{change.source.replace('_', '-')}"
        match change.source:
            case "most_of_value":
                return self.texts(f"{key}-{change.lead}", value=change.of[0])
            case "most_of_colour":
                colour = self.texts(f"colour-{self.picture.dice_set.colours[change.of[0]]}")
                return self.texts(f"{key}-{change.lead}", colour=colour)
            case "sequences":
                return self.texts(key, run="-".join(map(str, change.of)))
            case "three_of_a_kind":
                return self.texts(key, value=change.of[0])
        return self.texts(key)

    def _draw_line(self, canvas: Canvas, box: FRect, y: float, words: Words, points: int, size: float) -> None:
        told = self.points(points)
        colour = GOLD if points > 0 else LOSS if points < 0 else CREAM
        wide = canvas.text(told, box.right - 20, y, size, weight="heavy", colour=colour, anchor="midright", fixed=True)
        room = box.width - 44 - (wide + 14 if told else 0)
        long, short = words
        shown = long if canvas.measure(long, LEAST_TYPE, "medium", fixed=True) <= room else short
        canvas.text(shown, box.left + 22, y, size, weight="medium", width=room, fixed=True)

    def _draw_others(self, canvas: Canvas, box: FRect, y: float, others: tuple[int, ...], size: float) -> None:
        """What the others gain or lose: as they are there, closer together where they are many."""
        told = [(seat, points) for seat, points in enumerate(others) if points]
        words = [self.points(points) for _, points in told]
        if len(told) > 1:  # the word stands above, in the sum
            words = [signed(points) for _, points in told]
        x = box.left + 40
        for (seat, points), word in zip(told, words, strict=True):
            canvas.badge(self.course.colour(seat), x, y, min(32.0, size + 6))
            colour = CREAM if points > 0 else LOSS
            x += 62 + canvas.text(word, x + 24, y, size, weight="heavy", colour=colour, fixed=True)
