"""Matches on disk: a file of JSON lines, the set-up first, then one line appended and flushed per decision.

Resuming replays the file and compares the position after every line. A program killed while writing leaves at
worst half a last line, which is dropped. After any other fault the match can go on from the last good line; without a
good first line the file is set aside. Either way it is kept as it was.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from game import catalogue, components, maps, owner, storage
from game.door import files, notation
from game.keeping import FINISHED as FINISHED
from game.keeping import SaveFile as SaveFile
from game.keeping import Scribe
from game.match import Match, Seat, Setup
from game.players import HUMAN
from game.replaying import BrokenSave, beginning_of, broken_at, differs_at, go_through, play_line
from game.storage import Problem, notice

FORMAT = 1
SUFFIX = ".jsonl"
LARGEST_FILE = 500_000
"""Bytes of a save: ten times the longest match."""
SHOWS = "shows"
"""The folder, beside the unfinished matches, of those that earlier versions saved though nobody but computer players
ever sat there."""
RUNNING = "longtail"
"""What the first copy of the program owns as long as it runs."""
_PERSON = f'"player": "{HUMAN}"'.encode()
"""How a line says that a person sits somewhere."""
_ASIDE = (b'{"seats"', b'{"hint"')
"""How lines begin that are no decisions."""


class Damaged(BrokenSave):
    """A save that is good up to a line, and left where it is: the match can go on from there (see `mend`)."""

    def __init__(self, broken: BrokenSave, good: int, lost: int) -> None:
        super().__init__(broken.what, "go on from the decision before", broken.file, broken.place)
        self.good = good
        """So many bytes."""
        self.lost = lost
        """So many decisions."""


class InUse(Problem):
    """Another copy of the program has the match open."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    path: Path
    setup: Setup
    when: datetime
    moves: int
    elsewhere: bool = False
    """Whether another copy of the program has it open: it can be played only there."""


def matches_folder() -> Path:
    return storage.data_folder() / "matches"


def new_match(
    game_id: str,
    seats: Sequence[Seat],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    starter: int | None = None,
    folder: Path | None = None,
) -> Match:
    """Begin a match and its save, in `folder` or the player's own; unsaved where nobody plays or nothing can be
    written."""
    match = Match(setup_of(game_id, seats, options, seed, starter))
    keep(match, folder)
    return match


def keep(match: Match, folder: Path | None = None) -> None:
    """Save a match from now on, with all that has been played in it. A show of computer players is no match of
    anybody's, until a person takes a seat in it."""
    if match.keeper or not _has_people(match.setup.seats) or not (folder or storage.can_save()):
        return
    again = beginning_of(match, match.setup.seats)
    again.keeper = save = _begin_file(folder or matches_folder(), again)
    go_through(match, again, match.setup.seats)
    match.keeper = save


def transcript(match: Match) -> bytes:
    """A match as a save for strangers: its seats have numbers instead of names. It is played again from its record, and
    ends before a decision that cannot be made any more."""
    seats = [replace(seat, name=f"Player {number}") for number, seat in enumerate(match.setup.seats, 1)]
    again = beginning_of(match, seats)
    again.keeper = scribe = Scribe()
    scribe.append(_first_line(again))
    with suppress(Exception):  # whatever is wrong with it is what the report is about
        go_through(match, again, seats)
    return b"".join(scribe.lines)


def _has_people(seats: Sequence[Seat]) -> bool:
    return any(seat.player == HUMAN for seat in seats)


def setup_of(
    game_id: str,
    seats: Sequence[Seat],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    starter: int | None = None,
) -> Setup:
    """A set-up with the components as they are now, and a seed nobody knows if none is given."""
    game = catalogue.find(game_id)
    chosen = catalogue.chosen_of(game, options or {})
    digest = catalogue.components_of(game).digest_of(chosen)
    return Setup(game_id, tuple(seats), chosen, fresh_seed() if seed is None else seed, starter, digest)


def fresh_seed() -> int:
    return secrets.randbits(32)


def _begin_file(folder: Path, match: Match) -> SaveFile:
    """The file of a new match; if it cannot be written, it is as soon as it can."""
    first = path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S}-{match.setup.game}{SUFFIX}"
    number = 2
    while not _is_free(path):
        path, number = first.with_stem(f"{first.stem}-{number}"), number + 1
    save = SaveFile(path)
    save.append(_first_line(match))
    return save


def _first_line(match: Match) -> dict[str, Any]:
    return {"longtail": FORMAT, **match.setup.to_json(), "state": match.digest()}


