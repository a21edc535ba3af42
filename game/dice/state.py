"""A position of Bangkok: Dice: the round's goal, value board and pool, and everyone's groups (D1-D7, D15)."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Self

from game.chance import Chance
from game.contract import Event, IllegalMove, Move, Reason, Standing, State, Table
from game.dice.components import DiceSet
from game.dice.records import (
    PARTS,
    BoardRolled,
    Die,
    DieTaken,
    GameEnded,
    GoalRolled,
    PoolRolled,
    RoundBegan,
    RoundEnded,
    Scored,
    Take,
)
from game.dice.scoring import score_round

MOST_GROUPS = 7
KINDS: tuple[Die, ...] = tuple((colour, value) for colour in range(5) for value in range(1, 7))
TAKES = tuple(
    tuple(tuple(Take(colour, value, group) for group in range(groups + 1)) for colour, value in KINDS)
    for groups in range(MOST_GROUPS)
)
"""The moves made once, as lists to pick from: by the number of groups one has, then by kind of die."""

die_taken = cache(DieTaken)
"""`DieTaken(...)`, made once, for the same reason."""


def kind_of(colour: int, value: int) -> int:
    return colour * 6 + value - 1


def value_board(rolls: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """By colour, the place its die takes on the value board (D4)."""
    order = list(range(len(rolls)))
    chance.shuffle(order)
    places = [0] * len(rolls)
    taken: set[int] = set()
    moving = []
    for colour in order:
        if rolls[colour] in taken:
            moving.append(colour)
        else:
            places[colour] = rolls[colour]
            taken.add(rolls[colour])
    for colour in sorted(moving, key=rolls.__getitem__):
        value = rolls[colour]
        ways = [*range(value + 1, 7), *range(value - 1, 0, -1)]
        places[colour] = next(place for place in ways if place not in taken)
        taken.add(places[colour])
    return tuple(places)


class DiceState(State):
    __slots__ = (
        "board",
        "chance",
        "dice_set",
        "goal",
        "groups",
        "left",
        "points",
        "pool",
        "round",
        "starter",
        "to_move",
    )

    dice_set: DiceSet
    chance: Chance
    to_move: int | None
    round: int
    starter: int
    goal: int
    board: tuple[int, ...]
    """By colour, its place on the value board."""
    pool: list[int]
    """How many dice of each kind still lie in the middle."""
    left: int
    groups: list[list[tuple[int, ...]]]
    """By seat, its groups; a group is a tuple of kinds."""
    points: list[list[int]]
    """By seat, its points by scoring part over all rounds. Replaced, never changed: copies share it."""

    @classmethod
    def begin(cls, table: Table, dice_set: DiceSet, chance: Chance) -> tuple[Self, list[Event]]:
        state = cls()
        state.dice_set = dice_set
        state.chance = chance
        state.round = 0
        state.starter = chance.below(table.seats) if table.starter is None else table.starter
        state.points = [[0] * len(PARTS) for _ in range(table.seats)]
        return state, state._begin_round()

    @property
    def seats(self) -> int:
        return len(self.points)

    def moves(self) -> list[Take]:
        if self.to_move is None:
            return []
        takes = TAKES[len(self.groups[self.to_move])]
        found: list[Take] = []
        for count, ways in zip(self.pool, takes, strict=True):
            if count:
                found += ways
        return found

    def why_not(self, move: Move) -> Reason | None:
        if self.to_move is None:
            return Reason("why-game-over")
        if not isinstance(move, Take):
            return Reason("why-not-this-game")
        if not (0 <= move.colour < self.seats and 1 <= move.value <= 6 and self.pool[kind_of(move.colour, move.value)]):
            return Reason("why-dice-not-in-pool")
        if not 0 <= move.group <= len(self.groups[self.to_move]):
            return Reason("why-dice-no-such-group")
        return None

    def play(self, move: Move) -> list[Event]:
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        assert isinstance(move, Take)
        assert self.to_move is not None
        seat, kind = self.to_move, kind_of(move.colour, move.value)
        self.pool[kind] -= 1
        self.left -= 1
        mine = self.groups[seat]
        if move.group == len(mine):
            mine.append((kind,))
        else:
            mine[move.group] += (kind,)
        events: list[Event] = [die_taken(seat, move.colour, move.value, move.group)]
        if self.left:
            self.to_move = (seat - 1) % self.seats
        else:
            events += self._end_round()
        return events

    def copy(self) -> Self:
        return self._twin(Chance(self.chance.state))

    def known_to(self, seat: int, chance: Chance) -> Self:
        return self._twin(chance.branch())  # all lies open but the rolls to come

    def _twin(self, chance: Chance) -> Self:
        twin = object.__new__(type(self))
        twin.dice_set = self.dice_set
        twin.chance = chance
        twin.to_move = self.to_move
        twin.round = self.round
        twin.starter = self.starter
        twin.goal = self.goal
        twin.board = self.board
        twin.pool = self.pool[:]
        twin.left = self.left
        twin.groups = [groups[:] for groups in self.groups]
        twin.points = self.points
        return twin

    def standings(self) -> list[Standing]:
        totals = self.totals()
        best = max(totals)
        return [
            Standing(seat, totals[seat], tuple(zip(PARTS, parts, strict=True)), totals[seat] == best)
            for seat, parts in enumerate(self.points)
        ]

    def snapshot(self) -> tuple[Any, ...]:
        return (
            self.chance.state,
            self.to_move,
            self.round,
            self.starter,
            self.goal,
            self.board,
            tuple(self.pool),
            tuple(map(tuple, self.groups)),
            tuple(map(tuple, self.points)),
        )

    def totals(self) -> list[int]:
        return [sum(parts) for parts in self.points]

    def dice_of(self, seat: int) -> list[list[Die]]:
        """A seat's groups as dice."""
        return [[KINDS[kind] for kind in group] for group in self.groups[seat]]

    def score_now(self) -> list[Scored]:
        """What the round would pay if it ended with the dice as they lie."""
        return score_round(self.goal, self.board, [self.dice_of(seat) for seat in range(self.seats)], self.dice_set.pay)

    def _begin_round(self) -> list[Event]:
        chance, colours = self.chance, range(self.seats)
        die = chance.die()
        self.goal = die + self.dice_set.goal_bonus
        rolls = tuple(chance.die() for _ in colours)
        self.board = value_board(rolls, chance)
        dice = [(colour, chance.die()) for colour in colours for _ in range(self.dice_set.dice_per_colour - 1)]
        self.pool = [0] * len(KINDS)
        for colour, value in dice:
            self.pool[kind_of(colour, value)] += 1
        self.left = len(dice)
        self.groups = [[] for _ in colours]
        self.to_move = self.starter
        return [
            RoundBegan(self.round, self.starter),
            GoalRolled(die, self.goal),
            BoardRolled(rolls, self.board),
            PoolRolled(tuple(dice)),
        ]

    def _end_round(self) -> list[Event]:
        scored = self.score_now()
        self.points = [points[:] for points in self.points]
        for item in scored:
            self.points[item.seat][PARTS.index(item.part)] += item.points
        totals = self.totals()
        events: list[Event] = [*scored, RoundEnded(self.round, tuple(totals))]
        if self.round + 1 == self.seats:
            self.to_move = None
            best = max(totals)
            events.append(GameEnded(tuple(seat for seat, points in enumerate(totals) if points == best)))
        else:
            self.round += 1
            self.starter = (self.starter - 1) % self.seats
            events += self._begin_round()
        return events
