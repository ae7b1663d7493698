import * as apiPaths from "@daily-quran/domain/api-paths";
import {
  Juz,
  ListedSurah,
  MushafPage,
  VersePassage,
  PlacedVerse,
} from "@daily-quran/domain/passage";
import { spanOfJuz, spanOfPage, spanOfSurah } from "@daily-quran/reading-schedule/mushaf-parts";
import { z } from "zod";
import type { Derived } from "../content/content.ts";
import { passageDocument, versesDocument } from "../features/passage/passages.ts";
import { listDocument, listJuzs, listPages, listSurahs } from "../features/passage/part-lists.ts";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { documentRoute } from "./route/declare-route.ts";
import type { CachedDocument, RestRoute } from "./route/rest-route.ts";
import {
  EditionsQuery,
  JuzParam,
  PageParam,
  ReferenceParam,
  SurahParam,
} from "./route/route-params.ts";
import {
  juzsExample,
  pagesExample,
  passageExample,
  surahsExample,
  verseExample,
} from "./passage-examples.ts";

const ABOUT_EDITIONS =
  "`tafseer`, `translation`, `transliteration` and `pronunciation` ask for other editions, as in a day's reading. A commentary on several verses stands with the first of them that is in the response.";

const ERRORS = ["INVALID_INPUT", "EDITION_NOT_FOUND", "DATABASE_AWAY"] as const;

const forAnHour = (document: Derived): CachedDocument => ({
  document,
  cacheControl: CACHED_FOR_AN_HOUR,
});

/** The text by verse, surah, juz and page. */
export const passageRoutes: readonly RestRoute[] = [
  documentRoute({
    path: apiPaths.verses,
    operationId: "getVerses",
    cost: "document",
    tag: "Verses",
    summary: "A verse, or verses of one surah",
    description: `One verse (\`2:255\`) is an object, several (\`2:255-257\`) are a list. A range whose last verse is before its first is 400. ${ABOUT_EDITIONS}`,
    params: z.object({ reference: ReferenceParam }),
    query: EditionsQuery,
    response: z.union([PlacedVerse, z.array(PlacedVerse)]),
    exampleOf: verseExample,
    errors: [...ERRORS, "VERSE_NOT_FOUND"],
    find: (source, { reference, ...wanted }) =>
      forAnHour(versesDocument(source, reference, wanted)),
  }),
  documentRoute({
    path: apiPaths.surahs,
    operationId: "listSurahs",
    cost: "none",
    tag: "Verses",
    summary: "The 114 surahs",
    response: z.array(ListedSurah),
    exampleOf: surahsExample,
    errors: [],
    find: ({ content }) => forAnHour(listDocument(content, listSurahs)),
  }),
  documentRoute({
    path: apiPaths.surah,
    operationId: "getSurah",
    cost: "document",
    tag: "Verses",
    summary: "A whole surah",
    description: ABOUT_EDITIONS,
    params: z.object({ surah: SurahParam }),
    query: EditionsQuery,
    response: VersePassage,
    exampleOf: passageExample,
    errors: ERRORS,
    find: (source, { surah, ...wanted }) =>
      forAnHour(passageDocument(source, spanOfSurah(surah), wanted)),
  }),
  documentRoute({
    path: apiPaths.juzs,
    operationId: "listJuzs",
    cost: "none",
    tag: "Verses",
    summary: "The 30 juz",
    response: z.array(Juz),
    exampleOf: juzsExample,
    errors: [],
    find: ({ content }) => forAnHour(listDocument(content, listJuzs)),
  }),
  documentRoute({
    path: apiPaths.juz,
    operationId: "getJuz",
    cost: "document",
    tag: "Verses",
    summary: "A whole juz",
    description: ABOUT_EDITIONS,
    params: z.object({ juz: JuzParam }),
    query: EditionsQuery,
    response: VersePassage,
    exampleOf: passageExample,
    errors: ERRORS,
    find: (source, { juz, ...wanted }) =>
      forAnHour(passageDocument(source, spanOfJuz(juz), wanted)),
  }),
  documentRoute({
    path: apiPaths.pages,
    operationId: "listPages",
    cost: "none",
    tag: "Verses",
    summary: "The 604 pages of the Madani mushaf",
    response: z.array(MushafPage),
    exampleOf: pagesExample,
    errors: [],
    find: ({ content }) => forAnHour(listDocument(content, listPages)),
  }),
  documentRoute({
    path: apiPaths.page,
    operationId: "getPage",
    cost: "document",
    tag: "Verses",
    summary: "A page of the Madani mushaf",
    description: ABOUT_EDITIONS,
    params: z.object({ page: PageParam }),
    query: EditionsQuery,
    response: VersePassage,
    exampleOf: passageExample,
    errors: ERRORS,
    find: (source, { page, ...wanted }) =>
      forAnHour(passageDocument(source, spanOfPage(page), wanted)),
  }),
];
