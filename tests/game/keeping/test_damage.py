"""A bad bit is not the end: whatever bit of a save is wrong, the match goes on from the last good decision."""

import random
from pathlib import Path

import pytest

from game import catalogue, storage
from game.chance import Chance
from game.match import Match
from game.saves import Damaged, SaveFile, mend, new_match, resume
from game.storage import Problem
from tests.support.tables import played_match, seats

FLIPS = 60
"""For each game."""


def long_match(game_id: str) -> Match:
    match = new_match(game_id, seats(max(catalogue.find(game_id).seats)), seed=11)
    chance = Chance(3)
    for _ in range(60):
        if match.over:
            break
        match.play(chance.pick(match.state.moves()))
    return match


def flipped(content: bytes, at: int) -> bytes:
    byte, bit = divmod(at, 8)
    return content[:byte] + bytes([content[byte] ^ 1 << bit]) + content[byte + 1 :]


def tried(path: Path) -> Match | Problem:
    try:
        return resume(path)
    except Problem as problem:
        return problem


def outcome(path: Path, content: bytes, match: Match) -> str:
    """What becomes of a save with a bad bit; all that is good in it must still be there."""
    kept = path.with_name(f"{path.name}.broken")
    kept.unlink(missing_ok=True)
    path.write_bytes(content)
    found = tried(path)
    if isinstance(found, Damaged):
        assert path.read_bytes() == content
        again = mend(path)
        assert 0 < found.lost <= len(match.history) + 1
        assert len(again.history) >= content[: found.good].count(b"\n") - 1
        assert again.history == match.history[: len(again.history)]
        assert (kept.read_bytes(), path.read_bytes()) == (content, content[: found.good])
        return "goes on"
    if isinstance(found, Problem):
        assert found.place == "line 1"
        assert kept.exists() != path.exists(), "set aside, or, of another version, left"
        path.unlink(missing_ok=True)
        return "first line"
    assert found.history == match.history[: len(found.history)]
    assert len(found.history) >= len(match.history) - 1, "only a last line may be dropped"
    return "whole"


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_whatever_bit_is_wrong_what_is_good_before_it_is_played_on_with(game_id: str) -> None:
    match = long_match(game_id)
    assert isinstance(match.keeper, SaveFile)
    path, chance = match.keeper.path, random.Random(game_id)
    content = path.read_bytes()
    seen = [outcome(path, flipped(content, chance.randrange(8 * len(content))), match) for _ in range(FLIPS)]
    assert seen.count("goes on") > FLIPS / 2
    head = 8 * content.index(b"\n")
    in_head = [outcome(path, flipped(content, chance.randrange(head)), match) for _ in range(FLIPS // 4)]
    assert "first line" in in_head
    assert all(path.with_name(f"{path.name}.broken") == kept for kept in path.parent.glob("*.broken*"))


def test_it_is_said_how_many_decisions_are_lost() -> None:
    match = played_match(9)
    assert isinstance(match.keeper, SaveFile)
    lines = match.keeper.path.read_bytes().splitlines(keepends=True)
    lines[5] = b"?\n"  # after four decisions
    match.keeper.path.write_bytes(b"".join(lines))
    with pytest.raises(Damaged) as caught:
        resume(match.keeper.path)
    assert (caught.value.lost, caught.value.good) == (5, len(b"".join(lines[:5])))


def test_a_damaged_save_is_not_mended_where_it_cannot_be_kept_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match("dice")
    assert isinstance(match.keeper, SaveFile)
    path = match.keeper.path
    content = path.read_bytes()
    at = content.index(b"\n") + 1
    path.write_bytes(content[:at] + b"?" + content[at:])

    def full(_handle: int, _content: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "_write", full)
        with pytest.raises(Problem, match="no copy of the damaged file can be kept"):
            mend(path)
    assert path.read_bytes() == content[:at] + b"?" + content[at:]
    assert mend(path).history == []
