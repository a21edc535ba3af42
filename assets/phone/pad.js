// The touch pad: a press is sent as the finger comes down, a direction that is held goes on, and a finger that slides to
// another direction takes that one.

import { aria } from "/phone/pieces.js";

const ALWAYS = new Set(["up", "down", "left", "right", "confirm", "back", "menu"]);
const DIRECTIONS = new Set(["up", "down", "left", "right"]);
const FIRST = 400;
const NEXT = 130;

/** `press` sends an action; `names` gives a button's own name where the sheet has none. */
export class Pad {
  #buttons = new Map();
  #held = new Map(); // by finger: the button under it and the timer that repeats it
  #touched = null; // what a finger has pressed is not pressed again by the click that follows

  constructor(element, press, names) {
    Object.assign(this, { press, names });
    for (const button of element.querySelectorAll("[data-action]")) {
      this.#buttons.set(button.dataset.action, button);
      button.onclick = () => {
        if (this.#touched !== button) this.press(button.dataset.action);
        this.#touched = null;
      };
    }
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"])
      element.addEventListener(kind, (event) => this.#release(event.pointerId));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    addEventListener("blur", () => [...this.#held.keys()].forEach((finger) => this.#release(finger)));
    this.show([]);
  }

  /** Lights what works now and names it. */
  show(buttons) {
    const labels = new Map(buttons.map(({ action, label }) => [action, label]));
    for (const [action, button] of this.#buttons) {
      button.disabled = !labels.has(action) && !ALWAYS.has(action);
      aria(button, "label", labels.get(action) || this.names(action));
    }
  }

  /** Those of a sheet's buttons that it has no room for. */
  without(buttons) {
    return buttons.filter(({ action }) => !this.#buttons.has(action));
  }

  #down(event) {
    const button = event.target.closest("[data-action]");
    if (!button || button.disabled || event.button > 0) return;
    this.#touched = button;
    this.#hold(event.pointerId, button);
  }

  #hold(finger, button) {
    this.#release(finger);
    button.classList.add("pressed");
    const { action } = button.dataset;
    this.press(action);
    const held = { button, timer: 0 };
    const again = () => {
      this.press(action);
      held.timer = setTimeout(again, NEXT);
    };
    if (DIRECTIONS.has(action)) held.timer = setTimeout(again, FIRST);
    this.#held.set(finger, held);
  }

  #move(event) {
    const held = this.#held.get(event.pointerId);
    if (!held || !DIRECTIONS.has(held.button.dataset.action)) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-action]");
    if (under && under !== held.button && DIRECTIONS.has(under.dataset.action)) this.#hold(event.pointerId, under);
  }

  #release(finger) {
    const held = this.#held.get(finger);
    if (!held) return;
    clearTimeout(held.timer);
    held.button.classList.remove("pressed");
    this.#held.delete(finger);
    setTimeout(() => !this.#held.size && (this.#touched = null), 500); // a finger that slid away clicks nothing
  }
}
