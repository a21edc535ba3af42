"""`python -m tests.rehearse NAME [DIR] [--language de] [--text-size 150]`: a lesson for whoever writes it, one of the
program's by its name or any by its path.

Step by step who is to move, what is played and what comes of it; where the lesson ends or does not fit together, all
moves that are legal there. With a folder, a picture of every step, and of its decision half made.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from game import lessons
from game.components import read_section
from game.contract import IllegalMove, Move
from game.lessons import Lesson
from game.match import Match
from game.storage import Problem


def tell(lesson: Lesson) -> list[str]:
    """What happens, line by line."""
    match = Match(lesson.setup("Learner"))
    told = [f"opening: {'; '.join(map(str, match.opening))}"]
    for number, step in enumerate(lesson.steps, 1):
        told.append(f"step {number}: {step.text}")
        move = step.first(match.state)
        if step.welcome and move is None:
            told.append(f"  {step.welcome[0]} is not legal for seat {match.state.to_move}")
            break
        if not all(_told(match, each, told) for each in [*([move] if move else []), *step.then]):
            break
    told.append(f"then seat {match.state.to_move} is to move: {', '.join(map(str, match.state.moves()))}")
    return told


def _told(match: Match, move: Move, told: list[str]) -> bool:
    seat = match.state.to_move
    try:
        events = match.play(move)
    except IllegalMove as illegal:
        told.append(f"  seat {seat}: {move} is not legal: {illegal}")
        return False
    told.append(f"  seat {seat}: {move} -> {'; '.join(map(str, events))}")
    return True


def picture(lesson: Lesson, folder: Path, language: str, text_size: int) -> None:
    from tests.shots import SHOTS, shoot
    from tests.shots.learning import at_step, chosen

    names = []
    for number, step in enumerate(lesson.steps, 1):
        names.append(f"{lesson.name}-{number:02}")
        SHOTS[names[-1]] = at_step(lesson.name, number - 1)
        if step.welcome:
            names.append(f"{lesson.name}-{number:02}-chosen")
            SHOTS[names[-1]] = chosen(lesson.name, number - 1)
    shoot(folder, names, ((1280, 720),), language=language, text_size=text_size)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.rehearse", description=__doc__)
    parser.add_argument("name")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--text-size", type=int, default=100)
    asked = parser.parse_args(arguments)
    file = Path(asked.name) if asked.name.endswith(".toml") else lessons.FOLDER / f"{asked.name}.toml"
    try:
        print("\n".join(tell(lessons.read(file, read_section(file)[0]))))
        lesson = lessons.load(file)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    if asked.folder:
        picture(lesson, asked.folder, asked.language, asked.text_size)
    return 0


if __name__ == "__main__":
    import os

    with tempfile.TemporaryDirectory() as data:
        os.environ["LONGTAIL_DATA"] = data
        sys.exit(main(sys.argv[1:]))
