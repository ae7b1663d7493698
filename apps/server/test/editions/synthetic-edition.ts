import { SURAHS, VERSE_KEYS } from "@daily-quran/quran-text/import/quran-verses";
import type { VerseText } from "@daily-quran/quran-text/ingest/verse-text";

/** All 6,236 verses, each with a text that names it; `change` gives some another one, or leaves them out with undefined. */
export function syntheticEdition(
  label: string,
  change: Readonly<Record<string, string | undefined>> = {},
): VerseText[] {
  return VERSE_KEYS.flatMap((key) => {
    const [surah = 0, verse = 0] = key.split(":").map(Number);
    const text = key in change ? change[key] : `${label} ${key}`;
    return text === undefined ? [] : [{ surah, verse, text }];
  });
}

/** The edition as files of spa5k/tafsir_api: `1.json` to `114.json`. */
export function tafsirApiFiles(verses: readonly VerseText[]): Map<string, string> {
  const files = new Map<string, string>();
  for (let surah = 1; surah <= SURAHS; surah += 1) {
    const ayahs = verses
      .filter((verse) => verse.surah === surah)
      .map(({ verse, text }) => ({ ayah: verse, surah, text }));
    files.set(`${surah}.json`, JSON.stringify({ ayahs }));
  }
  return files;
}

/** The edition as one file of Tanzil's lines. */
export function tanzilFile(verses: readonly VerseText[]): string {
  return verses.map(({ surah, verse, text }) => `${surah}|${verse}|${text}\n`).join("");
}

/** The edition as one list of QuranEnc's answers. */
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
