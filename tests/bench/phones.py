"""Phones over real sockets, at the pace of the real loop: how soon a press is seen, what six of them cost a busy table,
how soon the code is there, and how soon a phone that comes back has its picture."""

import json
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from statistics import median
from time import perf_counter, sleep

import pygame

from game.storage import ROOT
from scenes.devices.intents import Device
from scenes.devices.phones import Phones, Words
from scenes.drawing.theme import RATE
from scenes.phones.addresses import LOOPBACK
from scenes.phones.calls import Call, Pressed
from scenes.phones.server import Server
from scenes.stage.backstage import words_of_the_page
from scenes.stage.stage import Stage
from scenes.table.scene import TableScene
from tests.bench.clock import cpu
from tests.bench.figures import Figure
from tests.bench.frames import Run, busiest, fresh_stage, middle, percentile, play_through
from tests.bench.moments import MOMENTS
from tests.bench.processes import Household
from tests.support.phones.phone_line import PhoneLine, on_loopback

PHONES = 6
BUSY = ("market-turns", "dice-take", "klongs-place", "bakong-turns")
"""Moments at a table in which a lot is decided and shown."""
MOST_MORE = 1.1
"""How much longer a frame may take with phones."""
FRAMES = 2
"""From a press to its picture."""
OPENED, BACK = 500, 300
"""Milliseconds: the code is there, and a picture is on the phone again."""
PATIENCE = 30


