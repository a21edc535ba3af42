"""The hall of fame of those who play alone: the best results by mode, those of each day's market, and streaks.

One small JSON file in the player's folder, which several copies of the program may write: each change is made to the
hall as it is on the disk at that moment. A broken one is set aside and named; one of a later version stays as it is;
where nothing can be written the hall lasts as long as the session.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypeVar

from game import owner, storage
from game.door import files, notation
from game.market.cards import MODES as MODES

FILE = "hall.json"
FORMAT = 1
LARGEST_FILE = 1_000_000
KEPT = 10
"""Results in a table."""
DAYS_KEPT = 60
"""Days whose tables are kept."""
DAY = timedelta(days=1)
LONGEST_NAME = 40
SEEDS = 1 << 64
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Result:
    """One game: whose, how many points, when, and the seed to play it again with."""

    name: str
    points: int
    day: date
    seed: int
    helped: bool = False
    """Whether a hint was asked for on the way."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The last day somebody played the market of the day, the days in a row up to it, and the most there ever were."""

    last: date
    length: int
    longest: int
    earlier: tuple[date, int] | None = None
    """The last day and the length of the one before it was broken. If the clock was ahead then, it was not broken."""

    def as_of(self, today: date) -> "Streak":
        """It, without days that have not come yet: the clock was once ahead, and has been put right. A day may be: who
        travels west meets it twice."""
        if self.last - today <= DAY:
            return self
        last, length = self.earlier or (date.min, 0)
        return Streak(last, length, self.longest)


_waiting: dict[Path, list[Callable[["Hall"], object]]] = {}
"""By file, the changes of this session that could not be written yet."""


class LaterVersion(ValueError):  # noqa: N818
    """The file is good, for a version of the program that knows more."""


@dataclass
class Hall:
    tables: dict[str, list[Result]] = field(default_factory=lambda: {mode: [] for mode in MODES})
    """By mode, the best results, best first; of equal ones the earlier."""
    days: dict[date, list[Result]] = field(default_factory=dict)
    """By day, the results in its market."""
    streaks: dict[str, Streak] = field(default_factory=dict)
    """By name."""
    spent: dict[date, list[str]] = field(default_factory=dict)
    """By day, those who let a computer player decide in its market: that was their try."""
    closed: bool = field(default=False, compare=False)
    """Whether its file is there and cannot be read here, so that it must not be written over."""

    def enter(self, mode: str, result: Result) -> int | None:
        """Its place in the table of a mode, from 1; None if it is not among the best. Of the same person's results with
        the same seed the best stays."""
        table = self.tables[mode]
        before = next((other for other in table if (other.name, other.seed) == (result.name, result.seed)), None)
        if before is not None:
            if before.points >= result.points:
                return None
            table.remove(before)
        return _enter(table, result)

    def enter_day(self, day: date, result: Result) -> int | None:
        """Its place in the table of a day's market, from 1, and a day more for the streak. The first try counts: who
        knows the market already plays for practice, and gets None."""
        streak = self.streaks.get(result.name)
        tried = self.is_spent(day, result.name) or any(other.name == result.name for other in self.of_day(day))
        if tried or (streak and streak.last == day):
            return None
        table = self.days.setdefault(day, [])
        self._prolong(result.name, day, result.day)
        place = _enter(table, result)
        for far in sorted(self.days, key=lambda one: abs(one - result.day))[DAYS_KEPT:]:
            del self.days[far]
        return place

    def spend(self, day: date, name: str) -> None:
        """A computer player has decided in somebody's market of this day: it counts as tried, and for no streak."""
        if not self.is_spent(day, name):
            self.spent.setdefault(day, []).append(name)
        for old in sorted(self.spent)[:-DAYS_KEPT]:
            del self.spent[old]

    def is_spent(self, day: date, name: str) -> bool:
        return name in self.spent.get(day, ())

    def of_day(self, day: date) -> list[Result]:
        return list(self.days.get(day, []))

    def streak_of(self, name: str, today: date) -> int:
        """For how many days in a row somebody has played the market of the day; today may still be missing."""
        found = self.streaks.get(name)
        streak = found.as_of(today) if found else None
        return streak.length if streak and today - streak.last <= DAY else 0

    def _prolong(self, name: str, day: date, today: date) -> None:
        found = self.streaks.get(name)
        streak = found.as_of(today) if found else None
        if streak is None:
            self.streaks[name] = Streak(day, 1, 1)
        elif day > streak.last:
            in_row = day - streak.last == DAY
            length = streak.length + 1 if in_row else 1
            earlier = streak.earlier if in_row else (streak.last, streak.length)
            self.streaks[name] = Streak(day, length, max(length, streak.longest), earlier)

    def to_json(self) -> dict[str, Any]:
        return {
            "longtail": FORMAT,
            "tables": {mode: _results_to_json(results) for mode, results in self.tables.items()},
            "days": {day.isoformat(): _results_to_json(self.days[day]) for day in sorted(self.days)},
            "streaks": {name: _streak_to_json(streak) for name, streak in self.streaks.items()},
            "spent": {day.isoformat(): self.spent[day] for day in sorted(self.spent)},
        }


