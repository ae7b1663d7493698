import { spanOfDay } from "@daily-quran/reading-schedule/plan";
import type {
  FoundText,
  NoSuchVerse,
  SearchField,
  SearchResult,
  SearchTexts,
} from "@daily-quran/domain/search/search";
import { MAX_QUERY_LENGTH, MAX_SEARCH_RESULTS } from "@daily-quran/domain/search/search-limits";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import { byField } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { ordinalOfVerse, verseOfOrdinal, VERSES } from "@daily-quran/quran/verse-order";
import { excerptOf } from "./excerpt.ts";
import { findTexts, type WordsByField } from "./find-texts.ts";
import type { FoundIn, FoundVerse } from "./gather-verses.ts";
import { type IndexedText, markSound, markWords } from "./mark-text.ts";
import { indexNames } from "./names/find-named.ts";
import { findReference } from "./reference/find-reference.ts";
import type { Target } from "./reference/targets.ts";
import { indexTexts, type TextIndex } from "./text-index.ts";
import { hasKey } from "./words/find-words.ts";
import { scriptOf } from "./words/script.ts";

/** Which part of the results is wanted: `offset` from 0. */
interface SearchPart {
  readonly limit: number;
  readonly offset?: number;
  /** Asks for the number of found verses by surah. */
  readonly facets?: "surah" | undefined;
}

/** A part of the results, best first. */
export interface SearchFound {
  /** How many there are in all. */
  readonly total: number;
  /** How many of them can be paged through: the best 200 at most. */
  readonly listed: number;
  readonly results: readonly SearchResult[];
  /** Where the query is a verse that does not exist: which do. */
  readonly noSuch?: NoSuchVerse;
  /** Surahs with how many verses are found in each, in order. */
  readonly bySurah?: readonly (readonly [number, number])[];
}

/** A search over the whole Quran. */
export interface Search {
  /** Never throws; nothing for a query of a single letter or without letters and digits. */
  readonly find: (query: string, part: SearchPart) => SearchFound;
}

const MAX_COMMENTARY = 240;
const SHOWN = ["arabic", "translation", "bengaliTranslation"] as const;
const NOTHING: SearchFound = { total: 0, listed: 0, results: [] };
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

interface Hit {
  readonly target: Target;
  readonly fields: readonly FoundIn[];
}

interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly words: WordsByField;
  /** Whether a verse is found, by its index. */
  readonly has: (verse: number) => boolean;
  readonly noSuch?: NoSuchVerse | undefined;
}

