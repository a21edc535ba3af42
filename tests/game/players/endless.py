"""Stands where the package of a game should: whoever imports it never comes back, and looks at nothing meanwhile."""

while True:
    pass
