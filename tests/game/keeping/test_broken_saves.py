"""Every kind of broken save: named by line, kept aside, and gone on with as far as it is good."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game import catalogue, storage
from game.saves import mend, resume, unfinished
from game.storage import Problem
from tests.support.tables import path_of, play_on, played_match, same


@pytest.mark.parametrize("cut", [1, 2, 10, 40])
def test_a_torn_last_line_is_dropped_and_the_file_repaired(cut: int) -> None:
    match = played_match(9)
    path = path_of(match)
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    again = resume(path)
    assert again.history == match.history[:-1]
    assert path.read_bytes() == b"".join(content.splitlines(keepends=True)[:-1])
    play_on(again, 2)
    assert same(resume(path), again)


@pytest.mark.parametrize("rubbish", [b"\0\0\0\0", b'{"move": "Ta', b"\xff\xfe\n", b"half\n"])
def test_rubbish_as_the_very_last_line_is_dropped(rubbish: bytes) -> None:
    match = played_match(9)
    path = path_of(match)
    good = path.read_bytes()
    path.write_bytes(good + rubbish)
    assert same(resume(path), match)
    assert path.read_bytes() == good


Lines = list[bytes]


def _edit(number: int, **values: object) -> Callable[[Lines], Lines]:
    def edited(lines: Lines) -> Lines:
        lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **values}).encode()
        return lines

    return edited


def _put(number: int, line: bytes) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[: number - 1], line, *lines[number:]]


BROKEN = [
    pytest.param(lambda _lines: [], "line 1", "not the set-up", id="empty"),
    pytest.param(_put(1, b"\x89PNG"), "line 1", "not the set-up", id="foreign"),
    pytest.param(_put(1, b'{"name": "x"}'), "line 1", "not the set-up", id="foreign JSON"),
    pytest.param(_put(1, b"[1]"), "line 1", "not the set-up", id="no object"),
    pytest.param(_edit(1, seats=[]), "line 1", "not for 0 players", id="no seats"),
    pytest.param(_edit(1, seed="x"), "line 1", "seed", id="no seed"),
    pytest.param(_edit(1, seed=6), "line 1", "position after this line", id="other seed"),
    pytest.param(_put(4, b"{oops"), "line 4", "neither a move nor an undo", id="not JSON"),
    pytest.param(_put(4, b"\xff\xff"), "line 4", "neither a move nor an undo", id="not UTF-8"),
    pytest.param(_put(4, b""), "line 4", "neither a move nor an undo", id="blank"),
    pytest.param(_put(4, b'{"hint": 7}'), "line 4", "a hint for none of the seats", id="hint for nobody"),
    pytest.param(lambda lines: lines[:3] + lines[4:], "line 4", "not this seat's turn", id="line lost"),
    pytest.param(_edit(4, move="Take(0, 9, 0)"), "line 4", "not legal here", id="illegal move"),
    pytest.param(_edit(4, move="Jump(1)"), "line 4", "not a record", id="unknown move"),
    pytest.param(_edit(4, move="Take(0, 9)"), "line 4", "does not fit", id="move cut short"),
    pytest.param(_edit(4, move='Take("0", 1, 0)'), "line 4", "wrong type", id="move of wrong type"),
    pytest.param(_edit(4, seat=7), "line 4", "not this seat's turn", id="wrong seat"),
    pytest.param(_edit(4, state="0000"), "line 4", "position after this line", id="other position"),
    pytest.param(_put(2, b'{"undo": 1, "state": ""}'), "line 2", "cannot be taken back", id="undo of nothing"),
]


@pytest.mark.parametrize(("spoil", "place", "words"), BROKEN)
def test_a_broken_save_is_named_by_line_and_kept_aside(spoil: Callable[[Lines], Lines], place: str, words: str) -> None:
    match = played_match(9)
    path = path_of(match)
    content = b"".join(line + b"\n" for line in spoil(path.read_bytes().splitlines()))
    path.write_bytes(content)
    kept = path.with_name(path.name + ".broken")
    with pytest.raises(Problem) as caught:
        resume(path)
    text = str(caught.value)
    assert text.startswith(f"{path}, {place}: ")
    assert words in text
    good = int(place.removeprefix("line ")) - 2
    if good < 0:
        assert "begin a new match" in text
        assert str(kept) in text
        assert unfinished() == []
    else:
        assert path.read_bytes() == content, "until somebody has decided what becomes of it"
        again = mend(path)
        assert again.history == match.history[:good]
        assert str(kept) in storage.take_notices()[0]
        play_on(again, 2)
        assert same(resume(path), again)
    assert kept.read_bytes() == content


def test_moves_after_the_end_are_refused() -> None:
    match = played_match(28)
    path = path_of(match)
    assert match.over
    last = path.read_bytes().splitlines()[-1]
    path.write_bytes(path.read_bytes() + last + b"\n")
    with pytest.raises(Problem, match="line 30: it is not this seat's turn"):
        resume(path)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"longtail": 2}, "saved in format 2"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"digest": "0123456789abcdef"}, "other components"),
    ],
)
def test_a_save_of_another_version_stays_where_it_is(values: dict[str, object], words: str) -> None:
    path = path_of(played_match(9))
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"".join(line + b"\n" for line in _edit(1, **values)(lines)))
    with pytest.raises(Problem, match=words) as caught:
        resume(path)
    assert str(caught.value).startswith(f"{path}, line 1: ")
    assert path.exists()


def test_other_components_and_where_the_earlier_ones_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = (storage.ASSETS / "components" / "dice.toml").read_text(encoding="utf-8")
    file = tmp_path / "assets" / "components" / "dice.toml"
    storage.write_atomic(file, shipped)
    monkeypatch.setattr(storage, "ASSETS", tmp_path / "assets")
    monkeypatch.setattr(catalogue, "_components", {})
    match = played_match(9)
    file.write_text(shipped.replace("goal_bonus = 6", "goal_bonus = 7"), encoding="utf-8")
    monkeypatch.setattr(catalogue, "_components", {})
    with pytest.raises(Problem, match=f"copy .*dice-{match.setup.digest}.toml to .*to go on with it"):
        resume(path_of(match))
    storage.write_atomic(file, shipped)
    monkeypatch.setattr(catalogue, "_components", {})
    assert same(resume(path_of(match)), match)
