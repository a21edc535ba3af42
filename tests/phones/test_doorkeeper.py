"""Who is let in, how often one may try, and what numbers phones have."""

import pytest

from scenes.phones import doorkeeper
from scenes.phones.doorkeeper import Bucket, Doorkeeper, Refused, Welcome, key_of
from scenes.phones.messages import Hello, Profile
from scenes.phones.numbers import Numbers

MALI = Profile("Mali", 2, "de")
HERE = "192.168.1.20"


def hello(token: str = "", code: str = "", secret: str = "") -> Hello:
    return Hello(token, code, secret, MALI)


def wrong(keeper: Doorkeeper) -> Hello:
    return hello(code="".join("A" if sign != "A" else "B" for sign in keeper.code))


def test_the_token_lets_in_and_everybody_gets_a_secret_of_their_own() -> None:
    keeper = Doorkeeper(0)
    first, second = (keeper.answer(hello(token=keeper.token), False, HERE, 1) for _ in range(2))
    assert isinstance(first, Welcome)
    assert isinstance(second, Welcome)
    assert first.secret != second.secret


def test_a_token_has_128_bits_and_is_never_the_same() -> None:
    tokens = {Doorkeeper(0).token for _ in range(50)}
    assert len(tokens) == 50
    assert {len(token) for token in tokens} == {22}, "six bits a letter"


def test_a_known_secret_lets_in_and_stays() -> None:
    assert Doorkeeper(0).answer(hello(secret="mine"), True, HERE, 1) == Welcome("mine")


def test_a_secret_that_nobody_knows_is_no_worse_than_none() -> None:
    keeper = Doorkeeper(0)
    assert keeper.answer(hello(secret="lost"), False, HERE, 1) == Refused("token")
    assert isinstance(keeper.answer(hello(secret="lost", token=keeper.token), False, HERE, 1), Welcome)
    assert isinstance(keeper.answer(hello(secret="lost", code=keeper.code), False, HERE, 1), Welcome)


def test_nothing_at_all_does_not_let_in() -> None:
    keeper = Doorkeeper(0)
    assert keeper.answer(hello(), True, HERE, 1) == Refused("token"), "the empty secret is nobody's"
    assert keeper.answer(hello(token="x" * 22), False, HERE, 1) == Refused("token")
    assert keeper.answer(hello(token="ส"), False, HERE, 1) == Refused("token")


def test_the_code_may_be_typed_as_one_likes() -> None:
    keeper = Doorkeeper(0)
    typed = f" {keeper.code[:3].lower()} {keeper.code[3:].lower()}"
    assert isinstance(keeper.answer(hello(code=typed), False, HERE, 1), Welcome)


def test_a_code_is_short_and_cannot_be_misread() -> None:
    codes = [Doorkeeper(0).code for _ in range(50)]
    assert {len(code) for code in codes} == {6}
    assert set("".join(codes)) <= set(doorkeeper.SIGNS)
    for alike in ("0OQD", "1IL", "5S", "8B", "2Z", "6GC", "UV"):
        assert len(set(alike) & set(doorkeeper.SIGNS)) <= 1


def test_a_code_lasts_ten_minutes() -> None:
    keeper = Doorkeeper(100)
    code = keeper.code
    assert keeper.until_renewal(699) == 1
    assert isinstance(keeper.answer(hello(code=code), False, HERE, 699), Welcome)
    assert keeper.until_renewal(700) == 0
    assert keeper.answer(hello(code=code), False, HERE, 700) == Refused("code")
    assert keeper.code != code
    assert keeper.until_renewal(700) == 600


def test_five_wrong_codes_and_there_is_another_one() -> None:
    keeper = Doorkeeper(0)
    code = keeper.code
    for number in range(4):
        assert keeper.answer(wrong(keeper), False, f"10.0.0.{number}", 1) == Refused("code")
    assert keeper.code == code
    assert keeper.answer(wrong(keeper), False, "10.0.0.9", 1) == Refused("code")
    assert keeper.code != code


def test_whoever_was_wrong_five_times_is_not_listened_to_and_the_code_stays() -> None:
    """Else somebody who only types could keep everybody else out."""
    keeper = Doorkeeper(0)
    for _ in range(5):
        keeper.answer(wrong(keeper), False, HERE, 1)
    code = keeper.code
    for _ in range(50):
        assert keeper.answer(hello(code=code), False, HERE, 500) == Refused("tries")
    assert keeper.code == code
    assert isinstance(keeper.answer(hello(code=code), False, "192.168.1.21", 500), Welcome)
    assert isinstance(keeper.answer(hello(token=keeper.token), False, HERE, 500), Welcome), "the token is never guessed"
    keeper.renew(600)
    assert isinstance(keeper.answer(hello(code=keeper.code), False, HERE, 601), Welcome), "it is forgiven"


def test_the_right_code_makes_up_for_wrong_ones() -> None:
    keeper = Doorkeeper(0)
    for _ in range(3):
        for _ in range(2):
            assert keeper.answer(wrong(keeper), False, HERE, 1) == Refused("code")
        assert isinstance(keeper.answer(hello(code=keeper.code), False, HERE, 1), Welcome)


def test_a_phone_keeps_its_number_and_nobody_gets_that_of_another() -> None:
    numbers = Numbers()
    assert [numbers.of(key) for key in "abac"] == [1, 2, 1, 3]
    assert numbers.key_of(2) == "b"
    numbers.forget("b")
    assert numbers.key_of(2) == ""
    assert numbers.of("b") == 4


def test_a_secret_is_not_found_in_what_it_is_known_by() -> None:
    assert key_of("secret") != key_of("secret ")
    assert "secret" not in key_of("secret")
    assert len(key_of("")) == 64


@pytest.mark.parametrize(("wait", "more"), [(0.0, 0), (0.1, 2), (1.0, 25), (100.0, 40)])
def test_a_burst_is_fine_and_then_so_many_a_second(wait: float, more: int) -> None:
    bucket = Bucket(40, 25, 7.0)
    assert all(bucket.take(7.0) for _ in range(40))
    assert not bucket.take(7.0)
    assert [bucket.take(7.0 + wait) for _ in range(more + 1)] == [True] * more + [False]
