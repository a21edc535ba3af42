"""`python -m tests.shots DIR [NAME...]` renders every screen at several moments and the three sizes to PNG.

`--language de` and `--text-size 150` as somebody may have chosen them, `--high-contrast` with that setting,
`--seen deutan` (or protan, tritan) as people see them who are blind to a colour.
"""

import argparse
import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import catalogue, lessons, saves, storage
from game.chance import Chance
from game.dice.records import Take
from game.match import Match, Seat
from scenes.devices.intents import Device
from scenes.devices.seating import Chair, Seating
from scenes.drawing.theme import NAMES
from scenes.pages.settings import SUBJECTS
from scenes.screens import screen_at
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import LANGUAGES, TEXT_SIZES, Preferences
from scenes.stage.scene import Push, Scene
from scenes.stage.stage import Stage
from scenes.table.registry import sit_down
from scenes.table.scene import TableScene
from tests.shots.bakong import BAKONG_SHOTS
from tests.shots.computers import COMPUTER_SHOTS
from tests.shots.klongs import KLONGS_SHOTS
from tests.shots.learning import LEARNING_SHOTS
from tests.shots.looking import LOOKING_SHOTS
from tests.shots.market import MARKET_SHOTS
from tests.shots.matches import to_last_word
from tests.shots.phones import PHONE_SHOTS
from tests.shots.rules import RULES_SAMPLE, RULES_SHOTS
from tests.support.senses.eyes import SIGHTS, picture_seen

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def seats(count: int) -> list[Seat]:
    return [Seat(NAMES[i], i) for i in range(count)]


