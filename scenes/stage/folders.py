"""A folder shown by the system's own window for files: beside the game, which never waits for it. A file is opened with
whatever the system has for it."""

import os
import subprocess
import sys
import threading
from pathlib import Path

from game import storage

AT_ONCE = 5.0
"""Seconds in which a system that cannot do it says so; one that takes longer has opened it."""
OPENERS = {"darwin": "open"}
USUAL = "xdg-open"


def show(folder: Path, sorry: str) -> None:
    """Open a folder; where that cannot be done the sentence is told."""
    threading.Thread(target=_show, args=(folder, sorry), daemon=True).start()


def _show(folder: Path, sorry: str) -> None:
    try:
        shown = opened(folder)
    except OSError:
        shown = False
    if not shown:
        storage.notice(sorry)


def opened(path: Path) -> bool:
    """Whether the system has opened it; OSError if it cannot."""
    if sys.platform == "win32":
        os.startfile(path)
        return True
    opener = subprocess.Popen(
        [OPENERS.get(sys.platform, USUAL), str(path)],
        env=outside(dict(os.environ)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return opener.wait(AT_ONCE) == 0
    except subprocess.TimeoutExpired:
        opener.wait()  # some are the window itself, and end with it
        return True


def outside(environment: dict[str, str]) -> dict[str, str]:
    """The environment for programs that are not ours: a built program looks for libraries in its own folder first, and
    another one that did so would not start."""
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if getattr(sys, "frozen", False):
        environment.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            environment["LD_LIBRARY_PATH"] = before
    return environment
