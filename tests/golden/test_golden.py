"""Every registered game plays its golden games again, word for word."""

import pytest

from tests.golden import FOLDER, path_of, playthrough, variants


@pytest.mark.parametrize(("game_id", "options", "players"), variants())
def test_playthrough(game_id: str, options: dict[str, str], players: int) -> None:
    path = path_of(game_id, options, players)
    assert path.exists(), f"{game_id} has no golden playthrough; write it with python -m tests.golden"
    assert playthrough(game_id, options, players).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(*variant).name for variant in variants()}
