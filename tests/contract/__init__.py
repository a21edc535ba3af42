"""What every game promises, tested once, over the registered games and the sparring game of the tests.

`rules/` asks the games themselves, `screen/` what people see of them. Each module there states a promise and has its
checks: functions `check_...` that take a game, and perhaps a table of it, and raise AssertionError. `test_rules.py` and
`test_screen.py` run every check with every game; `test_faults.py` runs it with a game that breaks just this promise
(`faults/`), and expects it to fail.
"""
