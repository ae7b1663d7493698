import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { SearchKind } from "@daily-quran/domain/search/search";
import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import { isPart, PART_KINDS, type PartKind } from "@daily-quran/quran/parts";
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

export const isSurah = (number: number): boolean => isPart("surah", number);

/** Where a part of the Quran begins; nothing for a number that no such part has. */
export const part =
  (kind: PartKind) =>
  (number: number): Target[] =>
    isPart(kind, number)
      ? [{ kind, number, ...verseOfOrdinal(spanOfPart(kind, number).from) }]
      : [];

/** The surah with a number; none for a number that no surah has. */
export const surah = part("surah");

/** A ruku by its number among those of a surah; nothing where the surah has fewer. */
export function rukuOfSurah(number: number, ruku: number): Target[] {
  const { from, to } = spanOfPart("surah", number);
  const first = partOfOrdinal("ruku", from);
  return ruku >= 1 && first + ruku - 1 <= partOfOrdinal("ruku", to)
    ? part("ruku")(first + ruku - 1)
    : [];
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

/** What the numbers of a range lead to each, at most the first 50; of a range that falls, its two ends. */
export function inRange(of: (number: number) => Target[], first: number, last: number): Target[] {
  if (last < first) return [...of(first), ...of(last)];
  const count = Math.min(last - first + 1, MAX_TARGETS);
  return Array.from({ length: count }, (_, index) => first + index).flatMap(of);
}

/** What a number leads to beside a word such as `juz` or `page`; undefined without such a word. */
export function partOf(roles: ReadonlySet<Role>): ((number: number) => Target[]) | undefined {
  // `rub al-hizb 5` is a rub.
  const kind = PART_KINDS.findLast((each) => each !== "surah" && roles.has(each));
  if (kind) return part(kind);
  if (roles.has("day")) return day;
  return roles.has("surah") ? surah : undefined;
}
