import { byField, type FieldOf } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS, LANGUAGES, type ReaderLanguage } from "@daily-quran/quran/languages";
import { PART_KINDS } from "@daily-quran/quran/parts";
import { z } from "zod";
import { EditionId } from "../edition.ts";
import { listLimit, listPageOf } from "../paging.ts";
import { EditionList, FieldList } from "../passage.ts";
import { partNumber, TextInEdition, VerseAudio, verseNumber } from "../reading.ts";
import { VerseRemark } from "../verse-remark.ts";
import { MAX_SEARCH_PAGE, SEARCH_PAGE } from "./search-limits.ts";

/** What a result of a search leads to. */
export const SearchKind = z.enum(["verse", ...PART_KINDS, "day"]);
export type SearchKind = z.infer<typeof SearchKind>;

/** A text of a verse, by its name in a reading. */
export const SearchField = z.enum([
  "arabic",
  ...LANGUAGES.map((language) => LANGUAGE_FACTS[language].fields.translation),
  "transliteration",
  "tafseer",
]);
export type SearchField = z.infer<typeof SearchField>;

/** A range of a text in UTF-16 units, as for `slice`: `end` is excluded. */
export const TextMark = z.object({ start: z.int().min(0), end: z.int().min(1) });
export type TextMark = z.infer<typeof TextMark>;

/** A text of a found verse, with what was found in it. */
export const FoundText = z.object({
  field: SearchField,
  text: z.string().min(1),
  marks: z.array(TextMark),
  /** Which commentary it is of. */
  edition: EditionId.optional(),
});
export type FoundText = z.infer<typeof FoundText>;

/** A result of a search; `surahNumber` and `verseNumber` are the first verse of a part or day. */
export const SearchResult = z.object({
  kind: SearchKind,
  number: partNumber("page").optional(),
  surahNumber: partNumber("surah"),
  verseNumber,
  surahName: z.string().min(1),
  day: z.int().min(1).max(300),
  texts: z.array(FoundText),
  ...byField(() => ({ remark: VerseRemark.optional() })),
  /** A found verse in the editions that were asked for. */
  editions: z.record(z.string(), TextInEdition).optional(),
  /** Its recording by the reciter who was asked for. */
  audio: VerseAudio.optional(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A search: what was typed, and which part of its results is wanted. */
export const SearchQuery = z.object({
  q: z.string({ error: ({ input }) => (input === undefined ? "This is missing." : undefined) }),
  limit: listLimit(MAX_SEARCH_PAGE, SEARCH_PAGE),
  cursor: z.string().max(100).optional(),
  facets: z.literal("surah", "The only facet is surah.").optional(),
  editions: EditionList.optional(),
  audio: z.string().optional(),
  fields: FieldList.optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** What there is instead of a verse that does not exist: verses 1 to `last` of the surah, or surahs 1 to `last`. */
export const NoSuchVerse = z.object({
  surah: partNumber("surah").optional(),
  last: verseNumber,
});
export type NoSuchVerse = z.infer<typeof NoSuchVerse>;

/**
 * A page of the best results; `total` counts all, also those that no page has. `noSuch` is there where the
 * query is a verse that does not exist.
 */
export const SearchList = listPageOf(SearchResult).extend({
  noSuch: NoSuchVerse.optional(),
  /** How many verses each surah has of those that are found, where that was asked for. */
  bySurah: z.array(z.tuple([partNumber("surah"), z.int().min(1)])).optional(),
});
export type SearchList = z.infer<typeof SearchList>;

/** A commentary on verses, by ordinal (1 to 6,236), both ends included. */
export const SearchedCommentary = z.object({ from: z.int(), to: z.int(), text: z.string() });
export type SearchedCommentary = z.infer<typeof SearchedCommentary>;

/** The names of a surah in the interface's languages. */
export const SurahNames = z.object({
  englishName: z.string().min(1),
  englishMeaning: z.string().min(1),
  bengaliName: z.string().min(1),
  arabicName: z.string().min(1),
});
export type SurahNames = z.infer<typeof SurahNames>;

const verseTexts = z.array(z.string());

/** What is of the remarks on the translation in each language, by the field that holds them. */
export const byRemarksField = <T>(of: (language: ReaderLanguage, field: RemarksField) => T) =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const field = `${LANGUAGE_FACTS[language].fields.remark}s` as const;
      return [field, of(language, field)];
    }),
  ) as Record<RemarksField, T>;

type RemarksField = `${FieldOf<"remark">}s`;

/** Remarks by verse (`2:255`); absent where the texts have none. */
const Remarks = z.record(z.string(), VerseRemark).optional();
export type Remarks = z.infer<typeof Remarks>;

/** All that a search reads: the surahs' names, and each text by verse in the order of the mushaf. */
export const SearchTexts = z.object({
  surahs: z.array(SurahNames),
  arabic: verseTexts,
  ...byField(() => ({ translation: verseTexts })),
  ...byRemarksField(() => Remarks),
  transliteration: verseTexts,
  tafseer: z.array(SearchedCommentary),
  tafseerEdition: EditionId.optional(),
});
export type SearchTexts = z.infer<typeof SearchTexts>;
