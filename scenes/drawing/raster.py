"""Pictures, letters and panels as surfaces: made once per size, kept while there is room.

Art is SVG, rasterised at the window's real size. Panels and badges are SVG too, written here from a few numbers, so
that their edges are as smooth as the drawn art.
"""

import io
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from importlib.util import find_spec
from pathlib import Path

import pygame

from game import storage
from scenes.drawing.theme import NIGHT, PLAN, Colour

ART = storage.ASSETS / "art"
SOFT, SOFTEST = {"glow"}, 160
"""Drawings without an edge in them need no more pixels than this."""
BUDGET = 100_000_000
"""Bytes of cached surfaces before the oldest go."""
GROUNDS = 40_000_000
"""The same for grounds as large as the window: at 1920 x 1080 four of them, at 3840 x 2160 the one in use."""

SCENES = 3
"""So many scenes may take each other's place before what none of them needs is thrown out."""
MEASURED = 4000
"""Texts whose width is kept."""

SHOWS = 85
"""How much of the scene below an overlay shows through, of 255."""


class Shelf:
    """Surfaces by key, the least recently used thrown out first: where there is no room for another, and what nobody
    has asked for since several scenes ago."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget, self.used = budget, 0
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._scene = 0
        self._asked: dict[Hashable, int] = {}
        """In which scene something was last asked for."""

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        surface = self.kept.get(key)
        if surface is not None:
            self.kept.move_to_end(key)
            self._asked[key] = self._scene
            return surface
        surface = make()
        self.make_room(_bytes(surface))
        self.kept[key], self._asked[key] = surface, self._scene
        self.used += _bytes(surface)
        return surface

    def make_room(self, size: int) -> None:
        """Throw out before something so large is made, where both together would be too much at once."""
        while self.kept and self.used + size > self.budget:
            self._throw_out()

    def next_scene(self) -> None:
        """Another scene has taken the place of those before: what the last few did not need will not be needed soon."""
        self._scene += 1
        while self.kept and self._asked[next(iter(self.kept))] < self._scene - SCENES:
            self._throw_out()

    def _throw_out(self) -> None:
        key, old = self.kept.popitem(last=False)
        del self._asked[key]
        self.used -= _bytes(old)

    def clear(self) -> None:
        self.kept.clear()
        self._asked.clear()
        self.used = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def art(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The drawing `name.svg` at exactly this size; a cross in a box, and a notice, if it cannot be drawn."""
    path = ART / f"{name}.svg"
    size = max(1, size[0]), max(1, size[1])
    drawn = (min(size[0], SOFTEST), min(size[1], SOFTEST)) if name in SOFT else size
    try:
        return _stretched_to(pygame.image.load_sized_svg(path, drawn), size).convert_alpha()
    except (pygame.error, FileNotFoundError) as error:
        storage.notice(f"{path}: the picture cannot be drawn ({error}); install the file again.")
        missing = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(missing, (255, 244, 220), missing.get_rect(), 2)
        pygame.draw.line(missing, (255, 244, 220), (0, 0), size, 2)
        return missing


_ahead: dict[tuple[tuple[str, ...], tuple[int, int]], tuple[threading.Thread, list[pygame.Surface]]] = {}


def draw_ahead(names: Sequence[str], size: tuple[int, int]) -> None:
    """Begin to draw what will soon be asked for. Rasterising keeps no lock: everything else goes on meanwhile.

    It is no daemon: who leaves at once waits for it. pygame closes the drawing's file when it is done, and that crashes
    where Python has come to its end."""
    done: list[pygame.Surface] = []

    def draw() -> None:
        done.append(_stack(names, size))

    thread = threading.Thread(target=draw, daemon=False)
    _ahead[tuple(names), size] = thread, done
    thread.start()


