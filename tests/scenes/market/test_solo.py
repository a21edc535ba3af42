"""Playing alone: what the hall of fame gets and when, medals, streaks, the market of the day, the same seed again,
files that cannot be read or written."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from game import storage
from game.contract import Standing
from game.market import daily, hall
from game.market.hall import FILE, Result
from game.market.records import SOURCES
from game.market.state import MarketState
from scenes.devices.intents import Action
from scenes.devices.seating import Seating
from scenes.drawing.canvas import Canvas
from scenes.market.solo.hall import TABS, HallPage, Line
from scenes.market.solo.match_alone import begin, cards_of_market
from scenes.market.solo.panel import SoloPanel
from scenes.market.solo.results import SoloResults
from scenes.market.solo.start import SoloPage
from scenes.pages.title import Title
from scenes.stage.scene import Push
from scenes.table.registry import sit_down
from tests.scenes.market.table import prefs, scene, tabletop
from tests.shots.market import fill_hall, market_match
from tests.shots.matches import play_at_random
from tests.support.driver import Driver, Keyboard

SIZE = (640, 360)
MONDAY = date(2026, 3, 2)
MEDALS = cards_of_market().medals


class Calendar(date):
    """A date whose today is what a test says."""

    now = MONDAY

    @classmethod
    def today(cls) -> "Calendar":
        return cls(cls.now.year, cls.now.month, cls.now.day)


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Calendar]]:
    monkeypatch.setattr("game.market.daily.date", Calendar)
    Calendar.now = MONDAY
    yield Calendar
    Calendar.now = MONDAY


def at_page(page: object) -> Driver:
    return Driver(page, SIZE, prefs())  # type: ignore[arg-type]


def played_alone(driver: Driver, seed: int | None, mode: str = "base", luck: int = 1) -> SoloResults:
    """A match played at random to its end, and its page on the screen."""
    match = begin(driver.stage, mode, seed)
    play_at_random(match, luck, lambda: False)
    page = SoloResults(match, Seating.of(match.setup.seats))
    driver.stage.take(Push(page))
    driver.settle()
    driver.until(lambda: not page.calm)
    return page


def of_day(driver: Driver, luck: int = 1) -> SoloResults:
    return played_alone(driver, daily.seed_of(Calendar.now), luck=luck)


# The hall of fame


def test_a_result_comes_into_the_hall_once() -> None:
    with at_page(SoloPage()) as driver:
        page, keys = played_alone(driver, 77), Keyboard(driver)
        for _ in range(3):
            driver.choose(keys, "solo-hall")
            assert isinstance(driver.top, HallPage)
            assert driver.top.tab == "base"
            [line] = [widget for widget in driver.top.widgets if isinstance(widget, Line)]
            assert line.result == Result(
                driver.stage.prefs.names[0] if driver.stage.prefs.names else "Mali", page.standing.points, MONDAY, 77
            )
            keys.do(Action.BACK)
            assert driver.stage.scenes[-1] is page
        assert len(hall.load().tables["base"]) == 1
        assert hall.load().tables["expert"] == []
        assert hall.load().days == {}


def test_each_mode_has_its_own_table() -> None:
    with at_page(SoloPage()) as driver:
        base, expert = played_alone(driver, 77), played_alone(driver, 77, "expert")
        tables = hall.load().tables
        assert [one.points for one in tables["base"]] == [base.standing.points]
        assert [one.points for one in tables["expert"]] == [expert.standing.points]
        assert (base.mode, expert.mode) == ("base", "expert")


def test_the_same_market_again_counts_only_if_it_is_better() -> None:
    with at_page(SoloPage()) as driver:
        points = [played_alone(driver, 77, luck=luck).standing.points for luck in range(6)]
        assert len(set(points)) > 2
        assert [one.points for one in hall.load().tables["base"]] == [max(points)]


def test_the_pages_of_the_hall_are_leafed_through_and_any_line_is_played_again() -> None:
    fill_hall()
    with at_page(HallPage("base")) as driver:
        keys, page = Keyboard(driver), driver.top
        seen = []
        for _ in TABS:
            seen.append((page.tab, len(page.widgets) - 1))
            keys.do(Action.NEXT)
        assert seen == [("base", 6), ("expert", 6), ("day", 0)]
        keys.do(Action.PREVIOUS)
        keys.do(Action.PREVIOUS)
        assert page.tab == "expert"
        line = page.widgets[3]
        assert isinstance(line, Line)
        driver.choose(keys, line)
        match = scene(driver).match
        assert match.setup.seed == line.result.seed
        assert match.setup.options["expert"] == "on"


@pytest.mark.parametrize("mode", ["base", "expert"])
@pytest.mark.parametrize("medal", [None, *daily.MEDALS])
def test_the_page_shows_the_medal_the_points_are_worth(
    mode: str, medal: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = MEDALS[mode]
    points = steps[0] - 1 if medal is None else steps[daily.MEDALS.index(medal)]
    sources = tuple((source, points if source == "objective" else 0) for source in SOURCES)
    monkeypatch.setattr(MarketState, "standings", lambda _state: [Standing(0, points, sources, True)])
    with at_page(SoloPage()) as driver:
        page = played_alone(driver, 5, mode)
        texts = driver.stage.texts
        assert page.medal == medal
        assert page.title == texts(f"result-medal-{medal or 'none'}")
        ahead = texts("result-next", missing=1 if medal is None else 4)
        assert (ahead in page._verdicts()) == (medal != "gold")
        assert texts("result-place", place=1) in page._verdicts()


# The market of the day


def test_the_market_of_the_day_comes_from_the_date(calendar: type[Calendar]) -> None:
    ports = []
    for days in (0, 0, 1):
        calendar.now = MONDAY + timedelta(days=days)
        with at_page(SoloPage()) as driver:
            driver.choose(Keyboard(driver), "solo-day")
            play = scene(driver)
            assert play.match.setup.seed == daily.seed_of(calendar.now)
            panel = tabletop(play).alone
            assert isinstance(panel, SoloPanel)
            assert panel.day == calendar.now
            ports.append(list(tabletop(play).state.port))
    assert ports[0] == ports[1] != ports[2]


def test_the_first_try_counts_and_another_one_is_practice() -> None:
    with at_page(SoloPage()) as driver:
        first = of_day(driver)
        assert (first.day, first.place_today, first.streak) == (MONDAY, 1, 1)
        for luck in range(2, 6):
            again = of_day(driver, luck)
            assert (again.day, again.place_today, again.streak) == (MONDAY, None, 1)
            assert driver.stage.texts("result-practice") in again._verdicts()
        [kept] = hall.load().of_day(MONDAY)
        assert kept.points == first.standing.points


def test_a_try_that_was_left_goes_on_where_it_was() -> None:
    with at_page(Title()) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "title-solo")
        driver.choose(keys, "solo-day")
        play = scene(driver)
        driver.go_on(keys.do)
        play.commit(play.match.state.moves()[0])
        driver.go_on(keys.do)
        before = play.match.digest()
        keys.do(Action.MENU)
        driver.choose(keys, "pause-leave")
        assert isinstance(driver.top, Title)
        driver.choose(keys, "title-solo")
        driver.choose(keys, "solo-day")
        assert len(scene(driver).match.history) == 1
        assert scene(driver).match.digest() == before


def test_any_market_is_played_by_its_number() -> None:
    with at_page(SoloPage()) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "solo-seed")
        driver.type("4a2")
        driver.key("return")
        driver.settle()
        assert scene(driver).match.setup.seed == 42


@pytest.mark.parametrize("press", ["return", "space"])
def test_the_number_of_a_market_is_picked_with_the_arrow_keys(press: str) -> None:
    with at_page(SoloPage()) as driver:
        keys = Keyboard(driver)
        driver.choose(keys, "solo-seed")
        picker = driver.top
        signs = {widget.sign: widget for widget in picker.widgets if widget.sign}
        assert [sign for sign in signs if len(sign) == 1] == [*"0123456789"], "a number has no blanks"
        for digit in "42":
            driver.walk(keys, signs[digit])
            driver.key(press)
        assert picker.name == "42"
        driver.walk(keys, picker.widgets[-1])
        driver.key(press)
        driver.settle()
        assert scene(driver).match.setup.seed == 42


def test_somebody_else_has_a_first_try_too() -> None:
    with at_page(SoloPage()) as driver:
        of_day(driver)
        driver.stage.prefs.names = ["Somchai"]
        assert of_day(driver, 2).place_today in (1, 2)
        assert {one.name for one in hall.load().of_day(MONDAY)} == {"Mali", "Somchai"}


def test_days_in_a_row_make_a_streak_and_a_gap_ends_it(calendar: type[Calendar]) -> None:
    streaks = []
    with at_page(SoloPage()) as driver:
        for days in (0, 1, 2, 4):
            calendar.now = MONDAY + timedelta(days=days)
            streaks.append(of_day(driver).streak)
    assert streaks == [1, 2, 3, 1]
    assert hall.load().streaks["Mali"].longest == 3


def test_a_match_carried_past_midnight_counts_for_its_own_day(calendar: type[Calendar]) -> None:
    with at_page(SoloPage()) as driver:
        seed = daily.seed_of(MONDAY)
        calendar.now = MONDAY + timedelta(days=1)
        page = played_alone(driver, seed)
        assert (page.day, page.place_today, page.streak) == (MONDAY, 1, 1)
        assert hall.load().of_day(calendar.now) == []
        assert of_day(driver).streak == 2


def test_the_page_says_that_today_has_been_played() -> None:
    with at_page(Title()) as driver:
        keys, texts = Keyboard(driver), driver.stage.texts
        driver.choose(keys, "title-solo")
        day = driver.widget("solo-day")
        assert day.line == texts("solo-day-line", date=texts.day(MONDAY))  # type: ignore[attr-defined]
        page = of_day(driver)
        keys.do(Action.BACK)
        driver.settle()
        assert isinstance(driver.top, SoloPage)
        day = driver.widget("solo-day")
        assert day.line == texts("solo-day-done", points=texts("result-points", points=page.standing.points))  # type: ignore[attr-defined]
        keys.do(Action.BACK)
        assert isinstance(driver.top, Title), "back goes back, and not to the same page again"


# Again


def test_the_same_market_again_and_a_new_one() -> None:
    with at_page(SoloPage()) as driver:
        keys = Keyboard(driver)
        first = played_alone(driver, None)
        driver.choose(keys, "result-again")
        again = scene(driver).match
        assert (again.setup.seed, again.setup.options) == (first.match.setup.seed, first.match.setup.options)
        assert again.opening == first.match.opening
        keys.do(Action.BACK)
        played_alone(driver, None, "expert")
        driver.choose(keys, "result-new")
        fresh = scene(driver).match
        assert fresh.setup.seed != first.match.setup.seed
        assert fresh.setup.options["expert"] == "on"


def test_the_end_of_a_match_alone_leads_to_the_hall_and_home() -> None:
    history = market_match(1, -1, 9).history
    match = market_match(1, len(history) - 1, 9)
    with at_page(sit_down(match, Seating.of(match.setup.seats))) as driver:
        keys = Keyboard(driver)
        play = scene(driver)
        play.commit(history[-1].move)
        driver.go_on(keys.do)
        assert isinstance(driver.top, SoloResults)
        assert driver.top.standing.points == match.state.standings()[0].points
        assert len(hall.load().tables["base"]) == 1
        driver.choose(keys, "results-title-screen")
        assert [type(one) for one in driver.stage.scenes] == [Title]


def test_the_table_names_what_there_is_to_beat_and_how_far_the_next_medal_is(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Canvas.text

    def spy(canvas: Canvas, text: str, *rest: float, **style: object) -> float:
        written.append(text)
        return write(canvas, text, *rest, **style)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", spy)
    fill_hall()
    with at_page(SoloPage()) as driver:
        driver.choose(Keyboard(driver), "solo-new")
        alone = tabletop(scene(driver)).alone
        assert alone is not None
        assert (alone.best, alone.day) == (hall.load().tables["base"][0], None)
        driver.settle()
        driver.stage.draw()
        assert {str(points) for points in MEDALS["base"]} <= set(written)
        missing = MEDALS["base"][0] - round(alone.points)
        assert driver.stage.texts("solo-next", missing=missing) in written


# Files


def test_a_broken_hall_is_set_aside_and_the_game_goes_on(data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / FILE).write_text('{"longtail": 1, "tables": [', encoding="utf-8")
    with at_page(Title()) as driver:
        driver.choose(Keyboard(driver), "title-solo")
        driver.turn(3)
        assert isinstance(driver.top, SoloPage)
        [said] = driver.said
        assert FILE in said
        assert (data_folder / f"{FILE}.broken").exists()
        page = played_alone(driver, 3)
        assert page.place == 1
        assert len(hall.load().tables["base"]) == 1
        assert driver.said == [said]


def test_where_nothing_can_be_written_a_game_alone_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file" / "data"))
    storage.forget()
    with at_page(SoloPage()) as driver:
        page = of_day(driver)
        assert (page.place, page.place_today) == (1, 1)
        driver.choose(Keyboard(driver), "solo-hall")
        assert isinstance(driver.top, HallPage)
        assert page.streak == 1
        assert len(driver.said) == 1
