"""What a game of Bakong came to, for `simulate`: what B2 and B22 say of the reconstructed parts."""

from collections.abc import Sequence

from game.bakong.records import GameEnded, GreatTaken, OuchTaken, TrailLaid, TurnBegan
from game.contract import Event

TARGET = range(8, 21)
"""So many rounds a game with four players should take in nine of ten games (B22)."""


def facts(events: Sequence[Event]) -> dict[str, float]:
    """Rounds, and whether they are as many as B22 wants; ouches taken a player; whether the highest great emerald won
    (B2)."""
    rounds, ouches, highest = 0, 0, 0
    seats, holders, won = set(), set(), False
    for event in events:
        if isinstance(event, TurnBegan):
            rounds = event.round
            seats.add(event.seat)
        elif isinstance(event, OuchTaken):
            ouches += 1
        elif isinstance(event, TrailLaid):
            highest = event.greats[0]
        elif isinstance(event, GreatTaken) and event.points == highest:
            holders.add(event.seat)
        elif isinstance(event, GameEnded):
            won = not holders.isdisjoint(event.winners)
    return {"rounds": rounds, "rounds_8_to_20": rounds in TARGET, "ouches": ouches / len(seats), "highest_won": won}
