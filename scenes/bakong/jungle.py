"""The trail with all that moves on it: tiles that flip, adventurers, the temple, and the way someone might go."""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.bakong.outlook import TO_HOME, TO_TEMPLE, FlipOutlook, WalkOutlook
from game.bakong.rules import CAMP, TEMPLE
from scenes.bakong import layout
from scenes.bakong.figures import draw_figure, draw_pointer
from scenes.bakong.picture import Adventurer, Picture, ThingSprite, art_of
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import CREAM, INK, SMALL
from scenes.stage.backstage import Backstage
from scenes.table.course import Course

STONES = 44.0
"""About how far apart the stones of the path lie."""
GATE, GREAT = 66.0, 54.0
"""How far from the middle of the temple's gate the great emeralds begin, and how wide each may be."""
GHOST = 0.55
UNDERSIDE = 88.0
MARK = 56.0
LOST = 60.0
"""How large a footprint of a step is that will not be made."""
LEAST_NUMBER = 26.0


@dataclass(frozen=True)
class Label:
    """What would come of a walk at a place, in words, with a picture before them: gains on brass, losses in red."""

    place: int
    art: str
    words: str
    style: str = "brass"


class Jungle:
    def __init__(self, stage: Backstage, course: Course, picture: Picture) -> None:
        self.stage, self.course, self.picture = stage, course, picture

    # What stays for a whole match

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.backdrop("bakong-backdrop")
        path = self.picture.path
        for sprig in path.trail.scenery:
            canvas.art(sprig.art, path.rect_of(sprig.x, sprig.y, sprig.width, sprig.height).inflate(2, 2))
        canvas.step_back()
        for place in range(TEMPLE):
            for x, y in self._stones(place):
                canvas.art("stepping", FRect(x - 20, y - 20, 40, 40))
        canvas.art("place-camp", self._camp())

    def _camp(self) -> FRect:
        box = self.picture.path.rect(CAMP)
        return FRect(box.centerx - 100, box.bottom - 168, 200, 170)

    def _stones(self, place: int) -> list[tuple[float, float]]:
        """Stones from the middle of a place to that of the next."""
        path = self.picture.path
        (x, y), (to_x, to_y) = path.middle(place), path.middle(place + 1)
        count = max(1, round(math.hypot(to_x - x, to_y - y) / STONES))
        way = [(x + (to_x - x) * i / count, y + (to_y - y) * i / count) for i in range(1, count)]
        ends = [path.rect(place).inflate(-20, -20), path.rect(place + 1).inflate(-20, -20)]
        return [point for point in way if not any(end.collidepoint(point) for end in ends)]

    # What changes

    def draw_first_home(self, canvas: Canvas) -> None:
        """It lies at the camp until somebody has earned it."""
        if self.picture.first_home is None:
            canvas.art("first-home", self.picture.path.first_home)

    def draw_temple(self, canvas: Canvas) -> None:
        picture = self.picture
        box = picture.path.rect(TEMPLE)
        canvas.art("place-temple", box)
        canvas.art("place-temple-open", box, picture.opened)
        for points, room in greats_at_temple(picture).items():
            self._draw_great(canvas, points, *room.center)
        if picture.temple:
            pitch = 58.0
            shelf = FRect(box.left, box.top + 4, pitch * len(picture.temple) + 10, 66)
            canvas.panel(shelf, "group")
            for i, thing in enumerate(picture.temple):
                room = FRect(shelf.left + 8 + i * pitch, shelf.top + 8, pitch - 6, 46)
                canvas.art(art_of(thing), fitted(room, *picture.sizes[thing]))

    def _draw_great(self, canvas: Canvas, points: int, x: float, y: float) -> None:
        rect = fitted(FRect(x - GREAT / 2, y - 25, GREAT, 50), *self.picture.sizes[points])
        canvas.art(art_of(points), rect)
        canvas.text(str(points), x, y - 1, 26, weight="heavy", anchor="center", fixed=True, shadow=True)

    def draw_tiles(self, canvas: Canvas, faded: Collection[int] = ()) -> None:
        for place, tile in self.picture.tiles.items():
            box = self.picture.path.rect(place)
            alpha = tile.alpha * (0.4 if place in faded else 1.0)
            if tile.turn >= 1 and not tile.lift:
                canvas.art(f"trail-{tile.kind}", box, alpha)
                continue
            size = canvas.rect(box).size
            face = canvas.picture(f"trail-{tile.kind}", size)
            narrow = max(1, round(size[0] * tile.turn)), size[1]
            if tile.lift:
                canvas.art("glow", box.inflate(30, 10).move(0, 30), 0.8, INK)
            canvas.centred(pygame.transform.smoothscale(face, narrow), box.centerx, box.centery - tile.lift, alpha)

    def draw_crew(self, canvas: Canvas, acting: int | None, clock: float) -> None:
        """Everybody on the trail; whoever's turn it is has a bright rim, an arrow overhead, and hops a little."""
        for one in sorted(self.picture.crew, key=lambda one: (one.seat == acting, one.y)):
            if one.seat != acting:
                self.draw_adventurer(canvas, one, one.y)
                continue
            bounce = 5 * abs(math.sin(clock * 3.2)) if clock else 0.0
            canvas.art("glow", FRect(one.x - 60, one.y - 96, 120, 120))
            self.draw_adventurer(canvas, one, one.y - bounce, lit=True)
            draw_pointer(canvas, one.x, one.y - self.height_at(one.place) - one.lift - 4 + bounce)

    def height_at(self, place: int, more: int = 0) -> float:
        """How high adventurers stand on a place: the more share it, the smaller, so that all can be counted."""
        return layout.pawn(len(self.picture.sharing(place)) + more)

    def draw_adventurer(
        self, canvas: Canvas, one: Adventurer, feet: float, alpha: float = 1.0, more: int = 0, lit: bool = False
    ) -> None:
        """One of those on a place, and of so many `more` who might come there."""
        livery, height = self.course.colour(one.seat), self.height_at(one.place, more)
        draw_figure(canvas, livery, one.homeward, (one.x, feet), height, lift=one.lift, alpha=alpha, lit=lit)

    def draw_marks(self, canvas: Canvas) -> None:
        for mark in self.picture.marks:
            rect = FRect(mark.x - mark.width / 2, mark.y - mark.height / 2, mark.width, mark.height)
            canvas.art(mark.art, rect, mark.alpha)

    # Looking ahead

    def draw_undersides(self, canvas: Canvas, under: Mapping[int, str]) -> None:
        """What lies under tiles that have been turned before."""
        for place, kind in under.items():
            box = self.picture.path.rect(place)
            size = UNDERSIDE
            canvas.art(f"trail-{kind}", FRect(box.right - size + 8, box.bottom - size + 6, size, size))

    def draw_flip(self, canvas: Canvas, ahead: FlipOutlook, below: float = 0.0) -> None:
        """The tile that a die would flip, with what is known of its other side; nothing of it behind the prompt."""
        if ahead.place is None:
            return
        corner, mark = self.flip_signs(ahead.place, below)
        canvas.art(f"trail-{ahead.now}" if ahead.now else "trail-unknown", corner)
        canvas.art("mark-flip", mark)

    def flip_signs(self, place: int, below: float) -> tuple[FRect, FRect]:
        """Where the other side of a tile is shown, and that it flips."""
        box = self.picture.path.rect(place)
        corner = FRect(box.right - UNDERSIDE + 18, max(box.top - 24, below + 2), UNDERSIDE, UNDERSIDE)
        return corner, FRect(box.left + 14 - MARK / 2, max(box.top + 10 - MARK / 2, below + 2), MARK, MARK)

    def light(self, canvas: Canvas, place: int) -> None:
        """Lantern light under a tile; drawn before it."""
        canvas.art("glow", self.picture.path.rect(place).inflate(150, 150))

    def _mark(self, canvas: Canvas, art: str, x: float, y: float, alpha: float = 1.0, size: float = MARK) -> None:
        canvas.art(art, FRect(x - size / 2, y - size / 2, size, size), alpha)

    def draw_walk(self, canvas: Canvas, seat: int, walk: WalkOutlook, strong: bool = True) -> None:
        """Footprints to where a walk would end, and the adventurer there."""
        path, alpha = self.picture.path, 1.0 if strong else 0.5
        start = self.picture.crew[seat].place
        doubt = False
        for before, place in zip((start, *walk.entered), walk.entered, strict=False):
            self._footprints(canvas, before, place, alpha * (0.4 if doubt else 1.0))
            doubt = doubt or place == walk.doubtful
        sharing = [mate for mate in self.picture.sharing(walk.stop) if mate != seat]
        x, y = path.stand(walk.stop, len(sharing), len(sharing) + 1)
        ghost = Adventurer(seat, x, y, walk.stop, homeward=self.picture.crew[seat].homeward)
        more = 0 if walk.stop == start else 1
        self.draw_adventurer(canvas, ghost, ghost.y, GHOST if strong else 0.35, more)
        if walk.by and not strong:
            rect = fitted(FRect(x - 30, y - self.height_at(walk.stop, more) - 34, 60, 34), *self.picture.sizes[walk.by])
            canvas.art(art_of(walk.by), rect)

    def _footprints(self, canvas: Canvas, before: int, place: int, alpha: float) -> None:
        (x, y), (to_x, to_y) = self.picture.path.middle(before), self.picture.path.middle(place)
        angle = math.degrees(math.atan2(-(to_y - y), to_x - x)) - 90
        length = math.hypot(to_x - x, to_y - y) or 1
        for i, share in enumerate((0.36, 0.5, 0.64)):
            side = 13 if i % 2 else -13
            fx, fy = x + (to_x - x) * share, y + (to_y - y) * share
            fx, fy = fx - (to_y - y) / length * side, fy + (to_x - x) / length * side
            canvas.turned("footprint", FRect(fx - 21, fy - 21, 42, 42), angle, alpha)

    def draw_events(
        self, canvas: Canvas, seat: int, walk: WalkOutlook, flipped: int | None = None, signs: Sequence[FRect] = ()
    ) -> None:
        """What a walk brings and costs, over everything else on the trail; `flipped` has signs of its own, which stay
        in sight."""
        for place, thing in walk.crossed:
            box = self.picture.path.rect(place)
            x = box.left + 24 if place == flipped else box.centerx
            y = box.centery + 10 if place == flipped else box.top + 8
            self._mark(canvas, art_of(thing), x, y, size=48)
        if walk.lost:
            self._draw_lost(canvas, walk, self.picture.crew[seat].homeward, flipped)
        if walk.stop == CAMP:
            box = self.picture.path.rect(CAMP)
            self._mark(canvas, "mark-home", box.centerx, box.top + 8)
        labels = self.labels(seat, walk)
        for label, box in zip(labels, self.label_boxes(canvas, labels, signs), strict=True):
            self._draw_label(canvas, label, box)

    def _draw_lost(self, canvas: Canvas, walk: WalkOutlook, homeward: bool, flipped: int | None) -> None:
        """The steps that are not made: crossed-out footprints on the way on."""
        path = self.picture.path
        way = -1 if homeward else 1
        for step in range(walk.lost):
            before, place = walk.stop + step * way, walk.stop + (step + 1) * way
            if not CAMP <= place <= TEMPLE:
                break
            (x, y), (to_x, to_y) = path.middle(before), path.middle(place)
            self._mark(canvas, "footprint-lost", (x + to_x) / 2, (y + to_y) / 2, size=LOST)
        box = path.rect(walk.stop)
        self._mark(canvas, "mark-stop", box.left + 14, box.centery if walk.stop == flipped else box.top + 12)

    def labels(self, seat: int, walk: WalkOutlook) -> list[Label]:
        """What a walk costs, place by place, and what its end gives."""
        texts, points = self.stage.texts, self.picture.rules.parts.ouch_worth
        lost = texts("points-lost", points=-points)
        found = [Label(place, "mark-ouch", lost, "warning") for place in walk.ouches]
        found += [Label(place, "mark-sink", texts("ahead-object-lost"), "warning") for place in walk.taking]
        if walk.lost:
            found.append(Label(walk.stop, "", texts("ahead-steps-lost", steps=walk.lost), "warning"))
        if walk.reaches == TO_TEMPLE:
            best = max(self.picture.greats)
            found.append(Label(TEMPLE, "icon-great", texts("ahead-great", points=best)))
        elif walk.reaches == TO_HOME:
            home = self.picture.rules.parts.first_home
            found.append(Label(CAMP, "first-home", texts("points-gained", points=home)))
        torch = "torch" in self.picture.packs[seat].objects
        match walk.effect:
            case "emerald":
                found.append(Label(walk.stop, "emerald-1", texts("points-gained", points=2 if torch else 1)))
            case "cave":
                found.append(Label(walk.stop, "emerald-1", texts("ahead-cave-torch" if torch else "ahead-cave")))
            case "waterfall":
                found.append(Label(walk.stop, "ouch", texts("ahead-ouch-less")))
            case "abandoned":
                found.append(Label(walk.stop, "mark-object", texts("ahead-object")))
        return found

    def label_boxes(self, canvas: Canvas, labels: Collection[Label], signs: Sequence[FRect] = ()) -> list[FRect]:
        wide = [canvas.measure(one.words, SMALL, "heavy", fixed=True) + (64 if one.art else 32) for one in labels]
        wanted = [(one.place, room) for one, room in zip(labels, wide, strict=True)]
        return layout.labels(self.picture.path, wanted, signs)

    def _draw_label(self, canvas: Canvas, label: Label, box: FRect) -> None:
        canvas.panel(box, label.style)
        if label.art:
            canvas.art(label.art, FRect(box.left + 7, box.centery - 22, 42, 42))
        ink = INK if label.style == "brass" else CREAM
        x = box.left + (53 if label.art else 16)
        canvas.text(label.words, x, box.centery - 2, SMALL, weight="heavy", colour=ink, fixed=True)


