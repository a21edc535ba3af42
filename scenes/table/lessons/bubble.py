"""What the host says: a card with her face that finds itself a place where it covers nothing that matters."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from pygame import FRect

from scenes.devices.glyphs import glyph, glyph_width
from scenes.devices.input import Input
from scenes.devices.intents import Action
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BODY, GOLD, INK, LEAD, SMALL, TEAK

FACE = 150.0
PAD = 28.0
FOOT = 22.0
"""The strip that shows how far the lesson has come."""
GLYPH = 48.0
AREA = FRect(96, 54, 1728, 912)
"""Where the card may be: inside the margins, above the bar."""
WIDTHS = (720.0, 600.0, 860.0, 500.0, 1060.0, 1400.0)
SIZES = (float(LEAD), 33.0, float(BODY), 28.0, float(SMALL), 24.0)
LARGE, MIDDLE = SIZES[:3], SIZES[3:5]
"""With these, what lies before the learner is spared; smaller type would not be worth it, but for the middle ones
where else the card would be a tall column of a few words a line."""
BROAD = 0.9
"""How high a card is at most that is no column, as part of its width."""
Spared = Sequence[Sequence[FRect]]
"""What the card keeps clear of as well, if it can; else of the next."""
PITCH = 24.0
"""How finely places are tried."""


@dataclass(frozen=True)
class Speech:
    """What is said: the sentence of the step, an answer to a press that was not meant, how far along it is, and
    whether a press goes on."""

    words: str
    answer: str
    share: float
    reading: bool


@dataclass(frozen=True)
class Card:
    """The card laid out: where it is, and the size and lines of what it says."""

    box: FRect
    size: float
    words: tuple[str, ...]
    answer: tuple[str, ...]


class Bubble:
    def __init__(self) -> None:
        self._key: object = None
        self._card: Card | None = None

    def place(
        self, canvas: Canvas, speech: Speech, keep_free: Sequence[FRect], spare: Spared, near: FRect | None
    ) -> Card:
        """Where the card goes now; worked out once as long as nothing changes."""
        key = (
            speech.words,
            speech.answer,
            speech.reading,
            canvas.scale,
            canvas.workshop.text_scale,
            tuple(map(tuple, (*keep_free, *chain(*spare)))),
            near and tuple(near),
        )
        if self._card is None or key != self._key:
            self._key, self._card = key, _lay(canvas, speech, keep_free, spare, near)
        return self._card

    def draw(self, canvas: Canvas, source: Input, card: Card, speech: Speech, nod: float) -> None:
        box = card.box
        canvas.panel(box, "paper")
        face = FRect(box.left + PAD - 8, box.centery - FOOT / 2 - FACE / 2 + nod, FACE, FACE)
        canvas.art("face-host", face)
        left = box.left + PAD + FACE + 14
        high = canvas.line_height(card.size)
        lines = len(card.words) + len(card.answer)
        y = box.centery - FOOT / 2 - lines * high / 2
        for line, colour in [*((one, INK) for one in card.words), *((one, TEAK) for one in card.answer)]:
            canvas.text(line, left, y, card.size, weight="bold", colour=colour, anchor="topleft")
            y += high
        button = glyph_width(source, source.last, Action.CONFIRM, GLYPH) if speech.reading else -16
        track = FRect(left, box.bottom - PAD - 4, box.right - PAD - left - button - 16, 8)
        canvas.fill(track, TEAK, 0.3)
        canvas.fill(FRect(track.left, track.top, max(8, track.width * speech.share), 8), GOLD, 1.0)
        if speech.reading:
            glyph(canvas, source, source.last, Action.CONFIRM, box.right - PAD - button + 8, track.centery - 6, GLYPH)


def _lay(canvas: Canvas, speech: Speech, keep_free: Sequence[FRect], spare: Spared, near: FRect | None) -> Card:
    """The largest type for which there is a free place, and the place nearest to what is spoken of; where there is
    none, the one that covers least. A broad card goes before a column, even if it covers what else is spared."""
    spared = [(*keep_free, *more) for more in spare]
    ways = [(kept, LARGE, BROAD) for kept in spared] + [(kept, MIDDLE, BROAD) for kept in spared[-1:]]
    ways += [(kept, LARGE, math.inf) for kept in spared]
    for kept, sizes, steepest in (*ways, (keep_free, LARGE, BROAD), (keep_free, SIZES, math.inf)):
        for size in sizes:
            tried = _places(canvas, speech, size, steepest)
            free = [(box, card) for box, card in tried if box.collidelist(kept) < 0]
            if free:
                box, card = min(free, key=lambda place: _far(place[0], near))
                return replace(card, box=box)
    every = [place for size in SIZES for place in _places(canvas, speech, size, math.inf)]
    box, card = min(every, key=lambda place: _covered(place[0], keep_free))
    return replace(card, box=box)


def _places(canvas: Canvas, speech: Speech, size: float, steepest: float) -> Iterator[tuple[FRect, Card]]:
    """Every place on the screen for the cards with type of this size that are no higher than so many times as wide."""
    for card in _cards(canvas, speech, size):
        if card.box.height > steepest * card.box.width:
            continue
        yield from ((box, card) for box in _boxes(card.box.width, card.box.height))


def _cards(canvas: Canvas, speech: Speech, size: float) -> Iterator[Card]:
    """The card with type of this size in each width, in the corner of where it may be."""
    for width in WIDTHS:
        room = width - 2 * PAD - FACE - 14
        words = canvas.wrap(speech.words, size, room, "bold")
        answer = canvas.wrap(speech.answer, size, room, "bold") if speech.answer else []
        if any(canvas.measure(line, size) > room for line in (*words, *answer)):
            continue
        height = max(FACE, (len(words) + len(answer)) * canvas.line_height(size)) + 2 * PAD + FOOT
        if height <= AREA.height:
            yield Card(FRect(*AREA.topleft, width, height), size, tuple(words), tuple(answer))


def _boxes(width: float, height: float) -> list[FRect]:
    across = int((AREA.width - width) // PITCH)
    down = int((AREA.height - height) // PITCH)
    lefts = [AREA.left + i * PITCH for i in range(across + 1)] + [AREA.right - width]
    tops = [AREA.top + i * PITCH for i in range(down + 1)] + [AREA.bottom - height]
    return [FRect(left, top, width, height) for top in tops for left in lefts]


def _covered(box: FRect, keep_free: Sequence[FRect]) -> float:
    return sum(area.width * area.height for area in (box.clip(keep_free[i]) for i in box.collidelistall(keep_free)))


def _far(box: FRect, near: FRect | None) -> float:
    """How far a place is from what is spoken of; without that, from the middle of the screen."""
    x, y = (near or AREA).center
    return abs(box.centerx - x) + 1.4 * abs(box.centery - y) + max(0.0, 720 - box.width) * 1.5
