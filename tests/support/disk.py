"""A disk that lies, below everything that writes: it keeps back what was not synced, tears and reorders it, fills up,
becomes read-only, stumbles or is slow at any call, until somebody pulls the plug.

Files are really written, in a real folder, so that whoever reads sees what a running system shows. Beside that it is
noted what of it is certain to be on the disk: contents when their file is synced, names when their folder is. `image`
writes down what may be found there after the plug was pulled: all that is certain, and of the rest what chance says.
"""

import errno
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

FULL, READ_ONLY, STUMBLING, SLOW = "full", "read-only", "stumbling", "slow"
ILLS = (FULL, READ_ONLY, STUMBLING, SLOW)
_SAYS = {FULL: (errno.ENOSPC, "No space left on device"), READ_ONLY: (errno.EROFS, "Read-only file system")}
_STUMBLES = (errno.EIO, "Input/output error")
_UNNAMED = getattr(os, "O_TMPFILE", -1)


class Plug(BaseException):
    """The lights are out: nothing is caught and nothing is tidied up."""


@dataclass
class Change:
    """Of a content: bytes from a place on, or, without any, the end of the file there."""

    at: int
    data: bytes | None
    certain: bool = False
    lost: bool = False
    """Whether a sync has failed since: no later one makes it certain."""


@dataclass(eq=False)
class Inode:
    begin: bytes = b""
    """Certain."""
    changes: list[Change] = field(default_factory=list)

    def synced(self) -> None:
        for change in self.changes:
            change.certain |= not change.lost

    def sync_failed(self) -> None:
        for change in self.changes:
            change.lost |= not change.certain

    def shown(self) -> bytes:
        """As long as there is light."""
        content = bytearray(self.begin)
        for change in self.changes:
            _apply(content, change)
        return bytes(content)

    def found(self, chance: random.Random) -> bytes:
        """When it has come back."""
        content = bytearray(self.begin)
        for change in self.changes:
            for one in [change] if change.certain else _torn(change, chance):
                _apply(content, one)
        return bytes(content)


def _torn(change: Change, chance: random.Random) -> list[Change]:
    """Whatever reached the disk of something that was not synced: all, nothing, or some pieces of it."""
    fate = chance.choice(("all", "nothing", "pieces"))
    if fate == "nothing":
        return []
    if fate == "all" or not change.data:
        return [change]
    size, pieces = chance.choice((1, 16, 64)), []
    for at in range(0, len(change.data), size):
        if chance.random() < 0.6:
            pieces.append(Change(change.at + at, change.data[at : at + size]))
    return pieces


def _apply(content: bytearray, change: Change) -> None:
    if change.data is None:
        del content[change.at :]
    content.extend(bytes(max(0, change.at - len(content))))
    if change.data is not None:
        content[change.at : change.at + len(change.data)] = change.data


@dataclass(eq=False)
class Naming:
    """Something done to names: whatever stood at `source` is at `target` now. No source: a new file or folder; no
    target: removed."""

    source: Path | None
    target: Path | None
    inode: Inode | None
    """None is a folder."""
    unsynced: set[Path]
    """The folders that have to be synced before it is certain."""

    @property
    def names(self) -> set[Path]:
        return {name for name in (self.source, self.target) if name}


