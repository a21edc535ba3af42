"""Where this machine can be reached in the house: its private addresses, the likeliest first.

Nothing is sent to find out.
"""

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

EVERYWHERE = "0.0.0.0"
"""Every network that this machine is in."""
LOOPBACK = "127.0.0.1"
PRIVATE = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "169.254.0.0/16")))
"""Networks of houses, the commonest first; the last is what machines give themselves where nobody else does."""
_HERE = ipaddress.IPv4Network("127.0.0.0/8")
_ELSEWHERE = ("192.0.2.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
"""Asked how to get there, the system names the address that it would send from; the first is nowhere at all, so that
is the way that leads out of the house."""
_MADE_UP = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "tun", "tap", "utun", "wg", "tailscale", "zt", "lo")
"""How networks are called that no phone is in: machines within this one, tunnels."""


def is_private(text: str) -> bool:
    """Whether an address is one of a house, or of this machine itself."""
    try:
        address = ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return any(address in network for network in (*PRIVATE, _HERE))


def in_the_house() -> tuple[str, ...]:
    """This machine's addresses, the likeliest first; only its own loopback if it is in no network."""
    ways = [address for address in map(_sent_from, _ELSEWHERE) if address]
    named = dict(_of_interfaces())
    found = dict.fromkeys((*ways, *named))
    reachable = [one for one in found if is_private(one) and ipaddress.IPv4Address(one) not in _HERE]
    return tuple(sorted(reachable, key=lambda one: _rank(one, named.get(one, ""), ways))) or (LOOPBACK,)


def _rank(address: str, interface: str, ways: list[str]) -> tuple[bool, int, int]:
    """Lower is likelier: a real network before a made-up one, the way out of the house before others."""
    kind = next(number for number, network in enumerate(PRIVATE) if ipaddress.IPv4Address(address) in network)
    return interface.startswith(_MADE_UP), ways.index(address) if address in ways else len(ways), kind


def _sent_from(there: str) -> str:
    """The address of ours that something for there would be sent from; none if there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((there, 9))  # of a datagram that is never sent
            return str(asking.getsockname()[0])
        except OSError:
            return ""


if sys.platform == "win32":

    def _of_interfaces() -> Iterator[tuple[str, str]]:
        """Every address; Windows knows its own by the machine's name, and does not ask anybody for them."""
        try:
            found = socket.gethostbyname_ex(socket.gethostname())[2]
        except OSError:
            return
        yield from ((address, "") for address in found)
else:
    import fcntl

    _ADDRESS_OF = 0x8915 if sys.platform == "linux" else 0xC0206921
    """SIOCGIFADDR, which has another number on each kind of system."""

    def _of_interfaces() -> Iterator[tuple[str, str]]:
        """Every address, and how its interface is called."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            for _number, name in socket.if_nameindex():
                try:
                    told = fcntl.ioctl(asking, _ADDRESS_OF, struct.pack("256s", name.encode()[:15]))
                except OSError:
                    continue  # it has none
                yield socket.inet_ntoa(told[20:24]), name
