"""The one owner of the thinker: answers come to whoever asked, whatever else is asked, dropped or forgotten."""

from collections.abc import Iterator

import pytest

from game.chance import Chance
from game.match import Match
from game.players import decide, make_player
from game.players.thinker import Answer
from scenes.stage.thinking import Thinking
from tests.support.tables import play_on, played_match


class Clerk:
    """Stands in for the process that thinks: knows the last question only, and answers it when told to."""

    def __init__(self) -> None:
        self.open: tuple[Match, str, int, bool] | None = None
        self.ready = False
        self.closed = False

    def ask(self, match: Match, player: str, seed: int, hint: bool) -> None:
        self.open, self.ready = (match, player, seed, hint), False

    def poll(self) -> Answer | None:
        if self.open is None or not self.ready:
            return None
        (match, player, _, _), self.open = self.open, None
        seat = match.state.to_move
        assert seat is not None
        return Answer(decide(match.state, make_player("random", match.game), Chance(1)), seat, player)

    def drop(self) -> None:
        self.open = None

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def clerk() -> Clerk:
    return Clerk()


@pytest.fixture
def thinking(clerk: Clerk) -> Thinking:
    return Thinking(clerk)  # type: ignore[arg-type]


@pytest.fixture
def match() -> Match:
    return played_match(4)


def test_an_answer_comes_once_it_is_there_and_stays(thinking: Thinking, clerk: Clerk, match: Match) -> None:
    thought = thinking.ask(match, "easy")
    assert clerk.open == (match, "easy", match.setup.seed, False)
    assert thought.answer() is None
    assert not thought.lost
    clerk.ready = True
    answer = thought.answer()
    assert answer is not None
    assert answer.player == "easy"
    assert thought.answer() is answer
    assert not thought.lost


def test_a_later_question_takes_the_place_of_an_earlier_one(thinking: Thinking, clerk: Clerk, match: Match) -> None:
    first = thinking.ask(match, "easy")
    second = thinking.ask(match, "hard", hint=True)
    clerk.ready = True
    assert first.lost
    assert first.answer() is None, "the answer belongs to whoever asked last"
    assert not second.lost
    answer = second.answer()
    assert answer is not None
    assert answer.player == "hard"
    assert first.answer() is None
    assert first.lost


def test_dropping_a_lost_question_does_not_touch_the_later_one(thinking: Thinking, clerk: Clerk, match: Match) -> None:
    first = thinking.ask(match, "easy")
    second = thinking.ask(match, "hard")
    first.drop()
    clerk.ready = True
    assert clerk.open is not None
    assert second.answer() is not None


def test_a_dropped_question_is_thought_about_no_longer(thinking: Thinking, clerk: Clerk, match: Match) -> None:
    thought = thinking.ask(match, "easy")
    thought.drop()
    thought.drop()
    clerk.ready = True
    assert clerk.open is None
    assert thought.lost
    assert thought.answer() is None


def test_an_answer_that_has_come_is_not_lost_by_what_is_asked_or_dropped_later(
    thinking: Thinking, clerk: Clerk, match: Match
) -> None:
    first = thinking.ask(match, "easy")
    clerk.ready = True
    answer = first.answer()
    second = thinking.ask(match, "hard")
    first.drop()
    assert first.answer() is answer
    assert not first.lost
    assert not second.lost


def test_a_question_is_lost_when_its_match_goes_on_without_it(thinking: Thinking, match: Match) -> None:
    thought = thinking.ask(match, "easy")
    play_on(match, 1)
    assert thought.lost


@pytest.fixture
def real() -> Iterator[Thinking]:
    thinking = Thinking()
    yield thinking
    thinking.close()


def test_the_thinker_is_there_with_the_first_question_and_goes_with_the_stage(real: Thinking, match: Match) -> None:
    real.close()  # nobody has asked: there is nothing to end
    assert real.thinker.pid is None
    thought = real.ask(match, "random")
    assert real.thinker.pid is not None
    real.close()
    assert real.thinker.pid is None
    assert thought.lost


def test_closing_ends_whoever_thinks(thinking: Thinking, clerk: Clerk) -> None:
    thinking.close()
    assert clerk.closed
