// The form that asks who holds this phone: on the way in, and again when somebody else takes it.

import { LIVERIES, keep, me, paint } from "/phone/me.js";
import { aria } from "/phone/pieces.js";
import { say } from "/phone/words.js";

const at = (id) => document.getElementById(id);

/** `done` is called with the code that was typed, or "" where none was asked for. */
export function prepare(done) {
  LIVERIES.forEach(({ emblem }, livery) => {
    const label = document.createElement("label");
    label.className = "emblem";
    const choice = document.createElement("input");
    Object.assign(choice, { type: "radio", name: "livery", value: livery });
    aria(choice, "label", say(`emblem-${emblem}`));
    const disc = document.createElement("span");
    disc.className = "disc";
    disc.append(Object.assign(new Image(), { alt: "" }));
    paint(disc, livery);
    label.append(choice, disc);
    at("emblems").append(label);
  });
  at("who").onsubmit = (event) => {
    event.preventDefault();
    const name = at("name").value.trim();
    const code = at("who-code").hidden ? "" : at("code").value.replace(/[\s-]/g, "").toUpperCase();
    const lacks = !at("who-code").hidden && !code ? "code" : name ? "" : "name";
    wrong(lacks && say(lacks === "code" ? "code-missing" : "name-missing"));
    if (lacks) return at(lacks).focus();
    document.activeElement.blur(); // the phone's keyboard goes away
    keep({ name, livery: Number(at("who").elements.livery.value) });
    done(code);
  };
}

/** What is remembered stands in it already. `button` is the word on the button. */
export function ask({ code, button }) {
  at("name").value = me.name;
  at("who").elements.livery.value = String(me.livery);
  at("who-code").hidden = !code;
  at("code").value = "";
  at("who-button").textContent = button;
  at("who-button").disabled = false;
}

export function wait(word) {
  at("who-button").textContent = word;
  at("who-button").disabled = true;
}

export function wrong(sentence) {
  at("who-wrong").textContent = sentence;
}
