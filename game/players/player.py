"""What a computer player is: it sees what its seat can know, has a budget and chance of its own, and names a move."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from game.chance import Chance
from game.contract import Game, Move, State


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think: whichever comes first. Players that do not search take no notice of it."""

    seconds: float | None = 1.0
    iterations: int | None = None
    """With iterations alone, the same position and chance give the same move on every machine."""
    stop: Callable[[], bool] = _never
    """Asked all the time while thinking; true when nobody waits for the move any longer."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("a budget needs seconds or iterations")
        if (self.seconds is not None and self.seconds <= 0) or (self.iterations is not None and self.iterations < 1):
            raise ValueError("a budget must allow some thinking")


class Interrupted(Exception):  # noqa: N818
    """The budget's `stop` said that nobody waits for the move any longer."""


class Player(ABC):
    """A player of one game."""

    @abstractmethod
    def choose(self, known: State, chance: Chance, budget: Budget) -> Move:
        """One of the legal moves of the seat to move, in a view that holds nothing this seat cannot know."""


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player, declared as `LEVEL` in the module of its id among the `levels`."""

    id: str
    """As seats and saves carry it; the texts are `player-ID` and `computer-ID`, the picture is `face-ID`."""
    make: Callable[[Game], Player]
    """A player of this level for a game, with the traits that the level has there."""
