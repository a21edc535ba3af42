// The page's own words, in the phone's language.

const LANGUAGES = ["en", "de", "fr", "es", "it", "pl"];

export const language =
  (navigator.languages ?? [navigator.language])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => LANGUAGES.includes(tag)) ?? "en";

let words = {};

/** Fetches the words and writes them wherever the page has left room for them. The TV may be slow to answer: until it
 * does there is nothing to say, so it is asked again. */
export async function learn() {
  document.documentElement.lang = language;
  for (let pause = 200; ; pause = Math.min(2 * pause, 3000)) {
    try {
      const answer = await fetch(`/words/${language}.json`);
      if (answer.ok) {
        words = await answer.json();
        break;
      }
    } catch {
      // No line: asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  for (const place of document.querySelectorAll("[data-say]")) place.textContent = say(place.dataset.say);
  for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", say(place.dataset.label));
}

export const say = (key) => words[key] ?? "";
