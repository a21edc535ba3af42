"""The dice table: take a die from the pool, put it into a group; at the end of a round watch it being counted."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pygame import FRect

from game.contract import Event, Move
from game.dice import records
from game.dice.state import DiceState
from scenes.devices.intents import Action
from scenes.dice import layout
from scenes.dice.handheld import DiceHandheld
from scenes.dice.panels import Panels
from scenes.dice.picture import Picture
from scenes.dice.preview import Preview
from scenes.dice.sheet import Sheet
from scenes.dice.shows import DiceShows
from scenes.dice.targets import Goal, Group, PoolDie, Row, Tray
from scenes.dice.things import DiceThings
from scenes.dice.words import DiceWords
from scenes.drawing.canvas import LEAST_TYPE, Canvas
from scenes.drawing.layer import Layer
from scenes.drawing.marks import focus_frame
from scenes.drawing.rolling import draw_die
from scenes.drawing.theme import CREAM, GOLD
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Path, Target
from scenes.table.course import Course
from scenes.table.tabletop import Tabletop

GROUP_EDGE = 14.0
"""What words below a group leave free of its width."""


class DiceTabletop(Tabletop):
    prompt_box = FRect(layout.MIDDLE.left, 54, layout.MIDDLE.width, 84)
    last_words: ClassVar = {records.GoalRolled: "round"}
    picture: Picture
    words: DiceWords
    shows: DiceShows

    def __init__(self, stage: Backstage, course: Course, choice: Choice) -> None:
        super().__init__(stage, course, choice)
        state = self.state
        self.picture = Picture(state.players, state.rules.dice, course.match.setup.seed)
        self.sheet = Sheet(state.players)
        self.panels = Panels(stage, course, self.picture, self.moments)
        self.layer = Layer()
        self.preview = Preview(stage, course, choice, self.picture)
        self.words = DiceWords(stage, course, choice, self.picture, self.sheet)
        self.things = DiceThings(stage, course, choice, self.picture, self.panels, self.preview)
        self.handheld = DiceHandheld(stage, course, choice, self.picture, self.preview)
        self.shows = DiceShows(stage, course, choice, self.words, self.flyers, self.picture, self.sheet)
        for events in course.so_far():
            self.picture.take_in(events)

    @property
    def state(self) -> DiceState:
        return self.course.state_as(DiceState)

    def foreseen(self, events: Sequence[Event]) -> Sequence[Event]:
        """The last die of a round; it is counted once that stands."""
        return [event for event in events if isinstance(event, records.DieTaken)]

    # Choosing

    def paths(self) -> dict[Path, Move]:
        slots: dict[records.Die, list[PoolDie]] = {}
        for slot, die in self.picture.pool.items():
            slots.setdefault((slot.line, die.value), []).append(slot)
        return {
            (slot, Group(move.group)): move
            for move in self.state.moves()
            if isinstance(move, records.Take)
            for slot in slots.get((move.colour, move.value), ())
        }

    def spots(self) -> Mapping[Target, FRect]:
        picture, seat = self.picture, self.course.seat
        found: dict[Target, FRect] = {Tray(s): layout.tray(s, picture.seats) for s in range(picture.seats) if s != seat}
        size = layout.pool_size(picture.seats)
        found |= {slot: FRect(d.x - size / 2, d.y - size / 2, size, size) for slot, d in picture.pool.items()}
        if seat is not None:
            if self.held is None:
                found[Tray(seat)] = layout.tray(seat, picture.seats)
            else:
                found |= {Group(i): box.rect for i, box in enumerate(picture.boxes[seat])}
        return found

    def hover_spots(self) -> Mapping[Target, FRect]:
        return {Goal(): layout.GOAL, **{Row(value): layout.row(value) for value in range(1, 7)}}

    def beside(self, here: Target, action: Action) -> Target | None:
        """Up and down the pool row by row: a far die straight ahead never hides a nearer row that has gaps."""
        pool = self.picture.pool
        if here not in pool or action not in (Action.UP, Action.DOWN):
            return None
        way = 1 if action is Action.DOWN else -1
        rows: dict[int, list[PoolDie]] = {}
        for slot in pool:
            rows.setdefault(way * (self._row(slot) - self._row(here)), []).append(slot)
        nearest = rows[min((far for far in rows if far > 0), default=0)]
        return min(nearest, key=lambda slot: abs(pool[slot].x - pool[here].x)) if here not in nearest else None

    def _row(self, slot: PoolDie) -> int:
        return layout.pool_row(slot.line, slot.column, self.picture.seats)

    def ahead(self, target: Target) -> FRect | None:
        seat = self.course.seat
        if seat is None or not isinstance(target, Group):
            return super().ahead(target)
        boxes = self.picture.boxes[seat]
        return boxes[target.number].rect if target.number < len(boxes) else None

    def own(self, seat: int) -> Sequence[FRect]:
        return (layout.tray(seat, self.picture.seats),)

    def in_view(self, _seat: int) -> Sequence[FRect]:
        return layout.GOAL, layout.BOARD

    def landmarks(self) -> Mapping[str, FRect]:
        seats = self.picture.seats
        half = layout.BOARD.width / 2 + 20
        board = layout.BOARD
        found = {
            "goal": layout.GOAL,
            "board": board,
            "values": FRect(board.left, board.top, half, board.height),
            "colours": FRect(board.left + half, board.top, board.width - half, board.height),
            "pool": layout.POOL,
            "standings": layout.standings(seats),
            "preview": layout.preview(seats),
        }
        for seat in range(seats):
            found[f"tray-{seat}"] = layout.tray(seat, seats)
            found[f"standing-{seat}"] = layout.standing(seat, seats)
            groups = self.picture.groups[seat]
            found |= {f"group-{seat}-{i}": box.rect for i, box in enumerate(self.picture.boxes[seat][: len(groups)])}
        return found

    def first_focus(self) -> Target | None:
        choice = self.choice
        if self.course.seat is None:
            return None
        if self.held is not None and (ahead := self.preview.ahead()):
            return Group(ahead.best.group)
        if choice.focus in choice.open:
            return choice.focus
        return min(choice.opens(PoolDie), key=self._from_middle, default=None)

    def _from_middle(self, slot: PoolDie) -> float:
        die = self.picture.pool[slot]
        return abs(die.x - layout.POOL.centerx) + abs(die.y - layout.POOL.centery)

    @property
    def held(self) -> PoolDie | None:
        """The die that has been chosen and now looks for its group."""
        first = self.choice.first
        return first if isinstance(first, PoolDie) else None

    # Drawing

    def where(self, event: Event) -> FRect | None:
        """The group that a die went into; not once another round has begun."""
        if not isinstance(event, records.DieTaken):
            return None
        groups = self.picture.dice_of(event.seat)
        there = event.group < len(groups) and (event.colour, event.value) in groups[event.group]
        return self.picture.boxes[event.seat][event.group].rect if there else None

    def emblem(self, seat: int) -> tuple[float, float]:
        return layout.emblem(seat, self.picture.seats)

    def draw(self, canvas: Canvas) -> None:
        picture, panels, layer = self.picture, self.panels, self.layer
        acting = self.course.seat if self.course.deciding else None
        key = ("dice", picture.seats, self.stage.texts.language, self.stage.prefs.text_size)
        layer.begin(canvas, key, panels.draw_ground)
        layer.part("goal", layout.GOAL, picture.goal, panels.draw_goal)
        now = picture.now
        leading = now and (picture.board, now.by_value, now.by_colour)
        layer.part("board", layout.BOARD, leading, panels.draw_board)
        panels.lay_standings(layer, acting)
        self.preview.lay(layer)
        self._lay_sheet(layer)
        moving = [seat for seat in range(picture.seats) if not picture.at_rest(seat)]
        for seat in range(picture.seats):
            self._lay_tray(layer, seat, acting, seat not in moving)
        layer.draw(canvas)
        for value in picture.lit_rows:
            focus_frame(canvas, layout.row(value), self.heartbeat, radius=16, grow=2)
        for seat, number in picture.lit_groups:
            focus_frame(canvas, picture.boxes[seat][number].rect, self.heartbeat, radius=16, grow=3)
        panels.draw_rolled(canvas)
        for seat in moving:
            for group in picture.groups[seat]:
                for die in group:
                    die.draw(canvas)
        self._draw_pool(canvas)
        if 0 < self.sheet.alpha < 1:
            self.sheet.draw(canvas, self.stage.texts, self._sheet_title, self.course.colour)

    @property
    def _sheet_title(self) -> str:
        return self.stage.texts("sheet-round", round=self.picture.round + 1)

    def _lay_sheet(self, layer: Layer) -> None:
        """The count, once it has come up, or the count as it would be now."""
        sheet, now = self.sheet, self.picture.now
        if sheet.alpha >= 1:
            shows = "count", self.picture.round, tuple(sheet.cells.items()), sheet.lit
            layer.part("sheet", layout.SHEET, shows, self._draw_sheet)
        elif self.choice.peeking and now and not sheet.alpha:
            layer.part("sheet", layout.SHEET, ("peek", now), self._draw_peek)
        else:
            layer.part("sheet", layout.SHEET, None, lambda _: None)

    def _draw_sheet(self, canvas: Canvas) -> None:
        self.sheet.draw(canvas, self.stage.texts, self._sheet_title, self.course.colour)

    def _lay_tray(self, layer: Layer, seat: int, acting: int | None, resting: bool) -> None:
        """A tray with its groups, and with its dice unless they move."""
        picture, mine = self.picture, seat == acting
        after = (acting - 1) % picture.seats if acting is not None and len(picture.pool) > 1 else None
        held = picture.pool[self.held] if mine and self.held is not None else None
        dice = tuple(tuple((die.colour, die.value) for die in group) for group in picture.groups[seat])
        choosing = None if held is None else (held.colour, held.value, self.choice.focus)
        paying = self.panels.live(seat), picture.goal, picture.now and picture.now.miss
        shows = mine, seat == after, dice, picture.boxes[seat], paying, choosing, resting

        def paint(canvas: Canvas) -> None:
            self.panels.draw_tray(canvas, seat, mine, seat == after)
            self._draw_groups(canvas, seat, mine, resting)

        layer.part(("tray", seat), layout.tray(seat, picture.seats).inflate(8, 8), shows, paint)

    def _draw_pool(self, canvas: Canvas) -> None:
        if self.choice.peeking:
            return
        faded = 1.0 if self.held is None else 0.45
        for slot, die in self.picture.pool.items():
            if slot == self.held:
                draw_die(canvas, die.colour, die.value, die.x, die.y, die.size * 1.08, die.angle, 0.16)
            else:
                draw_die(canvas, die.colour, die.value, die.x, die.y, die.size, die.angle, die.lift, die.alpha * faded)

    def _draw_peek(self, canvas: Canvas) -> None:
        """The count as it would be now."""
        assert self.picture.now
        sheet = Sheet(self.picture.seats)
        sheet.alpha = 1.0
        for part, points in self.picture.now.sources.items():
            for seat, mine in enumerate(points):
                if self.picture.now.touched[seat]:
                    sheet.add(part, seat, mine)
        sheet.draw(canvas, self.stage.texts, self.stage.texts("sheet-now"), self.course.colour)

    def _draw_groups(self, canvas: Canvas, seat: int, acting: bool, resting: bool) -> None:
        picture = self.picture
        choosing = acting and self.held is not None
        shown = []
        for i, box in enumerate(picture.boxes[seat]):
            group = picture.groups[seat][i] if i < len(picture.groups[seat]) else []
            if not group and not choosing:
                continue
            total = sum(die.value for die in group)
            if choosing:
                assert self.held is not None
                total += picture.pool[self.held].value
            style = "group-hit" if total == picture.goal else "group-over" if total > picture.goal else "group"
            if choosing and style == "group":
                style = "group-open"
            canvas.panel(box.rect, style)
            for die in group if resting else ():
                die.draw(canvas)
            if choosing and self.choice.focus == Group(i):
                self._draw_ghost(canvas, box, len(group))
            shown.append((box, total, bool(group)))
        words = self._words_of([(box.rect.width - GROUP_EDGE, total) for box, total, _ in shown], canvas)
        for (box, total, filled), sum_ in zip(shown, words, strict=True):
            self._draw_sum(canvas, box, total, sum_, filled, choosing)

    def _words_of(self, groups: Sequence[tuple[float, int]], canvas: Canvas) -> Sequence[str]:
        """What stands below the groups of a tray, given how wide that may be and their sums: all in the same way, the
        longest that fits into each."""
        texts, goal = self.stage.texts, self.picture.goal
        far = [self.preview.far(total) for _, total in groups]
        sums = [texts("group-sum", sum=total, far=one) for (_, total), one in zip(groups, far, strict=True)]
        for words in (sums, far):
            fitting = zip(words, groups, strict=True)
            if all(
                total == goal or canvas.measure(one, LEAST_TYPE, "heavy", fixed=True) <= room
                for one, (room, total) in fitting
            ):
                return words
        return [f"{total}/{goal}" for _, total in groups]  # so much of the goal: a sign before it would read as points

    def _draw_ghost(self, canvas: Canvas, box: layout.GroupBox, count: int) -> None:
        """The die in hand where it would come to lie."""
        assert self.held is not None
        die = self.picture.pool[self.held]
        x, y = box.dice[0] if not count else (box.rect.right - box.size * 0.3, box.rect.top + box.size * 0.35)
        size = box.size if not count else box.size * 0.72
        draw_die(canvas, die.colour, die.value, x, y, size, 0 if not count else -10, 0.06)

    def _draw_sum(
        self, canvas: Canvas, box: layout.GroupBox, total: int, words: str, filled: bool, choosing: bool
    ) -> None:
        x, y = box.rect.centerx, box.rect.bottom - layout.LABEL / 2 - 3
        missing = self.picture.goal - total
        size = min(30.0, max(26.0, box.size * 0.52))
        if missing == 0:
            canvas.text(str(total), x - 16, y, size, weight="heavy", anchor="center", fixed=True)
            canvas.art("icon-tick", FRect(x + 2, y - 15, 30, 30))
            return
        nearest = filled and not choosing and self.picture.now and abs(missing) == self.picture.now.miss
        colour, room = GOLD if choosing or nearest else CREAM, box.rect.width - GROUP_EDGE
        canvas.text(words, x, y, size, weight="heavy", anchor="center", fixed=True, colour=colour, width=room)
