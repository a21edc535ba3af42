"""A TV for the phone's page alone: it serves the page and plays the sheets of a test. Nothing of the program runs."""
