"""What a planted fault is, and how one is made."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from game.chance import Chance
from game.contract import Components, Event, Game, State, Table
from tests.contract.promises import Check
from tests.support.registered import registered
from tests.support.sparring import GAME
from tests.support.sparring.state import SparringState


@dataclass(frozen=True)
class Fault:
    """A game with one broken promise, in a few words, and the check that has to fail with it."""

    words: str
    check: Check
    game: Game
    other: tuple[tuple[object, str, object], ...] = ()
    """What else is other than it should be: something, the name of a part of it, and that part."""

    @contextmanager
    def planted(self) -> Iterator[Game]:
        """The faulty game is registered in place of the sound one."""
        with ExitStack() as changed:
            for owner, name, part in self.other:
                changed.enter_context(patch.object(owner, name, part))
            yield changed.enter_context(registered(self.game))


def played_as(state: type[SparringState], **declared: Any) -> Game:
    """The sparring game with other rules, or another declaration."""

    def begin(table: Table, components: Components, chance: Chance) -> tuple[State, list[Event]]:
        return state.begin(table, components.parts, chance)

    return replace(GAME, begin=begin, **declared)
