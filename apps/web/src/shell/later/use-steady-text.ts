import { useEffect } from "react";
import { versesOnPage } from "../../reader/verses-on-page.ts";

/** Where choices are made that change the text. */
const CHOICES = "fieldset, select";
const HEADER_PX = 64;

interface Place {
  readonly verse: HTMLElement;
  readonly top: number;
}

const topOf = (verse: HTMLElement) => verse.getBoundingClientRect().top;

/** The first verse that begins in sight, else the one that is read. */
function placeOfReader(): Place | undefined {
  const verses = versesOnPage();
  const next = verses.findIndex((verse) => topOf(verse) >= HEADER_PX);
  const first = verses[next];
  const verse = first && topOf(first) < window.innerHeight ? first : verses.at(next - 1);
  return verse && { verse, top: topOf(verse) };
}

function goBackTo({ verse, top }: Place): void {
  scrollerOf(verse).scrollBy({ top: topOf(verse) - top, behavior: "instant" });
}

/** The schedule has its days in a pane. */
function scrollerOf({ parentElement }: Element): Element | Window {
  if (!parentElement || parentElement === document.body) return window;
  return getComputedStyle(parentElement).overflowY === "auto"
    ? parentElement
    : scrollerOf(parentElement);
}

/** Keeps a verse where the reader has it while something changes the text before the next frame. */
export function keepPlaceDuring<Result>(change: () => Result): Result {
  const place = placeOfReader();
  const result = change();
  if (place) requestAnimationFrame(() => goBackTo(place));
  return result;
}

const isChoice = ({ target }: Event) => target instanceof Element && target.closest(CHOICES);

/** Keeps a verse where the reader has it while a setting changes the text. */
export function useSteadyText(): void {
  useEffect(() => {
    let place: Place | undefined;
    // Before the choice: style sheets follow it at once.
    const remember = (event: Event) => {
      place = isChoice(event) ? placeOfReader() : undefined;
    };
    const follow = (event: Event) => {
      const before = place;
      place = undefined;
      if (before && isChoice(event)) requestAnimationFrame(() => goBackTo(before));
    };
    const signs = ["pointerdown", "keydown"];
    for (const sign of signs) document.addEventListener(sign, remember, true);
    document.addEventListener("change", follow, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, remember, true);
      document.removeEventListener("change", follow, true);
    };
  }, []);
}
