"""Reading aloud: what somebody hears who does not see the screen, and the programs of the systems that say it."""
