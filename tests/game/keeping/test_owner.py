"""One writer at a time: locks that end with their process, where there are none that is said."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import owner, storage
from tests.support.second_copy import SecondCopy

NAME = "some-match.jsonl"


def test_a_claim_is_kept_until_it_is_let_go(data_folder: Path) -> None:
    assert owner.claim(NAME)
    assert owner.claim(NAME)
    with owner.briefly(NAME) as ours:
        assert ours
    assert owner.held() == [NAME]
    with owner.briefly("other") as ours:
        assert ours
        assert owner.held() == ["other", NAME]
    owner.release(NAME)
    assert not owner.holds(NAME)
    assert [path.name for path in data_folder.iterdir()] == [owner.FILE]


def test_another_copy_is_kept_out_until_the_first_lets_go_or_dies(data_folder: Path) -> None:
    with SecondCopy() as other:
        path = other.ask("begin", 7)
        name = Path(path).name
        assert owner.taken(name)
        assert not owner.claim(name, 0.05)
        with owner.briefly(name, 0) as ours:
            assert not ours
        other.ask("leave")
        assert not owner.taken(name)
        assert owner.claim(name)
        assert other.ask("open", path) == "InUse"
        owner.release(name)
        assert other.ask("open", path) == "open"
        assert not owner.claim(name)
        other.kill()
        assert owner.claim(name, 5), "killed, it has let go"
    assert sorted(path.name for path in data_folder.iterdir() if path.is_file()) == [owner.FILE]


CHILD = """
import multiprocessing, os, sys, time
from game import owner

def sleep():
    time.sleep(600)

if __name__ == "__main__":
    assert owner.claim("match")
    child = multiprocessing.get_context("fork").Process(target=sleep) if hasattr(os, "fork") else None
    if child:
        child.start()
    print(child.pid if child else 0, flush=True)
    time.sleep(600)
"""


def test_a_frozen_child_of_a_killed_program_holds_nothing() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD], cwd=storage.ROOT, stdout=subprocess.PIPE, encoding="utf-8"
    ) as program:
        assert program.stdout
        child = int(program.stdout.readline())
        assert owner.taken("match")
        program.kill()
        program.wait()
        try:
            assert owner.claim("match", 5)
        finally:
            if child:
                os.kill(child, 9)


def test_a_folder_that_knows_no_locks_is_said_once_and_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(_handle: int, _place: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(owner, "_lock", no_locks)
    assert owner.claim(NAME)
    assert owner.claim("other")
    assert not owner.holds(NAME)
    [said] = storage.take_notices()
    assert "cannot be locked (No locks available)" in said
    assert "only once at a time" in said


def test_where_nothing_can_be_written_everything_may_be_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("LONGTAIL_DATA", str(tmp_path / "file"))
    assert owner.claim(NAME)
    assert not owner.taken(NAME)
    assert len(storage.take_notices()) == 1, "that nothing can be saved"


def test_a_file_of_locks_that_somebody_removes_is_made_anew(data_folder: Path) -> None:
    assert owner.claim(NAME)
    (data_folder / owner.FILE).unlink()
    assert not owner.holds(NAME)
    assert owner.claim(NAME)
    assert (data_folder / owner.FILE).exists()
    with SecondCopy() as other:
        assert other.ask("open", data_folder / "matches" / NAME) == "InUse"


WINDOWS = """
import errno, os, sys, types

class Locked:
    LK_NBLCK, LK_UNLCK = 2, 0
    held = set()

    def locking(self, handle, mode, count):
        place = os.lseek(handle, 0, os.SEEK_CUR)
        assert count == 1 and 0 <= place < 1 << 31
        if mode == self.LK_UNLCK:
            self.held.remove(place)
        elif place in self.held:
            raise OSError(errno.EACCES, "Permission denied")
        else:
            self.held.add(place)

sys.modules["msvcrt"] = Locked()
sys.modules.pop("fcntl", None)
import platformdirs, tempfile, shutil
sys.platform = "win32"
from game import owner

assert owner.claim("one") and owner.claim("two") and owner.claim("one")
assert len(Locked.held) == 2
owner.release("one")
assert len(Locked.held) == 1
owner._register.held.clear()
assert owner.taken("two") and not owner.taken("one")
print("well")
"""


def test_on_windows_a_byte_of_the_file_is_locked() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WINDOWS], cwd=storage.ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout, done.stderr) == ("well\n", "")
