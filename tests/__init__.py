"""The tests, in rooms like those of the code. `python -m tests` runs them all, with lint, format and types.

What tests share stands in support/ or, if it is about one game, beside that game's tests; no test imports another.
"""
