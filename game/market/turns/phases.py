"""What a turn is waiting for. Plain numbers, as in the games with more of them."""

PLAY = 0
"""A card to play or a line to renew."""
SURPLUS = 1
"""A card too many in hand, to lay or to put under its deck."""
OVER = 2
COUNT = 3
