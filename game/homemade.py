"""Boards and lessons that players made themselves: a folder of their own in the player's folder, which no new version
of the program touches. What lies there is read after the program's own and checked like it.

Decks are not among them: a game has one, without a name to choose it by, and the halls of fame and the market of the
day count on it.
"""

import shutil
from contextlib import suppress
from pathlib import Path

from game import storage

BOARDS, LESSONS = "maps", "lessons"
EXAMPLE = "example-"
"""How copies of the program's own files are called there, to begin from: no game is, so nobody takes them for more."""
ABOUT = "README.txt"
"""What goes where, for whoever opens the folder: in the language that they play in."""
MOST = 60
"""Files of a kind that are looked at: each takes its time when the program starts."""


def folder(kind: str = "") -> Path:
    return storage.data_folder() / "own" / kind


def files(kind: str, pattern: str) -> list[Path]:
    """What players have put there, from A to Z; a folder that cannot be read costs only what is in it."""
    try:
        found = sorted(folder(kind).glob(pattern))
    except OSError as error:
        storage.notice(f"Cannot look into {folder(kind)} ({storage.reason(error)}); what is in it is left out.")
        return []
    if len(found) > MOST:
        storage.notice(
            f"{folder(kind)} holds more than {MOST} files for a game; those after {found[MOST - 1].name} wait."
        )
    return found[:MOST]


def prepare(words: str = "") -> Path:
    """The folder, with what one needs to begin: these words about it, the program's boards and lessons as examples, and
    the tiles that boards are painted with in the Tiled editor. What is there already stays, for somebody may have
    changed it. OSError if it cannot be made."""
    boards, lessons = folder(BOARDS), folder(LESSONS)
    for made in (boards / "tiles", lessons):
        storage.make_folder(made)
    with suppress(OSError):  # a disk that is full: whoever knows how boards are made needs no example
        if words and not (folder() / ABOUT).exists():
            (folder() / ABOUT).write_text(f"{words}\n", encoding="utf-8")
        for board in storage.MAPS.glob("*.tmx"):
            _bring(board, boards / f"{EXAMPLE}{board.name}")
        for lesson in (storage.ASSETS / "lessons").glob("*.toml"):
            _bring(lesson, lessons / f"{EXAMPLE}{lesson.name}")
        for part in [*storage.MAPS.glob("*.tsx"), *storage.MAPS.glob("tiles/*.png")]:
            _bring(part, boards / part.relative_to(storage.MAPS))
    return folder()


def _bring(file: Path, copy: Path) -> None:
    if not copy.exists():
        shutil.copyfile(file, copy)
