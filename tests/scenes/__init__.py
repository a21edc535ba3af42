"""The screen's side: stage, devices, drawing, pages, what all tables share; a folder a game for its table."""
