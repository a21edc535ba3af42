"""What the tables of all games share: the course of a match, hands, the chooser, the prompt, the director, guides.

No game is known here by name but in the registry. May import: game, phones, drawing, devices, stage.
"""
