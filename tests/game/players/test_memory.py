"""The process that thinks remembers positions as long as their match goes on: an evening of matches takes no more
memory than one."""

from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from game import catalogue
from game.players.answering import Answering, MessageWaiting, Question
from tests.game.players.asking import begin
from tests.support.tables import play_on

OF_THE_RULES = {"tables_of"}
"""What is worked out once for the rules of a game and stays."""
MOST = 1 << 14


class Silence:
    def poll(self) -> bool:
        return False


def caches() -> dict[str, Any]:
    """By where it stands, whatever is kept of positions for the players of all games."""
    rooms = [import_module(f"{game.package}.judging") for game in catalogue.GAMES.values()]
    judging = [f"{room.__name__}.{one.name}" for room in rooms for one in iter_modules(room.__path__)]
    return {
        f"{home}.{name}": one
        for home in (*judging, "game.bakong.hidden_faces", "game.bakong.packing")
        for name, one in vars(import_module(home)).items()
        if isinstance(one, _lru_cache_wrapper) and one.__module__ == home and name not in OF_THE_RULES
    }


def remembered() -> int:
    return sum(cache.cache_info().currsize for cache in caches().values())


def answer(answering: Answering, game_id: str, seed: int) -> None:
    match = begin(game_id, seed=seed)
    play_on(match, 12)
    moves = tuple(str(entry.move) for entry in match.history)
    digest, setup = match.digest(), match.setup.to_json()
    asked = Question(1, match.game.package, setup, 0, moves, digest, "hard", seed, None, 8, False)
    reply = answering.answer(asked, MessageWaiting(Silence()))  # type: ignore[arg-type]
    assert reply is not None
    assert not reply.fault


@pytest.mark.parametrize("game_id", ["market", "bakong", "dice"])
def test_a_new_match_begins_with_nothing_remembered_of_the_one_before(game_id: str) -> None:
    answering = Answering()
    answer(answering, game_id, 1)
    assert remembered() > 0, "there is something to forget"
    answer(answering, "klongs", 1)
    assert remembered() == 0


def test_what_is_remembered_of_positions_has_a_bound() -> None:
    sizes = {name: cache.cache_parameters()["maxsize"] for name, cache in caches().items()}
    assert {name: size for name, size in sizes.items() if size is None or size > MOST} == {}
