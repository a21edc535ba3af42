// The line to the TV: it comes up again by itself, quickly at first, and at once when somebody looks at the phone.

const PAUSES = [200, 400, 800, 1500, 3000];
const PATIENCE = 4000; // for the line to come up, and for an answer to a look
const QUIET = 30000; // after so long without a word from the TV it is asked whether it is still there

export class Line {
  up = false;
  wanted = false;
  failures = 0;

  /** `greet` gives the first message, `hear` gets every message, `change` is told when the line is up or down. */
  constructor({ greet, hear, change }) {
    Object.assign(this, { greet, hear, change });
    setInterval(() => this.#listen(), 1000);
  }

  open() {
    this.wanted = true;
    this.failures = 0;
    this.#dial();
  }

  close() {
    this.wanted = false;
    this.#hang();
  }

  /** Whether it was sent: a line that is down keeps nothing for later, since by then it would mean something else. */
  send(message) {
    if (this.up) this.socket.send(JSON.stringify(message));
    return this.up;
  }

  /** Somebody looks at the phone again. */
  wake() {
    if (!this.wanted) return;
    if (this.up) this.#look();
    else if (!this.dialled || Date.now() - this.dialled > 1000) this.open();
  }

  #look() {
    this.send({ do: "look" });
    this.asked ||= Date.now();
  }

  /** A phone that leaves the Wi-Fi is not told that its line is dead: it finds out by asking. */
  #listen() {
    if (!this.up || document.hidden) return;
    if (this.asked && Date.now() - this.asked > PATIENCE) this.#lost();
    else if (Date.now() - this.heard > QUIET) this.#look();
  }

  #dial() {
    this.#hang();
    this.dialled = Date.now();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/line`);
    this.socket = socket;
    this.timer = setTimeout(() => this.#lost(), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.greet()));
    socket.onclose = () => this.#lost();
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      this.heard = Date.now();
      this.asked = 0;
      if (message.say === "welcome") {
        clearTimeout(this.timer);
        this.up = true;
        this.failures = 0;
        this.change();
      }
      this.hear(message);
    };
  }

  #hang() {
    clearTimeout(this.timer);
    if (this.socket) {
      this.socket.onopen = this.socket.onclose = this.socket.onmessage = null;
      this.socket.close();
    }
    this.socket = null;
    this.up = false;
    this.asked = 0;
    this.dialled = 0;
  }

  #lost() {
    this.#hang();
    if (!this.wanted) return;
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)];
    this.failures += 1;
    this.timer = setTimeout(() => this.#dial(), pause);
    this.change();
  }
}
