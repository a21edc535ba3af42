"""The rules of the house: which way the arrows go, what the rooms are like, what is never left behind."""
