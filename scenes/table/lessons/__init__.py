"""Guided matches at a real table: the teacher who leads through a lesson, what it points at, and what it says."""
