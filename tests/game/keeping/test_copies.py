"""Two copies of the program on one folder: real processes, and many orders in which they may do things."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import owner, saves, storage
from game.market import hall
from scenes.stage import preferences
from tests.support.second_copy import Copy, SecondCopy
from tests.support.tables import play_on, played_match


@pytest.fixture
def pair(data_folder: Path) -> Iterator[tuple[SecondCopy, SecondCopy]]:
    storage.data_folder()
    with SecondCopy() as one, SecondCopy() as other:
        for copy in (one, other):
            copy.ask("start", data_folder)
        yield one, other


def together(pair: tuple[SecondCopy, SecondCopy], deed: str, *values: object) -> list[Any]:
    """What both answer who were told at the same moment."""
    for copy in pair:
        copy.tell(deed, *values)
    return [copy.hear() for copy in pair]


def test_of_two_copies_that_open_a_match_at_once_one_has_it_and_the_other_is_told(
    pair: tuple[SecondCopy, SecondCopy],
) -> None:
    for seed in range(8):
        path = pair[0].ask("begin", seed)
        pair[0].ask("play", 3)
        pair[0].ask("leave")
        answers = together(pair, "open", path)
        assert sorted(answers) == ["InUse", "open"]
        owning, kept_out = pair if answers[0] == "open" else pair[::-1]
        moves, digest = owning.ask("play", 9)
        assert [True for listed, elsewhere, _ in kept_out.ask("listed") if listed == path and elsewhere]
        assert not kept_out.ask("delete", path)
        owning.ask("leave")
        assert kept_out.ask("open", path) == "open"
        assert kept_out.ask("play", 0) == [moves, digest]
        kept_out.ask("leave")


def test_of_what_two_copies_write_at_once_nothing_is_lost(pair: tuple[SecondCopy, SecondCopy]) -> None:
    for number in range(20):
        for which, copy in enumerate(pair):
            copy.tell("enter", f"Player {number % 5} of {which}", 1000 * which + number)
            copy.tell("note", f"{which}-{number}")
    for _ in range(40):
        for copy in pair:
            copy.hear()
    names = {one.name for one in hall.load().of_day(next(iter(hall.load().days)))}
    assert names == {f"Player {number} of {which}" for number in range(5) for which in (0, 1)}
    assert set(preferences.load().noted) == {f"{which}-{number}" for number in range(20) for which in (0, 1)}
    assert [copy.ask("notices") for copy in pair] == [[], []]


def test_the_second_copy_knows_that_it_is(data_folder: Path) -> None:
    storage.data_folder()
    with SecondCopy() as one, SecondCopy() as other:
        assert one.ask("start", data_folder)
        assert not other.ask("start", data_folder)
        assert not saves.alone()
        one.kill()
        assert other.ask("start", data_folder)
        assert not saves.alone()


class Evening:
    """Two copies do things in some order; what each match and each list must be is known all the time."""

    def __init__(self, seed: int, here: Copy, there: SecondCopy, folder: Path) -> None:
        self.chance = random.Random(seed)
        here.start(str(folder))
        there.ask("start", folder)
        self.copies = (here.do, there.ask)
        self.paths: list[str] = []
        self.states: dict[str, Any] = {}
        self.open: list[str | None] = [None, None]
        self.entered: set[str] = set()
        self.noted: list[str] = []

    def step(self, number: int) -> None:
        which = self.chance.randrange(2)
        do, path = self.copies[which], self.chance.choice([*self.paths, None])
        elsewhere = path is not None and self.open[1 - which] == path
        match self.chance.choice(("begin", "open", "open", "play", "play", "undo", "leave", "delete", "enter", "note")):
            case "begin" if self.open[which] is None:
                self.open[which] = begun = do("begin", str(number))
                self.paths.append(begun)
                self.states[begun] = do("play", "2")
            case "open" if self.open[which] is None and path:
                assert do("open", path) == ("InUse" if elsewhere else "open")
                if not elsewhere:
                    self.open[which] = path
                    assert do("play", "0") == self.states[path]
            case "play" | "undo" as deed if (mine := self.open[which]) is not None:
                self.states[mine] = do("play", str(self.chance.randrange(4))) if deed == "play" else do("undo")
            case "leave":
                do("leave")
                self.open[which] = None
            case "delete" if path and path != self.open[which]:
                assert do("delete", path) == (not elsewhere)
                if not elsewhere:
                    self.paths.remove(path)
            case "enter" if len(self.entered) < hall.KEPT:
                do("enter", f"Player {number}", str(number))
                self.entered.add(f"Player {number}")
            case "note":
                do("note", str(number))
                self.noted.append(str(number))

    def end(self, folder: Path) -> None:
        for do in self.copies:
            do("leave")
            assert do("notices") == []
        kept = {str(path): path for path in (folder / "matches").rglob("*.jsonl")}
        over = {path for path in self.paths if len(self.states[path][0]) == 28}
        assert {Path(path).name for path in kept} == {Path(path).name for path in self.paths}
        assert {path for path, _, _ in self.copies[0]("listed")} == {*self.paths} - over
        for path in {*self.paths} - over:
            assert self.copies[0]("open", path) == "open"
            assert self.copies[0]("play", "0") == self.states[path]
        found = hall.load()
        assert {one.name for day in found.days for one in found.of_day(day)} == self.entered
        assert preferences.load().noted == self.noted
        assert [*folder.rglob("*.broken*"), *folder.rglob(f"*{storage.PART}")] == []


def test_in_whatever_order_two_copies_do_things_nothing_is_lost_or_destroyed(tmp_path: Path) -> None:
    here = Copy()
    with SecondCopy() as there:
        for seed in range(40):
            folder = tmp_path / str(seed)
            evening = Evening(seed, here, there, folder)
            for number in range(24):
                evening.step(number)
            evening.end(folder)
            assert there.process.poll() is None


# Where there are no locks


def test_without_locks_a_copy_that_finds_foreign_lines_leaves_them_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_handle: int, _place: int) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(owner, "_lock", no_locks)
    match = played_match(4)
    assert isinstance(match.keeper, saves.SaveFile)
    path = match.keeper.path
    other = saves.resume(path)
    play_on(other, 3)
    storage.take_notices()
    play_on(match, 2)
    [said] = storage.take_notices()
    assert "played in another copy" in said
    assert not match.keeper.flush(), "nothing of it is on the disk"
    assert len(saves.resume(path).history) == 7
    assert all(json.loads(line) for line in path.read_bytes().splitlines())


def test_what_another_copy_wrote_while_a_match_was_let_go_is_never_written_over() -> None:
    match = played_match(4)
    assert isinstance(match.keeper, saves.SaveFile)
    path = match.keeper.path
    saves.let_go()
    play_on(saves.resume(path), 3)
    saves.let_go()
    content = path.read_bytes()
    for _ in range(3):
        play_on(match, 1)
        assert path.read_bytes() == content
    [said] = storage.take_notices()
    assert "played in another copy" in said


def test_a_match_that_another_copy_has_meanwhile_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_match(4)
    assert isinstance(match.keeper, saves.SaveFile)
    content = match.keeper.path.read_bytes()
    saves.let_go()
    monkeypatch.setattr(owner, "claim", lambda _name, _patience=0: False)
    play_on(match, 1)
    assert (match.keeper.behind, match.keeper.path.read_bytes()) == (1, content)


def test_a_copy_is_alone_until_another_one_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves.alone()
    assert saves.alone(), "asking again changes nothing"
    owner.release(saves.RUNNING)
    monkeypatch.setattr(owner, "claim", lambda _name, _patience=0: False)
    assert not saves.alone()
