"""What tests make again and again and is always the same: drawings, letters, sounds and messages. They are made once
for a whole run and lent from there; each test still opens a stage of its own, with nothing on its shelves."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from threading import Lock
from unittest.mock import patch

import pygame

from scenes.drawing.raster import Shelf
from scenes.stage import texts

File = Path | BytesIO
DRAWINGS, MESSAGES = 1_000_000_000, 10_000
"""Bytes of the drawings that are kept, and how many messages: those asked for last."""
LARGEST = 1280 * 720
"""Pixels of a drawing that is kept: beyond it there are few, and each takes as much memory as a hundred others."""

_draw: Callable[[File, tuple[int, int]], pygame.Surface] = pygame.image.load_sized_svg
_open: Callable[[File | None, int], pygame.font.Font] = pygame.font.Font


@contextmanager
def made_once() -> Iterator[None]:
    with ExitStack() as lent:
        lent.enter_context(patch.object(pygame.image, "load_sized_svg", _drawing))
        lent.enter_context(patch.object(pygame.font, "Font", _font))
        lent.enter_context(patch.object(pygame.mixer, "Sound", cache(pygame.mixer.Sound)))
        lent.enter_context(patch.object(texts, "_pattern", lru_cache(MESSAGES)(vars(texts)["_pattern"])))
        yield


def _drawing(file: File, size: tuple[int, int]) -> pygame.Surface:
    """A copy: whoever asks may tint it."""
    return _draw(file, size) if size[0] * size[1] > LARGEST else _drawn(_source(file), size).copy()


_drawings, _alone = Shelf(DRAWINGS), Lock()


def _drawn(source: bytes, size: tuple[int, int]) -> pygame.Surface:
    with _alone:  # grounds are drawn in a thread of their own
        return _drawings.get((source, size), lambda: _draw(BytesIO(source), size))


def _font(file: File | None, size: int) -> pygame.font.Font:
    return _opened(file and _source(file), size)


@cache
def _opened(source: bytes | None, size: int) -> pygame.font.Font:
    return _open(None if source is None else BytesIO(source), size)


def _source(file: File) -> bytes:
    """By what is in it: a test may have changed a file."""
    return file.read_bytes() if isinstance(file, Path) else file.getvalue()
