import { createListeners } from "../lib/storage/store.ts";
import type { ReadingWay } from "./way/reading-way.ts";
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

let sight: { readonly way: ReadingWay; readonly id: string; readonly top: number } | undefined;

/** Notes which verse is read before another way is shown; at the top of the page there is nothing to keep. */
export function noteSight(way: ReadingWay): void {
  const verse = window.scrollY > 0 ? verseInSight() : undefined;
  // The beginning of a long one is above the window: it is shown then.
  sight = verse && {
    way,
    id: verse.id,
    top: Math.max(verse.getBoundingClientRect().top, TOP_PX),
  };
}

/** The id of the verse that was noted. */
export const notedVerse = (): string | undefined => sight?.id;

/** Scrolls the verse that was noted to where it was, now that verses are set in a way. */
export function showSight(way: ReadingWay): void {
  if (sight?.way !== way) return;
  const verse = verseElement(sight.id);
  // A printed page may still be on its way.
  if (!verse) return;
  window.scrollBy(0, verse.getBoundingClientRect().top - sight.top);
  // Whatever sets verses in this way does so in the same commit.
  setTimeout(() => (sight = undefined));
}

/** Tells who looks for the elements of verses that there are others. */
export const versesSet = createListeners();
