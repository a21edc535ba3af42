"""A stage in somebody's hands, and phones that may come in."""

from collections.abc import Iterator

import pytest

from tests.support.driver import Driver
from tests.support.phones.handset import Switchboard, open_phones


@pytest.fixture
def driver() -> Iterator[Driver]:
    with Driver() as driver:
        yield driver


@pytest.fixture
def board(driver: Driver) -> Switchboard:
    return open_phones(driver)
