"""Where files live, and what becomes of those that cannot be read or written.

Nothing here ends the program: a bad file is set aside and named in a notice, a folder that cannot be written
to costs the saves of the session, not the session.
"""

import errno
import glob
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import platformdirs

from game.door import files
from game.door.files import reason as reason
from game.door.sentences import Problem as Problem
from game.door.sentences import drawable, tell

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
MAPS = ROOT / "maps"
PART = ".part"
"""How a file is called, at its end, that is still being written."""
LARGEST_COPY = 1_000_000
"""Bytes of a bad file of which a copy is still kept."""
_BYTES = getattr(os, "O_BINARY", 0)
_CANNOT_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES)
"""What a system says that has no way to make a folder last."""


_waiting: list[str] = []
_given: set[str] = set()
_writable: dict[Path, bool] = {}


def notice(text: str) -> None:
    """Queue a sentence for the player. The same sentence is given once a session."""
    text = drawable(text)
    if text not in _given:
        _given.add(text)
        _waiting.append(text)


def take_notices() -> list[str]:
    """The sentences not shown yet; whoever takes them shows them."""
    taken = _waiting[:]
    _waiting.clear()
    return taken


def forget() -> None:
    """Begin as a fresh session: no notice given, no folder tried."""
    _waiting.clear()
    _given.clear()
    _writable.clear()


def data_folder() -> Path:
    """The player's own folder, made on demand. LONGTAIL_DATA puts it elsewhere."""
    chosen = os.environ.get("LONGTAIL_DATA")
    folder = Path(chosen) if chosen else platformdirs.user_data_path("longtail", appauthor=False)
    if folder not in _writable:
        _writable[folder] = _can_write(folder)
    return folder


def can_save() -> bool:
    """Whether the player's folder takes files. If not, a notice has said so."""
    return _writable[data_folder()]


def _can_write(folder: Path) -> bool:
    try:
        make_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError as error:
        notice(
            f"Cannot write to {folder} ({reason(error)}); games of this session will not be saved; "
            "make that folder writable, or start Longtail with --data and another one."
        )
        return False


def set_aside(path: Path) -> Path | None:
    """Rename a bad file to NAME.broken, so that it is kept but no longer read. None if that cannot be done."""
    try:
        kept = _free_name(path.parent, path.name)
        path.rename(kept)
    except OSError:
        return None
    with suppress(OSError):
        sync_folder(path.parent)
    return kept


def keep_copy_aside(path: Path) -> Path | None:
    """Keep a copy of a bad file as NAME.broken beside it, or in the player's folder; the same content only once."""
    for folder in (path.parent, data_folder()):
        try:
            content = files.content_of(path, LARGEST_COPY)
            for kept in sorted(folder.glob(f"{glob.escape(path.name)}.broken*")):
                if kept.is_file() and kept.read_bytes() == content:
                    return kept
            kept = _free_name(folder, path.name)
            write_atomic(kept, content)
        except (OSError, Problem):
            continue
        return kept
    return None


def _free_name(folder: Path, name: str) -> Path:
    kept = folder / f"{name}.broken"
    number = 2
    while kept.exists():
        kept = folder / f"{name}.broken-{number}"
        number += 1
    return kept


def make_folder(folder: Path) -> None:
    """A folder that is there, and will be after the lights go out. OSError if it cannot be made."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Make what was created, renamed or removed there last; Windows does that by itself."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def move(path: Path, target: Path) -> None:
    """Put a file in another place for good. OSError if that cannot be done."""
    make_folder(target.parent)
    path.replace(target)
    for folder in {path.parent, target.parent}:
        with suppress(OSError):  # it is there now; if it comes back after all, that harms nobody
            sync_folder(folder)


def remove(path: Path) -> None:
    """Remove a file, if it is there, for good. OSError if that cannot be done."""
    path.unlink(missing_ok=True)
    with suppress(OSError):  # as above
        sync_folder(path.parent)


def write_atomic(path: Path, content: str | bytes, durable: bool = True) -> None:
    """Write a whole file or nothing: whoever reads it, even after the lights went out, never meets half of it. OSError
    if it cannot be written.

    Durable, it is the new one for certain when this returns.
    """
    make_folder(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", suffix=PART)
    unfinished = Path(name)
    try:
        try:
            _write(handle, content.encode() if isinstance(content, str) else content)
            os.fsync(handle)
        finally:
            os.close(handle)
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(path.parent)


def extend(path: Path, size: int, content: bytes) -> bool:
    """Append to a file of this size; it is on the disk when this returns. False if there is no such file. OSError if it
    cannot be written: nobody knows then what the file holds after these bytes."""
    try:
        handle = os.open(path, os.O_RDWR | _BYTES)
    except FileNotFoundError:
        return False
    try:
        if os.lseek(handle, 0, os.SEEK_END) != size:
            return False
        _write(handle, content)
        os.fsync(handle)
    finally:
        os.close(handle)
    return True


def _write(handle: int, content: bytes) -> None:
    """All of it: a disk that is nearly full takes a part, and says so only the next time."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sweep() -> None:
    """Remove what a program that was ended while it was writing has left. Only where no other copy is writing now."""
    folder = data_folder()
    for left in [*folder.glob(f".*{PART}"), *folder.glob(f"*/.*{PART}")]:
        with suppress(OSError):
            left.unlink()


def dated(pattern: Path) -> Path:
    """A path with this moment in place of the {} in its name, and a number where that is taken."""
    path = first = pattern.with_name(pattern.name.format(time.strftime("%Y-%m-%d-%H%M%S")))
    number = 2
    while path.exists():
        path, number = first.with_stem(f"{first.stem}-{number}"), number + 1
    return path


def write_report(text: str, about: str = "") -> Path | None:
    """Print what went wrong and keep it in the player's folder, `about` in the name; None if it cannot be kept."""
    import platform  # costs a start of the program too much

    tell(text)
    try:
        folder = data_folder() / "crashes"
        folder.mkdir(parents=True, exist_ok=True)
        path = dated(folder / (f"{{}}-{about}.txt" if about else "{}.txt"))
        whole = f"Python {platform.python_version()}, {platform.platform()}\n\n{text}"
        path.write_text(whole, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return path
