"""Who sits where, and which pad or phone is whose."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.match import Seat
from game.players import HUMAN
from scenes.devices.input import Input
from scenes.devices.intents import SWITCH, Device


@dataclass
class Chair:
    """A taken seat. Without a device of its own it is played with mouse and keys, or with a pad that nobody owns."""

    name: str
    colour: int
    device: Device | None = None
    player: str = HUMAN
    lent: bool = False
    """Whether its device belongs to somebody else at the table, who plays on for it until a free one comes."""
    phone: Device | None = None
    """The phone whose seat it is, also while somebody else plays on for it."""

    def seat(self) -> Seat:
        return Seat(self.name, self.colour, self.player)


class Seating:
    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs

    @classmethod
    def of(cls, seats: Sequence[Seat]) -> "Seating":
        return cls([Chair(seat.name, seat.colour, None, seat.player) for seat in seats])

    def owned(self, device: Device) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.device == device]

    def may_act(self, seat: int, device: Device) -> bool:
        """Mouse and keys speak for everyone, somebody's one button for those without a device of their own; a pad or a
        phone for its own seats, or, owning none, for those without one and those lent to another. Nobody speaks for a
        computer player."""
        if self.chairs[seat].player != HUMAN:
            return False
        if device == SWITCH:
            return self.chairs[seat].device is None
        if not device.personal:
            return True
        chair = self.chairs[seat]
        return chair.device == device or ((chair.device is None or chair.lent) and not self.owned(device))

    @property
    def people(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.player == HUMAN]

    @property
    def by_phone_alone(self) -> bool:
        """Whether everybody has what is theirs on a phone."""
        devices = [self.chairs[seat].device for seat in self.people]
        return all(device is not None and device.is_phone for device in devices)

    def missing(self, source: Input) -> list[int]:
        """The seats whose device has gone."""
        return [i for i, chair in enumerate(self.chairs) if chair.device and not source.has(chair.device)]

    def waits_for_phone(self, seat: int, source: Input) -> bool:
        """Whether a seat is played with a phone that nobody looks at just now."""
        guest = source.guest(self.chairs[seat].device)
        return guest is not None and not guest.awake

    def give(self, seats: Sequence[int], device: Device | None, shared: bool = False) -> None:
        """Seats get this pad or phone, or none; one that has another seat already plays for them only until a free one
        comes, unless people mean to share it. A phone that gets a seat keeps it."""
        own = device if device and device.personal else None
        lent = own is not None and not shared and any(seat not in seats for seat in self.owned(own))
        for seat in seats:
            chair = self.chairs[seat]
            if chair.player == HUMAN:
                chair.device, chair.lent = own, lent
                if own and own.is_phone and not lent:
                    chair.phone = own

    def come_home(self, phone: Device) -> bool:
        """A phone is looked at again: it gets its seats back from whoever played on for it. Whether it has any."""
        own = [chair for chair in self.chairs if chair.phone == phone and chair.player == HUMAN]
        for chair in own:
            chair.device, chair.lent = phone, False
        return bool(own)
