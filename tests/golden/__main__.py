"""python -m tests.golden: write the golden playthroughs of every game anew. Read the difference before keeping it."""

from game import catalogue
from tests.golden import path_of, playthrough, variants
from tests.support.registered import with_sparring

with with_sparring():
    for game in catalogue.GAMES.values():
        for options, players in variants(game):
            path = path_of(game.id, options, players)
            path.write_text(playthrough(game.id, options, players), encoding="utf-8", newline="\n")
            print(path)
