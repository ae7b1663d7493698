import type { CorpusIndex } from "./corpus-index.ts";
import type { IndexedVerse } from "./indexed-verse.ts";
import type { DayReading } from "../quran.ts";

/** The verses of a reading in order. */
export function versesOfReading({ ranges }: DayReading, corpus: CorpusIndex): IndexedVerse[] {
  return ranges.flatMap(({ surah, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => corpus.verseAt(surah, from + index)),
  );
}
