"""Every game keeps every promise to those who sit before the screen."""

from tests.contract.promises import Check, every_promise


@every_promise("screen")
def test_the_promise_is_kept(check: Check, case: tuple[object, ...]) -> None:
    assert check(*case) is None
