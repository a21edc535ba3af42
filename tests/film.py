"""`python -m tests.film DIR`: the moving picture of the README, taken from the real program.

The best moments of an evening as numbered PNG files, and the line that makes one file of them.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import islice, repeat
from pathlib import Path

import pygame

from game.contract import Move
from game.klongs.records import MarketDayBegan, Place
from game.market.records import PlayCard
from game.match import Match
from scenes.devices.seating import Seating
from scenes.drawing.theme import RATE
from scenes.pages.results import Results
from scenes.pages.title import Title
from scenes.stage.stage import Stage
from tests.bench.frames import fresh_stage
from tests.bench.moments import Script, at_table, enter, press_all
from tests.shots import dice_match, table
from tests.shots.bakong import bakong_match
from tests.shots.klongs import CROWDED, klongs_match, klongs_where
from tests.shots.market import market_offering
from tests.shots.matches import before_the_last

DRAWN, SHOWN = (1600, 900), (800, 450)
"""Drawn larger and scaled down: letters stay readable."""
PICTURES = 12
"""A second."""

Seconds = tuple[float, float]


def _title(stage: Stage) -> Script:
    return enter(stage, Title(), press_all((pygame.K_RIGHT,), 6, every=33))


def _market_day(stage: Stage) -> Script:
    """A boat glides in, and the parasol comes to a market day."""
    whole = klongs_where(_begins_a_market_day, 4, 7)
    return _shown(stage, klongs_match(4, len(whole.history) - 1, 7), whole.history[-1].move)


def _begins_a_market_day(match: Match) -> bool:
    last = match.history[-1] if len(match.history) > CROWDED - 15 else None
    return bool(last and isinstance(last.move, Place) and any(isinstance(one, MarketDayBegan) for one in last.events))


def _home(stage: Stage) -> Script:
    """A tile turns over, and somebody walks home."""
    last = bakong_match(4, -1, 5).history[-1].move
    return _shown(stage, before_the_last(lambda decisions: bakong_match(4, decisions, 5)), last)


def _port(stage: Stage) -> Script:
    """A card sails in, others come out, the line slides."""
    match = market_offering(PlayCard, 4, 6, 90)
    plays = [move for move in match.state.moves() if isinstance(move, PlayCard)]
    return _shown(stage, match, max(plays, key=lambda move: len(move.taken)))


def _dice(stage: Stage) -> Script:
    return enter(stage, table(dice_match(5, 0)), repeat([]))


def _podium(stage: Stage) -> Script:
    match = klongs_match(4, -1)
    return enter(stage, Results(match, Seating.of(match.setup.seats)), repeat([]))


def _shown(stage: Stage, match: Match, move: Move) -> Script:
    """A decision, and all that comes of it."""
    at_table(stage, match).commit(move)
    return repeat([])


FILM: tuple[tuple[Callable[[Stage], Script], tuple[Seconds, ...]], ...] = (
    (_title, ((0.4, 2.4),)),
    (_market_day, ((0.4, 1.5), (4.2, 5.15))),
    (_home, ((0.35, 1.35), (2.3, 3.0), (4.7, 5.8))),
    (_port, ((0.5, 1.0), (2.5, 3.4), (4.75, 5.6))),
    (_dice, ((4.1, 5.55),)),
    (_podium, ((3.0, 4.4),)),
)
"""What happens, and from when to when it is shown."""


def pictures() -> Iterator[pygame.Surface]:
    for happens, shown in FILM:
        with fresh_stage(DRAWN) as stage:
            stage.prefs.first_notes, stage.prefs.open_hands = False, True
            script = happens(stage)
            for number, events in enumerate(islice(script, round(shown[-1][1] * RATE))):
                stage.dirty = True
                stage.turn(1 / RATE, events)
                if number % (RATE // PICTURES) == 0 and any(start <= number / RATE < end for start, end in shown):
                    yield pygame.transform.smoothscale(stage.canvas.surface, SHOWN)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tests.film DIR", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for number, picture in enumerate(pictures()):
        pygame.image.save(picture, folder / f"{number:03}.png")
    print(f"img2webp -loop 0 -lossy -q 75 -m 6 -d {1000 // PICTURES} {folder}/*.png -o assets/picture-moving.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
