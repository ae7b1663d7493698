import { type VerseText, verseKey } from "../../verse-text.ts";

/** The quotations that do not open and close within one verse, in the order of the text. */
export interface Quotations {
  /** From the opening to the closing verse: `2:38-39`. */
  readonly overVerses: readonly string[];
  /** Verses whose quotation is never closed before another opens or the surah ends. */
  readonly neverClosed: readonly string[];
  /** Verses that close a quotation that was not opened. */
  readonly neverOpened: readonly string[];
}

interface Found {
  readonly overVerses: string[];
  readonly neverClosed: string[];
  readonly neverOpened: string[];
}

/** Names whose sign for the letter ayn looks like a quotation mark, and a separate possessive. */
const APOSTROPHE = /^'(?:s\b|Aad|umrah|Arafat|Imran|Ayn|Azeez|illiyyun)/;

/** Parses an edition's quotation marks, double and nested single ones, surah by surah. */
export function findQuotations(verses: readonly VerseText[]): Quotations {
  const found: Found = { overVerses: [], neverClosed: [], neverOpened: [] };
  for (const mark of ['"', "'"]) followMark(mark, verses, found);
  const inOrder = new Map(verses.map((verse, index) => [verseKey(verse), index]));
  const indexOf = (range: string): number => inOrder.get(range.split("-")[0] ?? "") ?? -1;
  const sorted = (keys: readonly string[]) => keys.toSorted((a, b) => indexOf(a) - indexOf(b));
  return {
    overVerses: sorted(found.overVerses),
    neverClosed: sorted(found.neverClosed),
    neverOpened: sorted(found.neverOpened),
  };
}

function followMark(mark: string, verses: readonly VerseText[], found: Found): void {
  let opened: VerseText | undefined;
  const recordNeverClosed = (): void => {
    if (opened) found.neverClosed.push(verseKey(opened));
    opened = undefined;
  };
  for (const verse of verses) {
    if (opened && opened.surah !== verse.surah) recordNeverClosed();
    for (let at = verse.text.indexOf(mark); at >= 0; at = verse.text.indexOf(mark, at + 1)) {
      const role = roleOf(verse.text, at, opened !== undefined);
      if (role === "opens") {
        recordNeverClosed();
        opened = verse;
      } else if (role === "closes") {
        if (!opened) found.neverOpened.push(verseKey(verse));
        else if (opened.verse !== verse.verse)
          found.overVerses.push(`${verseKey(opened)}-${verse.verse}`);
        opened = undefined;
      }
    }
  }
  recordNeverClosed();
}

function roleOf(text: string, at: number, isOpen: boolean): "opens" | "closes" | "apostrophe" {
  const before = text.slice(at - 1, at);
  const after = text.slice(at + 1, at + 2);
  const isSingle = text[at] === "'";
  if (isSingle && APOSTROPHE.test(text.slice(at))) return "apostrophe";
  if (/^[\s[("]?$/.test(before) && /[\p{L}[('"]/u.test(after)) return "opens";
  if (!isSingle) return "closes";
  if (/\p{L}/u.test(after) || (!isOpen && !/[.,?!]/.test(before))) return "apostrophe";
  return "closes";
}
