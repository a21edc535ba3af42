"""The rules of Bakong, clause by clause."""
