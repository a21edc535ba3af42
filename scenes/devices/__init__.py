"""Mouse, keys, gamepads and a single button become intents; how buttons look, where the focus goes, who sits where with
which pad.

May import: game, phones, drawing.
"""
