"""What each phase of a turn allows and does: `phases` numbers them, the others say what may be done, why not, and
what comes of it. They change a `Position`; `state` puts them together."""
