"""python -m tests.golden: write the golden playthrough of every game anew. Read the difference before keeping it."""

from tests.golden import path_of, playthrough, variants

for game_id, options in variants():
    path_of(game_id, options).write_text(playthrough(game_id, options), encoding="utf-8")
    print(path_of(game_id, options))
