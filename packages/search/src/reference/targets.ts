import { PLAN_DAYS } from "@daily-quran/domain/plan-limits";
import type { SearchKind } from "@daily-quran/domain/search";
import { JUZ_STARTS } from "@daily-quran/quran/mushaf-parts";
import { PAGE_STARTS } from "@daily-quran/quran/page-starts.generated";
import { rangesOfDay } from "@daily-quran/reading-schedule/plan";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { Role } from "./query-tokens.ts";

/** What a reference leads to; `number` is that of the surah, juz, page or day. */
export interface Target {
  readonly kind: SearchKind;
  readonly number?: number;
  readonly surah: number;
  readonly verse: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Most targets of one range. */
export const MAX_TARGETS = 50;

export const isSurah = (number: number): boolean => number >= 1 && number <= 114;

/** The surah with a number; none for a number that no surah has. */
export function surah(number: number): Target[] {
  return isSurah(number) ? [{ kind: "surah", number, surah: number, verse: 1 }] : [];
}

/** The verses of a surah that there are within a range, at most the first 50. */
export function verses(number: number, range: Range): Target[] {
  if (!isSurah(number) || range.from < 1) return [];
  const last = Math.min(range.to, surahVerseCount(number), range.from + MAX_TARGETS - 1);
  const count = Math.max(0, last - range.from + 1);
  return Array.from({ length: count }, (_, index) => ({
    kind: "verse",
    surah: number,
    verse: range.from + index,
  }));
}

/** The verses of a range of ordinals, at most the first 50. */
export function versesByOrdinal({ from, to }: Range): Target[] {
  const count = Math.min(to - from + 1, MAX_TARGETS);
  return Array.from({ length: count }, (_, index) => ({
    kind: "verse",
    ...verseOfOrdinal(from + index),
  }));
}

/** Where a day of the plan begins. */
export function day(number: number): Target[] {
  if (number < 1 || number > PLAN_DAYS) return [];
  const [first] = rangesOfDay(number);
  return first ? [{ kind: "day", number, surah: first.surah, verse: first.from }] : [];
}

/** Where a juz begins. */
export const juz = (number: number): Target[] => startOf("juz", number, JUZ_STARTS);

/** Where a page of the mushaf begins. */
export const page = (number: number): Target[] => startOf("page", number, PAGE_STARTS);

/** What the numbers of a range lead to each, at most the first 50; of a range that falls, its two ends. */
export function inRange(of: (number: number) => Target[], first: number, last: number): Target[] {
  if (last < first) return [...of(first), ...of(last)];
  const count = Math.min(last - first + 1, MAX_TARGETS);
  return Array.from({ length: count }, (_, index) => first + index).flatMap(of);
}

/** What a number leads to beside a word such as `juz` or `page`; undefined without such a word. */
export function partOf(roles: ReadonlySet<Role>): ((number: number) => Target[]) | undefined {
  if (roles.has("juz")) return juz;
  if (roles.has("page")) return page;
  if (roles.has("day")) return day;
  return roles.has("surah") ? surah : undefined;
}

function startOf(kind: SearchKind, number: number, starts: readonly number[]): Target[] {
  const start = starts[number - 1];
  return start === undefined ? [] : [{ kind, number, ...verseOfOrdinal(start) }];
}
