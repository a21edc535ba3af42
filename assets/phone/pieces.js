// Things in lists: each keeps its place in the page from sheet to sheet, so that a screen reader's finger stays on it.

import { show } from "/phone/me.js";

const SVG = "http://www.w3.org/2000/svg";
const LONG = 26; // letters on a plate that take a whole row
let notes = 0;

/** Lays items into a list: what was there already is changed in place, the rest is made or taken away. */
export function lay(list, items, keyOf, make, change) {
  const seen = new Map();
  const keys = items.map((item, index) => {
    const key = String(keyOf(item, index));
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key) > 1 ? `${key} ${seen.get(key)}` : key;
  });
  for (const child of [...list.children]) if (!keys.includes(child.dataset.key)) child.remove();
  const there = new Map([...list.children].map((child) => [child.dataset.key, child]));
  items.forEach((item, index) => {
    let child = there.get(keys[index]);
    if (!child) {
      child = make(item);
      child.dataset.key = keys[index];
    }
    if (list.children[index] !== child) list.insertBefore(child, list.children[index] ?? null);
    change(child, item);
  });
}

/** A list of pieces; `tap` is told which one a finger chose. */
export function layPieces(list, pieces, tap) {
  lay(list, pieces, (piece) => piece.target || piece.label, newPiece, (item, piece) => changePiece(item, piece, tap));
}

function newPiece() {
  const item = document.createElement("li");
  item.append(newThing(""));
  return item;
}

function newThing(target) {
  const thing = document.createElement(target ? "button" : "div");
  if (target) thing.type = "button";
  else thing.setAttribute("role", "img");
  for (const name of ["art", "caption", "note"]) {
    const span = document.createElement("span");
    span.className = name;
    aria(span, "hidden", "true"); // its name and what describes it say it all
    thing.append(span);
  }
  thing.lastChild.id = `note-${(notes += 1)}`;
  return thing;
}

function changePiece(item, piece, tap) {
  let thing = item.firstChild;
  if ((thing.localName === "button") !== Boolean(piece.target)) {
    const held = document.activeElement === thing;
    thing.replaceWith((thing = newThing(piece.target)));
    if (held) thing.focus();
  }
  const states = { chosen: piece.chosen, focus: piece.focus, advised: piece.advised, bare: !piece.parts.length, long: piece.label.length > LONG };
  thing.className = ["thing", piece.target && (piece.open ? "open" : "shut"), ...Object.keys(states).filter((state) => states[state])]
    .filter(Boolean)
    .join(" ");
  aria(thing, "label", piece.label);
  aria(thing, "pressed", piece.chosen && "true");
  aria(thing, "disabled", piece.target && !piece.open && "true");
  thing.onclick = piece.target ? () => tap(piece, thing) : null;
  const [art, caption, note] = thing.children;
  say(caption, piece.label);
  say(note, piece.note);
  aria(thing, "describedby", piece.note && note.id);
  const [, , width, height] = piece.box;
  art.style.aspectRatio = `${width} / ${height}`;
  lay(art, piece.parts, (part) => (part.text ? "text" : "art"), newPart, (layer, part) => changePart(layer, part, width / height));
}

/** An attribute for screen readers, or none. */
export function aria(element, name, value) {
  if (value) element.setAttribute(`aria-${name}`, value);
  else element.removeAttribute(`aria-${name}`);
}

/** Into a live region: it speaks at every change, so only what is new is written, and it is never hidden. */
export function tell(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

export function say(place, text) {
  tell(place, text);
  place.hidden = !text;
}

function newPart({ text }) {
  if (!text) return Object.assign(new Image(), { alt: "", draggable: false });
  const drawing = document.createElementNS(SVG, "svg");
  drawing.append(document.createElementNS(SVG, "text"));
  return drawing;
}

function changePart(layer, part, shape) {
  const [left, top, width, height] = part.box;
  place(layer, left, top, width, height);
  if (!part.text) return show(layer, `/art/${part.tint ? `${part.tint.slice(1)}/` : ""}${part.art}.svg`);
  const [wide, high] = [100 * width * shape, 100 * height];
  layer.setAttribute("viewBox", `${-wide / 2} ${-high / 2} ${wide} ${high}`);
  layer.setAttribute("class", part.dark ? "dark" : "light");
  const letters = layer.firstChild;
  letters.setAttribute("font-size", Math.min(high, wide / (0.6 * part.text.length))); // as high as the box, no wider
  tell(letters, part.text);
  if (part.tint) letters.style.fill = part.tint;
  else letters.style.removeProperty("fill");
}

/** In parts of what it lies in. */
export function place(element, left, top, width, height) {
  const sides = { left, top, width, height };
  for (const [side, share] of Object.entries(sides)) element.style[side] = `${+(100 * share).toFixed(3)}%`;
}
