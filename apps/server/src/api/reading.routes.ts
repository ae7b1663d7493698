import * as apiPaths from "@daily-quran/domain/api-paths";
import { Reading, Schedule, ScheduleEntry, Surah, Verse } from "@daily-quran/domain/reading";
import { RemarkKind, VerseNote, VerseRemark } from "@daily-quran/domain/verse-remark";
import { TOP_WORDS, TopWords, VocabularyWord } from "@daily-quran/domain/vocabulary";
import { globalDay, nextDayStart } from "@daily-quran/reading-schedule/global-day";
import { nextPlanDay, PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { byField } from "@daily-quran/quran/by-language";
import { SETTING } from "@daily-quran/quran/languages";
import { z } from "zod";
import type { Content } from "../content/content.ts";
import { parseDocument } from "../content/ready-document.ts";
import { CACHED_FOR_AN_HOUR, cachedUntil } from "../documents/cache-control.ts";
import { withOptions } from "../features/passage/verse-options.ts";
import { calendarRoute } from "./calendar-route.ts";
import { documentRoute } from "./route/declare-route.ts";
import { described, OF_DAY, type SchemaTexts } from "./route/described.ts";
import type { CachedDocument, DocumentSource, RestRoute } from "./route/rest-route.ts";
import { EditionsQuery } from "./route/route-params.ts";

// Taken from the text itself, so that no example has a letter of its own.
const SHORT_DAY = 300;

/** The last day's reading, as far as the second verse. */
function readingExample(content: Content): Reading {
  const { surahs, ...reading } = content.parseReading(SHORT_DAY);
  const cut = surahs.slice(0, 1).map((surah) => ({ ...surah, verses: surah.verses.slice(0, 2) }));
  return { ...reading, surahs: cut };
}

const scheduleExample = (content: Content): ScheduleEntry[] => content.parseSchedule(1).slice(0, 2);

const wordsExample = (content: Content): unknown[] =>
  z.array(z.unknown()).parse(parseDocument(content.words)).slice(0, 1);

const untilMidnight = (document: CachedDocument["document"], now: number): CachedDocument => {
  const until = nextDayStart(now);
  const controlAt = (at: number): string => cachedUntil(until, at);
  return { document, cacheControl: controlAt(now), controlAt };
};

/** A day's reading as a query asks for it. */
const readingOfDay = (
  source: DocumentSource,
  day: number,
  { editions, audio, fields, ...wanted }: z.infer<typeof EditionsQuery>,
) =>
  withOptions(
    source,
    { editions, audio, fields },
    {
      key: ["day", day, wanted],
      make: (content, inTurn) => content.reading(day, wanted, inTurn),
    },
  );

/** The text by day. */
export const readingRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.currentReading,
    operationId: "getCurrentReading",
    cost: "document",
    summary: "Today's reading",
    description:
      "The reading of the current UTC day; the query is that of a day's reading. It may be cached until the next 00:00 UTC.",
    query: EditionsQuery,
    response: Reading,
    exampleOf: readingExample,
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: (source, query) =>
      untilMidnight(readingOfDay(source, globalDay(source.now), query), source.now),
  }),
  documentRoute({
    path: apiPaths.tomorrowReading,
    operationId: "getTomorrowReading",
    cost: "document",
    summary: "Tomorrow's reading",
    description:
      "The reading of the next UTC day; the query is that of a day's reading. It may be cached until the next 00:00 UTC.",
    query: EditionsQuery,
    response: Reading,
    exampleOf: readingExample,
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: (source, query) =>
      untilMidnight(readingOfDay(source, nextPlanDay(globalDay(source.now)), query), source.now),
  }),
  documentRoute({
    path: apiPaths.schedule,
    operationId: "getSchedule",
    cost: "none",
    summary: `The ${PLAN_DAYS}-day schedule`,
    description:
      "All days in order, with exact ranges, verse counts and an estimate in minutes. `status` goes by the current UTC day: it may be cached until the next 00:00 UTC.",
    response: Schedule,
    exampleOf: scheduleExample,
    find: ({ content, now }) => untilMidnight(content.schedule(globalDay(now)), now),
  }),
  calendarRoute,
  documentRoute({
    path: apiPaths.topWords,
    operationId: "getTopWords",
    cost: "none",
    summary: "The most frequent words",
    description: `The ${TOP_WORDS} most frequent words, each with its meaning and a verse in which it stands. \`count\` counts the forms reviewed for the word; contractions of two words count for neither.`,
    response: TopWords,
    exampleOf: wordsExample,
    find: ({ content }) => ({ document: content.words, cacheControl: CACHED_FOR_AN_HOUR }),
  }),
  documentRoute({
    path: apiPaths.dayVerses,
    operationId: "getReadingOfDay",
    cost: "document",
    summary: "The reading of one day",
    description:
      "`tafseer`, `translation` and `transliteration` ask for other editions than the default by their ids, as `/api/editions` lists them, `pronunciation` for a style of `transliteration`, and `script=indopak` for the Indo-Pak script beside the Uthmani one; a translation takes the place of the one in its language. `editions` asks for up to five beside them: `texts` of each verse has them by id; `audio` asks for recordings, `fields` for less. A commentary on several verses stands once, with the first of them that the day reads: `tafseerRange` says on which verses it is, and the others name that verse in `tafseerRef`.",
    query: EditionsQuery,
    response: Reading,
    exampleOf: readingExample,
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY"],
    find: (source, { day, ...query }) => ({
      document: readingOfDay(source, day, query),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
];

export const REMARK_FIELDS = byField((language) => ({
  remark: `What to know of the ${SETTING[language].inEnglish} translation; absent where there is nothing.`,
}));

export const VERSE_FIELDS = {
  number: "The number of the verse in its surah; the same as `verseNumber`.",
  surahNumber: "The number of the surah.",
  verseNumber: "The number of the verse in its surah.",
  arabic: "The Arabic text (Uthmani, Hafs).",
  arabicIndoPak:
    "The Arabic text in the Indo-Pak script, with its pause signs; only with `script=indopak`. Signs that stand on the verse's ornament in print are behind its last letter, U+08D6 where a ruku ends.",
  ...REMARK_FIELDS,
  ...byField((language) => ({
    translation: `The ${SETTING[language].inEnglish} translation.`,
    notes: `The footnotes of the ${SETTING[language].inEnglish} translation in order; absent where it has none.`,
  })),
  transliteration:
    "The Arabic in Latin letters, or as `pronunciation` asks. ` | ` is a stop that changes what is said.",
  tafseer: "The commentary, as plain text with line feeds; absent where there is none.",
  tafseerRange: "The verses that the commentary is on; absent where it is on this one alone.",
  "tafseerRange.from": "The first verse, in this surah; it may be before the day's reading.",
  "tafseerRange.to": "The last verse, in this surah; it may be after the day's reading.",
  texts: "The texts that `editions` asks for, by the ids of the editions.",
  audio: "The recording that `audio` asks for.",
  tafseerRef: "The number of the verse that has the commentary on this one.",
};

export const SURAH_FIELDS = {
  number: "The number of the surah.",
  name: "The name in Latin letters; the same as `englishName`.",
  ...byField((language) => ({
    name: `The name in ${SETTING[language].inEnglish}.`,
    meaning: `What the name means in ${SETTING[language].inEnglish}.`,
  })),
  englishName: "The name in Latin letters.",
  arabicName: "The name in Arabic.",
  basmala: "Whether the Basmala is shown as a heading: only where verse 1 is among the verses.",
  verses: "The verses in order.",
};

export const readingTexts: SchemaTexts = {
  output: {
    Verse: described(
      Verse,
      "A verse. A commentary on several verses stands with the first one that the day reads; the others refer to it.",
      VERSE_FIELDS,
    ),
    RemarkKind: described(
      RemarkKind,
      "`missing`: the translation lacks a part of the verse. `corrected`: a misprint that changed the sense was corrected here. `doubtful`: it differs from the sense of the Arabic.",
      {},
    ),
    VerseRemark: described(
      VerseRemark,
      "A remark to show with a verse's translation, as the pages do. Words in brackets are this product's own.",
      {
        kind: "What it is about; the gravest where it is about several things.",
        text: "The remark in both languages.",
        "text.en": "The remark in English.",
        "text.bn": "The remark in Bengali.",
      },
    ),
    VerseNote: described(
      VerseNote,
      "A footnote of a translation: the text itself has no number where it stands.",
      { at: "Where its number stands in the text, in UTF-16 units.", text: "What it says." },
    ),
    Surah: described(Surah, "The part of a surah that a day reads.", SURAH_FIELDS),
    Reading: described(Reading, "The reading of a day, in the order of the mushaf.", {
      day: OF_DAY,
      readingTitle: "The first and the last surah by name.",
      tafseerEdition: "The ID of the commentary's edition; absent where there is none.",
      surahs: "The surahs that the day reads, in order.",
    }),
    ScheduleEntry: described(ScheduleEntry, "A day of the plan.", {
      day: OF_DAY,
      reading: "The exact verses, surah by surah.",
      readingTitle: "The first and the last surah by name.",
      verseCount: "How many verses the day reads.",
      minutes: "An estimate of the time to read them, from the number of words.",
      status: "Whether the day is before the current UTC day of the plan, is it, or is to come.",
    }),
    VocabularyWord: described(VocabularyWord, "A frequent word, with a verse in which it stands.", {
      id: "The word's own name; it never changes.",
      arabic: "The word in Arabic.",
      transliteration: "The word in Latin letters.",
      bengaliMeaning: "What it means in Bengali.",
      englishMeaning: "What it means in English.",
      count: "How often it stands in the Quran, in all reviewed forms.",
      verse: "The verse in Arabic.",
      wordNumber: "Which word of the verse it is, from 1, where the verse is split at spaces.",
      bengaliTranslation: "The verse in Bengali.",
      englishTranslation: "The verse in English.",
      ...REMARK_FIELDS,
      fullTransliteration: "The verse in Latin letters.",
      reference: "The verse as `surah:verse`.",
      day: "The day of the plan that reads the verse.",
      grammar: "What kind of word it is.",
      bengaliGrammar: "The same in Bengali.",
      root: "The root; absent where the word has none.",
    }),
  },
};
