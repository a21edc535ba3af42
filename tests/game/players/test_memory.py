"""The process that thinks remembers positions as long as their match goes on: an evening of matches takes no more
memory than one."""

from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

import pytest

from game.players.answering import Answering, MessageWaiting, Question
from tests.game.players.asking import begin
from tests.support.tables import play_on


class Silence:
    def poll(self) -> bool:
        return False


def remembered() -> int:
    """How much is, of positions, by the players of all games."""
    return sum(cache.cache_info().currsize for cache in caches())


def caches() -> list[Any]:
    homes = ("market.judging.forecast", "bakong.judging.judgement", "bakong.hidden_faces", "bakong.packing")
    found = [one for home in homes for one in vars(import_module(f"game.{home}")).values()]
    return [one for one in found if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"]]


def answer(answering: Answering, game_id: str, seed: int) -> None:
    match = begin(game_id, seed=seed)
    play_on(match, 12)
    moves = tuple(str(entry.move) for entry in match.history)
    digest, setup = match.digest(), match.setup.to_json()
    asked = Question(1, match.game.package, setup, 0, moves, digest, "hard", seed, None, 8, False)
    reply = answering.answer(asked, MessageWaiting(Silence()))  # type: ignore[arg-type]
    assert reply is not None
    assert not reply.fault


@pytest.mark.parametrize("game_id", ["market", "bakong"])
def test_a_new_match_begins_with_nothing_remembered_of_the_one_before(game_id: str) -> None:
    answering = Answering()
    answer(answering, game_id, 1)
    first = remembered()
    assert first > 0, "there is something to forget"
    answer(answering, "dice", 1)
    assert remembered() == 0