def dice_match(count: int, decisions: int, seed: int = 11) -> Match:
    """A match some random decisions on."""
    match = saves.new_match("dice", seats(count), seed=seed, starter=0)
    chance = Chance(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(chance.pick(match.state.moves()))
    return match


def table(match: Match) -> Scene:
    return sit_down(match, Seating.of(match.setup.seats))


def lobby(count: int) -> Scene:
    from scenes.pages.lobby import Lobby

    return Lobby(catalogue.find("dice"), Seating([Chair(NAMES[i], i, None) for i in range(count)]))


def _title() -> Scene:
    from scenes.pages.title import Title

    return Title()


def _second_pier(stage: Stage) -> None:
    stage.top.focus = 1  # type: ignore[attr-defined]


def _title_continue() -> Scene:
    dice_match(4, 23)
    return _title()


def _title_several() -> Scene:
    for i in range(3):
        dice_match(2 + i, 4 + i, seed=i)
    return _title()


def _saved_matches() -> Scene:
    from scenes.pages.resume import SavedMatches

    for i in range(9):
        dice_match(2 + i % 4, 4 + i, seed=i)
    return SavedMatches()


def _one_elsewhere(stage: Stage) -> None:
    """Another copy of the program has the second match open."""
    found = [replace(saved, elsewhere=i == 1) for i, saved in enumerate(saves.unfinished())]
    with mock.patch.object(saves, "unfinished", return_value=found):
        stage.top.resume()


def _mend(stage: Stage) -> None:
    from scenes.pages.resume import MendMatch

    stage.take(Push(MendMatch(saves.unfinished()[0], 12)))


def _page(name: str, *args: object) -> Callable[[], Scene]:
    def make() -> Scene:
        module, kind = name.split(":")
        return getattr(__import__(f"scenes.pages.{module}", fromlist=[kind]), kind)(*args)  # type: ignore[no-any-return]

    return make


def _over(pushed: Callable[[Scene], Scene], decisions: int = 19) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        stage.take(Push(table(dice_match(4, decisions))))
        stage.turn(0.02)
        stage.take(Push(pushed(stage.top)))

    return put


def _plain(make: Callable[[], Scene], then: Callable[[Stage], object] | None = None) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        stage.take(Push(make()))
        if then:
            stage.turn(0.02)
            then(stage)

    return put


def _run(seconds: float) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        for _ in range(round(seconds * 30)):
            stage.turn(1 / 30)

    return go


def _at(stage: Stage) -> TableScene:
    assert isinstance(stage.top, TableScene), stage.top
    return stage.top


def _pick_die(stage: Stage) -> None:
    hands = _at(stage).hands
    hands.choose(hands.choice.focus)


def _last_die(stage: Stage) -> None:
    """Take the round's last die and watch the count for a while."""
    table = _at(stage)
    table.commit(table.match.state.moves()[0])
    _run(5.5)(stage)


def _ask_to_count(stage: Stage) -> None:
    to_last_word(_at(stage), Take)


def _to_hold(stage: Stage) -> None:
    _last_die(stage)
    _at(stage).course.director.skip(everything=True)


def _peek(stage: Stage) -> None:
    _at(stage).choice.peeking = True


def _subject(index: int) -> Callable[[Stage], None]:
    def put(stage: Stage) -> None:
        page = stage.top
        page.subject = index  # type: ignore[attr-defined]
        page.focus = len(SUBJECTS) + 1  # type: ignore[attr-defined]
        page.build()  # type: ignore[attr-defined]

    return put


def _two_screens(stage: Stage) -> None:
    stage.screens = [(1920, 1080), (3840, 2160)]
    _subject(0)(stage)


def _pause(play: Scene) -> Scene:
    from scenes.pages.over_table.pause import Pause

    return Pause(play)  # type: ignore[arg-type]


def _log(play: Scene) -> Scene:
    from scenes.pages.over_table.log import LogPage

    return LogPage(play)  # type: ignore[arg-type]


def _pad_lost(play: Scene) -> Scene:
    from scenes.pages.over_table.pad_lost import PadLost

    play.seating.chairs[1].device = Device("pad", 99)  # type: ignore[attr-defined]
    return PadLost(play)  # type: ignore[arg-type]


def _seat_menu(stage: Stage) -> None:
    from scenes.pages.seat_menu import SeatMenu

    stage.take(Push(SeatMenu(stage.top.seating, 1, print)))  # type: ignore[attr-defined]


def _free_chair(stage: Stage) -> None:
    from scenes.pages.seat_menu import FreeChair

    stage.take(Push(FreeChair(print, print)))


def _options(game_id: str, focus: int) -> Callable[[Stage], None]:
    """The card of a game's options, with one of them in focus."""

    def put(stage: Stage) -> None:
        from scenes.pages.lobby import Lobby
        from scenes.pages.options_card import OptionsCard

        room = Lobby(catalogue.find(game_id), Seating([Chair(NAMES[i], i, None) for i in range(2)]))
        stage.take(Push(room))
        stage.turn(0.02)
        card = OptionsCard(room.choices)
        stage.take(Push(card))
        stage.turn(0.02)
        card.focus = focus

    return put


def _name_picker(stage: Stage) -> None:
    from scenes.pages.seat_menu import NamePicker

    stage.take(Push(NamePicker("Mali", print)))


def _results(count: int) -> Callable[[], Scene]:
    def make() -> Scene:
        from scenes.pages.results import Results

        match = dice_match(count, 1000)
        return Results(match, Seating.of(match.setup.seats))

    return make


def _crash() -> Scene:
    from scenes.stage.crash import CrashPage

    return CrashPage(ValueError("an example"))


SHOTS: dict[str, Callable[[Stage], None]] = {
    "title": _plain(_title),
    "title-pier": _plain(_title, _second_pier),
    "title-continue": _plain(_title_continue),
    "title-several": _plain(_title_several),
    "saved-matches": _plain(_saved_matches),
    "saved-elsewhere": _plain(_saved_matches, _one_elsewhere),
    "saved-damaged": _plain(_saved_matches, _mend),
    "lobby-one": _plain(lambda: lobby(1)),
    "lobby-five": _plain(lambda: lobby(5)),
    "seat-menu": _plain(lambda: lobby(3), _seat_menu),
    "free-chair": _plain(lambda: lobby(3), _free_chair),
    "options-dice": _options("dice", 0),
    "options-klongs-stacks": _options("klongs", 1),
    "options-klongs-board": _options("klongs", 2),
    "options-klongs-hands": _options("klongs", 3),
    "options-bakong-memory": _options("bakong", 1),
    "options-bakong-board": _options("bakong", 2),
    "options-market-expert": _options("market", 1),
    "options-market-objectives": _options("market", 2),
    "name-picker": _plain(lambda: lobby(3), _name_picker),
    "dice-rolling": _plain(lambda: table(dice_match(5, 0)), _run(2.9)),
    "dice-2-start": _plain(lambda: table(dice_match(2, 0)), _run(6)),
    "dice-2-preview": _plain(lambda: table(dice_match(2, 8))),
    "dice-3-middle": _plain(lambda: table(dice_match(3, 9))),
    "dice-5-middle": _plain(lambda: table(dice_match(5, 18))),
    "dice-5-group": _plain(lambda: table(dice_match(5, 29)), _pick_die),
    "dice-5-late": _plain(lambda: table(dice_match(5, 35 + 33))),
    "dice-5-last-word": _plain(lambda: table(dice_match(5, 34)), _ask_to_count),
    "dice-5-count": _plain(lambda: table(dice_match(5, 34)), _last_die),
    "dice-4-counted": _plain(lambda: table(dice_match(4, 27)), _to_hold),
    "dice-4-peek": _plain(lambda: table(dice_match(4, 20)), _peek),
    "pause": _over(_pause),
    "log": _over(_log),
    "pad-lost": _over(_pad_lost),
    "results-five": _plain(_results(5), _run(2)),
    "results-two": _plain(_results(2), _run(2)),
    "settings-display": _plain(_page("settings:Settings"), _two_screens),
    "settings-sound": _plain(_page("settings:Settings"), _subject(1)),
    "settings-text": _plain(_page("settings:Settings"), _subject(3)),
    "settings-controls": _plain(_page("settings:Settings"), _subject(4)),
    "settings-help": _plain(_page("settings:Settings"), _subject(5)),
    "bindings": _plain(_page("bindings:BindingsPage", "pad")),
    "credits": _plain(_page("credits:Credits")),
    "crash": _plain(_crash),
    **KLONGS_SHOTS,
    **BAKONG_SHOTS,
    **MARKET_SHOTS,
    **COMPUTER_SHOTS,
    **LOOKING_SHOTS,
    **RULES_SAMPLE,
    **LEARNING_SHOTS,
    **PHONE_SHOTS,
}


def offer_no_lesson(stage: Stage) -> None:
    """All guided rounds have been offered, so that none lies over the page that is wanted."""
    stage.prefs.lessons |= dict.fromkeys(lessons.names(), 0)


def shoot(
    folder: Path, names: list[str], sizes: tuple[tuple[int, int], ...] = SIZES, sight: str = "", **chosen: object
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes:
        for name in names:
            with tempfile.TemporaryDirectory() as data:
                os.environ["LONGTAIL_DATA"] = data
                storage.forget()
                stage = Stage(Preferences(fullscreen=False, **chosen), screen_at, size)  # type: ignore[arg-type]
                stage.clock = 20.0
                offer_no_lesson(stage)
                (SHOTS | RULES_SHOTS)[name](stage)
                stage.turn(0.4)
                stage.turn(0.4)
                stage.draw()
                surface = picture_seen(stage.canvas.surface, sight) if sight else stage.canvas.surface
                pygame.image.save(surface, folder / f"{name}-{size[1]}.png")


def screens(
    prefs: Preferences, size: tuple[int, int] = (960, 540), every_frame: bool = False
) -> Iterator[tuple[str, Stage]]:
    """Every screen, one after another on one stage, as it stands when it has settled.

    What leads there is drawn only if every frame is asked for.
    """
    stage = Stage(prefs, screen_at, size)
    for name, put in SHOTS.items():
        stage.scenes.clear()
        stage.phones.switch_off()
        stage.phones.intents()
        offer_no_lesson(stage)
        shutil.rmtree(storage.data_folder() / "matches", ignore_errors=True)
        with contextlib.ExitStack() as unseen:
            if not every_frame:
                unseen.enter_context(mock.patch.object(stage, "draw"))
            put(stage)
            stage.turn(0.4)
            stage.turn(0.4)
        assert not isinstance(stage.top, CrashPage) or name == "crash", f"{name}: {stage.top.what}"
        stage.draw()
        yield name, stage


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m tests.shots", epilog=f"names: {', '.join(SHOTS | RULES_SHOTS)}")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--seen", choices=SIGHTS, default="")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--text-size", type=int, choices=TEXT_SIZES, default=100)
    wanted = parser.parse_intermixed_args(arguments)
    if unknown := [name for name in wanted.names if name not in SHOTS | RULES_SHOTS]:
        parser.error(f"no screen is called {', '.join(unknown)}; names: {', '.join(SHOTS | RULES_SHOTS)}")
    shoot(
        wanted.folder,
        wanted.names or list(SHOTS),
        sight=wanted.seen,
        high_contrast=wanted.high_contrast,
        language=wanted.language,
        text_size=wanted.text_size,
    )
    return 0
