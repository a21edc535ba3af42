"""The keeper of a match that is being played: its file on the disk."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game import owner, storage
from game.match import Entry, Seat
from game.storage import notice

FINISHED = "finished"
"""The folder, beside the unfinished matches, of those that are over."""


class Scribe:
    """Puts down what happens in a match, line by line."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def played(self, entry: Entry, digest: str, over: bool) -> None:
        line: dict[str, Any] = {"move": str(entry.move), "seat": entry.seat, "state": digest}
        self.append({**line, "over": True} if over else line)

    def undone(self, digest: str) -> None:
        self.append({"undo": 1, "state": digest})

    def reseated(self, seats: Sequence[Seat], digest: str) -> None:
        self.append({"seats": [asdict(seat) for seat in seats], "state": digest})

    def advised(self, seat: int, digest: str) -> None:
        self.append({"hint": seat, "state": digest})

    def append(self, line: Mapping[str, Any]) -> None:
        self.lines.append(json.dumps(line).encode() + b"\n")


class SaveFile(Scribe):
    """Appends the lines of a match to its file. What cannot be written waits for the next try, and a file that has
    vanished is written anew."""

    def __init__(self, path: Path, good: bytes = b"") -> None:
        super().__init__()
        self.path = path
        self._good = good
        """What the file holds."""
        self._settled = False
        """Whether all that, and its name, is on the disk for certain. What was read may never have come there, and
        after a failure nobody knows: then the file is written whole."""
        self._complained = False
        self._foreign = False
        """Whether somebody else has written the match meanwhile."""

    def undone(self, digest: str) -> None:
        if self.path.parent.name == FINISHED:
            self.move_to(self.path.parent.parent)  # taking back the last decision makes it unfinished again
        super().undone(digest)

    def append(self, line: Mapping[str, Any]) -> None:
        super().append(line)
        self.flush()

    @property
    def behind(self) -> int:
        """How many lines wait for a disk that takes them."""
        return len(self.lines)

    def write_what_waits(self) -> None:
        """A disk that did not take it is tried once more."""
        if self.lines and not self._foreign:
            self.flush()

    def flush(self) -> bool:
        """Bring the file to its good lines and those that wait; whether they are all on the disk now."""
        content = b"".join(self.lines)
        try:
            self._foreign = not self._is_ours()
            if self._foreign:
                self._say(
                    f"{self.path}: this match is played in another copy of Longtail; what is decided here is not "
                    "saved; go on with it there."
                )
                return False
            if not self._settled or not storage.extend(self.path, len(self._good), content):
                storage.write_atomic(self.path, self._good + content)
        except OSError as error:
            self._settled = False
            self.complain(error)
            return False
        self._settled = True
        self._good += content
        self.lines.clear()
        return True

    def _is_ours(self) -> bool:
        """Whether the match is ours to write. Where it was not all the time, the file has to be as we left it; one that
        is not stays with whoever wrote it."""
        if owner.holds(self.path.name):
            return True
        if not owner.claim(self.path.name, owner.BRIEFLY):
            return False
        try:
            found = self.path.read_bytes()
        except FileNotFoundError:
            return True
        ours = found == self._good if self._settled else found.startswith(self._good)
        if not ours:
            owner.release(self.path.name)
        return ours

    def move_to(self, folder: Path) -> None:
        target = folder / self.path.name
        try:
            storage.move(self.path, target)
        except OSError as error:
            self.complain(error)
        else:
            self.path = target

    def complain(self, error: OSError) -> None:
        self._say(
            f"Cannot save to {self.path} ({storage.reason(error)}); the match goes on and saving is tried again "
            "every few seconds; free some space or make the folder writable."
        )

    def _say(self, sentence: str) -> None:
        if not self._complained:
            self._complained = True
            notice(sentence)
