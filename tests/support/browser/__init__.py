"""A real browser in the tests: this machine's Chromium, found, started without a window, and touched as a phone is."""
