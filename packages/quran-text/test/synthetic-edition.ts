import type { VerseText } from "../src/verse-text.ts";
import { VERSE_KEYS } from "../src/ingest/quran-verses.ts";

/** All 6,236 verses, each with a text that names it. */
export function syntheticEdition(label: string): VerseText[] {
  return VERSE_KEYS.map((key) => {
    const [surah = 0, verse = 0] = key.split(":").map(Number);
    return { surah, verse, text: `${label} ${key}` };
  });
}
