/** A verse as readings name it. */
interface VerseRef {
  readonly surahNumber: number;
  readonly verseNumber: number;
}

/** The id of a verse's element, and of its address: `2-255`. */
export const verseId = ({ surahNumber, verseNumber }: VerseRef): string =>
  `${surahNumber}-${verseNumber}`;

export const verseElement = (id: string): HTMLElement | null => document.getElementById(id);

/** Scrolls to a verse, by the id of its element, marks it as browsers mark a link's target, and moves the focus there. */
export function showVerse(id: string): void {
  const verse = verseElement(id);
  // Verses that are marked together stay so.
  if (!verse?.hasAttribute("data-target"))
    for (const other of document.querySelectorAll("[data-target]"))
      other.removeAttribute("data-target");
  if (!verse) return;
  verse.toggleAttribute("data-target", true);
  focusVerse(verse);
}

/** Gives a verse the focus, at the top of the page: Tab goes on from there. */
export function focusVerse(verse: HTMLElement): void {
  verse.tabIndex = -1;
  verse.focus({ preventScroll: true });
  verse.scrollIntoView({ block: "start" });
}

/** What the button carries that opens what can be done with a verse. */
export const MORE_OF_VERSE = { "data-verse-more": true } as const;
