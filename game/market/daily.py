"""Playing alone: the market of the day, the same for everyone, and the medals."""

from datetime import date, timedelta
from hashlib import blake2s

from game.market.cards import MEDALS as MEDALS
from game.market.cards import CardSet

YEAR = 366
"""Days back in which a seed is known again as that of a day."""


def today() -> date:
    """The day as people in this room call it."""
    return date.today()


def seed_of(day: date) -> int:
    """The seed of the market of the day: the same on every machine, another one tomorrow."""
    return int.from_bytes(blake2s(f"market of {day.isoformat()}".encode(), digest_size=8).digest(), "big")


def day_of(seed: int, today: date) -> date | None:
    """The day whose market this seed is, so that a match carried past midnight still counts for its own day."""
    days = (today - timedelta(days=back) for back in range(-1, YEAR))
    return next((day for day in days if seed_of(day) == seed), None)


def mode_of(expert: bool) -> str:
    """What the hall of fame and the medals call the way it is played."""
    return "expert" if expert else "base"


def medal_of(points: int, mode: str, cards: CardSet) -> str | None:
    """The best medal for so many points; None below bronze."""
    won = [medal for medal, needed in zip(MEDALS, cards.medals[mode], strict=True) if points >= needed]
    return won[-1] if won else None


def next_medal(points: int, mode: str, cards: CardSet) -> tuple[str, int] | None:
    """The next better medal and the points that are missing for it; None with gold."""
    ahead = zip(MEDALS, cards.medals[mode], strict=True)
    return next(((medal, needed - points) for medal, needed in ahead if points < needed), None)
