import { type VerseText, verseKey } from "../../verse-text.ts";
import type { MarkTable } from "./mark-table.ts";
import { findQuotations } from "./quotations.ts";

/** An edition's verse ends and quotations. */
type Punctuation = Pick<MarkTable, "withoutEnd" | "quotations">;

const HAS_END = /[.?!,:;।-]["'’ ]*$/;

/** Reads the punctuation of a whole edition. */
function readPunctuation(verses: readonly VerseText[]): Punctuation {
  return {
    withoutEnd: verses.filter(({ text }) => !HAS_END.test(text)).map(verseKey),
    quotations: findQuotations(verses),
  };
}

/** The differences from the reviewed punctuation, each with its verse. */
export function punctuationFaults(
  verses: readonly VerseText[],
  reviewed: Punctuation | undefined,
): string[] {
  if (!reviewed) return [];
  const found = readPunctuation(verses);
  const { overVerses, neverClosed, neverOpened } = found.quotations;
  return [
    ...differences(found.withoutEnd, reviewed.withoutEnd, "ends without a mark"),
    ...differences(overVerses, reviewed.quotations.overVerses, "is one quotation over its verses"),
    ...differences(neverClosed, reviewed.quotations.neverClosed, "opens a quotation for good"),
    ...differences(neverOpened, reviewed.quotations.neverOpened, "closes a quotation not open"),
  ];
}

/** The differences since the review: new ones, and missing ones. */
function differences(
  found: readonly string[],
  reviewed: readonly string[],
  what: string,
): string[] {
  return [
    ...without(found, reviewed).map((verse) => `${verse}: ${what}, which was not reviewed`),
    ...without(reviewed, found).map((verse) => `${verse}: no longer ${what}, as was reviewed`),
  ];
}

/** The multiset difference of two lists of verses. */
function without(verses: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return verses.filter((verse) => {
    const at = left.indexOf(verse);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
