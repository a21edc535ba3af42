"""The dice table as it is shown, which may lag behind the rules: sprites, boxes and the points counted so far."""

from collections.abc import Iterable

from game.contract import Event
from game.dice import records
from game.dice.outlook import RoundOutlook, round_outlook
from game.dice.rules import DiceSet
from scenes.dice import layout
from scenes.dice.targets import PoolDie
from scenes.drawing.rolling import IVORY, DieSprite
from scenes.table.showing import picture as table


class Picture(table.Picture):
    def __init__(self, seats: int, dice_set: DiceSet, seed: int) -> None:
        self.seats, self.dice_set, self.seed = seats, dice_set, seed
        self.totals = [0.0] * seats
        self.round = 0
        self.starter = 0
        self.clear()

    def clear(self) -> None:
        """An empty table."""
        self.goal = 0
        self.goal_die: DieSprite | None = None
        self.board: tuple[int, ...] = ()
        self.board_dice: list[DieSprite] = []
        self.pool: dict[PoolDie, DieSprite] = {}
        self.groups: list[list[list[DieSprite]]] = [[] for _ in range(self.seats)]
        self.boxes: list[list[layout.GroupBox]] = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            self.box(seat)
        self.now: RoundOutlook | None = None
        self.counted = False
        """Whether the round's points are in the totals already."""
        self.lit_groups: set[tuple[int, int]] = set()
        self.lit_rows: set[int] = set()
        """What lights up while it is counted: groups by seat and number, rows by value."""

    def dim(self) -> None:
        self.lit_groups.clear()
        self.lit_rows.clear()

    # Taking in events

    def take_in(self, events: Iterable[Event]) -> None:
        super().take_in(events)
        self.look_out()

    def apply(self, event: Event) -> None:
        match event:
            case records.RoundBegan(number, starter):
                self.clear()
                self.round, self.starter = number, starter
            case records.GoalRolled(die, goal):
                self.lay_goal(die, goal)
            case records.BoardRolled(_, places):
                self.lay_board(places)
            case records.PoolRolled(dice):
                self.lay_pool(dice)
            case records.DieTaken(seat, colour, value, group):
                self.move_die(self.slot_of(colour, value), seat, group)
                self.arrange(seat)
            case records.RoundEnded(_, totals):
                self.totals = [float(total) for total in totals]
                self.counted = True

    def lay_goal(self, die: int, goal: int) -> DieSprite:
        self.goal = goal
        self.goal_die = DieSprite(IVORY, die, *layout.GOAL_DIE, 58, 6)
        return self.goal_die

    def lay_board(self, places: tuple[int, ...]) -> list[DieSprite]:
        self.board = places
        self.board_dice = [
            DieSprite(self.dice_set.colours[colour], place, *layout.board_die(place), 50)
            for colour, place in enumerate(places)
        ]
        return self.board_dice

    def lay_pool(self, dice: Iterable[records.Die]) -> dict[PoolDie, DieSprite]:
        """Each colour has a line, its dice by value."""
        for colour in range(self.seats):
            values = sorted(value for c, value in dice if c == colour)
            for column, value in enumerate(values):
                slot = layout.pool_slot(colour, column, self.seats, self.seed + self.round)
                self.pool[PoolDie(colour, column)] = DieSprite(
                    self.dice_set.colours[colour], value, slot.x, slot.y, layout.pool_size(self.seats), slot.angle
                )
        return self.pool

    def slot_of(self, colour: int, value: int, wish: PoolDie | None = None) -> PoolDie:
        """The slot a die of this kind is taken from: the wished-for one if it fits."""
        fitting = [slot for slot, die in self.pool.items() if slot.line == colour and die.value == value]
        return wish if wish in fitting else fitting[0]

    def move_die(self, slot: PoolDie, seat: int, group: int) -> DieSprite:
        die = self.pool.pop(slot)
        mine = self.groups[seat]
        if group == len(mine):
            mine.append([])
        mine[group].append(die)
        self.box(seat)
        return die

    # Trays

    def box(self, seat: int) -> None:
        """Lay out a seat's boxes, with room for one more group while there are dice to come."""
        counts = [len(group) for group in self.groups[seat]]
        sums = [sum(die.value for die in group) for group in self.groups[seat]]
        words = [layout.TOO_MANY if total > self.goal else layout.NEEDS for total in sums]
        if sum(counts) < layout.COLUMNS:
            counts.append(0)
            words.append(layout.NEEDS)
        area = layout.group_area(layout.tray(seat, self.seats))
        self.boxes[seat] = layout.groups(area, counts, words)

    def homes(self, seat: int) -> list[tuple[DieSprite, float, float, float]]:
        """Where each of a seat's dice belongs: the sprite, x, y, size."""
        return [
            (die, *box.dice[i], box.size)
            for group, box in zip(self.groups[seat], self.boxes[seat], strict=False)
            for i, die in enumerate(group)
        ]

    def at_rest(self, seat: int) -> bool:
        """Whether all of a seat's dice lie where they belong."""
        return all(
            (die.x, die.y, die.size, die.angle, die.lift, die.alpha) == (x, y, size, 0, 0, 1)
            for die, x, y, size in self.homes(seat)
        )

    def arrange(self, seat: int) -> None:
        for die, x, y, size in self.homes(seat):
            die.x, die.y, die.size, die.angle, die.lift, die.alpha = x, y, size, 0, 0, 1

    # What it is worth

    def dice_of(self, seat: int) -> list[list[records.Die]]:
        colours = self.dice_set.colours
        return [[(colours.index(die.colour), die.value) for die in group] for group in self.groups[seat]]

    def look_out(self) -> None:
        if self.goal and self.board:
            hands = [self.dice_of(seat) for seat in range(self.seats)]
            self.now = round_outlook(self.goal, self.board, hands, self.dice_set.pay)

    def leading(self) -> list[int]:
        """The seats that lead, the round counted as it lies."""
        ahead = self.now.points if self.now and not self.counted else [0] * self.seats
        worth = [self.totals[seat] + ahead[seat] for seat in range(self.seats)]
        best = max(worth)
        return [seat for seat in range(self.seats) if worth[seat] == best and best > 0]
