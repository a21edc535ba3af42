"""Every test of the contract finds the sparring game among the registered ones."""

from collections.abc import Iterator

import pytest

from tests.support.registered import with_sparring


@pytest.fixture(autouse=True)
def sparring_is_registered(data_folder: object) -> Iterator[None]:
    with with_sparring():
        yield
