// Your things: the sheet that the TV has sent, laid out to be looked at, read aloud and touched.

import { LIVERIES, me, paint } from "/phone/me.js";
import { aria, lay, layPieces, place, say as write, tell } from "/phone/pieces.js";
import { say } from "/phone/words.js";

const TOUCHABLE = 46; // pixels: a piece of a board that can be tapped is at least as wide and as high
const at = (id) => document.getElementById(id);

/** `tap` gets a piece and its element, `sit` a free seat. */
export class Things {
  #sheet = null;
  #looked = "";
  #asked = "";

  constructor(tap, sit) {
    Object.assign(this, { tap, sit });
    new ResizeObserver(() => this.#size()).observe(at("board-frame"));
    addEventListener("resize", () => {
      this.#looked = ""; // a phone that is turned shows it again
      this.#follow();
    });
  }

  draw(sheet) {
    this.#sheet = sheet;
    const { owner, turn } = sheet;
    paint(at("owner-disc"), owner?.livery ?? me.livery);
    write(at("owner-name"), owner?.name ?? me.name);
    write(at("owner-points"), owner?.points ?? "");
    write(at("title"), sheet.title);
    write(at("turn"), turn === "mine" ? say("your-turn") : turn === "other" ? say("other-turn") : "");
    document.body.dataset.turn = turn;
    document.title = turn === "mine" ? `${say("your-turn")} · Longtail` : "Longtail";
    tell(at("prompt"), sheet.prompt);
    tell(at("note"), sheet.note);
    tell(at("last"), sheet.last);
    at("plates").hidden = !sheet.plates.length;
    layPieces(at("plates"), sheet.plates, this.tap);
    this.#seats(sheet.seats);
    lay(at("shelves"), sheet.shelves, (_, index) => index, newShelf, (section, shelf) => this.#shelf(section, shelf));
    this.#board(sheet.board);
    const opens = ({ pieces }) => pieces.some(({ open, chosen }) => open && !chosen);
    const first = sheet.board && opens(sheet.board) && !sheet.shelves.some(opens) ? at("shelves") : at("more");
    if (at("board").nextElementSibling !== first) at("things").insertBefore(at("board"), first); // the choice comes first
    at("lines").hidden = !sheet.lines.length;
    lay(at("lines"), sheet.lines, (_, index) => index, () => document.createElement("p"), write);
    const asked = [sheet.turn, ...sheet.plates.map(({ target }) => target), ...sheet.shelves.map(({ title }) => title)].join();
    if (asked !== this.#asked) at("things").scrollTop = 0; // another question: from its beginning
    this.#asked = asked;
    this.#follow();
  }

  #seats(seats) {
    at("seats").hidden = !seats.length;
    lay(at("seats-list"), seats, ({ seat }) => seat, newSeat, (item, seat) => {
      const button = item.firstChild;
      paint(button.firstChild, seat.livery);
      write(button.lastChild, seat.name || say(`emblem-${LIVERIES[seat.livery].emblem}`));
      button.onclick = () => this.sit(seat);
    });
  }

  #shelf(section, shelf) {
    const [title, list] = section.children;
    write(title, shelf.title);
    aria(list, "label", shelf.title);
    list.style.setProperty("--count", shelf.pieces.length);
    list.className = ["shelf", shelf.large && "large", shelf.told && "told"].filter(Boolean).join(" ");
    layPieces(list, shelf.pieces, this.tap);
  }

  #board(board) {
    at("board").hidden = !board;
    layPieces(at("board-pieces"), board?.pieces ?? [], this.tap);
    if (!board) return;
    const [width, height] = board.size;
    write(at("board-title"), board.title);
    board.pieces.forEach(({ box: [left, top, wide, high] }, index) =>
      place(at("board-pieces").children[index], left / width, top / height, wide / width, high / height),
    );
    this.#size();
  }

  /** As wide as its frame, or wider where a finger would not hit its pieces: then it can be moved in the frame. */
  #size() {
    const board = this.#sheet?.board;
    if (!board) return;
    const [width, height] = board.size;
    const smallest = Math.min(...board.pieces.filter(({ target }) => target).map(({ box: [, , wide, high] }) => Math.min(wide, high)));
    const scale = Math.max(at("board-frame").clientWidth / width, Number.isFinite(smallest) ? TOUCHABLE / smallest : 0);
    Object.assign(at("board-pieces").style, { width: `${width * scale}px`, height: `${height * scale}px` });
  }

  /** What comes into focus on the TV is brought into sight here, once: a finger that scrolls is not fought with. */
  #follow() {
    const focused = document.querySelector("#things .focus");
    const looked = focused ? focused.parentElement.dataset.key : "";
    if (focused && looked !== this.#looked) focused.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#looked = looked;
  }
}

function newShelf() {
  const section = document.createElement("section");
  section.append(document.createElement("h2"), document.createElement("ul"));
  return section;
}

function newSeat() {
  const item = document.createElement("li");
  const button = Object.assign(document.createElement("button"), { type: "button", className: "thing open" });
  const disc = Object.assign(document.createElement("span"), { className: "disc" });
  disc.append(Object.assign(new Image(), { alt: "" }));
  button.append(disc, document.createElement("span"));
  item.append(button);
  return item;
}
