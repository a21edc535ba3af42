"""Playing alone: the market of the day, medals, the hall of fame and its file."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from game import catalogue, owner, storage
from game.market import daily, hall
from game.market.hall import FILE, KEPT, Hall, Result, Streak
from game.saves import new_match
from tests.support.tables import in_other_processes, seats

TODAY = date(2026, 3, 1)
CARDS = catalogue.components_of(catalogue.find("market")).parts.cards


def result(name: str = "Mali", points: int = 20, day: date = TODAY, seed: int = 7) -> Result:
    return Result(name, points, day, seed)


def ago(days: int) -> date:
    return TODAY - timedelta(days=days)


# The market of the day


def test_the_seed_of_a_day_is_settled_for_good() -> None:
    assert daily.seed_of(date(2026, 3, 1)) == daily.seed_of(TODAY)
    seeds = [daily.seed_of(ago(days)) for days in range(1000)]
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_it_is_the_same_market_whatever_the_hash_seed_and_another_one_tomorrow() -> None:
    script = """
from datetime import date
from game.market import daily
from tests.support.tables import begin_market
print(daily.seed_of(date(2026, 3, 1)), *begin_market(1, daily.seed_of(date(2026, 3, 1)))[1])
"""
    outputs = in_other_processes(script)
    assert len(outputs) == 1
    [text] = outputs
    assert text.startswith(f"{daily.seed_of(TODAY)} PortLaid(")
    assert outputs != in_other_processes(script.replace("3, 1)", "3, 2)"))


def test_the_market_of_the_day_can_be_begun_as_a_match() -> None:
    match = new_match("market", seats(1), seed=daily.seed_of(TODAY))
    assert daily.day_of(match.setup.seed, TODAY) == TODAY


def test_a_seed_tells_its_day() -> None:
    for days in (0, 1, 100, 365, -1):
        assert daily.day_of(daily.seed_of(ago(days)), TODAY) == ago(days)
    assert all(daily.day_of(daily.seed_of(ago(days)), TODAY) is None for days in (-2, daily.YEAR))
    assert daily.day_of(12345, TODAY) is None


# Medals


@pytest.mark.parametrize("mode", ["base", "expert"])
def test_medals(mode: str) -> None:
    bronze, silver, gold = CARDS.medals[mode]
    got = [daily.medal_of(points, mode, CARDS) for points in (bronze - 1, bronze, silver - 1, silver, gold, gold + 9)]
    assert got == [None, "bronze", "bronze", "silver", "gold", "gold"]
    assert daily.next_medal(bronze - 3, mode, CARDS) == ("bronze", 3)
    assert daily.next_medal(bronze, mode, CARDS) == ("silver", silver - bronze)
    assert daily.next_medal(gold, mode, CARDS) is None


def test_medals_of_experts_are_cheaper() -> None:
    assert daily.mode_of(False) == "base"
    assert daily.mode_of(True) == "expert"
    assert all(one < other for one, other in zip(CARDS.medals["expert"], CARDS.medals["base"], strict=True))


# The tables


def test_the_best_ten_by_mode_the_earlier_of_equals_first() -> None:
    book = Hall()
    places = [
        book.enter("base", result(points=points, seed=points * 10 + i)) for i in range(2) for points in (20, 30, 10)
    ]
    assert places == [1, 1, 3, 3, 2, 6]
    assert [(one.points, one.seed) for one in book.tables["base"]] == [
        (30, 300),
        (30, 301),
        (20, 200),
        (20, 201),
        (10, 100),
        (10, 101),
    ]
    assert book.tables["expert"] == []
    for seed in range(KEPT):
        book.enter("base", result(points=15, seed=seed))
    assert len(book.tables["base"]) == KEPT
    assert book.enter("base", result(points=15, seed=99)) is None
    assert book.enter("base", result(points=16, seed=99)) == 5


def test_a_seed_played_again_counts_once_for_each_name() -> None:
    book = Hall()
    assert book.enter("base", result("Mali", 20, seed=5)) == 1
    assert book.enter("base", result("Mali", 18, seed=5)) is None
    assert book.enter("base", result("Nok", 19, seed=5)) == 2
    assert book.enter("base", result("Nok", 22, seed=5)) == 1
    assert [(one.name, one.points) for one in book.tables["base"]] == [("Nok", 22), ("Mali", 20)]


def test_each_day_has_its_table_and_the_first_try_counts() -> None:
    book = Hall()
    assert book.enter_day(TODAY, result("Mali", 20)) == 1
    assert book.enter_day(TODAY, result("Nok", 25)) == 1
    assert book.enter_day(TODAY, result("Mali", 30)) is None
    assert book.enter_day(ago(1), result("Mali", 12)) == 1
    assert [(one.name, one.points) for one in book.of_day(TODAY)] == [("Nok", 25), ("Mali", 20)]
    assert book.of_day(ago(2)) == []
    for number in range(KEPT):
        book.enter_day(TODAY, result(f"Player {number}", 40))
    assert len(book.of_day(TODAY)) == KEPT
    assert book.enter_day(TODAY, result("Mali", 30)) is None


def test_old_days_are_cleared_away() -> None:
    book = Hall()
    for days in range(100, -1, -1):
        book.enter_day(ago(days), result())
    assert sorted(book.days) == [ago(days) for days in range(hall.DAYS_KEPT - 1, -1, -1)]
    assert book.streak_of("Mali", TODAY) == 101


def test_a_streak_is_days_in_a_row() -> None:
    book = Hall()
    assert (book.streak_of("Mali", TODAY), book.streaks) == (0, {})
    for days in (9, 8, 7, 5, 4):
        book.enter_day(ago(days), result())
    assert book.streak_of("Mali", ago(4)) == 2
    assert book.streak_of("Mali", ago(3)) == 2
    assert book.streak_of("Mali", ago(2)) == 0
    assert book.streaks["Mali"].longest == 3
    assert book.streak_of("Nok", ago(4)) == 0
    book.enter_day(ago(8), result("Nok"))
    book.enter_day(ago(4), result("Nok"))
    assert (book.streak_of("Nok", ago(4)), book.streaks["Nok"].longest) == (1, 1)


def test_a_day_made_up_later_breaks_no_streak() -> None:
    book = Hall()
    for days in (1, 0, 5):
        book.enter_day(ago(days), result())
    assert (book.streak_of("Mali", TODAY), book.streaks["Mali"].longest) == (2, 2)


@pytest.mark.parametrize("ahead", [1, 3])
def test_a_clock_that_was_once_ahead_does_not_end_a_streak(ahead: int) -> None:
    book, years = Hall(), timedelta(days=1500)
    for days in range(70, 0, -1):
        book.enter_day(ago(days), result(day=ago(days)))
    for days in range(ahead):
        day = TODAY + years + timedelta(days)
        assert book.enter_day(day, result(day=day)) == 1
    book = hall._hall(json.loads(json.dumps(book.to_json())))
    assert book.streak_of("Mali", TODAY) == 70, "today may still be missing"
    assert book.enter_day(TODAY, result()) == 1
    assert book.streak_of("Mali", TODAY) == 71
    assert book.streaks["Mali"].longest == 71
    tomorrow = TODAY + timedelta(days=1)
    assert book.enter_day(tomorrow, result(day=tomorrow)) == 1
    assert book.streak_of("Mali", tomorrow) == 72


def test_a_streak_that_was_really_broken_stays_so() -> None:
    book = Hall()
    for days in (9, 8, 7, 2):
        book.enter_day(ago(days), result(day=ago(days)))
    assert book.streak_of("Mali", ago(1)) == 1
    assert book.enter_day(ago(1), result(day=ago(1))) == 1
    assert (book.streak_of("Mali", TODAY), book.streak_of("Mali", TODAY + timedelta(days=9))) == (2, 0)


def test_no_day_is_too_late_for_a_streak() -> None:
    book = Hall(streaks={"Mali": Streak(date.max, 5, 5)})
    assert book.streak_of("Mali", TODAY) == 0
    assert book.enter_day(TODAY, result()) == 1
    assert book.streaks["Mali"] == Streak(TODAY, 1, 5, (date.min, 0))


def test_whoever_travels_west_keeps_the_day_that_was_played_already() -> None:
    book = Hall()
    for days in (1, 0):
        book.enter_day(ago(days), result(day=ago(days)))
    assert book.streak_of("Mali", ago(1)) == 2


def test_days_of_a_clock_that_was_ahead_push_no_others_out() -> None:
    book = Hall()
    for days in range(hall.DAYS_KEPT + 5):
        day = TODAY + timedelta(days=3000 + days)
        book.enter_day(day, result("Nok", day=day))
    assert book.enter_day(TODAY, result()) == 1
    assert [one.name for one in book.of_day(TODAY)] == ["Mali"]
    assert book.enter_day(TODAY, result()) is None


def test_a_day_that_a_computer_player_has_played_in_counts_as_tried() -> None:
    book = Hall()
    book.enter_day(ago(1), result("Mali"))
    book.spend(TODAY, "Mali")
    book.spend(TODAY, "Mali")
    assert book.enter_day(TODAY, result("Mali")) is None
    assert book.enter_day(TODAY, result("Nok")) == 1
    assert (book.streaks["Mali"].last, book.spent) == (ago(1), {TODAY: ["Mali"]})
    for days in range(200):
        book.spend(ago(days), "Mali")
    assert len(book.spent) == hall.DAYS_KEPT


# The file


def fill(book: Hall) -> None:
    book.enter("base", result("Żółw", 24, seed=(1 << 64) - 1))
    book.enter("expert", result("Mali", 19))
    book.enter_day(TODAY, result("Mali", 22, seed=daily.seed_of(TODAY)))
    book.enter_day(ago(1), result("Nok", 21))
    book.spend(TODAY, "Somchai")


def filled() -> Hall:
    book = Hall()
    fill(book)
    return book


def written(folder: Path, content: str | bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_what_is_saved_is_loaded(data_folder: Path) -> None:
    assert hall.load() == Hall()
    assert not (data_folder / FILE).exists()
    hall.change(fill)
    assert hall.load() == filled()
    assert storage.take_notices() == []


def test_a_hall_from_before_help_was_marked_is_read(data_folder: Path) -> None:
    old = {"name": "Mali", "points": 19, "day": "2026-01-01", "seed": 5}
    tables = {"base": [old], "expert": []}
    written(data_folder, json.dumps({"longtail": 1, "tables": tables, "days": {}, "streaks": {}}))
    [found] = hall.load().tables["base"]
    assert (found.seed, found.helped, hall.load().spent) == (5, False, {})
    assert storage.take_notices() == []


def spoiled(**changes: object) -> str:
    hall.change(fill)
    saved = json.loads((storage.data_folder() / FILE).read_text(encoding="utf-8"))
    return json.dumps({**saved, **changes})


FAULTS = [
    ("", "line 1 column 1"),
    ('{"longtail": 1,', "line 1"),
    ("[1]", "not a hall of fame"),
    ("{}", "not a hall of fame"),
    (b'{"longtail": 1, "tables": "\xff"}', "line 1: this is not UTF-8"),
    ("[" * 100_000, "nested deeper"),
    ({"streaks": {"N\0k": {"last": "2026-01-31", "length": 1, "longest": 1}}}, "cannot be drawn"),
    ({"streaks": {"N\ud800k": {"last": "2026-01-31", "length": 1, "longest": 1}}}, "cannot be drawn"),
    ({"spent": {"2026-01-31": ["N\0k"]}}, "cannot be drawn"),
    ({"spent": {"2026-01-31": ["N" * 20_000]}}, "20000 letters"),
    ({"days": {"2026-01-31": [{"points": 10**400}]}}, "401 digits"),
    ({"longtail": 0}, "format 0"),
    ({"tables": []}, '"tables" should be one JSON object'),
    ({"tables": {"base": {}}}, '"tables", "base" should be a list'),
    ({"tables": {"base": [7]}}, '"tables", "base", number 1'),
    ({"tables": {"base": [{"name": "", "points": 1, "day": "2026-01-01", "seed": 1}]}}, "a name should be"),
    ({"tables": {"base": [{"name": "A", "points": "1", "day": "2026-01-01", "seed": 1}]}}, '"points"'),
    ({"tables": {"base": [{"name": "A", "points": 1, "day": "2026-13-01", "seed": 1}]}}, "a day should be"),
    ({"tables": {"base": [{"name": "A", "points": 1, "day": "2026-01-01", "seed": -1}]}}, '"seed"'),
    ({"days": {"yesterday": []}}, "a day should be"),
    ({"streaks": {"Mali": 3}}, '"streaks", "Mali"'),
    ({"streaks": {"Mali": {"last": None, "length": 1, "longest": 1}}}, "a day should be"),
    ({"streaks": {"Mali": {"last": "2026-01-01", "length": True, "longest": 1}}}, '"length"'),
    ({"streaks": {"Mali": {"last": "2026-01-01", "length": 1, "longest": 1, "earlier": 3}}}, '"earlier"'),
    (
        {"tables": {"base": [{"name": "A", "points": 1, "day": "2026-01-01", "seed": 1, "helped": 1}]}},
        '"helped" should be true or false',
    ),
    ({"spent": {"2026-01-01": "Mali"}}, '"spent", "2026-01-01" should be a list of names'),
]


@pytest.mark.parametrize(("content", "words"), FAULTS)
def test_a_broken_file_is_kept_aside_and_named(
    content: str | bytes | dict[str, object], words: str, data_folder: Path
) -> None:
    text = spoiled(**content) if isinstance(content, dict) else content
    path = written(data_folder, text)
    assert hall.load() == Hall()
    [said] = storage.take_notices()
    assert str(path) in said
    assert words in said
    assert f"{FILE}.broken" in said
    assert path.with_name(f"{FILE}.broken").read_bytes() == (text if isinstance(text, bytes) else text.encode())
    assert not path.exists()
    hall.change(fill)
    assert hall.load() == filled()


def test_a_file_of_a_later_version_stays_as_it_is(data_folder: Path) -> None:
    content = spoiled(longtail=2, medals={"Mali": "platinum"})
    path = written(data_folder, content)
    assert hall.load() == Hall()
    [said] = storage.take_notices()
    assert "format 2" in said
    assert "stays as it is" in said
    assert hall.change(lambda book: book.enter("base", result("Nok", 60))) == 1
    assert [one.name for one in hall.load().tables["base"]] == ["Nok"], "it lasts as long as the session"
    assert [file.name for file in data_folder.iterdir() if file.name != owner.FILE] == [FILE]
    assert path.read_text(encoding="utf-8") == content


def test_a_disk_that_stumbles_once_costs_nothing(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.change(fill)

    def stumble(_path: Path, _most: int) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("game.door.files.content_of", stumble)
        hall.change(lambda book: book.enter("base", result("Nok", 60)))
    assert "cannot be read now" in storage.take_notices()[0]
    assert not (data_folder / f"{FILE}.broken").exists()
    hall.change(lambda book: book.spend(TODAY, "Nok"))
    assert [one.name for one in hall.load().tables["base"]] == ["Nok", "Żółw"]


def test_what_cannot_be_read_is_not_written_over(data_folder: Path) -> None:
    (data_folder / FILE).mkdir(parents=True)
    assert hall.load() == Hall()
    assert (data_folder / f"{FILE}.broken").is_dir()
    assert len(storage.take_notices()) == 1
    hall.change(fill)
    assert hall.load() == filled()


def test_a_file_in_another_order_is_put_right(data_folder: Path) -> None:
    rows = [{"name": "A", "points": points, "day": "2026-01-01", "seed": 1} for points in range(15)]
    written(data_folder, json.dumps({"longtail": 1, "tables": {"base": rows}, "days": {}, "streaks": {}}))
    assert [one.points for one in hall.load().tables["base"]] == list(range(14, 4, -1))


def test_a_disk_that_takes_nothing_costs_the_file_not_the_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file" / "data"))
    assert hall.change(lambda book: book.enter("base", result())) == 1
    [said] = storage.take_notices()
    assert "will not be saved" in said
    assert hall.load().tables["base"] == [result()]


def test_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch, data_folder: Path) -> None:
    hall.change(fill)

    def full(_path: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    before = (data_folder / hall.FILE).read_bytes()
    write = storage.write_atomic
    monkeypatch.setattr(storage, "write_atomic", full)
    hall.change(lambda book: book.enter("base", result("Nok", 60)))
    [said] = storage.take_notices()
    assert "No space left" in said
    assert (data_folder / hall.FILE).read_bytes() == before
    assert hall.load().tables["base"][0].points == 60, "it lasts as long as the session"
    monkeypatch.setattr(storage, "write_atomic", write)
    hall.change(lambda book: book.spend(TODAY, "Nok"))
    assert storage.take_notices() == []
    assert b"60" in (data_folder / hall.FILE).read_bytes()


def test_streaks_are_kept() -> None:
    hall.change(fill)
    assert hall.load().streaks == {"Mali": Streak(TODAY, 1, 1), "Nok": Streak(ago(1), 1, 1)}
