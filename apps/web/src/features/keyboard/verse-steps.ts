import { focusVerse } from "../../reader/verse-element.ts";
import { versesOnPage } from "../../reader/verses-on-page.ts";

/** The header, and a line of text below it. */
const TOP_PX = 120;

/** The verse that has the focus, or else the first that can be read where the page is; undefined without verses. */
export function verseInFocus(verses = versesOnPage()): HTMLElement | undefined {
  return (
    verses.find((verse) => verse.contains(document.activeElement)) ??
    verses.find((verse) => verse.getBoundingClientRect().bottom > TOP_PX) ??
    verses.at(-1)
  );
}

/** Moves the focus a verse on or back; where none has it, to the one that is read. */
export function stepVerse(step: 1 | -1): void {
  const verses = versesOnPage();
  const verse = verseInFocus(verses);
  if (!verse) return;
  const hasFocus = verse.contains(document.activeElement);
  focusVerse((hasFocus && verses[verses.indexOf(verse) + step]) || verse);
}

/** A verse of the page as it is written, `2:255`. */
export const verseKeyOf = ({ id }: HTMLElement): string => id.replace("-", ":");
