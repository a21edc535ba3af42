"""Every test of the contract finds the sparring game among the registered ones, and its assets on the screen."""

from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite("tests.contract.rules", "tests.contract.screen", "tests.contract.games")

from tests.support.brought_assets import with_brought_assets  # noqa: E402
from tests.support.registered import with_sparring  # noqa: E402


@pytest.fixture(autouse=True)
def sparring_is_registered() -> Iterator[None]:
    with with_sparring(), with_brought_assets():
        yield
