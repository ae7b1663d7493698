import { partAddressPath } from "@daily-quran/domain/web-paths";
import { MADANI, type Mushaf, printedPageOf, printedSpan } from "@daily-quran/quran/printed-lines";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { inWay } from "../../../reader/way/reading-way.ts";

/** In the query of an address: the page of the Indo-Pak mushaf. */
export const INDO_PAK_PAGE = "indopak";

/** The address of a printed page: addresses count as the Madani mushaf does, and name a page of the other one too. */
export function pageAddress(mushaf: Mushaf, page: number): string {
  const { from } = printedSpan(mushaf, page);
  const address = inWay("page", partAddressPath("page", printedPageOf(MADANI, from)));
  return mushaf.script === "uthmani" ? address : `${address}&${INDO_PAK_PAGE}=${page}`;
}

/** The page of a mushaf that an address shows: the one that it names, else that with the first verse of its number. */
export function pageOfAddress(mushaf: Mushaf, number: number, search: string): number {
  if (mushaf.script === "uthmani") return number;
  const named = Number(new URLSearchParams(search).get(INDO_PAK_PAGE));
  const start = mushaf.starts[named - 1];
  return start !== undefined && printedPageOf(MADANI, start) === number
    ? named
    : printedPageOf(mushaf, printedSpan(MADANI, number).from);
}

/** The ordinal of a verse by the id that addresses name it by; 0 for what is none. */
export function ordinalOf(id: string): number {
  const [, surah, verse] = /^(\d+)-(\d+)$/.exec(id) ?? [];
  try {
    return ordinalOfVerse(Number(surah), Number(verse));
  } catch {
    return 0;
  }
}
