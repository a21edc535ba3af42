"""What a turn is waiting for."""

TAKE = 0
"""A die from the pool."""
OVER = 1
COUNT = 2
