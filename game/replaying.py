"""The lines of a save, played one after another; each has to lead to the position that it names. And a match
once more, to be written down anew."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.contract import Game, IllegalMove, Move, parse
from game.match import Match, Seat, Setup
from game.players import LEVELS
from game.storage import Problem


class BrokenSave(Problem):
    """A save that no cure brings back. Other Problems leave the file where it is."""


def broken_at(path: Path, number: int, what: str) -> BrokenSave:
    return BrokenSave(what, "the match cannot go on, begin a new one", path, f"line {number}")


def differs_at(path: Path, number: int) -> BrokenSave:
    return broken_at(path, number, "the position after this line is not the one that was saved")


def play_line(path: Path, number: int, values: Mapping[str, Any], match: Match) -> None:
    """Do what a line says; BrokenSave if that cannot be, or leads elsewhere."""
    if "undo" in values:
        if not match.can_undo:
            raise broken_at(path, number, "it takes back what cannot be taken back")
        match.undo()
    elif "seats" in values:
        try:
            match.reseat(Setup.from_json({**match.setup.to_json(), "seats": values["seats"]}).seats)
        except ValueError as error:
            raise broken_at(path, number, f"the seats are not right: {error}") from None
    elif "hint" in values:
        if type(values["hint"]) is not int or values["hint"] not in range(len(match.setup.seats)):
            raise broken_at(path, number, "it is a hint for none of the seats")
        match.advise(values["hint"])
    elif isinstance(values.get("move"), str):
        _play_move(path, number, values, match)
    else:
        raise broken_at(path, number, "this is neither a move nor an undo nor a change of seats nor a hint")
    if values.get("state") != match.digest():
        raise differs_at(path, number)


def _play_move(path: Path, number: int, values: Mapping[str, Any], match: Match) -> None:
    move = _move(path, number, values["move"], match.game)
    if values.get("seat") != match.state.to_move:
        raise broken_at(path, number, "it is not this seat's turn")
    try:
        match.play(move)
    except IllegalMove as illegal:
        raise broken_at(path, number, f"{move} is not legal here ({illegal})") from None


def _move(path: Path, number: int, text: str, game: Game) -> Move:
    try:
        return parse(text, game.moves)
    except ValueError as error:
        raise broken_at(path, number, str(error)) from None


# A match once more, from its record


def beginning_of(match: Match, seats: Sequence[Seat]) -> Match:
    """The match before its first decision, with these names; computer players sit where they decided."""
    held = [replace(seat, player=LEVELS[0]) if i in match.computed else seat for i, seat in enumerate(seats)]
    return Match(replace(match.setup, seats=tuple(held)))


def go_through(match: Match, again: Match, seats: Sequence[Seat]) -> None:
    """Everything over again, so that it is written down."""
    for entry in match.history:
        again.play(entry.move)
    if again.setup.seats != tuple(seats):
        again.reseat(seats)
    for seat in sorted(match.helped):
        again.advise(seat)
