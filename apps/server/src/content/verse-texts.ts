import type { TextRun } from "@daily-quran/quran-text/import/runs";

/** The texts of an edition, found by verse. */
export interface VerseTexts {
  runOn(surah: number, verse: number): TextRun | undefined;
}

/** Indexes texts by each verse that they belong to. */
export function verseTexts(runs: readonly TextRun[]): VerseTexts {
  const byVerse = new Map<number, TextRun>();
  for (const run of runs)
    for (let verse = run.from; verse <= run.to; verse += 1) byVerse.set(key(run.surah, verse), run);
  return { runOn: (surah, verse) => byVerse.get(key(surah, verse)) };
}

// A surah has 286 verses at most.
function key(surah: number, verse: number): number {
  return surah * 1000 + verse;
}
