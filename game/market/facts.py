"""What a game of the Floating Market came to, for `simulate`."""

from collections.abc import Sequence

from game.contract import Event
from game.market.records import CardLaid, LineRenewed, TurnBegan


def facts(events: Sequence[Event]) -> dict[str, float]:
    """Rounds, and cards laid and lines renewed a player."""
    begun = [event for event in events if isinstance(event, TurnBegan)]
    seats = len({event.seat for event in begun})
    return {
        "rounds": begun[-1].round,
        "cards_laid": sum(isinstance(event, CardLaid) for event in events) / seats,
        "lines_renewed": sum(isinstance(event, LineRenewed) for event in events) / seats,
    }
