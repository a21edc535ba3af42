"""An evening with the program on a disk that lies, the end of it, and the start after that."""

import os
import random
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game import owner, saves, storage
from game.chance import Chance
from game.market import hall
from game.market.hall import Hall, Result
from game.match import Match, Seat
from game.saves import Damaged, SaveFile
from scenes.stage import preferences
from tests.support.disk import ILLS, Disk, Plug

DAY = date(2026, 3, 1)
OTHERS = {"notes.txt": b"bread, rice", "matches/notes.txt": b"Mali cheats", "crashes/2026-01-01.txt": b"an accident"}
"""Files that are nobody's business."""
DEEDS = ("begin", "open", "open", "play", "play", "play", "undo", "reseat", "leave", "delete", "enter", "note", "end")
LONGEST = 14
"""Deeds in an evening."""
History = tuple[str, ...]


@dataclass
class Promised:
    """What has to be there afterwards. Of each match the histories that may be found, the certain one first; of what
    was under way when the plug was pulled, either way is right."""

    matches: dict[str, list[History]] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    """What may be gone, or is."""
    entered: set[str] = field(default_factory=set)
    perhaps: set[str] = field(default_factory=set)
    noted: list[list[str]] = field(default_factory=list)


def start(folder: Path) -> None:
    """As a program that has just been started there."""
    os.environ["LONGTAIL_DATA"] = str(folder)
    storage.forget()
    owner.forget()


def told(match: Match) -> History:
    return tuple(str(entry.move) for entry in match.history)


def furnish(folder: Path) -> Promised:
    """A household that has played before."""
    start(folder)
    promised = Promised()
    for name, content in OTHERS.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    for seed, moves in ((1, 5), (2, 26)):
        match = saves.new_match("dice", [Seat("Mali", 0), Seat("Nok", 1)], seed=seed, starter=0)
        chance = Chance(seed)
        for _ in range(moves):
            match.play(chance.pick(match.state.moves()))
        assert isinstance(match.keeper, SaveFile)
        promised.matches[match.keeper.path.name] = [told(match)]
    hall.change(lambda found: found.enter("base", Result("Mali", 20, DAY, 7)))
    promised.entered.add("Mali")
    preferences.Preferences(music=10, noted=["first"]).save()
    promised.noted.append(["first"])
    return promised


class Evening:
    def __init__(self, promised: Promised, chance: random.Random) -> None:
        self.promised, self.chance = promised, chance
        self.prefs = preferences.load()
        self.match: Match | None = None
        self.name = ""
        saves.alone()

    def go_on(self) -> None:
        for number in range(LONGEST):
            getattr(self, f"_{self.chance.choice(DEEDS)}")(number)

    def _decide(self) -> None:
        """Some decision is made: what was before is certain no more, and this is if it could be written."""
        assert self.match
        keeper, may_be = self.match.keeper, self.promised.matches[self.name]
        assert isinstance(keeper, SaveFile)
        may_be.append(told(self.match))
        if not keeper.behind:
            del may_be[:-1]
            self.promised.gone.discard(self.name)

    def _play(self, number: int) -> None:
        if not self.match or self.match.over:
            return
        try:
            self.match.play(Chance(number).pick(self.match.state.moves()))
        finally:
            self._decide()  # also when the plug was pulled on the way: the keeper is behind then

    def _undo(self, _number: int) -> None:
        if self.match and self.match.can_undo:
            try:
                self.match.undo()
            finally:
                self._decide()

    def _reseat(self, number: int) -> None:
        if self.match:
            one, other = self.match.setup.seats
            try:
                self.match.reseat([one, Seat(other.name, other.colour, ("human", "easy")[number % 2])])
            finally:
                self._decide()

    def _begin(self, number: int) -> None:
        if self.match:
            return
        match = saves.new_match("dice", [Seat("Lek", 2), Seat("Dao", 3)], seed=number, starter=0)
        if isinstance(match.keeper, SaveFile):
            self.match, self.name = match, match.keeper.path.name
            if match.keeper.behind:  # one that was deleted in the same second may have had its name, and come back
                self.promised.matches[self.name] = [(), *self.promised.matches.get(self.name, [])]
                self.promised.gone.add(self.name)
            else:
                self.promised.matches[self.name] = [()]
                self.promised.gone.discard(self.name)

    def _open(self, _number: int) -> None:
        listed = saves.unfinished()
        if self.match or not listed:
            return
        path = self.chance.choice(listed).path
        self.match, self.name = saves.resume(path), path.name

    def _end(self, number: int) -> None:
        """To the end of the match."""
        for more in range(30):
            self._play(number + more)
        if self.match:
            saves.finish(self.match)
            self._leave(number)

    def _leave(self, _number: int) -> None:
        self.match = None
        saves.let_go()

    def _delete(self, _number: int) -> None:
        listed = [one for one in saves.unfinished() if not self.match or one.path.name != self.name]
        if listed:
            path = self.chance.choice(listed).path
            self.promised.gone.add(path.name)
            saves.discard(path)

    def _enter(self, number: int) -> None:
        name = f"Player {number}"
        self.promised.perhaps.add(name)

        def enter(found: Hall) -> int | None:
            return found.enter("base", Result(name, 30, DAY, number))

        hall.change(enter)
        if not hall.behind():
            self.promised.entered |= self.promised.perhaps

    def _note(self, number: int) -> None:
        self.prefs.noted = [*self.prefs.noted, f"note {number}"]
        self.promised.noted.append(self.prefs.noted)
        self.prefs.save()


