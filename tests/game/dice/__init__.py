"""The rules of Bangkok: Dice, clause by clause."""
