"""The one door for what comes from outside: everything that is read from a file is read here first.

Size, depth, counts and numbers are bounded before anything is built from them; numbers are finite and text can be
drawn. What is not so is refused in one sentence that names file, place and cure and fits on the screen. Behind the
door nothing checks again.
"""
