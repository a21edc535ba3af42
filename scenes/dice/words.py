"""What the dice table says: prompts, reasons, the count, the log."""

from collections.abc import Sequence

from game.contract import Event
from game.dice import outlook, records
from game.dice.records import Scored
from game.dice.scoring import total
from game.dice.state import DiceState
from scenes.dice.picture import Picture
from scenes.dice.sheet import Sheet
from scenes.dice.targets import Goal, PoolDie, Row, Tray
from scenes.stage.backstage import Backstage
from scenes.table.choice import Choice
from scenes.table.chooser import Target
from scenes.table.course import Course
from scenes.table.words import Note, Words


class DiceWords(Words):
    def __init__(self, stage: Backstage, course: Course, choice: Choice, picture: Picture, sheet: Sheet) -> None:
        super().__init__(stage, course, choice)
        self.picture, self.sheet = picture, sheet

    def ask(self) -> str:
        assert self.course.seat is not None
        key = "prompt-dice-take" if self.choice.first is None else "prompt-dice-group"
        return self.texts(key, name=self.name(self.course.seat))

    def explain(self, target: Target) -> str:
        texts, pay = self.texts, self.picture.dice_set.pay
        match target:
            case Goal():
                return texts("explain-goal", goal=self.picture.goal, points=pay.correct_sum)
            case Row(value):
                first, second, third = pay.rows[value - 1]
                return texts("explain-row", value=value, first=first, second=second, third=third)
            case Tray(seat) if seat == self.course.seat:
                return texts("explain-die-first")
            case Tray(seat):
                return texts("explain-other-tray", name=self.name(seat))
            case PoolDie() if target != self.choice.first:
                return texts("explain-other-die")
        return ""

    def line(self, event: Event) -> str:
        match event:
            case records.DieTaken(seat, colour, value, group):
                words = self.texts(f"colour-{self.picture.dice_set.colours[colour]}")
                return self.texts("log-dice-taken", name=self.name(seat), colour=words, value=value, group=group + 1)
            case records.RoundEnded(number, totals):
                points = ", ".join(f"{self.name(seat)} {total}" for seat, total in enumerate(totals))
                return self.texts("log-dice-round", round=number + 1, points=points)
        return ""

    def first_note(self, event: Event) -> Note | None:
        """A group that hits the goal; somebody who has most of a number, and more than one."""
        match event:
            case records.DieTaken(seat, _, value, group):
                state = self.course.state_as(DiceState)
                groups = state.dice_of(seat)
                if group < len(groups) and total(groups[group]) == state.goal:
                    return Note("first-sum", "icon-correct-sum")
                if outlook.leads_alone([state.dice_of(one) for one in range(state.players)], seat, value):
                    return Note("first-majority", "icon-most-of-value")
        return None

    def hold(self) -> str:
        """Who took the round."""
        gains = [self.sheet.total(seat) for seat in range(self.picture.seats)]
        best = max(gains)
        names = self.texts.join(self.name(seat) for seat, gain in enumerate(gains) if gain == best)
        return self.texts("prompt-dice-round", round=self.picture.round + 1, names=names, points=best)

    def counted(self, items: Sequence[Scored]) -> str:
        """What is being counted, and who gets how many points for it."""
        gains: dict[int, int] = {}
        for item in items:
            gains[item.seat] = gains.get(item.seat, 0) + item.points
        who = ", ".join(f"{self.name(seat)} {points}" for seat, points in gains.items())
        return self.texts("count-who", what=self._item(items[0]), who=who)

    def _item(self, item: Scored) -> str:
        texts, picture = self.texts, self.picture
        match item.source:
            case "correct_sum":
                return texts("count-correct-sum", goal=picture.goal)
            case "closest_sum":
                miss = sum(die.value for die in picture.groups[item.seat][item.of[0]]) - picture.goal
                return texts("count-closest-sum", miss=abs(miss))
            case "least_colours":
                return texts("count-least-colours", count=item.of[0])
            case "most_of_value":
                return texts("count-most-of-value", value=item.of[0])
            case "most_of_colour":
                colour = texts(f"colour-{picture.dice_set.colours[item.of[0]]}")
                return texts("count-most-of-colour", colour=colour, row=picture.board[item.of[0]])
        return texts(f"count-{item.source.replace('_', '-')}")
