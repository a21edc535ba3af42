"""Boards and lessons of the players' own: found, checked like all others, and never in the way of the program's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalogue, homemade, lessons, storage
from game.homemade import BOARDS, EXAMPLE, LESSONS
from game.klongs.components import load
from game.match import Setup
from game.saves import SaveFile, new_match, resume
from game.storage import Problem
from tests.support.map_edits import MAIN, edit_step
from tests.support.tables import play_on, seats

RICH = edit_step("6", 'value="6"', 'value="9"')(MAIN)


@pytest.fixture(autouse=True)
def fresh_catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalogue, "_components", {})
    lessons.forget()
    yield
    lessons.forget()


def put(kind: str, name: str, text: str) -> Path:
    homemade.prepare()
    file = homemade.folder(kind) / name
    file.write_text(text, encoding="utf-8")
    return file


def lesson(name: str) -> str:
    return (lessons.FOLDER / f"{name}.toml").read_text(encoding="utf-8")


# Boards


def test_a_board_of_ones_own_comes_after_the_program_s_and_is_played_on() -> None:
    put(BOARDS, "klongs-attic.tmx", RICH)
    board = next(option for option in catalogue.options_of(catalogue.find("klongs")) if option.key == "board")
    assert board.values == ("klongs", "klongs-garden", "klongs-attic")
    match = new_match("klongs", seats(2), {"board": "klongs-attic"}, seed=4)
    play_on(match, 20)
    assert isinstance(match.keeper, SaveFile)
    assert resume(match.keeper.path).digest() == match.digest()
    assert storage.take_notices() == []


def test_a_broken_one_is_named_with_its_path_and_the_others_stay(data_folder: Path) -> None:
    put(BOARDS, "klongs-attic.tmx", RICH)
    broken = put(BOARDS, "klongs-zebra.tmx", "<map")
    assert [*load().boards] == ["klongs", "klongs-garden", "klongs-attic"]
    [text] = storage.take_notices()
    assert text.startswith(f"{broken}, line 1: not valid XML")
    assert text.endswith("until then this board is left out.")
    assert [*data_folder.rglob("*.broken")] == [], "it is the player's own: it stays where it is, and once is enough"


@pytest.mark.parametrize("name", ["klongs", "klongs-garden"])
def test_the_program_s_board_stays_if_one_s_own_has_its_name(name: str) -> None:
    usual = load().boards[name].digest
    file = put(BOARDS, f"{name}.tmx", RICH)
    boards = load().boards
    assert [*boards] == ["klongs", "klongs-garden"]
    assert boards[name].digest == usual
    [text] = storage.take_notices()
    assert str(file) in text
    assert "call it klongs-SOMETHING.tmx" in text


def test_a_match_on_a_board_that_is_gone_or_changed_says_where_it_was() -> None:
    file = put(BOARDS, "klongs-attic.tmx", RICH)
    match = new_match("klongs", seats(2), {"board": "klongs-attic"}, seed=4)
    play_on(match, 3)
    assert isinstance(match.keeper, SaveFile)
    catalogue._components.clear()
    file.write_text(MAIN, encoding="utf-8")
    with pytest.raises(Problem) as changed:
        resume(match.keeper.path)
    assert f"put the earlier {file} back" in str(changed.value)
    catalogue._components.clear()
    file.write_text("<map", encoding="utf-8")
    with pytest.raises(Problem) as gone:
        Setup.from_json(match.setup.to_json())
    assert f"put a good {file} back" in str(gone.value)


def test_only_so_many_are_looked_at() -> None:
    for number in range(homemade.MOST + 1):
        put(BOARDS, f"dice-{number:03}.tmx", "")
    assert len(homemade.files(BOARDS, "dice-*.tmx")) == homemade.MOST
    [text] = storage.take_notices()
    assert f"after dice-{homemade.MOST - 1:03}.tmx" in text


# Lessons


def test_a_lesson_of_one_s_own_is_offered_after_the_program_s() -> None:
    put(LESSONS, "dice-grandmother.toml", 'title = "By grandmother"\n' + lesson("dice"))
    assert [(one.name, one.title) for one in lessons.about("dice")] == [
        ("dice", ""),
        ("dice-grandmother", "By grandmother"),
    ]
    assert storage.take_notices() == []


def test_a_broken_lesson_is_named_and_the_others_stay() -> None:
    broken = put(LESSONS, "dice-grandmother.toml", lesson("dice").replace("learner = 0", "learner = 9"))
    assert [one.name for one in lessons.about("dice")] == ["dice"]
    [text] = storage.take_notices()
    assert text.startswith(f"{broken}, key learner: 9 is out of range")


def test_the_program_s_lesson_stays_if_one_s_own_has_its_name() -> None:
    file = put(LESSONS, "dice.toml", lesson("dice"))
    assert [one.file for one in lessons.about("dice")] == [lessons.FOLDER / "dice.toml"]
    [text] = storage.take_notices()
    assert str(file) in text
    assert "call it dice-SOMETHING.toml" in text


# The folder


def test_the_folder_holds_what_one_begins_from_and_nothing_of_it_is_offered() -> None:
    folder = homemade.prepare()
    assert {file.name for file in (folder / BOARDS).glob("*.tmx")} == {
        f"{EXAMPLE}{file.name}" for file in storage.MAPS.glob("*.tmx")
    }
    assert [*load().boards] == ["klongs", "klongs-garden"]
    assert [one.name for one in lessons.about("dice")] == ["dice"]
    example = folder / BOARDS / f"{EXAMPLE}klongs.tmx"
    example.rename(folder / BOARDS / "klongs-copy.tmx")
    assert [*load().boards] == ["klongs", "klongs-garden", "klongs-copy"], (
        "saved under a name of its own, it is a board"
    )
    assert storage.take_notices() == []


@pytest.mark.parametrize(
    "name", [f"{BOARDS}/klongs.tsx", f"{BOARDS}/{EXAMPLE}klongs.tmx", f"{LESSONS}/{EXAMPLE}dice.toml"]
)
def test_what_somebody_changed_there_is_not_written_over(name: str) -> None:
    changed = homemade.prepare() / name
    changed.write_text("mine", encoding="utf-8")
    homemade.prepare()
    assert changed.read_text(encoding="utf-8") == "mine"


def test_where_there_is_no_such_folder_nothing_is_missed(data_folder: Path) -> None:
    assert homemade.files(BOARDS, "*") == []
    assert not (data_folder / "own").exists(), "it is made for whoever asks for it"
