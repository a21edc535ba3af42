"""The table as it is shown, which may lag behind the rules."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from game.contract import Event


class Picture(ABC):
    @abstractmethod
    def apply(self, event: Event) -> None:
        """What an event leaves behind, once it has been shown."""

    def take_in(self, events: Iterable[Event]) -> None:
        """Events that nobody watches."""
        for event in events:
            self.apply(event)
