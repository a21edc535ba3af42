"""One writer at a time: of a match, of the hall of fame and of the settings, however many copies of the program run.

One empty file in the player's folder holds the locks, a byte of it for each name. They are the system's own, so they
end with the process, however it ends, and a file that is left behind says nothing. Record locks and not others: a
process that is started from here does not inherit them, and they reach over network folders.
"""

import errno
import os
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from game import storage

FILE = "longtail.lock"
BRIEFLY = 0.15
"""Seconds to wait for another copy that only looks whether something is in use."""
PATIENCE = 2.0
"""Seconds to wait for another copy that is writing."""
_PAUSE = 0.01
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, place: int) -> None:
        os.lseek(handle, place, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int, place: int) -> None:
        os.lseek(handle, place, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(handle: int, place: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)

    def _unlock(handle: int, place: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_UN, 1, place)


class _Register:
    """The file of the locks as this process has opened it, and what is held there."""

    def __init__(self) -> None:
        self.file = ""
        self.handle = -1
        self.held: set[str] = set()
        self.at_work = threading.RLock()
        """The loop and the server of phones both write; one of them at a time moves about in the file."""

    def opened(self) -> bool:
        """Whether the file of the player's folder is open. One that has been removed is another file now, and what was
        held there is held no more."""
        path = storage.data_folder() / FILE
        try:
            if self.file == str(path) and os.path.samestat(path.stat(), os.fstat(self.handle)):
                return True
        except OSError:
            pass  # it is gone
        self.close()
        if not storage.can_save():
            return False
        try:
            self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError:
            return False  # nothing else can be written there either, and that is said where it is tried
        self.file = str(path)
        return True

    def close(self) -> None:
        """All is let go."""
        if self.file:
            with suppress(OSError):
                os.close(self.handle)
        self.file = ""
        self.held.clear()


_register = _Register()


def claim(name: str, patience: float = 0.0) -> bool:
    """Whether this copy of the program is now the one that may write what has this name: until it lets go, or ends.

    Where a folder knows no locks that is said, and everybody may.
    """
    until = time.monotonic() + patience
    while not _claimed(name):
        if time.monotonic() >= until:
            return False
        time.sleep(_PAUSE)
    return True


def _claimed(name: str) -> bool:
    with _register.at_work:
        return _try_to_claim(name)


def _try_to_claim(name: str) -> bool:
    if not _register.opened() or name in _register.held:
        return True
    try:
        _lock(_register.handle, _place(name))
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        storage.notice(
            f"{storage.data_folder()}: this folder cannot be locked ({storage.reason(error)}); start Longtail only "
            "once at a time with it, or with --data and another one."
        )
    else:
        _register.held.add(name)
    return True


def _place(name: str) -> int:
    return zlib.crc32(name.encode(errors="surrogateescape")) >> 1  # no system wants more than 31 bits


def holds(name: str) -> bool:
    """Whether this copy has claimed it, and nobody else can have written it since."""
    return _register.opened() and name in _register.held


def held() -> list[str]:
    return sorted(_register.held)


def release(name: str) -> None:
    with _register.at_work:
        if name in _register.held:
            _register.held.remove(name)
            try:
                _unlock(_register.handle, _place(name))
            except OSError:
                _register.close()  # that lets go of everything for certain; the rest is claimed anew when wanted


@contextmanager
def briefly(name: str, patience: float = BRIEFLY) -> Iterator[bool]:
    """Whether it may be written meanwhile. What was claimed before stays so."""
    before = name in _register.held
    try:
        yield claim(name, patience)
    finally:
        if not before:
            release(name)


def taken(name: str) -> bool:
    """Whether another copy of the program has it now."""
    with briefly(name, 0) as ours:
        return not ours


def forget() -> None:
    """Begin as a fresh session, that holds nothing."""
    _register.close()
