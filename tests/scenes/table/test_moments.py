"""Moments over the table: seen for a while, over with a press, gone with reduced motion, and without a trace."""

import pygame
import pytest

from scenes.drawing.motion import Steps
from scenes.screens import screen_at
from scenes.stage.preferences import Preferences
from scenes.stage.stage import Stage
from scenes.table.showing.flyers import Flyers
from scenes.table.showing.moments import Moments


def stage_with(reduced_motion: bool = False) -> Stage:
    return Stage(Preferences(fullscreen=False, reduced_motion=reduced_motion), screen_at, (640, 360))


KINDS = {
    "band": lambda moments: moments.band(0, "Mali"),
    "ring": lambda moments: moments.ring((900, 500)),
    "sparks": lambda moments: moments.sparks((900, 500)),
    "petals": lambda moments: moments.petals((900, 500)),
    "splash": lambda moments: moments.splash((900, 500)),
    "wake": lambda moments: moments.wake((300, 500), (900, 500)),
}


def picture(stage: Stage, moments: Moments) -> bytes:
    stage.canvas.surface.fill((20, 30, 60))
    moments.draw_water(stage.canvas)
    moments.draw(stage.canvas)
    return pygame.image.tobytes(stage.canvas.surface, "RGB")


@pytest.mark.parametrize("kind", KINDS)
def test_a_moment_is_seen_and_leaves_nothing(kind: str) -> None:
    stage = stage_with()
    moments = Moments(stage, lambda seat: seat)
    empty = picture(stage, moments)
    moments.meanwhile(KINDS[kind](moments))
    moments.tick(0.3)
    assert picture(stage, moments) != empty
    for _ in range(12):
        moments.tick(0.1)
    assert not moments.busy
    assert picture(stage, moments) == empty


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("begun", [True, False])
def test_a_moment_that_is_skipped_leaves_nothing(kind: str, begun: bool) -> None:
    stage = stage_with()
    moments = Moments(stage, lambda seat: seat)
    empty = picture(stage, moments)
    animation = Steps([KINDS[kind](moments)])
    if begun:
        animation.advance(0.2)
    animation.finish()
    assert picture(stage, moments) == empty


@pytest.mark.parametrize("kind", KINDS)
def test_with_reduced_motion_a_moment_takes_no_time_and_is_not_seen(kind: str) -> None:
    stage = stage_with(reduced_motion=True)
    moments = Moments(stage, lambda seat: seat)
    empty = picture(stage, moments)
    assert KINDS[kind](moments).advance(0.1) == 0.1
    assert picture(stage, moments) == empty


def test_the_score_pops_when_points_land() -> None:
    moments = Moments(stage_with(), lambda seat: seat)
    flight = Flyers(lambda seat: seat, moments).fly("+3", 1, (0, 0), (100, 100), 0.4)
    flight.advance(0.3)
    assert moments.swell(1) == 1
    flight.advance(0.2)
    moments.tick(0.1)
    assert moments.swell(1) > 1.2
    assert moments.swell(0) == 1
    moments.clear()
    assert moments.swell(1) == 1


def test_a_number_of_its_own_pops_where_points_land_on_it_and_an_emblem_pops_nothing() -> None:
    moments = Moments(stage_with(), lambda seat: seat)
    flyers = Flyers(lambda seat: seat, moments)
    flyers.fly("+3", 1, (0, 0), (9, 9), 0.1, lands_on=("stock", 1)).finish()
    flyers.fly("", 0, (0, 0), (9, 9), 0.1).finish()
    moments.tick(0.1)
    assert moments.swell(("stock", 1)) > 1
    assert moments.swell(0) == moments.swell(1) == 1
