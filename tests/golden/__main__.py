"""python -m tests.golden: write the golden playthrough of every game anew. Read the difference before keeping it."""

from tests.golden import path_of, playthrough, variants

for variant in variants():
    path_of(*variant).write_text(playthrough(*variant), encoding="utf-8")
    print(path_of(*variant))
