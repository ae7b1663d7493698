import * as apiPaths from "@daily-quran/domain/api-paths";
import { NO_SUCH_VERSE, noSuchVerseText } from "@daily-quran/domain/search/no-such-verse";
import {
  byRemarksField,
  FoundText,
  SearchedCommentary,
  SearchField,
  SearchKind,
  SearchQuery,
  SearchResult,
  SearchTexts,
  SurahNames,
  TextMark,
} from "@daily-quran/domain/search/search";
import {
  MAX_QUERY_LENGTH,
  MAX_SEARCH_PAGE,
  MAX_SEARCH_RESULTS,
  SEARCH_PAGE,
} from "@daily-quran/domain/search/search-limits";
import { SEARCH_LIMIT } from "@daily-quran/domain/api-limits";
import { MAX_EDITIONS } from "@daily-quran/domain/passage";
import { byField } from "@daily-quran/quran/by-language";
import { SETTING } from "@daily-quran/quran/languages";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { Content } from "../content/content.ts";
import { CACHED_FOR_AN_HOUR } from "../documents/cache-control.ts";
import { REMARK_FIELDS } from "./reading.routes.ts";
import { documentRoute, pagedRoute } from "./route/declare-route.ts";
import { described, type SchemaTexts } from "./route/described.ts";
import type { RestRoute } from "./route/rest-route.ts";
import { EditionsQuery, pagingQuery } from "./route/route-params.ts";

/** A surah and a verse, as a search finds them. */
const searchExample: SearchResult[] = [
  {
    kind: "surah",
    number: 36,
    surahNumber: 36,
    verseNumber: 1,
    surahName: "Ya-Sin",
    day: 219,
    texts: [],
  },
  {
    kind: "verse",
    surahNumber: 96,
    verseNumber: 1,
    surahName: "Al-'Alaq",
    day: 298,
    texts: [
      {
        field: "translation",
        text: "Recite in the name of your Lord who created -",
        marks: [{ start: 0, end: 18 }],
      },
    ],
  },
];

/** The first surah's names and the first two verses. */
function searchTextsExample(content: Content): SearchTexts {
  const first = content.parseReading(1).surahs.slice(0, 1);
  const verses = first.flatMap((surah) => surah.verses.slice(0, 2));
  return {
    surahs: first.map((surah) => SurahNames.parse(surah)),
    arabic: verses.map(({ arabic }) => arabic),
    translation: verses.map(({ translation }) => translation),
    bengaliTranslation: verses.map(({ bengaliTranslation }) => bengaliTranslation),
    transliteration: verses.map(({ transliteration }) => transliteration),
    tafseer: [],
  };
}

