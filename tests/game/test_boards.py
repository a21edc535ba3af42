"""Boards come and go: a further one, a broken one, and what becomes of the saves played on them."""

import json
from pathlib import Path

import pytest

from game import catalogue, storage
from game.klongs.components import load
from game.match import Setup
from game.saves import SaveFile, new_match, resume, unfinished
from game.storage import Problem
from tests.support.map_edits import MAIN, edit_step
from tests.support.tables import play_on, seats

# Boards come and go


def test_another_board_shows_up_and_its_changes_change_the_play(maps: Path) -> None:
    (maps / "klongs-rich.tmx").write_text(edit_step("6", 'value="6"', 'value="9"')(MAIN), encoding="utf-8")
    game = catalogue.find("klongs")
    board = next(option for option in catalogue.options_of(game) if option.key == "board")
    assert board.values == ("klongs", "klongs-garden", "klongs-rich")
    rich = catalogue.components_of(game).boards["klongs-rich"]
    assert rich.layout.track[1].points == 9
    assert rich.digest != catalogue.components_of(game).boards["klongs"].digest


def test_a_broken_board_is_reported_and_left_out(maps: Path) -> None:
    (maps / "klongs-garden.tmx").write_text("<map", encoding="utf-8")
    assert list(load().boards) == ["klongs"]
    [text] = storage.take_notices()
    assert str(maps / "klongs-garden.tmx") in text
    assert "klongs-garden.tmx.broken" in text
    assert text.endswith("left out.")
    assert (maps / "klongs-garden.tmx.broken").read_text(encoding="utf-8") == "<map"
    assert (maps / "klongs-garden.tmx").exists()


def test_without_a_good_board_there_is_no_game(maps: Path) -> None:
    for file in maps.glob("*.tmx"):
        file.write_text("<map", encoding="utf-8")
    with pytest.raises(Problem, match=r"klongs\.tmx"):
        load()
    assert "klongs" not in [game.id for game in catalogue.playable()]


def test_a_board_for_two_is_not_for_three() -> None:
    with pytest.raises(ValueError, match="klongs-garden is not for 3 players but for 2"):
        new_match("klongs", seats(3), {"board": "klongs-garden"})


# Saves remember the board


def saved(board: str) -> Path:
    match = new_match("klongs", seats(2), {"board": board}, seed=4)
    play_on(match, 20)
    assert isinstance(match.keeper, SaveFile)
    return match.keeper.path


def test_another_board_does_no_harm_to_a_save(maps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("klongs")
    assert json.loads(path.read_bytes().splitlines()[0])["options"] == {"tactics": "off", "board": "klongs"}
    (maps / "klongs-rich.tmx").write_text(edit_step("6", 'value="6"', 'value="9"')(MAIN), encoding="utf-8")
    (maps / "klongs-garden.tmx").unlink()
    moved = MAIN.replace("The floating market", "Market").replace('x="186"', 'x="186.5"')
    (maps / "klongs.tmx").write_text(moved, encoding="utf-8")
    monkeypatch.setattr(catalogue, "_components", {})
    assert len(resume(path).history) == 20


def test_a_save_on_a_changed_board_waits_for_the_earlier_one(maps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("klongs")
    (maps / "klongs.tmx").write_text(edit_step("6", 'value="6"', 'value="9"')(MAIN), encoding="utf-8")
    monkeypatch.setattr(catalogue, "_components", {})
    with pytest.raises(Problem, match=r"another board klongs; put the earlier .*klongs\.tmx back"):
        resume(path)
    assert path.exists()
    (maps / "klongs.tmx").write_text(MAIN, encoding="utf-8")
    monkeypatch.setattr(catalogue, "_components", {})
    assert len(resume(path).history) == 20


def test_a_save_on_a_board_that_is_gone_waits_too(maps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("klongs-garden")
    garden = (maps / "klongs-garden.tmx").read_bytes()
    (maps / "klongs-garden.tmx").unlink()
    monkeypatch.setattr(catalogue, "_components", {})
    with pytest.raises(Problem, match=r"no good board klongs-garden; .*put a good .*klongs-garden\.tmx back"):
        resume(path)
    assert unfinished() == []
    assert path.exists()
    (maps / "klongs-garden.tmx").write_bytes(garden)
    monkeypatch.setattr(catalogue, "_components", {})
    assert [one.path for one in unfinished()] == [path]
    assert len(resume(path).history) == 20


def test_a_save_waits_when_no_board_is_good(maps: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved("klongs")
    for file in maps.glob("*.tmx"):
        file.write_text("<map", encoding="utf-8")
    monkeypatch.setattr(catalogue, "_components", {})
    assert unfinished() == []
    assert path.exists()
    assert any(text.startswith(f"{maps / 'klongs.tmx'}, line 1: not valid XML") for text in storage.take_notices())


def test_a_set_up_names_its_board_by_digest() -> None:
    components = catalogue.components_of(catalogue.find("klongs"))
    digests = [components.digest_of({"board": name}) for name in components.boards]
    assert components.digest_of({}) == digests[0]
    assert len(set(digests)) == len(digests)
    setup = Setup("klongs", seats(2), {"board": "klongs-garden"}, 3, 0, digests[1])
    state, _ = setup.begin()
    assert len(state.boats) == 56  # type: ignore[attr-defined]
