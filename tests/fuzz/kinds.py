"""The kinds of files that come from outside: good ones to spoil, where each lies, and how the program opens it."""

import random
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from game import catalogue, lessons, saves, storage
from game.chance import Chance
from game.door import sentences
from game.market import hall
from game.match import Match, Seat
from game.players import HUMAN
from game.storage import Problem
from scenes.phones import memory
from scenes.phones.memory import Memory
from scenes.phones.messages import Profile
from scenes.stage import preferences
from scenes.stage.preferences import LANGUAGES
from scenes.stage.texts import Texts

GAMES = ("klongs", "bakong", "market", "dice")
NAMES = ("Anong", "Nok", "Ploy", "Somchai")
TEXTS_TRIED = 40
DECISIONS_TRIED = 12


@dataclass(frozen=True, slots=True)
class Kind:
    """A file `name` of the folder in which a case plays, `opening` it as the program does, and good contents."""

    name: str
    opening: Callable[[Path], None]
    good: tuple[bytes, ...]


def _drawable(*texts: str) -> None:
    for text in texts:
        assert sentences.can_be_drawn(text.replace("\n", "")), f"{text[:80]!r} cannot be drawn"
        assert len(text) <= 5000, f"{len(text)} letters are more than a screen shows"


def open_save(_file: Path) -> None:
    for saved in saves.unfinished():
        _drawable(*(seat.name for seat in saved.setup.seats))
        try:
            _drawable(_go_on(saved.path).digest())
        except Problem as problem:
            _drawable(str(problem))


def _go_on(path: Path) -> Match:
    try:
        return saves.resume(path)
    except saves.Damaged as damaged:
        _drawable(str(damaged))
        return saves.mend(path)


def open_settings(_file: Path) -> None:
    chosen = preferences.load()
    _drawable(*chosen.names, *chosen.keys.values(), *chosen.buttons.values(), *chosen.noted)
    assert chosen.pace


def open_phones(_file: Path) -> None:
    for phone in Memory(LANGUAGES).phones.values():
        _drawable(phone.profile.name, phone.profile.language, *phone.seats)
        assert all(0 <= seat < 6 for seat in phone.seats.values())


def open_hall(_file: Path) -> None:
    found = hall.load()
    today = date(2026, 11, 18)
    _drawable(*found.streaks, *(one.name for table in found.tables.values() for one in table))
    assert all(found.streak_of(name, today) >= 0 for name in found.streaks)


def _play_a_little(game_id: str) -> None:
    """What was let in must do: a match on every board, a few decisions long."""
    game = catalogue.find(game_id)
    for board in list(catalogue.components_of(game).boards) or [""]:
        seats = [Seat(name, i, HUMAN) for i, name in enumerate(NAMES[:2])]
        match = Match(saves.setup_of(game_id, seats, {"board": board} if board else {}, seed=3, starter=0))
        chance = Chance(5)
        for _ in range(DECISIONS_TRIED):
            if not match.over:
                match.play(chance.pick(match.state.moves()))


def _open_game(game_id: str) -> Callable[[Path], None]:
    def opened(_file: Path) -> None:
        catalogue._components.clear()
        try:
            _drawable(*(board.title for board in catalogue.components_of(catalogue.find(game_id)).boards.values()))
        except Problem as problem:
            _drawable(str(problem))
        else:
            _play_a_little(game_id)

    return opened


def open_lesson(file: Path) -> None:
    try:
        lesson = lessons.load(file)
    except Problem as problem:
        _drawable(str(problem))
    else:
        _drawable(lesson.title, *lesson.others, *(step.text for step in lesson.steps))


def open_texts(file: Path) -> None:
    texts = Texts(file.stem, file.parent)
    keys = sorted(texts.sheets[0].messages)
    for key in random.Random(len(keys)).sample(keys, min(len(keys), TEXTS_TRIED)):
        _drawable(texts(key, name="Mali", count=3, points=2, number=5))


