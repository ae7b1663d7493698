import { createListeners } from "../lib/storage/store.ts";
import { verseElement } from "./verse-element.ts";

/** What is the element of a verse, or of its first words on a printed page. */
export const VERSE = ":is(li, [role=group])[id]";

/** The header, and a line of text below it. */
const TOP_PX = 120;

/** The verses of the page, in their order. */
export const versesOnPage = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(VERSE)].filter(({ id }) => /^\d+-\d+$/.test(id));

/** The first of some verses that can be read where the page is; the last one, where none can. */
export const verseInSight = (verses = versesOnPage()): HTMLElement | undefined =>
  verses.find((verse) => verse.getBoundingClientRect().bottom > TOP_PX) ?? verses.at(-1);

interface Sight {
  readonly id: string;
  readonly top: number;
  /** Where the page was when the verse was last brought there. */
  scrolled: number;
}

let sight: Sight | undefined;
let stop: (() => void) | undefined;

/** A text may come late; later than that, its reader may have moved on. */
const LATEST_MS = 4000;

/**
 * Keeps the verse that is read where it is while verses are set in another way or script, and over several such
 * changes, until its reader scrolls; at the top of the page there is nothing to keep.
 */
export function keepSight(): void {
  stop?.();
  if (sight?.scrolled !== window.scrollY) sight = window.scrollY > 0 ? seen() : undefined;
  const kept = sight;
  if (!kept) return;
  const show = () => {
    const verse = verseElement(kept.id);
    // A printed page may still be on its way.
    if (verse) window.scrollBy(0, topOf(verse) - kept.top);
    kept.scrolled = window.scrollY;
  };
  // Both come before what has changed is painted.
  const sizes = new ResizeObserver(show);
  sizes.observe(document.body);
  const changes = new MutationObserver(show);
  changes.observe(document.body, { childList: true, subtree: true });
  const ended = new AbortController();
  for (const moved of ["wheel", "touchmove", "keydown"])
    addEventListener(moved, () => stop?.(), { passive: true, signal: ended.signal });
  const late = setTimeout(() => stop?.(), LATEST_MS);
  stop = () => {
    sizes.disconnect();
    changes.disconnect();
    ended.abort();
    clearTimeout(late);
    stop = undefined;
  };
}

const topOf = (verse: HTMLElement): number => verse.getBoundingClientRect().top;

/** A verse whose beginning is seen, else the one that is read: its beginning, above the window, is shown then. */
function seen(): Sight | undefined {
  const verses = versesOnPage();
  const begins = verses.find((verse) => topOf(verse) >= TOP_PX);
  const isSeen = begins && topOf(begins) < window.innerHeight / 2;
  const verse = isSeen ? begins : verseInSight(verses);
  return verse && { id: verse.id, top: Math.max(topOf(verse), TOP_PX), scrolled: window.scrollY };
}

/** The id of the verse that is kept in sight. */
export const steadyVerse = (): string | undefined => stop && sight?.id;

/** Tells who looks for the elements of verses that there are others. */
export const versesSet = createListeners();
