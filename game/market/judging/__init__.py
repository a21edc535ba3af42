"""What a player understands of the game: only computer players and hints look in here, and it is loaded with the first
of them. `judgement` has the `JUDGE`, `hints` the reasons for a move. It may know all of the game's rules."""
