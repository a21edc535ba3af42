"""What lies beside the match: looking around and asking what things are, and a word when something is new."""
