"""Which addresses are of a house, and in which order they are shown."""

import ipaddress

import pytest

from scenes.phones import addresses


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("192.168.1.23", True),
        ("10.0.0.1", True),
        ("172.16.0.1", True),
        ("172.31.255.255", True),
        ("169.254.7.7", True),
        ("127.0.0.1", True),
        ("172.32.0.1", False),
        ("192.169.0.1", False),
        ("100.64.0.1", False),
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("::1", False),
        ("::ffff:192.168.1.1", False),
        ("192.168.1", False),
        ("192.168.1.23:80", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_an_address_of_a_house(address: str, private: bool) -> None:
    assert addresses.is_private(address) is private


def test_this_machine_is_somewhere() -> None:
    found = addresses.in_the_house()
    assert found
    assert len(set(found)) == len(found)
    assert all(addresses.is_private(address) for address in found)
    assert all(not ipaddress.IPv4Address(address).is_loopback for address in found) or found == (addresses.LOOPBACK,)


def laid_out(monkeypatch: pytest.MonkeyPatch, ways: dict[str, str], interfaces: dict[str, str]) -> tuple[str, ...]:
    """The addresses of a machine that sends from these to there, and has these interfaces."""
    monkeypatch.setattr(addresses, "_sent_from", lambda there: ways.get(there, ""))
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: iter(interfaces.items()))
    return addresses.in_the_house()


OUT = "192.0.2.1"


def test_the_way_out_of_the_house_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    interfaces = {"127.0.0.1": "lo", "192.168.56.1": "eth7", "10.1.2.3": "wlan0"}
    assert laid_out(monkeypatch, {OUT: "10.1.2.3"}, interfaces) == ("10.1.2.3", "192.168.56.1")


def test_tunnels_and_machines_within_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    interfaces = {"172.17.0.1": "docker0", "10.8.0.2": "tun0", "192.168.1.23": "wlan0"}
    found = laid_out(monkeypatch, {OUT: "10.8.0.2"}, interfaces)
    assert found == ("192.168.1.23", "10.8.0.2", "172.17.0.1")


def test_of_the_rest_the_commonest_network_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    interfaces = {"169.254.1.1": "", "172.20.0.1": "", "10.0.0.5": "", "192.168.0.5": "", "203.0.113.9": ""}
    assert laid_out(monkeypatch, {}, interfaces) == ("192.168.0.5", "10.0.0.5", "172.20.0.1", "169.254.1.1")


def test_without_a_network_there_is_only_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    assert laid_out(monkeypatch, {OUT: "203.0.113.9"}, {"127.0.0.1": "lo"}) == (addresses.LOOPBACK,)