class Party:
    """A stage that phones can reach, its loop turned at the pace of the real one."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.turns = stage, 0
        self._clock = pygame.time.Clock()
        self.phones = stage.phones = Phones(stage.input, words_of_the_page, self._start)
        self.phones.switch_on()
        self.until(lambda: self.phones.opened is not None)
        assert self.phones.opened is not None
        self.host, self.token = f"{LOOPBACK}:{self.phones.opened.port}", self.phones.opened.token

    def _start(self, heard: SimpleQueue[Call], words: Words) -> Server:
        self.heard, self.server = heard, on_loopback(heard, words)
        return self.server

    def close(self) -> None:
        """Until the server has written down who was there: the folder goes with the stage."""
        self.phones.switch_off()
        self.server.wait(PATIENCE)

    def turn(self) -> None:
        self.turns += 1
        self.stage.turn(1 / RATE)
        self._clock.tick(RATE)

    def until(self, done: Callable[[], bool]) -> None:
        end = perf_counter() + PATIENCE
        while not done():
            if perf_counter() > end:
                raise RuntimeError(f"what phones wait for does not come within {PATIENCE} seconds")
            self.turn()

    def seat(self) -> None:
        """Everybody who has come takes a seat, as long as there are any, and has seen it."""
        play, guests = self.stage.top, self.stage.input.guests
        assert isinstance(play, TableScene)
        for seat, number in zip(play.seating.people, guests, strict=False):
            play.seating.give([seat], Device("phone", number))
        for _ in range(RATE):
            self.turn()

    def press(self, action: str) -> None:
        """As if it had come from the phone of whoever decides; without the way through the network."""
        play = self.stage.top
        assert isinstance(play, TableScene)
        device = play.seating.chairs[play.course.seat or 0].device
        assert device is not None
        self.heard.put(Pressed(device.number, action))


@contextmanager
def at_table(moment: str) -> Iterator[tuple[Party, TableScene, PhoneLine, str]]:
    """One phone in the seat that decides, before the moment begins; and its secret."""
    with fresh_stage() as stage:
        MOMENTS[moment](stage)
        play, party = stage.top, Party(stage)
        assert isinstance(play, TableScene)
        line = PhoneLine(party.host)
        line.hello(token=party.token)
        party.until(lambda: bool(stage.input.guests))
        secret = line.hears("welcome")["secret"]
        assert play.course.seat is not None
        (number,) = stage.input.guests
        play.seating.give([play.course.seat], Device("phone", number))
        for _ in range(RATE):
            party.turn()
        yield party, play, line, secret
        party.close()
        line.over()
        line.close()


# From a press to its picture


def presses(count: int) -> list[tuple[int, float]]:
    """Of each press, in how many turns of the loop, and after how many seconds, the picture with the changed focus was
    there. They come at any moment, whatever the loop does just then."""
    found, sent = [], SimpleQueue[tuple[float, int]]()
    with at_table("klongs-place") as (party, play, line, _):
        chance = random.Random(1)

        def send(action: str) -> None:
            sleep(0.1 + chance.random() / RATE)
            sent.put((perf_counter(), party.turns))
            line.says("press", action=action)

        for i in range(count):
            focus = play.choice.focus
            thread = threading.Thread(target=send, args=("right" if i % 2 else "left",))
            thread.start()
            before = party.turns
            while play.choice.focus == focus:
                party.turns += 1
                party.stage.turn(1 / RATE)
                seen = perf_counter()
                if play.choice.focus == focus:
                    party._clock.tick(RATE)
                if party.turns > before + PATIENCE * RATE:
                    raise RuntimeError("a press has no effect")
            at, turn = sent.get()
            found.append((party.turns - turn, seen - at))
            thread.join()
    return found


# What six phones cost a busy table


def busy(moment: str, phones: int) -> Run:
    """The frames of a moment with so many phones, which read in a process of their own."""
    found = Run([], [], [])
    with fresh_stage() as stage:
        script = MOMENTS[moment](stage)
        party = Party(stage) if phones else None
        reading = _readers(party, phones) if party else None
        if party:
            party.until(lambda: len(stage.input.guests) == phones)
            party.seat()
        clock = pygame.time.Clock()

        def pressed() -> Iterator[list[pygame.Event]]:
            """What the moment presses on the keyboard is pressed on a phone."""
            for events in script:
                if events and party:
                    party.press("confirm")
                yield [] if party else [*events]

        def timed(frame: Callable[[], bool]) -> bool:
            clock.tick(RATE)
            wall, start = perf_counter(), cpu()
            more = frame()
            found.frames.append(cpu() - start)
            found.walls.append(perf_counter() - wall)
            return more

        play_through(stage, pressed(), timed)
        if party and reading:
            party.close()
            heard = json.loads(reading.communicate(timeout=PATIENCE)[0].splitlines()[-1])
            if heard["least"] < 3:
                raise RuntimeError(f"a phone has not been told what happened: {heard}")
    return found


def _readers(party: Party, count: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.bench.child", "phones", party.host, party.token, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")


def of_moment(moment: str, times: int) -> Figure:
    """Of processor time, as other processes cannot lengthen it; on the wall it is also waited for the server's thread,
    which takes sheets apart."""
    runs = [(busy(moment, PHONES), busy(moment, 0)) for _ in range(times)]
    ours, bare = (busiest(middle(pair[side].frames for pair in runs)) * 1000 for side in (0, 1))
    walls = [median(middle(pair[side].walls for pair in runs)) * 1000 for side in (0, 1)]
    note = (
        f"p95 {ours:.1f} ms beside {bare:.1f} without phones; median on the wall {walls[0]:.1f} beside {walls[1]:.1f}"
    )
    return Figure(f"six phones {moment}", ours / bare, "x", MOST_MORE, note=note)


# A phone that comes back


def reconnects(count: int) -> list[float]:
    """Seconds each from knocking to the picture, while the table is shown."""
    found: list[float] = []
    with at_table("klongs-place") as (party, _, line, secret):

        def come_back() -> None:
            for _ in range(count):
                start = perf_counter()
                with PhoneLine(party.host) as again:
                    again.hello(secret=secret)
                    again.hears("sheet")
                    found.append(perf_counter() - start)

        thread = threading.Thread(target=come_back)
        thread.start()
        party.until(lambda: not thread.is_alive())
        line.over()
    return found


def figures(quick: bool, say: Callable[[str], None]) -> list[Figure]:
    say("phones: from a press to its picture")
    pressed = presses(40 if quick else 200)
    turns, seconds = ([one[at] for one in pressed] for at in (0, 1))
    note = f"median {median(seconds) * 1000:.1f} ms, p95 {percentile(seconds, 95) * 1000:.1f}"
    found = [Figure("press on a phone", percentile(turns, 95), "frames", FRAMES, note=note)]
    say("phones: coming back")
    back = [second * 1000 for second in reconnects(10 if quick else 40)]
    note = f"p95; median {median(back):.0f} ms"
    found.append(Figure("phone comes back", percentile(back, 95), "ms", BACK, note=note))
    say("phones: the code on the screen")
    with tempfile.TemporaryDirectory() as folder:
        home = Household(folder)
        home.child("code")  # compiles the modules
        opened = [home.child("code") for _ in range(2 if quick else 5)]
    wall, used, longest = (median(one[key] for one in opened) * 1000 for key in ("wall", "used", "longest"))
    note = f"{used:.0f} ms of processor time, longest frame {longest:.0f} ms"
    found.append(Figure("code on the screen", wall, "ms", OPENED, note=note))
    for moment in BUSY[:2] if quick else BUSY:
        say(f"phones: {moment}")
        found.append(of_moment(moment, 3 if quick else 5))
    return found
