import { PART_COUNTS } from "@daily-quran/quran/parts";
import { VERSE_KEYS } from "@daily-quran/quran-text/ingest/quran-verses";
import type { VerseText } from "@daily-quran/quran-text/verse-text";

const VERSES = VERSE_KEYS.map((key) => {
  const [surah = 0, verse = 0] = key.split(":").map(Number);
  return { key, surah, verse };
});

/**
 * All 6,236 verses, each with a text that names it; `change` gives some another one, or leaves them out with
 * undefined.
 */
export function syntheticEdition(
  label: string,
  change: Readonly<Record<string, string | undefined>> = {},
): VerseText[] {
  return VERSES.flatMap(({ key, surah, verse }) => {
    const text = key in change ? change[key] : `${label} ${key}`;
    return text === undefined ? [] : [{ surah, verse, text }];
  });
}

/** The edition as files of spa5k/tafsir_api: `1.json` to `114.json`. */
export function tafsirApiFiles(verses: readonly VerseText[]): Map<string, string> {
  const surahs = Array.from({ length: PART_COUNTS.surah }, (): object[] => []);
  for (const { surah, verse, text } of verses)
    surahs[surah - 1]?.push({ ayah: verse, surah, text });
  return new Map(surahs.map((ayahs, index) => [`${index + 1}.json`, JSON.stringify({ ayahs })]));
}

/** The edition as one file of Tanzil's lines. */
export function tanzilFile(verses: readonly VerseText[]): string {
  return verses.map(({ surah, verse, text }) => `${surah}|${verse}|${text}\n`).join("");
}

/** The edition as one list of QuranEnc's responses. */
export function quranEncFile(verses: readonly VerseText[]): string {
  return JSON.stringify({
    result: verses.map(({ surah, verse, text }) => ({
      sura: String(surah),
      aya: String(verse),
      translation: text,
      footnotes: "",
    })),
  });
}
