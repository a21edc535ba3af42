"""python -m tests.phones.flood [--cases N] [--seed N]: requests and messages that no page of ours sends, one after the
other, while three phones play on. None of them may notice."""

import argparse
import gc
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from unittest.mock import patch

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from game import storage
from scenes.phones import reception
from scenes.phones.addresses import LOOPBACK
from scenes.phones.calls import Pressed
from tests.fuzz.spoiling import spoilt
from tests.support.phones.phone_line import PATIENCE, House, PhoneLine, exchanged

PHONES = 3
LOOKED_EVERY = 100
"""Cases after which the phones that play are asked whether they still do."""
MOST_BLOCKS = 3000
"""Pieces of memory that may have come to stay in the second half: a few for what is remembered of the day."""
LARGEST = 20_000
"""Bytes that are sent at most: all limits are below."""
HUNG_UP = (OSError, ConnectionClosed, InvalidHandshake, EOFError)
MALI = {"name": "Mali", "livery": 2, "language": "de"}


class Flood:
    def __init__(self, house: House, seed: int) -> None:
        self.house, self.chance = house, random.Random(seed)
        self.phones = [house.joined(name=f"Guest {number}") for number in range(PHONES)]
        visitor, self.rude, self.secret = house.joined(name="Rude")
        visitor.close()
        self.kinds = (self.request, self.first_message, self.message, self.frames)
        self.done: Counter[str] = Counter()
        self.failures: list[str] = []

    def run(self, cases: int) -> None:
        for number in range(cases):
            kind = self.chance.choice(self.kinds)
            self.done[kind.__name__] += 1
            try:
                kind()
            except TimeoutError:
                self.failures.append(f"case {number}: nobody answered and nobody hung up ({kind.__name__})")
            except HUNG_UP:
                pass  # which is what they get
            if number % LOOKED_EVERY == LOOKED_EVERY - 1:
                self.look(number)

    def look(self, number: int) -> None:
        """Whether the others play on, each with its own number, and nothing was told on the screen."""
        self.house.all_calls()
        for phone, joined, _secret in self.phones:
            try:
                phone.says("press", action="up")
                self.house.server.send(joined.number, {"say": "remark", "text": str(number)})
                heard = phone.hears()
                pressed = self.house.called(Pressed)
                if pressed.number != joined.number or heard.get("text") != str(number):
                    self.failures.append(f"after case {number}: {pressed} and {heard} at phone {joined.number}")
            except HUNG_UP as error:
                self.failures.append(f"after case {number}: phone {joined.number} is lost ({error!r})")
        self.failures += [f"after case {number}: {said}" for said in storage.take_notices()]

    def settled(self) -> int:
        """How many pieces of memory there are, when nobody else is connected any more."""
        opened = self.house.server._opened
        assert opened
        until = time.monotonic() + PATIENCE
        while len(opened.gate.visitors) > PHONES and time.monotonic() < until:
            time.sleep(0.01)
        if len(opened.gate.visitors) != PHONES or len(opened.reception.lines) != PHONES:
            self.failures.append(f"{len(opened.gate.visitors)} connections for {PHONES} phones")
        self.house.all_calls()
        gc.collect()
        return sys.getallocatedblocks()

    # What no page of ours does

    def request(self) -> None:
        paths = ("/", "/line", "/phone/page.js", "/art/D55E00/boat-seat.svg", "/words/de.json", "/../secret.js")
        lines = [f"GET {self.chance.choice(paths)} HTTP/1.1", f"Host: {self.house.host}", "Connection: Upgrade"]
        lines += [f"Origin: http://{self.house.host}", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        content = "\r\n".join([*lines, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]).encode()
        self.house.rude(self._spoilt(content), hang_up=True)

    def first_message(self) -> None:
        with self.house.line() as line:
            self._send(line, {"do": "hello", "token": "t" * 22, "code": "ABCDEF", "secret": "", **MALI})
            line.over()

    def message(self) -> None:
        with self.house.line() as line:
            line.hello(secret=self.secret)
            assert line.hears("welcome")["number"] == self.rude.number
            good: tuple[dict[str, Any], ...] = (
                {"do": "press", "action": "up"},
                {"do": "tap", "target": "HandBoat(2)", "stamp": 17},
                {"do": "sit", "seat": 1, "stamp": 17},
                {"do": "me", **MALI},
                {"do": "look"},
            )
            for _ in range(self.chance.randrange(1, 60)):
                self._send(line, self.chance.choice(good))

    def frames(self) -> None:
        """Bytes where the line speaks in frames."""
        content = b"\x81\x8d\0\0\0\0" + b'{"do":"look"}' + b"\x89\x81\0\0\0\0p" + b"\x01\x81\0\0\0\0{"
        with self.house.bare_line() as knocking:
            exchanged(knocking, self._spoilt(content), hang_up=True)

    def _spoilt(self, content: bytes) -> bytes:
        return spoilt(self.chance, content)[:LARGEST]

    def _send(self, line: PhoneLine, message: dict[str, Any]) -> None:
        content = self._spoilt(json.dumps(message).encode())
        line.sends(content if self.chance.random() < 0.1 else content.decode(errors="replace"))


def flooded(page: Path, cases: int, seed: int = 1) -> tuple[Flood, int]:
    """What has happened after so many cases, and how much memory came to stay in the second half."""
    with patch.object(reception, "PAUSE", 0.0), House(page) as house:
        flood = Flood(house, seed)
        flood.run(cases // 2)
        before = flood.settled()
        flood.run(cases - cases // 2)
        flood.look(cases)
        grown = flood.settled() - before
        for phone, *_ in flood.phones:
            phone.close()
    return flood, grown


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tests.phones.flood", description="What no phone ever said.")
    options.add_argument("--cases", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="longtail-flood-") as folder,
        patch.dict("os.environ", LONGTAIL_DATA=folder),
    ):
        began = time.monotonic()
        flood, grown = flooded(storage.ASSETS / "phone", chosen.cases, chosen.seed)
        seconds = time.monotonic() - began
    print(*flood.failures, sep="\n", end="\n" if flood.failures else "")
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(flood.done.items()))
    print(
        f"{chosen.cases} cases ({kinds}), seed {chosen.seed}: {len(flood.failures)} failed; "
        f"{grown} pieces of memory more after the second half; {seconds:.0f} s at {LOOPBACK}"
    )
    return 1 if flood.failures or grown > MOST_BLOCKS else 0


if __name__ == "__main__":
    sys.exit(main())
