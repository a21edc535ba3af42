"""What is true: rules, matches, computer players, saves. Nothing here knows about the screen."""
