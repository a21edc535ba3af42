"""The decision somebody is making: what can be chosen, what has been chosen so far, and where the focus is."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

from pygame import FRect

from game.contract import Move
from scenes.table.chooser import Chooser, Path, Target

T = TypeVar("T", bound=Target)


class Choice:
    places: Mapping[Target, FRect]
    """Where everything is that can have the focus now, open or closed."""

    def __init__(self) -> None:
        self.chooser = Chooser({})
        self.focus: Target | None = None
        self.places = {}
        self.peeking = False
        """Whether somebody looks things up instead."""

    def begin(self, paths: Mapping[Path, Move], eager: bool = True) -> None:
        self.chooser = Chooser(paths, eager)

    @contextmanager
    def unfocused(self) -> Iterator[None]:
        """For a moment nothing has the focus: somebody looks around, or wants to know what is so wherever it is."""
        kept, self.focus = self.focus, None
        try:
            yield
        finally:
            self.focus = kept

    @property
    def open(self) -> tuple[Target, ...]:
        """The targets that lead on from here."""
        return self.chooser.open

    @property
    def steps(self) -> Path:
        """The targets chosen so far."""
        return self.chooser.chosen

    @property
    def first(self) -> Target | None:
        """The first target chosen: say, the card that now looks for its place."""
        return self.steps[0] if self.steps else None

    @property
    def paths(self) -> Mapping[Path, Move]:
        """Every legal move by the targets that lead to it; none while nobody here decides."""
        return self.chooser.paths

    def offers(self, *kinds: type[Move]) -> bool:
        """Whether a move of one of these kinds can be made."""
        return any(isinstance(move, kinds) for move in self.paths.values())

    def opens(self, kind: type[T]) -> list[T]:
        """The open targets of a kind."""
        return [target for target in self.open if isinstance(target, kind)]
