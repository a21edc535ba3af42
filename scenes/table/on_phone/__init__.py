"""A table on a phone: what a game shows of itself there, the sheets of everybody, and what a tap means."""
