"""What every game promises of its rules: no screen is needed to keep it."""
