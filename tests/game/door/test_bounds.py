"""The door for foreign data: what is refused before anything is built from it, and the sentence that says so."""

import os
import sys
from pathlib import Path

import pytest

from game import storage
from game.door import files, notation, sentences
from game.door.notation import NotClean
from game.storage import Problem

needs_pipes = pytest.mark.parametrize("kind", ["pipe", "device"] if hasattr(os, "mkfifo") else ["folder"])


def no_file(path: Path, kind: str) -> Path:
    """Something that is there but is no file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    else:
        path.mkdir()
    return path


@needs_pipes
def test_only_files_are_read(tmp_path: Path, kind: str) -> None:
    with pytest.raises(OSError, match="a device or a pipe" if kind != "folder" else ""):
        files.content_of(no_file(tmp_path / "settings.json", kind), 100)


def test_a_file_is_not_read_beyond_its_bound(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert files.content_of(file, 5) == b"12345"
    with pytest.raises(Problem, match="too large; keep it below 4 bytes"):
        files.content_of(file, 4)


def test_a_name_that_no_system_knows_is_a_file_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        files.content_of(Path("a\0b"), 5)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 3000, "nested deeper"),
        ('{"a":' * 3000, "nested deeper"),
        ("[" * 13 + "]" * 13, "nested deeper"),
        ("9" * 5000, "5000 digits"),
        ("99999999999999999999", "too large"),
        ("1e999", "too large"),
        ("NaN", "no number"),
        ("-Infinity", "no number"),
        ('{"a": [1, "b\\u0000"]}', '"a.2": a text has a sign that cannot be drawn'),
        ('{"a\\ud800": 1}', "cannot be drawn"),
        ('["\\u202e"]', "cannot be drawn"),
        (f'["{"a" * 20_000}"]', "20000 letters"),
        ("[" + "1," * 60_000 + "1]", "more than 50000"),
    ],
)
def test_json_beyond_what_anybody_means(text: str, words: str) -> None:
    with pytest.raises(NotClean, match=words.replace("[", r"\[")):
        notation.parse_json(text)


def test_json_as_people_have_it() -> None:
    assert notation.parse_json('{"a": [[[1.5, "[[[[[[[[[[[[[[[[[["]]], "é": -3}') == {
        "a": [[[1.5, "[[[[[[[[[[[[[[[[[["]]],
        "é": -3,
    }
    assert notation.parse_json("18446744073709551615") == (1 << 64) - 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a = " + "[" * 1900, "nested deeper"),
        ("a = " + "[\n" * 3000, "nested deeper"),
        (".".join(["a"] * 20_000) + " = 1", "39999|39,999|40003|letters"),
        (".".join(["a"] * 500) + " = 1", "dots"),
        (".".join(["a"] * 20) + " = 1", "nested deeper"),
        ("a = " + "9" * 5000, "letters"),
        ("a = 0x" + "f" * 100, "too large"),
        ("a = inf", "too large"),
        ("a = nan", "too large"),
        ('a = "\\u0000"', "cannot be drawn"),
        ('a = """\n' + "long\n" * 300 + '"""', "1500 letters"),
    ],
)
def test_toml_beyond_what_anybody_means(text: str, words: str) -> None:
    with pytest.raises(NotClean, match=words):
        notation.parse_toml(text)


def test_a_sentence_can_be_drawn_and_is_never_longer_than_the_screen_shows() -> None:
    path = Path("/home/\udcff\udcfe") / ("deep" * 100) / "klongs.tmx"
    said = str(Problem("w\0" * 5000, "c\ud800" * 5000, path, "p\n" * 5000))
    assert sentences.can_be_drawn(said)
    assert len(said) <= sentences.LONGEST
    assert "klongs.tmx" in said
    assert said.encode()


def test_a_notice_that_names_a_path_which_is_not_utf_8_can_be_drawn() -> None:
    storage.notice("Cannot read /\udcff\0; make it readable.")
    assert storage.take_notices() == ["Cannot read /??; make it readable."]


class Closed:
    """An error stream that nobody reads any more."""

    def write(self, _text: str) -> int:
        raise BrokenPipeError(32, "Broken pipe")

    def flush(self) -> None:
        raise BrokenPipeError(32, "Broken pipe")


def test_an_error_stream_that_cannot_be_written_to_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Closed())
    path = storage.write_report("a lone \ud800 in the middle")
    assert path is not None
    assert "a lone \\ud800 in the middle" in path.read_text(encoding="utf-8")
