"""Longtail: four board games from Bangkok and Angkor on a living-room screen. Start with `python main.py`."""

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import VERSION
from game.door.sentences import tell

if TYPE_CHECKING:
    from scenes.stage.preferences import Preferences

WISHES_TO_LEAVE = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, the end of a session, a terminal that is closed: those that the system knows."""
ABOUT = "Board games from Bangkok and Angkor for a living-room screen. Without options: full screen, as you left it."
EXAMPLES = """examples:
  {0} --window                     in a window
  {0} --display 2 --lang de        on the second screen, in German
  {0} --game klongs --seed 7       to the lobby of Bangkok Klongs; its match is the same each time
  {0} --check                      something does not work? This says what was found, and what to do"""


def called() -> str:
    """What was started: a built or installed program has a name of its own."""
    name = Path(sys.argv[0]).stem
    return name if name.lower() == "longtail" else "main.py"


class Options(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        tell(f"{called()}: {message}; --help says what there is.")
        raise SystemExit(2)


def read_options(arguments: list[str]) -> argparse.Namespace:
    options = Options(
        prog=called(),
        description=ABOUT,
        epilog=EXAMPLES.format(called()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    say = options.add_argument
    say("--window", nargs="?", const="", metavar="WxH", help="start in a window, of this size if given")
    say("--display", type=int, metavar="N", help="open on this screen, counted from 1; it is remembered")
    say("--lang", metavar="CODE", help="the language this time: en, de, fr, es, it or pl")
    say("--game", metavar="NAME", help="go straight to the lobby of klongs, bakong, market or dice")
    say("--seed", type=int, metavar="N", help="with --game: the match begun there has this number, to have it twice")
    say("--data", metavar="FOLDER", help="keep saves and settings in this folder")
    say("--version", action="version", version=f"Longtail {VERSION}", help="say which Longtail this is, and leave")
    say("--check", action="store_true", help="say what was found, what is wrong and what to do, and leave")
    return options.parse_args(arguments)


def refuse(sentence: str) -> NoReturn:
    tell(f"{called()}: {sentence}.")
    raise SystemExit(2)


def window_size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if len(text) > 11 or not (
        cross and width.isdecimal() and height.isdecimal() and all(0 < int(n) <= 16384 for n in (width, height))
    ):
        refuse(f"--window wants a size such as 1280x720, not {text!r}")
    return int(width), int(height)


def data_folder(text: str) -> str:
    if not text.strip():
        refuse("--data wants a folder")
    try:
        return str(Path(text).expanduser().absolute())
    except RuntimeError:
        refuse(f"--data wants a folder, and nobody knows where {text!r} is")


def check_game(options: argparse.Namespace) -> None:
    """Whether there is such a game, and its match can have such a number."""
    if options.game is not None:
        from game import catalogue

        if options.game not in catalogue.GAMES:
            refuse(f"--game wants one of {', '.join(catalogue.GAMES)}, not {options.game!r}")
    if options.seed is not None:
        from game.match import SEEDS

        if options.game is None:
            refuse("--seed wants a --game beside it, whose next match it is for")
        if not 0 <= options.seed < SEEDS:
            refuse(f"--seed wants a whole number from 0 to {SEEDS - 1}, not {options.seed}")


def take_over(options: argparse.Namespace, prefs: "Preferences") -> None:
    """What is chosen for this start, and what for good."""
    from scenes.stage.preferences import LANGUAGES, MOST_DISPLAYS

    if options.window is not None:
        prefs.choose_for_now("fullscreen", False)
    if options.lang is not None:
        if options.lang not in LANGUAGES:
            refuse(f"--lang wants one of {', '.join(LANGUAGES)}, not {options.lang!r}")
        prefs.choose_for_now("language", options.lang)
    if options.display is not None:
        if not 1 <= options.display <= MOST_DISPLAYS:
            refuse(f"--display wants the number of a screen, 1 for the first, not {options.display}")
        prefs.display = options.display
        prefs.save()


def when_asked_to_leave(leave: Callable[[], object]) -> None:
    """What to do then; whoever started the program so that it does not hear of it has said what they want."""
    for name in WISHES_TO_LEAVE:
        wish = getattr(signal, name, None)
        if wish is not None and signal.getsignal(wish) is not signal.SIG_IGN:
            signal.signal(wish, lambda *_: leave())


def main(arguments: list[str]) -> int:
    asked = []

    def leave_at_once() -> NoReturn:
        asked.append(True)
        sys.exit()

    when_asked_to_leave(leave_at_once)
    options = read_options(arguments)
    size = window_size(options.window) if options.window else None
    check_game(options)
    if options.data is not None:
        os.environ["LONGTAIL_DATA"] = data_folder(options.data)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # --check says which pygame it is, and nobody else asks
    if options.check:
        from scenes.stage import checkup

        return checkup.run()
    gc.disable()  # nothing to collect before the first frame; looking for it takes a while all the same
    import pygame

    from scenes.stage import preferences, window

    prefs = preferences.load()
    take_over(options, prefs)
    try:
        surface = window.open_early(prefs, size)
    except pygame.error as error:
        tell(f"{called()}: no window can be opened ({error}); start it where there is a screen.")
        return 1
    window.say_if_missing(options.display)
    when_asked_to_leave(window.ask_to_close)
    if asked:  # opening the window calls back into Python, and whatever is raised there gets lost
        return 0
    from scenes.screens import screen_at, soon, way_to
    from scenes.stage.rehearsal import PATIENCE
    from scenes.stage.stage import Stage

    stage = Stage(prefs, screen_at, size, surface, PATIENCE)
    stage.begin(*way_to(options.game, options.seed))
    gc.freeze()
    gc.enable()
    stage.run(soon())
    return 0


def start() -> NoReturn:
    """From the desktop, as `longtail` or as `python main.py`. A built program starts itself once more to think in."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    raise SystemExit(main(sys.argv[1:]))


if __name__ == "__main__":
    start()
