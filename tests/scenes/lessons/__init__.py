"""Guided rounds on the screen: every lesson in every language, in anybody's hands, and the pages about them."""
