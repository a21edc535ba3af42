"""Files that nobody ever wrote, made by spoiling good ones, opened as the program opens them: python -m tests.fuzz."""
