"""The dice table: take a die from the pool, put it into a group; at the end of a round watch it being counted."""

from collections.abc import Iterable, Sequence

from pygame import FRect

from game.contract import Event, Move
from game.dice import records
from game.dice.state import DiceState
from game.match import Entry, Match
from scenes.devices.seating import Seating
from scenes.dice import layout, shows
from scenes.dice.panels import Panels
from scenes.dice.picture import Picture, Slot
from scenes.dice.sheet import Sheet
from scenes.drawing.canvas import Canvas
from scenes.drawing.marks import focus_frame
from scenes.drawing.motion import Animation
from scenes.drawing.rolling import draw_die
from scenes.drawing.theme import BODY, CREAM, GOLD
from scenes.table.chooser import Path, Target
from scenes.table.play import Play


class DiceScene(Play):
    prompt_box = FRect(layout.MIDDLE.left, 54, layout.MIDDLE.width, 84)

    def __init__(self, match: Match, seating: Seating) -> None:
        super().__init__(match, seating)
        state = self.rules
        self.picture = Picture(state.players, state.rules.dice, match.setup.seed)
        self.sheet = Sheet(state.players)
        self.lit_groups: set[tuple[int, int]] = set()
        self.lit_rows: set[int] = set()
        self.wish: Slot | None = None
        """The very die someone has picked among equal ones."""

    @property
    def rules(self) -> DiceState:
        state = self.match.state
        assert isinstance(state, DiceState)
        return state

    def enter(self) -> None:
        self.panels = Panels(self.picture, self.stage.texts, self.name, self.colour)
        super().enter()

    def resume(self) -> None:
        self.panels.texts = self.stage.texts
        super().resume()

    # Choosing

    def paths(self) -> dict[Path, Move]:
        slots: dict[records.Die, list[Slot]] = {}
        for slot, die in self.picture.pool.items():
            slots.setdefault((slot[0], die.value), []).append(slot)
        return {
            (("die", *slot), ("group", move.group)): move
            for move in self.rules.moves()
            if isinstance(move, records.Take)
            for slot in slots.get((move.colour, move.value), ())
        }

    def spots(self) -> dict[Target, FRect]:
        picture, seat = self.picture, self.seat
        found: dict[Target, FRect] = {
            ("tray", s): layout.tray(s, picture.seats) for s in range(picture.seats) if s != seat
        }
        size = layout.pool_size(picture.seats)
        found |= {("die", *slot): FRect(d.x - size / 2, d.y - size / 2, size, size) for slot, d in picture.pool.items()}
        if seat is not None:
            if self.held is None:
                found["tray", seat] = layout.tray(seat, picture.seats)
            else:
                found |= {("group", i): box.rect for i, box in enumerate(picture.boxes[seat])}
        return found

    def hover_spots(self) -> dict[Target, FRect]:
        rows: dict[Target, FRect] = {("row", value): layout.row(value) for value in range(1, 7)}
        return {("goal",): layout.GOAL, **rows}

    def first_focus(self) -> Target | None:
        if self.seat is None:
            return None
        if self.held is not None:
            return self._best_group()
        if self.focus in self.chooser.open:
            return self.focus
        return min(self.chooser.open, key=self._from_middle, default=None)

    def _from_middle(self, target: Target) -> float:
        die = self.picture.pool[target[1], target[2]]
        return abs(die.x - layout.MIDDLE.centerx) + abs(die.y - layout.MIDDLE.centery)

    def _best_group(self) -> Target:
        """The focus begins on the group that the die in hand would complete, else on the new one."""
        seat = self.seat
        assert seat is not None
        assert self.held is not None
        value = self.picture.pool[self.held].value
        for i, group in enumerate(self.picture.groups[seat]):
            if sum(die.value for die in group) + value == self.picture.goal:
                return "group", i
        return "group", len(self.picture.groups[seat])

    @property
    def held(self) -> Slot | None:
        """The die that has been chosen and now looks for its group."""
        chosen = self.chooser.chosen
        return (chosen[0][1], chosen[0][2]) if chosen else None

    def commit(self, move: Move) -> None:
        self.wish = self.held
        super().commit(move)

    def ask(self) -> str:
        assert self.seat is not None
        key = "prompt-dice-take" if self.held is None else "prompt-dice-group"
        return self.stage.texts(key, name=self.name(self.seat))

    def explain(self, target: Target) -> str:
        texts, picture = self.stage.texts, self.picture
        match target:
            case ("goal",):
                return texts("explain-goal", goal=picture.goal, points=picture.dice_set.pay.correct_sum)
            case ("row", value):
                first, second, third = picture.dice_set.pay.rows[value - 1]
                return texts("explain-row", value=value, first=first, second=second, third=third)
            case ("tray", seat) if seat == self.seat:
                return texts("explain-die-first")
            case ("tray", seat):
                return texts("explain-other-tray", name=self.name(seat))
            case ("die", _, _):
                return texts("explain-other-die")
        return ""

    # Showing

    def settle(self) -> None:
        self.sheet.clear()
        self.lit_groups.clear()
        self.lit_rows.clear()
        self.peeking = False
        picture = self.picture = Picture(self.rules.players, self.rules.rules.dice, self.match.setup.seed)
        self.panels = Panels(picture, self.stage.texts, self.name, self.colour)
        if self.fresh:
            return
        picture.take_in(self.match.opening)
        for entry in self.match.history:
            picture.take_in(entry.events)

    def hold_prompt(self) -> str:
        """Who took the round, and who leads."""
        gains = [self.sheet.total(seat) for seat in range(self.picture.seats)]
        best = max(gains)
        names = " & ".join(self.name(seat) for seat, gain in enumerate(gains) if gain == best)
        return self.stage.texts("prompt-dice-round", round=self.picture.round + 1, names=names, points=best)

    def show(self, events: Sequence[Event]) -> Iterable[Animation]:
        self.fresh = False
        return shows.show(self, events)

    def tell(self, entry: Entry) -> list[str]:
        texts, colours = self.stage.texts, self.picture.dice_set.colours
        lines = []
        for event in entry.events:
            match event:
                case records.DieTaken(seat, colour, value, group):
                    words = texts(f"colour-{colours[colour]}")
                    lines.append(
                        texts("log-dice-taken", name=self.name(seat), colour=words, value=value, group=group + 1)
                    )
                case records.RoundEnded(number, totals):
                    points = ", ".join(f"{self.name(seat)} {total}" for seat, total in enumerate(totals))
                    lines.append(texts("log-dice-round", round=number + 1, points=points))
        return lines

    # Drawing

    def emblem(self, seat: int) -> tuple[float, float]:
        return layout.emblem(seat, self.picture.seats)

    def draw_table(self, canvas: Canvas) -> None:
        picture, panels = self.picture, self.panels
        key = ("dice", self.stage.texts.language, self.stage.prefs.text_size)
        canvas.ground(key, panels.draw_ground)
        acting = self.seat if self.deciding else None
        after = (acting - 1) % picture.seats if acting is not None and len(picture.pool) > 1 else None
        panels.draw_goal(canvas)
        panels.draw_board(canvas)
        panels.draw_standings(canvas, acting)
        for value in self.lit_rows:
            focus_frame(canvas, layout.row(value), self.heartbeat, radius=16, grow=2)
        for seat in range(picture.seats):
            panels.draw_tray(canvas, seat, seat == acting, seat == after)
            self._draw_groups(canvas, seat, seat == acting)
        panels.draw_rolled(canvas)
        self._draw_pool(canvas)
        if self.sheet.alpha > 0:
            title = self.stage.texts("sheet-round", round=picture.round + 1)
            self.sheet.draw(canvas, self.stage.texts, title, self.colour)
        elif self.peeking and picture.now:
            self._draw_peek(canvas)

    def _draw_pool(self, canvas: Canvas) -> None:
        if self.peeking:
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
        sheet.draw(canvas, self.stage.texts, self.stage.texts("sheet-now"), self.colour)

    def _draw_groups(self, canvas: Canvas, seat: int, acting: bool) -> None:
        picture = self.picture
        choosing = acting and self.held is not None
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
            for die in group:
                die.draw(canvas)
            if choosing and self.focus == ("group", i):
                self._draw_ghost(canvas, box, len(group))
            self._draw_sum(canvas, box, total, bool(group), choosing)
            if (seat, i) in self.lit_groups:
                focus_frame(canvas, box.rect, self.heartbeat, radius=16, grow=3)

    def _draw_ghost(self, canvas: Canvas, box: layout.GroupBox, count: int) -> None:
        """The die in hand where it would come to lie."""
        assert self.held is not None
        die = self.picture.pool[self.held]
        x, y = box.dice[0] if not count else (box.rect.right - box.size * 0.3, box.rect.top + box.size * 0.35)
        size = box.size if not count else box.size * 0.72
        draw_die(canvas, die.colour, die.value, x, y, size, 0 if not count else -10, 0.06)

    def _draw_sum(self, canvas: Canvas, box: layout.GroupBox, total: int, filled: bool, choosing: bool) -> None:
        y = box.rect.bottom - layout.LABEL / 2 - 3
        missing = self.picture.goal - total
        size = min(30.0, max(26.0, box.size * 0.52))
        if missing == 0:
            canvas.text(str(total), box.rect.centerx - 16, y, size, weight="heavy", anchor="center", fixed=True)
            canvas.art("icon-tick", FRect(box.rect.centerx + 2, y - 15, 30, 30))
            return
        nearest = filled and not choosing and self.picture.now and abs(missing) == self.picture.now.miss
        colour = GOLD if choosing or nearest else CREAM
        wide = box.rect.width > 92
        need = f"+{missing}" if missing > 0 else self.stage.texts("group-over", count=-missing) if wide else ""
        text = f"{total}   {need}" if wide else f"{total} {need}"
        canvas.text(
            text,
            box.rect.centerx,
            y,
            size if wide else min(size, BODY),
            weight="heavy",
            anchor="center",
            fixed=True,
            colour=colour,
            width=box.rect.width - 8,
        )
