"""Playing the Floating Market alone: where it begins, the market of the day, how it ends, the hall of fame."""
