"""Pages about guided rounds: choosing one before it, and the pause and the end over its table."""
