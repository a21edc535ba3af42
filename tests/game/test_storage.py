"""Where files live and what becomes of bad ones."""

import os
from pathlib import Path

import pytest

from game import storage
from game.storage import Problem


def test_data_folder_is_where_it_is_told_and_made_on_demand(data_folder: Path) -> None:
    assert not data_folder.exists()
    assert storage.data_folder() == data_folder
    assert data_folder.is_dir()
    assert storage.can_save()
    assert list(data_folder.iterdir()) == []


def test_data_folder_of_the_player_without_an_override(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LONGTAIL_DATA")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / name)
    assert storage.data_folder() == tmp_path / "longtail"


def test_a_folder_that_cannot_be_written_to_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file" / "data"))
    assert not storage.can_save()
    assert not storage.can_save()
    [text] = storage.take_notices()
    assert str(tmp_path / "file" / "data") in text
    assert "will not be saved" in text
    assert "--data" in text


def test_notices_are_taken_once_and_given_once() -> None:
    storage.notice("The canal is closed.")
    storage.notice("The canal is closed.")
    storage.notice("The market is open.")
    assert storage.take_notices() == ["The canal is closed.", "The market is open."]
    storage.notice("The canal is closed.")
    assert storage.take_notices() == []


def test_problem_is_one_sentence_with_file_place_and_cure() -> None:
    problem = Problem("3 is out of range", "write 1 or 2", Path("dice.toml"), "key rows.2")
    assert str(problem) == "dice.toml, key rows.2: 3 is out of range; write 1 or 2."
    assert (problem.file, problem.place) == (Path("dice.toml"), "key rows.2")
    assert str(Problem("there is no game 'x'", "choose another")) == "There is no game 'x'; choose another."


def test_set_aside_numbers_what_it_keeps(tmp_path: Path) -> None:
    kept = []
    for content in ("one", "two", "three"):
        (tmp_path / "save").write_text(content, encoding="utf-8")
        kept.append(storage.set_aside(tmp_path / "save"))
    assert kept == [tmp_path / name for name in ("save.broken", "save.broken-2", "save.broken-3")]
    assert [path.read_text(encoding="utf-8") for path in kept if path] == ["one", "two", "three"]
    assert not (tmp_path / "save").exists()
    assert storage.set_aside(tmp_path / "save") is None


def test_copy_aside_leaves_the_file_and_keeps_a_content_once(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text("one", encoding="utf-8")
    assert storage.keep_copy_aside(file) == tmp_path / "dice.toml.broken"
    assert storage.keep_copy_aside(file) == tmp_path / "dice.toml.broken"
    file.write_text("two", encoding="utf-8")
    assert storage.keep_copy_aside(file) == tmp_path / "dice.toml.broken-2"
    assert file.read_text(encoding="utf-8") == "two"
    assert storage.keep_copy_aside(tmp_path / "none") is None


def test_copy_aside_goes_to_the_players_folder_if_need_be(
    tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dice.toml"
    file.write_text("one", encoding="utf-8")
    write = storage.write_atomic

    def refuse(target: Path, content: bytes) -> None:
        if target.parent == tmp_path:
            raise PermissionError(13, "Permission denied")
        write(target, content)

    monkeypatch.setattr(storage, "write_atomic", refuse)
    assert storage.keep_copy_aside(file) == data_folder / "dice.toml.broken"


def test_write_atomic_writes_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "file"
    storage.write_atomic(file, "first é\n")
    assert file.read_bytes() == "first é\n".encode()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        storage.write_atomic(file, "second")
    assert file.read_bytes() == "first é\n".encode()
    assert list(file.parent.iterdir()) == [file]
