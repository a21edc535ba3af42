"""What is being shown while the screen catches up with the rules: events as animations, the director that runs them,
points on their way, and the picture that they leave behind.
"""
