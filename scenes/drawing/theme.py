"""The look in numbers: palette, players, type sizes, times. The plan is 1920 x 1080; the canvas scales it."""

from dataclasses import dataclass

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


NIGHT = rgb("#1B1E3F")
WATER = rgb("#12818A")
TEAK = rgb("#7A4A26")
GOLD = rgb("#F4B942")
CREAM = rgb("#FFF4DC")
CHILLI = rgb("#D6402B")
LOTUS = rgb("#E8628A")
PALM = rgb("#3E8E57")
INK = rgb("#12142B")
MIST = rgb("#B9BCD6")
"""Quiet text on night: 9:1 against it."""

PLAN = (1920, 1080)
TITLE_BACKDROP = ("title-sky", "title-skyline", "title-river", "title-bank")
MARGIN_X, MARGIN_Y = 96, 54
"""Everything that matters stays inside; backgrounds bleed to the edge."""

# Type sizes on the plan.
SMALL, BODY, LEAD, HEAD, TITLE, HUGE = 26, 30, 36, 50, 76, 132

# Seconds.
QUICK, STEP, GLIDE, SLOW = 0.15, 0.25, 0.4, 0.6
TRANSITION = 0.3
AMBIENT_RATE = 15
"""Frames a second while only lanterns and water move."""
RATE = 60


@dataclass(frozen=True, slots=True)
class Livery:
    """A player's colour and the emblem that goes with it on every piece."""

    colour: Colour
    emblem: str
    ink: Colour
    """The emblem's colour on it."""


LIVERIES = (
    Livery(rgb("#D55E00"), "parasol", CREAM),
    Livery(rgb("#56B4E9"), "elephant", INK),
    Livery(rgb("#CC79A7"), "lotus", INK),
    Livery(rgb("#009E73"), "fish", CREAM),
    Livery(rgb("#F0E442"), "lantern", INK),
    Livery(rgb("#0072B2"), "temple", CREAM),
)
"""Six hues of the Okabe-Ito family, which survive colour blindness."""

NAMES = ("Mali", "Nok", "Ploy", "Dao", "Lek", "Fah")
"""Names to begin with, one for each livery."""