def greats_at_temple(picture: Picture) -> dict[int, FRect]:
    """Where the great emeralds lie that nobody has taken yet: at both sides of the gate."""
    box, half = picture.path.rect(TEMPLE), (len(picture.greats) + 1) // 2
    found = {}
    for i, points in enumerate(picture.greats):
        aside = GATE + GREAT * (half - 1 - i if i < half else i - half)
        x, y = box.centerx + (-aside if i < half else aside), box.bottom - 20
        found[points] = FRect(x - GREAT / 2, y - 25, GREAT, 50)
    return found


def fitted(box: FRect, wide: int, high: int, most: float = 1000) -> FRect:
    """The largest rect of so many squares in the middle of a box, no square larger than the most."""
    square = min(box.width / wide, box.height / high, most)
    rect = FRect(0, 0, wide * square, high * square)
    rect.center = box.center
    return rect


def draw_thing(canvas: Canvas, art: str, rect: FRect, turned: bool = False, alpha: float = 1.0) -> None:
    """A thing in a box; one that stands upright there is drawn turned."""
    if not turned:
        canvas.art(art, rect, alpha)
        return
    lying = FRect(0, 0, rect.height, rect.width)
    lying.center = rect.center
    canvas.turned(art, lying, 90, alpha)


def draw_great_number(canvas: Canvas, points: int, rect: FRect) -> None:
    size = max(LEAST_NUMBER, min(rect.width, rect.height) * 0.6)
    canvas.text(str(points), *rect.center, size, weight="heavy", colour=CREAM, anchor="center", fixed=True, shadow=True)


def draw_aloft(canvas: Canvas, things: Collection[ThingSprite]) -> None:
    for one in things:
        rect = FRect(one.x - one.width / 2, one.y - one.height / 2, one.width, one.height)
        draw_thing(canvas, one.art, rect, one.turned, one.alpha)
        if one.art.startswith("great-"):
            draw_great_number(canvas, int(one.art.removeprefix("great-")), rect)
