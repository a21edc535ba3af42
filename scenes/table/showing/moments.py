"""Moments: small animations over the table, for what should be felt and not only read.

    moments = self.moments                           # a game's shows and its tabletop have them

    moments.band(seat, words, icon)                  # silk in the seat's colour across the table, emblem and words
    moments.ring(at, colour)                         # a ring that spreads from a place
    moments.sparks(at) / moments.petals(at)          # something to be glad of, loud or gentle
    moments.splash(at)                               # something has come down on water
    moments.wake(start, end, seconds)                # a boat goes that way
    moments.pop(seat)                                # the seat's number swells: points have landed

Each gives an animation of 200 to 1,200 ms for `Steps` and `Together`, so the director runs and skips it like any
other: `Together([glide(boat, GLIDE, x=x, y=y), moments.wake(start, end, GLIDE)])`. `moments.meanwhile(...)` lets one
run beside everything else, and nobody waits for it. With reduced motion all of them are over at once. None leaves a
trace: what stays on a table is derived from the match.

**The score pops**: a plate of points (`flyers.fly`) that lands makes its seat's number swell by itself. A panel draws
the number with `moments.swell(seat)` times its usual size, which is 1 unless points land just now:
`canvas.text(points, x, y, HEAD * moments.swell(seat), ...)`. A number that is not the seat's main one has a key of its
own: `flyers.fly(..., lands_on=("stock", seat))` and `moments.swell(("stock", seat))`.

Wakes and splashes lie on the water. A table that has pieces on it sets `draws_water` and calls `moments.draw_water`
below them; for all others the scene draws them over the table.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from scenes.drawing.canvas import Canvas
from scenes.drawing.effects import Effect, Point, Ring, Silk, Sparks, Splash, Wake
from scenes.drawing.motion import Animation, Do, Steps, Tween, linear
from scenes.drawing.theme import GLIDE, GOLD, LOTUS, PLAN, SLOW, Colour
from scenes.stage.backstage import Backstage

BAND = 1.1
"""Seconds that a band is seen, with its coming and going."""
POP = 0.35
SWELL, SWELLS = 0.42, 6
"""How much larger a number becomes, and in how many steps: each is a type size of its own."""


@dataclass(eq=False)
class _Shown:
    effect: Effect
    t: float = 0.0


class Moments:
    def __init__(self, stage: Backstage, colour_of: Callable[[int], int]) -> None:
        self.stage, self.colour_of = stage, colour_of
        self._shown: list[_Shown] = []
        self._beside: list[Animation] = []
        """What runs beside the director."""
        self._pops: dict[Hashable, float] = {}
        """By key of a number, how far its swelling has gone."""

    # What there is

    def band(
        self, seat: int, words: str, icon: str = "", seconds: float = BAND, middle: float = PLAN[1] / 2
    ) -> Animation:
        return self._show(Silk(self.colour_of(seat), words, icon, middle), seconds)

    def ring(self, at: Point, colour: Colour = GOLD, reach: float = 130, seconds: float = SLOW) -> Animation:
        return self._show(Ring(at, colour, reach), seconds)

    def sparks(self, at: Point, colour: Colour = GOLD, count: int = 16, reach: float = 170) -> Animation:
        return self._show(Sparks(at, colour, "spark", count, reach), 0.7)

    def petals(self, at: Point, colour: Colour = LOTUS, count: int = 16, reach: float = 190) -> Animation:
        return self._show(Sparks(at, colour, "petal", count, reach), 1.1)

    def splash(self, at: Point, reach: float = 90) -> Animation:
        return self._show(Splash(at, reach), SLOW)

    def wake(self, start: Point, end: Point, seconds: float = GLIDE, width: float = 46) -> Animation:
        """It outlasts the boat a little."""
        return self._show(Wake(start, end, width), seconds * 1.6)

    def pop(self, number: Hashable) -> Animation:
        def begin() -> Animation | None:
            return None if self.stage.still else Steps([Tween(POP, pose, linear), Do(end)])

        def pose(t: float) -> None:
            self._pops[number] = t

        def end() -> None:
            self._pops.pop(number, None)

        return Do(begin)

    def swell(self, number: Hashable) -> float:
        """By how much larger than usual a number is drawn now."""
        t = self._pops.get(number)
        if t is None:
            return 1.0
        height = t / 0.3 if t < 0.3 else (1 - t) / 0.7
        return 1 + SWELL * round(height * SWELLS) / SWELLS

    def _show(self, effect: Effect, seconds: float) -> Animation:
        shown = _Shown(effect)

        def begin() -> Animation | None:
            if self.stage.still:
                return None
            self._shown.append(shown)
            return Steps([Tween(seconds, pose, linear), Do(end)])

        def pose(t: float) -> None:
            shown.t = t

        def end() -> None:
            if shown in self._shown:
                self._shown.remove(shown)

        return Do(begin)

    # Beside everything else

    def meanwhile(self, animation: Animation) -> None:
        """Let it run, and let nobody wait for it."""
        self._beside.append(animation)

    def tick(self, dt: float) -> None:
        self._beside = [animation for animation in self._beside if animation.advance(dt) is None]

    def clear(self) -> None:
        """Somebody has pressed past it."""
        while self._beside:
            self._beside.pop().finish()

    @property
    def busy(self) -> bool:
        """Whether something is seen that the director knows nothing of."""
        return bool(self._beside)

    # Drawing

    def draw_water(self, canvas: Canvas) -> None:
        """What lies on the water."""
        self._draw(canvas, (Wake, Splash))

    def draw(self, canvas: Canvas) -> None:
        """What is seen over everything on the table, the silk on top."""
        self._draw(canvas, (Ring, Sparks))
        self._draw(canvas, (Silk,))

    def _draw(self, canvas: Canvas, kinds: tuple[type[Effect], ...]) -> None:
        for shown in self._shown:
            if isinstance(shown.effect, kinds):
                shown.effect.draw(canvas, shown.t)
