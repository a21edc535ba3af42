"""What is true: rules, matches, computer players, saves. Nothing here knows about the screen."""

VERSION = "0.6.0"
"""Of Longtail, as pyproject.toml says it too."""