/** Indexes texts, which takes about a second, and searches them. */
export function createSearch(texts: SearchTexts): Search {
  const index = indexTexts(texts);
  const names = indexNames(texts.surahs);
  const places = Array.from({ length: VERSES }, (_, at) => verseOfOrdinal(at + 1));
  const placeOf = (at: number) => places[at] ?? { surah: 1, verse: 1 };
  const days = daysOfVerses();
  const isWord = wordTest(index);
  const commentaryVerse = (at: number) => (texts.tafseer[at]?.from ?? 1) - 1;
  const commentaryOf = new Map(texts.tafseer.map(({ from }, at) => [from - 1, at]));

  function findHits(query: string): Hits {
    const { targets, isWhole, isCalled, noSuch } = findReference(query, { names, isWord });
    const referred = targets.map((target) => ({ target, fields: [] }));
    const known = new Set(
      targets
        .filter(({ kind }) => kind === "verse")
        .map(({ surah, verse }) => ordinalOfVerse(surah, verse)),
    );
    const isReferred = (verse: number): boolean => known.has(verse + 1);
    if (isWhole || isTooShort(query))
      return { hits: referred, total: referred.length, words: new Map(), has: isReferred, noSuch };
    const { verses, all, words } = findTexts(index, query, commentaryVerse);
    // What only sounds like `ayatul kursi` is another verse.
    const isAlike = ({ verse, fields }: FoundVerse) =>
      isCalled && !isReferred(verse) && fields.every(({ field }) => field === "sound");
    const alike = new Set(verses.filter(isAlike).map(({ verse }) => verse));
    const others = verses
      .filter(({ verse }) => !isReferred(verse) && !alike.has(verse))
      .map(({ verse, fields }) => ({
        target: { kind: "verse" as const, ...placeOf(verse) },
        fields,
      }));
    const twice = [...known].filter((ordinal) => all.has(ordinal - 1)).length;
    const hits = [...referred, ...others].slice(0, MAX_SEARCH_RESULTS);
    const has = (verse: number): boolean =>
      isReferred(verse) || (all.has(verse) && !alike.has(verse));
    return { hits, total: referred.length + all.count - twice - alike.size, words, has };
  }

  function resultOf({ target, fields }: Hit, query: string, words: WordsByField): SearchResult {
    const { kind, number, surah, verse } = target;
    const at = ordinalOfVerse(surah, verse) - 1;
    return {
      kind,
      ...(number !== undefined && { number }),
      surahNumber: surah,
      verseNumber: verse,
      surahName: texts.surahs[surah - 1]?.englishName ?? "",
      day: kind === "day" ? (number ?? 1) : (days[at] ?? 1),
      texts: kind === "verse" ? textsOf(at, fields, { query, words }) : [],
      ...(kind === "verse" && remarksOf(`${surah}:${verse}`)),
    };
  }

  const remarksOf = (verse: string) =>
    byField((language) => {
      const { remark } = LANGUAGE_FACTS[language].fields;
      const found = texts[`${remark}s`]?.[verse];
      return found ? { remark: found } : {};
    });

  function textsOf(verse: number, found: readonly FoundIn[], asked: Asked): FoundText[] {
    const unmarked = SHOWN.map((field) => ({ field, text: texts[field][verse] ?? "", marks: [] }));
    if (found.length === 0) return unmarked;
    const least = (found[0]?.score ?? 0) * 0.6;
    const fields = found.filter(({ score }) => score >= least);
    const shown = [
      ...new Set(fields.map(({ field }) => (field === "sound" ? "transliteration" : field))),
    ];
    const marked = shown.map((field) => markedText(field, verse, asked));
    const isLatin = shown.includes("transliteration") && !shown.includes("arabic");
    return isLatin
      ? [...marked, ...unmarked.filter(({ field }) => !shown.includes(field))]
      : marked;
  }

  function markedText(field: SearchField, verse: number, { query, words }: Asked): FoundText {
    const indexed = indexedText(field, verse);
    const { text } = indexed;
    const sound = field === "transliteration" ? markSound(indexed, index.sound, query) : [];
    const marks = sound.length > 0 ? sound : markWords(indexed, words.get(field) ?? []);
    if (field !== "tafseer") return { field, text, marks };
    const excerpt = excerptOf({ text, marks }, MAX_COMMENTARY);
    const { tafseerEdition: edition } = texts;
    return { field, text: excerpt.text, marks: [...excerpt.marks], ...(edition && { edition }) };
  }

  function indexedText(field: SearchField, verse: number): IndexedText {
    const at = field === "tafseer" ? (commentaryOf.get(verse) ?? -1) : verse;
    const text = field === "tafseer" ? texts.tafseer[at]?.text : texts[field][at];
    return { index: index.words[field], at, text: text ?? "" };
  }

  return {
    find: (typed, { limit, offset = 0, facets }) => {
      const query = plain(typed.slice(0, MAX_QUERY_LENGTH)).trim();
      if (!HAS_LETTER_OR_DIGIT.test(query)) return NOTHING;
      const { hits, total, words, has, noSuch } = findHits(query);
      const part = hits.slice(offset, offset + limit);
      const results = part.map((hit) => resultOf(hit, query, words));
      return {
        total,
        listed: hits.length,
        results,
        ...(noSuch && { noSuch }),
        ...(facets && { bySurah: countBySurah(places.filter((_, at) => has(at))) }),
      };
    },
  };
}

function countBySurah(verses: readonly { readonly surah: number }[]): [number, number][] {
  const counts = new Map<number, number>();
  for (const { surah } of verses) counts.set(surah, (counts.get(surah) ?? 0) + 1);
  return [...counts];
}

/** Whether the text in a word's script has it. */
function wordTest({ words }: TextIndex): (word: string) => boolean {
  const of = { arabic: words.arabic, bengali: words.bengaliTranslation, latin: words.translation };
  return (word) => {
    const index = of[scriptOf(word)];
    return hasKey(index, index.keys.ofQuery(word));
  };
}

/** The day of the plan that reads each verse, by ordinal from 0. */
function daysOfVerses(): Uint16Array {
  const days = new Uint16Array(VERSES);
  for (let day = 1; day <= PLAN_DAYS; day += 1) {
    const { from, to } = spanOfDay(day);
    days.fill(day, from - 1, to);
  }
  return days;
}

interface Asked {
  readonly query: string;
  readonly words: WordsByField;
}

/**
 * Without what is not seen, and with the letters of copied ligatures; 2:72 has a thin space inside a word, and a
 * long vowel of Bengali pronunciation a `~`.
 */
const plain = (typed: string): string =>
  typed
    .replaceAll(
      /\p{Default_Ignorable_Code_Point}|(?<=[\u0600-\u06FF])\u2009(?=[\u0600-\u06FF])|(?<=[\u0980-\u09FF])~/gu,
      "",
    )
    .normalize("NFKC");

const isTooShort = (query: string): boolean => (query.match(/[\p{L}\p{N}]/gu) ?? []).length < 2;
