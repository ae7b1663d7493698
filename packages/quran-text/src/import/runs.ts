import type { VerseRange } from "@daily-quran/quran/verse-range";
import type { VerseText } from "../verse-text.ts";

/** One text with the range of verses that it belongs to. */
export interface TextRun extends VerseRange, Pick<VerseText, "text" | "notes"> {}

/** Joins consecutive verses of a surah with the same text and no footnotes; the verses are in order. */
export function joinRuns(verses: readonly VerseText[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const { surah, verse, ...own } of verses) {
    const last = runs.at(-1);
    const isSame = last?.text === own.text && !last.notes && !own.notes;
    if (isSame && last.surah === surah && last.to === verse - 1)
      runs[runs.length - 1] = { ...last, to: verse };
    else runs.push({ surah, from: verse, to: verse, ...own });
  }
  return runs;
}

/** The verses of one run, each with the text. */
export function versesOfRun({ surah, from, to, ...own }: TextRun): VerseText[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    surah,
    verse: from + index,
    ...own,
  }));
}
