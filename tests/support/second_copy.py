"""Another copy of the program on the same folder, without its screen: a process that does what it is told."""

import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from game import saves, storage
from game.market import hall
from game.market.hall import Result
from game.match import Match
from game.storage import Problem
from scenes.stage import preferences
from tests.support.tables import play_on, seats

HUSHED = {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}


class SecondCopy:
    """The near end: `ask` returns what the other copy answers; `tell` and `hear` let it work meanwhile."""

    def __init__(self) -> None:
        line = [sys.executable, "-m", "tests.support.second_copy"]
        self.process = subprocess.Popen(
            line,
            cwd=storage.ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, **HUSHED},
        )

    def tell(self, deed: str, *values: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps([deed, *map(str, values)]) + "\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def ask(self, deed: str, *values: object) -> Any:
        self.tell(deed, *values)
        return self.hear()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        self.kill()


class Copy:
    """The far end. Here too one can do what it does, in this process."""

    match: Match | None = None

    def __init__(self) -> None:
        self.prefs = preferences.load()

    def do(self, deed: str, *values: str) -> Any:
        return getattr(self, deed)(*values)

    def start(self, folder: str) -> bool:
        """In another folder, as the program begins; whether no other copy uses it."""
        os.environ["LONGTAIL_DATA"] = folder
        storage.forget()
        self.match = None
        self.prefs = preferences.load()
        return saves.alone()

    def begin(self, seed: str) -> str:
        self.match = saves.new_match("dice", seats(2), seed=int(seed), starter=0)
        assert isinstance(self.match.keeper, saves.SaveFile)
        return str(self.match.keeper.path)

    def open(self, path: str) -> str:
        try:
            self.match = saves.resume(Path(path))
        except Problem as problem:
            return type(problem).__name__
        return "open"

    def play(self, count: str) -> list[Any]:
        """The text form of all that was decided, and the position."""
        assert self.match
        play_on(self.match, min(int(count), 28 - len(self.match.history)))
        return [[str(entry.move) for entry in self.match.history], self.match.digest()]

    def undo(self) -> list[Any]:
        assert self.match
        if self.match.can_undo:
            self.match.undo()
        return [[str(entry.move) for entry in self.match.history], self.match.digest()]

    def leave(self) -> None:
        self.match = None
        saves.let_go()

    def listed(self) -> list[list[Any]]:
        return [[str(one.path), one.elsewhere, one.moves] for one in saves.unfinished()]

    def delete(self, path: str) -> bool:
        return saves.discard(Path(path))

    def enter(self, name: str, seed: str) -> int | None:
        result = Result(name, 20 + int(seed) % 7, date(2026, 3, 1), int(seed))
        return hall.change(lambda found: found.enter_day(date(2026, 3, 1), result))

    def note(self, key: str) -> None:
        self.prefs.noted = [*self.prefs.noted, key]
        self.prefs.save()

    def notices(self) -> list[str]:
        return storage.take_notices()


def main() -> None:
    copy = Copy()
    for line in sys.stdin:
        print(json.dumps(copy.do(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
