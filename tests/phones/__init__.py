"""Phones: who may come in, what they may say and load, through real sockets; and the page in a real browser."""