def spend(seed: int, folder: Path) -> Disk:
    """An evening that is cut short, and the morning after; AssertionError if a promise was not kept."""
    chance = random.Random(seed)
    promised = furnish(folder / "before")
    disk = Disk(folder / "before", chance)
    start(folder / "before")
    if chance.random() < 0.6:
        begin = chance.randrange(60)
        disk.ill = chance.choice(ILLS), range(begin, begin + chance.choice((1, 5, 20, 1000)))
    disk.plug_at = chance.randrange(1, 90)
    with disk.plugged_in():
        with suppress(Plug):
            Evening(promised, chance).go_on()
        owner.forget()  # as the end of a process does
    disk.check()
    disk.image(folder / "after")
    look(promised, folder / "after")
    return disk


def look(promised: Promised, folder: Path) -> None:
    """The program starts on what the disk holds now: is it all there?"""
    start(folder)
    saves.alone()
    prefs = preferences.load()
    assert prefs.music == 10
    assert prefs.noted in promised.noted
    names = {one.name for one in hall.load().tables["base"]}
    assert promised.entered <= names or len(names) == hall.KEPT, (promised.entered, names)
    assert names <= promised.entered | promised.perhaps
    for name, content in OTHERS.items():
        assert (folder / name).read_bytes() == content, name
    damaged = _look_at_matches(promised)
    left = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert not [path for path in left if path.endswith(storage.PART)]
    assert {path for path in left if ".broken" in path} == {f"matches/{name}.broken" for name in damaged}
    said = [text for text in storage.take_notices() if "kept as" not in text]
    assert not said, said


def _look_at_matches(promised: Promised) -> set[str]:
    """The names of those whose end has to be given up: some decisions had waited for a disk that took none."""
    listed = {one.path.name: one.path for one in saves.unfinished()}
    finished = {path.name: path for path in (saves.matches_folder() / saves.FINISHED).glob(f"*{saves.SUFFIX}")}
    assert not listed.keys() & finished.keys()
    found, damaged = {**listed, **finished}, set()
    assert promised.matches.keys() - found.keys() <= promised.gone, "a match is missing"
    for name, path in found.items():
        may_be = promised.matches.get(name, [])
        if not may_be or name in promised.gone:
            may_be = [*may_be, ()]  # a match whose beginning was under way
        try:
            match = saves.resume(path)
        except Damaged:
            assert len(may_be) > 2, f"{name}: only what waited may be torn"
            damaged.add(name)
            match = saves.mend(path)
        assert told(match) in may_be, (name, told(match), may_be)
        assert match.over == (name in finished), (name, len(match.history), name in finished)
    return damaged
