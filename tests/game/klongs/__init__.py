"""The rules of Bangkok Klongs, clause by clause."""
