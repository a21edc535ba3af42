"""What a turn is waiting for. Plain numbers: a turn passes through several of them each time.

Some of them never wait: STOP, FIND and END do what they have to do and go on.
"""

START = 0
"""A first object for everybody (B7)."""
ROLL = 1
FLIP = 2
"""Which die flips; with the logbook perhaps another roll before."""
SECOND = 3
"""The map's tile."""
WALK = 4
"""How far, if machete or compass leave a choice."""
SINK = 5
"""What the quicksand takes."""
STOP = 6
"""The effect of the place where the move ended."""
FIND = 7
"""Emeralds that are due."""
CAMP = 8
"""An object at an abandoned camp."""
GREAT = 9
"""Which great emerald."""
TEMPLE = 10
"""An object that lies at the temple."""
ROOM = 11
"""What is thrown away for something that does not fit."""
END = 12
OVER = 13
COUNT = 14
