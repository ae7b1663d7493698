import type { VerseRange } from "@daily-quran/quran/verse-range";
import type { VerseText } from "../verse-text.ts";

/** One text with the range of verses that it belongs to. */
export interface TextRun extends VerseRange {
  readonly text: string;
}

/** Joins consecutive verses of a surah with the same text; the verses are in order. */
export function joinRuns(verses: readonly VerseText[]): TextRun[] {
  const runs: TextRun[] = [];
  for (const { surah, verse, text } of verses) {
    const last = runs.at(-1);
    if (last?.surah === surah && last.to === verse - 1 && last.text === text)
      runs[runs.length - 1] = { ...last, to: verse };
    else runs.push({ surah, from: verse, to: verse, text });
  }
  return runs;
}

/** The verses of one run, each with the text. */
export function versesOfRun({ surah, from, to, text }: TextRun): VerseText[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    surah,
    verse: from + index,
    text,
  }));
}
