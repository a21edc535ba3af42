"""python -m tests.golden: write the golden playthrough of every game anew. Read the difference before keeping it."""

from game import catalogue
from tests.golden import path_of, playthrough

for game_id in catalogue.GAMES:
    path_of(game_id).write_text(playthrough(game_id), encoding="utf-8")
    print(path_of(game_id))
