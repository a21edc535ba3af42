"""A bug report: one file with all that is needed to see it happen again, and nothing about who has played.

It holds what went wrong, the versions, the settings that matter, and the match as a save, its people by numbers. Put
into the folder `matches` it can be continued.
"""

import getpass
import io
import platform
import re
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from game import VERSION, saves, storage
from game.match import Match
from game.players import HUMAN
from scenes.stage.preferences import Preferences

SEEN = ("language", "text_size", "high_contrast", "speed", "reduced_motion", "fullscreen", "display")
TOLD = (*SEEN, "open_hands", "phones")
"""The settings that matter."""
WORDS, MATCH = "report.txt", f"match{saves.SUFFIX}"


def write(trace: str, match: Match | None, prefs: Preferences, size: tuple[int, int]) -> Path:
    """The report's file; OSError if it cannot be written."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(WORDS, "\n".join(_lines(trace, match, prefs, size)))
        if match:
            archive.writestr(MATCH, saves.transcript(match))
    path = storage.dated(storage.data_folder() / "report-{}.zip")
    storage.write_atomic(path, packed.getvalue())
    return path


def _lines(trace: str, match: Match | None, prefs: Preferences, size: tuple[int, int]) -> Iterator[str]:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    yield f"Longtail {VERSION}, Python {platform.python_version()}, {platform.platform()}"
    yield f"pygame-ce {pygame.version.ver}, SDL {sdl}, video driver {pygame.display.get_driver()}"
    yield f"window {size[0]} x {size[1]}, " + ", ".join(f"{key} {getattr(prefs, key)}" for key in TOLD)
    if match:
        yield f"{match.setup.game}, {len(match.setup.seats)} seats, decisions: {len(match.history)}; see {MATCH}"
    if match and match.trying:
        yield f"the move that was being made: {match.trying}"
    yield ""
    yield nameless(trace, match, prefs.names)


def nameless(text: str, match: Match | None, names: Sequence[str]) -> str:
    """Without players' names, the computer's, and paths that tell whose computer it is."""
    for path, sign in ((storage.data_folder(), "DATA"), (storage.ROOT, "LONGTAIL"), (Path.home(), "~")):
        for written in (str(path), str(path).replace("\\", "\\\\")):  # a path in a message has them twice
            text = re.sub(rf"{re.escape(written)}(?!\w)", sign, text) if len(written) > 1 else text
    with suppress(Exception):  # nobody knows who it is: then it is nowhere in a path either
        text = re.sub(rf"(?<=[/\\]){re.escape(getpass.getuser())}(?!\w)", "USER", text)
    if host := platform.node():
        text = re.sub(rf"(?<!\w){re.escape(host)}(?!\w)", "HOST", text)
    seats = enumerate(match.setup.seats, 1) if match else ()
    hidden = dict.fromkeys(names, "a player")
    hidden |= {seat.name: f"Player {number}" for number, seat in seats if seat.player == HUMAN}
    for name in sorted(filter(None, hidden), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", hidden[name], text)
    return text
