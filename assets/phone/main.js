// The page on the phone: who comes in, what the TV says, what the fingers answer.

import { stayAwake, tick, yourTurn } from "/phone/feel.js";
import { Line } from "/phone/line.js";
import { keep, me } from "/phone/me.js";
import { Pad } from "/phone/pad.js";
import { aria, lay } from "/phone/pieces.js";
import { Things } from "/phone/things.js";
import { ask, prepare, wait, wrong } from "/phone/who.js";
import { language, learn, say } from "/phone/words.js";

const HOPE = 4000; // a line that is not up by then is told about, with the usual reasons
const ANSWER = 1000; // a tap that was not answered by then may be made again

/** What stands there before the TV has sent anything. */
const NOTHING = { title: "Longtail", prompt: "", note: "", turn: "", last: "", plates: [], shelves: [], lines: [], seats: [] };

const at = (id) => document.getElementById(id);
const line = new Line({ greet, hear, change });
let token = "";
let code = "";
let stamp = 0;
let turn = null;
let tapped = 0; // when the tap was made that has no answer yet
let patience = 0;
let quiet = 0;
let folds = false; // whether there is anything to tap: else the arrows are wanted

// Coming in

function arrive() {
  token = decodeURIComponent(location.hash.slice(1)) || token;
  history.replaceState(null, "", location.pathname); // nobody reads it over a shoulder, nobody passes it on by chance
}

function greet() {
  const { secret, name, livery } = me;
  return { do: "hello", token: secret ? "" : token, code: secret ? "" : code, secret, name, livery, language };
}

function open(screen) {
  at("who").hidden = screen !== "who";
  at("table").hidden = screen !== "table";
  document.body.dataset.screen = screen;
}

function comeIn(sentence = "") {
  line.close();
  change();
  open("who");
  ask({ code: !token, button: say("join") });
  wrong(sentence);
}

function joined(typed) {
  if (line.up) {
    line.send({ do: "me", name: me.name, livery: me.livery, language });
    return open("table");
  }
  code = typed;
  wait(say("joining"));
  return dial();
}

function dial() {
  tell(null);
  line.open();
  change();
}

// The line

function change() {
  const waiting = line.wanted && !line.up;
  at("strip").hidden = !waiting || at("table").hidden;
  document.body.classList.toggle("waiting", waiting);
  if (!waiting) {
    clearTimeout(patience);
    patience = 0;
  } else patience ||= setTimeout(() => at("news").hidden && tell("no-line", "try-again", dial), HOPE);
}

/** Something that must be known before the game can go on, with the way out. */
function tell(title, button, act) {
  at("news").hidden = !title;
  if (!title) return;
  at("news-title").textContent = say(title);
  at("news-lead").hidden = at("news-reasons").hidden = title !== "no-line";
  at("news-button").hidden = !button;
  at("news-button").textContent = button ? say(button) : "";
  at("news-button").onclick = act;
}

function hear(message) {
  const { say: kind } = message;
  if (kind === "welcome") welcome(message);
  else if (kind === "sheet") look(message.sheet);
  else if (kind === "remark") remark(message.text);
  else if (kind === "refused") refused(message.why);
  else if (kind === "gone") gone(message.why);
}

function welcome({ secret, name, livery }) {
  keep({ secret, name, livery });
  token = code = "";
  tell(null);
  open("table");
}

function refused(why) {
  const known = me.secret;
  keep({ secret: "" });
  if (why === "full") {
    keep({ secret: known });
    comeIn();
    return tell("refused-full", "try-again", dial);
  }
  if (known && token) return dial(); // the TV does not know this phone any more, but it has just been scanned again
  token = "";
  return comeIn(say(`refused-${why}`));
}

function gone(why) {
  if (why === "elsewhere") {
    line.close();
    change();
    return tell("gone-elsewhere", "use-this", dial);
  }
  if (why === "closed") return tell("gone-closed", "try-again", dial);
  keep({ secret: "" });
  token = "";
  return comeIn(say("gone-sent-away"));
}

// What the TV shows

function look(sheet) {
  stamp = sheet.stamp;
  answered();
  things.draw(sheet);
  pad.show(sheet.buttons);
  lay(at("more"), pad.without(sheet.buttons), ({ action }) => action, newPlate, (plate, { action, label }) => {
    plate.textContent = label;
    plate.onclick = () => press(action);
  });
  folds = Boolean(sheet.plates.length || sheet.shelves.length || sheet.seats.length || sheet.board);
  holdPad();
  if (sheet.turn === "mine" && turn !== null && turn !== "mine") yourTurn();
  turn = sheet.turn;
}

/** A few seconds in the place of the last thing that happened, as long as it takes to read. */
function remark(text) {
  answered();
  at("remark").textContent = text;
  at("bar").classList.add("remarked");
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    at("bar").classList.remove("remarked");
    at("remark").textContent = "";
  }, 2500 + 60 * text.length);
}

function answered() {
  tapped = 0;
  document.querySelector(".sent")?.classList.remove("sent");
}

// What the fingers do

function touch(message, element) {
  if (Date.now() - tapped < ANSWER) return;
  answered();
  tick();
  if (!line.send({ ...message, stamp })) return nudge();
  tapped = Date.now();
  element?.classList.add("sent");
}

function press(action) {
  tick();
  if (!line.send({ do: "press", action })) nudge();
}

/** A finger that finds no line: the strip that says so stirs, and the line is tried at once. */
function nudge() {
  at("strip").getAnimations().forEach((motion) => motion.cancel());
  at("strip").animate?.([{ opacity: 0.3 }, { opacity: 1 }], 400);
  line.wake();
}

function newPlate() {
  return Object.assign(document.createElement("button"), { type: "button", className: "plate" });
}

/** How the pad lies in the hands: changed sides, and without its arrows where there are things that want the room. */
function holdPad() {
  document.body.classList.toggle("swapped", me.swapped);
  document.body.classList.toggle("folded", me.folded && folds);
  at("fold").hidden = !folds;
  aria(at("fold"), "expanded", String(!me.folded));
}

await learn();
const things = new Things(
  (piece, element) => touch({ do: "tap", target: piece.target }, element),
  ({ seat }) => touch({ do: "sit", seat }),
);
const pad = new Pad(at("pad"), press, say);
prepare(joined);
things.draw(NOTHING);
holdPad();
aria(at("owner"), "description", say("me"));
at("owner").onclick = () => {
  ask({ code: false, button: say("done") });
  wrong("");
  open("who");
};
at("swap").onclick = () => {
  keep({ swapped: !me.swapped });
  holdPad();
};
at("fold").onclick = () => {
  keep({ folded: !me.folded });
  holdPad();
};
addEventListener("hashchange", () => {
  if (!location.hash) return;
  arrive();
  if (!line.up) comeIn();
});
for (const kind of ["pageshow", "online", "focus"]) addEventListener(kind, () => line.wake());
document.addEventListener("visibilitychange", () => {
  stayAwake();
  if (!document.hidden) line.wake();
});
document.addEventListener("contextmenu", (event) => event.target.localName !== "input" && event.preventDefault());
document.addEventListener("gesturestart", (event) => event.preventDefault());
arrive();
stayAwake();
if (me.secret && me.name) {
  open("table");
  dial();
} else comeIn();
