import {
  FoundText,
  SearchedCommentary,
  SearchField,
  SearchKind,
  SearchResult,
  SearchTexts,
  SurahNames,
  TextMark,
} from "@daily-quran/domain/search";
import { described, type Described } from "./route/described.ts";
import { REMARK_FIELDS } from "./reading-texts.ts";

const ORDER = "by verse in the order of the mushaf.";

/** The schemas of searches. */
export const searchTexts: Readonly<Record<string, Described>> = {
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
  }),
  SearchResult: described(SearchResult, "A result of a search.", {
    kind: "What it is.",
    number: "The number of the surah, juz, page or day; absent for a verse.",
    surahNumber: "The surah of the verse, or of the first verse of a surah, juz, page or day.",
    verseNumber: "The verse, or the first verse of a surah, juz, page or day.",
    surahName: "The name of that surah in Latin letters.",
    day: "The day of the plan that reads the verse, 1 to 300.",
    texts: "The texts in which a verse was found, best first; empty for all other kinds.",
    ...REMARK_FIELDS,
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
    translation: `The English translation ${ORDER}`,
    bengaliTranslation: `The Bengali translation ${ORDER}`,
    translationRemarks: "The remarks on the English translation by verse, as `surah:verse`.",
    bengaliRemarks: "The remarks on the Bengali translation by verse, as `surah:verse`.",
    transliteration: `The Arabic in Latin letters ${ORDER}`,
    tafseer: "The commentary; empty where none is installed.",
  }),
};
