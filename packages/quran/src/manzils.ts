import { spanOfPart } from "./borders.ts";
import type { VerseSpan } from "./verse-spans.ts";

/** The surahs with which the seven manzils begin, a week's reading of the whole Quran. */
const FIRST_SURAHS = [1, 5, 10, 17, 26, 37, 50] as const;

/** The seven manzils in order. */
export const MANZILS: readonly VerseSpan[] = FIRST_SURAHS.map((surah, at) => ({
  from: spanOfPart("surah", surah).from,
  to: spanOfPart("surah", (FIRST_SURAHS[at + 1] ?? 115) - 1).to,
}));
