"""A few hundred of the cases that python -m tests.phones.flood makes, and that it can fail."""

from pathlib import Path

import pytest

from scenes.phones import messages, reception
from tests.phones.flood import MOST_BLOCKS, flooded

CASES = 300


def test_no_message_and_no_request_costs_anybody_else_anything(page: Path, capfd: pytest.CaptureFixture[str]) -> None:
    flood, grown = flooded(page, CASES, seed=2)
    assert flood.failures == []
    assert len(flood.done) == len(flood.kinds)
    assert grown < MOST_BLOCKS
    assert capfd.readouterr() == ("", ""), "no word about it, and no traceback"


def test_a_fault_is_noticed(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(text: str | bytes, languages: tuple[str, ...]) -> messages.Message:
        if isinstance(text, bytes):
            raise KeyError("do")
        return messages.read(text, languages)

    monkeypatch.setattr(reception, "read", careless)
    flood, _grown = flooded(page, CASES // 3, seed=2)
    assert any("a fault in Longtail (KeyError)" in failure for failure in flood.failures)


def test_what_comes_to_stay_is_noticed(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[list[str]] = []

    def hoarding(text: str | bytes, languages: tuple[str, ...]) -> messages.Message:
        kept.append([str(number) for number in range(1000, 1100)])
        return messages.read(text, languages)

    monkeypatch.setattr(reception, "read", hoarding)
    _flood, grown = flooded(page, CASES // 3, seed=2)
    assert grown > MOST_BLOCKS
