"""Phones that have been here: who they are, and which seat was theirs in which match. Kept in the data folder, so that
a phone finds its seat again another day; of its secret only what it is known by.

Several copies of the program may write the file: each brings in the phones that came to it, and leaves the others.
"""

import json
import re
import threading
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game import owner, storage
from game.door import files, notation
from scenes.phones.messages import SEATS, BadMessage, Fields, Profile

FILE = "phones.json"
FORMAT = 1
LARGEST_FILE = 200_000
MOST_PHONES = 40
MOST_MATCHES = 20
LONGEST_MATCH = 120
_KEY = re.compile("[0-9a-f]{64}")


class LaterVersion(ValueError):  # noqa: N818
    """The file is good, for a version of the program that knows more."""


@dataclass(frozen=True, slots=True)
class Phone:
    profile: Profile
    seats: Mapping[str, int] = field(default_factory=dict)
    """By match, the oldest first."""

    def seated(self, match: str, seat: int | None) -> "Phone":
        """The same phone, with this seat in a match, or without one."""
        seats = {other: its for other, its in self.seats.items() if other != match}
        if seat is not None:
            seats[match] = seat
        return replace(self, seats=dict([*seats.items()][-MOST_MATCHES:]))


Phones = dict[str, Phone]
"""By the key of its secret, the one that came last at the end."""


def _forget_some(phones: Phones, here: Collection[str]) -> None:
    """No more than we want to remember: first those go that never had a seat, the oldest before the others."""
    for seated in (False, True):
        for key in [key for key, phone in phones.items() if bool(phone.seats) is seated and key not in here]:
            if len(phones) > MOST_PHONES:
                del phones[key]


class Memory:
    """What is known about phones while Phones is open."""

    def __init__(self, languages: Collection[str]) -> None:
        self.path = storage.data_folder() / FILE
        self.languages = languages
        self.phones: Phones = {}
        self._forgotten: set[str] = set()
        self._may_write = True
        self._one_at_a_time = threading.Lock()
        try:
            self.phones = self._found()
        except LaterVersion as later:
            self._may_write = False
            storage.notice(f"{self.path}: {later}; it stays as it is, and phones are remembered until you leave.")
        except OSError as error:
            storage.notice(f"{self.path} cannot be read ({storage.reason(error)}); phones have to be let in anew.")
        self._known = dict(self.phones)

    def greet(self, key: str, profile: Profile, here: Collection[str]) -> Phone:
        """A phone is there; for it another one may be forgotten that is not `here`."""
        phone = replace(self.phones.pop(key, Phone(profile)), profile=profile)
        self.phones[key] = phone
        self._forgotten.discard(key)
        _forget_some(self.phones, {key, *here})
        return phone

    def sit(self, key: str, match: str, seat: int | None) -> None:
        """It has this seat in a match, which is nobody else's then, or none any more."""
        for other, phone in self.phones.items():
            if other == key:
                self.phones[other] = phone.seated(match, seat)
            elif seat is not None and phone.seats.get(match) == seat:
                self.phones[other] = phone.seated(match, None)

    def forget(self, key: str) -> None:
        self.phones.pop(key, None)
        self._forgotten.add(key)

    def changes(self) -> "Changes":
        """What has become other than the file said at first, to be written elsewhere meanwhile."""
        changed = {key: phone for key, phone in self.phones.items() if self._known.get(key) is not phone}
        return Changes(changed, frozenset(self._forgotten))

    def write(self, changes: "Changes") -> None:
        """Keep them for another day; where nothing can be kept, that has been said already."""
        if not self._may_write or not storage.can_save():
            return
        try:
            with self._one_at_a_time, owner.briefly(FILE, owner.PATIENCE) as ours:
                if not ours:
                    storage.notice(f"{self.path} is in use by another copy of Longtail; phones are not remembered.")
                    return
                storage.write_atomic(self.path, _as_text(changes.over(self._found())), durable=False)
        except LaterVersion:
            return  # another copy has written it since, and knows more
        except OSError as error:
            storage.notice(f"Phones cannot be remembered ({storage.reason(error)}).")

    def _found(self) -> Phones:
        """What the file says; nothing if there is none, or a broken one that has now been set aside."""
        try:
            return _checked(notation.parse_json(files.text_of(self.path, LARGEST_FILE)), self.languages)
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except LaterVersion:
            raise
        except ValueError as error:
            aside = storage.set_aside(self.path)
            where = f" It is kept as {aside.name}." if aside else ""
            said = str(error) if isinstance(error, storage.Problem) else f"{self.path}: {error}"
            storage.notice(f"{said.removesuffix('.')}; phones have to be let in anew.{where}")
            return {}


@dataclass(frozen=True, slots=True)
class Changes:
    phones: Mapping[str, Phone]
    forgotten: Collection[str]

    def over(self, there: Phones) -> Phones:
        """What the file shall say that says this."""
        phones = {key: phone for key, phone in there.items() if key not in (*self.phones, *self.forgotten)}
        phones.update(self.phones)
        _forget_some(phones, self.phones)
        return phones


def _as_text(phones: Phones) -> str:
    listed = [
        {
            "key": key,
            "name": phone.profile.name,
            "livery": phone.profile.livery,
            "language": phone.profile.language,
            "seats": dict(phone.seats),
        }
        for key, phone in phones.items()
    ]
    return json.dumps({"longtail": FORMAT, "phones": listed}, indent=1, ensure_ascii=False) + "\n"


def _checked(found: Any, languages: Collection[str]) -> Phones:
    if not isinstance(found, dict):
        raise ValueError("the file should hold one JSON object")
    version = found.get("longtail")
    if type(version) is not int:
        raise ValueError('"longtail" should be a whole number')
    if version > FORMAT:
        raise LaterVersion(f"written in format {version}, and this version reads {FORMAT}")
    listed = found.get("phones")
    if not isinstance(listed, list) or len(listed) > MOST_PHONES:
        raise ValueError(f'"phones" should be a list of {MOST_PHONES} at most')
    return dict(_phone(one, f"phone {number}", languages) for number, one in enumerate(listed, 1))


def _phone(found: Any, place: str, languages: Collection[str]) -> tuple[str, Phone]:
    if not isinstance(found, dict):
        raise ValueError(f"{place} should be a JSON object")
    fields = Fields(found, languages)
    try:
        key = fields.take("key", str, lambda text: _KEY.fullmatch(text) is not None)
        profile = fields.profile()
    except BadMessage:
        raise ValueError(f"{place} is not as a phone is written down") from None
    return key, Phone(profile, _seats(found.get("seats"), place))


def _seats(found: Any, place: str) -> dict[str, int]:
    good = isinstance(found, dict) and len(found) <= MOST_MATCHES
    if not good or not all(
        len(match) <= LONGEST_MATCH and type(seat) is int and 0 <= seat < SEATS for match, seat in found.items()
    ):
        raise ValueError(f'{place}: "seats" should be {MOST_MATCHES} matches at most, each with a seat')
    return dict(found)
