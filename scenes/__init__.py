"""What people see, hear and touch, in rooms. Each may import from those before it only, wherever in a file it does so:

drawing, devices, stage, table, pages, the games' own rooms, and last `screens.py`, which knows them all.
"""
