"""What a screen reader says: everything named, in the order prompt, choices, things, pad."""

from typing import Any

import pytest

from tests.phones.page.conftest import Make
from tests.support.phone_page.sheets import EVERY, KLONGS, MARKET, PLACE
from tests.support.phone_page.stand_in import StandIn, words

SAID = words("en")


def heard(spoken: list[dict[str, Any]], *roles: str) -> list[str]:
    return [node["name"] for node in spoken if node["role"] in roles]


@pytest.mark.parametrize("name", EVERY)
def test_every_button_and_picture_has_a_name(see: Make, name: str) -> None:
    spoken = see(EVERY[name]).spoken()
    names = heard(spoken, "button", "image", "textbox", "radio")
    assert len(names) > 14
    assert "" not in names


def test_the_order_is_prompt_choices_things_pad(see: Make) -> None:
    names = [node["name"] for node in see(MARKET).spoken()]
    order = (
        MARKET.prompt,
        "Renew a row or column",
        "Objective: passion fruit",
        "Peas, 2 baskets",
        SAID["pad"],
        SAID["up"],
    )
    places = [names.index(name) for name in order]
    assert places == sorted(places)


def test_prompt_remark_and_what_happened_are_read_as_they_change(tv: StandIn, see: Make) -> None:
    phone = see(PLACE)
    tv.say("remark", text="No water here.")
    phone.wait("document.querySelector('#remark').textContent")
    spoken = phone.spoken()
    live = {
        spoken[at + 1]["name"]
        for at, node in enumerate(spoken)
        if node.get("live") == "polite" and at + 1 < len(spoken)
    }
    assert {PLACE.prompt, PLACE.note, "No water here."} <= live


def test_a_thing_tells_what_it_does_and_whether_it_can_be_chosen(see: Make) -> None:
    spoken = {node["name"]: node for node in see(KLONGS).spoken() if node["role"] in ("button", "image")}
    assert spoken["A thief"]["description"] == "Takes a boat."
    assert spoken["Avocados, 1 baskets"]["disabled"]
    assert not spoken["Fish, 2 baskets"].get("disabled")
    assert spoken["Shrimps: 2"]["role"] == "image"


def test_a_chosen_thing_says_so(see: Make) -> None:
    spoken = {node["name"]: node for node in see(PLACE).spoken() if node["role"] in ("button", "ToggleButton")}
    assert spoken["Bananas, 3 baskets"]["pressed"] == "true"


def test_headings_and_landmarks_lead_through_the_page(see: Make) -> None:
    spoken = see(KLONGS).spoken()
    assert heard(spoken, "heading") == [KLONGS.title, "Your boats", "Your stock"]
    roles = [node["role"] for node in spoken]
    assert {"banner", "main", "region"} <= set(roles)
    assert SAID["pad"] in heard(spoken, "region")


def test_the_form_at_the_door_is_named_too(own_tv: StandIn, new_phone: Make) -> None:
    phone = new_phone()
    phone.go(own_tv.address)
    phone.seen("#who-code")
    spoken = phone.spoken()
    assert heard(spoken, "textbox") == [SAID["code"], SAID["name"]]
    emblems = [SAID[key] for key in SAID if key.startswith("emblem-")]
    assert heard(spoken, "radio") == emblems
    assert heard(spoken, "button") == [SAID["join"]]