def load() -> Hall:
    """The hall as it is on the disk now, with what waits to be written."""
    path = storage.data_folder() / FILE
    found = _read(path)
    for deed in _waiting.get(path, ()):
        deed(found)
    return found


def change(deed: Callable[[Hall], Answer]) -> Answer:
    """Do something to the hall, and keep it. What cannot be kept is done once more, with the next change: so a deed
    changes nothing but the hall it is given."""
    path = storage.data_folder() / FILE
    with owner.briefly(FILE, owner.PATIENCE) as ours:
        found = load()
        answer = deed(found)
        if ours and _write(path, found):
            _waiting.pop(path, None)
        else:
            _waiting.setdefault(path, []).append(deed)
    if not ours:
        storage.notice(
            f"{path} is in use by another copy of Longtail; the hall of fame is written with the next result."
        )
    return answer


def behind() -> int:
    """How many changes wait for a disk that takes them."""
    return len(_waiting.get(storage.data_folder() / FILE, ()))


def _write(path: Path, found: Hall) -> bool:
    """Whether it is on the disk; why it cannot be has been said."""
    if found.closed or not storage.can_save():
        return False
    try:
        storage.write_atomic(path, json.dumps(found.to_json(), indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        storage.notice(
            f"The hall of fame cannot be saved to {path} ({storage.reason(error)}); it lasts until you leave; "
            "free some space or make the folder writable."
        )
        return False
    return True


def _read(path: Path) -> Hall:
    """A broken file is set aside and named in a notice, one that may be good stays, and an empty hall opens."""
    try:
        return _hall(notation.parse_json(files.text_of(path, LARGEST_FILE)))
    except (FileNotFoundError, NotADirectoryError):
        return Hall()
    except LaterVersion as later:
        storage.notice(f"{path}: {later}; it stays as it is, and results of this session last until you leave.")
        return Hall(closed=True)
    except (IsADirectoryError, PermissionError, ValueError) as error:
        what = f"{path}: cannot be read ({storage.reason(error)})" if isinstance(error, OSError) else f"{path}: {error}"
        if isinstance(error, storage.Problem):
            what = str(error).removesuffix(".")
        aside = storage.set_aside(path)
        where = f" The file is kept as {aside}." if aside else ""
        storage.notice(f"{what}; an empty hall of fame is opened instead.{where}")
        return Hall(closed=not aside)
    except OSError as error:
        storage.notice(
            f"{path}: cannot be read now ({storage.reason(error)}); an empty hall of fame is opened until then."
        )
        return Hall(closed=True)


def _enter(table: list[Result], result: Result) -> int | None:
    place = sum(other.points >= result.points for other in table)
    table.insert(place, result)
    del table[KEPT:]
    return place + 1 if place < KEPT else None


def _results_to_json(results: Iterable[Result]) -> list[dict[str, Any]]:
    return [{**asdict(result), "day": result.day.isoformat()} for result in results]


def _streak_to_json(streak: Streak) -> dict[str, Any]:
    values = {"last": streak.last.isoformat(), "length": streak.length, "longest": streak.longest}
    if not streak.earlier:
        return values
    last, length = streak.earlier
    return {**values, "earlier": {"last": last.isoformat(), "length": length}}


def _hall(found: Any) -> Hall:
    """The hall from what the file holds; ValueError names the first thing that is not right."""
    if not isinstance(found, dict) or not isinstance(found.get("longtail"), int):
        raise ValueError("this is not a hall of fame")
    if found["longtail"] != FORMAT:
        kind = LaterVersion if found["longtail"] > FORMAT else ValueError
        raise kind(f"saved in format {found['longtail']}, and this version reads {FORMAT}")
    tables, days, streaks = (_object(found, key) for key in ("tables", "days", "streaks"))
    spent = _object(found, "spent") if "spent" in found else {}  # halls before 0.6.0 have none
    return Hall(
        {mode: _results(tables.get(mode, []), f'"tables", "{mode}"') for mode in MODES},
        {_day(day, '"days"'): _results(results, f'"days", "{day}"') for day, results in days.items()},
        {_name(name, '"streaks"'): _streak(streak, f'"streaks", "{name}"') for name, streak in streaks.items()},
        {_day(day, '"spent"'): _names(names, f'"spent", "{day}"') for day, names in spent.items()},
    )


def _object(found: dict[str, Any], key: str) -> dict[str, Any]:
    value = found.get(key)
    if not isinstance(value, dict):
        raise ValueError(f'"{key}" should be one JSON object')
    return value


def _results(values: Any, place: str) -> list[Result]:
    if not isinstance(values, list):
        raise ValueError(f"{place} should be a list of results")
    results = [_result(value, f"{place}, number {number}") for number, value in enumerate(values, 1)]
    return sorted(results, key=lambda result: -result.points)[:KEPT]


def _result(value: Any, place: str) -> Result:
    if not isinstance(value, dict):
        raise ValueError(f"{place} should be one JSON object")
    name, day = _name(value.get("name"), place), _day(value.get("day"), place)
    points, seed = (_whole(value, key, SEEDS, place) for key in ("points", "seed"))
    helped = value.get("helped", False)
    if type(helped) is not bool:
        raise ValueError(f'{place}: "helped" should be true or false')
    return Result(name, points, day, seed, helped)


def _streak(value: Any, place: str) -> Streak:
    if not isinstance(value, dict):
        raise ValueError(f"{place} should be one JSON object")
    length, longest = (_whole(value, key, SEEDS, place) for key in ("length", "longest"))
    return Streak(_day(value.get("last"), place), length, max(length, longest), _earlier(value.get("earlier"), place))


def _earlier(value: Any, place: str) -> tuple[date, int] | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise ValueError(f'{place}: "earlier" should be one JSON object')
    return _day(value.get("last"), place), _whole(value, "length", SEEDS, place)


def _names(values: Any, place: str) -> list[str]:
    if not isinstance(values, list):
        raise ValueError(f"{place} should be a list of names")
    return [_name(value, place) for value in values]


def _name(value: Any, place: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME:
        raise ValueError(f"{place}: a name should be a text up to {LONGEST_NAME} long")
    return value


def _day(value: Any, place: str) -> date:
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        raise ValueError(f"{place}: a day should be like 2026-01-31") from None


def _whole(value: dict[str, Any], key: str, limit: int, place: str) -> int:
    number = value.get(key)
    if type(number) is not int or not 0 <= number < limit:
        raise ValueError(f'{place}: "{key}" should be a whole number from 0')
    return number
