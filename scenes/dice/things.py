"""What is what on the dice table: dice, goal, value board, trays with their groups and signs, standings."""

from collections.abc import Mapping

from pygame import FRect

from game.dice import outlook
from scenes.dice import layout
from scenes.dice.panels import Panels
from scenes.dice.picture import Picture
from scenes.dice.preview import Preview
from scenes.dice.targets import (
    Goal,
    Group,
    Majorities,
    PoolDie,
    PreviewPanel,
    Row,
    StandingLine,
    Tray,
    TrayGroup,
    TraySign,
)
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.looking.things import Thing, Things

PART_LEAVES = {
    "correct_sum": "sum",
    "closest_sum": "closest",
    "least_colours": "colours",
    "three_of_a_kind": "kind",
    "sequences": "runs",
    "most_of_value": "values",
    "most_of_colour": "most-of-colour",
}
"""By scoring item, the leaf of the rules about it."""


class DiceThings(Things):
    def __init__(
        self, stage: Backstage, course: Course, choice: Choice, picture: Picture, panels: Panels, preview: Preview
    ) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.panels, self.preview = picture, panels, preview

    # Where they are

    def places(self) -> Mapping[Target, FRect]:
        picture, board = self.picture, layout.BOARD
        seats, size = picture.seats, layout.pool_size(picture.seats)
        found: dict[Target, FRect] = {
            slot: FRect(die.x - size / 2, die.y - size / 2, size, size) for slot, die in picture.pool.items()
        }
        found[Goal()] = layout.GOAL
        found[Majorities("value")] = FRect(board.left + 12, board.top + 2, 200, 52)
        found[Majorities("colour")] = FRect(board.left + 238, board.top + 2, 170, 52)
        found |= {Row(value): layout.row(value) for value in range(1, 7)}
        found |= {StandingLine(seat): layout.standing(seat, seats) for seat in range(seats)}
        found[PreviewPanel()] = layout.preview(seats)
        for seat in range(seats):
            found |= self._tray(seat)
        return found

    def _tray(self, seat: int) -> dict[Target, FRect]:
        picture = self.picture
        found: dict[Target, FRect] = {Tray(seat): layout.tray(seat, picture.seats)}
        boxes = zip(picture.groups[seat], picture.boxes[seat], strict=False)
        found |= {TrayGroup(seat, i): box.rect for i, (group, box) in enumerate(boxes) if group}
        box, middle = layout.tray(seat, picture.seats), layout.emblem(seat, picture.seats)[1]
        for i in range(len(self.panels.live(seat))):
            found[TraySign(seat, i)] = FRect(box.right - 60 - i * 50, middle - 23, 46, 46)
        return found

    # What they are

    def about(self, target: Target) -> Thing:
        match target:
            case PoolDie():
                return self._die(target)
            case TrayGroup(seat, number):
                return self._group(seat, number)
            case Group(number) if self.course.seat is not None:
                return self._group(self.course.seat, number)
            case TraySign(seat, index):
                part = [*reversed(self.panels.live(seat))][index]
                return self._sign(seat, part)
            case Row(value):
                return self._row(value)
        return self._beside_the_pool(target)

    def _die(self, slot: PoolDie) -> Thing:
        """What it would bring whoever decides now, in the best of their groups."""
        texts, picture, die = self.texts, self.picture, self.picture.pool[slot]
        title = texts("what-dice-die", colour=texts(f"colour-{die.colour}"), value=die.value)
        seat = self.course.seat
        said = [texts("what-dice-die-text")]
        if seat is not None:
            hands = [picture.dice_of(one) for one in range(picture.seats)]
            kind = slot.line, die.value
            best = outlook.take_ahead(picture.goal, picture.board, hands, picture.dice_set.pay, seat, kind).best
            gain = self.preview.points(best.points) or texts("points-none")
            said.append(texts("what-dice-die-brings", name=self.name(seat), gain=gain))
        return Thing(title[0].upper() + title[1:], " ".join(said), "turn")

    def _group(self, seat: int, number: int) -> Thing:
        texts, picture, pay = self.texts, self.picture, self.picture.dice_set.pay
        groups = picture.groups[seat]
        total = sum(die.value for die in groups[number]) if number < len(groups) else 0
        title = texts("group-sum", sum=total, far=self.preview.far(total))
        miss = abs(picture.goal - total)
        if not miss:
            words, leaf = texts("what-dice-group-exact", points=self.points(pay.correct_sum)), "sum"
        elif picture.now and total and miss == picture.now.miss:
            words, leaf = texts("what-dice-group-closest", points=self.points(pay.closest_sum)), "closest"
        else:
            words, leaf = texts("explain-goal", goal=picture.goal, points=pay.correct_sum), "sum"
        return Thing(title, words, leaf, seat)

    def _sign(self, seat: int, part: str) -> Thing:
        assert self.picture.now is not None
        gains = self.points(self.picture.now.sources[part][seat])
        words = self.texts("what-dice-sign", name=self.name(seat), points=gains)
        return Thing(self.texts(f"part-{part.replace('_', '-')}"), words, PART_LEAVES[part], seat)

    def _row(self, value: int) -> Thing:
        """What it pays, and who is in front as the dice lie."""
        texts, picture = self.texts, self.picture
        first, second, third = picture.dice_set.pay.rows[value - 1]
        said = [texts("explain-row", value=value, first=first, second=second, third=third)]
        if picture.now and picture.now.by_value[value - 1]:
            front = texts.join(self.name(seat) for seat in picture.now.by_value[value - 1])
            said.append(texts("what-dice-row-front", value=value, names=front))
        return Thing(texts("what-dice-row", value=value), " ".join(said), "values")

    def _beside_the_pool(self, target: Target) -> Thing:
        texts, picture = self.texts, self.picture
        match target:
            case Goal():
                pay = picture.dice_set.pay.correct_sum
                words = texts("explain-goal", goal=picture.goal, points=pay)
                return Thing(f"{texts('goal-title')} {picture.goal}", words, "sum")
            case Majorities(of):
                leaf = "values" if of == "value" else "most-of-colour"
                return Thing(texts(f"part-most-of-{of}"), texts(f"what-dice-most-of-{of}"), leaf)
            case Tray(seat):
                return self._player(seat, "what-dice-tray", "goal")
            case StandingLine(seat):
                return self._player(seat, "what-dice-standing", "count")
        return Thing(texts("what-dice-preview"), texts("preview-empty"), "turn")

    def _player(self, seat: int, key: str, leaf: str) -> Thing:
        picture = self.picture
        now = picture.now.points[seat] if picture.now and picture.now.touched[seat] else 0
        total = self.points(round(picture.totals[seat]))
        return Thing(self.name(seat), self.texts(key, total=total, now=self.points(now)), leaf, seat)
