"""Dice on a phone: one's groups and how far they are from the goal, what the rows pay, and the pool."""

from collections.abc import Iterator, Sequence

from game.contract import State
from game.dice.outlook import RoundOutlook, round_outlook
from game.dice.records import Die
from game.dice.scoring import total
from game.dice.state import DiceState
from scenes.devices.sheet import Board, Part, Piece, Shelf
from scenes.dice.picture import Picture
from scenes.dice.preview import Preview
from scenes.dice.targets import Goal, Group, PoolDie, Row
from scenes.drawing.rolling import IVORY
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.course import Course
from scenes.table.on_phone.handheld import Handheld
from scenes.table.on_phone.parts import around, die, side_by_side

DIE = 0.94
"""How much of its place a die fills."""


class DiceHandheld(Handheld):
    def __init__(self, stage: Backstage, course: Course, choice: Choice, picture: Picture, preview: Preview) -> None:
        """`picture`: asked where in the pool each die lies, for in a position equal dice are one kind."""
        super().__init__(stage, course, choice, {})
        self.picture, self.preview = picture, preview

    # What is one's own

    def shelves(self, view: State, seat: int) -> Iterator[Shelf]:
        assert isinstance(view, DiceState)
        groups = view.dice_of(seat)
        held = self._held()
        pieces = [self._group(view, number, group, held) for number, group in enumerate(groups)]
        if held is not None and len(groups) == max((group.number for group in self.choice.opens(Group)), default=-1):
            pieces.append(self._new_group(len(groups), held))
        if pieces:
            yield Shelf(self.texts("phone-dice-groups"), tuple(pieces))
        hands = [view.dice_of(one) for one in range(view.players)]
        now = round_outlook(view.goal, view.board, hands, view.rules.pay)
        rows = [self._row(view, value, now) for value in range(1, 7)]
        yield Shelf(self.texts("phone-dice-goal"), (self._goal(view), *rows), large=False)

    def _held(self) -> int | None:
        """What the die shows that has been chosen."""
        first = self.choice.first if self.deciding else None
        return self.picture.pool[first].value if isinstance(first, PoolDie) else None

    def _group(self, view: DiceState, number: int, group: Sequence[Die], held: int | None) -> Piece:
        """A group with how far it is from the goal; while a die looks for its group, with how far it would be then."""
        before = total(group)
        note = self.texts("group-sum", sum=before, far=self.preview.far(before))
        if held is not None:
            after = before + held
            note = self.texts("preview-sum", before=before, value=held, after=after, far=self.preview.far(after))
        parts = [
            part
            for (colour, value), (x, y, wide) in zip(group, side_by_side(len(group)), strict=True)
            for part in die(view.rules.dice.colours[colour], value, x, y, wide * DIE)
        ]
        return self.piece(Group(number), self._dice(view, number + 1, group), parts, note=note)

    def _dice(self, view: DiceState, number: int, group: Sequence[Die]) -> str:
        dice = ", ".join(self._name(view, one) for one in group)
        return self.texts("phone-dice-group", number=number, dice=dice)

    def _new_group(self, number: int, held: int) -> Piece:
        return self.piece(Group(number), self.texts("phone-dice-new"), (), note=self.preview.far(held))

    def _name(self, view: DiceState, one: Die) -> str:
        """A die in two words."""
        colour, value = one
        return self.texts("phone-dice-die", colour=self.texts(f"colour-{view.rules.dice.colours[colour]}"), value=value)

    # What all share

    def how_far(self, view: State) -> str:
        assert isinstance(view, DiceState)
        return self.texts("round-of", round=view.round + 1, rounds=view.players)

    def in_words(self, view: State, seat: int) -> str:
        """The points so far, and every group with its dice."""
        assert isinstance(view, DiceState)
        groups = [self._dice(view, number, group) for number, group in enumerate(view.dice_of(seat), 1)]
        return " ".join(f"{said}." for said in (self.points(view.totals()[seat]), *groups))

    def _goal(self, view: DiceState) -> Piece:
        label = f"{self.texts('goal-title')} {view.goal}"
        note = self.texts("explain-goal", goal=view.goal, points=view.rules.pay.correct_sum)
        parts = Part("icon-goal", around(0.5, 0.3, 0.56)), Part(text=str(view.goal), box=around(0.5, 0.78, 0.44))
        return self.piece(Goal(), label, parts, note=note)

    def _row(self, view: DiceState, value: int, now: RoundOutlook) -> Piece:
        """A row of the value board: its number, the colours on it, what it pays and who is in front."""
        texts, colours = self.texts, view.rules.dice.colours
        here = [colours[colour] for colour, row in enumerate(view.board) if row == value]
        names = texts.join(texts(f"colour-{colour}") for colour in here)
        label = texts("phone-dice-row", value=value, colours=names) if here else texts("what-dice-row", value=value)
        first, second, third = view.rules.pay.rows[value - 1]
        said = [texts("explain-row", value=value, first=first, second=second, third=third)]
        if now.by_value[value - 1]:
            front = texts.join(self.course.name(seat) for seat in now.by_value[value - 1])
            said.append(texts("what-dice-row-front", value=value, names=front))
        parts = [*die(IVORY, value, 0.3, 0.3, 0.52), Part(text=str(first), box=around(0.78, 0.3, 0.4))]
        for i, colour in enumerate(here):
            parts += die(colour, value, 0.2 + 0.3 * i, 0.78, 0.36)
        return self.piece(Row(value), label, parts, note=" ".join(said))

    def board(self, view: State, _seat: int) -> Board:
        """The pool: each colour has its line, and what is left of it moves up."""
        assert isinstance(view, DiceState)
        lines = [[slot for slot in sorted(self.picture.pool) if slot.line == line] for line in range(view.players)]
        pieces = [self._die(view, slot, column) for line in lines for column, slot in enumerate(line)]
        return Board(self.texts("phone-dice-pool"), (view.rules.hand, view.players), tuple(pieces))

    def _die(self, view: DiceState, slot: PoolDie, column: int) -> Piece:
        value = self.picture.pool[slot].value
        parts = die(view.rules.dice.colours[slot.line], value, wide=DIE)
        return self.piece(slot, self._name(view, (slot.line, value)), parts, (column, slot.line, 1, 1))
