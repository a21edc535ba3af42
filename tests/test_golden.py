"""Every registered game plays its golden game again, word for word."""

import pytest

from game import catalogue
from tests.golden import FOLDER, path_of, playthrough


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_playthrough(game_id: str) -> None:
    assert path_of(game_id).exists(), f"{game_id} has no golden playthrough; write it with python -m tests.golden"
    assert playthrough(game_id).splitlines() == path_of(game_id).read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(game_id).name for game_id in catalogue.GAMES}
