"""What each phase of a turn allows and does. `phases` numbers them; the others say for a `Position` which moves there
are, why one is not allowed, and what comes of it. `state`, outside this room, puts them together."""
