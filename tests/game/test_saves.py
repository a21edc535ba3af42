"""Saves: written with every move, resumed exactly, listed, and what a failing disk means for them."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest

from game import owner, saves, storage
from game.match import Match
from game.saves import discard, finish, new_match, resume, unfinished
from game.storage import Problem
from tests.support.tables import path_of, play_on, played_match, same, seats

ROOT = storage.ROOT


def test_every_move_is_on_disk_when_it_is_played(data_folder: Path) -> None:
    match = new_match("dice", seats(3), seed=8, starter=1)
    path = path_of(match)
    assert path.parent == data_folder / "matches"
    assert path.name.endswith("-dice.jsonl")
    for count in range(1, 10):
        play_on(match, 1)
        lines = path.read_bytes().split(b"\n")
        assert len(lines) == count + 2
        assert lines[-1] == b""
        assert json.loads(lines[-2])["state"] == match.digest()
    assert json.loads(path.read_bytes().splitlines()[0])["longtail"] == 1


def test_resume_goes_on_exactly_and_keeps_saving() -> None:
    match = played_match(20, players=3)
    again = resume(path_of(match))
    assert same(again, match)
    play_on(match, 5)
    play_on(resume(path_of(match)), 0)
    later = resume(path_of(match))
    assert same(later, match)
    play_on(later, 3)
    assert len(resume(path_of(match)).history) == 28


def test_help_is_saved_once_for_each_seat_and_stays_when_what_came_of_it_is_taken_back() -> None:
    match = new_match("dice", seats(3), seed=8, starter=0)
    match.advise(0)
    match.advise(0)
    first, second, third = match.setup.seats
    match.reseat([first, replace(second, player="hard"), third])
    while match.state.to_move != 1:
        play_on(match, 1)
    assert resume(path_of(match)).computed == set()
    play_on(match, 1)
    match.reseat([first, second, third])
    again = resume(path_of(match))
    assert (again.helped, again.computed) == ({0, 1}, {1})
    assert unfinished()[0].moves == len(match.history)
    assert path_of(match).read_bytes().count(b'"hint"') == 1
    while match.can_undo:
        match.undo()
    again = resume(path_of(match))
    assert (again.helped, again.computed) == ({0, 1}, {1})


def test_a_resumed_match_knows_whether_a_person_has_ever_had_a_seat() -> None:
    match = new_match("dice", seats(3), seed=8)
    computers = [replace(seat, player="easy") for seat in match.setup.seats]
    match.reseat(computers)
    assert resume(path_of(match)).peopled
    path = path_of(new_match("dice", seats(3), seed=8))
    path.write_bytes(path.read_bytes().replace(b'"player": "human"', b'"player": "easy"'))  # as earlier versions saved
    assert not resume(path).peopled


def test_undo_is_saved() -> None:
    match = played_match(5)
    match.undo()
    match.undo()
    play_on(match, 1)
    assert same(resume(path_of(match)), match)
    [saved] = unfinished()
    assert saved.moves == len(match.history) == 4
    assert not saved.elsewhere


def test_two_matches_of_one_second_have_two_files() -> None:
    paths = {path_of(new_match("dice", seats(2))) for _ in range(3)}
    assert len(paths) == 3


class Noon(datetime):
    """A clock that stands."""

    @classmethod
    def now(cls, _zone: tzinfo | None = None) -> Self:
        return cls(2026, 1, 1, 12)


def test_the_name_of_a_match_that_is_there_is_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "datetime", Noon)
    first = path_of(new_match("dice", seats(2)))
    saves.let_go()
    second = path_of(new_match("dice", seats(2)))
    assert first != second
    assert [owner.holds(path.name) for path in (first, second)] == [False, True], "others may open the first"
    first.unlink()
    claim = owner.claim
    monkeypatch.setattr(owner, "claim", lambda name, patience=0.0: name != first.name and claim(name, patience))
    assert path_of(new_match("dice", seats(2))) != first, "another copy begins a match of this name"


def test_a_folder_that_nobody_may_look_into_keeps_no_match_from_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden(_path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    storage.data_folder()
    monkeypatch.setattr(Path, "exists", hidden)
    assert new_match("dice", seats(2)).keeper


def test_what_cannot_be_listed_moved_or_removed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_arguments: object) -> Iterator[Path]:
        raise PermissionError(13, "Permission denied")

    match = played_match(28)
    path = path_of(match)
    with monkeypatch.context() as patch:
        patch.setattr(storage, "move", denied)
        finish(match)
    assert path_of(match) == path
    with monkeypatch.context() as patch:
        patch.setattr(storage, "remove", denied)
        discard(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "glob", denied)
        assert unfinished() == []
    said = storage.take_notices()
    assert len(said) == 3, "one of each"
    assert all("Permission denied" in one for one in said)
    finish(match)
    assert path_of(match).parent.name == saves.FINISHED, "and put away as soon as it can be"


def test_a_match_that_is_kept_later_is_kept_with_all_that_was_in_it() -> None:
    match = Match(saves.setup_of("dice", seats(3), seed=8))
    play_on(match, 4)
    match.advise(2)
    saves.keep(match)
    again = resume(path_of(match))
    assert same(again, match)
    assert again.helped == {2}


def test_seeds_differ_when_none_is_given() -> None:
    assert len({new_match("dice", seats(2)).setup.seed for _ in range(5)}) == 5


def test_a_match_can_be_kept_in_another_folder(tmp_path: Path) -> None:
    match = new_match("dice", seats(2), folder=tmp_path / "here")
    assert path_of(match).parent == tmp_path / "here"


KILLED = """
from tests.support.tables import played_match, play_on
match = played_match(15, players=3)
print(match.keeper.path, flush=True)
lines = 16
while True:
    play_on(match, 4)
    for _ in range(4):
        match.undo()
    lines += 8
    print(lines, flush=True)
