"""The process that thinks: it answers, is told only what is new, and whatever happens to it somebody moves."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.players.answering import Answering, MessageWaiting, Question, Reply
from game.players.thinker import TRIES, Thinker
from tests.game.players.asking import LONG, SHORT, answer, begin, here, reports
from tests.support.tables import in_other_processes, play_on


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """Its clock stands still: where the machine is busy a process may take longer to start than anybody would wait."""
    thinker = Thinker(clock=lambda: 0.0)
    yield thinker
    thinker.close()


def test_it_starts_with_the_first_question_and_answers_as_the_player_would(thinker: Thinker) -> None:
    match = begin()
    assert thinker.pid is None
    assert thinker.poll() is None
    for player in ("easy", "medium", "hard", "random") * 2:
        thinker.ask(match, player, 5, SHORT)
        assert thinker.thinking
        found = answer(thinker)
        assert not thinker.thinking
        assert (str(found.move), found.seat, found.player) == (here(match, player), match.state.to_move, player)
        match.play(found.move)
    assert thinker.poll() is None


def test_one_process_thinks_about_one_match_after_another(thinker: Thinker) -> None:
    one, other = begin(seed=5), begin(seed=6, players=3)
    pids = set()
    for match in (one, other, one):
        play_on(match, 3)
        thinker.ask(match, "medium", 5)
        assert str(answer(thinker).move) == here(match, "medium")
        pids.add(thinker.pid)
    assert len(pids) == 1


def test_after_an_undo_it_thinks_about_the_earlier_position(thinker: Thinker) -> None:
    match = begin()
    play_on(match, 5)
    thinker.ask(match, "medium", 5)
    answer(thinker)
    match.undo()
    match.undo()
    thinker.ask(match, "medium", 5)
    assert str(answer(thinker).move) == here(match, "medium")


def test_only_new_moves_are_told() -> None:
    thinker, told = Thinker(), list[Any]()
    thinker._tell = lambda message: told.append(message) or True  # type: ignore[method-assign,func-returns-value]
    thinker._start = thinker._listen_anew = lambda: None  # type: ignore[method-assign]
    match = begin()
    for moves in (2, 3):
        play_on(match, moves)
        thinker.ask(match, "medium", 5)
    match.undo()
    thinker.ask(match, "medium", 5)
    assert [(one.setup is None, one.keep, len(one.moves)) for one in told] == [
        (False, 0, 2),
        (True, 2, 3),
        (True, 4, 0),
    ]


def test_a_dropped_search_stops_and_the_next_question_is_answered(thinker: Thinker) -> None:
    match = begin()
    thinker.ask(match, "hard", 5, LONG)
    for _ in range(50):
        assert thinker.poll() is None
        time.sleep(0.01)
    thinker.drop()
    assert not thinker.thinking
    assert thinker.poll() is None
    thinker.ask(match, "medium", 5)
    assert answer(thinker).player == "medium"
    thinker.ask(match, "hard", 5, LONG)
    thinker.ask(match, "easy", 5)  # a new question drops the one before
    assert answer(thinker).player == "easy"


def test_an_answer_to_a_position_gone_by_is_none(thinker: Thinker) -> None:
    match = begin()
    thinker.ask(match, "hard", 5, LONG)
    play_on(match, 1)
    assert thinker.poll() is None
    assert not thinker.thinking


def test_killed_in_the_middle_of_a_search_the_answer_still_comes(thinker: Thinker, data_folder: Path) -> None:
    match = begin()
    thinker.ask(match, "hard", 5, LONG)
    for _ in range(30):
        assert thinker.poll() is None
        time.sleep(0.01)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGTERM)
    found = answer(thinker)
    assert (str(found.move), found.player) == (here(match, "medium"), "medium")
    assert len(reports(data_folder)) == 1
    thinker.ask(match, "hard", 5, SHORT)
    assert thinker.pid not in (None, first)
    assert answer(thinker).player == "hard"


def test_after_three_processes_that_failed_medium_decides_here(thinker: Thinker, data_folder: Path) -> None:
    match = begin()
    for _ in range(TRIES):
        thinker.ask(match, "hard", 5, LONG)
        assert thinker.pid is not None
        os.kill(thinker.pid, signal.SIGTERM)
        thinker._process.join()  # type: ignore[union-attr]
        found = thinker.poll()
        assert thinker.pid is None
        assert found is not None, "nobody waits for a process that is gone"
        assert str(found.move) == here(match, "medium")
    assert len(reports(data_folder)) == TRIES
    play_on(match, 1)
    thinker.ask(match, "hard", 5, SHORT)
    assert thinker.pid is None, "not once more in this match"
    assert answer(thinker).player == "medium"
    other = begin(seed=8)
    thinker.ask(other, "hard", 5, SHORT)
    assert answer(thinker).player == "hard"


def test_a_player_that_fails_is_stood_in_for_and_reported(thinker: Thinker, data_folder: Path) -> None:
    match = begin()
    thinker.ask(match, "genius", 5)
    found = answer(thinker)
    assert (str(found.move), found.player) == (here(match, "medium"), "medium")
    assert "no computer player 'genius'" in reports(data_folder)[0]


def test_a_match_the_process_cannot_have_is_decided_here(thinker: Thinker, data_folder: Path) -> None:
    match = begin()
    object.__setattr__(match.setup, "digest", "0ddba11")
    thinker.ask(match, "hard", 5, SHORT)
    found = answer(thinker)
    assert (str(found.move), found.player) == (here(match, "medium"), "medium")
    assert "components 0ddba11" in reports(data_folder)[0]


@pytest.mark.parametrize("text", ["Take(9, 9, 9)", "nonsense", None])
def test_an_answer_that_is_no_legal_move_is_not_played(text: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, match = Thinker(), begin()
    monkeypatch.setattr(thinker, "_tell", lambda _message: True)
    monkeypatch.setattr(thinker, "_start", lambda: None)
    monkeypatch.setattr(thinker, "_listen_anew", lambda: None)
    thinker.ask(match, "hard", 5)
    found = thinker._answer(Reply(1, text, "hard", (), ""))
    assert found is not None
    assert (str(found.move), found.player) == (here(match, "medium"), "medium")


def test_a_hint_comes_with_reasons(thinker: Thinker) -> None:
    match = begin()
    thinker.ask(match, "hard", 5, SHORT, hint=True)
    assert answer(thinker).reasons
    thinker.ask(match, "hard", 5, SHORT)
    assert not answer(thinker).reasons


def test_closing_ends_the_process_even_while_it_searches() -> None:
    thinker = Thinker()
    thinker.close()
    thinker.ask(begin(), "hard", 5, LONG)
    process = thinker._process
    assert process is not None
    thinker.close()
    assert thinker.pid is None
    with pytest.raises(ValueError, match="closed"):  # which no process can be before it has ended
        process.is_alive()


class Silent:
    def poll(self) -> bool:
        return False


def test_neither_answering_nor_the_program_s_start_brings_the_screen_along() -> None:
    script = """
import runpy, sys
runpy.run_path("main.py", run_name="__mp_main__")
import tests.game.players.test_thinker as t
import game.players.thinker
for name in ("klongs", "dice"):
    t.answer_a_question(name)
print(sorted({"pygame", "scenes"} & {*sys.modules}))
"""
    assert in_other_processes(script) == {"[]\n"}


def answer_a_question(game_id: str) -> None:
    match = begin(game_id)
    asked = Question(1, match.game.package, match.setup.to_json(), 0, (), match.digest(), "hard", 5, None, 5, False)
    reply = Answering().answer(asked, MessageWaiting(Silent()))  # type: ignore[arg-type]
    assert reply is not None
    assert not reply.fault
