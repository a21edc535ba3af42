"""What a player understands of the game: `judgement` has the `JUDGE`, `hints` the reasons for a move."""