def _is_free(path: Path) -> bool:
    """Whether no match has this name. It is ours then: nobody else can give it to another one."""
    if owner.holds(path.name) or not owner.claim(path.name):
        return False
    try:
        if not any(file.exists() for file in (path, path.parent / FINISHED / path.name)):
            return True
    except OSError:
        return True  # what is wrong there is said where it is written
    owner.release(path.name)
    return False


def alone() -> bool:
    """Whether no other copy of the program uses this folder; what one that was ended has left half written is then
    removed."""
    if owner.holds(RUNNING):
        return True
    if not owner.claim(RUNNING, owner.BRIEFLY):
        return False
    if owner.holds(RUNNING):
        storage.sweep()
    return True


def hold(match: Match) -> None:
    """The match is on the table: no other copy of the program may open it."""
    if isinstance(match.keeper, SaveFile):
        owner.claim(match.keeper.path.name)


def let_go() -> None:
    """No match is open any more: other copies of the program may open them."""
    for name in owner.held():
        if name.endswith(SUFFIX):
            owner.release(name)


def resume(path: Path) -> Match:
    """The match of a save, ready to go on; it is this copy's until it lets go. A Problem says what is wrong; a broken
    file has then been set aside, unless it is only damaged."""
    if not owner.claim(path.name, owner.BRIEFLY):
        raise InUse("this match is open in another copy of Longtail", "play on there, or close it there first", path)
    try:
        return _resume(path)
    except Damaged:
        raise
    except BrokenSave as broken:
        kept = storage.set_aside(path)
        cure = f"the file is kept as {kept}, begin a new match" if kept else broken.cure
        raise BrokenSave(broken.what, cure, broken.file, broken.place) from None


def mend(path: Path) -> Match:
    """The match of a damaged save as it was after its last good line; the file as it is now is kept aside."""
    try:
        return resume(path)
    except Damaged as damaged:
        kept = storage.keep_copy_aside(path)
        if not kept:
            raise Problem(
                "no copy of the damaged file can be kept", "make room or make the folder writable", path
            ) from None
        content, _ = _content(path)
        try:
            storage.write_atomic(path, content[: damaged.good])
        except OSError as error:
            raise Problem(f"cannot be mended ({storage.reason(error)})", "make room", path) from None
        notice(f"{damaged.file}, {damaged.place}: {damaged.what}; the file as it was is kept as {kept}.")
    return resume(path)


def unfinished() -> list[SavedMatch]:
    """The matches that can go on, newest first, read without replaying. Broken files are set aside with a notice, and
    shows without a word; what is open, here or in another copy of the program, is left alone."""
    found, open_here = [], owner.held()
    for path in _files(matches_folder()):
        with owner.briefly(path.name, 0) as ours:
            saved = _looked_at(path, ours and path.name not in open_here)
            if saved:
                found.append(replace(saved, elsewhere=not ours))
    return sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True)


def _looked_at(path: Path, closed: bool) -> SavedMatch | None:
    try:
        saved, elsewhere = _glance(path)
        if not elsewhere:
            return saved
        if closed:
            save = SaveFile(path, _content(path)[0])
            if save.flush():  # nothing is put away that may not have come to the disk
                save.move_to(path.parent / elsewhere)
    except BrokenSave as broken:
        if closed:
            kept = storage.set_aside(path)
            notice(f"{str(broken).removesuffix('.')}{f' (the file is kept as {kept})' if kept else ''}.")
    except Problem as problem:
        notice(str(problem))
    return None


def finish(match: Match) -> None:
    """Put the save of a match that is over among the finished ones; one whose end waits for a disk that takes it stays
    where it can be continued."""
    save = match.keeper
    if not match.over or not isinstance(save, SaveFile) or save.path.parent.name == FINISHED:
        return
    if not save.behind or save.flush():
        save.move_to(save.path.parent / FINISHED)


def give_up(match: Match) -> None:
    """Remove the save of a match that nobody means to finish."""
    if isinstance(match.keeper, SaveFile):
        discard(match.keeper.path)
        match.keeper = None


def discard(path: Path) -> bool:
    """Remove a save for good; False if it is open in another copy of the program, and stays."""
    with owner.briefly(path.name) as ours:
        try:
            if ours:
                storage.remove(path)
        except OSError as error:
            notice(f"Cannot remove {path} ({storage.reason(error)}); remove it by hand.")
    return ours


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted(path for path in folder.glob(f"*{SUFFIX}") if path.is_file())
    except OSError as error:
        notice(f"Cannot read {folder} ({storage.reason(error)}); make the folder readable.")


