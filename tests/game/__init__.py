"""The rules' side: match, saves, maps, components, computer players; a folder a game for the clauses of its rules."""
