"""A further game among the registered ones, for the time of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from game import catalogue
from game.contract import Game
from tests.support import sparring


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    """The game is registered, in place of another of the same id if there is one; afterwards all is as before."""
    with patch.dict(catalogue.GAMES), patch.dict(catalogue._components):
        catalogue.GAMES.pop(game.id, None)
        catalogue._components.pop(game.id, None)
        catalogue.register(game)
        yield game


@contextmanager
def with_sparring() -> Iterator[Game]:
    """The sparring game is one of the registered games."""
    with registered(sparring.GAME) as game:
        yield game
