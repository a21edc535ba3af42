"""What every game promises to those who sit before the screen."""
