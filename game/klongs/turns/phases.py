"""What a turn is waiting for, in the order of K16a. Plain numbers: a turn passes through several of them each time.

Some of them never wait: LUK_PHAT and END do what they have to do and go on.
"""

PLACE = 0
"""A boat to place, or before that a movement card."""
REBOARD = 1
"""No merchant left: whose seat is taken."""
STEAL = 2
LOOT = 3
"""The stolen boat: stock or hand."""
CHASE = 4
"""One of the chased thieves, or none."""
LUK_PHAT = 5
MARKET = 6
"""A landing to score, or a pass."""
REMOVE = 7
"""A boat of the scored landing to take."""
MOVE = 8
"""A movement card after placing."""
DRAW = 9
"""Which stack to draw from."""
END = 10
OVER = 11
COUNT = 12
