import { partAddressPath } from "@daily-quran/domain/web-paths";
import { MADANI, type Mushaf, printedPageOf, printedSpan } from "@daily-quran/quran/printed-lines";
import { ordinalOfVerse, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { inWay } from "../../../reader/way/reading-way.ts";

/**
 * The address of a printed page: addresses count as the Madani mushaf does, and that of a page of the other one also
 * names its first verse.
 */
export function pageAddress(mushaf: Mushaf, page: number): string {
  const { from } = printedSpan(mushaf, page);
  const address = inWay("page", partAddressPath("page", printedPageOf(MADANI, from)));
  if (mushaf.script === "uthmani") return address;
  const { surah, verse } = verseOfOrdinal(from);
  return `${address}#${surah}-${verse}`;
}

/** The page of a mushaf that an address shows: where it names a verse of that page, the one with the verse. */
export function pageOfAddress(mushaf: Mushaf, number: number, hash: string): number {
  if (mushaf.script === "uthmani") return number;
  const { from, to } = printedSpan(MADANI, number);
  const named = ordinalOf(hash.slice(1));
  return printedPageOf(mushaf, named >= from && named <= to ? named : from);
}

/** The id of the verse that an address is about; one that only says which page it is, is none. */
export const namedVerse = (mushaf: Mushaf, page: number, hash: string): string =>
  pageAddress(mushaf, page).endsWith(hash) ? "" : hash.slice(1);

/** The ordinal of a verse by the id that addresses name it by; 0 for what is none. */
export function ordinalOf(id: string): number {
  const [, surah, verse] = /^(\d+)-(\d+)$/.exec(id) ?? [];
  try {
    return ordinalOfVerse(Number(surah), Number(verse));
  } catch {
    return 0;
  }
}