def _content(path: Path) -> tuple[bytes, datetime]:
    """What is in a save, and when it was written last."""
    try:
        return files.content_of(path, LARGEST_FILE), _changed(path)
    except OSError as error:
        raise Problem(f"cannot be read ({storage.reason(error)})", "make the file readable", path) from None


def _glance(path: Path) -> tuple[SavedMatch, str | None]:
    """A save from its first line, its last, and the number of those between; and the folder where it belongs if it is
    not one to go on with."""
    content, when = _content(path)
    head, newline, rest = content.partition(b"\n")
    setup, _ = _setup(path, head, bool(newline))
    lines = [line for line, _ in _whole_lines(rest)]
    aside = [line for line in lines if line.startswith(_ASIDE)]
    decided = [line for line in lines if not line.startswith(_ASIDE)]
    over = bool(decided) and _json(decided[-1]).get("over") is True
    show = not _has_people(setup.seats) and not any(_PERSON in line for line in aside)
    saved = SavedMatch(path, setup, when, _decisions(lines))
    return saved, FINISHED if over else SHOWS if show else None


def _decisions(lines: Sequence[bytes]) -> int:
    """How many stand after these lines; those that take one back, and those that are none, count as such."""
    undone = sum(line.startswith(b'{"undo"') for line in lines)
    return len(lines) - 2 * undone - sum(line.startswith(_ASIDE) for line in lines)


def _changed(path: Path) -> datetime:
    """When a file was last changed; long ago if its clock says what no calendar knows."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (ValueError, OverflowError):
        return datetime(1970, 1, 1)


def _resume(path: Path) -> Match:
    content, _ = _content(path)
    head, newline, rest = content.partition(b"\n")
    setup, digest = _setup(path, head, bool(newline))
    _check_components(path, setup)
    match = Match(setup)
    if match.digest() != digest:
        raise differs_at(path, 1)
    match.passed = []
    good, lines = len(head) + 1, _whole_lines(rest)
    for number, (line, length) in enumerate(lines, 2):
        before = len(match.history)
        try:
            play_line(path, number, _json(line), match)
        except BrokenSave as broken:
            lost = _decisions([line for line, _ in lines]) - before
            raise Damaged(broken, good, max(1, lost)) from None
        good += length
    match.passed = None
    save = SaveFile(path, content[:good])
    if good < len(content):
        save.flush()
    match.keeper = save
    return match


def _whole_lines(rest: bytes) -> list[tuple[bytes, int]]:
    """The lines after the first, each with the bytes it takes in the file; a torn last one is left out."""
    *lines, torn = rest.split(b"\n")
    if not torn and lines and not _json(lines[-1]):
        lines.pop()
    return [(line, len(line) + 1) for line in lines]


def _json(line: bytes) -> dict[str, Any]:
    """The object on a line; empty if there is none."""
    try:
        values = notation.parse_json(line.decode())
    except ValueError:
        return {}
    return values if isinstance(values, dict) else {}


def _setup(path: Path, head: bytes, whole: bool) -> tuple[Setup, str]:
    values = _json(head)
    if not whole or not isinstance(values.get("longtail"), int):
        raise broken_at(path, 1, "this is not the set-up of a saved match")
    if values["longtail"] != FORMAT:
        cure = "open it with the version that saved it"
        raise Problem(f"saved in format {values['longtail']}, and this version reads {FORMAT}", cure, path, "line 1")
    try:
        return Setup.from_json(values), str(values.get("state"))
    except Problem as unknown:
        if unknown.file:  # not the save is at fault but a component file
            raise
        cure = f"open it with the version that saved it, {unknown.cure}"
        raise Problem(unknown.what, cure, path, "line 1") from None
    except ValueError as error:
        raise broken_at(path, 1, f"the set-up is not right: {error}") from None


def _check_components(path: Path, setup: Setup) -> None:
    loaded = catalogue.components_of(catalogue.find(setup.game))
    now = loaded.digest_of(setup.options)
    if now == setup.digest:
        return
    board, name = loaded.board_of(setup.options), f"{setup.game}.toml"
    digest, _, _ = setup.digest.partition("-")
    if board and digest == loaded.digest:
        cure = f"put the earlier {maps.file_of(board.name)} back"
        raise Problem(f"the match was begun on another board {board.name}", cure, path, "line 1")
    current, earlier = storage.ASSETS / "components" / name, components.archived(name, digest)
    cure = f"copy {earlier} to {current} to go on with it" if earlier.exists() else f"put the earlier {current} back"
    raise Problem(f"the match was begun with other components ({setup.digest}, now {now})", cure, path, "line 1")
