"""Nothing a test does may reach the player's own files, the screen or the speakers: settled before the first import."""

import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import threading

SESSION_FOLDER = tempfile.mkdtemp(prefix="longtail-tests-")
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LONGTAIL_DATA"] = SESSION_FOLDER
os.environ["PYTHONIOENCODING"] = "utf-8"  # what processes of their own print reads alike on every system

from collections.abc import Iterator  # noqa: E402
from contextlib import suppress  # noqa: E402
from pathlib import Path  # noqa: E402

import pytest  # noqa: E402
from hypothesis import settings  # noqa: E402

from game import catalogue, owner, storage  # noqa: E402
from tests.support.browser import finding  # noqa: E402
from tests.support.made_once import made_once  # noqa: E402

settings.register_profile("longtail", deadline=None, derandomize=True, database=None)
settings.load_profile("longtail")


@pytest.fixture(scope="session", autouse=True)
def nothing_is_made_twice() -> Iterator[None]:
    with made_once():
        yield


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Each test has a player's folder of its own and begins as a fresh session. Nobody pulls the plug, so nothing waits
    for the disk; where somebody does, `tests.support.disk` stands in for it."""
    folder = tmp_path / "data"
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    monkeypatch.setenv("LONGTAIL_DATA", str(folder))
    storage.forget()
    owner.forget()
    yield folder
    storage.forget()
    owner.forget()


BESIDE_THE_LOOP = ("(draw)", "(_draw)", "(_load)", "(_reopen)")
"""How the names of threads end that draw, read sounds or open the mixer: by what they do."""


@pytest.fixture(autouse=True)
def nobody_draws_on(data_folder: Path) -> Iterator[None]:
    """Whoever draws or reads sounds beside the loop ends with the test: the next one may open the mixer anew, which
    SDL does not survive meanwhile. What they have to say is said before it is forgotten."""
    assert data_folder
    yield
    for thread in threading.enumerate():
        if thread.name.endswith(BESIDE_THE_LOOP):
            thread.join()


@pytest.fixture(autouse=True)
def nobody_thinks_on() -> Iterator[None]:
    """The process that thinks for a stage ends with the test that opened it."""
    yield
    for process in multiprocessing.active_children():
        process.kill()
        process.join()


@pytest.fixture
def pids() -> Iterator[list[int]]:
    """The processes that a test has started: none outlives it."""
    started: list[int] = []
    yield started
    for pid in started:
        with suppress(OSError):
            os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


@pytest.fixture
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of maps that a test may spoil."""
    folder = tmp_path / "maps"
    shutil.copytree(storage.MAPS, folder)
    monkeypatch.setattr(storage, "MAPS", folder)
    monkeypatch.setattr(catalogue, "_components", {})
    return folder


def pytest_unconfigure() -> None:
    shutil.rmtree(SESSION_FOLDER, ignore_errors=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Whoever asks for the tests of phones is told which browser they ran in, or that there is none."""
    room = storage.ROOT / "tests" / "phones" / "page"
    asked = [Path(argument.split("::")[0]).resolve() for argument in config.args]
    if any(path == room or path in room.parents or room in path.parents for path in asked):
        terminalreporter.write_line(finding.told())
