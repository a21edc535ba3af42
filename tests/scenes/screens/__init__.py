"""Asked of every screen there is: where the focus goes, and what is written where."""
