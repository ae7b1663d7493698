import type { Juz, ListedSurah, MushafPage } from "@daily-quran/domain/passage";
import {
  juzOfOrdinal,
  JUZS,
  pageOfOrdinal,
  PAGES,
  spanOfJuz,
  spanOfPage,
  spanOfSurah,
} from "@daily-quran/quran/mushaf-parts";
import { SurahFacts } from "@daily-quran/quran-text/surah-facts";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
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

/** The 114 surahs in order. */
export function listSurahs(content: Content): ListedSurah[] {
  const facts = z.array(SurahFacts).parse(parseDocument(content.surahs));
  return facts.map((surah) => {
    const span = spanOfSurah(surah.number);
    const [firstJuz, lastJuz] = [juzOfOrdinal(span.from), juzOfOrdinal(span.to)];
    return { ...surah, ...daysOf(span), firstJuz, lastJuz, ...pagesOf(span) };
  });
}

/** The 30 juz in order. */
export function listJuzs(): Juz[] {
  return numbersTo(JUZS).map((juz) => {
    const span = spanOfJuz(juz);
    return { juz, ...endsOf(span), ...daysOf(span), ...pagesOf(span) };
  });
}

/** The 604 pages of the Madani mushaf in order. */
export function listPages(): MushafPage[] {
  return numbersTo(PAGES).map((page) => {
    const span = spanOfPage(page);
    return { page, ...endsOf(span), juz: juzOfOrdinal(span.from), day: daysOf(span).firstDay };
  });
}

/** A list as a document, made at first use. */
export function listDocument(
  content: Content,
  list: (content: Content) => readonly unknown[],
): ReadyDocument | Promise<ReadyDocument> {
  return content.derived(list.name, (source) =>
    prepareDocument(JSON.stringify(list(source)), JSON_TYPE),
  );
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

function endsOf({ from, to }: VerseSpan) {
  const [first, last] = [placeOf(from), placeOf(to)];
  return { first, last, verseCount: to - from + 1 };
}

function placeOf(ordinal: number) {
  const { surah, verse } = verseOfOrdinal(ordinal);
  return { surahNumber: surah, verseNumber: verse };
}

function dayAt(ordinal: number): number {
  const { surah, verse } = verseOfOrdinal(ordinal);
  return dayOfVerse(surah, verse);
}

function daysOf({ from, to }: VerseSpan) {
  return { firstDay: dayAt(from), lastDay: dayAt(to) };
}

function pagesOf({ from, to }: VerseSpan) {
  return { firstPage: pageOfOrdinal(from), lastPage: pageOfOrdinal(to) };
}
