"""The way to the medals as a bar that fills with every point."""

from pygame import FRect

from game.market import daily
from game.market.cards import CardSet
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import CREAM, GOLD, LEAD

MEDALS = {"bronze": "medal-3", "silver": "medal-2", "gold": "medal-1"}
MEDAL, TRACK = 54.0, 26.0
"""Their size, and how high the bar is."""


def draw_way(canvas: Canvas, box: FRect, points: float, mode: str, cards: CardSet) -> None:
    """From no point at the left to gold at the right. Each medal stands on the bar where it is won, with the points for
    it; those that are not won yet are pale."""
    needed = dict(zip(daily.MEDALS, cards.medals[mode], strict=True))
    most = max(needed.values())
    track = FRect(box.left, box.bottom - TRACK, box.width, TRACK)
    canvas.panel(track, "quiet")
    share = min(1.0, max(0.0, points / most))
    if share:
        canvas.panel(FRect(track.left, track.top, max(TRACK, track.width * share), TRACK), "brass")
    for medal, least in needed.items():
        x, won = box.left + box.width * least / most, points >= least
        canvas.art(MEDALS[medal], FRect(x - MEDAL, track.top - MEDAL - 2, MEDAL, MEDAL), 1.0 if won else 0.75)
        colour = GOLD if won else CREAM
        y = track.top - MEDAL / 2 - 2
        canvas.text(str(least), x + 2, y, LEAD - 6, weight="heavy", colour=colour, fixed=True)
