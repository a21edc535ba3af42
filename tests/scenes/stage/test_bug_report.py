"""One press on the crash page writes one file, from which the match can be continued and nobody can be told."""

import json
import shutil
import zipfile
from pathlib import Path

import pytest

from game import VERSION, owner, saves, storage
from game.match import Match, Seat
from scenes.devices.intents import Action, Intent
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.pages.title import Title
from scenes.stage import navigation, report
from scenes.stage.crash import CrashPage
from scenes.stage.preferences import LANGUAGES, Preferences
from scenes.stage.scene import Push, Scene, Step
from scenes.stage.texts import Texts
from tests.support.driver import Driver, Keyboard, PadInHand

PEOPLE = ("Hildegard", "Zoë")


class Trap(Scene):
    """Lies over a table, and breaks when somebody chooses it."""

    overlay = True

    def handle(self, intent: Intent) -> Step:
        if intent.action is Action.CONFIRM:
            raise ValueError(f"{PEOPLE[0]} and {PEOPLE[1]}'s boat at {Path.home() / 'boats'}, {storage.data_folder()}")
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((0, 0, 0))


def played(game: str, decisions: int, *more: Seat) -> Match:
    match = saves.new_match(game, [*(Seat(name, number) for number, name in enumerate(PEOPLE)), *more], seed=5)
    while len(match.history) < decisions:
        match.play(match.state.moves()[len(match.history) % len(match.state.moves())])
    return match


@pytest.fixture
def driver() -> Driver:
    driver = Driver()
    driver.may_crash = True
    return driver


def crash_over(driver: Driver, match: Match | None) -> CrashPage:
    driver.stage.prefs.names = ["Hildegard", "Balthasar"]
    if match:
        driver.stage.take(Push(navigation.Table(match, Seating.of(match.setup.seats))))
    driver.stage.take(Push(Trap()))
    driver.turn()
    Keyboard(driver).do(Action.CONFIRM)
    driver.turn()
    assert isinstance(driver.top, CrashPage)
    return driver.top


def reports(folder: Path) -> list[Path]:
    return sorted(folder.glob("report-*"))


def content_of(file: Path) -> dict[str, str]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_one_press_writes_one_file_and_says_where_it_is(driver: Driver, data_folder: Path) -> None:
    with driver:
        page = crash_over(driver, played("dice", 6))
        assert reports(data_folder) == []
        keys = Keyboard(driver)
        keys.do(Action.LOG)
        [file] = reports(data_folder)
        assert page.report == file
        assert str(file) in page._about_report()
        keys.do(Action.LOG)
        assert reports(data_folder) == [file], "a second press has nothing to add"
        keys.do(Action.CONFIRM)
        assert isinstance(driver.top, Title)


@pytest.mark.parametrize("hands", ["mouse", "pad"])
def test_mouse_and_controller_write_it_too(driver: Driver, data_folder: Path, hands: str) -> None:
    with driver:
        crash_over(driver, None)
        if hands == "mouse":
            driver.click_bar(Action.LOG)
        else:
            PadInHand(driver, driver.attach()).do(Action.LOG)
        [file] = reports(data_folder)
        driver.stage.draw()
        assert Action.LOG not in driver.top.bar.places
        assert [*content_of(file)] == [report.WORDS], "no match was on the table"


@pytest.mark.parametrize(
    ("game", "decisions", "others"),
    [("dice", 9, ()), ("klongs", 12, (Seat("Naga", 2, "hard"),)), ("bakong", 10, ()), ("market", 7, ())],
)
def test_the_match_in_the_report_goes_on_at_the_same_position(
    driver: Driver, game: str, decisions: int, others: tuple[Seat, ...]
) -> None:
    with driver:
        match = played(game, decisions, *others)
        match.advise(0)
        page = crash_over(driver, match)
        Keyboard(driver).do(Action.LOG)
    assert page.report is not None
    saves.let_go()
    shutil.rmtree(saves.matches_folder())
    saves.matches_folder().mkdir()
    (saves.matches_folder() / report.MATCH).write_text(content_of(page.report)[report.MATCH], encoding="utf-8")
    [offered] = saves.unfinished()
    assert offered.moves == len(match.history) >= decisions
    again = saves.resume(offered.path)
    assert again.digest() == match.digest()
    assert [entry.move for entry in again.history] == [entry.move for entry in match.history]
    assert (again.setup.seed, again.setup.options) == (5, match.setup.options)
    assert (again.helped, again.computed) == (match.helped, match.computed)
    assert [seat.name for seat in again.setup.seats] == [f"Player {n}" for n in range(1, len(match.setup.seats) + 1)]
    assert [seat.player for seat in again.setup.seats] == [seat.player for seat in match.setup.seats]
    owner.release(offered.path.name)