def _a_save(game_id: str, seed: int) -> bytes:
    """A good save, with something taken back, a hint and a change of seats in it."""
    seats = [Seat(name, i, HUMAN) for i, name in enumerate(NAMES[:2])]
    match = saves.new_match(game_id, seats, seed=seed)
    assert isinstance(match.keeper, saves.SaveFile)
    chance = Chance(seed)
    for _ in range(25):
        if not match.over:
            match.play(chance.pick(match.state.moves()))
        if match.can_undo and chance.pick((True, False)):
            match.undo()
    match.advise(0)
    match.reseat([seats[0], Seat("Naga", 1, "hard")])
    content = match.keeper.path.read_bytes()
    saves.give_up(match)
    return content


def _enter(result: hall.Result, book: hall.Hall) -> None:
    book.enter("base", result)
    book.enter_day(result.day, result)


def _a_hall() -> bytes:
    today = date(2026, 11, 17)
    for points in range(30, 60, 3):
        result = hall.Result(NAMES[points % 4], points, today, points * 977)
        hall.change(partial(_enter, result))
    return (storage.data_folder() / hall.FILE).read_bytes()


def _settings() -> bytes:
    chosen = preferences.Preferences(
        names=["Mali"],
        noted=["first-thief"],
        keys={"undo": "z"},
        lessons={"dice": 2},
        buttons={"undo": "lt", "previous": "x"},
    )
    chosen.buttons_by_pad = {"Generic USB Joystick": {"confirm": "#12"}}
    chosen.save()
    return (storage.data_folder() / preferences.FILE).read_bytes()


def _phones() -> bytes:
    book = Memory(LANGUAGES)
    for number, name in enumerate(NAMES):
        book.greet(f"{number:064x}", Profile(name, number, "en"), ())
        book.sit(f"{number:064x}", f"klongs-{number}", number)
    book.write(book.changes())
    return book.path.read_bytes()


def kinds() -> dict[str, Kind]:
    """Made in a player's folder of their own: some good files come about by playing."""
    found = {
        "save": Kind(
            "data/matches/a.jsonl",
            open_save,
            tuple(_a_save(game_id, 7) for game_id in ("dice", "klongs", "bakong", "market")),
        ),
        "settings": Kind(f"data/{preferences.FILE}", open_settings, (_settings(),)),
        "phones": Kind(f"data/{memory.FILE}", open_phones, (_phones(),)),
        "hall": Kind(f"data/{hall.FILE}", open_hall, (_a_hall(),)),
    }
    for game_id in ("klongs", "bakong"):
        for ending in ("tmx", "tsx"):
            good = (storage.MAPS / f"{game_id}.{ending}").read_bytes()
            found[f"{game_id}.{ending}"] = Kind(f"maps/{game_id}.{ending}", _open_game(game_id), (good,))
    for game_id in GAMES:
        good = (storage.ASSETS / "components" / f"{game_id}.toml").read_bytes()
        found[f"{game_id}.toml"] = Kind(f"assets/components/{game_id}.toml", _open_game(game_id), (good,))
    good_lessons = tuple(path.read_bytes() for path in sorted(lessons.FOLDER.glob("*.toml")))
    found["lesson"] = Kind("assets/lessons/own.toml", open_lesson, good_lessons)
    german = (storage.ASSETS / "text" / "de.ftl").read_text(encoding="utf-8")
    found["texts"] = Kind("assets/text/de.ftl", open_texts, (german.encode(), german[:4000].encode()))
    return found


def lay_out(folder: Path) -> None:
    """The files beside which a spoilt one lies."""
    shutil.copytree(storage.ASSETS / "components", folder / "assets" / "components")
    shutil.copytree(storage.MAPS, folder / "maps", ignore=shutil.ignore_patterns("tiles", "*.py"))
    (folder / "assets" / "text").mkdir()
    (folder / "assets" / "lessons").mkdir()
    shutil.copy(storage.ASSETS / "text" / "en.ftl", folder / "assets" / "text")
