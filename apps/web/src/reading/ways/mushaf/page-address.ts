import { partAddressPath } from "@daily-quran/domain/web-paths";
import { MADANI, type Mushaf, printedPageOf, printedSpan } from "@daily-quran/quran/printed-lines";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { inWay } from "../../../reader/way/reading-way.ts";

/** In the query of an address: the page of the Indo-Pak mushaf. */
export const INDO_PAK_PAGE = "indopak";

/** The address of a printed page: a Madani page number, and `indopak` with the page of the other mushaf. */
export function pageAddress(mushaf: Mushaf, page: number): string {
  const { from } = printedSpan(mushaf, page);
  const address = inWay("page", partAddressPath("page", printedPageOf(MADANI, from)));
  return mushaf.script === "uthmani" ? address : `${address}&${INDO_PAK_PAGE}=${page}`;
}

/** The page of a mushaf for an address: `indopak`, else the page with the first verse of the Madani page. */
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
