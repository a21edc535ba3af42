"""Computer players: what they choose, what they may know, and the process that thinks."""