class Disk:
    """What lies in a folder when it begins is certain."""

    def __init__(self, root: Path, chance: random.Random) -> None:
        self.root, self.chance = root, chance
        self.begun: dict[Path, Inode | None] = {
            path: Inode(path.read_bytes()) if path.is_file() else None for path in sorted(root.rglob("*"))
        }
        self.now = dict(self.begun)
        self.namings: list[Naming] = []
        self.handles: dict[int, Inode | Path] = {}
        self.calls = 0
        self.plug_at: int | None = None
        self.ill: tuple[str, range] | None = None
        """What is wrong with it, and during which calls."""
        self.dead = False
        self.journal: list[str] = []
        """What was called, for whoever looks into a failure."""

    @contextmanager
    def plugged_in(self) -> Iterator[None]:
        real = {name: getattr(os, name) for name in ("open", "write", "ftruncate", "fsync", "close", "mkdir", "unlink")}
        self.real: dict[str, Callable[..., Any]] = {**real, "replace": os.replace}
        with ExitStack() as patches:
            for name in real:
                patches.enter_context(mock.patch.object(os, name, getattr(self, f"_{name}")))
            for name in ("replace", "rename"):
                patches.enter_context(mock.patch.object(os, name, self._replace))
            yield

    def check(self) -> None:
        """Whether nothing has been written behind its back."""
        assert set(self.root.rglob("*")) == self.now.keys()
        for path, inode in self.now.items():
            if inode:
                assert path.read_bytes() == inode.shown(), path

    def image(self, folder: Path) -> None:
        """Write down what is found on the disk now, after the plug was pulled."""
        names, skipped = dict(self.begun), set[Path]()
        for naming in self.namings:
            certain = not naming.unsynced
            around = naming.names | {name.parent for name in naming.names}
            if around & skipped or not (certain or self.chance.random() < 0.5):
                skipped |= naming.names
                continue
            if naming.source:
                del names[naming.source]
            if naming.target:
                names[naming.target] = naming.inode
        folder.mkdir(parents=True)
        for path, inode in sorted(names.items()):
            there = folder / path.relative_to(self.root)
            if not there.parent.is_dir():
                continue  # its folder was never synced itself
            if inode is None:
                there.mkdir()
            else:
                there.write_bytes(inode.found(self.chance))

    # The calls

    def _call(self, name: str, about: object, tries: bool = True) -> bool:
        """Count a call; whether it is the one in which the plug is pulled. OSError if the disk is not well."""
        if self.dead:
            raise Plug
        self.calls += 1
        self.journal.append(f"{self.calls}: {name} {about}")
        if self.ill and self.calls in self.ill[1] and tries:
            self._suffer(name, self.ill[0])
        return self.calls == self.plug_at

    def _suffer(self, name: str, ill: str) -> None:
        if ill == SLOW:
            time.sleep(0.0005)
        elif ill == STUMBLING:
            if self.chance.random() < 0.5:
                raise OSError(*_STUMBLES)
        elif ill == READ_ONLY or name in ("create", "write", "mkdir"):
            raise OSError(*_SAYS[ill])

    def _do(self, plug: bool, deed: Callable[[], Any]) -> Any:
        """A deed; the plug is pulled before it has begun or when it is done."""
        if plug and self.chance.random() < 0.5:
            self.dead = True
            raise Plug
        done = deed()
        if plug:
            self.dead = True
            raise Plug
        return done

    def _within(self, path: Any) -> Path | None:
        found = Path(os.fspath(path)) if isinstance(path, str | os.PathLike) else None
        return found if found and (found == self.root or self.root in found.parents) else None

    def _open(self, path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        name = self._within(path)
        if name is None or flags & _UNNAMED == _UNNAMED:
            return int(self.real["open"](path, flags, mode, **more))
        if not flags & os.O_CREAT or name in self.now:
            handle = int(self.real["open"](path, flags, mode, **more))
            self.handles[handle] = self.now.get(name) or name
            return handle
        plug = self._call("create", name.name)

        def create() -> int:
            handle = int(self.real["open"](path, flags, mode, **more))
            inode = self.handles[handle] = Inode()
            self._name(Naming(None, name, inode, {name.parent}))
            return handle

        return int(self._do(plug, create))

    def _write(self, handle: int, data: Any) -> int:
        inode = self.handles.get(handle)
        if not isinstance(inode, Inode):
            return int(self.real["write"](handle, data))
        at, content = os.lseek(handle, 0, os.SEEK_CUR), bytes(data)

        def write() -> int:
            written = int(self.real["write"](handle, content))
            inode.changes.append(Change(at, content[:written]))
            return written

        try:
            plug = self._call("write", f"{len(content)} bytes")
        except OSError:
            content = content[: self.chance.randrange(len(content) + 1)]
            if content:
                write()  # a part of it, without a word about the rest
            raise
        return int(self._do(plug, write))

    def _ftruncate(self, handle: int, size: int) -> None:
        inode = self.handles[handle]
        assert isinstance(inode, Inode)
        plug = self._call("truncate", size)

        def truncate() -> None:
            self.real["ftruncate"](handle, size)
            inode.changes.append(Change(size, None))

        self._do(plug, truncate)

    def _fsync(self, handle: int) -> None:
        """Nothing is really synced: that would take its time, and nobody pulls the real plug."""
        synced = self.handles.get(handle)
        if synced is None:
            return
        try:
            plug = self._call("sync", "a file" if isinstance(synced, Inode) else synced.name)
        except OSError:
            if isinstance(synced, Inode):
                synced.sync_failed()
            raise
        if isinstance(synced, Inode):
            self._do(plug, synced.synced)
            return

        def settle() -> None:
            for naming in self.namings:
                naming.unsynced.discard(synced)

        self._do(plug, settle)

    def _close(self, handle: int) -> None:
        self.handles.pop(handle, None)
        self.real["close"](handle)

    def _mkdir(self, path: Any, mode: int = 0o777, **more: Any) -> None:
        name = self._within(path)
        if name is None or name == self.root:
            self.real["mkdir"](path, mode, **more)
            return
        plug = self._call("mkdir", name.name)

        def make() -> None:
            self.real["mkdir"](path, mode, **more)
            self._name(Naming(None, name, None, {name.parent}))

        self._do(plug, make)

    def _unlink(self, path: Any, **more: Any) -> None:
        name = self._within(path)
        if name is None or name not in self.now:
            self.real["unlink"](path, **more)
            return
        plug = self._call("unlink", name.name)

        def unlink() -> None:
            self.real["unlink"](path, **more)
            self._name(Naming(name, None, None, {name.parent}))

        self._do(plug, unlink)

    def _replace(self, source: Any, target: Any, **more: Any) -> None:
        old, new = self._within(source), self._within(target)
        if old is None or new is None or old not in self.now:
            self.real["replace"](source, target, **more)
            return
        plug = self._call("rename", f"{old.name} to {new.name}")

        def rename() -> None:
            self.real["replace"](source, target, **more)
            self._name(Naming(old, new, self.now[old], {old.parent, new.parent}))

        self._do(plug, rename)

    def _name(self, naming: Naming) -> None:
        self.namings.append(naming)
        if naming.source:
            del self.now[naming.source]
        if naming.target:
            self.now[naming.target] = naming.inode
