"""python -m game simulate: what it prints, that it is the same again, and how it refuses."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from game import simulate, storage
from game.__main__ import main

ROOT = storage.ROOT


def run(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def lines_of(text: str) -> list[dict[str, Any]]:
    """The printed lines without what no two runs have in common."""
    lines = [json.loads(line) for line in text.splitlines()]
    for speed in ("games_per_second", "decisions_per_second"):
        assert lines[-1].pop(speed) > 0
    for thought in lines[-1]["thinking"].values():
        assert thought.pop("ms_mean") >= 0 <= thought.pop("ms_p95")
        assert thought.pop("iterations_per_second", 1) > 0
    return lines


def test_one_line_a_game_and_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dice", "--players", "3", "--games", "8", "--seed", "40"]) == 0
    *games, summary = lines_of(capsys.readouterr().out)
    assert [game["seed"] for game in games] == list(range(40, 48))
    for game in games:
        assert game["seats"] == ["random"] * 3
        assert game["winners"] == [seat for seat in range(3) if game["scores"][seat] == max(game["scores"])]
        assert game["decisions"] == 63
    assert summary["games"] == 8
    for seat, results in enumerate(summary["by_seat"]):
        assert results["score"]["mean"] == round(sum(game["scores"][seat] for game in games) / 8, 4)
        won = sum((seat in game["winners"]) / len(game["winners"]) for game in games)
        assert results["wins"]["mean"] == round(won / 8, 4)
        for value in results.values():
            assert value["low"] <= value["mean"] <= value["high"]
    assert summary["by_kind"].keys() == {"random"}
    assert summary["decisions"]["mean"] == 63
    means = [results["score"]["mean"] for results in summary["by_seat"]]
    assert sum(summary["sources"].values()) == pytest.approx(sum(means) / 3, abs=0.05)


def played(winners: tuple[int, ...], **facts: float) -> simulate.Played:
    return simulate.Played(1, ("random", "other"), (7, 7), winners, 3, 2, 0.1, {}, {"all": 7.0}, facts)


def test_a_shared_win_counts_as_its_share() -> None:
    summary = simulate.summary("dice", [played((0, 1)), played((0,))], 1.0)
    assert {kind: result["wins"]["mean"] for kind, result in summary["by_kind"].items()} == {
        "random": 0.75,
        "other": 0.25,
    }


def test_what_a_game_came_to_is_summed_up_as_shares_and_means() -> None:
    games = [played((0,), rounds=rounds, on_track=rounds < 4) for rounds in (1, 2, 3, 4)]
    assert simulate.summary("dice", games, 1.0)["facts"] == {
        "rounds": simulate.mean([1, 2, 3, 4]),
        "on_track": simulate.share([1, 1, 1, 0]),
    }


def test_klongs_tells_of_its_market_days_k4_k5(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "klongs", "--players", "3", "--games", "4", "--seed", "5"]) == 0
    *games, _ = lines_of(capsys.readouterr().out)
    for game in games:
        facts = game["facts"]
        assert 4 < facts["boats_until_first_day"] <= facts["boats"] <= 72 + 9
        assert {facts["first_day_scored"], facts["big_day_from_track"]} <= {True, False}


def test_bakong_tells_of_its_rounds_b2_b22(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bakong", "--players", "4", "--games", "6", "--seed", "5"]) == 0
    *games, _ = lines_of(capsys.readouterr().out)
    for game in games:
        facts = game["facts"]
        assert facts["rounds"] == pytest.approx((game["turns"] - 4) / 4, abs=1)
        assert facts["rounds_8_to_20"] == (8 <= facts["rounds"] <= 20)
        assert 0 <= facts["ouches"] <= 12


def test_same_seed_same_output_in_another_process() -> None:
    arguments = ("simulate", "dice", "--players", "4", "--games", "5", "--seed", "7")
    one, other = run(*arguments, hash_seed="1"), run(*arguments, hash_seed="987")
    assert one.stderr == other.stderr == ""
    assert lines_of(one.stdout) == lines_of(other.stdout)


def test_any_game_of_a_run_can_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "dice", "--games", "4", "--seed", "7"])
    longer = lines_of(capsys.readouterr().out)
    main(["simulate", "dice", "--games", "1", "--seed", "9"])
    alone = lines_of(capsys.readouterr().out)
    assert alone[0] == longer[2]
    assert alone[-1]["decisions"] == {"mean": 28.0, "low": None, "high": None}


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for options in ((), ("--option", "tactics=off"), ("--option", "tactics=on", "--option", "board=klongs-garden")):
        assert main(["simulate", "klongs", "--players", "2", "--games", "3", "--seed", "5", *options]) == 0
        outputs.append(lines_of(capsys.readouterr().out))
    assert outputs[0] == outputs[1] != outputs[2]


def test_seats_rotate_when_kinds_differ(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dice", "--seats", "random,easy,easy", "--games", "6", "--seed", "3"]) == 0
    *games, summary = lines_of(capsys.readouterr().out)
    assert [game["seats"].index("random") for game in games] == [0, 2, 1, 0, 2, 1]
    scores = [
        score for game in games for kind, score in zip(game["seats"], game["scores"], strict=True) if kind == "random"
    ]
    assert summary["by_kind"]["random"]["score"]["mean"] == round(sum(scores) / 6, 4)
    assert summary["by_kind"].keys() == {"random", "easy"}


def test_without_rotating_everyone_stays(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "dice", "--seats", "random,easy", "--games", "2", "--seed", "3", "--no-rotate"]
    assert main(arguments) == 0
    *games, _ = lines_of(capsys.readouterr().out)
    assert [game["seats"] for game in games] == [["random", "easy"]] * 2


def test_players_that_search_play_the_same_again_with_iterations_whoever_plays_the_game() -> None:
    table = ("simulate", "dice", "--seats", "hard,medium")
    arguments = (*table, "--games", "3", "--seed", "7", "--budget-iterations", "8")
    one, other = run(*arguments, hash_seed="1"), run(*arguments, "--jobs", "2", hash_seed="987")
    assert one.stderr == other.stderr == ""
    assert lines_of(one.stdout) == lines_of(other.stdout)
    thinking = json.loads(one.stdout.splitlines()[-1])["thinking"]
    assert thinking.keys() == {"hard", "medium"}
    assert thinking["hard"]["iterations_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("", "COMMAND"),
        ("fly", "fly"),
        ("simulate", "GAME"),
        ("simulate chess", "no game 'chess'"),
        ("simulate dice --players 6", "2, 3, 4, 5"),
        ("simulate dice --players many", "many"),
        ("simulate dice --players 3 --seats random,random", "--seats names 2"),
        ("simulate dice --seats genius", "no computer player 'genius'"),
        ("simulate dice --seats random,", "no computer player ''"),
        ("simulate dice --games 0", "--games"),
        ("simulate dice --seed -1", "--seed"),
        ("simulate dice --jobs 0", "--jobs"),
        ("simulate dice --budget-seconds 0", "--budget-seconds"),
        ("simulate dice --budget-iterations 0", "--budget-iterations"),
        ("simulate dice --speed 3", "--speed 3"),
        ("simulate dice --play 3", "--play 3"),
        ("simulate dice --option tactics=on", "it has none"),
        ("simulate klongs --option tactics", "no option 'tactics'"),
        ("simulate klongs --option snacks=on", "the options are tactics, board"),
        ("simulate klongs --option tactics=maybe", "it can be off, on"),
        ("simulate klongs --option board=sea", "it can be klongs, klongs-garden"),
        ("simulate klongs --players 3 --option board=klongs-garden", "no board for 3 players"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    arguments: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert words in error
    assert error.count("\n") == 1
    assert error.endswith(".\n")


def test_the_command_exits_with_2() -> None:
    refused = run("simulate", "chess")
    assert (refused.returncode, refused.stdout) == (2, "")


def test_intervals_against_worked_values() -> None:
    assert simulate.mean([1, 2, 3, 4]) == {"mean": 2.5, "low": 1.2348, "high": 3.7652}
    assert simulate.share([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]) == {"mean": 0.5, "low": 0.2366, "high": 0.7634}
    assert simulate.share([0] * 10) == {"mean": 0.0, "low": 0.0, "high": 0.2775}
