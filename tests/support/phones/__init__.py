"""Phones for tests: on the loop's side, over a real line, and the code on the screen that they scan."""
