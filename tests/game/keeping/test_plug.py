"""After the plug was pulled on a disk that lies: everything is there but what was not confirmed."""

import os
from pathlib import Path
from unittest import mock

import pytest

from game import saves, storage
from game.replaying import BrokenSave
from tests.plug import evening
from tests.support.disk import ILLS
from tests.support.tables import play_on, played_match

ENDS = 200
"""`python -m tests.plug` tries thousands."""


def kept(seed: int, folder: Path) -> bool:
    try:
        evening.spend(seed, folder / str(seed))
    except (AssertionError, BrokenSave):
        return False
    return True


def test_wherever_an_evening_ends_at_most_what_was_not_confirmed_is_lost(tmp_path: Path) -> None:
    seen = [evening.spend(seed, tmp_path / str(seed)) for seed in range(10_000, 10_000 + ENDS)]
    assert {disk.ill[0] for disk in seen if disk.ill} == {*ILLS}
    assert sum(disk.dead for disk in seen) > ENDS / 3


@pytest.mark.parametrize("careless", ["folders", "files"])
def test_a_program_that_syncs_no_folders_or_no_files_is_found_out(tmp_path: Path, careless: str) -> None:
    folder_sync = mock.patch.object(storage, "sync_folder", return_value=None)
    files_sync = mock.patch("tests.support.disk.Inode.synced", return_value=None)
    with folder_sync if careless == "folders" else files_sync:
        assert not all(kept(seed, tmp_path) for seed in range(40))


def test_a_match_whose_end_could_not_be_written_is_not_put_among_the_finished_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played_match(26)

    def full(_handle: int, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        play_on(match, 2)
        assert match.over
        saves.finish(match)
    saves.let_go()
    [saved] = saves.unfinished()
    assert saved.moves == 26
    saves.finish(match)
    saves.let_go()
    assert saves.unfinished() == [], "as soon as it could be written, it was"
    [file] = (saves.matches_folder() / saves.FINISHED).iterdir()
    assert len(saves.resume(file).history) == 28


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were written whole."""
    files, write = list[Path](), storage.write_atomic

    def noted(target: Path, content: bytes) -> None:
        files.append(target)
        write(target, content)

    monkeypatch.setattr(storage, "write_atomic", noted)
    return files


def test_what_was_read_is_written_whole_with_the_first_decision(written: list[Path]) -> None:
    """A sync that failed in an earlier session is never made good by a later one: only writing again is."""
    match = played_match(5)
    assert isinstance(match.keeper, saves.SaveFile)
    path = match.keeper.path
    written.clear()
    again = saves.resume(path)
    assert written == [], "opening a match writes nothing"
    play_on(again, 3)
    assert written == [path]
    assert saves.resume(path).history == again.history


def test_what_could_not_be_added_is_written_whole_with_the_next_decision(
    monkeypatch: pytest.MonkeyPatch, written: list[Path]
) -> None:
    match = played_match(5)
    assert isinstance(match.keeper, saves.SaveFile)

    def full(_path: Path, _size: int, _content: bytes) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "extend", full)
        play_on(match, 1)
    written.clear()
    play_on(match, 2)
    assert written == [match.keeper.path]
    assert saves.resume(match.keeper.path).history == match.history


def test_what_a_program_that_was_ended_has_left_half_written_is_swept_up(data_folder: Path) -> None:
    for folder in (data_folder, data_folder / "matches"):
        folder.mkdir(parents=True)
        (folder / f".something-1a2b{storage.PART}").write_bytes(b"half of")
    (data_folder / ".hidden").write_bytes(b"not ours")
    assert saves.alone()
    assert not [*data_folder.rglob(f"*{storage.PART}")]
    assert (data_folder / ".hidden").exists()
