import * as apiPaths from "@daily-quran/domain/api-paths";
import { Reading, Schedule } from "@daily-quran/domain/reading";
import { TopWords } from "@daily-quran/domain/vocabulary";
import { z } from "zod";
import {
  currentReading,
  currentSchedule,
  type ScheduledDocument,
  tomorrowReading,
} from "../features/reading/scheduled-reading.ts";
import { CACHED_FOR_AN_HOUR, cachedUntil } from "../documents/cache-control.ts";
import { documentRoute } from "./route/declare-route.ts";
import type { CachedDocument, RestRoute } from "./route/rest-route.ts";
import { DayParam, EditionsQuery, PronunciationQuery } from "./route/route-params.ts";
import { calendarRoute } from "./calendar-route.ts";
import { readingExample, scheduleExample, wordsExample } from "./reading-examples.ts";

const untilMidnight = ({ document, until }: ScheduledDocument, now: number): CachedDocument => ({
  document,
  cacheControl: cachedUntil(until, now),
  until,
});

/** The text by day. */
export const readingRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.currentReading,
    operationId: "getCurrentReading",
    cost: "none",
    tag: "Reading",
    summary: "Today's reading",
    description: "The reading of the current UTC day. It may be cached until the next 00:00 UTC.",
    query: PronunciationQuery,
    response: Reading,
    exampleOf: readingExample,
    errors: ["INVALID_INPUT"],
    find: ({ content, now }, wanted) => untilMidnight(currentReading(content, now, wanted), now),
  }),
  documentRoute({
    path: apiPaths.tomorrowReading,
    operationId: "getTomorrowReading",
    cost: "none",
    tag: "Reading",
    summary: "Tomorrow's reading",
    description: "The reading of the next UTC day. It may be cached until the next 00:00 UTC.",
    query: PronunciationQuery,
    response: Reading,
    exampleOf: readingExample,
    errors: ["INVALID_INPUT"],
    find: ({ content, now }, wanted) => untilMidnight(tomorrowReading(content, now, wanted), now),
  }),
  documentRoute({
    path: apiPaths.schedule,
    operationId: "getSchedule",
    cost: "none",
    tag: "Reading",
    summary: "The 300-day schedule",
    description:
      "All days in order, with exact ranges, verse counts and an estimate in minutes. `status` goes by the current UTC day: it may be cached until the next 00:00 UTC.",
    response: Schedule,
    exampleOf: scheduleExample,
    errors: [],
    find: ({ content, now }) => untilMidnight(currentSchedule(content, now), now),
  }),
  calendarRoute,
  documentRoute({
    path: apiPaths.topWords,
    operationId: "getTopWords",
    cost: "none",
    tag: "Reading",
    summary: "The most frequent words",
    description:
      "The 50 most frequent words, each with its meaning and a verse in which it stands. `count` counts the forms reviewed for the word; contractions of two words count for neither.",
    response: TopWords,
    exampleOf: wordsExample,
    errors: [],
    find: ({ content }) => ({ document: content.words, cacheControl: CACHED_FOR_AN_HOUR }),
  }),
  documentRoute({
    path: apiPaths.dayVerses,
    operationId: "getReadingOfDay",
    cost: "document",
    tag: "Reading",
    summary: "The reading of one day",
    description:
      "`tafseer`, `translation` and `transliteration` ask for other editions than the default by their ids, as `/api/editions` lists them, and `pronunciation` for a style of `transliteration`; a translation takes the place of the one in its language. A commentary on several verses stands once, with the first of them that the day reads: `tafseerRange` says on which verses it is, and the others name that verse in `tafseerRef`.",
    params: z.object({ day: DayParam }),
    query: EditionsQuery,
    response: Reading,
    exampleOf: readingExample,
    errors: ["INVALID_INPUT", "EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: ({ content, inTurn }, { day, ...wanted }) => ({
      document: content.reading(day, wanted, inTurn),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
];
