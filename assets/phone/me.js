// Who holds this phone, remembered by it: name, emblem, the secret that opens the line again, which hand the pad is in
// and whether its arrows are folded away.

const PLACE = "longtail";

/** Colour, emblem and the emblem's ink, as the TV paints them. */
export const LIVERIES = [
  { colour: "#D55E00", emblem: "parasol", ink: "FFF4DC" },
  { colour: "#56B4E9", emblem: "elephant", ink: "12142B" },
  { colour: "#CC79A7", emblem: "lotus", ink: "12142B" },
  { colour: "#009E73", emblem: "fish", ink: "FFF4DC" },
  { colour: "#F0E442", emblem: "lantern", ink: "12142B" },
  { colour: "#0072B2", emblem: "temple", ink: "FFF4DC" },
];

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(PLACE)) ?? {};
  } catch {
    return {}; // a private window may forbid it: the phone is then a new one each time
  }
}

// A new phone begins with an emblem at random, so that two of them seldom want the same one.
export const me = {
  name: "",
  livery: Math.floor(Math.random() * LIVERIES.length),
  secret: "",
  swapped: false,
  folded: false,
  ...remembered(),
};

export function keep(changes) {
  Object.assign(me, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(me));
  } catch {
    // As above.
  }
}

/** An emblem on a disc of its colour. */
export function paint(disc, livery) {
  const { colour, emblem, ink } = LIVERIES[livery];
  disc.style.backgroundColor = colour;
  show(disc.querySelector("img"), `/art/${ink}/emblem-${emblem}.svg`);
}

/** Another picture only where it is another: what stays does not flicker. */
export function show(image, address) {
  if (image.getAttribute("src") !== address) image.src = address;
}
