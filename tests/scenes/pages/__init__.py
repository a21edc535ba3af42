"""The pages before and beside a match: saved matches, bindings."""
