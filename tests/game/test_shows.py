"""Shows, computer players among themselves: no saved matches, until a person takes a seat in one."""

from pathlib import Path

import pytest

from game import storage
from game.match import Seat
from game.saves import keep, let_go, new_match, resume, unfinished
from tests.support.tables import path_of, play_on, played_match, same


def computers(count: int) -> list[Seat]:
    return [Seat(f"Gecko {i}", i, "easy") for i in range(count)]


def test_a_show_of_computer_players_is_no_saved_match(data_folder: Path) -> None:
    show = new_match("dice", computers(2))
    play_on(show, 3)
    assert show.keeper is None
    assert list((data_folder / "matches").glob("*")) == []


def test_a_show_is_kept_with_all_that_was_played_once_a_person_sits_in_it() -> None:
    show = new_match("dice", computers(3))
    play_on(show, 5)
    keep(show)
    assert show.keeper is None
    show.reseat([Seat("Mali", 0), *computers(3)[1:]])
    keep(show)
    kept = path_of(show)
    play_on(show, 2)
    keep(show)
    assert path_of(show) == kept, "it is kept once"
    again = resume(kept)
    assert same(again, show)
    assert (again.computed, again.helped) == (show.computed, show.helped), "what computers decided is nobody's medal"
    [saved] = unfinished()
    assert (saved.path, saved.moves) == (kept, 7)


@pytest.mark.parametrize("joined", [False, True])
def test_shows_that_earlier_versions_saved_are_listed_only_if_a_person_took_a_seat(joined: bool) -> None:
    match = played_match(4)
    path = path_of(match)
    path.write_bytes(path.read_bytes().replace(b'"player": "human"', b'"player": "easy"'))
    if joined:
        again = resume(path)
        again.reseat([Seat("Mali", 0), *again.setup.seats[1:]])
        again.reseat([*computers(2)])
    let_go()
    assert [saved.path for saved in unfinished()] == ([path] if joined else [])
    assert path.exists() == joined
    assert (path.parent / "shows" / path.name).exists() != joined
    assert storage.take_notices() == []
