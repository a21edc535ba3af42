"""The rules of Bangkok: Floating Market, clause by clause."""
