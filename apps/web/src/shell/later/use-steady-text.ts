import { useEffect } from "react";
import { versesOnPage } from "../../reader/verses-on-page.ts";

/** Where choices are made that change the text. */
const CHOICES = "fieldset, select";
const HEADER_PX = 64;
/** A page that moved this short a time ago goes somewhere by itself, or is pushed. */
const MOVING_MS = 300;

let movedAt = -MOVING_MS;

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

const isMoving = () => performance.now() - movedAt < MOVING_MS;

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

/**
 * The same at once for a change that lays the text out anew, but while the page moves: a smooth scroll would end on
 * its way.
 */
export function keepPlaceIfStill(change: () => void): void {
  const place = isMoving() ? undefined : placeOfReader();
  change();
  // By the next frame the reader may have scrolled.
  if (place) goBackTo(place);
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
    const move = () => {
      movedAt = performance.now();
    };
    const signs = ["pointerdown", "keydown"];
    for (const sign of signs) document.addEventListener(sign, remember, true);
    document.addEventListener("change", follow, true);
    document.addEventListener("scroll", move, { capture: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, remember, true);
      document.removeEventListener("change", follow, true);
      document.removeEventListener("scroll", move, true);
    };
  }, []);
}
