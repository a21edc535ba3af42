"""What a game of Bangkok Klongs came to, for `simulate`: what K4 and K5 say of the reconstructed numbers."""

from collections.abc import Sequence

from game.contract import Event
from game.klongs.records import BoatPlaced, LandingScored, MarketDayBegan, Standstill


def facts(events: Sequence[Event]) -> dict[str, float]:
    """Boats placed, in all and until the first market day; whether somebody scored on that day (K4), and whether the
    BIG one came from the track (K5)."""
    boats, until_day, scored, from_track = 0, [], False, True
    for event in events:
        if isinstance(event, BoatPlaced):
            boats += 1
        elif isinstance(event, MarketDayBegan):
            until_day.append(boats)
        elif isinstance(event, LandingScored):
            scored = scored or len(until_day) == 1
        elif isinstance(event, Standstill):
            from_track = False
    return {
        "boats": boats,
        "boats_until_first_day": until_day[0],
        "first_day_scored": scored,
        "big_day_from_track": from_track,
    }
