import type {
  Juz,
  ListedSurah,
  MushafPage,
  VersePassage,
  PlacedVerse,
} from "@daily-quran/domain/passage";
import { spanOfPage } from "@daily-quran/reading-schedule/mushaf-parts";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { ordinalOfVerse } from "@daily-quran/reading-schedule/verse-order";
import type { Content } from "../content/content.ts";
import { passageOfReadings } from "../features/passage/passage-of-readings.ts";
import { listJuzs, listPages, listSurahs } from "../features/passage/part-lists.ts";

// The last page is of the last day: short surahs.
const SHORT = { page: 604, day: 300 };

/** The last page, as far as the second verse. */
export function passageExample(content: Content): VersePassage {
  const reading = content.parseReading(SHORT.day);
  const { from } = spanOfPage(SHORT.page);
  return passageOfReadings([reading], { from, to: from + 1 });
}

/** A short verse with a remark. */
export function verseExample(content: Content): PlacedVerse | undefined {
  const [surah, verse] = [26, 127];
  const at = ordinalOfVerse(surah, verse);
  const reading = content.parseReading(dayOfVerse(surah, verse));
  return passageOfReadings([reading], { from: at, to: at }).surahs[0]?.verses[0];
}

export const surahsExample = (content: Content): ListedSurah[] => listSurahs(content).slice(0, 1);

export const juzsExample = (): Juz[] => listJuzs().slice(-1);

export const pagesExample = (): MushafPage[] => listPages().slice(-1);
