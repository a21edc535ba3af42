"""Phones that have been here are known again; a broken file costs nobody the evening."""

import json
from pathlib import Path
from typing import Any

import pytest

from game import storage
from scenes.phones import memory
from scenes.phones.doorkeeper import key_of
from scenes.phones.memory import Memory, Phone
from scenes.phones.messages import Profile

LANGUAGES = ("de", "en")
MALI, NOK = Profile("Mali", 2, "de"), Profile("Nok", 3, "en")
HERS, HIS = key_of("hers"), key_of("his")


def loaded() -> Memory:
    return Memory(LANGUAGES)


def written(book: Memory) -> dict[str, Phone]:
    """What another day finds."""
    book.write(book.changes())
    return loaded().phones


def file_of(**changes: Any) -> dict[str, Any]:
    return {"longtail": 1, "phones": [{"key": HERS, "name": "Mali", "livery": 2, "language": "de", **changes}]}


def test_a_phone_is_known_again_with_its_seat() -> None:
    book = loaded()
    assert book.phones == {}
    assert book.greet(HERS, MALI, ()) == Phone(MALI)
    book.sit(HERS, "klongs-1", 3)
    assert written(book) == {HERS: Phone(MALI, {"klongs-1": 3})}
    assert loaded().greet(HERS, NOK, ()) == Phone(NOK, {"klongs-1": 3}), "given to somebody else, it keeps its seat"


def test_the_secret_itself_is_nowhere(data_folder: Path) -> None:
    book = loaded()
    book.greet(key_of("a-secret-of-hers"), MALI, ())
    written(book)
    assert "a-secret-of-hers" not in (data_folder / memory.FILE).read_text(encoding="utf-8")


def test_a_seat_is_one_phones_only() -> None:
    book = loaded()
    book.greet(HERS, MALI, ())
    book.greet(HIS, NOK, ())
    book.sit(HERS, "klongs-1", 3)
    book.sit(HIS, "klongs-1", 2)
    book.sit(HIS, "klongs-1", 3)
    assert written(book) == {HERS: Phone(MALI), HIS: Phone(NOK, {"klongs-1": 3})}
    book.sit(HIS, "klongs-1", None)
    assert written(book)[HIS] == Phone(NOK)


def test_the_last_twenty_matches_are_remembered() -> None:
    book = loaded()
    book.greet(HERS, MALI, ())
    for number in range(30):
        book.sit(HERS, f"match {number}", number % 6)
    book.sit(HERS, "match 10", 5)
    seats = written(book)[HERS].seats
    assert [*seats] == [*(f"match {number}" for number in range(11, 30)), "match 10"]


def test_forty_phones_are_remembered_and_first_those_go_that_never_played() -> None:
    book = loaded()
    book.greet(HERS, MALI, ())
    book.sit(HERS, "klongs-1", 0)
    book.greet(HIS, NOK, ())
    for number in range(100):
        book.greet(key_of(str(number)), NOK, {HIS})
    found = written(book)
    assert len(found) == 40
    assert {HERS, HIS} <= found.keys(), "she has a seat, and he is here"
    assert [*found][2:] == [key_of(str(number)) for number in range(62, 100)]


def test_of_players_the_oldest_are_forgotten_in_the_end() -> None:
    book = loaded()
    for number in range(45):
        book.greet(key_of(str(number)), NOK, ())
        book.sit(key_of(str(number)), f"match {number}", 0)
    assert [*written(book)] == [key_of(str(number)) for number in range(5, 45)]


def test_who_is_forgotten_is_forgotten_in_the_file() -> None:
    book = loaded()
    book.greet(HERS, MALI, ())
    assert HERS in written(book)
    book.forget(HERS)
    assert written(book) == {}


def test_phones_of_another_copy_stay() -> None:
    ours, theirs = loaded(), loaded()
    ours.greet(HERS, MALI, ())
    theirs.greet(HIS, NOK, ())
    written(ours)
    assert written(theirs).keys() == {HERS, HIS}


def test_a_file_that_another_copy_writes_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    book = loaded()
    book.greet(HERS, MALI, ())
    monkeypatch.setattr("game.owner.PATIENCE", 0.0)
    monkeypatch.setattr("game.owner.claim", lambda _name, _patience: False)
    assert written(book) == {}
    assert "in use by another copy" in storage.take_notices()[0]


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        "{}",
        '{"longtail": "1", "phones": []}',
        '{"longtail": 1}',
        '{"longtail": 1, "phones": {}}',
        '{"longtail": 1, "phones": [7]}',
        json.dumps({"longtail": 1, "phones": [{}] * 41}),
        json.dumps(file_of()),
        json.dumps(file_of(seats=[])),
        json.dumps(file_of(seats={"klongs-1": 6})),
        json.dumps(file_of(seats={"klongs-1": True})),
        json.dumps(file_of(seats={"k" * 121: 1})),
        json.dumps(file_of(seats={str(number): 1 for number in range(21)})),
        json.dumps(file_of(seats={}, key="short")),
        json.dumps(file_of(seats={}, name="")),
        json.dumps(file_of(seats={}, livery=9)),
        " " * 200_001,
    ],
)
def test_a_broken_file_is_set_aside_with_a_word(data_folder: Path, content: str) -> None:
    data_folder.mkdir()
    (data_folder / memory.FILE).write_text(content, encoding="utf-8")
    book = loaded()
    assert book.phones == {}
    (said,) = storage.take_notices()
    assert "It is kept as phones.json.broken." in said
    book.greet(HERS, MALI, ())
    assert HERS in written(book)
    assert (data_folder / "phones.json.broken").read_text(encoding="utf-8") == content


def test_a_file_of_a_later_version_stays_as_it_is(data_folder: Path) -> None:
    data_folder.mkdir()
    later = json.dumps({"longtail": 2, "phones": "in another way"})
    (data_folder / memory.FILE).write_text(later, encoding="utf-8")
    book = loaded()
    assert "it stays as it is" in storage.take_notices()[0]
    book.greet(HERS, MALI, ())
    written(book)
    assert (data_folder / memory.FILE).read_text(encoding="utf-8") == later


def test_where_nothing_can_be_read_or_written_phones_are_known_until_the_end(data_folder: Path) -> None:
    (data_folder / memory.FILE).mkdir(parents=True)
    book = loaded()
    book.greet(HERS, MALI, ())
    book.write(book.changes())
    assert HERS in book.phones
    assert [said.split(" (")[0] for said in storage.take_notices()] == [
        f"{data_folder / memory.FILE} cannot be read",
        "Phones cannot be remembered",
    ]
