"""The server as the loop sees it: it is told what to do, answers with calls, and is never waited for."""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING, Any

from game import storage
from scenes.phones.calls import Call, Failed
from scenes.phones.numbers import Numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from queue import SimpleQueue

    from scenes.phones.open_port import OpenPort

PORT = 7667


class Server:
    """Phones can come in while it lives, in a thread of its own. All that happens is put on `calls`: Opened when the
    port is there, and again when the machine's addresses change, or Failed.

    `words` are those of the page in a language, and asked for in that thread. Without a `host`, an address of this
    machine, it is reached at all of them. With the `numbers` of an earlier server phones keep theirs.
    """

    def __init__(
        self,
        calls: SimpleQueue[Call],
        words: Callable[[str], Mapping[str, str]],
        port: int = PORT,
        *,
        host: str = "",
        numbers: Numbers | None = None,
        page: Path = storage.ASSETS / "phone",
        art: Path = storage.ASSETS / "art",
    ) -> None:
        self.numbers = numbers or Numbers()
        self._calls, self._host = calls, host
        self._orders: deque[Callable[[OpenPort], None]] = deque()
        self._opened: OpenPort | None = None
        self._thread = threading.Thread(target=self._run, args=(words, port, page, art), name="phones", daemon=True)
        self._thread.start()

    def send(self, number: int, message: Mapping[str, Any]) -> None:
        """To a phone, if it is there. The message is not to be changed any more; a sheet takes the place of an earlier
        one that the phone has not had time for."""
        self._order(lambda port: port.reception.send(number, message))

    def remember(self, number: int, match: str, seat: int) -> None:
        """This seat in a match is this phone's, and no other's."""
        self._order(lambda port: port.reception.remember(number, match, seat))

    def dismiss(self, number: int) -> None:
        """Send a phone away: if it comes back it is a new one, and needs the code."""
        self._order(lambda port: port.reception.dismiss(number))

    def close(self) -> None:
        """Every phone is told, and nobody can come any more; it is over within a second."""
        self._order(lambda port: port.closing.set())

    def wait(self, seconds: float) -> bool:
        """Whether it is over, after so long at most: for whoever leaves the program, or opens the same port again."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _order(self, order: Callable[[OpenPort], None]) -> None:
        self._orders.append(order)
        if self._opened:
            self._opened.wake()

    def _run(self, words: Callable[[str], Mapping[str, str]], port: int, page: Path, art: Path) -> None:
        try:
            self._open(words, port, page, art)
        except ImportError as error:
            self._calls.put(Failed(f"the package {error.name} is missing"))
        except Exception as error:
            self._calls.put(Failed(f"{type(error).__name__}: {error}"))

    def _open(self, words: Callable[[str], Mapping[str, str]], port: int, page: Path, art: Path) -> None:
        # All this takes a quarter of a second to load: here the loop goes on meanwhile.
        from scenes.phones.memory import Memory
        from scenes.phones.open_port import OpenPort
        from scenes.phones.reception import Reception
        from scenes.phones.served import Served

        served = Served(words, page, art)
        reception = Reception(self._calls, Memory(served.languages), self.numbers)
        self._opened = OpenPort(self._host, self._calls, served, reception, self._orders)
        self._opened.run(port)
