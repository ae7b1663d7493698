import type { Hizb, Juz, ListedSurah, MushafPage, Rub, Ruku } from "@daily-quran/domain/passage";
import { partOfOrdinal, rukuWithinSurah, spanOfPart } from "@daily-quran/quran/borders";
import { numbersOf, type PartKind } from "@daily-quran/quran/parts";
import { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { dayOfOrdinal } from "@daily-quran/reading-schedule/plan";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { VerseSpan } from "@daily-quran/quran/verse-spans";
import { z } from "zod";
import type { Content } from "../../content/content.ts";
import {
  JSON_TYPE,
  parseDocument,
  prepareDocument,
  type ReadyDocument,
} from "../../content/ready-document.ts";

function listSurahs(content: Content): ListedSurah[] {
  const facts = z.array(SurahFacts).parse(parseDocument(content.surahs));
  return facts.map((surah) => {
    const span = spanOfPart("surah", surah.number);
    const [firstJuz, lastJuz] = [partOfOrdinal("juz", span.from), partOfOrdinal("juz", span.to)];
    return { ...surah, ...daysOf(span), firstJuz, lastJuz, ...pagesOf(span) };
  });
}

function placed(kind: PartKind, number: number) {
  const span = spanOfPart(kind, number);
  return { ...endsOf(span), ...daysOf(span), ...pagesOf(span) };
}

function pageOf(page: number): MushafPage {
  const span = spanOfPart("page", page);
  const juz = partOfOrdinal("juz", span.from);
  return { page, ...endsOf(span), juz, day: daysOf(span).firstDay };
}

/** The parts of each kind in order. */
export const PART_LISTS = {
  surah: listSurahs,
  juz: (): Juz[] => numbersOf("juz").map((juz) => ({ juz, ...placed("juz", juz) })),
  hizb: (): Hizb[] => numbersOf("hizb").map((hizb) => ({ hizb, ...placed("hizb", hizb) })),
  rub: (): Rub[] => numbersOf("rub").map((rub) => ({ rub, ...placed("rub", rub) })),
  ruku: (): Ruku[] =>
    numbersOf("ruku").map((ruku) => ({
      ruku,
      rukuOfSurah: rukuWithinSurah(ruku),
      ...placed("ruku", ruku),
    })),
  page: (): MushafPage[] => numbersOf("page").map(pageOf),
} satisfies Record<PartKind, (content: Content) => readonly object[]>;

/** The list of a kind of part as a document, made at first use. */
export function listDocument(
  content: Content,
  kind: PartKind,
): ReadyDocument | Promise<ReadyDocument> {
  return content.derived(`list of ${kind}`, (source) =>
    prepareDocument(JSON.stringify(PART_LISTS[kind](source)), JSON_TYPE),
  );
}

function endsOf({ from, to }: VerseSpan) {
  const [first, last] = [placeOf(from), placeOf(to)];
  return { first, last, verseCount: to - from + 1 };
}

/** A verse by its ordinal, as responses name it. */
export function placeOf(ordinal: number) {
  const { surah, verse } = verseOfOrdinal(ordinal);
  return { surahNumber: surah, verseNumber: verse };
}

function daysOf({ from, to }: VerseSpan) {
  return { firstDay: dayOfOrdinal(from), lastDay: dayOfOrdinal(to) };
}

function pagesOf({ from, to }: VerseSpan) {
  return { firstPage: partOfOrdinal("page", from), lastPage: partOfOrdinal("page", to) };
}
