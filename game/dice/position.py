"""A position of Bangkok: Dice as plain data: the round's goal, value board and pool, and everyone's groups.

What is allowed when stands in the modules of `turns`.
"""

from typing import Any, Self

from game.chance import Chance
from game.contract import Standing
from game.dice.records import SOURCES, Die, Scored
from game.dice.rules import KINDS, Rules
from game.dice.scoring import score_round
from game.phased import Phased


class Position(Phased):
    __slots__ = (
        "board",
        "chance",
        "goal",
        "groups",
        "left",
        "players",
        "points",
        "pool",
        "round",
        "rules",
        "seat",
        "starter",
        "to_move",
    )

    rules: Rules
    chance: Chance
    """The rolls to come."""
    players: int
    to_move: int | None
    seat: int
    """Whose turn it is."""
    starter: int
    round: int
    """From 0."""
    goal: int
    board: tuple[int, ...]
    """By colour, its place on the value board."""
    pool: list[int]
    """How many dice of each kind still lie in the middle; and how many in all."""
    left: int
    groups: list[list[tuple[int, ...]]]
    """By seat, its groups; a group is a tuple of kinds."""
    points: list[list[int]]
    """By seat, its points by source over all rounds. Replaced, never changed: copies share it."""

    # Points

    def totals(self) -> list[int]:
        return [sum(parts) for parts in self.points]

    def dice_of(self, seat: int) -> list[list[Die]]:
        """A seat's groups as dice."""
        return [[KINDS[kind] for kind in group] for group in self.groups[seat]]

    def score_now(self) -> list[Scored]:
        """What the round would pay if it ended with the dice as they lie."""
        return score_round(self.goal, self.board, [self.dice_of(seat) for seat in range(self.players)], self.rules.pay)

    # What a State promises

    def copy(self) -> Self:
        return self._twin(Chance(self.chance.state))

    def known_to(self, _seat: int, chance: Chance) -> Self:
        return self._twin(chance.branch())  # all lies open but the rolls to come

    def _twin(self, chance: Chance) -> Self:
        twin = object.__new__(type(self))
        twin.rules = self.rules
        twin.chance = chance
        twin.players = self.players
        twin.to_move = self.to_move
        twin.seat = self.seat
        twin.starter = self.starter
        twin.round = self.round
        twin.phase = self.phase
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
            Standing(seat, totals[seat], tuple(zip(SOURCES, parts, strict=True)), totals[seat] == best)
            for seat, parts in enumerate(self.points)
        ]

    def snapshot(self) -> tuple[Any, ...]:
        """Seat and phase follow from `to_move`."""
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
