"""Longtail: four board games from Bangkok and Angkor on a living-room screen. Start with `python main.py`."""

import argparse
import gc
import signal
import sys
from collections.abc import Callable
from typing import NoReturn

from game.door.sentences import tell

WISHES_TO_LEAVE = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, the end of a session, a terminal that is closed: those that the system knows."""


class Options(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        tell(f"main.py: {message}; see python main.py --help.")
        raise SystemExit(2)


def read_options(arguments: list[str]) -> argparse.Namespace:
    options = Options(prog="main.py", description="Board games from Bangkok and Angkor for a living-room screen.")
    options.add_argument(
        "--window", nargs="?", const="", metavar="WxH", help="start in a window, of this size if given"
    )
    options.add_argument("--data", metavar="FOLDER", help="keep saves and settings in this folder")
    return options.parse_args(arguments)


def window_size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if len(text) > 11 or not (
        cross and width.isdecimal() and height.isdecimal() and all(0 < int(n) <= 16384 for n in (width, height))
    ):
        tell(f"main.py: --window wants a size such as 1280x720, not {text!r}.")
        raise SystemExit(2)
    return int(width), int(height)


def when_asked_to_leave(leave: Callable[[], object]) -> None:
    """What to do then; whoever started the program so that it does not hear of it has said what they want."""
    for name in WISHES_TO_LEAVE:
        wish = getattr(signal, name, None)
        if wish is not None and signal.getsignal(wish) is not signal.SIG_IGN:
            signal.signal(wish, lambda *_: leave())


def main(arguments: list[str]) -> int:
    when_asked_to_leave(sys.exit)
    options = read_options(arguments)
    size = window_size(options.window) if options.window else None
    if options.data:
        import os

        os.environ["LONGTAIL_DATA"] = options.data
    gc.disable()  # nothing to collect before the first frame; looking for it takes a while all the same
    import pygame

    from scenes.stage import preferences, window

    prefs = preferences.load()
    if options.window is not None:
        prefs.fullscreen = False
    try:
        surface = window.open_early(prefs, size)
    except pygame.error as error:
        tell(f"main.py: no window can be opened ({error}); start it where there is a screen.")
        return 1
    when_asked_to_leave(window.ask_to_close)
    from scenes.screens import screen_at, soon
    from scenes.stage.navigation import Title
    from scenes.stage.rehearsal import PATIENCE
    from scenes.stage.stage import Stage

    stage = Stage(prefs, screen_at, size, surface, PATIENCE)
    stage.begin(Title())
    gc.freeze()
    gc.enable()
    stage.run(soon())
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
