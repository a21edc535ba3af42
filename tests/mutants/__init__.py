"""Do the tests notice a changed rule? `changing` makes the changes, `swapping` puts one in place, `asking` runs the
tests and hears what they say."""
