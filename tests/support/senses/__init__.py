"""Eyes and ears for tests: what colours, words, flashes and voices are like, measured or written down."""
