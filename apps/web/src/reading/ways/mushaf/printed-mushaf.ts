import type { Verse } from "@daily-quran/domain/reading";
import type { Mushaf } from "@daily-quran/quran/printed-lines";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import type { ReactNode } from "react";

/** A mushaf with what its pages are set by. */
export interface PrintedMushaf extends Mushaf {
  /** The size, in hundredths, of each line that is too wide for the measure, by page and line. */
  readonly sizes: Readonly<Record<number, Readonly<Record<number, number>>>>;
  readonly basmala: string;
  /** The texts of verses, where a passage has them not. */
  readonly load?: (span: VerseSpan) => Promise<readonly string[]>;
  /** The same, if all of them are there. */
  readonly loaded?: (span: VerseSpan) => readonly string[] | undefined;
  readonly textOf: (verse: Verse) => string;
  /** The ornament at a verse's end. */
  readonly signOf: (verse: Verse) => string;
  /** The same, where it is more than text. */
  readonly drawn?: (verse: Verse) => ReactNode;
}
