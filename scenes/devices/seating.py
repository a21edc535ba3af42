"""Who sits where, and which pad is whose."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.match import Seat
from game.players import HUMAN
from scenes.devices.input import Device, Input


@dataclass
class Chair:
    """A taken seat. Without a pad of its own it is played with mouse and keys, or with a pad that nobody owns."""

    name: str
    colour: int
    device: Device | None = None
    player: str = HUMAN
    lent: bool = False
    """Whether its pad belongs to somebody else at the table, who plays on for it until a free pad comes."""

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
        """Mouse and keys speak for everyone; a pad for its own seats, or, owning none, for those without one and those
        lent to another. Nobody speaks for a computer player."""
        if self.chairs[seat].player != HUMAN:
            return False
        if not device.is_pad:
            return True
        chair = self.chairs[seat]
        return chair.device == device or ((chair.device is None or chair.lent) and not self.owned(device))

    @property
    def people(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if chair.player == HUMAN]

    def missing(self, source: Input) -> list[int]:
        """The seats whose pad has gone."""
        return [i for i, chair in enumerate(self.chairs) if chair.device and source.pad(chair.device) is None]

    def give(self, seats: Sequence[int], device: Device | None) -> None:
        """Seats get this pad, or none; one that has a seat already plays for them only until a free pad comes."""
        pad = device if device and device.is_pad else None
        lent = pad is not None and bool(self.owned(pad))
        for seat in seats:
            chair = self.chairs[seat]
            if chair.player == HUMAN:
                chair.device, chair.lent = pad, lent