def test_it_says_what_happened_and_nothing_about_who_or_where(
    driver: Driver, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/hgruber")
    monkeypatch.setenv("USERPROFILE", "/home/hgruber")
    monkeypatch.setenv("LOGNAME", "hgruber")
    monkeypatch.setenv("USERNAME", "hgruber")
    with driver:
        page = crash_over(driver, played("dice", 6))
        Keyboard(driver).do(Action.LOG)
    assert page.report is not None
    found = content_of(page.report)
    words = found[report.WORDS]
    for telling in ("ValueError: Player 1 and Player 2's boat", "in handle", f"Longtail {VERSION}", "language en"):
        assert telling in words
    for telling in ("text_size 100", "window 1280 x 720", "dice, 2 seats", "SDL 2", "LONGTAIL/scenes/stage/stage.py"):
        assert telling in words.replace("\\", "/")
    for private in (*PEOPLE, "Balthasar", "hgruber", str(storage.ROOT), str(data_folder), json.dumps("Zoë")):
        assert all(private not in text for text in found.values()), private
    assert [*found] == [report.WORDS, report.MATCH]


def test_a_login_in_a_path_elsewhere_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "hgruber")
    text = report.nameless('File "/mnt/hgruber/boats.py", and "D:\\hgruber\\x"', None, ["boats of", ""])
    assert text == 'File "/mnt/USER/boats.py", and "D:\\USER\\x"'
    assert report.nameless("not in /mnt/hgruber: /srv/hgruber", None, []) == "not in /mnt/USER: /srv/USER"


def test_the_computer_s_name_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.node", lambda: "hildes-pc")
    text = report.nameless("cannot reach hildes-pc:7667, nor hildes-pc2", None, [])
    assert text == "cannot reach HOST:7667, nor hildes-pc2"


def test_a_decision_that_breaks_the_rules_themselves_is_named(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("dice", 4)
    move = match.state.moves()[0]

    def broken(*_: object) -> None:
        raise RuntimeError("a fault in the rules")

    with monkeypatch.context() as patch:
        patch.setattr(type(match.state), "play", broken)
        with pytest.raises(RuntimeError):
            match.play(move)
    file = report.write("a trace", match, Preferences(), (1280, 720))
    assert file.parent == data_folder
    found = content_of(file)
    assert f"the move that was being made: {move}" in found[report.WORDS]
    assert len(found[report.MATCH].splitlines()) == 5, "the set-up and the decisions before it"


def test_a_record_that_cannot_be_played_again_is_told_as_far_as_it_goes() -> None:
    match = played("dice", 6)
    match.history.insert(3, match.history[0])
    assert len(saves.transcript(match).splitlines()) in range(2, 6)


def test_where_nothing_can_be_written_that_is_said(
    driver: Driver, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with driver:
        page = crash_over(driver, played("dice", 6))
        with monkeypatch.context() as patch:
            patch.setattr(storage, "write_atomic", full)
            Keyboard(driver).do(Action.LOG)
            assert page._about_report() == driver.stage.texts("crash-no-report")
            assert driver.top is page
        Keyboard(driver).do(Action.LOG)
        assert page.report in reports(data_folder), "the next press tries again"


def test_two_reports_in_one_second_are_two_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "2026-01-01-120000")
    first, second = (report.write("a trace", None, Preferences(), (1, 1)).name for _ in range(2))
    assert (first, second) == ("report-2026-01-01-120000.zip", "report-2026-01-01-120000-2.zip")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_button_it_speaks_of(language: str) -> None:
    texts = Texts(language)
    assert texts("crash-write") in texts("crash-offer")
