"""What a lesson points at: found on the table by its text form or its name, lit up, with a hand beside it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.lessons import Lesson, LessonStep
from game.storage import Problem, notice
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import INK, MARGIN_X, MARGIN_Y, PLAN
from scenes.table.chooser import Path, Target
from scenes.table.guides.guide import GuidedTable

HAND = 104.0
BOB = 10.0
"""How far the hand goes to and fro."""
VEIL = 115
"""How dark it is elsewhere, of 255."""
EDGE, RINGS = 22.0, 6
"""How soft the edge of the light is, and in how many steps."""
ROOM = FRect(MARGIN_X, MARGIN_Y, PLAN[0] - 2 * MARGIN_X, 968 - MARGIN_Y)
"""Where the hand may be: inside the margins, above the bar."""
FEW = 4
"""More ways on than these are not pointed at one by one."""


def places(table: GuidedTable) -> dict[str, FRect]:
    """Everything on the table that can be pointed at now, by its name or its text form."""
    tabletop = table.tabletop
    spots = {**tabletop.hover_spots(), **tabletop.spots()}
    return {"prompt": tabletop.prompt_box, **tabletop.landmarks(), **{str(one): rect for one, rect in spots.items()}}


def _found(step: LessonStep, table: GuidedTable) -> dict[str, FRect | None]:
    """Where everything is that a step points at; blanks in a text form do not matter."""
    here = {_plain(name): box for name, box in places(table).items()}
    return {name: here.get(_plain(name)) for name in step.point}


def _plain(name: str) -> str:
    return "".join(name.split())


def missing(lesson: Lesson, number: int, table: GuidedTable) -> list[Problem]:
    """What a step points at that is not on the table then."""
    there = sorted(places(table), key=lambda place: ("(" in place, place))  # the sentence may end before the list does
    cure = f"point at one of {', '.join(there)}"
    return [
        Problem(f"{name} is not on the table then", cure, lesson.file, f"step {number + 1}, point")
        for name, box in _found(lesson.steps[number], table).items()
        if box is None
    ]


def complain(lesson: Lesson, number: int, table: GuidedTable) -> None:
    """Say what cannot be pointed at; the lesson goes on without."""
    for problem in missing(lesson, number, table):
        notice(str(problem))


@dataclass(frozen=True)
class Lit:
    """What is lit now, and beside which of it the hand is; framed, if the light alone would not tell what is meant."""

    boxes: tuple[FRect, ...] = ()
    hand: FRect | None = None
    framed: bool = False


def lit(step: LessonStep, table: GuidedTable) -> Lit:
    """What the step points at, as long as nothing has been chosen, and the next targets on a welcome way."""
    choice = table.choice
    wanted = {} if choice.steps else {name: box for name, box in _found(step, table).items() if box}
    onward = [choice.places[target] for target in ways_on(step, table) if target in choice.places]
    boxes = [*wanted.values(), *(box for box in onward if box not in wanted.values())]
    if not wanted:
        return Lit(tuple(boxes), onward[0] if 0 < len(onward) <= FEW else None)
    name, hand = next(iter(wanted.items()))
    inside = any(box != hand and box.contains(hand) for box in boxes)
    return Lit(tuple(boxes), hand, inside or _plain(name) in _later(step, table))


def _later(step: LessonStep, table: GuidedTable) -> set[str]:
    """Where welcome moves end that take more than one choice: often bare ground, on which light is hardly seen."""
    return {_plain(str(path[-1])) for path in welcome_paths(step, table) if len(path) > 1}


def welcome_paths(step: LessonStep, table: GuidedTable) -> list[Path]:
    return [path for path, move in table.choice.paths.items() if step.welcomes(move)]


def ways_on(step: LessonStep, table: GuidedTable) -> list[Target]:
    """The targets that lead on to a welcome move."""
    steps = table.choice.steps
    depth = len(steps)
    paths = [path for path in welcome_paths(step, table) if path[:depth] == steps and len(path) > depth]
    return [*dict.fromkeys(path[depth] for path in paths)]


class Spotlight:
    """Everything but what is lit lies in the dark. Made once for what is lit."""

    def __init__(self) -> None:
        self._key: object = None
        self._veil: pygame.Surface | None = None

    def draw(self, canvas: Canvas, boxes: Sequence[FRect]) -> None:
        key = canvas.surface.get_size(), tuple(tuple(box) for box in boxes)
        if self._veil is None or key != self._key:
            self._key, self._veil = key, self._make(canvas, boxes)
        canvas.surface.blit(self._veil, (0, 0))

    def _make(self, canvas: Canvas, boxes: Sequence[FRect]) -> pygame.Surface:
        veil = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
        veil.fill((*INK, VEIL))
        for ring in range(RINGS):
            grown = EDGE * (RINGS - 1 - ring) / RINGS + 6
            dark = round(VEIL * (RINGS - 1 - ring) / RINGS)
            for box in boxes:
                area = canvas.rect(box.inflate(2 * grown, 2 * grown))
                pygame.draw.rect(veil, (*INK, dark), area, border_radius=canvas.px(18 + grown))
        return veil.convert_alpha()


def hand_of(table: GuidedTable, box: FRect, learner: int) -> tuple[FRect, tuple[int, int]]:
    """Where the hand is beside a thing on the table, and which way it points."""
    choice = table.choice
    others = [choice.places[one] for one in choice.open if one in choice.places]
    lying = [one for one in table.tabletop.in_view(learner) if not (box.contains(one) or one.contains(box))]
    return hand_place(box, table.tabletop.written(), [one for one in others if not one.colliderect(box)], lying)


def hand_place(
    box: FRect, words: Sequence[FRect] = (), others: Sequence[FRect] = (), lying: Sequence[FRect] = ()
) -> tuple[FRect, tuple[int, int]]:
    """Where the hand is beside a thing, its finger just on the edge, and which way it points: from below if there is
    room and it covers no words, else from the right, the left or above; and rather not over other things that can be
    chosen, or over what lies there."""
    reach = HAND * 0.9
    ways = (
        ((0, -1), box.centerx - HAND / 2, box.bottom - HAND + reach),
        ((-1, 0), box.right - HAND + reach, box.centery - HAND / 2),
        ((1, 0), box.left - reach, box.centery - HAND / 2),
        ((0, 1), box.centerx - HAND / 2, box.top - reach),
    )
    found = [(FRect(x, y, HAND, HAND), way) for way, x, y in ways if ROOM.contains(FRect(x, y, HAND, HAND))]
    inside = FRect(box.centerx - HAND / 2, box.centery - HAND * 0.1, HAND, HAND), (0, -1)
    clear = [one for one in found if one[0].collidelist([*words]) < 0]
    alone = [one for one in clear if one[0].collidelist([*others]) < 0]
    bare = [one for one in alone if one[0].collidelist([*lying]) < 0]
    return [*bare, *alone, *clear, *found, inside][0]


def draw_hand(canvas: Canvas, place: FRect, way: tuple[int, int], heartbeat: float) -> None:
    dx, dy = way
    away = BOB * (1 - math.cos(heartbeat * 4)) / 2
    angle = {(0, -1): 0, (-1, 0): 90, (0, 1): 180, (1, 0): 270}[dx, dy]
    canvas.turned("pointing-hand", place.move(-dx * away, -dy * away), angle)
