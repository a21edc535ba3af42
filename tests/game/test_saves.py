"""Saves: written with every move, resumed exactly, and every kind of broken file."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest

from game import catalogue, owner, saves, storage
from game.match import Match
from game.saves import SaveFile, discard, finish, mend, new_match, resume, unfinished
from game.storage import Problem
from tests.support.tables import play_on, played_match, seats

ROOT = storage.ROOT


def path_of(match: Match) -> Path:
    assert isinstance(match.keeper, SaveFile)
    return match.keeper.path


def same(one: Match, other: Match) -> bool:
    return (one.setup, one.history, one.digest()) == (other.setup, other.history, other.digest())


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


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_torn_last_line_is_dropped_and_the_file_repaired(cut: int) -> None:
    match = played_match(9)
    path = path_of(match)
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    again = resume(path)
    assert again.history == match.history[:-1]
    assert path.read_bytes() == b"".join(content.splitlines(keepends=True)[:-1])
    play_on(again, 2)
    assert same(resume(path), again)


@pytest.mark.parametrize("rubbish", [b"\0\0\0\0", b'{"move": "Ta', b"\xff\xfe\n", b"half\n"])
def test_rubbish_as_the_very_last_line_is_dropped(rubbish: bytes) -> None:
    match = played_match(9)
    path = path_of(match)
    good = path.read_bytes()
    path.write_bytes(good + rubbish)
    assert same(resume(path), match)
    assert path.read_bytes() == good


Lines = list[bytes]


def _edit(number: int, **values: object) -> Callable[[Lines], Lines]:
    def edited(lines: Lines) -> Lines:
        lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **values}).encode()
        return lines

    return edited


def _put(number: int, line: bytes) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[: number - 1], line, *lines[number:]]


BROKEN = [
    pytest.param(lambda _lines: [], "line 1", "not the set-up", id="empty"),
    pytest.param(_put(1, b"\x89PNG"), "line 1", "not the set-up", id="foreign"),
    pytest.param(_put(1, b'{"name": "x"}'), "line 1", "not the set-up", id="foreign JSON"),
    pytest.param(_put(1, b"[1]"), "line 1", "not the set-up", id="no object"),
    pytest.param(_edit(1, seats=[]), "line 1", "not for 0 players", id="no seats"),
    pytest.param(_edit(1, seed="x"), "line 1", "seed", id="no seed"),
    pytest.param(_edit(1, seed=6), "line 1", "position after this line", id="other seed"),
    pytest.param(_put(4, b"{oops"), "line 4", "neither a move nor an undo", id="not JSON"),
    pytest.param(_put(4, b"\xff\xff"), "line 4", "neither a move nor an undo", id="not UTF-8"),
    pytest.param(_put(4, b""), "line 4", "neither a move nor an undo", id="blank"),
    pytest.param(_put(4, b'{"hint": 7}'), "line 4", "a hint for none of the seats", id="hint for nobody"),
    pytest.param(lambda lines: lines[:3] + lines[4:], "line 4", "not this seat's turn", id="line lost"),
    pytest.param(_edit(4, move="Take(0, 9, 0)"), "line 4", "not legal here", id="illegal move"),
    pytest.param(_edit(4, move="Jump(1)"), "line 4", "not a record", id="unknown move"),
    pytest.param(_edit(4, move="Take(0, 9)"), "line 4", "does not fit", id="move cut short"),
    pytest.param(_edit(4, move='Take("0", 1, 0)'), "line 4", "wrong type", id="move of wrong type"),
    pytest.param(_edit(4, seat=7), "line 4", "not this seat's turn", id="wrong seat"),
    pytest.param(_edit(4, state="0000"), "line 4", "position after this line", id="other position"),
    pytest.param(_put(2, b'{"undo": 1, "state": ""}'), "line 2", "cannot be taken back", id="undo of nothing"),
]


@pytest.mark.parametrize(("spoil", "place", "words"), BROKEN)
def test_a_broken_save_is_named_by_line_and_kept_aside(spoil: Callable[[Lines], Lines], place: str, words: str) -> None:
    match = played_match(9)
    path = path_of(match)
    content = b"".join(line + b"\n" for line in spoil(path.read_bytes().splitlines()))
    path.write_bytes(content)
    kept = path.with_name(path.name + ".broken")
    with pytest.raises(Problem) as caught:
        resume(path)
    text = str(caught.value)
    assert text.startswith(f"{path}, {place}: ")
    assert words in text
    good = int(place.removeprefix("line ")) - 2
    if good < 0:
        assert "begin a new match" in text
        assert str(kept) in text
        assert unfinished() == []
    else:
        assert path.read_bytes() == content, "until somebody has decided what becomes of it"
        again = mend(path)
        assert again.history == match.history[:good]
        assert str(kept) in storage.take_notices()[0]
        play_on(again, 2)
        assert same(resume(path), again)
    assert kept.read_bytes() == content


def test_moves_after_the_end_are_refused() -> None:
    match = played_match(28)
    path = path_of(match)
    assert match.over
    last = path.read_bytes().splitlines()[-1]
    path.write_bytes(path.read_bytes() + last + b"\n")
    with pytest.raises(Problem, match="line 30: it is not this seat's turn"):
        resume(path)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"longtail": 2}, "saved in format 2"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"digest": "0123456789abcdef"}, "other components"),
    ],
)
def test_a_save_of_another_version_stays_where_it_is(values: dict[str, object], words: str) -> None:
    path = path_of(played_match(9))
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"".join(line + b"\n" for line in _edit(1, **values)(lines)))
    with pytest.raises(Problem, match=words) as caught:
        resume(path)
    assert str(caught.value).startswith(f"{path}, line 1: ")
    assert path.exists()


def test_other_components_and_where_the_earlier_ones_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = (storage.ASSETS / "components" / "dice.toml").read_text(encoding="utf-8")
    file = tmp_path / "assets" / "components" / "dice.toml"
    storage.write_atomic(file, shipped)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(catalogue, "_components", {})
    match = played_match(9)
    file.write_text(shipped.replace("goal_bonus = 6", "goal_bonus = 7"), encoding="utf-8")
    monkeypatch.setattr(catalogue, "_components", {})
    with pytest.raises(Problem, match=f"copy .*dice-{match.setup.digest}.toml to .*to go on with it"):
        resume(path_of(match))
    storage.write_atomic(file, shipped)
    monkeypatch.setattr(catalogue, "_components", {})
    assert same(resume(path_of(match)), match)


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
