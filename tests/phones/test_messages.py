"""What a phone may say, and that nothing else gets in."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.devices.intents import Action
from scenes.phones import messages
from scenes.phones.messages import BadMessage, Hello, Look, Me, Press, Profile, Sit, Tap, read

LANGUAGES = ("de", "en")
MALI = {"name": "Mali", "livery": 2, "language": "de"}
GOOD: list[dict[str, Any]] = [
    {"do": "hello", "token": "abc", "code": "", "secret": "", **MALI},
    {"do": "press", "action": "up"},
    {"do": "tap", "target": "HandBoat(2)", "stamp": 17},
    {"do": "sit", "seat": 1, "stamp": 17},
    {"do": "me", **MALI},
    {"do": "look"},
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def test_each_message_is_a_record() -> None:
    mali = Profile("Mali", 2, "de")
    assert [read(json.dumps(one), LANGUAGES) for one in GOOD] == [
        Hello("abc", "", "", mali),
        Press("up"),
        Tap("HandBoat(2)", 17),
        Sit(1, 17),
        Me(mali),
        Look(),
    ]


def test_all_that_a_pad_presses_can_be_pressed_on_a_phone() -> None:
    by_others = {Action.POINT, Action.PRESS, Action.TEXT, Action.TAP, Action.LOST, Action.FOUND}
    assert set(messages.ACTIONS) == {action.value for action in Action if action not in by_others}


@pytest.mark.parametrize(
    ("told", "understood"),
    [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH", "de"), ("ja", "en"), ("", "en"), ("deutsch", "en")],
)
def test_a_language_that_nobody_knows_is_english(told: str, understood: str) -> None:
    message = read(json.dumps({"do": "me", "name": "Mali", "livery": 0, "language": told}), LANGUAGES)
    assert message == Me(Profile("Mali", 0, understood))


def test_a_name_stands_without_blanks_around_it() -> None:
    message = read(json.dumps({"do": "me", **MALI, "name": "   Twelve signs  "}), LANGUAGES)
    assert message == Me(Profile("Twelve signs", 2, "de"))


@pytest.mark.parametrize(
    ("message", "changed"),
    [
        ("me", {"name": ""}),
        ("me", {"name": "   "}),
        ("me", {"name": "Thirteen sign"}),
        ("me", {"name": "\u200b\u200b"}),
        ("me", {"name": "Ma\u202eli"}),
        ("me", {"name": "Ma\nli"}),
        ("me", {"name": "\ud800"}),
        ("me", {"name": 7}),
        ("me", {"livery": 6}),
        ("me", {"livery": -1}),
        ("me", {"livery": 1.0}),
        ("me", {"livery": True}),
        ("me", {"language": None}),
        ("me", {"language": "d" * 65}),
        ("me", {"more": 1}),
        ("hello", {"token": "t" * 65}),
        ("hello", {"secret": None}),
        ("hello", {"code": 123456}),
        ("press", {"action": "pad-lost"}),
        ("press", {"action": ["up"]}),
        ("press", {"do": "shout"}),
        ("press", {"do": ["press"]}),
        ("tap", {"target": "x" * 121}),
        ("tap", {"stamp": -1}),
        ("tap", {"stamp": 1 << 53}),
        ("tap", {"stamp": 1e400}),
        ("sit", {"seat": 6}),
        ("sit", {"seat": "1"}),
        ("look", {"at": "me"}),
    ],
)
def test_what_is_not_quite_a_message_is_refused(message: str, changed: dict[str, Any]) -> None:
    good = next(one for one in GOOD if one["do"] == message)
    with pytest.raises(BadMessage):
        read(json.dumps({**good, **changed}), LANGUAGES)


@pytest.mark.parametrize("good", GOOD, ids=lambda good: str(good["do"]))
def test_nothing_may_be_missing(good: dict[str, Any]) -> None:
    for key in good:
        with pytest.raises(BadMessage):
            read(json.dumps({other: value for other, value in good.items() if other != key}), LANGUAGES)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '"look"', "[" * 4000, '{"do":' * 600, b'{"do":"look"}', '{"do":"look"}' + " " * 4096],
)
def test_what_is_no_message_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadMessage):
        read(text, LANGUAGES)


def test_four_kilobytes_are_counted_in_bytes() -> None:
    assert read('{"do":"look"}'.ljust(messages.LARGEST), LANGUAGES) == Look()
    with pytest.raises(BadMessage):
        read(json.dumps({"do": "tap", "target": "ส" * 1500, "stamp": 1}, ensure_ascii=False), LANGUAGES)


@given(st.text(max_size=200))
def test_any_text_is_a_message_or_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        read(text, LANGUAGES)


@given(st.sampled_from(GOOD), st.dictionaries(st.sampled_from(sorted({*GOOD[0], *GOOD[2], "seat"})), VALUES))
def test_any_values_are_a_message_or_refused(good: dict[str, Any], spoilt: dict[str, Any]) -> None:
    """What is let in says the same again, whatever was changed in it."""
    told = {**good, **spoilt}
    try:
        message = read(json.dumps(told), LANGUAGES)
    except BadMessage:
        assert told != good
    else:
        assert told.keys() == good.keys() or told["do"] != good["do"]
        assert type(message).__name__.lower() == told["do"]
