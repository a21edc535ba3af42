"""Where files live, and what becomes of those that cannot be read or written.

Nothing here ends the program: a bad file is set aside and named in a notice, a folder that cannot be written
to costs the saves of the session, not the session.
"""

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import platformdirs

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
MAPS = ROOT / "maps"


class Problem(ValueError):  # noqa: N818
    """Something outside the program is not as it should be; `str()` is one sentence a player can act on."""

    def __init__(self, what: str, cure: str, file: Path | str = "", place: str = "") -> None:
        where = ", ".join(part for part in (str(file), place) if part)
        super().__init__(f"{where}: {what}; {cure}." if where else f"{what[:1].upper()}{what[1:]}; {cure}.")
        self.file = file
        self.place = place
        self.what = what
        self.cure = cure


_waiting: list[str] = []
_given: set[str] = set()
_writable: dict[Path, bool] = {}


def notice(text: str) -> None:
    """Queue a sentence for the player. The same sentence is given once a session."""
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
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError as error:
        notice(
            f"Cannot write to {folder} ({reason(error)}); games of this session will not be saved; "
            "make that folder writable, or set LONGTAIL_DATA to another one."
        )
        return False


def reason(error: OSError) -> str:
    """The system's own words for what went wrong, without number and path."""
    return error.strerror or str(error)


def set_aside(path: Path) -> Path | None:
    """Rename a bad file to NAME.broken, so that it is kept but no longer read. None if that cannot be done."""
    kept = _free_name(path.parent, path.name)
    try:
        path.rename(kept)
    except OSError:
        return None
    return kept


def keep_copy_aside(path: Path) -> Path | None:
    """Keep a copy of a bad file as NAME.broken beside it, or in the player's folder; the same content only once."""
    for folder in (path.parent, data_folder()):
        try:
            content = path.read_bytes()
            for kept in sorted(folder.glob(f"{path.name}.broken*")):
                if kept.read_bytes() == content:
                    return kept
            kept = _free_name(folder, path.name)
            shutil.copyfile(path, kept)
        except OSError:
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


def write_atomic(path: Path, text: str, durable: bool = True) -> None:
    """Write a whole file or nothing: whoever reads it never meets half of it. OSError if it cannot be written.

    Durable, it is on the disk when this returns, which takes its time.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def write_report(text: str, about: str = "") -> Path | None:
    """Print what went wrong and keep it in the player's folder, `about` in the name; None if it cannot be kept."""
    import platform  # costs a start of the program too much

    print(text, file=sys.stderr)
    name = "-".join([time.strftime("%Y-%m-%d-%H%M%S"), *([about] if about else [])])
    try:
        folder = data_folder() / "crashes"
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / f"{name}.txt", 2
        while path.exists():
            path, number = folder / f"{name}-{number}.txt", number + 1
        path.write_text(f"Python {platform.python_version()}, {platform.platform()}\n\n{text}", encoding="utf-8")
    except OSError:
        return None
    return path
