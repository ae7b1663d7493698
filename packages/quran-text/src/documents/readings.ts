import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { Reading, type Surah, type Verse } from "@daily-quran/domain/reading";
import { byField, byLanguage } from "@daily-quran/quran/by-language";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { readingTitle } from "@daily-quran/reading-schedule/reading-title";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import type { SoundEditions } from "../ingest/editions.ts";
import type { SoundEdition } from "../ingest/gate.ts";
import { verseRemarks } from "../ingest/remarks.ts";
import { verseKey } from "../verse-text.ts";
import type { SurahFacts } from "../surah-facts.ts";
import { surahNameIn } from "./surah-name.ts";

/** The readings of all 300 days, each valid by the domain's schema. */
export function buildReadings(editions: SoundEditions, surahs: readonly SurahFacts[]): Reading[] {
  const verses = joinVerses(editions);
  const surahName = surahNameIn(surahs);
  return Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).map((day) => {
    const ranges = rangesOfDay(day);
    return Reading.parse({
      day,
      readingTitle: readingTitle(ranges, surahName),
      surahs: ranges.map((range) => surahOfRange(range, surahs, verses)),
    });
  });
}

/** Every verse in all editions, by key. The gate made sure that they have the same verses in order. */
function joinVerses(editions: SoundEditions): Map<string, Verse> {
  const remarks = byLanguage((language) => verseRemarks(editions[language].source.id));
  return new Map(
    editions.arabic.verses.map((arabic, index) => [
      verseKey(arabic),
      {
        number: arabic.verse,
        surahNumber: arabic.surah,
        verseNumber: arabic.verse,
        arabic: arabic.text,
        ...byField((language) => ({
          translation: textAt(editions[language], index),
          remark: remarks[language].get(verseKey(arabic)),
        })),
        transliteration: textAt(editions.transliteration, index),
      },
    ]),
  );
}

function textAt(edition: SoundEdition, index: number): string {
  return edition.verses[index]?.text ?? "";
}

function surahOfRange(
  { surah, from, to }: VerseRange,
  surahs: readonly SurahFacts[],
  verses: ReadonlyMap<string, Verse>,
): Surah {
  const facts = surahs[surah - 1];
  if (!facts) throw new RangeError(`There is no surah ${surah}.`);
  const { revelation: _revelation, verseCount: _verseCount, ...names } = facts;
  return {
    ...names,
    basmala: facts.basmala && from === 1,
    verses: Array.from({ length: to - from + 1 }, (_, index) => {
      const key = verseKey({ surah, verse: from + index });
      const verse = verses.get(key);
      if (!verse) throw new RangeError(`There is no verse ${key}.`);
      return verse;
    }),
  };
}