/** Finding verses, parts of the Quran and days. */
export const searchRoutes: readonly RestRoute[] = [
  pagedRoute({
    path: apiPaths.search,
    operationId: "search",
    summary: "Find verses by reference, name or words",
    description: `\`q\` may be a reference (\`2:255\`, \`2 255-257\`, \`2-255\`, \`baqarah 255\`, \`112-114\` for surahs, \`juz 30\`, \`hizb 60\`, \`rub 240\`, \`ruku 4\`, \`ruku 3 of baqarah\`, \`page 604\`, \`day 101\`), a name of a surah or of verses in any spelling (\`yaseen\`, \`Ayat al-Kursi\`), or words of a text: Arabic with or without vowel signs, English, Bengali, the Arabic as it sounds in Latin or Bengali letters, or the commentary. Verses come before commentaries, and best first: exact words, then other forms, then beginnings, then one typing error. Digits may be Latin, Arabic or Bengali. \`X-Total-Count\` is the number of all results; the list ends after the best of them, ${MAX_SEARCH_RESULTS} at most, and common words have fewer. A page has ${SEARCH_PAGE} unless \`limit\` asks for up to ${MAX_SEARCH_PAGE}, and of \`q\` the first ${MAX_QUERY_LENGTH} characters are read. \`q\` must be there (400), but may be empty: a query without letters or digits finds nothing, and so does a verse that does not exist; there \`X-No-Such-Verse\` says which do. With \`facets=surah\` \`X-Surah-Counts\` says how many verses are found in each surah, of all that are found. \`marks\` of each text are what was found in it. \`editions\` asks for up to ${MAX_EDITIONS} editions, in which each found verse is then in \`editions\`, \`audio\` for its recording, and \`fields\` for the texts that \`texts\` may have, by their names. ${SEARCH_LIMIT.requests} searches in ${SEARCH_LIMIT.seconds} seconds from one network are answered.`,
    query: pagingQuery(SearchQuery).extend({
      q: SearchQuery.shape.q,
      facets: SearchQuery.shape.facets,
      editions: EditionsQuery.shape.editions,
      audio: EditionsQuery.shape.audio,
      fields: EditionsQuery.shape.fields,
    }),
    example: searchExample,
    shared: true,
    ownHeaders: ["X-No-Such-Verse", "X-Surah-Counts"],
    errors: ["EDITION_NOT_FOUND", "DATABASE_AWAY", "TOO_MANY_REQUESTS"],
    procedure: "search.find",
    headersOf: ({ noSuch, bySurah }): Record<string, string> => ({
      ...(noSuch && { [NO_SUCH_VERSE]: noSuchVerseText(noSuch) }),
      ...(bySurah && {
        "x-surah-counts": bySurah.map(([surah, count]) => `${surah}=${count}`).join(", "),
      }),
    }),
  }),
  documentRoute({
    path: apiPaths.searchTexts,
    operationId: "getSearchTexts",
    cost: "none",
    summary: "All texts that a search reads",
    description:
      "Every text by verse, in the order of the mushaf: 6,236 of each. It is a megabyte compressed, for programs that search by themselves; `/api/search` is for all others.",
    response: SearchTexts,
    exampleOf: searchTextsExample,
    find: ({ content }) => ({
      document: content.searchTexts(),
      cacheControl: CACHED_FOR_AN_HOUR,
    }),
  }),
];

const ORDER = "by verse in the order of the mushaf.";

export const searchTexts: SchemaTexts = {
  output: {
    SearchKind: described(SearchKind, "What a result leads to.", {}),
    SearchField: described(SearchField, "A text of a verse, by its name in a reading.", {}),
    TextMark: described(TextMark, "A range of a text, in UTF-16 units.", {
      start: "Where it begins.",
      end: "Where it ends: the first unit behind it.",
    }),
    FoundText: described(FoundText, "A text of a found verse.", {
      field: "Which text it is.",
      text: "The text; of a commentary the part around the first mark.",
      marks: "What was found in it, in order; none for a verse that was found by its reference.",
      edition: "Of a commentary: the edition that it is from.",
    }),
    SearchResult: described(SearchResult, "A result of a search.", {
      kind: "What it is.",
      number: "The number of the part or day; absent for a verse.",
      surahNumber: "The surah of the verse, or of the first verse of a part or day.",
      verseNumber: "The verse, or the first verse of a part or day.",
      surahName: "The name of that surah in Latin letters.",
      day: `The day of the plan that reads the verse, 1 to ${PLAN_DAYS}.`,
      texts: "The texts in which a verse was found, best first; empty for all other kinds.",
      ...REMARK_FIELDS,
      editions: "A found verse in the editions that `editions` asks for, by their ids.",
      audio: "The recording of a found verse by the reciter whom `audio` asks for.",
    }),
    SurahNames: described(SurahNames, "The names of a surah.", {
      englishName: "The name in Latin letters.",
      englishMeaning: "What the name means in English.",
      bengaliName: "The name in Bengali.",
      arabicName: "The name in Arabic.",
    }),
    SearchedCommentary: described(SearchedCommentary, "A commentary on one verse or several.", {
      from: "The first verse, by its place among all 6,236, from 1.",
      to: "The last verse.",
      text: "The commentary.",
    }),
    SearchTexts: described(SearchTexts, "All texts that a search reads.", {
      surahs: "The names of the 114 surahs in order.",
      arabic: `The Arabic ${ORDER}`,
      ...byField((one) => ({ translation: `The ${SETTING[one].inEnglish} translation ${ORDER}` })),
      ...byRemarksField(
        (one) =>
          `The remarks on the ${SETTING[one].inEnglish} translation by verse, as \`surah:verse\`.`,
      ),
      transliteration: `The Arabic in Latin letters ${ORDER}`,
      tafseer: "The commentary; empty where none is installed.",
      tafseerEdition: "The edition of the commentary; absent where none is installed.",
    }),
  },
};
