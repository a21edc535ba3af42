"""From many legal moves to one, a target at a time.

Every move is written as a path of targets, say `Die(2, 5)` then `Group(1)`. The chooser walks the tree of those paths:
`open` are the targets that lead on from here, `choose` goes down, `back` goes up, and at a leaf there is a move.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from game.contract import Move, Record


@dataclass(frozen=True, slots=True, order=True)
class Target(Record):
    """Something on a table that can have the focus and perhaps be chosen. Each game has its own kinds, frozen too."""


Path = tuple[Target, ...]


class Chooser:
    def __init__(self, paths: Mapping[Path, Move], eager: bool = True) -> None:
        self.paths, self.eager = dict(paths), eager
        self.chosen: Path = ()
        self.open = self._next()

    def _next(self) -> tuple[Target, ...]:
        """The targets that lead on, in the order of the moves."""
        depth = len(self.chosen)
        return tuple(
            dict.fromkeys(path[depth] for path in self.paths if path[:depth] == self.chosen and len(path) > depth)
        )

    def choose(self, target: Target) -> Move | None:
        """Go down to a target; an eager chooser takes steps with a single way on along. The move, at a leaf."""
        if target not in self.open:
            return None
        self.chosen += (target,)
        self.open = self._next()
        while self.eager and len(self.open) == 1:
            self.chosen += self.open
            self.open = self._next()
        return self.paths[self.chosen] if not self.open else None

    def back(self) -> bool:
        """Go up to the last step where there was a choice. False at the top."""
        if not self.chosen:
            return False
        while self.chosen:
            self.chosen = self.chosen[:-1]
            self.open = self._next()
            if len(self.open) > 1:
                break
        return True
