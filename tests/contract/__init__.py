"""What every game promises, tested once over the catalogue: a new game has these tests by being registered."""