"""


def test_killed_in_the_middle_and_resumed() -> None:
    line = [sys.executable, "-c", KILLED]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        path = Path(process.stdout.readline().strip())
        for _ in range(10):
            process.stdout.readline()
        assert process.poll() is None, "it ended by itself"
        process.kill()
        said = process.stdout.read().splitlines(keepends=True)
    assert process.returncode != 0
    promised = max([16 + 80, *(int(line) for line in said if line.endswith("\n"))])
    match = resume(path)
    lines = path.read_bytes().split(b"\n")
    assert lines[-1] == b"", "a torn line was left"
    assert promised <= len(lines) - 1 <= promised + 8
    assert json.loads(lines[-2])["state"] == match.digest()
    assert 15 <= len(match.history) <= 19
    play_on(match, 3)
    assert same(resume(path), match)


def test_a_save_that_is_not_there(data_folder: Path) -> None:
    with pytest.raises(Problem, match="cannot be read"):
        resume(data_folder / "matches" / "none.jsonl")


def test_unfinished_lists_newest_first_and_sets_broken_ones_aside(data_folder: Path) -> None:
    matches = [played_match(count) for count in (3, 4, 5)]
    for age, match in enumerate(matches):
        os.utime(path_of(match), (1_000_000 - age, 1_000_000 - age))
    bad = data_folder / "matches" / "bad.jsonl"
    bad.write_bytes(b"\xff\xff rubbish")
    (data_folder / "matches" / "notes.txt").write_text("not a save", encoding="utf-8")
    newer = data_folder / "matches" / "newer.jsonl"
    newer.write_text('{"longtail": 99}\n', encoding="utf-8")
    found = unfinished()
    assert [saved.path for saved in found] == [path_of(match) for match in matches]
    assert [saved.moves for saved in found] == [3, 4, 5]
    assert [saved.setup for saved in found] == [match.setup for match in matches]
    assert found[0].when > found[1].when
    notices = storage.take_notices()
    assert len(notices) == 2
    assert "bad.jsonl, line 1" in notices[0]
    assert "bad.jsonl.broken" in notices[0]
    assert "newer.jsonl, line 1" in notices[1]
    assert (data_folder / "matches" / "bad.jsonl.broken").exists()
    assert newer.exists()


def test_unfinished_counts_whole_lines_only() -> None:
    path = path_of(played_match(4))
    path.write_bytes(path.read_bytes() + b'{"move": "Take')
    assert [saved.moves for saved in unfinished()] == [4]


def test_unfinished_does_not_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    played_match(4)
    monkeypatch.setattr(saves, "Match", None)
    assert len(unfinished()) == 1


def test_a_finished_match_leaves_the_list_and_an_undo_brings_it_back(data_folder: Path) -> None:
    match = played_match(27)
    finish(match)
    assert len(unfinished()) == 1
    play_on(match, 1)
    finish(match)
    finish(match)
    assert path_of(match).parent == data_folder / "matches" / "finished"
    assert unfinished() == []
    assert same(resume(path_of(match)), match)
    match.undo()
    assert path_of(match).parent == data_folder / "matches"
    [saved] = unfinished()
    assert saved.moves == 27
    assert same(resume(saved.path), match)


def test_a_match_that_ended_when_the_program_did_is_not_offered(data_folder: Path) -> None:
    path = path_of(played_match(28))
    assert unfinished() == []
    assert path.exists(), "what is open stays where it is"
    saves.let_go()
    assert unfinished() == []
    assert (data_folder / "matches" / "finished" / path.name).exists()


def test_discard() -> None:
    path = path_of(played_match(2))
    discard(path)
    discard(path)
    assert not path.exists()
    assert storage.take_notices() == []


def test_a_full_disk_is_said_once_and_made_good_later(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_match(3)
    path = path_of(match)
    good = path.read_bytes()

    errors = iter((OSError(28, "No space left on device"), OSError(30, "Read-only"), OSError(5, "Input/output")))

    def full(_handle: int) -> None:
        raise next(errors)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        play_on(match, 3)
    assert len(match.history) == 6
    [text] = storage.take_notices()
    assert str(path) in text
    assert "No space left on device" in text
    assert path.read_bytes().startswith(good)
    play_on(match, 1)
    assert same(resume(path), match)


def test_a_folder_that_cannot_be_written_to_costs_only_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file"))
    match = new_match("dice", seats(2))
    play_on(match, 28)
    assert match.over
    assert match.keeper is None
    finish(match)
    assert unfinished() == []
    assert len(storage.take_notices()) == 1


def test_a_matches_folder_that_cannot_be_made_is_said_and_the_match_saved_whole_as_soon_as_it_can(
    data_folder: Path,
) -> None:
    storage.data_folder()
    (data_folder / "matches").write_text("in the way", encoding="utf-8")
    match = played_match(5)
    assert len(match.history) == 5
    [said] = storage.take_notices()
    assert "Cannot save" in said
    (data_folder / "matches").unlink()
    play_on(match, 1)
    assert same(resume(path_of(match)), match)
    assert storage.take_notices() == []