def stacked(names: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """Drawings of one size laid over each other."""
    begun = _ahead.pop((tuple(names), size), None)
    if begun is None:
        return _stack(names, size)
    thread, done = begun
    thread.join()
    return done[0]


def _stack(names: Sequence[str], size: tuple[int, int]) -> pygame.Surface:
    """Rasterising them as one saves a pass over every pixel for each. They are laid down once and not kept, so they
    stay in the loader's format: at 3840 x 2160 another copy would be 33 MB."""
    parts = []
    try:
        for name in names:
            source = (ART / f"{name}.svg").read_text(encoding="utf-8")
            head, _, body = source.partition("<svg")
            opening, _, inner = body.partition(">")
            inner = inner.rpartition("</svg>")[0]
            parts.append(re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", inner))
        return _loaded(f"{head}<svg{opening}>{''.join(parts)}</svg>", size)
    except (pygame.error, OSError, UnicodeDecodeError):
        whole = art(names[0], size)  # which of them is at fault comes out one by one
        for name in names[1:]:
            whole.blit(art(name, size), (0, 0))
        return whole


def cover(window: tuple[int, int]) -> tuple[int, int]:
    """The size in which a drawing of the plan's proportions covers the whole window."""
    scale = max(window[0] / PLAN[0], window[1] / PLAN[1])
    return round(PLAN[0] * scale), round(PLAN[1] * scale)


def from_svg(source: str, size: tuple[int, int]) -> pygame.Surface:
    return _loaded(source, size).convert_alpha()


def _loaded(source: str, size: tuple[int, int]) -> pygame.Surface:
    size = max(1, size[0]), max(1, size[1])
    return _stretched_to(pygame.image.load_sized_svg(io.BytesIO(source.encode()), size), size)


def _stretched_to(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The loader keeps the drawing's proportions; stretch it to what was asked for."""
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


def stretched(base: pygame.Surface, width: int) -> pygame.Surface:
    """A wide version of a narrow picture: its halves stay at the ends, its middle column fills what lies between."""
    narrow, height = base.get_size()
    if width <= narrow:
        return base
    half = narrow // 2
    wide = pygame.Surface((width, height), pygame.SRCALPHA, base)
    wide.blit(base, (0, 0), (0, 0, half, height))
    middle = base.subsurface((half, 0, 1, height))
    wide.blit(pygame.transform.scale(middle, (width - narrow + 1, height)), (half, 0))
    wide.blit(base, (width - narrow + half + 1, 0), (half + 1, 0, narrow - half - 1, height))
    return wide


def stretched_both(base: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The same in both directions, for pictures that are alike along every edge."""
    wide = stretched(base, size[0])
    return pygame.transform.rotate(stretched(pygame.transform.rotate(wide, 90), size[1]), -90)


def hex_colour(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def shade(colour: Colour, factor: float) -> Colour:
    """Darker below 1, lighter above."""
    if factor <= 1:
        r, g, b = (round(c * factor) for c in colour)
    else:
        r, g, b = (round(c + (255 - c) * (factor - 1)) for c in colour)
    return r, g, b


def dim(surface: pygame.Surface) -> None:
    """What lies below an overlay: at night, so that it only just shows through."""
    surface.fill((SHOWS, SHOWS, SHOWS), special_flags=pygame.BLEND_RGB_MULT)
    surface.fill(shade(NIGHT, 1 - SHOWS / 255), special_flags=pygame.BLEND_RGB_ADD)


def mixed(a: Colour, b: Colour, t: float) -> Colour:
    r, g, blue = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return r, g, blue


WEIGHTS = {"medium": "Manrope-SemiBold.ttf", "bold": "Manrope-Bold.ttf", "heavy": "Manrope-ExtraBold.ttf"}


def font_file(weight: str) -> Path:
    package = find_spec("font_manrope")
    if package is None or not package.submodule_search_locations:
        raise ModuleNotFoundError("no package font_manrope")
    return Path(package.submodule_search_locations[0]) / "files" / WEIGHTS[weight]


class Fonts:
    """Manrope in three weights at any pixel size; pygame's own font if the package is missing."""

    def __init__(self) -> None:
        self.open: dict[tuple[str, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, str, int], int] = {}
        self.files: dict[str, bytes] = {}

    def close(self) -> None:
        """In another window letters have other sizes; those of this one would stay for good."""
        self.open.clear()

    def width(self, text: str, weight: str, size: int) -> int:
        """How wide a text is. The same lines are measured frame after frame, so the answers are kept for a while."""
        key = text, weight, size
        wide = self._widths.get(key)
        if wide is None:
            if len(self._widths) > MEASURED:
                self._widths.clear()
            wide = self._widths[key] = self.get(weight, size).size(text)[0]
        return wide

    def get(self, weight: str, size: int) -> pygame.font.Font:
        key = weight, size
        if key not in self.open:
            try:
                if weight not in self.files:
                    self.files[weight] = font_file(weight).read_bytes()
                self.open[key] = pygame.font.Font(io.BytesIO(self.files[weight]), size)
            except (OSError, pygame.error, ModuleNotFoundError) as error:
                storage.notice(f"The typeface Manrope is missing ({error}); install the package font-manrope.")
                self.open[key] = pygame.font.Font(None, size)
        return self.open[key]
