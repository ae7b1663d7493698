import { ListedEdition } from "@daily-quran/domain/edition";
import type { Reading, ScheduleEntry } from "@daily-quran/domain/reading";
import { z } from "zod";
import type { Content } from "../content/content.ts";
import { parseDocument } from "../content/ready-document.ts";

// Taken from the text itself, so that no example has a letter of its own.
const SHORT_DAY = 300;

/** The last day's reading, as far as the second verse. */
export function readingExample(content: Content): Reading {
  const { surahs, ...reading } = content.parseReading(SHORT_DAY);
  const cut = surahs.slice(0, 1).map((surah) => ({ ...surah, verses: surah.verses.slice(0, 2) }));
  return { ...reading, surahs: cut };
}

export const scheduleExample = (content: Content): ScheduleEntry[] =>
  content.parseSchedule(1).slice(0, 2);

export const wordsExample = (content: Content): unknown[] =>
  z.array(z.unknown()).parse(parseDocument(content.words)).slice(0, 1);

export const editionsExample = (content: Content): ListedEdition[] =>
  z.array(ListedEdition).parse(parseDocument(content.editions)).slice(0, 1);
