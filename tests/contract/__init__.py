"""What every game promises, tested once, over the registered games and the sparring game of the tests.

`rules/` asks the games themselves, `screen/` what people see of them. Each module states its promise and has its
checks: functions `check_...` that take a game (and a table of it) and raise AssertionError. A test runs each check with
every game; `test_faults.py` runs it with a game that breaks just this promise, and expects it to fail.
"""
